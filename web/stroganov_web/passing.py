"""Passing games on and getting them: links, files, and what is done with a game that came from outside."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from stroganov import SaveError
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.storage.export import is_export
from stroganov_web.storage.links import (
    CLOSEST_FIRST,
    file_name,
    link_to,
    open_session,
    position_link_to,
    refusal,
    relation,
    relation_from_position,
    same_setup,
    short_link_to,
    start_and_answers,
    text_in_fragment,
)
from stroganov_web.storage.settings import Settings
from stroganov_web.ui.dialogs.share import Shared, share_dialog
from stroganov_web.visit import Visitor

if TYPE_CHECKING:
    from stroganov_web.app import App


class Ways(Protocol):
    """The browser's ways out and in."""

    def page(self) -> str:
        """The address of the page without its fragment."""

    def download(self, name: str, text: str) -> None:
        """Save a text as a file."""

    def choose(self, then: Callable[[str], None]) -> None:
        """Let the player choose a file."""

    def on_drop(self, then: Callable[[str], None]) -> None:
        """Have `then` called with the text of a file dropped on the page."""

    def on_launch(self, then: Callable[[str], None]) -> None:
        """Have `then` called with the text of a file that the system starts the game with."""

    def can_send(self) -> bool:
        """Whether other programs can be handed a link."""

    def send(self, title: str, link: str) -> None:
        """Hand a link to another program."""

    def copy(self, link: str) -> Awaitable[bool]:
        """Copy a link; tells whether that was possible."""

    def code(self, link: str) -> Awaitable[str]:
        """The rows of a QR code; nothing if the link is too long."""


class Passing:
    """Games on their way out and in."""

    def __init__(self, app: App, ways: Ways) -> None:
        self.app, self.ways, self.desk = app, ways, app.desk
        self.visitor: Visitor | None = None
        self.shared: Shared | None = None
        later = self.desk.later
        self.actions: dict[str, Callable[[str], None]] = {
            "to_file": lambda name: self.to_file(),
            "from_file": lambda name: ways.choose(self.on_file),
            "share": lambda name: self.share(),
            "share_whole": lambda name: self.share(),
            "share_position": lambda name: self.share(whole=False),
            "copy_link": lambda name: later(self.copy()),
            "send_link": lambda name: self.send(),
            "play_on": lambda name: self.play_on(),
            "go_on_newer": lambda name: later(self.go_on_newer()),
            "open_mine": lambda name: self.open_mine(),
        }
        ways.on_drop(self.on_file)

    def receive(self) -> None:
        """Take the file that the game was started with, now that the page shows what its address says."""
        self.ways.on_launch(self.on_file)

    # Out

    def to_file(self) -> None:
        """Save the game on the table to a file, or the one that is looked at, up to there."""
        session = self._session()
        if session:
            name = file_name(session.people, self.desk.store.now())
            self.ways.download(name, session.to_text())
            self.app.page.close_dialog()

    def _session(self) -> Session | None:
        """The game on the table, or the one that is looked at, up to there."""
        if self.app.watch:
            return self.app.watch.shown
        return self.app.play.session if self.app.play else None

    def share(self, whole: bool = True) -> None:
        """Offer the game as a link: the whole of it, or its position alone; its code follows."""
        session = self._session()
        if not session:
            return
        page = self.ways.page()
        link, short = link_to(session, page), short_link_to(session, page)
        if not whole:
            link = short = position_link_to(session, page)
        self.shared = Shared(session, link, whole, can_send=self.ways.can_send())
        self.app.show(self._dialog)
        self.desk.later(self._add_code(self.shared, short))

    async def _add_code(self, shared: Shared, link: str) -> None:
        code = await self.ways.code(link)
        if self.shared is shared:
            self._change(replace(shared, code=code))

    def _dialog(self, text: Text, settings: Settings) -> str:
        return share_dialog(self.shared, text) if self.shared else ""

    def _change(self, shared: Shared) -> None:
        """Say the dialog anew, unless it was closed meanwhile."""
        self.shared = shared
        if self.app.dialog == self._dialog:
            self.app.page.change_dialog(share_dialog(shared, self.app.text))

    async def copy(self) -> None:
        """Copy the link and say so, or select it so that it can be copied by hand."""
        shared = self.shared
        if not shared:
            return
        self._sits_here(shared)
        copied = await self.ways.copy(shared.link)
        if self.shared and self.shared.session is shared.session:
            self._change(replace(self.shared, told="copied" if copied else "by_hand"))
            if not copied:
                self.app.page.select("dialog .share input")

    def send(self) -> None:
        """Hand the link to another program."""
        if self.shared:
            self._sits_here(self.shared)
            self.ways.send(self.app.text("table.title"), self.shared.link)

    def _sits_here(self, shared: Shared) -> None:
        """Whoever passes a game on when it is somebody else's turn plays here, and that one elsewhere."""
        session, watcher = shared.session, shared.session.viewer
        on_table = self.app.play and self.app.play.session is session and self.desk.keeper.name
        if on_table and shared.whole and not session.bot_acts and session.game.seat != watcher:
            session.set_local_seat(watcher)
            self.desk.passed_on()

    # In

    def follow(self, fragment: str) -> None:
        """Visit the game in the fragment of an address; one that cannot be opened changes nothing."""
        try:
            session = open_session(text_in_fragment(fragment), self.app.text)
        except SaveError as error:
            self.app.refuse(refusal(error, self.app.text))
        else:
            self.desk.later(self.visit(session, "link"))

    def on_file(self, kept: str) -> None:
        """Visit the game in a file."""
        self.desk.later(self._open_file(kept))

    async def _open_file(self, kept: str) -> None:
        if is_export(kept):
            await self.app.annals.bring(kept)
            return
        try:
            await self.visit(open_session(kept, self.app.text), "file")
        except SaveError as error:
            self.app.show_refusal(refusal(error, self.app.text))

    async def visit(self, session: Session, source: str) -> None:
        """Show a game from outside, and what it is to one's own."""
        self.visitor = Visitor(session, source, *await self._kinship(session))
        self.app.visit(self.visitor)

    async def _kinship(self, session: Session) -> tuple[str, str]:
        """What a game is to the nearest of one's own, and that one's name."""
        keeper = self.desk.keeper
        keeper.flush()
        await keeper.settled()
        start, theirs = start_and_answers(session.to_text(position=False))
        found: dict[str, str] = {}
        for entry in same_setup(keeper.games.values(), session):
            copies = await keeper.copies(entry.name)
            begun, mine = start_and_answers(copies[0]) if copies else (None, [])
            if begun == start:
                found.setdefault(relation(theirs, mine), entry.name)
            elif start and copies:
                found.setdefault(self._since(session, copies[0]), entry.name)
        return next(((kind, found[kind]) for kind in CLOSEST_FIRST if kind in found), ("", ""))

    def _since(self, theirs: Session, kept: str) -> str:
        """What a game that begins with a position is to one that came by it; more than that is not known."""
        try:
            mine = Session.from_text(kept, self.app.text)
        except SaveError:
            return ""
        return relation_from_position(theirs.game, mine.game)

    def play_on(self) -> None:
        """Make the visited game one's own; it replaces none."""
        if self.visitor:
            self.desk.begin(self._mine())

    def _mine(self) -> Session:
        """The visited game as one's own: whoever gets it to decide plays here, the others elsewhere."""
        assert self.visitor
        session = self.visitor.session
        session.local_seats = frozenset()
        if not session.over and not session.bot_acts:
            session.set_local_seat(session.game.seat)
        return session

    async def go_on_newer(self) -> None:
        """Bring one's own game up to the visited one, which begins with all that one has."""
        if not self.visitor:
            return
        name = self.visitor.mine
        if await self.desk.store.hold(name, False):
            self.desk.sit_down(name, self._mine())
            self.desk.keep()
        else:
            await self.desk.open(name)  # tells that it is open in another tab

    def open_mine(self) -> None:
        """Go on with one's own copy."""
        if self.visitor:
            self.desk.actions["open"](self.visitor.mine)
