"""What the Tsar's wishes do, as rows of glyphs made from the engine's words such as `winter 2 horse`."""

from __future__ import annotations

from functools import lru_cache

from stroganov_web.draw.art.glyphs import Glyph, anywhere, glyph_row, icon, number, points, without
from stroganov_web.draw.art.line_icons import SEASON_ICON

_COLOURED = {  # when an effect acts
    "spring": Glyph(icon=f"i-{SEASON_ICON['spring']}", colour="#3C7A3C"),
    "summer": Glyph(icon=f"i-{SEASON_ICON['summer']}", colour="#B36B00"),
    "autumn": Glyph(icon=f"i-{SEASON_ICON['autumn']}", colour="#A8481C"),
    "winter": Glyph(icon=f"i-{SEASON_ICON['winter']}", colour="#2C6AA0"),
    "end": Glyph(icon="i-crown", colour="#8A3A5C"),
}


@lru_cache(maxsize=256)
def wish_glyphs(effect: str) -> tuple[Glyph, ...]:
    """The glyphs of an effect from its words.

    Seasons and `end` say when; `2vp` is a seal with points, `no-horse` a horse that need not be paid,
    `any-star` an action in any place, `outpost-bag` an outpost with the badge of a bag; what begins with a
    letter is an icon, everything else a number.

    >>> [glyph.icon or glyph.number for glyph in wish_glyphs("winter 2 horse : land")]
    ['i-snow', '2', 'i-horse', ':', 'i-land']
    """
    return tuple(map(_glyph, effect.split()))


def _glyph(word: str) -> Glyph:
    if word in _COLOURED:
        return _COLOURED[word]
    if not word[0].isalpha():
        amount, is_points, _ = word.partition("vp")
        return points(amount) if is_points else number(amount.replace("-", "\u2212"))
    first, _, second = word.partition("-")
    if first in ("no", "any"):
        return without(second) if first == "no" else anywhere(second)
    return Glyph(icon=f"i-{first}", badge=f"i-{second}") if second else icon(first)


def wish_effect_row(effect: str, x: float, y: float, size: float, figure: float, room: float) -> str:
    """The effect of a wish in one row, its middle at x; `room` is the width it must keep to."""
    return glyph_row(wish_glyphs(effect), x, y, size, figure, 2, room=room)


def wish_effect_block(effect: str, x: float, y: float, w: float, h: float) -> str:
    """The effect of a wish in a narrow box: in two rows where one would be too small."""
    signs = wish_glyphs(effect)
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
