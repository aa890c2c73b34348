"""Pictures are drawn before they are needed, and then never again."""

import pytest

from stroganov_web.draw.art.sprite_sheet import SEASONAL
from stroganov_web.screens.prerender import prerender_steps
from stroganov_web.screens.season_theme import sprites
from stroganov_web.text.words import SEASONS


def too_late(season: str) -> str:
    raise AssertionError(f"{season} was not drawn ahead")


def test_every_season_is_drawn_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = prerender_steps()
    for step in steps:
        step()
    for name in SEASONAL:
        monkeypatch.setitem(SEASONAL, name, too_late)
    assert all(sprites(season) for season in SEASONS) and len(steps) > len(SEASONS)
