"""The games of this browser at the page: which one an address means, opening it, telling what went wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from stroganov import SaveError
from stroganov_web.games import delete_dialog, games_list
from stroganov_web.keeper import Keeper, Store
from stroganov_web.notices import bar, elsewhere_dialog, overtaken_dialog
from stroganov_web.session import Session
from stroganov_web.sharing import refusal

if TYPE_CHECKING:
    from stroganov_web.app import App

REPLAY = "#replay="  # a game to look at: its name, then perhaps @ and a number of answers
PLAY = "#play"  # the last game; `#play=name` is a certain one


class Desk:
    """Opens games for the app and keeps the one on its table."""

    def __init__(self, app: App, store: Store, dated: Callable[[int, str], str]) -> None:
        self.app, self.store, self._dated = app, store, dated
        self.keeper = Keeper(store, self.on_trouble, self.on_overtaken)
        self.going_on: asyncio.Future[None] | None = None  # what takes its time
        self.notice = ""  # the key of what the bar says
        self.watched = ""  # the name of the game that is only looked at
        self.actions: dict[str, Callable[[str], None]] = {
            "continue": lambda name: app.go(f"{PLAY}={name}"),
            "open": lambda name: app.go(f"{PLAY}={name}"),
            "delete": self.ask_to_delete,
            "delete_now": lambda name: self.later(self.delete(name)),
            "take_over": lambda name: self.later(self.take_over(name)),
            "put_away": lambda name: self.tell(""),
        }
        store.on_asked(self.on_asked)

    def games_list(self) -> str:
        """The kept games on the start page."""
        return games_list(self.keeper.games.values(), self.dated, self.app.text)

    def dated(self, moment: int) -> str:
        """A moment in the words of the page."""
        return self._dated(moment, self.app.text.lang)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin something that takes its time."""

        async def guarded() -> None:
            try:
                await work
            except Exception as error:
                self.app.guard.tell(error)

        self.going_on = asyncio.ensure_future(guarded())

    # Opening

    def begin(self, session: Session) -> None:
        """Sit down to a game that is new here."""
        self.app.leave()
        name = self.keeper.add(session)
        self.sit_down(name, session)
        self.later(self._hold(name))

    def branch(self, session: Session) -> None:
        """Play on from a position that is looked at; a step back in the browser leads there again."""
        self.app.set_address(f"{REPLAY}{self.watched}@{len(session.game.answers)}")
        self.app.set_address(PLAY, replace=False)
        self.begin(session)

    async def _hold(self, name: str) -> None:
        await self.store.hold(name, False)

    def sit_down(self, name: str, session: Session) -> None:
        """Put a kept game on the table."""
        self.app.begin(session, self.keeper.keep)
        self.keeper.sit_down(name, session)
        self.app.set_address(f"{PLAY}={name}")
        if session.game.start:
            self.tell("saves.older_rules")

    def resume(self, fragment: str) -> None:
        """Go on with the game of an address, unless it is on the table already."""
        name = fragment.removeprefix(PLAY).removeprefix("=")
        if not (self.keeper.name and name in ("", self.keeper.name)):
            self.later(self.open(name))

    def look_at(self, fragment: str) -> None:
        """Show the game of an address without playing it."""
        name, _, number = fragment.removeprefix(REPLAY).partition("@")
        at = int(number) if number.isdecimal() and number.isascii() else 0
        self.later(self._look_at(name, at))

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
        self.app.leave()
        await self.keeper.settled()
        await self.keeper.look()
        last = self.keeper.last
        name = name or (last.name if last else "")
        if name and not await self.store.hold(name, False):
            self.app.go("#", replace=True)
            self.app.show(lambda text, settings: elsewhere_dialog(name, text))
            return
        session = await self._read(name)
        if session:
            self.sit_down(name, session)
        else:
            self.store.let_go(name)
            self.app.go("#", replace=True)

    async def _read(self, name: str) -> Session | None:
        """The newest sound copy of a game."""
        wrong: SaveError | None = None
        for kept in await self.keeper.copies(name):
            try:
                return Session.from_text(kept, self.app.text)
            except SaveError as error:
                wrong = wrong or error
        if wrong:
            self.app.screens.problem = refusal(wrong, self.app.text)
        return None

    # The list

    def ask_to_delete(self, name: str) -> None:
        """Ask before a game is deleted."""
        entry = self.keeper.games.get(name)
        if entry:
            self.app.show(lambda text, settings: delete_dialog(entry, self.dated, text))

    async def delete(self, name: str) -> None:
        """Delete a game for good."""
        await self.keeper.remove(name)
        self.app.page.close_dialog()
        self.app.page.remove(name, self.app.repaint_screen)

    async def look_again(self) -> None:
        """Other tabs may have played meanwhile: show the games as they are now."""
        await self.keeper.look()
        self.app.repaint_screen()

    # Other tabs, and troubles

    async def take_over(self, name: str) -> None:
        """Go on here with a game that is open in another tab."""
        self.app.page.close_dialog()
        await self.store.hold(name, True)
        self.app.go(f"{PLAY}={name}")

    def on_asked(self, name: str) -> None:
        """Another tab goes on with a game: leave it, everything is kept."""
        if name == self.keeper.name:
            self.app.go("#", replace=True)
            self.app.show(lambda text, settings: overtaken_dialog(name, text))

    def on_overtaken(self, name: str) -> None:
        """A newer copy of a game turned up in the archive: this one may not go on."""
        self.on_asked(name)

    def on_trouble(self, trouble: str) -> None:
        """The browser does not keep the game, or does again."""
        self.tell(f"saves.trouble.{trouble}" if trouble else "")

    def tell(self, key: str) -> None:
        """Say something in a quiet bar over the page; no key takes the bar away."""
        self.notice = key
        self.show_notice()

    def show_notice(self) -> None:
        """Paint the bar."""
        text = self.app.text
        trouble = self.notice.startswith("saves.trouble.")
        way = ("to_file", text("saves.to_file")) if trouble else ("", "")
        self.app.page.paint({"notice": bar(text(self.notice), text, *way) if self.notice else ""})
