"""The games of this browser at the page: which one an address means, opening it, telling what went wrong."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from stroganov import SaveError
from stroganov_web.keeper import Keeper, Store
from stroganov_web.session import Session

if TYPE_CHECKING:
    from stroganov_web.app import App

PLAY = "#play"  # the last game; `#play=name` is a certain one


class Desk:
    """Opens games for the app and keeps the one on its table."""

    def __init__(self, app: App, store: Store) -> None:
        self.app = app
        self.keeper = Keeper(store, self.on_trouble, self.on_overtaken)
        self.opening: asyncio.Future[None] | None = None

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
            self.opening = asyncio.ensure_future(self._guarded_open(name))

    async def _guarded_open(self, name: str) -> None:
        try:
            await self.open(name)
        except Exception as error:
            self.app.show_error(error)

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

    def on_trouble(self, trouble: str) -> None:
        """The browser does not keep the game, or does again."""

    def on_overtaken(self, name: str) -> None:
        """A newer copy of a game turned up in the archive: this one may not go on."""
