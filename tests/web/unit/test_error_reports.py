"""An error of the program becomes a dialog with a report, and the game goes on."""

import asyncio

from stroganov_web.draw.art.svg import escape
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.screens.dialogs import Dialogs
from stroganov_web.screens.error_reports import ErrorReports
from tests.web.unit.fakes import FakeFiles, FakePage, FakePreferences, in_event_loop
from tests.web.unit.table_player import SOLO, session_at


class Reported:
    """A page on which something goes wrong."""

    def __init__(self, text: Text, session: Session | None = None) -> None:
        self.page, self.files, self.logged = FakePage(), FakeFiles(), list[str]()
        self.saved = True
        self.errors = ErrorReports(
            Dialogs(self.page, FakePreferences(text)),
            lambda: session,
            lambda: self.saved,
            self.files.copy,
            self.logged.append,
            "a browser",
        )


def fails(event: object) -> None:
    raise ZeroDivisionError(f"at {event}")


def test_an_error_of_a_handler_is_shown_and_logged(text: Text) -> None:
    reported = Reported(text, session_at(SOLO, 3, text))
    reported.errors.guarded(fails)("a click")
    assert "ZeroDivisionError: at a click" in reported.page.dialog and "a browser" in reported.page.dialog
    assert SOLO in reported.page.dialog.replace("&amp;", "&")
    assert "ZeroDivisionError" in reported.logged[0] and len(reported.logged) == 1


def test_whether_the_game_is_saved_is_told_as_it_is(text: Text) -> None:
    reported = Reported(text, session_at(SOLO, 3, text))
    for reported.saved, key in ((True, "errors.says.playing"), (False, "errors.says.unsaved")):
        reported.errors.show("Something odd")
        assert escape(text(key)) in reported.page.dialog, key


def test_a_handler_without_an_error_is_just_called(text: Text) -> None:
    reported, events = Reported(text), list[object]()
    reported.errors.guarded(events.append)("a click")
    assert events == ["a click"] and not reported.page.dialog and not reported.logged


@in_event_loop
async def test_an_error_of_what_takes_time_is_shown(text: Text) -> None:
    async def work() -> None:
        await asyncio.sleep(0)
        fails("last")

    reported = Reported(text)
    await reported.errors.later(work())
    assert "ZeroDivisionError: at last" in reported.page.dialog


@in_event_loop
async def test_the_report_is_copied(text: Text) -> None:
    reported = Reported(text)
    await reported.errors.copy()
    assert not reported.files.copied  # there is none yet
    reported.errors.show("Something odd")
    before = reported.page.dialog
    reported.files.copies = False
    await reported.errors.copy()
    assert reported.page.dialog == before
    reported.files.copies = True
    await reported.errors.copy()
    assert escape(text("errors.copied")) in reported.page.dialog
    assert reported.files.copied[0].startswith("Something odd")
