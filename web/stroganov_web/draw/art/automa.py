"""The automa cards that lead Ivan or Katyusha through a solo game."""

from __future__ import annotations

from stroganov_web.draw.art.glyphs import glyph_row, icon
from stroganov_web.draw.art.portraits import portrait
from stroganov_web.draw.art.svg import circle, line, numeral, path, rect, text, trace, use, var

OUTLINE = var("outline")
_LETTERED = 70  # on a smaller card the letters would cover the rest


def _frame(x: float, y: float, w: float, h: float) -> str:
    """The ground of a card, with an inner golden line."""
    k = w / 80
    inner = rect(x + 3 * k, y + 3 * k, w - 6 * k, h - 6 * k, 4 * k, "none", var("gold"), 1.2 * k)
    return rect(x, y, w, h, 6 * k, var("card"), OUTLINE, 1.4) + inner


def _move(move: int, x: float, y: float, w: float, h: float) -> str:
    """The arrow of movement: a boot and the number of tiles east."""
    k = h / 24
    tip = h * 0.36
    d = trace("M", x, y, "H", x + w - tip, "L", x + w, y + h / 2, "L", x + w - tip, y + h, "H", x, "Z")
    middle = (x + 23 * k + x + w - tip * 0.6) / 2
    return (
        path(d, var("band"), OUTLINE, 1.3)
        + circle(x + 13 * k, y + h / 2, 9.5 * k, "#F3E6C6")
        + use("i-move", x + 6 * k, y + h / 2 - 7 * k, 14 * k)
        + numeral(middle, y + h / 2, move, max(12, 18 * k), var("bandtext"), "middle")
    )


def _hunt(kind: str, count: int, x: float, y: float, w: float, h: float) -> str:
    """Which furs the opponent hunts: stairs whose lowest or highest one or two steps are golden."""
    size = h * 0.62
    out = use("i-hunt", x, y + (h - size) / 2, size)
    steps, gap = 4, w * 0.015
    left = x + size + w * 0.08
    wide = (x + w - left) / steps - gap
    for i in range(steps):
        lit = i < count if kind == "lowest" else i >= steps - count
        tall = h * (0.3 + 0.7 * (i + 1) / steps) - wide * 0.4
        box = left + i * (wide + gap), y + h - tall
        ground = "#E8B53A" if lit else "#EADFC6"
        out += rect(*box, wide, tall, 1.5, ground, OUTLINE, 1.1 if lit else 0.7)
        if lit:
            out += use("i-fur", box[0] - wide * 0.06, box[1] - wide * 0.62, wide * 1.12)
    return out


def _letters(letters: str, x: float, y: float, r: float) -> str:
    """The strategies that leave this card out, from right to left."""
    return "".join(
        circle(x - i * r * 2.2, y, r, "#FFF3D6", OUTLINE, 1)
        + text(x - i * r * 2.2, y + 4.2, letter, max(12, r * 1.5), 700, OUTLINE, "middle")
        for i, letter in enumerate(reversed(letters))
    )


def automa_card(
    x: float,
    y: float,
    w: float,
    h: float,
    *,
    opponent: str,
    move: int,
    hunt: str,
    hunt_count: int,
    action: str,
    letters: str = "",
) -> str:
    """A flipped automa card: movement, hunt (lowest or highest) and additional action, with its letters."""
    pad, k = w * 0.09, w / 80
    out = _frame(x, y, w, h) + portrait(opponent, x + pad, y + pad, w * 0.3)
    if w >= _LETTERED:
        out += _letters(letters, x + w - pad - 6 * k, y + pad + 7 * k, max(8, 6.5 * k))
    out += _move(move, x + w * 0.44, y + h * 0.2, w * 0.49, h * 0.16)
    out += _hunt(hunt, hunt_count, x + pad, y + h * 0.4, w - 2 * pad, h * 0.24)
    top, foot = y + h * 0.68, h * 0.27
    out += line(trace("M", x + pad, top, "H", x + w - pad), var("gold"), 1.2 * k)
    out += rect(x + 5 * k, top + 3 * k, w - 10 * k, foot - 4 * k, 4 * k, var("foot"))
    size = foot * 0.66
    signs = (icon("star"), icon("arrow"), icon(action))
    return out + glyph_row(
        signs, x + w / 2, top + 1 * k + (foot - size) / 2, size, 12, 3 * k, room=w - 4 * pad
    )


def automa_back(x: float, y: float, w: float, h: float, *, opponent: str, move: int) -> str:
    """The top of the automa deck: only its movement is open."""
    d = min(w * 0.62, h * 0.5)
    ground = rect(x, y, w, h, 6 * w / 80, var("song"), OUTLINE, 1.4)
    trim = rect(x + w * 0.05, y + w * 0.05, w * 0.9, h - w * 0.1, w * 0.05, "none", var("gold"), 1.4)
    face = portrait(opponent, x + (w - d) / 2, y + h * 0.12, d)
    return ground + trim + face + _move(move, x + w * 0.2, y + h * 0.7, w * 0.62, h * 0.19)
