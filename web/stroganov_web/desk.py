"""The games of this browser at the page: which one an address means, opening it, telling what went wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from stroganov import SaveError
from stroganov_web.model.session import Session
from stroganov_web.storage.autosave import Autosave
from stroganov_web.storage.links import refusal
from stroganov_web.storage.store import Store
from stroganov_web.ui.dialogs.delete_game import delete_dialog
from stroganov_web.ui.dialogs.message import message_dialog
from stroganov_web.ui.dialogs.other_tab import elsewhere_dialog, outdated_dialog, overtaken_dialog
from stroganov_web.ui.notice_bar import notice_bar
from stroganov_web.ui.pages.game_list import games_list

if TYPE_CHECKING:
    from stroganov_web.app import App

REPLAY = "#replay="  # a game to look at: its name, then perhaps @ and a number of answers
PLAY = "#play"  # the last game; `#play=name` is a certain one


class Desk:
    """Opens games for the app and keeps the one on its table."""

    def __init__(self, app: App, store: Store, dated: Callable[[int, str], str]) -> None:
        self.app, self.store, self._dated = app, store, dated
        self.keeper = Autosave(store, self.on_trouble, self.on_overtaken, app.guard.later)
        self.going_on: asyncio.Future[None] | None = None  # what takes its time
        self.trouble = ""  # the key of what the bar says, as long as it is so
        self.notice = ""  # the key of what it says otherwise
        self.passes_on = False  # it says that somebody decides who plays elsewhere
        self.watched = ""  # the name of the game that is only looked at
        self._wanted = ""  # the name of the game that is being opened
        self._errand = 0  # grows with everything that is asked for: what is older comes too late
        self.actions: dict[str, Callable[[str], None]] = {
            "continue": lambda name: app.go(f"{PLAY}={name}"),
            "open": lambda name: app.go(f"{PLAY}={name}"),
            "delete": self.ask_to_delete,
            "delete_now": lambda name: self.later(self.delete(name)),
            "take_over": lambda name: self.later(self.take_over(name)),
            "put_away": lambda name: self.put_away(),
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
        self.going_on = self.app.guard.later(work)

    # Opening

    def begin(self, session: Session) -> None:
        """Sit down to a game that is new here."""
        self.app.leave()
        name = self.keeper.add(session)
        self.sit_down(name, session)
        self.later(self._hold(name))

    def branch(self, session: Session) -> None:
        """Play on from a position that is looked at; a step back in the browser leads there again."""
        if self.watched:
            self.app.set_address(f"{REPLAY}{self.watched}@{len(session.game.answers)}")
        self.app.set_address(PLAY, replace=False)
        self.begin(session)

    async def _hold(self, name: str) -> None:
        await self.store.hold(name, False)

    def sit_down(self, name: str, session: Session) -> None:
        """Put a kept game on the table."""
        self.app.begin(session, self.keep)
        self.keeper.attach(name, session)
        self.app.set_address(f"{PLAY}={name}")
        if session.game.older_rules:
            self.tell("saves.older_rules")

    def keep(self) -> None:
        """The game on the table has changed; whoever plays elsewhere has to get it when it is their turn."""
        self.keeper.save_soon()
        if self.app.session and self.app.session.local_seats:
            self.store.after_paint(self._mention_others)

    def resume(self, fragment: str) -> None:
        """Go on with the game of an address, unless it is on the table already."""
        name = fragment.removeprefix(PLAY).removeprefix("=")
        on_the_way = self.keeper.name or self._wanted
        if not (on_the_way and name in ("", on_the_way)):
            self.later(self.open(name))

    def turn_away(self) -> None:
        """Something else is shown: what is still being opened comes too late."""
        self._wanted, self._errand = "", self._errand + 1
        self._mention_others()

    def look_at(self, fragment: str) -> None:
        """Show the game of an address without playing it."""
        name, _, number = fragment.removeprefix(REPLAY).partition("@")
        at = int(number) if number.isdecimal() and number.isascii() and len(number) < 10 else 0
        self.later(self._look_at(name, at))

    async def _look_at(self, name: str, number: int) -> None:
        self.app.leave()
        errand = self._errand
        await self.keeper.settled()
        session = await self._read(name)
        if errand != self._errand:
            return
        if session:
            self.watched = name
            self.app.look_at(session, number)
        else:
            self.app.go("#", replace=True)

    def look_again_at(self, item: Any) -> None:
        """Look at the game of an item, else the one on the table, from its beginning."""
        name = item.getAttribute("data-game") or self.keeper.name
        if name:
            self.app.go(f"{REPLAY}{name}")
        elif self.app.play:  # it is only visited
            self.watched = ""
            self.app.look_at(self.app.play.session, 0)

    def back(self) -> None:
        """Go where one was when one has looked enough."""
        if self.watched or not self.app.passing.visitor:
            self.app.go(f"{PLAY}={self.watched}")
        else:
            self.app.visit(self.app.passing.visitor)

    async def open(self, name: str) -> None:
        """Open a kept game, or the last one; what cannot be opened is told on the start page."""
        self.app.leave()
        self._wanted, errand = name, self._errand
        await self.keeper.settled()
        looked = asyncio.ensure_future(self.keeper.refresh())
        if not name:
            await looked
            name = self._wanted = self.keeper.last.name if self.keeper.last else ""
        held = not name or await self.store.hold(name, False)
        await looked
        session = await self._read(name) if held else None
        if errand != self._errand:
            self._give_back(name)
        elif session:
            self.sit_down(name, session)
        else:
            self.store.let_go(name)
            self.app.go("#", replace=True)
            if not held:
                self.app.show(lambda text, settings: elsewhere_dialog(name, text))

    def _give_back(self, name: str) -> None:
        """A game was opened too late: others may have it, unless it is wanted here again."""
        if name not in (self._wanted, self.keeper.name):
            self.store.let_go(name)

    async def _read(self, name: str) -> Session | None:
        """The newest sound copy of a game; what is wrong with it is for the start page to tell."""
        wrong: SaveError | None = None
        copies = await self.keeper.copies(name)
        for kept in copies:
            try:
                return Session.from_text(kept, self.app.text)
            except SaveError as error:
                wrong = wrong or error
        if wrong:
            self.app.screens.problem = refusal(wrong, self.app.text)
        elif name and not self.keeper.trouble:
            self.app.screens.problem = self.app.text("saves.unknown")
        return None

    # The list

    def ask_to_delete(self, name: str) -> None:
        """Ask before a game is deleted."""
        entry = self.keeper.games.get(name)
        if entry:
            self.app.show(lambda text, settings: delete_dialog(entry, self.dated, text))

    async def delete(self, name: str) -> None:
        """Delete a game for good."""
        gone = await self.keeper.remove(name)
        self.app.page.close_dialog()
        if gone:
            self.app.page.remove(name, self.app.repaint_screen)
        else:
            self.app.show(
                lambda text, _: message_dialog(text("saves.delete"), text("saves.delete.failed"), text)
            )

    async def look_again(self) -> None:
        """Other tabs may have played meanwhile: show the games as they are now."""
        await self.keeper.refresh()
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
        if name == self.keeper.name:
            self.app.go("#", replace=True)
            self.app.show(lambda text, settings: outdated_dialog(name, text))

    def on_trouble(self, trouble: str) -> None:
        """The browser does not keep the game, or does again."""
        self.trouble = f"saves.trouble.{trouble}" if trouble else ""
        self.show_notice()

    def tell(self, key: str) -> None:
        """Say something in a quiet bar over the page, unless there is a trouble to be told."""
        self.notice = key
        self.show_notice()
        if key:
            self.app.page.add(self.app.text(key))

    def _mention_others(self) -> None:
        """Say that it is the turn of somebody who plays elsewhere, if it is."""
        session, mentioned = self.app.session, self.passes_on
        self.passes_on = bool(self.keeper.name and session and session.remote_person)
        if self.passes_on != mentioned:
            self.show_notice()
            self.app.page.add(self._said()[0] if self.passes_on else "")

    def passed_on(self) -> None:
        """Whoever plays elsewhere gets the game: no need to say that it is their turn."""
        self.passes_on = False
        self.keeper.save_soon()
        self.show_notice()

    def put_away(self) -> None:
        """Take away what the bar says."""
        if self.trouble:
            self.trouble = ""
        elif self.notice:
            self.notice = ""
        else:
            self.passes_on = False
        self.show_notice()

    def show_notice(self) -> None:
        """Paint the bar."""
        text, (said, way) = self.app.text, self._said()
        shown = notice_bar(said, text, way, text(f"saves.{way}") if way else "") if said else ""
        self.app.page.paint({"notice": shown})
        self.app.appearance.make_room()

    def _said(self) -> tuple[str, str]:
        """What the bar says, and the command that helps."""
        session, text = self.app.session, self.app.text
        if self.trouble:
            return text(self.trouble), "to_file" if session else ""
        if self.notice:
            return text(self.notice), ""
        if self.passes_on and session and session.remote_person:
            return text("saves.pass_on", name=session.remote_person.name), "share"
        return "", ""
