"""Tracks: trophies on a player's board, story points, and the ruler of victory points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from stroganov.state import STORY_END
from stroganov_web.draw.art.furs import fur
from stroganov_web.draw.art.glyphs import Reward, glyph_row, icon, reward_glyphs, vp_seal
from stroganov_web.draw.art.people import shield
from stroganov_web.draw.art.svg import circle, element, line, rect, text, trace, use, var

OUTLINE = var("outline")


@dataclass(frozen=True)
class Mark:
    """A player's marker on a track."""

    colour: str
    letter: str
    at: int
    name: str = ""  # for motion


@dataclass(frozen=True)
class TrophySpace:
    """A space of a trophy track: fur to pay on entering (0: none), rewards, the shield's points."""

    cost: int | None
    reward: Reward
    shield: int | None = None
    on_enter: Mapping[str, int] | None = None


def _trophy_token(colour: str, cx: float, cy: float, r: float) -> str:
    """The antler medal in a player's colour."""
    rim = circle(cx, cy, r, var(colour), OUTLINE, 1.6) + circle(cx, cy, r * 0.78, "#FFF3D6")
    return rim + use("i-trophy", cx - r * 0.6, cy - r * 0.6, r * 1.2)


def _price(space: TrophySpace, x: float, y: float, d: float) -> str:
    """What entering the space asks and gives."""
    out, left = "", x
    if space.cost:
        out, left = fur(space.cost, x, y, d), x + d + 2
    elif space.cost == 0:
        out = glyph_row((icon("fur"),), x, y + d * 0.12, d * 0.76, 12, anchor="start")
        out += line(trace("M", x + 2, y + d * 0.86, "L", x + d * 0.74, y + d * 0.14), var("without"), 2.6)
        left = x + d
    if space.on_enter:
        out += glyph_row(
            reward_glyphs(space.on_enter), left, y + d * 0.2, d * 0.6, 12, 1, var("ink"), "start"
        )
    return out


def trophy_cell(
    space: TrophySpace, x: float, y: float, w: float, h: float, *, state: str = "ahead", colour: str = "red"
) -> str:
    """A space of the trophy track; `state` is passed, here (with the token) or ahead."""
    here = state == "here"
    d = max(27.2, min(h * 0.46, 30))
    low, top = y + h - d - 3, h - d - 3
    ground, edge = var("paper2" if state == "ahead" else "reached"), var("here" if here else "line2")
    size = min(h * 0.38, 25)
    place = x + w / 2 + 1, y + (top - size) / 2, size, max(13, size * 0.64), 3
    out = rect(x, y, w, h, 8, ground, edge, 2 if here else 1.1)
    out += glyph_row(reward_glyphs(space.reward), *place, var("ink"), room=w - 10)
    if state == "ahead":
        out += _price(space, x + 3, low, d)
    elif not here:
        out += use("i-check", x + 6, low + d / 2 - 8, 16, color=var("tick"))
    if space.shield is not None:
        seal = min(h * 0.4, 27)
        out += vp_seal(space.shield, x + w - seal - 2.5, low + (d - seal) / 2, seal, max(12, seal * 0.5))
    if here:
        r = min(h * 0.29, 19)
        out += element("g", _trophy_token(colour, x + r + 5, low + d / 2 - 2, r), data_piece="token")
    return out


def story_track(x: float, y: float, w: float, marks: Sequence[Mark], size: float = 22) -> str:
    """A bead for each story point on a string whose middle line is y; the last one calls for a song."""
    cell = w / (STORY_END + 1)
    r = min(cell * 0.4, 11)
    out = line(trace("M", x + cell / 2, y, "H", x + w - cell / 2), var("line2"), 3)
    for i in range(STORY_END + 1):
        last, cx = i == STORY_END, x + cell * (i + 0.5)
        out += circle(cx, y, r + 2 * last, var("story" if last else "paper2"), var("line2"), 1.3)
        out += text(cx, y + 4.3, i, 12, 700, var("story-text" if last else "ink2"), "middle")
    for place in sorted({mark.at for mark in marks}):
        here = [mark for mark in marks if mark.at == place]
        out += _gathered(here, x + cell * (place + 0.5), y, size if len(here) < 2 else max(19.2, size * 0.88))
    return out


def _gathered(marks: Sequence[Mark], cx: float, cy: float, side: float) -> str:
    """Shields around one bead: side by side in pairs, so that nobody seems to be on the next one."""
    shift = side * 0.42
    cy -= 2 * (len(marks) > 2)
    places = {
        1: ((0, 0),),
        2: ((-1, 0), (1, 0)),
        3: ((-1, -0.8), (1, -0.8), (0, 0.8)),
        4: ((-1, -0.8), (1, -0.8), (-1, 0.8), (1, 0.8)),
    }[len(marks)]
    out = ""
    for mark, (dx, dy) in zip(marks, places, strict=True):
        left, top = cx + dx * shift - side * 0.455, cy + dy * shift - side / 2
        out += element("g", shield(mark.colour, mark.letter, left, top, side), data_piece=mark.name or None)
    return out


def spread(places: Sequence[float], apart: float, low: float, high: float) -> list[float]:
    """The places, in rising order, moved as little as needed to stand `apart` between low and high.

    >>> spread([0, 1, 30], 10, 0, 30)
    [0, 10, 30]
    """
    moved = list(places)
    for i, place in enumerate(moved):
        moved[i] = max(place, low if i == 0 else moved[i - 1] + apart)
    for i in range(len(moved) - 1, -1, -1):
        moved[i] = min(moved[i], high if i == len(moved) - 1 else moved[i + 1] - apart)
    return moved


def vp_ruler(x: float, y: float, w: float, marks: Sequence[Mark], size: float = 22) -> str:
    """A ruler of victory points on the line y with a tick every five and exact numbers over the shields.

    Equal ones stand around their place, others step aside; the ruler grows with the points.
    """
    most = max([30, *(mark.at for mark in marks)])
    end = -(-most // 10) * 10
    step = 5 if end <= 60 else 10
    ticks = "".join(trace("M", x + w * v / end, y - 6, "v", 12) for v in range(0, end + 1, step))
    out = rect(x, y - 3, w, 6, 3, var("paper2"), var("line2"), 1) + line(ticks, var("line2"), 1.3)
    groups = [[mark for mark in marks if mark.at == at] for at in sorted({mark.at for mark in marks})]
    middles = group_middles(x, w, end, groups, size)
    for v in (0, end):
        if all(abs(x + w * v / end - middle) > size for middle in middles):
            out += text(x + w * v / end, y - 9, v, 12, 400, var("ink2"), "middle")
    for here, cx in zip(groups, middles, strict=True):
        side = size if len(here) == 1 else max(19.2, size * 0.88)
        above = side * (0.62 if len(here) < 3 else 0.98)
        out += _gathered(here, cx, y, side)
        out += text(cx, y - above, here[0].at, 12, 700, anchor="middle", class_="num")
    return out


def group_middles(x: float, w: float, end: int, groups: Sequence[Sequence[Mark]], size: float) -> list[float]:
    """Where groups of equal markers stand on a ruler from x on, `w` wide for `end` points."""
    wide = [size * (1.02 if len(each) == 1 else 1.6) for each in groups]
    apart = [sum(wide[:i]) + (wide[i] - wide[0]) / 2 for i in range(len(wide))]
    free = [x + w * each[0].at / end - taken for each, taken in zip(groups, apart, strict=True)]
    moved = spread(free, 0, x, x + w - apart[-1])
    return [place + taken for place, taken in zip(moved, apart, strict=True)]
