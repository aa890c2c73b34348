"""Sharing the game on the screen: as a link that is copied or sent, as a QR code that follows, as a file."""

import asyncio

import pytest

from stroganov_web.draw.art.svg import escape
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.screens.dialogs import Dialogs
from stroganov_web.screens.screen import Item
from stroganov_web.screens.sharing import Sharing
from stroganov_web.storage.links import file_name, link_to, position_link_to, short_link_to
from stroganov_web.ui.dialogs.share import Shared, share_dialog
from tests.web.unit.fakes import FakeFiles, FakePage, FakePreferences, in_event_loop
from tests.web.unit.table_player import SOLO, session_at

NOW = 1_800_000_000_000
CODE = "101 010 101"


class Shares:
    """A game on the screen and the share dialog."""

    def __init__(self, text: Text, session: Session | None) -> None:
        self.page, self.files, self.session = FakePage(), FakeFiles(), session
        self.preferences = FakePreferences(text)
        self.dialogs = Dialogs(self.page, self.preferences)
        self.passed_on: list[Session] = []
        self.sharing = Sharing(
            self.files,
            self.preferences,
            self.dialogs,
            self.page.focus,
            lambda: self.session,
            self.passed_on.append,
            lambda: NOW,
            asyncio.ensure_future,
        )

    def do(self, command: str) -> None:
        self.sharing.commands()[command](Item())

    async def made(self) -> None:
        """The QR code is ready, and everything else is done."""
        self.files.ready.set()
        for _ in range(5):
            await asyncio.sleep(0)


@pytest.fixture
def session(text: Text) -> Session:
    return session_at(SOLO, 9, text)


def page_of(shares: Shares) -> str:
    return shares.files.page()


@pytest.mark.parametrize("command", ["share", "share_whole", "share_position"])
@in_event_loop
async def test_the_link_is_offered_at_once_and_its_code_follows(
    command: str, session: Session, text: Text
) -> None:
    shares = Shares(text, session)
    shares.do(command)
    whole = command != "share_position"
    link = link_to(session, page_of(shares)) if whole else position_link_to(session, page_of(shares))
    assert shares.page.dialog == share_dialog(Shared(session, link, whole, can_send=True), text)
    await shares.made()
    assert shares.page.dialog == share_dialog(Shared(session, link, whole, CODE, can_send=True), text)
    assert shares.files.coded == [short_link_to(session, page_of(shares)) if whole else link]


@in_event_loop
async def test_a_code_that_comes_too_late_belongs_to_nothing(session: Session, text: Text) -> None:
    shares = Shares(text, session)
    shares.do("share")
    await asyncio.sleep(0)
    late, shares.files.ready = shares.files.ready, asyncio.Event()
    shares.do("share_position")
    await shares.made()
    late.set()
    await shares.made()
    link = position_link_to(session, page_of(shares))
    assert shares.page.dialog == share_dialog(Shared(session, link, False, CODE, can_send=True), text)


@pytest.mark.parametrize("other", [False, True])
@in_event_loop
async def test_a_dialog_that_was_closed_meanwhile_stays_closed(
    other: bool, session: Session, text: Text
) -> None:
    shares = Shares(text, session)
    shares.do("share")
    shares.dialogs.close()
    shares.dialogs.closed()
    if other:
        shares.dialogs.refuse("no")
    shown = shares.page.dialog
    await shares.made()
    shares.do("copy_link")
    await shares.made()
    assert shares.page.dialog == shown and bool(shown) == other


@in_event_loop
async def test_the_link_is_copied_and_that_is_said(session: Session, text: Text) -> None:
    shares = Shares(text, session)
    shares.do("share")
    shares.do("copy_link")
    await shares.made()
    assert shares.files.copied == [link_to(session, page_of(shares))]
    assert escape(text("saves.share.copied")) in shares.page.dialog and shares.passed_on == [session]


@in_event_loop
async def test_where_the_browser_does_not_copy_it_is_done_by_hand(session: Session, text: Text) -> None:
    shares = Shares(text, session)
    shares.files.copies = False
    shares.do("share")
    shares.do("copy_link")
    await shares.made()
    assert escape(text("saves.share.by_hand")) in shares.page.dialog
    assert shares.page.focus.selected == ["dialog .share input"]


@in_event_loop
async def test_what_is_copied_too_late_is_not_said_of_another_game(session: Session, text: Text) -> None:
    shares = Shares(text, session)
    shares.do("share")
    shares.do("copy_link")
    await asyncio.sleep(0)
    shares.session = session_at(SOLO, 3, text)
    shares.do("share")
    await shares.made()
    assert shares.files.copied and escape(text("saves.share.copied")) not in shares.page.dialog


@in_event_loop
async def test_the_link_is_sent(session: Session, text: Text) -> None:
    shares = Shares(text, session)
    shares.do("share")
    shares.do("send_link")
    assert shares.files.sent == [(text("table.title"), link_to(session, page_of(shares)))]
    assert shares.passed_on == [session]
    await shares.made()


@in_event_loop
async def test_a_position_is_passed_on_to_nobody(session: Session, text: Text) -> None:
    shares = Shares(text, session)
    shares.do("share_position")
    shares.do("send_link")
    shares.do("copy_link")
    await shares.made()
    assert not shares.passed_on and shares.files.sent and shares.files.copied


def test_the_game_goes_into_a_file(session: Session, text: Text) -> None:
    shares = Shares(text, session)
    shares.dialogs.refuse("the menu is open")
    shares.do("to_file")
    assert shares.files.saved == {file_name(session.people, NOW): session.to_text()}
    assert not shares.page.dialog


@in_event_loop
async def test_without_a_game_there_is_nothing_to_share(text: Text) -> None:
    shares = Shares(text, None)
    for command in shares.sharing.commands():
        shares.do(command)
    await shares.made()
    assert not shares.page.dialog and not shares.files.saved and not shares.files.sent
    assert not shares.files.copied
