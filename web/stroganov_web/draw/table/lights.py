"""Lights: what glows and can be chosen, laid on top of a drawing whose things stay as they are.

A thing tells where its light lies (data-glow); so a new question changes the lights of a drawing, and nothing
of the pictures below them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from stroganov_web.draw.art.states import (
    focus_box,
    focus_disc,
    halo_box,
    halo_disc,
    ring_box,
    ring_disc,
    shine_box,
    shine_disc,
)
from stroganov_web.draw.art.svg import circle, element, num, rect

_THINGS = re.compile(r'data-id="([^"]+)" data-glow="([^"]+)"')


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

    @property
    def note(self) -> str:
        """What else is to be said of it, such as that there is no way back."""


Targets = Mapping[str, Lit]


@dataclass(frozen=True)
class Frame:
    """The outline that glows: a box with corners of radius `r`, or a disc if `r` is negative.

    A thing can be pointed at inside its frame, and so far above it as `above` says.
    """

    x: float
    y: float
    w: float
    h: float
    r: float = 6
    pad: float = 2.5
    above: float = 0

    def told(self, glow: float) -> str:
        """The frame and the width of its light as numbers in a line, as a thing carries them."""
        return " ".join(map(num, (glow, self.x, self.y, self.w, self.h, self.r, self.pad, self.above)))

    def halo(self, chosen: bool, width: float) -> str:
        """The soft light around the thing."""
        if self.r < 0:
            return halo_disc(*self._disc, chosen, width)
        return halo_box(self.x, self.y, self.w, self.h, self.r, chosen, width, self.pad)

    def area(self) -> str:
        """Where the target can be hit."""
        if self.r < 0:
            return circle(*self._disc, "transparent")
        return rect(self.x, self.y - self.above, self.w, self.h + self.above, self.r, "transparent")

    def ring(self, chosen: bool, width: float) -> str:
        """Ring, core and bead, and what CSS shows under the pointer and with the keyboard's focus."""
        if self.r < 0:
            glow = shine_disc(*self._disc) + ring_disc(*self._disc, chosen, width)
            return glow + focus_disc(*self._disc)
        box = self.x, self.y, self.w, self.h, self.r
        return shine_box(*box, self.pad) + ring_box(*box, chosen, width, self.pad) + focus_box(*box)

    @property
    def _disc(self) -> tuple[float, float, float]:
        return self.x + self.w / 2, self.y + self.h / 2, self.w / 2


def lay(drawn: str, lit: Targets) -> str:
    """The lights of a drawing: halos, which breathe together, and over them the targets in drawn order."""
    if not lit:
        return ""
    halos = targets = ""
    for name, numbers in _THINGS.findall(drawn):
        if name in lit:
            glow, *outline = map(float, numbers.split())
            frame, target = Frame(*outline), lit[name]
            halos += frame.halo(target.chosen, glow)
            targets += _target(name, target, frame.area() + frame.ring(target.chosen, glow))
    return element("g", halos, class_="halos through") + targets if targets else ""


def _target(name: str, target: Lit, body: str) -> str:
    return element(
        "g",
        body,
        data_for=name,
        class_="lit chosen" if target.chosen else "lit",
        role="button",
        tabindex=-1,
        aria_label=target.label,
        aria_description=target.note or None,
        aria_pressed="true" if target.chosen else None,
        data_answer=target.answer,
    )
