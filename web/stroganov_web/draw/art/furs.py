"""Fur tokens with animal and number, and the tiger."""

from __future__ import annotations

from functools import lru_cache

from stroganov.state import BEAR, TIGER
from stroganov_web.draw.art.animals import ANIMALS, OUTLINE, TIGER_HEAD
from stroganov_web.draw.art.svg import circle, element, group, path, symbol, text, use, var

_MEDALS = (5, 7)  # the fox stands for bots, the sable for the game
_HEXAGON = "M50 2L96 22V78L50 98 4 78V22z"


def _token(value: int, ground: str, head: str) -> str:
    rim, width = (var("song"), 5.0) if value == BEAR else (OUTLINE, 3.6)
    return (
        circle(50, 52.5, 46, "#000", opacity=0.22)
        + circle(50, 50, 46, ground)
        + element("g", group(head, 1, -0.5, 0.85), clip_path="url(#fur-clip)")
        + circle(50, 50, 45, "none", rim, width)
        + circle(50, 50, 41, "none", "#fff", 2, stroke_opacity=0.55)
        + circle(76, 75, 26.5, "#FFFAF0", rim, 3.6)
        + text(76, 91.5, value, 47, 700, OUTLINE, "middle", class_="num")
    )


def _medal(value: int) -> str:
    ground, head = ANIMALS[value]
    return (
        circle(50, 50, 48, ground)
        + element("g", group(head, 8, 8, 0.84), clip_path="url(#fur-clip)")
        + circle(50, 50, 46, "none", OUTLINE, 4)
    )


def _tiger() -> str:
    rim = group(path(_HEXAGON, "none", OUTLINE, 2), -3, -3, 1.06)
    return (
        path("M50 5L96 25V81L50 101 4 81V25z", "#000", opacity=0.25)
        + path(_HEXAGON, "#14514A", "#F3C03A", 6)
        + rim
        + group(TIGER_HEAD, 11, 12, 0.78)
    )


def fur_symbols() -> str:
    """The furs `fur1` to `fur8`, some animals without number as `animal5` and so on, `tiger` and its icon."""
    tokens = (symbol(f"fur{value}", _token(value, *art), "-1 2 106 102") for value, art in ANIMALS.items())
    medals = (symbol(f"animal{value}", _medal(value), "0 0 100 100") for value in _MEDALS)
    tiger = symbol("tiger", _tiger(), "-4 -3 108 108")
    return "".join((*tokens, *medals, tiger, symbol("i-tiger", group(TIGER_HEAD, scale=0.24))))


def fur_inks() -> str:
    """The clip of the tokens."""
    return element("clipPath", circle(50, 50, 45), id="fur-clip")


@lru_cache(maxsize=2048)
def fur(value: int, x: float, y: float, d: float) -> str:
    """A fur token in a box of side `d`; a tiger is 14 % larger and keeps the centre."""
    if value == TIGER:
        return use("tiger", x - d * 0.06, y - d * 0.08, d * 1.14)
    return use(f"fur{value}", x, y, d)
