"""The edge to the browser: boot, the address, the screens, events, and what the browser keeps."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from pyodide.ffi import create_once_callable, create_proxy
from pyscript import document, window

from stroganov_web.annals import HISTORY, Annals
from stroganov_web.appearance import Appearance
from stroganov_web.browser import device as browser
from stroganov_web.browser import local_storage as storage
from stroganov_web.browser.error_boundary import Guard
from stroganov_web.browser.events import Hands
from stroganov_web.browser.game_db import Archive
from stroganov_web.browser.page import Page
from stroganov_web.browser.sharing import BrowserWays
from stroganov_web.browser.test_hooks import expose
from stroganov_web.commands import Commands
from stroganov_web.desk import PLAY, REPLAY, Desk
from stroganov_web.draw.art.tokens import SEASON
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec, SpecError
from stroganov_web.passing import Passing
from stroganov_web.play import Play
from stroganov_web.screens.paint_queue import Painting, Step
from stroganov_web.screens.screens import Screens
from stroganov_web.screens.season_theme import wear
from stroganov_web.storage.links import LINK
from stroganov_web.storage.settings import Settings
from stroganov_web.text.titles import screen_title
from stroganov_web.trial import Trial
from stroganov_web.ui.appearance import language
from stroganov_web.ui.dialogs.menu import Dialog
from stroganov_web.ui.dialogs.message import cannot_open_dialog
from stroganov_web.ui.prerender import ahead
from stroganov_web.visit import Visit, Visitor
from stroganov_web.watch import Watch

NEW = "#new?"


class App:
    """What is on now: the settings, the language, and the game if one is on the table."""

    def __init__(self) -> None:
        self.settings = Settings.from_text(storage.kept_settings())
        self.text = Text(language(self.settings, browser.languages()))
        self.guard = Guard(self)
        self.page = Page(document, window.patch, window.motion, Painting(self._when_shown))
        self.screens = Screens(self.text)
        self.play: Play | None = None
        self.watch: Watch | None = None  # a game that is only looked at
        self.dialog: Dialog | None = None  # the one that is open
        self.address = ""  # the fragment of what is shown
        self.appearance = Appearance(self)
        self.desk = Desk(self, Archive(self.guard.guarded), browser.dated)
        self.passing = Passing(self, BrowserWays())
        self.annals = Annals(self, self.passing.ways)
        self.trial = Trial(self)
        self.commands = Commands(self)

    async def boot(self) -> None:
        """Listen, and show what the address asks for as soon as the browser has told which games it keeps."""
        self.appearance.look()
        self.appearance.introduce()
        self._listen()
        expose(self)
        await self.desk.keeper.open()
        self.guard.guarded(lambda event: self.route())(None)
        if self.desk.going_on:
            await self.desk.going_on
        self.passing.receive()
        window.performance.mark("board-drawn")
        self.guard.watch()
        self.page.mark(ready="true")
        window.performance.mark("ready")
        self._draw_ahead(deque(ahead()))

    def _listen(self) -> None:
        for name, handler in Hands(self).handlers.items():
            document.addEventListener(name, create_proxy(self.guard.guarded(handler)))
        redraw, follow, flush = (
            self.guard.guarded(lambda event: self._resize()),
            self.guard.guarded(lambda event: self._follow()),
            self.guard.guarded(lambda event: self.desk.keeper.flush()),
        )
        window.addEventListener("hashchange", create_proxy(self.guard.guarded(lambda event: self.route())))
        window.addEventListener("resize", create_proxy(redraw))
        window.addEventListener("pagehide", create_proxy(flush))
        document.addEventListener("visibilitychange", create_proxy(self.guard.guarded(self._on_visible)))
        window.addEventListener("beforeunload", create_proxy(self.guard.guarded(self._on_unload)))
        self.page.element("board").addEventListener("scroll", create_proxy(follow))
        closed = self.guard.guarded(lambda event: self._dialog_closed())
        self.page.element("dialog").addEventListener("close", create_proxy(closed))
        browser.on_wishes(self.guard.guarded(lambda event: self.appearance.look()))

    def show_refusal(self, told: str) -> None:
        """Tell why a game from outside cannot be opened; nothing else changes."""
        self.show(lambda text, settings: cannot_open_dialog(told, text))

    def refuse(self, told: str) -> None:
        """An address leads nowhere: what is on the table stays, else the start page tells."""
        if self.session:
            self.set_address(self.address)
            self.show_refusal(told)
        else:
            self.screens.problem = told
            self.go("#", replace=True)

    def show(self, dialog: Dialog) -> None:
        """Open a dialog, in place of the one that is open."""
        self.dialog = dialog
        self.page.show_dialog(dialog(self.text, self.settings))

    @property
    def session(self) -> Session | None:
        """The game on the table, as far as it is shown."""
        return self.play.session if self.play else self.watch.shown if self.watch else None

    def _on_visible(self, event: Any) -> None:
        if document.hidden:
            self.desk.keeper.flush()
        elif self.page.screen == "start":
            self.desk.later(self.desk.look_again())

    def _on_unload(self, event: Any) -> None:
        self.desk.keeper.flush()
        if self.desk.keeper.only_in_memory:
            event.preventDefault()  # the browser asks whether to leave a game that it does not keep

    def _when_shown(self, call: Step) -> None:
        window.whenShown(create_once_callable(self.guard.guarded(lambda event: call())))

    def _draw_ahead(self, steps: deque[Step]) -> None:
        """Take a step whenever the browser has nothing to do."""

        def take(event: Any) -> None:
            steps.popleft()()
            self._draw_ahead(steps)

        if steps:
            window.whenIdle(create_once_callable(self.guard.guarded(take)))

    # The address

    def repaint_screen(self) -> None:
        """Paint the screen beside the table again, with what is in its form; a table stays."""
        if self.play or self.watch:
            return
        form = document.querySelector("form.new-game")
        if form:
            self.screens.values = browser.form_values(form)
        self._paint_screen(self.page.screen)

    def route(self) -> None:
        """Go where the fragment of the address says."""
        self.page.close_dialog()
        fragment = window.location.hash
        if fragment.startswith(NEW):
            self._start_from(fragment)
        elif fragment.startswith(PLAY):
            self.desk.resume(fragment)
        elif fragment.startswith(REPLAY):
            self.desk.look_at(fragment)
        elif fragment.startswith(LINK):
            self.passing.follow(fragment)
        else:
            self._show_screen({"#new": "new", HISTORY: "history"}.get(fragment, "start"))
        self.address = window.location.hash  # where it led

    def go(self, fragment: str, replace: bool = False) -> None:
        """Change the address and go there."""
        self.set_address(fragment, replace)
        self.route()

    def set_address(self, fragment: str, replace: bool = True) -> None:
        """Change the address and stay; unless it replaces the former one, that is a step back."""
        change = window.history.replaceState if replace else window.history.pushState
        change(None, "", fragment)
        self.address = fragment

    def _start_from(self, fragment: str) -> None:
        try:
            self.desk.begin(Session(Spec.from_fragment(fragment, browser.fresh_seed()), self.text))
        except SpecError as error:
            self.refuse(self.text(error.key, detail=error.detail))

    def begin(self, session: Session, keep: Callable[[], None]) -> None:
        """Sit down at a table; `keep` is called after every change."""
        self.leave()
        self.lay(session, keep)

    def lay(self, session: Session, keep: Callable[[], None]) -> None:
        """Put a session on the empty table."""
        self.play = Play(
            session, self.page, self.text, self.appearance.window, keep, self.guard.tell, self.settings
        )
        self.play.begin()

    def look_at(self, session: Session, number: int) -> None:
        """Show a game without playing it."""
        self.leave()
        self.watch = Watch(
            session,
            number,
            self.page,
            self.text,
            self.appearance.window,
            self.desk.branch,
            self.guard.later,
        )
        self.watch.draw()

    def visit(self, visitor: Visitor) -> None:
        """Look at a game from outside."""
        self.leave()
        self.play = Visit(
            visitor,
            self.page,
            self.text,
            self.appearance.window,
            lambda: None,
            self.guard.tell,
            self.settings,
        )
        self.play.begin()

    def leave(self) -> None:
        """Get up from the table."""
        self.clear()
        self.trial.end()
        self.desk.keeper.detach()
        self.desk.turn_away()

    def clear(self) -> None:
        """Take what is on the table away."""
        if self.watch:
            self.watch.leave()
        if self.play:
            self.play.leave()
        self.watch = self.play = None

    def _show_screen(self, name: str) -> None:
        self.leave()
        self._paint_screen(name)

    def _paint_screen(self, name: str) -> None:
        screen = (
            self.annals.page() if name == "history" else self.screens.markup(name, self.desk.games_list())
        )
        wear(self.page, SEASON)
        self.page.paint({"screen": screen})
        self.page.title(screen_title(name, self.text))
        self.page.show(name)

    def _resize(self) -> None:
        self.appearance.look()
        self.redraw()

    def redraw(self) -> None:
        """Paint the table again, if there is one."""
        if on := self.play or self.watch:
            on.draw()

    def _follow(self) -> None:
        if self.play and self.play.layout.phone:
            self.play.follow()

    # Events

    def act(self, action: str, item: Any = None) -> None:
        """Carry out a command of the page."""
        self.commands.act(action, item)

    def _dialog_closed(self) -> None:
        self.dialog = None
        self.page.after_dialog()

    def on_submit(self, event: Any) -> None:
        """The new-game form is sent."""
        event.preventDefault()
        try:
            self.go(self.screens.spec(browser.form_values(event.target), browser.fresh_seed()).fragment())
        except SpecError:
            self._show_screen("new")


async def main() -> None:
    """Bring the table up and tell the page that it can be played."""
    window.performance.mark("engine-imported")
    await App().boot()
