"""One dialog at a time, which can be said again in another language."""

from stroganov_web.i18n import Text
from stroganov_web.screens.dialogs import Dialogs
from stroganov_web.ui.dialogs.menu import menu_dialog
from stroganov_web.ui.dialogs.message import cannot_open_dialog, message_dialog
from stroganov_web.ui.dialogs.settings import settings_dialog
from tests.web.unit.catalogues import text_of
from tests.web.unit.fakes import FakePage, FakePreferences


def opened(text: Text) -> tuple[FakePage, FakePreferences, Dialogs]:
    page, preferences = FakePage(), FakePreferences(text)
    return page, preferences, Dialogs(page, preferences)


def test_a_dialog_takes_the_place_of_another(text: Text) -> None:
    page, preferences, dialogs = opened(text)
    dialogs.show(menu_dialog)
    dialogs.show(settings_dialog)
    assert page.dialog == settings_dialog(text, preferences.settings) and dialogs.open == settings_dialog


def test_it_is_said_again_in_another_language(text: Text) -> None:
    page, preferences, dialogs = opened(text)
    dialogs.show(menu_dialog)
    preferences.text = german = text_of("de")
    dialogs.refresh()
    assert page.dialog == menu_dialog(german, preferences.settings)


def test_a_closed_dialog_is_not_said_again(text: Text) -> None:
    page, _, dialogs = opened(text)
    dialogs.show(menu_dialog)
    dialogs.close()
    assert not page.dialog and not dialogs.open  # at once: the browser tells a little later
    page.dialog = "something else"
    dialogs.refresh()
    assert page.dialog == "something else"


def test_the_browser_closes_a_dialog(text: Text) -> None:
    page, _, dialogs = opened(text)
    dialogs.show(menu_dialog)
    page.dialog = ""  # by Escape
    dialogs.closed()
    assert not dialogs.open


def test_a_sentence_and_a_refusal(text: Text) -> None:
    page, _, dialogs = opened(text)
    dialogs.say("saves.delete", "saves.delete.failed")
    assert page.dialog == message_dialog(text("saves.delete"), text("saves.delete.failed"), text)
    dialogs.refuse("It is odd.")
    assert page.dialog == cannot_open_dialog("It is odd.", text)
