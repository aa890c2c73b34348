"""What the player does: every click, tap, key and pointer on the page, told to the app."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from stroganov.answers import Answer
from stroganov.serialization import to_tuples
from stroganov_web.browser.arrow_keys import ARROWS
from stroganov_web.browser.focus import CHOICES, THINGS
from stroganov_web.ui.prompt import WAYS_OUT
from stroganov_web.ui.rule_sections import section_on

if TYPE_CHECKING:
    from stroganov_web.app import App

_AT_TABLE = ("data-answer", "data-tray", "data-drawer", "data-jump", "data-refused", "data-step")
_OFF = ":is(#band, #header) [data-refused], #band [data-step][aria-disabled]"
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
            "change": self.on_change,
            "input": self.on_input,
            "submit": app.on_submit,
        }

    def on_click(self, event: Any) -> None:
        """Every click and tap."""
        self.app.page.painting.finish()
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
            if not thing or not self._tell(thing):
                self.app.act("close")

    def _tell(self, thing: Any) -> bool:
        """A thing that is no target says what it is and why not; tells whether there is a table."""
        name = thing.getAttribute("data-id")
        if self.app.play:
            self.app.play.refusals.thing(name, thing)
        elif self.app.watch:
            self.app.watch.tell(name, thing)
        return bool(self.app.play or self.app.watch)

    def use(self, item: Any, touched: bool = False) -> None:
        """A button or a target is clicked, tapped or entered."""
        play, data = self.app.play, _data(item)
        if "data-tab" in data:
            self.app.page.show_tab(data["data-tab"])
        elif "data-side" in data:
            self.app.page.show_side(data["data-side"])
        elif not play or data.keys().isdisjoint(_AT_TABLE):
            self.app.act(data.get("data-action") or item.id, item)
        elif "data-refused" in data:
            play.refusals.action(data["data-refused"], item)
        elif "data-step" in data:
            play.back_to(data["data-step"], item)
        elif "data-answer" in data:
            play.choose(_answer(item), item, touched)
        elif "data-tray" in data:
            play.toggle_tray(data["data-tray"], item)
        elif "data-drawer" in data:
            play.toggle_drawer(data["data-drawer"])
        elif "data-jump" in data:
            play.jump(int(data["data-jump"]))

    def on_press(self, event: Any) -> None:
        """A mouse or finger is at work, not the keyboard."""
        self.app.page.focus.by_keyboard = False

    def on_point(self, event: Any) -> None:
        """A mouse over a target shows what it would bring."""
        here = event.target
        if event.pointerType == "mouse":
            self.app.page.painting.then(lambda: self._show(here) if here.isConnected else None)

    def on_focus(self, event: Any) -> None:
        """So does the keyboard's focus."""
        here, focus = event.target, self.app.page.focus
        focus.rest_on(here)
        if focus.by_keyboard and self.app.play and here.matches(THINGS):
            self.app.play.refusals.look(here.getAttribute("data-id"), here)
        elif focus.by_keyboard and self.app.watch and here.matches(THINGS):
            self._tell(here)
        elif focus.by_keyboard:
            self._show(here)

    def _show(self, here: Any) -> None:
        """What a target would bring, or why a button is off."""
        if here.closest("#preview"):
            return
        off = here.closest(_OFF)
        if off and self.app.play:
            self.app.play.refusals.glance(off)
        else:
            self._preview(here.closest("[data-answer]"))

    def _preview(self, item: Any) -> None:
        answer = _answer(item) if item else None
        if self.app.play:
            self.app.play.preview(answer if answer and answer[0] not in WAYS_OUT else None, item)

    def on_change(self, event: Any) -> None:
        """A control of the settings or of a replay is set."""
        control = event.target
        if self.app.watch and control.id == "replay-speed":
            self.app.watch.set_speed(control.value)
        elif control.closest("form[data-settings]"):
            self.app.appearance.set(control)

    def on_input(self, event: Any) -> None:
        """The slider of a replay is moved."""
        if self.app.watch and event.target.id == "scrubber":
            self.app.watch.go(int(event.target.value))

    def on_key(self, event: Any) -> None:
        """Keys that are not the browser's own."""
        self.app.page.painting.finish()
        self.app.page.focus.by_keyboard = True
        here, key = event.target, event.key
        if event.ctrlKey or event.metaKey or event.altKey or here.closest("input,select,textarea,dialog"):
            return
        if len(key) == 1 and key != " " and self.app.settings.keys == "off":
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
        elif key in ("Enter", " ") and here.matches(THINGS) and self._tell(here):
            event.preventDefault()
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
    answer: Answer = to_tuples(json.loads(item.getAttribute("data-answer")))
    return answer


def _data(item: Any) -> dict[str, str]:
    """What an element carries, asked for once: every question to the browser takes its time."""
    names = (name for name in item.getAttributeNames() if name.startswith("data-"))
    return {name: item.getAttribute(name) for name in names}
