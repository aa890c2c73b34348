"""What the player does: every click, tap, key and pointer on the page, told to the app."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from stroganov.plain import frozen
from stroganov.state import Answer
from stroganov_web.focus import CHOICES, THINGS
from stroganov_web.prompt import WAYS_OUT
from stroganov_web.reference import section_on
from stroganov_web.roving import ARROWS

if TYPE_CHECKING:
    from stroganov_web.app import App

_AT_TABLE = ("data-answer", "data-tray", "data-drawer", "data-jump", "data-refused", "data-step")
_KEYS = {"u": "undo", "r": "redo", "e": "end", "t": "restart", "w": "recap", "m": "menu", "?": "help"}


class Hands:
    """The handlers of the page's events."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.handlers: dict[str, Callable[[Any], None]] = {
            "click": self.on_click,
            "keydown": self.on_key,
            "pointerdown": self.on_press,
            "pointerover": self.on_point,
            "focusin": self.on_focus,
            "change": app.on_change,
            "input": app.on_input,
            "submit": app.on_submit,
        }

    def on_click(self, event: Any) -> None:
        """Every click and tap."""
        line = event.target.closest("[data-from]") if self.app.watch else None
        if self.app.watch and line:
            self.app.watch.go(int(line.getAttribute("data-from")) + 1)
        item = event.target.closest(CHOICES)
        if item:
            self.use(item, touched=getattr(event, "pointerType", "") == "touch")
        elif event.target.matches("dialog"):  # beside it
            self.app.page.close_dialog()
        elif not event.target.closest("#preview,.tray,dialog"):
            thing = event.target.closest("#app [data-id]")
            if thing and self.app.play:
                self.app.play.refusals.thing(thing.getAttribute("data-id"), thing)
            else:
                self.app.act("close")

    def use(self, item: Any, touched: bool = False) -> None:
        """A button or a target is clicked, tapped or entered."""
        play = self.app.play
        if item.hasAttribute("data-tab"):
            self.app.page.show_tab(item.getAttribute("data-tab"))
        elif item.hasAttribute("data-side"):
            self.app.page.show_side(item.getAttribute("data-side"))
        elif not play or not any(item.hasAttribute(name) for name in _AT_TABLE):
            self.app.act(item.getAttribute("data-action") or item.id, item)
        elif item.hasAttribute("data-refused"):
            play.refusals.action(item.getAttribute("data-refused"), item)
        elif item.hasAttribute("data-step"):
            play.back_to(item.getAttribute("data-step"), item)
        elif item.hasAttribute("data-answer"):
            play.choose(_answer(item), item, touched)
        elif item.hasAttribute("data-tray"):
            play.toggle_tray(item.getAttribute("data-tray"), item)
        elif item.hasAttribute("data-drawer"):
            play.toggle_drawer(item.getAttribute("data-drawer"))
        elif item.hasAttribute("data-jump"):
            play.jump(int(item.getAttribute("data-jump")))

    def on_press(self, event: Any) -> None:
        """A mouse or finger is at work, not the keyboard."""
        self.app.page.focus.by_keyboard = False

    def on_point(self, event: Any) -> None:
        """A mouse over a target shows what it would bring."""
        if event.pointerType == "mouse":
            self._show(event.target)

    def on_focus(self, event: Any) -> None:
        """So does the keyboard's focus."""
        here, focus = event.target, self.app.page.focus
        focus.rest_on(here)
        if focus.by_keyboard and self.app.play and here.matches(THINGS):
            self.app.play.refusals.look(here.getAttribute("data-id"), here)
        elif focus.by_keyboard:
            self._show(here)

    def _show(self, here: Any) -> None:
        """What a target would bring, or why a button is off."""
        if here.closest("#preview"):
            return
        off = here.closest("#band [data-refused]")
        if off and self.app.play:
            self.app.play.refusals.glance(off.getAttribute("data-refused"), off)
        else:
            self._preview(here.closest("[data-answer]"))

    def _preview(self, item: Any) -> None:
        answer = _answer(item) if item else None
        if self.app.play:
            self.app.play.preview(answer if answer and answer[0] not in WAYS_OUT else None, item)

    def on_key(self, event: Any) -> None:
        """Keys that are not the browser's own."""
        self.app.page.focus.by_keyboard = True
        here, key = event.target, event.key
        if event.ctrlKey or event.metaKey or event.altKey or here.closest("input,select,textarea,dialog"):
            return
        pressed = key in ("Enter", " ") and here.matches("button,summary")
        if self.app.play and not pressed and self.app.play.others.hurry(key):
            event.preventDefault()
        elif key in ARROWS:
            if self.app.page.focus.move(key, event.shiftKey):
                event.preventDefault()
        elif key in ("Enter", " ") and here.matches("g[data-answer]"):
            event.preventDefault()
            self.use(here)
        elif key in ("Enter", " ") and self.app.play and here.matches(THINGS):
            event.preventDefault()
            self.app.play.refusals.thing(here.getAttribute("data-id"), here)
            self.app.page.focus.enter("#preview [data-answer]")
        elif key == "Escape":
            self.app.act("close")
            self.app.page.focus.leave()
        elif key == "?" and (section := self._section(here)):
            self.app.commands.show_rules(section)
        elif key in _KEYS:
            self.app.act(_KEYS[key])

    def _section(self, here: Any) -> int:
        """The section of the rules on what has the focus."""
        on = self.app.play or self.app.watch
        return section_on(here, on.view.table, lambda item: str(_answer(item)[0])) if on else 0


def _answer(item: Any) -> Answer:
    answer: Answer = frozen(json.loads(item.getAttribute("data-answer")))
    return answer
