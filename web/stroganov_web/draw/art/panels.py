"""Furniture of the table: panels, region plaques, supplies, market, bag and trade space."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from stroganov_web.draw.art.furs import Pelt, fur
from stroganov_web.draw.art.rewards import Glyph, glyph_row
from stroganov_web.draw.art.signs import SEASON_SIGN
from stroganov_web.draw.art.svg import circle, line, numeral, path, rect, text, trace, use, var
from stroganov_web.text.words import NUMERALS


@lru_cache(maxsize=256)
def panel(x: float, y: float, w: float, h: float, r: float = 10, raised: bool = False) -> str:
    """A sheet of paper on the table."""
    shade = "url(#lifted)" if raised else None
    return rect(x, y, w, h, r, var("paper"), var("line"), 1.2, filter=shade)


def label(x: float, y: float, content: str, anchor: str | None = None, size: float = 12) -> str:
    """A small bold heading inside a panel."""
    return text(x, y, content, size, 700, var("ink2"), anchor, letter_spacing=0.3)


def region_plaque(
    region: int, fur_value: int, x: float, y: float, w: float, h: float, figure: float = 14.5
) -> str:
    """The plaque over a region: numeral on spruce and region fur; outposts go into `outpost_boxes`."""
    band = h * 0.5 + 8
    tab = trace("M", x, y + 8, "a8 8 0 0 1 8 -8", "h", band - 8, "v", h, "h", 8 - band, "a8 8 0 0 1 -8 -8Z")
    return (
        rect(x, y, w, h, 8, var("plate"), var("line2"), 1.3, filter="url(#lifted)")
        + path(tab, var("band"))
        + numeral(x + band / 2, y + h / 2, NUMERALS[region], figure * 1.15, var("bandtext"), "middle")
        + fur(fur_value, x + band + 4, y + 2.5, h - 5)
    )


def outpost_boxes(x: float, y: float, w: float, h: float) -> list[tuple[float, float, float, float]]:
    """The boxes of the three outpost spaces on a plaque whose box is x, y, w, h."""
    size = h * 0.78
    start = x + h * 1.5 + 7
    step = min((x + w - 4 - start - 4) / 3, size * 1.62)
    left = x + w - 4 - step * 3
    return [(left + step * (i + 0.5) - size / 2, y + h * 0.12, size, h * 0.76) for i in range(3)]


def supply_box(
    x: float, y: float, w: float, h: float, title: str, stock: Sequence[tuple[str, int]], head: float = 26
) -> str:
    """What is left in the general supply: icon names with counts, in two columns under a title."""
    big = w > 90
    lid = trace(
        "M", x, y + head, "V", y + 8, "a8 8 0 0 1 8 -8", "H", x + w - 8, "a8 8 0 0 1 8 8", "V", y + head, "Z"
    )
    out = rect(x, y, w, h, 8, var("plate"), var("line2"), 1.3, filter="url(#lifted)") + path(lid, var("band"))
    size = 14.5 if big else 13
    out += text(x + w / 2, y + head / 2 + 5, title, size, 700, var("bandtext"), "middle", class_="serif")
    row = (h - head - 6) / max(1, -(-len(stock) // 2))
    icon = min(24, row * 0.66, w * 0.2)
    for i, (name, count) in enumerate(stock):
        left = x + w * (0.07 if big else 0.05) + i % 2 * w * 0.48
        top = y + head + 3 + i // 2 * row + (row - icon) / 2
        out += use(f"i-{name}", left, top, icon)
        out += numeral(left + icon + (4 if big else 2), top + icon / 2, count, 15 if big else 13)
    return out


def bag(x: float, y: float, size: float, count: int, figure: float = 14.5) -> str:
    """The bag of furs with the number of furs in it above."""
    return use("i-bag", x, y + figure * 1.3, size) + numeral(
        x + size / 2, y + figure * 0.55, count, figure, anchor="middle"
    )


def market_boxes(x: float, y: float, w: float, d: float, places: int = 6) -> list[tuple[float, float]]:
    """Upper left corners of the market's furs of side `d` along a strip."""
    step = w / places
    return [(x + step * i + (step - d) / 2, y) for i in range(places)]


def market_strip(furs: Sequence[Pelt | None], x: float, y: float, w: float, d: float) -> str:
    """The market: a bowl for each place, with its fur (None: the bag could not refill it)."""
    out = ""
    for value, (left, top) in zip(furs, market_boxes(x, y, w, d, len(furs)), strict=True):
        out += circle(left + d / 2 - 1, top + d * 0.52, d * 0.54, var("paper2"), var("line"), 1)
        out += fur(value, left, top, d) if value is not None else ""
    return out


_BONUSES = ((1, "coin"), (2, "story"), (3, "horse"), (2, "move"))


def trade_space(fur_value: int, x: float, y: float, d: float, icon: float = 21) -> str:
    """The trade space: its fur, and the four bonuses of which two are chosen; `d` is its height."""
    out = fur(fur_value, x, y, d) + use("i-arrow", x + d + 3, y + d / 2 - 7, 14, color=var("ink2"))
    for i, (count, name) in enumerate(_BONUSES):
        left = x + d + 20 + i % 2 * (icon + 13)
        middle = y + d / 2 + (icon + 4) * (i // 2 - 0.5)
        out += numeral(left, middle, count, 12.5) + use(f"i-{name}", left + 8.5, middle - icon / 2, icon)
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


def year_plates(x: float, y: float, h: float, year: int) -> str:
    """The four years, the present one (from 1) in seal red."""
    out, wide = "", h * 1.12
    for i, sign in enumerate(NUMERALS[:4]):
        now, left = i + 1 == year, x + i * (wide + 4)
        edge, ground = var("outline" if now else "line2"), var("seal" if now else "paper")
        out += rect(left, y, wide, h, 5, ground, edge, 1.2)
        ink = var("seal-text" if now else "ink2")
        out += numeral(left + wide / 2, y + h / 2, sign, h * 0.52, ink, "middle")
    return out


def season_medal(season: str, x: float, y: float, d: float, title: str = "", room: float = 0) -> str:
    """A season as a medallion; the present one has a title and is a pill `room` wide."""
    sign, ink = f"i-{SEASON_SIGN[season]}", var(f"is-{season}")
    if not title:
        ground = circle(x + d / 2, y + d / 2, d / 2, var("paper"), var("line"), 1.2)
        return ground + use(sign, x + d * 0.19, y + d * 0.19, d * 0.62, color=ink, opacity=0.85)
    pill = rect(x, y, room, d, d / 2, var("paper"), ink, 2.2)
    shown = use(sign, x + d * 0.17, y + d * 0.15, d * 0.7, color=ink)
    return pill + shown + text(x + d, y + d / 2 + 5.5, title, 16, 700, class_="serif")


def payment_line(x: float, y: float, w: float) -> str:
    """The underline of a fur that is proposed as payment."""
    return line(trace("M", x, y, "h", w), var("link"), 3.5)


def callout(x: float, y: float, w: float, h: float, tip: tuple[float, float], side: str = "left") -> str:
    """The sheet of a preview with a pointer from its left, right, up or down side to `tip`."""
    px, py = tip
    upright = side in ("up", "down")
    edge = {"left": x, "right": x + w, "up": y, "down": y + h}[side]
    inner = edge + (1 if side in ("left", "up") else -1)
    if upright:
        feet, seam = ((px - 9, inner), (px + 9, inner)), trace("M", px - 7, inner, "h", 14)
    else:
        feet, seam = ((inner, py - 9), (inner, py + 9)), trace("M", inner, py - 7, "v", 14)
    pointer = trace("M", *feet[0], "L", px, py, "L", *feet[1], "Z")
    return (
        rect(x, y, w, h, 11, var("sheet"), var("link"), 2.2, filter="url(#floating)")
        + path(pointer, var("sheet"), var("link"), 2.2)
        + line(seam, var("sheet"), 4)
    )
