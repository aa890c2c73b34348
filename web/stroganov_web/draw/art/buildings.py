"""Places of a region: village, yurt, outposts and the plates that carry their rewards."""

from __future__ import annotations

from stroganov_web.draw.art.glyphs import Reward, glyph_row, reward_glyphs
from stroganov_web.draw.art.svg import ellipse, group, line, path, rect, symbol, text, trace, use, var
from stroganov_web.draw.art.tokens import COLOURS

OUTLINE = var("outline")
VILLAGES = 5
_LOG_LINES = "#5E3B20"
_ROOFS = ("roof-brick", "roof-teal", "roof-ochre", "roof-plum", "roof-brick")
_SMALL_ROOFS = ("roof-brown", "roof-brick", "roof-brown", "roof-brown", "roof-teal")
_BOX = "-34 -58 68 62"


def _house(x: float, base: float, w: float, h: float, roof: float, log: str, cover: str, snow: bool) -> str:
    """An izba of logs with a lit window."""
    left, eaves = x - w / 2, base - h
    out = rect(left, eaves, w, h, fill=log)
    courses = "".join(trace("M", left, eaves + 5 * i, "h", w) for i in range(1, int(h // 5) + 1))
    out += line(courses, _LOG_LINES, 0.8, opacity=0.5)
    gable = trace("M", left - 4, eaves + 1, "L", x, eaves - roof, "L", left + w + 4, eaves + 1, "Z")
    out += path(gable, cover, OUTLINE, 1.1)
    if snow:
        drift = trace(
            *("M", x, eaves - roof, "L", left - 3, eaves, "q", w * 0.2, -roof * 0.3, w * 0.36, -roof * 0.12),
            *("t", w * 0.4, -roof * 0.1, "L", left + w + 3, eaves, "Z"),
        )
        out += path(drift, var("snow"))
    return out + rect(x - 3, base - h * 0.7, 6, 6.5, 0, var("window"), OUTLINE, 1)


def _village(region: int, snow: bool) -> str:
    """Two log houses; roofs and direction vary with the region."""
    body = ellipse(0, 0, 31, 4, "#000", opacity=0.2)
    body += line("M14-36q4-5 0-9t1-9", var("smoke"), 2.6, opacity=0.75)
    body += rect(11.5, -36, 5, 10, fill="#6B4A38")
    body += _house(16, -1, 22, 17, 15, var("log2"), var(_SMALL_ROOFS[region]), snow)
    body += _house(-13, 1, 26, 19, 18, var("log"), var(_ROOFS[region]), snow)
    body += line("M-13-37.5v-5M-15.5-40.5l2.5-3 2.5 3", OUTLINE, 1.2)
    return f'<g transform="scale(-1 1)">{body}</g>' if region % 2 else body


def _yurt(snow: bool) -> str:
    """A felt dome with a red braid."""
    out = ellipse(0, 0, 30, 4, "#000", opacity=0.2)
    out += line("M0-40q4-4 0-8t1-8", var("smoke"), 2.6, opacity=0.75)
    out += path("M-26 0C-27-8-26-15-24-20H24C26-15 27-8 26 0Z", var("felt"), OUTLINE, 1.3)
    out += path("M-24-20C-17-31-9-38 0-38S17-31 24-20Z", var("felt2"), OUTLINE, 1.3)
    if snow:
        out += path("M-21-24C-15-32-8-38 0-38S15-32 21-24c-6 2-9-3-14 0s-9-2-14 1-9-2-14-1z", var("snow"))
    else:
        out += line("M-12-31.5L-15-20M-5-36.5L-6-20M5-36.5L6-20M12-31.5L15-20", var("felt-seam"), 1.2)
    zigzag = "".join(f"M{x}-18.5l3 5.5 3-5.5" for x in range(-24, 20, 7))
    out += rect(-25, -18.5, 50, 5.5, fill=var("braid")) + line(zigzag, "#FFE7B0", 1.2)
    out += path("M-6.5 0v-15h13V0z", var("door"), OUTLINE, 1.2) + line("M-4-12h8M-4-8h8", "#E8B53A", 1.2)
    return out + rect(-5, -41, 10, 4, 1.5, "#6B4A38")


def _outpost(colour: str) -> str:
    dark = var(f"{colour}-dark")
    return (
        ellipse(20, 42, 17, 3, "#000", opacity=0.25)
        + path("M6 42V20h28v22z", var(colour), OUTLINE, 2.2)
        + path("M20 20h14v22H20z", "#000", opacity=0.16)
        + line("M6 27h28M6 34.5h28", dark, 1.8)
        + path("M2 21L20 5l18 16z", dark, OUTLINE, 2.2)
    )


def place_symbols(season: str) -> str:
    """`village-0` to `village-4`, `yurt` and `outpost-<colour>`."""
    snow = season == "winter"
    villages = "".join(symbol(f"village-{i}", _village(i, snow), _BOX) for i in range(VILLAGES))
    outposts = "".join(symbol(f"outpost-{colour}", _outpost(colour), "0 2 40 44") for colour in COLOURS)
    return villages + symbol("yurt", _yurt(snow), _BOX) + outposts


def village(x: float, y: float, w: float, region: int = 0) -> str:
    """The picture of a village, `w` wide, standing with its middle at x on the ground y."""
    return _standing(f"village-{region % VILLAGES}", x, y, w)


def yurt(x: float, y: float, w: float) -> str:
    """The picture of a yurt, `w` wide, standing with its middle at x on the ground y."""
    return _standing("yurt", x, y, w)


def _standing(name: str, x: float, y: float, w: float) -> str:
    k = w / 64
    return use(name, x - 34 * k, y - 58 * k, 68 * k, 62 * k)


def plate(x: float, y: float, w: float, h: float, reward: Reward) -> str:
    """A cream plate with a reward: the target under a village or a yurt."""
    size, figure = h * 0.74, max(13, h * 0.5)
    row = glyph_row(
        reward_glyphs(reward), x + w / 2, y + (h - size) / 2, size, figure, 3 * w / 64, room=w - 7
    )
    return rect(x, y, w, h, 6, var("card"), OUTLINE, 1.3) + row


def plate_box(x: float, y: float, w: float, h: float) -> tuple[float, float, float, float]:
    """The plate's part of a place whose box is x, y, w, h."""
    return x, y + h * 0.64, w, h * 0.36


def village_place(x: float, y: float, w: float, h: float, reward: Reward, region: int = 0) -> str:
    """A village on its mound with the plate of its reward."""
    return _place(x, y, w, h, reward, "forest", village(x + w / 2, y + h * 0.64 - w / 32, w * 0.92, region))


def yurt_place(x: float, y: float, w: float, h: float, reward: Reward | None) -> str:
    """A yurt with the plate of its reward; without one the place where it stood."""
    if reward is None:
        edge = rect(
            x + 3,
            y + h * 0.12,
            w - 6,
            h * 0.84,
            8,
            "none",
            var("trail"),
            1.6,
            stroke_dasharray="4 4",
            opacity=0.85,
        )
        return edge + use("i-yurt", x + w * 0.3, y + h * 0.34, w * 0.4, opacity=0.42)
    return _place(x, y, w, h, reward, "steppe", yurt(x + w / 2, y + h * 0.64 - w / 32, w * 0.92))


def _place(x: float, y: float, w: float, h: float, reward: Reward, ground: str, picture: str) -> str:
    mound = ellipse(x + w / 2, y + h * 0.64 - 1, w / 2, 6 * w / 64, var(f"{ground}-ground"))
    return mound + picture + plate(*plate_box(x, y, w, h), reward)


def outpost(colour: str, letter: str, x: float, y: float, size: float, blocked: bool = False) -> str:
    """A blockhouse, `size` wide and a tenth higher; a blocked space shows it faint and crossed."""
    body = use(f"outpost-{colour}", 0, 2, 40, 44)
    if not blocked:
        return group(body + text(20, 39.5, letter, 19, 800, var(f"{colour}-text"), "middle"), x, y, size / 40)
    bars = "M11 24l18 16M29 24L11 40"
    body += line(bars, var("cream"), 4.5) + line(bars, OUTLINE, 2.4)
    return group(body, x, y, size / 40, opacity=0.5)


def outpost_space(price: int, x: float, y: float, w: float, h: float, figure: float = 14.5) -> str:
    """A free outpost space with its price in horses."""
    edge = rect(x, y, w, h, 5, "none", var("line2"), 1.6, stroke_dasharray="3.5 3")
    if not price:
        return edge + text(
            x + w / 2, y + h / 2 + figure * 0.36, 0, figure, 700, anchor="middle", class_="num"
        )
    icon, wide = w * 0.5, figure * 0.6
    left = x + (w - icon - wide) / 2
    cost = text(left, y + h / 2 + figure * 0.36, price, figure, 700, class_="num")
    return edge + cost + use("i-horse", left + wide, y + (h - icon) / 2, icon)
