"""Players on the table: shields that differ by colour and shape, and Cossacks on horseback."""

from __future__ import annotations

from functools import lru_cache

from stroganov_web.draw.art.svg import (
    circle,
    element,
    ellipse,
    group,
    line,
    num,
    path,
    symbol,
    text,
    trace,
    use,
    var,
)
from stroganov_web.draw.art.tokens import COLOURS

OUTLINE = var("outline")
_SKIN = "#EBBE96"

# Shapes in a box of 40 by 44: round, heater, lozenge, hexagon.
SHIELDS = {
    "blue": "M20 2a20 20 0 1 1 0 40a20 20 0 1 1 0-40z",
    "red": "M2 4h36v18C38 33 30 39 20 43 10 39 2 33 2 22z",
    "green": "M20 0L40 22 20 44 0 22z",
    "yellow": "M11 2h18l10 20-10 20H11L1 22z",
}
_LETTER_BASE = {"red": 30.5}


def _shield(colour: str) -> str:
    shape = SHIELDS[colour]
    return path(shape, var(colour), OUTLINE, 6) + path(shape, var(colour), var("cream"), 2.6)


def _inked(d: str, fill: str) -> str:
    return path(d, fill, OUTLINE, 3.2)


def _mount(colour: str) -> str:
    """Lance and horse; the horse has the dark shade of the colour."""
    coat, light = var(f"{colour}-dark"), var(f"{colour}-light")
    return (
        line("M67 78L75-26", OUTLINE, 4.6)
        + line("M67 78L75-26", "#C99A5E", 1.8)
        + _inked("M31 72l-3 12 4 12h7l-4-12 5-10zM70 70l10 8-3 11h-6l2-8-10-7z", coat)
        + _inked("M17 56C8 55 3 66 6 84c5-4 11-12 14-20z", OUTLINE)
        + _inked(
            "M16 62c-1-9 6-14 16-13.5 9 .4 17 2.5 25 0 8-3 10-12 15-20 3-5 7-7 10-7.5l2-6.5 4.5 7"
            "c4 3 7 9 10.5 15 1.5 3.5-.5 7-4 7-4 0-7-3-11-2.5-2 6-3 13-7 19.5-1 5-4 8-6 10l-2 20.5h-7.5"
            "l-.5-18c-9 2.5-18 2-26-1l-3 5 5 14.5h-7.5l-5.5-15c-1-4-1-7 0-11-4-1-7.5-3-8-4.5z",
            coat,
        )
        + path("M81 22c-7 1-13 9-17 18-2 4-4 7-8 9 8 1 13-2 16-8 3-7 5-13 9-19z", OUTLINE)
        + circle(87, 31, 2.2, "#fff")
        + line("M84 40l13-5", light, 2.5)
        + _inked("M34 49h26l3 17c-9 4-22 4-32 0z", light)
    )


def _cossack(colour: str) -> str:
    """The rider in coat and fur hat."""
    coat = var(colour)
    return (
        path("M46 52h12l3 18 7 3v5H52z", OUTLINE)
        + _inked("M36 54C34 38 38 25 49 24c10 0 14 9 14 18l-2 14c-8 3-17 2-25-2z", coat)
        + line("M50 26l1 28", var(f"{colour}-dark"), 2.5)
        + line("M37 46c8 3 17 3 25 1", "#FFF1CF", 4)
        + _inked("M55 32c5 6 9 10 14 12l-2 6c-8-1-14-5-17-11z", coat)
        + circle(69, 46.5, 3.6, _SKIN, OUTLINE, 1.8)
        + _inked("M43 10h15c1.5 6 0 14-6 15-7 0-10-7-9-15z", _SKIN)
        + path("M47 19c4 2 9 2 12-1 0 6-3 10-7 10-3 0-5-4-5-9z", "#5A3A22")
        + circle(54.5, 14.5, 1.6, OUTLINE)
        + _inked("M39 12C37 0 42-6 50-6s13 6 11 18c-7 2.5-15 2.5-22 0z", "#F3E6CC")
        + _inked("M43-2C44-7 56-7 58-2 54-4.5 47-4.5 43-2z", coat)
        + line("M44 5l2 3M50 4l1 4M56 5l-1 3", "#B9A27C", 2)
    )


def people_symbols() -> str:
    """`shield-<colour>` and `rider-<colour>` for the four colours."""
    shields = "".join(symbol(f"shield-{colour}", _shield(colour), "-4 -4 48 52") for colour in COLOURS)
    riders = "".join(
        symbol(f"rider-{colour}", _mount(colour) + _cossack(colour), "0 -30 116 132") for colour in COLOURS
    )
    return shields + riders


def people_inks() -> str:
    """The outlines of the shields as clips `shield-clip-<colour>`."""
    return "".join(
        element("clipPath", path(SHIELDS[colour]), id=f"shield-clip-{colour}") for colour in COLOURS
    )


@lru_cache(maxsize=256)
def shield(colour: str, letter: str, x: float, y: float, size: float) -> str:
    """A player's shield, `size` high, with the player's letter."""
    base = _LETTER_BASE.get(colour, 32)
    sign = text(20, base, letter, 28, 800, var(f"{colour}-text"), "middle") if letter else ""
    body = use(f"shield-{colour}", -4, -4, 48, 52) + sign
    return group(body, x, y, size / 44)


def _ground(colour: str, active: bool) -> str:
    if not active:
        return ellipse(50, 97, 42, 6, "#000", opacity=0.28)
    lit = ellipse(50, 97, 47, 11, "#FFF3C4", stroke=OUTLINE, stroke_width=2.5)
    return lit + ellipse(50, 97, 40, 7.5, "none", stroke=var(colour), stroke_width=4)


def _pennant(colour: str, place: int, scale: float, done: bool) -> str:
    """The flag on the lance; it grows when the figure shrinks, so that its number stays legible."""
    size = max(22, 12.2 / scale)
    q = size / 22
    top = -27 - 29 * (q - 1)
    cloth = trace("M", 75, top, "H", 75 + 37 * q, "l", -8 * q, 14.5 * q, 8 * q, 14.5 * q, "H", 74, "z")
    cx, cy = 75 + 14.5 * q, top + 14.5 * q
    return (
        line(f"M75 {num(top + 2)}L75-20", OUTLINE, 4.6)
        + _inked(cloth, var(colour))
        + circle(cx, cy, 12 * q, "#D9CDB6" if done else var("cream"), OUTLINE, 2)
        + text(cx, cy + 7.8 * q, place, size, 800, OUTLINE, "middle")
    )


@lru_cache(maxsize=1024)
def rider(
    colour: str,
    letter: str,
    x: float,
    y: float,
    h: float,
    place: int = 1,
    active: bool = False,
    done: bool = False,
) -> str:
    """A Cossack facing east: x is the middle of the feet, y the ground, h the height of the figure."""
    k = h / 112
    crest = max(37, 19.2 / k)
    body = (
        _ground(colour, active)
        + _pennant(colour, place, k, done)
        + use(f"rider-{colour}", 0, -30, 116, 132)
        + shield(colour, letter, 27 - crest / 2, 64 - crest / 2, crest)
    )
    return group(body, x - 50 * k, y - 97 * k, k)
