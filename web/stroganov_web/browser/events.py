"""Every click, tap, key and pointer on the page, handed to the screen that is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stroganov_web.browser.arrow_keys import ARROWS
from stroganov_web.browser.focus import CHOICES, THINGS
from stroganov_web.browser.page import Page
from stroganov_web.screens.press_guard import PressGuard
from stroganov_web.screens.router import Router
from stroganov_web.screens.screen import Item

_OFF = ":is(#band, #header) [data-refused], #band [data-step][aria-disabled]"
_KEYS = {"u": "undo", "r": "redo", "e": "end", "t": "restart", "w": "recap", "m": "menu", "?": "help"}
_ENTER = ("Enter", " ")

Act = Callable[[str, Item], None]


class Events:
    """The handlers of the page's events; `act` carries out a command by its name."""

    def __init__(
        self,
        page: Page,
        router: Router,
        guard: PressGuard,
        act: Act,
        single_keys: Callable[[], bool],
        set_preference: Callable[[str, str], None],
        show_rules: Callable[[int], None],
    ) -> None:
        self._page, self._router, self._guard, self._act = page, router, guard, act
        self._single_keys, self._set_preference, self._show_rules = single_keys, set_preference, show_rules
        self.handlers: dict[str, Callable[[Any], None]] = {
            "click": self.on_click,
            "keydown": self.on_key,
            "pointerdown": self.on_press,
            "pointerover": self.on_point,
            "focusin": self.on_focus,
            "change": self.on_change,
            "input": self.on_input,
            "submit": self.on_submit,
        }

    # Pointer

    def on_click(self, event: Any) -> None:
        """Every click and tap."""
        at, by_pointer = (event.clientX, event.clientY), event.detail > 0
        if by_pointer and self._guard.ignores(at, event.timeStamp):
            event.preventDefault()
            return
        self._page.queue.finish()
        before = self._router.position
        self._click(event.target, getattr(event, "pointerType", "") == "touch")
        if by_pointer and self._router.position != before:
            self._guard.arm(at)
            self._page.queue.then(self._guard.painted)

    def _click(self, target: Any, by_touch: bool) -> None:
        choice = target.closest(CHOICES)
        line = None if choice else target.closest("[data-from]")
        if choice:
            self._use(choice, by_touch)
        elif line and self._router.screen.use(item_of(line), by_touch):
            return
        elif target.matches("dialog"):  # the backdrop
            self._act("dismiss", Item())
        elif not target.closest("#preview,.tray,dialog"):
            thing = target.closest("#app [data-id]")
            if not thing or not self._router.screen.inspect(item_of(thing)):
                self._act("close", Item())

    def _use(self, element: Any, by_touch: bool = False) -> None:
        """A button or a target is clicked, tapped or entered."""
        item = item_of(element)
        if "tab" in item.data:
            self._page.show_tab(item.data["tab"])
        elif "side" in item.data:
            self._page.show_side(item.data["side"])
        elif not self._router.screen.use(item, by_touch):
            self._act(item.data.get("action") or element.id, item)

    def on_press(self, event: Any) -> None:
        """A mouse or finger is in use, not the keyboard."""
        self._page.focus.by_keyboard = False

    def on_point(self, event: Any) -> None:
        """A mouse over a target shows what it would bring."""
        self._guard.moved((event.clientX, event.clientY))
        if event.pointerType == "mouse":
            here = event.target
            self._page.queue.then(lambda: self._hover(here) if here.isConnected else None)

    def on_focus(self, event: Any) -> None:
        """The keyboard focus shows the same."""
        here, focus = event.target, self._page.focus
        focus.rest_on(here)
        if focus.by_keyboard and here.matches(THINGS):
            self._router.screen.focus_on(item_of(here))
        elif focus.by_keyboard:
            self._hover(here)

    def _hover(self, here: Any) -> None:
        """What a target would bring, or why a button is off."""
        if not here.closest("#preview"):
            found = here.closest(_OFF) or here.closest("[data-answer]")
            self._router.screen.hover(item_of(found) if found else None)

    # Controls

    def on_change(self, event: Any) -> None:
        """A control of the settings or of the screen is set."""
        control = event.target
        if control.closest("form[data-settings]"):
            unchecked = control.type == "checkbox" and not control.checked
            self._set_preference(control.name, "off" if unchecked else control.value)
        elif control.id and control.matches("select"):
            self._router.screen.control(control.id, control.value)

    def on_input(self, event: Any) -> None:
        """A slider is moved."""
        if event.target.matches("input[type=range]"):
            self._router.screen.control(event.target.id, event.target.value)

    def on_submit(self, event: Any) -> None:
        """A form is sent."""
        event.preventDefault()
        self._router.screen.submit(self._page.form_values(event.target))

    # Keys

    def on_key(self, event: Any) -> None:
        """Keys that are not the browser's own."""
        self._page.queue.finish()
        self._page.focus.by_keyboard = True
        here, key = event.target, event.key
        if event.ctrlKey or event.metaKey or event.altKey or here.closest("input,select,textarea,dialog"):
            return
        if len(key) == 1 and key != " " and not self._single_keys():
            return
        if key in _ENTER and event.repeat:
            event.preventDefault()  # a key that is held down enters once
        elif self._key(event, here, key):
            event.preventDefault()

    def _key(self, event: Any, here: Any, key: str) -> bool:
        """Use a key; returns whether the browser should not."""
        presses = key in _ENTER and here.matches("button,summary")
        if not presses and self._router.screen.key(key):
            return True
        if key in ARROWS:
            return self._page.focus.move(key, event.shiftKey)
        if key in _ENTER:
            return self._enter(here)
        if key == "Escape":
            self._act("close", Item())
            self._page.focus.leave()
        elif key == "?" and (section := self._router.screen.rule_section(item_of(here))):
            self._show_rules(section)
        elif key in _KEYS:
            self._act(_KEYS[key], Item())
        return False

    def _enter(self, here: Any) -> bool:
        """Enter or Space on a target uses it, on anything else of the table it tells about it."""
        if here.matches("g[data-answer]"):
            self._use(here)
        elif here.matches(THINGS) and self._router.screen.inspect(item_of(here)):
            self._page.focus.enter("#preview [data-answer]")
        else:
            return False
        return True


def item_of(element: Any) -> Item:
    """An element as screens get it; all attributes are read at once, as asking the browser takes time."""
    names = (name for name in element.getAttributeNames() if name.startswith("data-"))
    data: Mapping[str, str] = {name.removeprefix("data-"): element.getAttribute(name) for name in names}
    return Item(data, element)
