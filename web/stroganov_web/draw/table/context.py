"""The drawing context: everything that the panels of the table are drawn from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from stroganov.ruleset import Ruleset
from stroganov.state import State
from stroganov_web.draw.art.svg import element, escape, num
from stroganov_web.draw.parts import part
from stroganov_web.draw.table.layout import Layout
from stroganov_web.draw.table.lights import Frame, Lights, lights_over
from stroganov_web.draw.table.sizes import Sizes
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person
from stroganov_web.text.descriptions import Table


@dataclass(frozen=True)
class Drawing:
    """What is drawn: a position with its people, for a layout, in a language, as the seat `me` sees it.

    `lights` are the legal targets by the data-id of the item that stands for them.
    """

    state: State
    people: Sequence[Person]
    layout: Layout
    lights: Lights
    text: Text
    me: int = 0

    @property
    def sizes(self) -> Sizes:
        """The sizes of the layout."""
        return self.layout.sizes

    @property
    def glow(self) -> float:
        """How wide the light around a target is in this layout."""
        return self.layout.sizes.glow

    @property
    def plays_alone(self) -> bool:
        """Whether one person plays, against bots or the automaton, who can be called `you`."""
        return sum(person.is_human for person in self.people) == 1

    def item(self, name: str, body: str, frame: Frame, glow: float = 2.6, kind: str = "") -> str:
        """An item on the table with its data-id and its name as a tooltip.

        In data-glow it carries where its light goes, which `panel` lays on top if it is a target.
        """
        said = Table(self.state, self.people, self.text, self.me).name(name)
        is_group = name.startswith("mat-")
        title = element("title", escape(said)) if said and not is_group else ""
        classes = f"{kind} chosen" if self.is_chosen(name) else kind
        return element(
            "g",
            (title + body) or " ",
            data_id=name,
            data_glow=frame.written(glow),
            class_=classes.strip() or None,
            role=("group" if is_group else "img") if said else None,
            aria_label=said if is_group else None,
        )

    def is_chosen(self, name: str) -> bool:
        """Whether an item is a target that was tapped once and waits to be confirmed."""
        return name in self.lights and self.lights[name].chosen

    def part(
        self,
        name: str,
        shown: tuple[object, ...],
        draw: Callable[[], str],
        items: Iterable[str] = (),
        class_: str | None = None,
    ) -> str:
        """A part of a panel that is drawn again only when it changes.

        `shown` is everything of the position that it shows, `items` are the data-ids in it.
        """
        chosen = [item for item in items if self.is_chosen(item)] if self.lights else ()
        return part(name, (self._token, shown, *chosen), draw, class_=class_)

    @cached_property
    def _token(self) -> object:
        return _token(self.layout, self.text, self.state.rules, tuple(self.people))

    def panel(
        self,
        width: float,
        height: float,
        body: str,
        label: str,
        kind: str,
        lights: Lights | None = None,
    ) -> str:
        """A panel's SVG, its design units scaled to CSS pixels, with the lights of its targets on top."""
        scale = self.layout.scale
        return element(
            "svg",
            body + lights_over(body, self.lights if lights is None else lights),
            width=width * scale,
            height=height * scale,
            viewBox=f"0 0 {num(width)} {num(height)}",
            role="group",
            aria_label=label,
            class_=f"drawing {kind}",
        )


@lru_cache(maxsize=64)
def _token(layout: Layout, text: Text, rules: Ruleset, people: tuple[Person, ...]) -> object:
    """One object for equal values: in the keys of cached parts it is quicker to look up than the values."""
    return object()
