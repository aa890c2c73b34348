"""The games of this browser at the page: which one an address means, opening it, telling what went wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from stroganov import SaveError
from stroganov_web.games import delete_dialog, games_list
from stroganov_web.keeper import Keeper, Store
from stroganov_web.session import Session

if TYPE_CHECKING:
    from stroganov_web.app import App

REPLAY = "#replay="  # a game to look at: its name, then perhaps @ and a number of answers
PLAY = "#play"  # the last game; `#play=name` is a certain one


class Desk:
    """Opens games for the app and keeps the one on its table."""

    def __init__(self, app: App, store: Store, dated: Callable[[int, str], str]) -> None:
        self.app = app
        self.keeper = Keeper(store, self.on_trouble, self.on_overtaken)
        self.going_on: asyncio.Future[None] | None = None  # what takes its time
        self._dated = dated
        self.watched = ""  # the name of the game that is only looked at
        self.actions: dict[str, Callable[[str], None]] = {
            "continue": lambda name: app.go(f"{PLAY}={name}"),
            "open": lambda name: app.go(f"{PLAY}={name}"),
            "delete": self.ask_to_delete,
            "delete_now": lambda name: self._later(self.delete(name)),
        }

    def games_list(self) -> str:
        """The kept games on the start page."""
        return games_list(self.keeper.games.values(), self.dated, self.app.text)

    def dated(self, moment: int) -> str:
        """A moment in the words of the page."""
        return self._dated(moment, self.app.text.lang)

    def address(self) -> str:
        """Where the game on the table is found again."""
        return f"{PLAY}={self.keeper.name}"

    def begin(self, session: Session) -> None:
        """Sit down to a game that is new here."""
        self.keeper.get_up()
        self._sit_down(self.keeper.add(session), session)

    def _sit_down(self, name: str, session: Session) -> None:
        self.app.begin(session, self.keeper.keep)
        self.keeper.sit_down(name, session)
        self.app.replace_address(self.address())

    def resume(self, fragment: str) -> None:
        """Go on with the game of an address, unless it is on the table already."""
        name = fragment.removeprefix(PLAY).removeprefix("=")
        if not (self.app.play and name in ("", self.keeper.name)):
            self._later(self.open(name))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin something that takes its time."""

        async def guarded() -> None:
            try:
                await work
            except Exception as error:
                self.app.show_error(error)

        self.going_on = asyncio.ensure_future(guarded())

    def look_at(self, fragment: str) -> None:
        """Show the game of an address without playing it."""
        name, _, number = fragment.removeprefix(REPLAY).partition("@")
        at = int(number) if number.isdecimal() and number.isascii() else 0
        self._later(self._look_at(name, at))

    async def _look_at(self, name: str, number: int) -> None:
        self.keeper.get_up()
        await self.keeper.settled()
        session = await self._read(name)
        if session:
            self.watched = name
            self.app.look_at(session, number)
        else:
            self.app.go("#", replace=True)

    def replay_address(self, item: Any) -> str:
        """Where the game of an item, else the one on the table, is looked at from its beginning."""
        return f"{REPLAY}{item.getAttribute('data-game') or self.keeper.name}"

    def back(self) -> str:
        """Where to go when one has looked enough."""
        return f"{PLAY}={self.watched}" if self.watched else "#"

    async def open(self, name: str) -> None:
        """Open a kept game, or the last one; what cannot be opened is told on the start page."""
        self.keeper.get_up()
        await self.keeper.settled()
        await self.keeper.look()
        last = self.keeper.last
        name = name or (last.name if last else "")
        session = await self._read(name)
        if session:
            self._sit_down(name, session)
        else:
            self.app.go("#", replace=True)

    async def _read(self, name: str) -> Session | None:
        """The newest sound copy of a game."""
        wrong = ""
        for kept in await self.keeper.copies(name):
            try:
                return Session.from_text(kept, self.app.text)
            except SaveError as error:
                wrong = wrong or str(error)
        if wrong:
            self.app.screens.problem = self.app.text("prompt.damaged", reason=wrong)
        return None

    def ask_to_delete(self, name: str) -> None:
        """Ask before a game is deleted."""
        entry = self.keeper.games.get(name)
        if entry:
            self.app.show(lambda text, settings: delete_dialog(entry, self.dated, text))

    async def delete(self, name: str) -> None:
        """Delete a game for good."""
        await self.keeper.remove(name)
        self.app.page.close_dialog()
        self.app.repaint_screen()

    def on_trouble(self, trouble: str) -> None:
        """The browser does not keep the game, or does again."""

    def on_overtaken(self, name: str) -> None:
        """A newer copy of a game turned up in the archive: this one may not go on."""
