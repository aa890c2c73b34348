"""Things on the table: every one carries its data-id; a legal target glows and carries its answer, too."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

from stroganov_web.art.states import (
    focus_box,
    focus_disc,
    halo_box,
    halo_disc,
    ring_box,
    ring_disc,
)
from stroganov_web.art.svg import element, escape, num


class Lit(Protocol):
    """A legal target as the prompt describes it."""

    @property
    def answer(self) -> str:
        """The answer as JSON text."""

    @property
    def label(self) -> str:
        """The accessible name."""

    @property
    def chosen(self) -> bool:
        """Whether it was tapped once and waits to be confirmed."""


Targets = Mapping[str, Lit]


@dataclass(frozen=True)
class Frame:
    """The outline that glows: a box with corners of radius `r`, or a disc if `r` is negative."""

    x: float
    y: float
    w: float
    h: float
    r: float = 6
    pad: float = 2.5

    def halo(self, chosen: bool, width: float) -> str:
        """The light under the thing."""
        if self.r < 0:
            return halo_disc(*self._disc, chosen, width)
        return halo_box(self.x, self.y, self.w, self.h, self.r, chosen, width, self.pad)

    def name(self, said: str) -> str:
        """What only screen readers see, in the middle; the styles make it so small that it takes no room."""
        middle = {"x": self.x + self.w / 2, "y": self.y + self.h / 2}
        return element("text", escape(said), class_="unseen", **middle)

    def ring(self, chosen: bool, width: float) -> str:
        """Ring, core and bead on top of it, and the keyboard's focus, which CSS shows when it is there."""
        if self.r < 0:
            return ring_disc(*self._disc, chosen, width) + focus_disc(*self._disc)
        glow = ring_box(self.x, self.y, self.w, self.h, self.r, chosen, width, self.pad)
        return glow + focus_box(self.x, self.y, self.w, self.h, self.r)

    @property
    def _disc(self) -> tuple[float, float, float]:
        return self.x + self.w / 2, self.y + self.h / 2, self.w / 2


def disc(x: float, y: float, d: float) -> Frame:
    """The frame of a fur token in a box of side `d`."""
    return Frame(x + d * 0.01, y - d * 0.015, d * 0.94, d * 0.94, -1)


class Lights(dict[str, Lit]):
    """Legal targets by data-id, and what everything else is called; `key` is all that the names depend on."""

    def __init__(self, lit: Targets, name: Callable[[str], str], key: tuple[object, ...]) -> None:
        super().__init__(lit)
        self.name, self.key = name, key


def unlit(lit: Targets) -> Targets:
    """The same names with nothing lit."""
    return Lights({}, lit.name, lit.key) if isinstance(lit, Lights) else {}


def _calm(name: str, body: str, lit: Targets, kind: str) -> str:
    """A thing that is no target: a picture with a name, which a pointer that rests on it shows, too."""
    said = lit.name(name) if isinstance(lit, Lights) else None
    holds = name.startswith("mat-")
    titled = element("title", escape(said)) if said and not holds else ""
    return element(
        "g",
        (titled + body) or " ",
        data_id=name,
        class_=kind or None,
        role=("group" if holds else "img") if said else None,
        aria_label=said if holds else None,
    )


def thing(name: str, body: str, lit: Targets, frame: Frame, glow: float = 2.6, kind: str = "") -> str:
    """A thing with its data-id; lit, it glows inside `frame` and can be chosen."""
    target = lit.get(name)
    if target is None:
        return _calm(name, body, lit, kind)
    classes = f"lit chosen {kind}" if target.chosen else f"lit {kind}"
    # Its name is its only text: what stands in the picture is part of the name already.
    named = frame.name(target.label) + element("g", body, aria_hidden="true")
    return element(
        "g",
        frame.halo(target.chosen, glow) + named + frame.ring(target.chosen, glow),
        data_id=name,
        class_=classes.strip(),
        role="button",
        tabindex=-1,
        data_answer=target.answer,
    )


def lights(lit: Targets, names: Iterable[str]) -> tuple[object, ...]:
    """How some things are lit, as a part of a key."""
    key = lit.key if isinstance(lit, Lights) else ()
    return key + tuple([lit.get(name) for name in names]) if lit else key


def drawing(width: float, height: float, body: str, name: str, scale: float = 1, kind: str = "") -> str:
    """A panel's SVG, its design units scaled to CSS pixels."""
    return element(
        "svg",
        body,
        width=width * scale,
        height=height * scale,
        viewBox=f"0 0 {num(width)} {num(height)}",
        role="group",
        aria_label=name,
        class_=f"drawing {kind}".strip(),
    )


# Widths of letters in shares of the size, for words that must keep to their room.
_NARROW, _BROAD = set("fiîïjlłrt.,:;'|!/I ·-\u2019"), set("mwMWæœ@%…")
_SLIM = set("cçćkszśźżvxyJ")


def measured(words: str, size: float, bold: bool = False) -> float:
    """About how wide a line of words is."""
    return sum(map(_letter, words)) * size * (1.06 if bold else 1)


def _letter(sign: str) -> float:
    if sign in _NARROW:
        return 0.33
    if sign in _SLIM:
        return 0.51
    return 0.88 if sign in _BROAD else 0.7 if sign.isupper() else 0.55


def fitted(words: str, size: float, room: float, bold: bool = False) -> str:
    """The words, or as many of their letters as fit with an ellipsis."""
    if measured(words, size, bold) <= room:
        return words
    while words and measured(words + "…", size, bold) > room:
        words = words[:-1]
    return words.rstrip() + "…" if words else ""
