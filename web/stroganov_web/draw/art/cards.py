"""Cards: the Tsar's wishes and the songs of the year."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from stroganov_web.draw.art.furs import fur
from stroganov_web.draw.art.glyphs import Reward, glyph_row, reward_glyphs, vp_seal
from stroganov_web.draw.art.svg import circle, numeral, path, rect, trace, use, var
from stroganov_web.draw.art.wish_glyphs import wish_effect_block, wish_effect_row

OUTLINE = var("outline")
_FOOT = 0.3


class WishPrint(NamedTuple):
    """What is printed on a Tsar's wish: deck, fur, how many to have and to pay, points, effect in words."""

    deck: str
    fur: int
    have: int
    pay: int
    vp: int
    effect: str


def pips(wish: WishPrint, left: float, y: float, r: float, step: float, edge: float) -> str:
    """The furs a wish asks for: red ones return to the bag, white ones are only shown."""
    return "".join(
        circle(left + i * step, y, r, var("paid") if i < wish.pay else "#fff", OUTLINE, edge)
        for i in range(wish.have)
    )


def _pips(wish: WishPrint, x: float, y: float, r: float) -> str:
    return pips(wish, x - (wish.have - 1) * r * 1.45, y, r, r * 2.9, 1.3)


def _foot(x: float, y: float, w: float, h: float, done: bool) -> str:
    d = trace(
        *("M", x + 0.8, y, "H", x + w - 0.8, "V", y + h - 5, "a3 3 0 0 1 -3 3"),
        *("H", x + 3.8, "a3 3 0 0 1 -3 -3Z"),
    )
    return path(d, var("foot-done" if done else "foot"))


def _tick_badge(x: float, y: float, r: float) -> str:
    """A green disc with a tick, its middle at x, y: done, fulfilled."""
    disc = circle(x, y, r, "#2E6B3E", var("cream"), 1.5)
    return disc + use("i-check", x - r * 0.72, y - r * 0.72, r * 1.44, color="#fff")


@lru_cache(maxsize=1024)
def wish_card(wish: WishPrint, x: float, y: float, w: float, h: float, done: bool = False) -> str:
    """A Tsar's wish: rod in the colour of its deck, fur, points, price pips, and its effect at the foot."""
    k, foot = w / 64, h * _FOOT
    pip, icon = max(3.2, 3.6 * k), foot * 0.74
    top, middle = y + h - foot, x + w / 2
    out = rect(x, y + 2, w, h - 4, 3, var("card"), OUTLINE, 1.4)
    out += rect(x - 2, y, w + 4, 7 * k, 3.5 * k, var(f"deck-{wish.deck}"), OUTLINE, 1.2)
    out += _foot(x, top, w, foot, done)
    out += fur(wish.fur, x + 2, y + 9 * k, w * 0.58)
    out += vp_seal(wish.vp, x + w * 0.63 - 2.5, y + 10 * k, w * 0.37, max(12, w * 0.22))
    out += _pips(wish, middle, top - pip - 3.2 * k, pip)
    out += wish_effect_row(
        wish.effect, middle, top + (foot - icon) / 2 - 0.8, icon, max(12, icon * 0.82), w - 5
    )
    return out + (_tick_badge(x + 3, y + 5, max(7, 7.5 * k)) if done else "")


@lru_cache(maxsize=1024)
def wish_slip(wish: WishPrint, x: float, y: float, w: float, h: float) -> str:
    """A wish where there are many: all of its card in half the height, the effect to the right."""
    d = max(27.2, min(h - 10, 30))
    out = rect(x, y + 1, w, h - 1, 4, var("card"), OUTLINE, 1.1)
    out += rect(x + 2, y, w - 4, 3.4, 1.7, var(f"deck-{wish.deck}"), OUTLINE, 0.8)
    out += fur(wish.fur, x + 1, y + 3, d) + vp_seal(wish.vp, x + d - 5.5, y + 2.5, 16.5, 12)
    out += _pips(wish, x + d / 2 + 2, y + h - 4.2, 2.5)
    return out + wish_effect_block(wish.effect, x + d + 5, y + 15, w - d - 6, h - 16)


@lru_cache(maxsize=1024)
def covered_wish(x: float, y: float, w: float, h: float, done: bool = False) -> str:
    """The ground of a narrow wish, of which others in a pile leave no more than the edge."""
    return rect(x, y, w, h, 4, var("foot-done" if done else "card"), OUTLINE, 1.1)


def wish_stub(wish: WishPrint, x: float, y: float, w: float, h: float, done: bool = False) -> str:
    """A narrow wish: in hand its fur, and its effect if it is tall; fulfilled only its effect."""
    out = covered_wish(x, y, w, h, done)
    tall = h > w * 1.3
    side = min(w - 4, h - 4)
    if not done:
        out += fur(wish.fur, x + (w - side) / 2, y + 2 if tall else y + (h - side) / 2, side)
    if done or tall:
        foot = 18 if done and tall else 0
        top = y if done else y + 3 + side
        out += wish_effect_block(wish.effect, x, top, w, y + h - foot - top)
    if done and tall:
        out += use("i-check", x + w / 2 - 7, y + h - 20, 14, color="#2E6B3E")
    return out


def song_card(
    x: float, y: float, w: float, h: float, *, cost: int, reward: Reward, effect: str | None = None
) -> str:
    """A song: its price in stories on the blue wave, its reward to the right."""
    blue = min(h * 0.62, w * 0.36)
    wave = trace(
        *("M", x + 7, y + 0.6, "h", blue - 7, "q", 7, h * 0.25, 0, h * 0.5, "t", 0, h * 0.5 - 1.2),
        *("h", 7 - blue, "a6.5 6.5 0 0 1 -6.5 -6.5", "V", y + 7, "a6.5 6.5 0 0 1 6.5 -6.5Z"),
    )
    icon, figure = h * 0.4, max(15, h * 0.36)
    return (
        rect(x, y, w, h, 7, var("card"), OUTLINE, 1.3)
        + path(wave, var("song"))
        + use("i-story", x + (blue - icon) / 2, y + 4, icon)
        + numeral(x + blue / 2, y + h - 8 - figure * 0.36, cost, figure, "#fff", "middle")
        + _song_reward(reward, effect, x + blue + 6, y, w - blue - 9, h)
    )


def _song_reward(reward: Reward, effect: str | None, x: float, y: float, w: float, h: float) -> str:
    """The reward in one row, or its two parts one below the other where the card is narrow."""
    size = h * 0.5
    gains = dict(reward) if not isinstance(reward, str) else {}
    parts: list[tuple[Reward, str | None]] = [({kind: count}, None) for kind, count in gains.items()]
    parts += [({}, effect)] if effect else []
    if len(parts) != 2 or w > size * 2.4:
        signs = reward_glyphs(reward, effect)
        return glyph_row(signs, x + w / 2, y + (h - size) / 2, size, max(13, size * 0.6), 4, room=w)
    small = h * 0.42
    return "".join(
        glyph_row(reward_glyphs(gain, special), x + w / 2, y + h * 0.06 + i * h * 0.46, small, 13, 2, room=w)
        for i, (gain, special) in enumerate(parts)
    )
