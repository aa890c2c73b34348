"""What opens above the page: previews beside their targets, trays, drawers, and one dialog at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stroganov_web.browser.arrow_keys import Rect
from stroganov_web.browser.focus import Focus, Held


class Popups:
    """The popups of a document; `patch` puts markup into an element and touches only what differs."""

    def __init__(self, document: Any, patch: Callable[[Any, str], None], focus: Focus) -> None:
        self.document, self.patch, self.focus = document, patch, focus
        self.root = document.documentElement
        self._before_dialog: Held | None = None  # what had the focus
        self._described: Any = None  # the target that the preview is about

    def element(self, name: str) -> Any:
        """The element with this id."""
        return self.document.getElementById(name)

    def show_tray(self, key: str, opener: Any) -> None:
        """Open one tray and close the others; no key closes all."""
        for tray in self.document.querySelectorAll(".tray"):
            tray.hidden = tray.id != f"tray-{key}"
        for button in self.document.querySelectorAll("#band [data-tray]"):
            button.setAttribute("aria-expanded", str(button.getAttribute("data-tray") == key).lower())
        tray = self.element(f"tray-{key}")
        if tray and opener:
            at = opener.getBoundingClientRect()
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
        """Show a preview beside its target, which it describes, or take it away.

        Without a target there is none: the buttons of the table are not painted while the end is shown.
        """
        sheet = self.element("preview")
        self._describe(target if markup else None)
        if not markup or not target:
            sheet.hidden = True
            return
        if sheet.innerHTML != markup:
            sheet.innerHTML = markup
        sheet.hidden = False
        clear, bottom = self._clear_of(target)
        room = self.root.clientWidth, bottom
        rows = bool(target.closest("#board"))
        left, top = placed(clear, (sheet.offsetWidth, sheet.offsetHeight), room, rows)
        sheet.style.setProperty("--left", f"{left:.0f}px")
        sheet.style.setProperty("--top", f"{top:.0f}px")

    def _clear_of(self, target: Any) -> tuple[Rect, float]:
        """What a preview must not cover beside its target, and how far down it may go.

        The action bar stays in view: previews of what lies in it or below it go above all of it.
        """
        at, tray = self._whole(target).getBoundingClientRect(), target.closest(".tray")
        band = self.element("band").getBoundingClientRect().top
        below = 0 < band <= at.top
        if tray or below:
            over = tray.getBoundingClientRect().top if tray else band
            return (at.left, over, at.width, 0), over
        return (at.left, at.top, at.width, at.height), band if at.top < band else self.root.clientHeight

    def _whole(self, target: Any) -> Any:
        """What a preview stays clear of: for a fur or a price the tile it lies on, else the target itself."""
        name = str(target.getAttribute("data-for") or target.getAttribute("data-id") or "")
        kind, _, place = name.partition("-")
        if kind not in ("fur", "ribbon"):
            return target
        slot = place.partition("-")[0]
        return self.document.querySelector(f'#board [data-id="tile-{slot}"]') or target

    def _describe(self, target: Any) -> None:
        """The preview describes a target to screen readers; replies to refused clicks are announced."""
        if self._described:
            self._described.removeAttribute("aria-describedby")
        self._described = target if target and target.hasAttribute("data-answer") else None
        if self._described:
            self._described.setAttribute("aria-describedby", "preview")

    def show_dialog(self, markup: str) -> None:
        """Open a dialog, in place of the one that is open; the focus goes to its title or first choice."""
        dialog = self.element("dialog")
        if not dialog.open:
            self.show_preview("", None)
            self._before_dialog = self.focus.held()
        dialog.innerHTML = markup
        if not dialog.open:
            dialog.showModal()
        (dialog.querySelector("[autofocus]") or dialog.querySelector("h2")).focus()

    def change_dialog(self, markup: str) -> None:
        """Replace the content of the open dialog; the focus stays."""
        dialog = self.element("dialog")
        if dialog.open:
            self.patch(dialog, markup)

    def close_dialog(self) -> None:
        """Close the dialog if it is open."""
        self.element("dialog").close()

    def after_dialog(self) -> None:
        """Give the focus back where the browser cannot, because its place was painted again."""
        self.focus.keep(self._before_dialog)
        self._before_dialog = None


def placed(
    target: Rect, sheet: tuple[float, float], room: tuple[float, float], rows: bool = False
) -> tuple[float, float]:
    """Where a preview goes: beside its target; above a low one, or below it where there is no room.

    So it does where there is room on neither side, and where targets that are compared stand in `rows`.

    >>> placed((100, 100, 50, 200), (200, 80), (1000, 800))
    (162, 100)
    >>> placed((100, 100, 50, 200), (200, 80), (1000, 800), rows=True)
    (25.0, 312)
    """
    left, top, width, height = target
    wide, tall = sheet
    right, beside = left + width + 12, left - wide - 12
    fits_above, fits_below = top > tall + 20, top + height + tall + 20 <= room[1]
    crowded = right + wide > room[0] and beside < 0
    if height < 60 or crowded or (rows and (fits_above or fits_below)):
        x = left + width / 2 - wide / 2
        y = top - tall - 12 if fits_above else top + height + 12
    elif right + wide <= room[0]:
        x, y = right, top
    else:
        x, y = beside, top
    return max(8, min(x, room[0] - wide - 8)), max(8, min(y, room[1] - tall - 8))
