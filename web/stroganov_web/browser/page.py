"""The page: panels that are painted only where their markup changed, marks and sizes of the root.

It works on the browser's document, which it is given; nothing here knows the rules.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from stroganov_web.browser.focus import ROVING, Focus
from stroganov_web.browser.popups import Popups
from stroganov_web.draw.art.tokens import SEASON
from stroganov_web.draw.parts import outline, parts
from stroganov_web.draw.table.motion import Motion
from stroganov_web.screens.paint_queue import PaintQueue

_LISTED = "#screen :is(.going, .games, .past) [data-game]"


class Page(Popups):
    """The elements of the page by name, and what was painted into them last.

    `motion` lets pictures of things move, `sounds` plays, `queue` has the panels that are still to be
    painted, `read_form` reads the values of a form.
    """

    def __init__(
        self,
        document: Any,
        patch: Callable[[Any, str], None],
        motion: Any,
        sounds: Any,
        queue: PaintQueue,
        read_form: Callable[[Any], dict[str, str]],
    ) -> None:
        super().__init__(document, patch, Focus(document))
        self.motion, self.queue, self.form_values = motion, queue, read_form
        self._sounds = sounds
        self.season = document.body.getAttribute("data-season") or SEASON
        self.painted: dict[str, str] = {}
        self.marked: dict[str, str] = {}

    def name(self, names: Mapping[str, str]) -> None:
        """Give parts of the page their names for screen readers."""
        for part, said in names.items():
            self.element(part).setAttribute("aria-label", said)

    def paint(self, panels: Mapping[str, str]) -> list[str]:
        """Put markup into the panels whose markup changed; returns their names."""
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
        """Before painting: remember where the pieces are that will move."""
        self.motion.prepare(json.dumps([motion.plain() for motion in motions]))

    def move(self) -> None:
        """After painting: let them move from there to where they are now."""
        self.motion.start()

    def sound(self, names: Sequence[str]) -> None:
        """Play sounds by name, and let the device vibrate, if the player wants that."""
        if names:
            self._sounds.play(json.dumps(names))

    @property
    def screen(self) -> str:
        """The screen that is shown."""
        return str(self.element("app").getAttribute("data-screen"))

    def show(self, screen: str) -> None:
        """Show the table or one of the screens beside it from its top; the focus goes there, too."""
        if screen != self.screen:
            self.element("app").setAttribute("data-screen", screen)
            self.focus.find()
            self.root.scrollTop = 0

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
        """Have the browser compute styles now, so that the time counts for this step."""
        _ = self.root.offsetHeight

    def size(self, variables: Mapping[str, str]) -> None:
        """Set custom properties of the root."""
        for name, value in self._changed(variables):
            self.root.style.setProperty(name, value)

    def _changed(self, values: Mapping[str, str]) -> list[tuple[str, str]]:
        """What is not on the root yet: setting the same again would restyle everything."""
        found = [(name, value) for name, value in values.items() if self.marked.get(name, "") != value]
        self.marked.update(found)
        return found

    def title(self, words: str) -> None:
        """Set the title of the document."""
        if self.document.title != words:
            self.document.title = words

    def say(self, words: str) -> None:
        """Announce something to screen readers."""
        live = self.element("live")
        if live.textContent != words:
            live.textContent = words

    def add(self, words: str) -> None:
        """Announce something after what is announced about the table."""
        self.queue.then(lambda: self.say(f"{self.element('live').textContent} {words}".strip()))

    def remove(self, game: str, repaint: Callable[[], None]) -> None:
        """Repaint a list without a game; the focus goes to the next one, or to the title of the page."""
        listed = [item.getAttribute("data-game") for item in self.document.querySelectorAll(_LISTED)]
        repaint()
        left = self.document.querySelectorAll(_LISTED)
        at = listed.index(game) if game in listed else len(left)
        self.focus.take(left[at] if at < len(left) else self.document.querySelector("#screen h1"))
        self._before_dialog = None

    def filled_in(self) -> dict[str, str] | None:
        """What the new-game form holds, if it is there."""
        form = self.document.querySelector("form.new-game")
        return self.form_values(form) if form else None

    def bars_height(self) -> int:
        """The height of the bars above the page."""
        return int(self.element("bars").offsetHeight)

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


def _zoom(panel: Any) -> float:
    """How much a panel is magnified; the page's own script sets it."""
    return float(panel.getAttribute("data-zoom") or 1)
