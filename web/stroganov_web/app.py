"""The edge to the browser: boot, the address, the screens, events, and what the browser keeps.

For tests and tools the page has `window.stroganov`: `position()` is the fingerprint of the position, `save()`
the kept text of the session, `options()` the legal answers as JSON; each is empty without a game.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable
from typing import Any

from pyodide.ffi import create_proxy, to_js
from pyscript import document, window

from stroganov import SaveError
from stroganov_web import storage
from stroganov_web.dialogs import error_dialog
from stroganov_web.hands import Hands
from stroganov_web.page import Page
from stroganov_web.play import Play, sprites
from stroganov_web.screens import Screens
from stroganov_web.session import Session
from stroganov_web.settings import Settings
from stroganov_web.spec import Spec, SpecError
from stroganov_web.text import Text, preferred
from stroganov_web.view import names

PLAY, NEW = "#play", "#new?"
SEASON = "summer"  # of the screens beside the table
SEEDS = 1_000_000  # so many that are easy to say


class App:
    """What is on now: the language, and the game if one is on the table."""

    def __init__(self) -> None:
        self.text = Text(preferred(window.navigator.languages))
        self.page = Page(document, window.patch)
        self.screens = Screens(self.text)
        self.play: Play | None = None

    def boot(self) -> None:
        """Show what the address asks for, and listen."""
        document.documentElement.lang = self.text.lang
        self.page.name(names(self.text))
        self.page.mark(theme="dark" if window.matchMedia("(prefers-color-scheme: dark)").matches else "light")
        self._listen()
        self._expose()
        self._guarded(lambda event: self.route())(None)
        window.performance.mark("board-drawn")
        self.page.mark(ready="true")
        window.performance.mark("ready")

    def _listen(self) -> None:
        for name, handler in Hands(self).handlers.items():
            document.addEventListener(name, create_proxy(self._guarded(handler)))
        redraw, follow = (
            self._guarded(lambda event: self._redraw()),
            self._guarded(lambda event: self._follow()),
        )
        window.addEventListener("hashchange", create_proxy(self._guarded(lambda event: self.route())))
        window.addEventListener("resize", create_proxy(redraw))
        self.page.element("board").addEventListener("scroll", create_proxy(follow))

    def _guarded(self, handler: Callable[[Any], None]) -> Callable[[Any], None]:
        """An error of ours becomes a dialog with a way on; the console has the details."""

        def guarded(event: Any) -> None:
            try:
                handler(event)
            except Exception as error:
                self.show_error(error)

        return guarded

    def show_error(self, error: Exception) -> None:
        """Tell plainly what happened and offer ways on."""
        window.console.error("".join(traceback.format_exception(error)))
        undo = bool(self.play and self.play.session.can_undo)
        self.page.show_dialog(error_dialog(f"{type(error).__name__}: {error}", undo, self.text))

    def _expose(self) -> None:
        def asked(of: Callable[[Session], str]) -> Any:
            return create_proxy(lambda: of(self.play.session) if self.play else "")

        window.stroganov = to_js(
            {
                "position": asked(lambda session: session.game.state.position_hash()),
                "save": asked(lambda session: session.to_text()),
                "options": asked(lambda session: json.dumps(session.game.options())),
            },
            dict_converter=window.Object.fromEntries,
        )

    # The address

    def route(self) -> None:
        """Go where the fragment of the address says."""
        fragment = window.location.hash
        if fragment.startswith(NEW):
            self._start_from(fragment)
        elif fragment == PLAY:
            self._continue()
        else:
            self._show_screen("new" if fragment == "#new" else "start")

    def go(self, fragment: str, replace: bool = False) -> None:
        """Change the address and go there."""
        change = window.history.replaceState if replace else window.history.pushState
        change(None, "", fragment)
        self.route()

    def _start_from(self, fragment: str) -> None:
        try:
            self.begin(Session(Spec.from_fragment(fragment, fresh_seed()), self.text))
        except SpecError as error:
            self.screens.problem = self.text(error.key, detail=error.detail)
            self.go("#", replace=True)
            return
        window.history.replaceState(None, "", PLAY)

    def _continue(self) -> None:
        session = self.play.session if self.play else self._kept()
        if session:
            self.begin(session)
        else:
            self.go("#", replace=True)

    def _kept(self) -> Session | None:
        """The game kept in this browser; a damaged one is forgotten and told."""
        kept = storage.kept()
        if not kept:
            return None
        try:
            return Session.from_text(kept, self.text)
        except SaveError as error:
            self.screens.problem = self.text("prompt.damaged", reason=str(error))
            storage.forget()
            return None

    def begin(self, session: Session) -> None:
        """Sit down at a table."""
        self.leave()
        settings = Settings.from_text(storage.kept_settings())
        self.play = Play(session, self.page, self.text, window_size, storage.keep, self.show_error, settings)
        self.play.begin()

    def leave(self) -> None:
        """Get up from the table."""
        if self.play:
            self.play.leave()
        self.play = None

    def _show_screen(self, name: str) -> None:
        self.leave()
        self.page.paint({"sprites": sprites(SEASON), "screen": self.screens.markup(name, self._kept())})
        self.page.show(name)
        self.page.mark(season=SEASON)

    def _redraw(self) -> None:
        if self.play:
            self.play.draw()

    def _follow(self) -> None:
        if self.play and self.play.layout.phone:
            self.play.follow()

    # Commands

    def act(self, action: str, item: Any = None) -> None:
        """Carry out a command of the page; those of the table need one."""
        around: dict[str, Callable[[], None]] = {
            "dismiss": self._dismiss,
            "reload": lambda: window.location.reload(),
            "menu": lambda: self.go("#"),
            "start": lambda: self.go("#"),
            "new_game": lambda: self.go("#new"),
            "continue": lambda: self.go(PLAY),
            "quick": lambda: self.go(item.getAttribute("data-game")),
        }
        if action in around:
            around[action]()
        elif self.play:
            self._at_table(self.play).get(action, lambda: None)()

    def _at_table(self, play: Play) -> dict[str, Callable[[], None]]:
        spec = play.session.spec
        return {
            "close": play.close,
            "cancel": play.close,
            "confirm": play.confirm,
            "undo": lambda: self._dismiss(play.undo),
            "redo": play.redo,
            "end": play.end,
            "final_table": lambda: play.see(table=True),
            "result": lambda: play.see(table=False),
            "next": play.pace.next,
            "skip": play.pace.skip,
            "recap": play.show_recap,
            "dismiss_recap": play.dismiss_recap,
            "play_again_same": lambda: self.go(spec.fragment()),
            "play_again_new": lambda: self.go(spec.with_seed(fresh_seed()).fragment()),
        }

    def _dismiss(self, then: Callable[[], None] | None = None) -> None:
        """Close the dialog, then go on."""
        self.page.close_dialog()
        (then or self._redraw)()

    def on_submit(self, event: Any) -> None:
        """The new-game form is sent."""
        event.preventDefault()
        try:
            self.go(self.screens.spec(form_values(event.target), fresh_seed()).fragment())
        except SpecError:
            self._show_screen("new")


def fresh_seed() -> int:
    """A seed by chance."""
    return int(window.Math.random() * SEEDS)


def window_size() -> tuple[float, float]:
    """The size of the window in CSS pixels."""
    return window.innerWidth, window.innerHeight


def form_values(form: Any) -> dict[str, str]:
    """What a form holds."""
    values: dict[str, str] = window.Object.fromEntries(window.FormData.new(form)).to_py()
    return values


def main() -> None:
    """Bring the table up and tell the page that it can be played."""
    window.performance.mark("engine-imported")
    App().boot()
