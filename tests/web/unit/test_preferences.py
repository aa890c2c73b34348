"""Settings carried out: looks, language, zoom, and the room that bars leave."""

import pytest

from stroganov_web.i18n import Text
from stroganov_web.screens import preferences
from stroganov_web.screens.preferences import PlayerPreferences
from stroganov_web.storage.settings import Settings
from stroganov_web.ui.appearance import DARK
from stroganov_web.ui.table_view import names
from tests.web.unit.catalogues import text_of
from tests.web.unit.fakes import FakeDevice, FakePage


@pytest.fixture(autouse=True)
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Texts come from the sources of the catalogues."""
    monkeypatch.setattr(preferences, "Text", text_of)


class Preferring:
    """A player's preferences; `changes` are those that the page was told of."""

    def __init__(self, device: FakeDevice | None = None) -> None:
        self.page, self.device, self.changes = FakePage(), device or FakeDevice(), list[bool]()
        self.preferences = PlayerPreferences(self.page, self.device, self.changes.append)
        self.preferences.apply()


def test_what_was_saved_is_in_force() -> None:
    preferring = Preferring(FakeDevice(Settings(theme="dark", language="fr").to_text()))
    assert preferring.page.marks["theme"] == "dark" and preferring.preferences.text.language == "fr"


def test_without_settings_the_device_decides() -> None:
    device = FakeDevice()
    device.preferred, device.wishes = ["xx", "de-AT", "en"], {DARK}
    preferring = Preferring(device)
    assert preferring.preferences.text.language == "de" and preferring.page.marks["theme"] == "dark"


def test_a_change_is_saved_and_followed_at_once() -> None:
    preferring = Preferring()
    preferring.preferences.change("palette", "contrast")
    assert Settings.from_text(preferring.device.saved).palette == "contrast"
    assert preferring.page.marks["palette"] == "contrast" and preferring.changes == [False]
    preferring.preferences.change("palette", "nonsense")
    assert preferring.preferences.settings.palette == "contrast"


def test_another_language_is_introduced() -> None:
    preferring = Preferring()
    preferring.preferences.introduce()
    english = dict(preferring.page.names)
    preferring.preferences.change("language", "de")
    german: Text = preferring.preferences.text
    assert german.language == "de" and preferring.device.language == "de" and preferring.changes == [True]
    assert preferring.page.names == names(german) != english
    assert preferring.page.painted["skip"] == german("access.skip")


def test_larger_text_is_a_larger_page() -> None:
    preferring = Preferring()
    preferring.preferences.change("size", "150")
    assert preferring.preferences.window() == (1280.0, 800.0, 1.5)
    assert preferring.page.sizes["font-size"] == "150.00%"


def test_the_browsers_own_text_size_counts() -> None:
    device = FakeDevice()
    device.usual = 1.25
    preferring = Preferring(device)
    assert preferring.preferences.window()[2] == 1.25 and preferring.page.sizes["font-size"] == "100.00%"


def test_a_window_that_is_too_small_is_not_magnified() -> None:
    device = FakeDevice(Settings(size="200").to_text())
    device.width, device.height = 330.0, 2000.0
    assert 1.0 < Preferring(device).preferences.window()[2] < 1.1


def test_bars_take_room_from_the_table() -> None:
    preferring = Preferring()
    preferring.preferences.make_room()
    assert preferring.changes == [] and preferring.preferences.window()[1] == 800.0
    preferring.page.paint({"notice": "Nothing is saved."})
    preferring.preferences.make_room()
    assert preferring.changes == [False] and preferring.preferences.window()[1] == 760.0
    assert preferring.page.sizes["--bars"] == "40px"
    preferring.page.paint({"notice": ""})
    preferring.preferences.apply()
    assert preferring.preferences.window()[1] == 800.0
