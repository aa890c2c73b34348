"""Fur tokens with animal and number, the tiger, and rows of them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Literal

from stroganov_web.draw.art.animals import ANIMALS, OUTLINE, TIGER
from stroganov_web.draw.art.svg import circle, element, group, line, path, symbol, text, use, var

Pelt = int | Literal["tiger"]

VALUES = tuple(ANIMALS)
_BEAR = 8
_HEXAGON = "M50 2L96 22V78L50 98 4 78V22z"


def _token(value: int, ground: str, head: str) -> str:
    rim, width = (var("song"), 5.0) if value == _BEAR else (OUTLINE, 3.6)
    return (
        circle(50, 52.5, 46, "#000", opacity=0.22)
        + circle(50, 50, 46, ground)
        + element("g", group(head, 1, -0.5, 0.85), clip_path="url(#fur-clip)")
        + circle(50, 50, 45, "none", rim, width)
        + circle(50, 50, 41, "none", "#fff", 2, stroke_opacity=0.55)
        + circle(76, 75, 26.5, "#FFFAF0", rim, 3.6)
        + text(76, 91.5, value, 47, 700, OUTLINE, "middle", class_="num")
    )


def _medal(value: int, ground: str, head: str) -> str:
    rim = var("song") if value == _BEAR else OUTLINE
    return (
        circle(50, 50, 48, ground)
        + element("g", group(head, 8, 8, 0.84), clip_path="url(#fur-clip)")
        + circle(50, 50, 46, "none", rim, 4)
    )


def _tiger() -> str:
    rim = group(path(_HEXAGON, "none", OUTLINE, 2), -3, -3, 1.06)
    return (
        path("M50 5L96 25V81L50 101 4 81V25z", "#000", opacity=0.25)
        + path(_HEXAGON, "#14514A", "#F3C03A", 6)
        + rim
        + group(TIGER, 11, 12, 0.78)
    )


def fur_symbols() -> str:
    """The furs `fur1` to `fur8`, their animals alone `animal1` to `animal8`, `tiger` and its icon."""
    tokens = "".join(
        symbol(f"fur{value}", _token(value, *art), "-1 2 106 102")
        + symbol(f"animal{value}", _medal(value, *art), "0 0 100 100")
        for value, art in ANIMALS.items()
    )
    tiger = symbol("tiger", _tiger(), "-4 -3 108 108")
    return tokens + tiger + symbol("i-tiger", group(TIGER, scale=0.24))


def fur_inks() -> str:
    """The clip of the tokens."""
    return element("clipPath", circle(50, 50, 45), id="fur-clip")


@lru_cache(maxsize=2048)
def fur(value: Pelt, x: float, y: float, d: float) -> str:
    """A fur token in a box of side `d`; a tiger is 14 % larger and keeps the centre."""
    if value == "tiger":
        return tiger(x, y, d)
    return use(f"fur{value}", x, y, d)


def tiger(x: float, y: float, d: float) -> str:
    """The tiger in the place of a fur of side `d`: wild, above 8."""
    return use("tiger", x - d * 0.06, y - d * 0.08, d * 1.14)


def animal(value: int, x: float, y: float, d: float) -> str:
    """The animal of a fur value without its number."""
    return use(f"animal{value}", x, y, d)


def fur_row(
    furs: Sequence[Pelt],
    x: float,
    y: float,
    d: float,
    gap: float = 3,
    room: float | None = None,
    raised: Collection[int] = (),
) -> str:
    """Furs side by side, overlapping to fit into `room`; the raised places are the proposed payment."""
    step = d + gap
    if room is not None and len(furs) > 1:
        step = min(step, (room - d) / (len(furs) - 1))
    drawn = []
    for place, value in enumerate(furs):
        left = x + place * step
        up = place in raised
        drawn.append(fur(value, left, y - 6 if up else y, d))
        if up:
            drawn.append(line(f"M{left + d * 0.2:.1f} {y + d + 3:.1f}h{d * 0.6:.1f}", var("link"), 3.5))
    return "".join(drawn)
