"""Glyphs: the icons, numbers and seals that rewards, prices and effects are printed with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from stroganov_web.draw.art.svg import circle, element, line, numeral, trace, use, var

OUTLINE = var("outline")
Reward = Mapping[str, int] | str

ICONS = {
    "horses": "i-horse",
    "coins": "i-coin",
    "story": "i-story",
    "banners": "i-banner",
    "outposts": "i-outpost",
    "bag_furs": "i-bag",
    "market_furs": "i-market",
    "tigers": "i-tiger",
    "trophies": "i-trophy",
}


# Widths of signs in shares of their size; every other one is as wide as a digit.
_WIDTHS = {":": 0.34, "+": 0.8, "\u2212": 0.8, "\u00bc": 0.95}
_SMALLEST = 12


@dataclass(frozen=True)
class Glyph:
    """An icon, a number, or points in a seal; an icon may be crossed out, badged or coloured."""

    icon: str = ""
    number: str = ""
    seal: bool = False
    without: bool = False
    badge: str = ""
    colour: str = ""


def icon(name: str) -> Glyph:
    """A plain icon."""
    return Glyph(icon=f"i-{name}")


def without(name: str) -> Glyph:
    """An icon crossed out in red: it need not be paid."""
    return Glyph(icon=f"i-{name}", without=True)


def anywhere(name: str) -> Glyph:
    """An icon with the badge that says that it can be done in any place."""
    return Glyph(icon=f"i-{name}", badge="i-any")


def number(value: object) -> Glyph:
    """A number or a sign between icons."""
    return Glyph(number=str(value))


def points(value: object) -> Glyph:
    """Victory points: a wax seal with the number inside."""
    return Glyph(number=str(value), seal=True)


EFFECTS: dict[str, tuple[Glyph, ...]] = {
    "visit_any_village": (anywhere("village"),),
    "use_any_yurt": (anywhere("yurt"),),
    "two_different_rewards_above": (number(2), icon("two")),
    "advanced_action_anywhere": (anywhere("star"),),
    "fulfil_wish_paying_only": (icon("wish"), icon("paying")),
    "build_outpost_anywhere": (anywhere("outpost"),),
}


def reward_glyphs(reward: Reward, effect: str | None = None) -> tuple[Glyph, ...]:
    """The glyphs of a reward: counted gains as printed, or a named effect; then `effect` if given."""
    if isinstance(reward, str):
        return EFFECTS[reward]
    signs: list[Glyph] = []
    for kind, count in reward.items():
        if kind == "vp":
            signs.append(points(count))
            continue
        if count != 1:
            signs.append(number(count))
        signs.append(Glyph(icon=ICONS[kind]))
    return (*signs, *(EFFECTS[effect] if effect else ()))


def vp_seal(value: object, x: float, y: float, size: float, figure: float | None = None) -> str:
    """A wax seal with victory points inside, in a box of side `size`; `figure` is the size of the number."""
    middle = size / 2
    shown = numeral(x + middle, y + middle, value, figure or size * 0.56, var("seal-text"), "middle")
    return use("i-vp", x, y, size) + shown


def _width(glyph: Glyph, size: float, figure: float) -> float:
    if glyph.seal:
        return size * 1.12
    if glyph.number:
        return sum(_WIDTHS.get(letter, 0.6) for letter in glyph.number) * figure
    return size


def _slash(x: float, y: float, size: float) -> str:
    d = trace("M", x + 1, y + size - 1, "L", x + size - 1, y + 1)
    return line(d, var("cream"), size * 0.26) + line(d, var("without"), size * 0.14)


def _badge(name: str, x: float, y: float, size: float) -> str:
    r = size * 0.29
    cx, cy = x + size * 0.86, y + size * 0.84
    sign = use(name, cx - r * 0.8, cy - r * 0.8, r * 1.6)
    return circle(cx, cy, r, var("cream"), OUTLINE, size * 0.045) + element("g", sign, color="#00705F")


def _draw(glyph: Glyph, x: float, y: float, size: float, figure: float, fill: str) -> str:
    if glyph.seal:
        return vp_seal(glyph.number, x, y - size * 0.06, size * 1.12, max(12, figure, size * 0.62))
    if glyph.number:
        return numeral(x, y + size / 2, glyph.number, figure, fill)
    shown = use(glyph.icon, x, y, size, color=glyph.colour or fill)
    if glyph.without:
        shown += _slash(x, y, size)
    if glyph.badge:
        shown += _badge(glyph.badge, x, y, size)
    return shown


def glyph_row(
    signs: Sequence[Glyph],
    x: float,
    y: float,
    size: float,
    figure: float,
    gap: float = 4,
    fill: str = OUTLINE,
    anchor: str = "middle",
    room: float | None = None,
) -> str:
    """Glyphs in a row whose middle (or start) is x and whose icons have side `size`; shrinks into `room`.

    A number stands close to the icon it counts.
    """
    if not signs:
        return ""
    middle, gaps = y + size / 2, [_gap(sign, gap) for sign in signs[:-1]]
    if room is not None:
        size, figure = _fitted(signs, size, figure, room - sum(gaps))
    widths = [_width(sign, size, figure) for sign in signs]
    left = x - (sum(widths) + sum(gaps)) / 2 if anchor == "middle" else x
    drawn = []
    for sign, width, space in zip(signs, widths, [*gaps, 0.0], strict=True):
        drawn.append(_draw(sign, left, middle - size / 2, size, figure, fill))
        left += width + space
    return "".join(drawn)


def _fitted(signs: Sequence[Glyph], size: float, figure: float, room: float) -> tuple[float, float]:
    """Sizes of icons and numbers that keep to `room`: both give way, but no number goes below 12."""
    icons, digits = (sum(_width(sign, *unit) for sign in signs) for unit in ((1, 0), (0, 1)))
    share = min(1.0, room / (size * icons + figure * digits))
    if figure * share >= _SMALLEST or not digits:
        return size * share, figure * share
    small = min(figure, _SMALLEST)
    return min(size, max(1.0, (room - small * digits) / (icons or 1))), small


def _gap(sign: Glyph, gap: float) -> float:
    return 1.0 if sign.number and not sign.seal else gap
