"""Panels and what stands in them: headings, supplies, badges, the trade space, a callout."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from stroganov.actions.basic import ACTION_REACH, BONUSES
from stroganov_web.draw.art.furs import fur
from stroganov_web.draw.art.glyphs import ICONS, Glyph, glyph_row
from stroganov_web.draw.art.svg import line, numeral, path, rect, text, trace, use, var


@lru_cache(maxsize=256)
def panel(x: float, y: float, w: float, h: float, r: float = 10, raised: bool = False) -> str:
    """A sheet of paper on the table."""
    shade = "url(#lifted)" if raised else None
    return rect(x, y, w, h, r, var("paper"), var("line"), 1.2, filter=shade)


def label(x: float, y: float, content: str, anchor: str | None = None, size: float = 12) -> str:
    """A small bold heading inside a panel."""
    return text(x, y, content, size, 700, var("ink2"), anchor, letter_spacing=0.3)


def outpost_boxes(
    x: float, y: float, w: float, h: float, count: int
) -> list[tuple[float, float, float, float]]:
    """The boxes of the outpost spaces on a plaque whose box is x, y, w, h."""
    size = h * 0.78
    start = x + h * 1.5 + 7
    step = min((x + w - 4 - start - 4) / count, size * 1.62)
    left = x + w - 4 - step * count
    return [(left + step * (i + 0.5) - size / 2, y + h * 0.12, size, h * 0.76) for i in range(count)]


def market_boxes(x: float, y: float, w: float, d: float, places: int) -> list[tuple[float, float]]:
    """Upper left corners of the market's furs of side `d` side by side."""
    step = w / places
    return [(x + step * i + (step - d) / 2, y) for i in range(places)]


_BONUSES = (*((gain.amount, ICONS[gain.kind]) for gain in BONUSES.values()), (ACTION_REACH, "i-move"))


def trade_space(fur_value: int, x: float, y: float, d: float, icon: float = 21) -> str:
    """The trade space: its fur, and the four bonuses of which two are chosen; `d` is its height."""
    out = fur(fur_value, x, y, d) + use("i-arrow", x + d + 3, y + d / 2 - 7, 14, color=var("ink2"))
    for i, (count, name) in enumerate(_BONUSES):
        left = x + d + 20 + i % 2 * (icon + 13)
        middle = y + d / 2 + (icon + 4) * (i // 2 - 0.5)
        out += numeral(left, middle, count, 12.5) + use(name, left + 8.5, middle - icon / 2, icon)
    return out


@lru_cache(maxsize=512)
def supply_chip(
    name: str, count: int, x: float, y: float, w: float, h: float, title: str = "", figure: float = 20
) -> str:
    """One of a player's supplies: icon, number and, where there is room, its word."""
    icon = h * 0.66
    left = x + 16 + icon
    out = rect(x, y, w, h, 9, var("paper2"), var("line")) + use(f"i-{name}", x + 8, y + (h - icon) / 2, icon)
    if not title:
        return out + numeral(left - 1, y + h / 2, count, figure)
    shown = text(left, y + h / 2 + 1, count, figure, 700, class_="num")
    return out + shown + text(left, y + h / 2 + 15, title, 12.5, 400, var("ink2"))


def supply_row(
    supplies: Mapping[str, int], x: float, y: float, icon: float = 17, figure: float = 14, gap: float = 9
) -> str:
    """An opponent's supplies in one line that ends at x: number, then icon."""
    out, right = "", x
    for name, count in reversed(list(supplies.items())):
        wide = len(str(count)) * figure * 0.6
        right -= icon + wide + 2
        signs = (Glyph(number=str(count)), Glyph(icon=f"i-{name}"))
        out += glyph_row(signs, right, y, icon, figure, 1, var("ink"), "start")
        right -= gap
    return out


def payment_line(x: float, y: float, w: float) -> str:
    """The underline of a fur that is proposed as payment."""
    return line(trace("M", x, y, "h", w), var("link"), 3.5)


def callout(x: float, y: float, w: float, h: float, tip: tuple[float, float]) -> str:
    """A sheet with a pointer from its lower edge to `tip`."""
    px, py = tip
    edge = y + h - 1
    pointer = trace("M", px - 9, edge, "L", px, py, "L", px + 9, edge, "Z")
    return (
        rect(x, y, w, h, 11, var("sheet"), var("link"), 2.2, filter="url(#floating)")
        + path(pointer, var("sheet"), var("link"), 2.2)
        + line(trace("M", px - 7, edge, "h", 14), var("sheet"), 4)
    )


def badge(x: float, y: float, count: int) -> str:
    """A number on a dark disc, its middle at x, y."""
    wide = 16 if count < 10 else 21
    ground = rect(x - wide / 2, y - 8, wide, 16, 8, var("band"), var("cream"), 1.2)
    return ground + numeral(x, y, count, 12, var("bandtext"), "middle")
