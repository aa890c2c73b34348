"""The page: panels painted only where their text changed, trays, previews, dialogs.

It works on the browser's document, which it is given; nothing here knows the rules.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from stroganov_web.browser.arrow_keys import Rect
from stroganov_web.browser.focus import ROVING, Focus, Held
from stroganov_web.draw.art.tokens import SEASON
from stroganov_web.draw.parts import outline, parts
from stroganov_web.draw.table.motion import Motion
from stroganov_web.screens.paint_queue import Painting

_LISTED = "#screen :is(.going, .games, .past) [data-game]"


class Page:
    """The elements of the page by name, and what was painted into them last."""

    def __init__(
        self, document: Any, patch: Callable[[Any, str], None], motion: Any, painting: Painting
    ) -> None:
        self.document = document
        self.patch = patch  # puts markup into an element, touching only what differs
        self.motion = motion  # lets pictures of things move
        self.painting = painting  # the panels that are still to be painted
        self.root = document.documentElement
        self.season = document.body.getAttribute("data-season") or SEASON  # that is worn
        self.painted: dict[str, str] = {}
        self.marked: dict[str, str] = {}
        self.focus = Focus(document)
        self.before_dialog: Held | None = None  # what had the focus
        self.described: Any = None  # the target that the preview is about

    def element(self, name: str) -> Any:
        """The element with this id."""
        return self.document.getElementById(name)

    def name(self, names: Mapping[str, str]) -> None:
        """Give parts of the page their names for screen readers."""
        for part, said in names.items():
            self.element(part).setAttribute("aria-label", said)

    def paint(self, panels: Mapping[str, str]) -> list[str]:
        """Put markup into panels whose markup changed; tells which."""
        changed = [name for name, markup in panels.items() if self.painted.get(name) != markup]
        if not changed:
            return []
        held = self.focus.held()
        for name in changed:
            painted = parts(self.painted.get(name, ""))[1]
            self.patch(self.element(name), outline(panels[name], painted))
            self.painted[name] = panels[name]
        for name in ROVING:
            if name in changed:
                self.focus.rove(name)
        self.focus.keep(held)
        return changed

    def watch(self, motions: Sequence[Motion]) -> None:
        """Before things are painted where they will be: see where those are that will move."""
        self.motion.prepare(json.dumps([motion.plain() for motion in motions]))

    def move(self) -> None:
        """Let things move from where they were to where they are painted now."""
        self.motion.start()

    @property
    def screen(self) -> str:
        """The screen that is shown."""
        return str(self.element("app").getAttribute("data-screen"))

    def show(self, screen: str) -> None:
        """Show the table or one of the screens beside it; the keyboard's focus goes there, too."""
        if screen != self.screen:
            self.element("app").setAttribute("data-screen", screen)
            self.focus.find()

    def show_tab(self, tab: str) -> None:
        """On a phone: show one part of the table."""
        self.element("app").setAttribute("data-tab", tab)

    def show_side(self, part: str) -> None:
        """Where opponents and log share one place: show one of them."""
        self.element("app").setAttribute("data-beside", part)

    def mark(self, **data: str) -> None:
        """Set data attributes of the root, or remove those without a value."""
        for name, value in self._changed({f"data-{name}": value for name, value in data.items()}):
            if value:
                self.root.setAttribute(name, value)
            else:
                self.root.removeAttribute(name)

    def wear(self, selector: str, season: str) -> None:
        """Give elements the colours of a season."""
        for item in self.document.querySelectorAll(selector):
            item.setAttribute("data-season", season)

    def find_styles(self) -> None:
        """Let the browser find the styles of what changed now: so the time it takes belongs to this step."""
        _ = self.root.offsetHeight

    def size(self, variables: Mapping[str, str]) -> None:
        """Set custom properties of the root."""
        for name, value in self._changed(variables):
            self.root.style.setProperty(name, value)

    def _changed(self, values: Mapping[str, str]) -> list[tuple[str, str]]:
        """What is not on the root yet: setting even the same again would cost a new style for everything."""
        found = [(name, value) for name, value in values.items() if self.marked.get(name, "") != value]
        self.marked.update(found)
        return found

    def title(self, words: str) -> None:
        """Tell the browser what the page is about now."""
        if self.document.title != words:
            self.document.title = words

    def say(self, words: str) -> None:
        """Tell a screen reader, politely."""
        live = self.element("live")
        if live.textContent != words:
            live.textContent = words

    def add(self, words: str) -> None:
        """Tell a screen reader something besides what is said of the table, when that is said."""
        self.painting.then(lambda: self.say(f"{self.element('live').textContent} {words}".strip()))

    def show_tray(self, key: str, opener: Any) -> None:
        """Open one tray and close the others; no key closes all."""
        for tray in self.document.querySelectorAll(".tray"):
            tray.hidden = tray.id != f"tray-{key}"
        for button in self.document.querySelectorAll("#band [data-tray]"):
            button.setAttribute("aria-expanded", str(button.getAttribute("data-tray") == key).lower())
        if key and opener:
            tray, at = self.element(f"tray-{key}"), opener.getBoundingClientRect()
            room = self.root.clientWidth - tray.offsetWidth - 8
            left = max(8.0, min(at.left + at.width / 2 - tray.offsetWidth / 2, room))
            tray.style.setProperty("--left", f"{left:.0f}px")
            if self.focus.by_keyboard:
                tray.querySelector("[data-answer]").focus()

    @property
    def drawer(self) -> str:
        """The drawer that is open on a phone."""
        return self.element("band").getAttribute("data-open") or ""

    def show_drawer(self, key: str) -> None:
        """On a phone: show actions or auxiliary actions; no key shows neither."""
        band = self.element("band")
        if key:
            band.setAttribute("data-open", key)
        else:
            band.removeAttribute("data-open")
        for button in self.document.querySelectorAll("#band [data-drawer]"):
            button.setAttribute("aria-expanded", str(button.getAttribute("data-drawer") == key).lower())

    def show_preview(self, markup: str, target: Any) -> None:
        """Show a preview beside its target, which it describes, or take it away."""
        sheet = self.element("preview")
        self._describe(target if markup else None)
        if not markup:
            sheet.hidden = True
            return
        if sheet.innerHTML != markup:
            sheet.innerHTML = markup
        sheet.hidden = False
        clear, bottom = self._clear_of(target)
        room = self.root.clientWidth, bottom
        left, top = placed(clear, (sheet.offsetWidth, sheet.offsetHeight), room)
        sheet.style.setProperty("--left", f"{left:.0f}px")
        sheet.style.setProperty("--top", f"{top:.0f}px")

    def _clear_of(self, target: Any) -> tuple[Rect, float]:
        """What a preview does not cover beside its target, and how far down it may go.

        What to do now stays in view: previews of what lies in the band or below it go over all of the band.
        """
        at, tray = target.getBoundingClientRect(), target.closest(".tray")
        band = self.element("band").getBoundingClientRect().top
        below = 0 < band <= at.top
        if tray or below:
            over = tray.getBoundingClientRect().top if tray else band
            return (at.left, over, at.width, 0), over
        return (at.left, at.top, at.width, at.height), band if at.top < band else self.root.clientHeight

    def _describe(self, target: Any) -> None:
        """Of the preview hears who is on its target; a reply to something refused is said aloud instead."""
        if self.described:
            self.described.removeAttribute("aria-describedby")
        self.described = target if target and target.hasAttribute("data-answer") else None
        if self.described:
            self.described.setAttribute("aria-describedby", "preview")

    def show_dialog(self, markup: str) -> None:
        """Open a dialog, in place of the one that is open; the focus goes to its title or first choice."""
        dialog = self.element("dialog")
        if not dialog.open:
            self.show_preview("", None)
            self.before_dialog = self.focus.held()
        dialog.innerHTML = markup
        if not dialog.open:
            dialog.showModal()
        (dialog.querySelector("[autofocus]") or dialog.querySelector("h2")).focus()

    def change_dialog(self, markup: str) -> None:
        """Say an open dialog anew; the focus stays."""
        dialog = self.element("dialog")
        if dialog.open:
            self.patch(dialog, markup)

    def select(self, selector: str) -> None:
        """Select the text of a field, if it is there."""
        field = self.document.querySelector(selector)
        if field:
            field.focus()
            field.select()

    def close_dialog(self) -> None:
        """Close the dialog if it is open."""
        self.element("dialog").close()

    def remove(self, game: str, repaint: Callable[[], None]) -> None:
        """A game goes from a list: the focus goes to the next one, or to the title of the page."""
        listed = [item.getAttribute("data-game") for item in self.document.querySelectorAll(_LISTED)]
        repaint()
        left = self.document.querySelectorAll(_LISTED)
        at = listed.index(game) if game in listed else len(left)
        self.focus.take(left[at] if at < len(left) else self.document.querySelector("#screen h1"))
        self.before_dialog = None

    def after_dialog(self) -> None:
        """Where the browser cannot give the focus back because its place was painted anew, do so."""
        self.focus.keep(self.before_dialog)
        self.before_dialog = None

    def scrolled(self, name: str) -> tuple[float, float]:
        """How far a panel is scrolled to the right, and how wide its view is, as if it were not magnified."""
        panel = self.element(name)
        return panel.scrollLeft / _zoom(panel), panel.clientWidth / _zoom(panel)

    def scroll(self, name: str, left: float) -> None:
        """Scroll a panel to the right."""
        panel = self.element(name)
        panel.scrollLeft = left * _zoom(panel)

    def place(self, name: str, x: float, width: float) -> None:
        """Move and widen a rectangle of a drawing."""
        rectangle = self.element(name)
        if rectangle:
            rectangle.setAttribute("x", f"{x:.1f}")
            rectangle.setAttribute("width", f"{width:.1f}")


def placed(target: Rect, sheet: tuple[float, float], room: tuple[float, float]) -> tuple[float, float]:
    """Where a preview goes: beside its target; above a low one, or below it where there is no room.

    So it does where there is room on neither side.

    >>> placed((100, 100, 50, 200), (200, 80), (1000, 800))
    (162, 100)
    """
    left, top, width, height = target
    wide, tall = sheet
    right, beside = left + width + 12, left - wide - 12
    if height < 60 or (right + wide > room[0] and beside < 0):
        x = left + width / 2 - wide / 2
        y = top - tall - 12 if top > tall + 20 else top + height + 12
    elif right + wide <= room[0]:
        x, y = right, top
    else:
        x, y = beside, top
    return max(8, min(x, room[0] - wide - 8)), max(8, min(y, room[1] - tall - 8))


def _zoom(panel: Any) -> float:
    """How much a panel is magnified; the page's own script sets it."""
    return float(panel.getAttribute("data-zoom") or 1)
