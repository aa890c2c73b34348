"""The keyboard's focus: kept when the page is painted anew, one tab stop a panel, arrow keys inside.

It works on the browser's document, which it is given; nothing here knows the rules.
"""

from __future__ import annotations

from typing import Any

from stroganov_web.browser.arrow_keys import Rect, nearest

ROVING = ("board", "shelf", "mat", "others")  # panels with one tab stop, arrows inside
CHOICES = (
    "[data-answer],[data-tray],[data-drawer],button[data-action],[data-tab],[data-side],[data-jump],"
    "[data-refused],[data-step],.commands button"
)
THINGS = "[data-id]:not([role=group])"  # everything on the table; what can be chosen has a light on top
_PANELS = ",".join(f"#{name}" for name in ROVING)
_IN_ORDER = {"ArrowLeft": -1, "ArrowRight": 1}
_KEYS = (
    "data-answer",
    "data-tray",
    "data-drawer",
    "data-action",
    "data-tab",
    "data-side",
    "data-jump",
    "data-refused",
    "data-step",
    "data-id",
    "id",
)

# Where one goes on: the first choice, the way on, or the top of another screen.
_GOING_ON = ("#band .does button:not(.off):not(.switch)", "#band .way", "#screen h1")

Held = tuple[str, str, str]  # what has the focus, to be found again: panel, attribute and value


class Focus:
    """Where the focus is and where it goes; `by_keyboard` tells whether keys are in use."""

    def __init__(self, document: Any) -> None:
        self.document = document
        self.by_keyboard = False
        self.adrift = False  # the keyboard's focus is nowhere
        self.entered_from: Held | None = None  # the thing whose card has the focus

    @property
    def here(self) -> Any:
        """The element that has the focus."""
        return self.document.activeElement

    def give(self, selector: str) -> None:
        """Give the focus to the first element of a selector."""
        found = self.document.querySelector(selector)
        if found:
            self.take(found)

    def select(self, selector: str) -> None:
        """Select the text of a field, if it is there."""
        field = self.document.querySelector(selector)
        if field:
            field.focus()
            field.select()

    def enter(self, selector: str) -> None:
        """Go into the card of the thing that has the focus, if there is something to choose."""
        held = self.held()
        if self.document.querySelector(selector):
            self.give(selector)
            self.entered_from = held

    def leave(self) -> None:
        """Go back to the thing whose card was entered."""
        if self.entered_from:
            self.hold(self.entered_from)
        self.entered_from = None

    def held(self) -> Held | None:
        """What has the focus."""
        here = self.here
        if not here or not here.matches(f"{CHOICES},{THINGS}" if self.by_keyboard else CHOICES):
            return None
        panel = here.closest("#app > *, #preview")
        attribute = next(name for name in _KEYS if here.hasAttribute(name))
        return (panel.id if panel else "", attribute, here.getAttribute(attribute))

    def keep(self, held: Held | None) -> None:
        """After painting: what had the focus has it again; what waits for a place gets one."""
        if held and self._is_lost():
            self.hold(held)
        elif self.adrift:
            self.find()

    def _is_lost(self) -> bool:
        """Whether the focus is on nothing; what is hidden loses it a little later, so look (by keyboard)."""
        here = self.here
        return not here.matches(CHOICES) or (self.by_keyboard and not here.getClientRects().length)

    def hold(self, held: Held) -> None:
        """Give the focus back: to the same thing in its panel, else to the first choice of the band."""
        panel, attribute, value = held
        quoted = value.replace("\\", r"\\").replace('"', r"\"")
        same = self.document.querySelectorAll(f'#{panel or "app"} [{attribute}="{quoted}"]')
        if not any(self.take(item) for item in same):
            self.find()

    def find(self) -> None:
        """The keyboard's focus goes where one goes on; if there is nothing yet, with what is painted next."""
        if self.by_keyboard:
            items = (item for where in _GOING_ON for item in self.document.querySelectorAll(where))
            self.adrift = not any(self.take(item) for item in items)

    def take(self, item: Any) -> bool:
        """Give an element the focus; tells whether it could take it."""
        if item.matches(f"h1,{THINGS}") and not item.hasAttribute("tabindex"):
            item.setAttribute("tabindex", "-1")
        item.focus()
        seen = item.getClientRects().length  # what is hidden loses the focus, but only a little later
        return bool(seen and item.isSameNode(self.here))

    # Inside panels

    def move(self, key: str, everywhere: bool) -> bool:
        """Go to the nearest target of the panel in the direction of an arrow key.

        `everywhere`, or where there is no target, it goes from thing to thing: left and right to all of them,
        one after the other.
        """
        here = self.here
        panel = here.closest(f"{_PANELS},.chips,.does")
        if not panel or not here.matches(f"{CHOICES},{THINGS}"):
            return False
        walks = panel.matches(_PANELS) and (everywhere or not panel.querySelector(".lit"))
        items = [item for item in _places(panel, walks) if item.getClientRects().length]
        if walks and key in _IN_ORDER:
            here_at = next((number for number, item in enumerate(items) if item.isSameNode(here)), -1)
            found = here_at + _IN_ORDER[key] if here_at + _IN_ORDER[key] < len(items) else -1
        else:
            found = nearest(_rect(here), [_rect(item) for item in items], key)
        if found >= 0:
            self.take(items[found])
        return True

    def rest_on(self, item: Any) -> None:
        """The tab stop of a panel follows the focus."""
        panel = item.closest(_PANELS)
        if panel and item.matches(f"{THINGS},.lit"):
            self._stop(panel, item)

    def rove(self, name: str) -> None:
        """A panel was painted: its tab stop is its first target, or its first thing where there is none."""
        panel = self.document.getElementById(name)
        first = panel.querySelector(".lit") or panel.querySelector(THINGS)
        if first:
            self._stop(panel, first)

    def _stop(self, panel: Any, item: Any) -> None:
        for other in panel.querySelectorAll(':is([data-id],.lit)[tabindex="0"]'):
            other.setAttribute("tabindex", "-1")
        item.setAttribute("tabindex", "0")


def _places(panel: Any, walks: bool) -> list[Any]:
    """Where the focus can go in a panel: to its choices, or to all things, a light standing for its own."""
    if not walks:
        return list(panel.querySelectorAll(CHOICES))
    lights = {light.getAttribute("data-for"): light for light in panel.querySelectorAll(".lit")}
    return [lights.get(item.getAttribute("data-id"), item) for item in panel.querySelectorAll(THINGS)]


def _rect(item: Any) -> Rect:
    box = item.getBoundingClientRect()
    return box.left, box.top, box.width, box.height
