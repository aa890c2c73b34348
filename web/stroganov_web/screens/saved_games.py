"""The games of this browser: which one an address means, opening it, and what other tabs do with it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from stroganov import SaveError
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec, SpecError
from stroganov_web.screens.dialogs import Dialogs
from stroganov_web.screens.ports import Later, Preferences
from stroganov_web.screens.router import START, Router
from stroganov_web.screens.screen import Commands, Item, Screen
from stroganov_web.storage.autosave import Autosave
from stroganov_web.storage.links import refusal
from stroganov_web.storage.store import Store
from stroganov_web.ui.dialogs.delete_game import delete_dialog
from stroganov_web.ui.dialogs.other_tab import elsewhere_dialog, outdated_dialog, overtaken_dialog

NEW = "#new?"  # a new game, as a `Spec` describes it
REPLAY = "#replay="  # a game to look at: its name, then perhaps @ and a number of answers
PLAY = "#play"  # the last game; `#play=name` is a certain one
_LONGEST_NUMBER = 9  # digits


class GamesPage(Protocol):
    """The list of games on the page."""

    def remove(self, game: str, repaint: Callable[[], None]) -> None:
        """Repaint a list without a game; the focus goes to the next one."""


class Tables(Protocol):
    """Puts games on the table."""

    def play(self, session: Session) -> None:
        """Play a session; the game is saved from now on."""

    def replay(self, session: Session, number: int, name: str) -> Screen:
        """A screen that shows a position of a session, which is saved under `name`, if it is."""


class SavedGames:
    """Opens saved games and new ones, by name."""

    def __init__(
        self,
        store: Store,
        autosave: Autosave,
        router: Router,
        dialogs: Dialogs,
        preferences: Preferences,
        page: GamesPage,
        fresh_seed: Callable[[], int],
        date: Callable[[int], str],
        later: Later,
    ) -> None:
        self.store, self.autosave, self._router, self._dialogs = store, autosave, router, dialogs
        self._preferences, self._page, self._fresh_seed = preferences, page, fresh_seed
        self._date, self._later = date, later
        self.tables: Tables | None = None
        self._wanted = ""  # the name of the game that is being opened
        self._request = 0  # grows with every request: what was asked for before comes too late
        store.on_asked(self.on_asked)
        router.on_leave += [autosave.detach, self._abandon]
        router.add({}, {NEW: self.start_new, PLAY: self.resume, REPLAY: self.look_at})

    def commands(self) -> Commands:
        """What lists and dialogs offer."""
        go = self._router.go
        return {
            "continue": lambda item: go(f"{PLAY}={_game(item)}"),
            "open": lambda item: go(f"{PLAY}={_game(item)}"),
            "quick": lambda item: go(_game(item)),
            "delete": lambda item: self.ask_to_delete(_game(item)),
            "delete_now": lambda item: self._later(self.delete(_game(item))),
            "take_over": lambda item: self._later(self.take_over(_game(item))),
        }

    @property
    def _text(self) -> Text:
        return self._preferences.text

    @property
    def _tables(self) -> Tables:
        assert self.tables
        return self.tables

    # Opening

    def start_new(self, fragment: str) -> None:
        """Start the new game that an address describes."""
        try:
            spec = Spec.from_fragment(fragment, self._fresh_seed())
        except SpecError as error:
            self._router.refuse(self._text(error.key, detail=error.detail))
        else:
            self.begin(Session(spec, self._text))

    def begin(self, session: Session) -> None:
        """Play a game that is new here."""
        self._router.leave()
        name = self.autosave.add(session)
        self.play(name, session)
        self._later(self._hold(name))

    async def _hold(self, name: str) -> None:
        await self.store.hold(name, False)

    def play(self, name: str, session: Session) -> None:
        """Put a saved game on the table."""
        self._router.leave()
        self.autosave.attach(name, session)
        self._router.set_address(f"{PLAY}={name}")
        self._tables.play(session)

    def resume(self, fragment: str) -> None:
        """Go on with the game of an address, unless it is on the table already."""
        name = fragment.removeprefix(PLAY).removeprefix("=")
        on_the_way = self.autosave.name or self._wanted
        if not (on_the_way and name in ("", on_the_way)):
            self._later(self._open(name, self._want(name)))

    async def open(self, name: str) -> None:
        """Open a saved game, or the last one; what cannot be opened is told on the start page."""
        await self._open(name, self._want(name))

    def _want(self, name: str) -> int:
        """Leave what is shown for a game, at once: whatever is asked for later counts more than this."""
        self._router.leave()
        self._wanted = name
        return self._request

    async def _open(self, name: str, request: int) -> None:
        await self.autosave.settled()
        refreshed = asyncio.ensure_future(self.autosave.refresh())
        if not name:
            await refreshed
            name = self.autosave.last.name if self.autosave.last else ""
            self._wanted = name if request == self._request else self._wanted
        held = not name or await self.store.hold(name, False)
        await refreshed
        session = await self._read(name, request) if held else None
        if request != self._request:
            self._give_back(name)
        elif session:
            self.play(name, session)
        else:
            self.store.let_go(name)
            self._router.go(START, replace=True)
            if not held:
                self._dialogs.show(lambda text, _: elsewhere_dialog(name, text))

    def _abandon(self) -> None:
        """Something else is shown: what is still being opened comes too late."""
        self._wanted, self._request = "", self._request + 1

    def _give_back(self, name: str) -> None:
        """A game was opened too late: other tabs may have it, unless it is wanted here again."""
        if name not in (self._wanted, self.autosave.name):
            self.store.let_go(name)

    async def _read(self, name: str, request: int) -> Session | None:
        """The newest sound copy of a game; the start page tells what is wrong with it, if that is in time."""
        wrong: SaveError | None = None
        for saved in await self.autosave.copies(name):
            try:
                return Session.from_text(saved, self._text)
            except SaveError as error:
                wrong = wrong or error
        if request != self._request:
            return None
        if wrong:
            self._router.problem = refusal(wrong, self._text)
        elif name and not self.autosave.trouble:
            self._router.problem = self._text("saves.unknown")
        return None

    # Looking

    def look_at(self, fragment: str) -> None:
        """Show the game of an address without playing it."""
        name, _, number = fragment.removeprefix(REPLAY).partition("@")
        is_number = number.isdecimal() and number.isascii() and len(number) <= _LONGEST_NUMBER
        self._router.leave()
        self._later(self._look_at(name, int(number) if is_number else 0, self._request))

    async def _look_at(self, name: str, number: int, request: int) -> None:
        await self.autosave.settled()
        session = await self._read(name, request)
        if request != self._request:
            return
        if session:
            self._router.show(self._tables.replay(session, number, name))
        else:
            self._router.go(START, replace=True)

    # The list

    def ask_to_delete(self, name: str) -> None:
        """Ask before a game is deleted."""
        entry = self.autosave.games.get(name)
        if entry:
            self._dialogs.show(lambda text, _: delete_dialog(entry, self._date, text))

    async def delete(self, name: str) -> None:
        """Delete a game for good."""
        gone = await self.autosave.remove(name)
        self._dialogs.close()
        if gone:
            self._page.remove(name, self._router.screen.saved_games_changed)
        else:
            self._dialogs.say("saves.delete", "saves.delete.failed")

    async def look_again(self) -> None:
        """Other tabs may have played meanwhile: show the games as they are now."""
        await self.autosave.refresh()
        self._router.screen.saved_games_changed()

    # Other tabs

    async def take_over(self, name: str) -> None:
        """Go on here with a game that is open in another tab."""
        self._dialogs.close()
        await self.store.hold(name, True)
        self._router.go(f"{PLAY}={name}")

    def on_asked(self, name: str) -> None:
        """Another tab goes on with a game: leave it, everything is saved."""
        if name == self.autosave.name:
            self._router.go(START, replace=True)
            self._dialogs.show(lambda text, _: overtaken_dialog(name, text))

    def on_overtaken(self, name: str) -> None:
        """A newer copy of a game turned up: this one may not go on."""
        if name == self.autosave.name:
            self._router.go(START, replace=True)
            self._dialogs.show(lambda text, _: outdated_dialog(name, text))


def _game(item: Item) -> str:
    """The game that a button is about: its name, or the address of a new one."""
    return item.data.get("game", "")
