"""Games from links and files: what they are to one's own, and what is done with them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from stroganov import SaveError
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.screens.dialogs import Dialogs
from stroganov_web.screens.ports import FileAndLinkPort, Later, Preferences
from stroganov_web.screens.router import Router
from stroganov_web.screens.saved_games import PLAY, SavedGames
from stroganov_web.screens.screen import Command, Screen
from stroganov_web.storage.export import is_export
from stroganov_web.storage.links import (
    CLOSEST_FIRST,
    LINK,
    open_session,
    refusal,
    relation,
    relation_from_position,
    same_setup,
    start_and_answers,
    text_in_fragment,
)
from stroganov_web.ui.foreign_game_bar import ForeignGame


class ForeignTables(Protocol):
    """Makes the screen of a game from outside."""

    def foreign(self, game: ForeignGame, choices: dict[str, Command]) -> Screen:
        """A screen with what can be done with the game."""


class IncomingGames:
    """Opens links and files; a file of many games goes to `restore`."""

    def __init__(
        self,
        files: FileAndLinkPort,
        games: SavedGames,
        tables: ForeignTables,
        router: Router,
        preferences: Preferences,
        dialogs: Dialogs,
        restore: Callable[[str], Awaitable[None]],
        later: Later,
    ) -> None:
        self._files, self._games, self._tables, self._router = files, games, tables, router
        self._preferences, self._dialogs, self._restore, self._later = preferences, dialogs, restore, later
        self._request = 0  # grows with every link and screen: what was asked for before comes too late
        files.on_drop(self.on_file)
        router.on_leave.append(self._abandon)
        router.add({}, {LINK: self.follow})

    def receive(self) -> None:
        """Take the file that the game was started with, if there is one."""
        self._files.on_launch(self.on_file)

    @property
    def _text(self) -> Text:
        return self._preferences.text

    def follow(self, fragment: str) -> None:
        """Show the game in an address; one that cannot be opened changes nothing."""
        try:
            session = open_session(text_in_fragment(fragment), self._text)
        except SaveError as error:
            self._router.refuse(refusal(error, self._text))
        else:
            self._abandon()
            self._later(self._show_link(session, self._request))

    def _abandon(self) -> None:
        self._request += 1

    async def _show_link(self, session: Session, request: int) -> None:
        game = await self._compared(session, "link")
        if request == self._request:
            self._show(game)

    def on_file(self, text: str) -> None:
        """Show the game in a file."""
        self._later(self._open_file(text))

    async def _open_file(self, text: str) -> None:
        if is_export(text):
            await self._restore(text)
            return
        try:
            await self.show(open_session(text, self._text), "file")
        except SaveError as error:
            self._dialogs.refuse(refusal(error, self._text))

    async def show(self, session: Session, source: str) -> None:
        """Show a game from outside, and its relation to one's own."""
        self._show(await self._compared(session, source))

    def _show(self, game: ForeignGame) -> None:
        self._router.show(self._tables.foreign(game, self._choices(game)))

    async def _compared(self, session: Session, source: str) -> ForeignGame:
        return ForeignGame(session, source, *await self._relation(session))

    async def _relation(self, session: Session) -> tuple[str, str]:
        """How a game is related to the closest of one's own, and the name of that one."""
        autosave = self._games.autosave
        await autosave.settled()
        start, theirs = start_and_answers(session.to_text(position=False))
        found: dict[str, str] = {}
        for entry in same_setup(autosave.games.values(), session):
            copies = await autosave.copies(entry.name)
            begun, mine = start_and_answers(copies[0]) if copies else (None, [])
            if begun == start:
                found.setdefault(relation(theirs, mine), entry.name)
            elif start and copies:
                found.setdefault(self._relation_from_position(session, copies[0]), entry.name)
        return next(((kind, found[kind]) for kind in CLOSEST_FIRST if kind in found), ("", ""))

    def _relation_from_position(self, theirs: Session, saved: str) -> str:
        """The relation of a game that begins with a position to one that came by it; otherwise none."""
        try:
            mine = Session.from_text(saved, self._text)
        except SaveError:
            return ""
        return relation_from_position(theirs.game, mine.game)

    # What can be done

    def _choices(self, game: ForeignGame) -> dict[str, Command]:
        return {
            "play_on": lambda _: self._games.begin(_as_own(game.session)),
            "go_on_newer": lambda _: self._later(self._go_on(game)),
            "open_mine": lambda _: self._router.go(f"{PLAY}={game.mine}"),
        }

    async def _go_on(self, game: ForeignGame) -> None:
        """Bring one's own game up to the foreign one, which begins with all of it."""
        if await self._games.store.hold(game.mine, False):
            self._games.play(game.mine, _as_own(game.session))
            self._games.autosave.save()
        else:
            await self._games.open(game.mine)  # tells that it is open in another tab


def _as_own(session: Session) -> Session:
    """A foreign game as one's own: whoever decides plays here, the others elsewhere."""
    session.local_seats = frozenset()
    if not session.over and not session.bot_acts:
        session.set_local_seat(session.game.seat)
    return session
