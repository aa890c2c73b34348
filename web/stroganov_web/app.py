"""The loop of the front end: boot, clicks and keys, bots, keeping the game, and painting what changed.

For tests and tools the page has `window.stroganov`: `position()` is the fingerprint of the position, `save()`
the kept text of the session, `options()` the legal answers as JSON; each is empty without a game.
"""

from __future__ import annotations

import asyncio
import json
import traceback
from collections.abc import Callable
from typing import Any

from pyodide.ffi import create_proxy, to_js
from pyscript import document, window

from stroganov import SaveError
from stroganov.plain import frozen
from stroganov.state import Answer
from stroganov_web import art, storage
from stroganov_web.dialogs import error_dialog
from stroganov_web.layout import Layout
from stroganov_web.page import CHOICES, Page
from stroganov_web.preview import preview
from stroganov_web.prompt import WAYS_OUT
from stroganov_web.roving import ARROWS
from stroganov_web.screens import Screens
from stroganov_web.session import Session
from stroganov_web.spec import Spec, SpecError
from stroganov_web.text import Text, preferred
from stroganov_web.view import Looking, View

PLAY, NEW = "#play", "#new?"


class App:
    """Everything that is on now: the language, the session, what is open, and whether a bot is acting."""

    def __init__(self) -> None:
        self.text = Text(preferred(window.navigator.languages))
        self.page = Page(document)
        self.screens = Screens(self.text)
        self.session: Session | None = None
        self.view: View | None = None
        self.looking = Looking()
        self.running = 0  # the number of the run of bots; an older one stops
        self.run: asyncio.Future[None] | None = None

    # Starting

    def boot(self) -> None:
        """Show what the address asks for, and listen."""
        document.documentElement.lang = self.text.lang
        self._listen()
        self._expose()
        self.route()
        window.performance.mark("board-drawn")
        self.page.mark(ready="true")
        window.performance.mark("ready")

    def _listen(self) -> None:
        handlers: dict[str, Callable[[Any], None]] = {
            "click": self.on_click,
            "keydown": self.on_key,
            "pointerover": self.on_point,
            "focusin": self.on_focus,
            "submit": self.on_submit,
        }
        for name, handler in handlers.items():
            document.addEventListener(name, create_proxy(self._guarded(handler)))
        window.addEventListener("hashchange", create_proxy(self._guarded(lambda event: self.route())))
        window.addEventListener("resize", create_proxy(self._guarded(lambda event: self.draw())))

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
        undo = bool(self.session and self.session.can_undo)
        self.page.show_dialog(error_dialog(f"{type(error).__name__}: {error}", undo, self.text))

    def _expose(self) -> None:
        def asked(of: Callable[[Session], str]) -> Any:
            return create_proxy(lambda: of(self.session) if self.session else "")

        window.stroganov = to_js(
            {
                "position": asked(lambda session: session.game.state.position_hash()),
                "save": asked(lambda session: session.to_text()),
                "options": asked(lambda session: json.dumps(session.game.options())),
            },
            dict_converter=window.Object.fromEntries,
        )

    def route(self) -> None:
        """Go where the fragment of the address says."""
        fragment = window.location.hash
        if fragment.startswith(NEW):
            self._start_from(fragment)
        elif fragment == PLAY:
            self._continue()
        else:
            self.leave()
            self._show_screen("new" if fragment == "#new" else "start")

    def go(self, fragment: str, replace: bool = False) -> None:
        """Change the address and go there."""
        if replace:
            window.history.replaceState(None, "", fragment)
        else:
            window.history.pushState(None, "", fragment)
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
        if self.session:
            self.draw()
            return
        session = self._kept()
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
        self.session, self.looking = session, Looking()
        self.view = View(session, self.text)
        self.keep()
        self.draw()
        self.let_bots_act()

    def leave(self) -> None:
        """Go to the start page; the game stays kept."""
        self.running += 1
        self.session, self.view, self.looking = None, None, Looking()
        self.page.mark(busy="", over="", seat="")
        self.page.show_preview("", None)

    # Screens beside the table

    def _show_screen(self, name: str) -> None:
        kept = self._kept()
        self.page.paint({"sprites": sprites("summer"), "screen": self.screens.markup(name, kept)})
        self.page.element("app").setAttribute("data-screen", name)
        self.page.mark(season="summer", theme=theme())

    # Painting

    def draw(self) -> None:
        """Paint the panels whose markup changed and tell the page how things stand."""
        if not self.session or not self.view:
            return
        state, over = self.session.game.state, self.session.over
        opponents = len(self.session.people) - 1
        layout = Layout.for_window(window.innerWidth, window.innerHeight, opponents)
        self.page.size(layout.variables())
        panels = self.view.panels(layout, self.looking)
        if over:
            panels["screen"] = self.screens.ending(self.session)
        self.page.paint({"sprites": sprites(self.view.season)} | panels)
        self.page.element("app").setAttribute("data-screen", "end" if over else "table")
        self.page.mark(
            layout=layout.kind,
            season=self.view.season,
            theme=theme(),
            seat=str(state.seat),
            over="true" if over else "",
            busy="true" if self.session.bot_acts else "",
        )
        self.page.say(self.view.sentence)

    # Playing

    def answer(self, answer: Answer) -> None:
        """Carry an answer out, then let bots act."""
        if not self.session or self.session.bot_acts or self.session.over:
            return
        self.session.play(answer)
        self.settle()

    def settle(self) -> None:
        """After every change of the position: close what was open, keep the game, paint, let bots act."""
        self.looking = Looking()
        self.page.show_preview("", None)
        self.page.show_drawer("")
        self.keep()
        self.draw()
        self.let_bots_act()

    def keep(self) -> None:
        """Keep the game in the browser."""
        if self.session:
            storage.keep(self.session.to_text())

    def let_bots_act(self) -> None:
        """Start a run of bots if it is their decision."""
        self.running += 1
        if self.session and self.session.bot_acts:
            self.run = asyncio.ensure_future(self._bots(self.session, self.running))

    async def _bots(self, session: Session, number: int) -> None:
        """Answer for bots one by one, giving the browser time in between."""
        try:
            while session.bot_acts:
                await asyncio.sleep(0)
                if number != self.running:
                    return
                session.play(session.bots_answer())
                self.draw()
            self.keep()
        except Exception as error:
            self.show_error(error)

    def choose(self, answer: Answer, item: Any, touched: bool) -> None:
        """A click or tap: with a finger the first one shows what it would bring, the second does it."""
        assert self.session
        again = answer == self.looking.chosen or answer[0] in WAYS_OUT
        if touched and self.session.spec.confirm and not again:
            self.looking.chosen = answer
            self.draw()
            shown = preview(self.session.game.state, answer, self.text, confirm=True)
            self.page.show_preview(shown, item)
        else:
            self.answer(answer)

    # What the player does

    def on_click(self, event: Any) -> None:
        """Every click on the page."""
        item = event.target.closest(CHOICES)
        if not item:
            self.close()
        elif item.hasAttribute("data-answer"):
            if self.session and not self.session.bot_acts:
                answer = frozen(json.loads(item.getAttribute("data-answer")))
                self.choose(answer, item, getattr(event, "pointerType", "") == "touch")
        elif item.hasAttribute("data-tray"):
            self.toggle_tray(item.getAttribute("data-tray"), item)
        elif item.hasAttribute("data-drawer"):
            self.toggle_drawer(item.getAttribute("data-drawer"))
        elif item.hasAttribute("data-tab"):
            self.page.element("app").setAttribute("data-tab", item.getAttribute("data-tab"))
        else:
            self.act(item.getAttribute("data-action") or item.id, item)

    def toggle_tray(self, key: str, opener: Any) -> None:
        """Open the tray of an action, or close it; its targets alone glow while it is open."""
        self.looking = Looking(tray="" if self.looking.tray == key else key)
        self.page.show_preview("", None)
        self.draw()
        self.page.show_tray(self.looking.tray, opener)

    def toggle_drawer(self, key: str) -> None:
        """On a phone: open the actions or the auxiliary actions, or close them."""
        is_open = self.page.element("band").getAttribute("data-open") == key
        self.close()
        self.page.show_drawer("" if is_open else key)

    def close(self) -> None:
        """Close trays, drawers and previews."""
        was_open = self.looking != Looking()
        self.looking = Looking()
        self.page.show_preview("", None)
        if self.session:
            self.page.show_tray("", None)
            self.page.show_drawer("")
        if was_open:
            self.draw()

    def act(self, action: str, item: Any = None) -> None:
        """Carry out a command of the page: a method of that name."""
        commands: dict[str, Callable[[], None]] = {
            "close": self.close,
            "cancel": self.close,
            "confirm": self.do_confirm,
            "undo": self.do_undo,
            "redo": self.do_redo,
            "end": self.do_end,
            "dismiss": self.do_dismiss,
            "reload": lambda: window.location.reload(),
            "menu": lambda: self.go("#"),
            "start": lambda: self.go("#"),
            "new_game": lambda: self.go("#new"),
            "continue": lambda: self.go(PLAY),
            "quick": lambda: self.go(item.getAttribute("data-game")),
            "play_again_same": lambda: self.play_again(same_seed=True),
            "play_again_new": lambda: self.play_again(same_seed=False),
        }
        if action in commands:
            commands[action]()

    def do_confirm(self) -> None:
        """Carry out the answer tapped once."""
        if self.looking.chosen:
            self.answer(self.looking.chosen)

    def do_undo(self) -> None:
        """Take back the last decision of a person."""
        self.page.close_dialog()
        if self.session and self.session.undo():
            self.settle()

    def do_redo(self) -> None:
        """Give the answer again that was taken back."""
        if self.session and not self.session.bot_acts and self.session.redo():
            self.settle()

    def do_end(self) -> None:
        """End the turn, if it can be ended now."""
        if self.session and ("end",) in self.session.game.options():
            self.answer(("end",))

    def do_dismiss(self) -> None:
        """Close the dialog and paint everything again."""
        self.page.close_dialog()
        self.draw()

    def play_again(self, same_seed: bool) -> None:
        """The same table, with the same seed or another."""
        if self.session:
            spec = self.session.spec
            self.go((spec if same_seed else spec.with_seed(fresh_seed())).fragment())

    def on_submit(self, event: Any) -> None:
        """The new-game form is sent."""
        event.preventDefault()
        values = form_values(event.target)
        try:
            self.go(self.screens.spec(values, fresh_seed()).fragment())
        except SpecError:
            self._show_screen("new")

    def on_point(self, event: Any) -> None:
        """A mouse over a target shows what it would bring."""
        if event.pointerType == "mouse" and self.session and not self.looking.chosen:
            self._preview_of(event.target.closest("[data-answer]"))

    def on_focus(self, event: Any) -> None:
        """So does the keyboard's focus."""
        self.page.rest_on(event.target)
        if self.session and self.page.by_keyboard and not self.looking.chosen:
            self._preview_of(event.target.closest("[data-answer]"))

    def _preview_of(self, item: Any) -> None:
        assert self.session
        if not item or self.session.bot_acts or self.session.over:
            self.page.show_preview("", None)
            return
        answer = frozen(json.loads(item.getAttribute("data-answer")))
        if answer in self.session.game.options() and answer[0] not in WAYS_OUT:
            self.page.show_preview(preview(self.session.game.state, answer, self.text), item)
        else:
            self.page.show_preview("", None)

    def on_key(self, event: Any) -> None:
        """Keys that are not the browser's own."""
        self.page.by_keyboard = True
        here = event.target
        if event.ctrlKey or event.metaKey or event.altKey or here.matches("input,select,textarea"):
            return
        key = event.key
        if key in ARROWS:
            if self.page.move_focus(key):
                event.preventDefault()
        elif key in ("Enter", " ") and here.matches("g.lit"):
            event.preventDefault()
            bubbling = to_js({"bubbles": True}, dict_converter=window.Object.fromEntries)
            here.dispatchEvent(window.MouseEvent.new("click", bubbling))
        elif key == "Escape":
            self.close()
        elif key in _KEYS:
            self.act(_KEYS[key])


_KEYS = {"u": "undo", "r": "redo", "e": "end"}


def sprites(season: str) -> str:
    """The sheet of symbols for a season."""
    return f'<svg width="0" height="0" aria-hidden="true">{art.symbols(season)}</svg>'


def fresh_seed() -> int:
    """A seed that is easy to say."""
    return int(window.Math.random() * 1_000_000)


def theme() -> str:
    """The theme of the system."""
    return "dark" if window.matchMedia("(prefers-color-scheme: dark)").matches else "light"


def form_values(form: Any) -> dict[str, str]:
    """What a form holds; fields of one name are joined by commas."""
    found: dict[str, str] = {}
    for name, value in window.Array["from"](window.FormData.new(form).entries()):
        found[name] = f"{found[name]},{value}" if name in found else str(value)
    return found


def main() -> None:
    """Bring the table up and tell the page that it can be played."""
    window.performance.mark("engine-imported")
    App().boot()
