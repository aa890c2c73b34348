"""Lights: what glows and can be chosen, laid on top of a panel whose items stay as they are.

An item carries where its light goes (data-glow); so a new question changes the lights of a panel, and nothing
of the pictures below them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from stroganov_web.draw.art.glow import Outline, focus, halo, ring, shine
from stroganov_web.draw.art.svg import circle, element, num, rect

_ITEMS = re.compile(r'data-id="([^"]+)" data-glow="([^"]+)"')
_DISC_PAD = 2.5
_FOCUS_PAD = 5


class Light(Protocol):
    """A legal target: what an item that stands for an answer needs to be chosen."""

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
        """What else is to be said of it, such as that it cannot be undone."""


Lights = Mapping[str, Light]  # by data-id


@dataclass(frozen=True)
class Frame:
    """The outline of an item that glows: a box with corners of radius `r`, or a disc if `r` is negative.

    An item can be pointed at inside its frame, and as far above it as `above` says.
    """

    x: float
    y: float
    w: float
    h: float
    r: float = 6
    pad: float = 2.5
    above: float = 0

    def written(self, glow: float) -> str:
        """The width of the light and the frame as numbers in a line, for data-glow."""
        return " ".join(map(num, (glow, self.x, self.y, self.w, self.h, self.r, self.pad, self.above)))

    def halo(self, chosen: bool, width: float) -> str:
        """The soft light around the item."""
        return halo(self._outline(), chosen, width)

    def target(self, chosen: bool, width: float) -> str:
        """The area where the target can be hit, and what is drawn on top of it."""
        light = shine(self._outline()) + ring(self._outline(), self._corner, chosen, width)
        return self._area() + light + focus(self._outline(_FOCUS_PAD))

    def _area(self) -> str:
        if self.r < 0:
            return circle(*self._disc, "transparent")
        return rect(self.x, self.y - self.above, self.w, self.h + self.above, self.r, "transparent")

    def _outline(self, pad: float | None = None) -> Outline:
        if self.r < 0:
            return Outline.disc(*self._disc, _DISC_PAD if pad is None else pad)
        return Outline.box(self.x, self.y, self.w, self.h, self.r, self.pad if pad is None else pad)

    @property
    def _corner(self) -> tuple[float, float]:
        """Where the bead sits: at the upper right."""
        if self.r < 0:
            cx, cy, r = self._disc
            reach = (r + _DISC_PAD) * 0.72
            return cx + reach, cy - reach
        return self.x + self.w + self.pad - self.r * 0.3, self.y - self.pad + self.r * 0.3

    @property
    def _disc(self) -> tuple[float, float, float]:
        return self.x + self.w / 2, self.y + self.h / 2, self.w / 2


def disc(x: float, y: float, d: float) -> Frame:
    """The frame of a fur token in a box of side `d`."""
    return Frame(x + d * 0.01, y - d * 0.015, d * 0.94, d * 0.94, -1)


def lights_over(drawn: str, lights: Lights) -> str:
    """The lights of a drawing: halos, which breathe together, and over them the targets in drawn order."""
    if not lights:
        return ""
    halos = targets = ""
    for name, numbers in _ITEMS.findall(drawn):
        if name in lights:
            glow, *outline = map(float, numbers.split())
            frame, light = Frame(*outline), lights[name]
            halos += frame.halo(light.chosen, glow)
            targets += _target(name, light, frame.target(light.chosen, glow))
    return element("g", halos, class_="halos through") + targets if targets else ""


def _target(name: str, light: Light, body: str) -> str:
    return element(
        "g",
        body,
        data_for=name,
        class_="lit chosen" if light.chosen else "lit",
        role="button",
        tabindex=-1,
        aria_label=light.label,
        aria_description=light.note or None,
        aria_pressed="true" if light.chosen else None,
        data_answer=light.answer,
    )
