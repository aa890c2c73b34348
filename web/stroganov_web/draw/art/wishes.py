"""What the Tsar's wishes do, as short rows of signs."""

from __future__ import annotations

from stroganov_web.draw.art.rewards import Glyph, anywhere, glyph_row, icon, number, points, without
from stroganov_web.draw.art.signs import SEASON_SIGN

_MINUS = "\u2212"
_INKS = {"spring": "#3C7A3C", "summer": "#B36B00", "autumn": "#A8481C", "winter": "#2C6AA0"}
_FINALE = Glyph(icon="i-crown", colour="#8A3A5C")


def _in(season: str) -> Glyph:
    return Glyph(icon=f"i-{SEASON_SIGN[season]}", colour=_INKS[season])


def _winter(*signs: Glyph) -> tuple[Glyph, ...]:
    return (_in("winter"), *signs)


def _end(vp: object, *each: Glyph) -> tuple[Glyph, ...]:
    """Points at the end of the game, perhaps for each of something."""
    return (_FINALE, points(vp), number(":"), *each) if each else (_FINALE, points(vp))


WISH_EFFECTS: dict[str, tuple[Glyph, ...]] = {
    "further": (icon("move"), number("+1")),
    "winter_horses": _winter(number(3), icon("horse")),
    "winter_coin": _winter(icon("coin")),
    "winter_story": _winter(number(2), icon("story")),
    "winter_horses_per_outpost": _winter(number(2), icon("horse"), number(":"), icon("outpost")),
    "winter_horses_per_landscape": _winter(number(2), icon("horse"), number(":"), icon("land")),
    "trophy_further": (icon("trophy"), number("+1")),
    "hunt_next_door": (icon("hunt"), icon("sides")),
    "second_any_fur": (icon("star"), icon("fur")),
    "fewer_for_wishes": (icon("wish"), number(f"{_MINUS}1")),
    "winter_bag_fur": _winter(icon("bag")),
    "two_west": (icon("star"), icon("back"), number(2)),
    "free_hunt": (icon("hunt"), without("horse")),
    "winter_advanced": _winter(anywhere("star")),
    "tiger": (icon("tiger"),),
    "extra_spring": (_in("spring"), icon("star")),
    "extra_summer": (_in("summer"), icon("star")),
    "extra_autumn": (_in("autumn"), icon("star")),
    "extra_advanced": (_in("spring"), _in("summer"), _in("autumn"), icon("star")),
    "free_second_fur": (icon("hunt"), without("coin")),
    "end_2": _end(2),
    "end_3": _end(3),
    "end_4": _end(4),
    "end_tigers": _end(1, icon("tiger")),
    "end_outposts_built": _end(1, icon("outpost")),
    "end_outposts_unbuilt": _end(1, Glyph(icon="i-outpost", badge="i-bag")),
    "end_quarter": (_FINALE, number("\u00bc"), icon("vp")),
    "end_coins": _end(1, icon("coin")),
    "end_mountain": _end(3, icon("mountain")),
    "end_swamp": _end(3, icon("swamp")),
    "end_steppe": _end(3, icon("steppe")),
    "end_forest": _end(3, icon("forest")),
    "end_landscapes": _end(1, icon("land")),
    "end_wishes": _end(1, icon("wish")),
    "end_banners": _end(1, icon("banner")),
}


def wish_effect(
    effect: str,
    x: float,
    y: float,
    size: float,
    figure: float,
    room: float | None = None,
    anchor: str = "middle",
) -> str:
    """The effect of a wish in one row, its middle at x; `room` is the width it must keep to."""
    return glyph_row(WISH_EFFECTS[effect], x, y, size, figure, 2, anchor=anchor, room=room)


def wish_effect_short(effect: str, x: float, y: float, w: float, h: float) -> str:
    """The effect in a narrow box: in two rows where one would be too small."""
    signs = WISH_EFFECTS[effect]
    size = min(15.0, w * 0.44)
    digits = sum(len(sign.number) for sign in signs if not sign.seal)
    icons = len(signs) - sum(bool(sign.number) and not sign.seal for sign in signs)
    if (w - 5 - digits * 7.5) / max(1, icons) >= 10 or h < size + 14:
        return glyph_row(signs, x + w / 2, y + (h - size) / 2, size, 12, 2, room=w - 3)
    half = max(1, len(signs) // 2 if len(signs) < 5 else len(signs) - 2)
    rows = (signs[:half], signs[half:])
    top = y + (h - 2 * size - 2) / 2
    return "".join(
        glyph_row(row, x + w / 2, top + i * (size + 2), size, 12, 1, room=w - 3) for i, row in enumerate(rows)
    )
