"""Settings: one value each, and nothing damaged gets in."""

import dataclasses

import pytest

from stroganov_web.storage.settings import CHOICES, Settings


def test_every_setting_has_its_values_and_a_default_among_them() -> None:
    defaults = dataclasses.asdict(Settings())
    assert defaults.keys() == CHOICES.keys()
    assert all(value in CHOICES[name] for name, value in defaults.items())


def test_settings_come_back_as_they_were_kept() -> None:
    liked = Settings().with_("language", "pl").with_("size", "150").with_("speed", "step")
    assert Settings.from_text(liked.to_text()) == liked != Settings()


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "7", "null", '{"theme": "pink"}', '{"theme": 3}', '{"x": "y"}']
)
def test_damaged_settings_are_the_defaults(text: str) -> None:
    assert Settings.from_text(text) == Settings()


def test_an_unknown_value_changes_nothing() -> None:
    assert Settings().with_("theme", "pink") == Settings().with_("nonsense", "on") == Settings()
