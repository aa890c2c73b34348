"""Landscape tiles of the row, their frame, the gap a claim leaves, and tiles on a player's mat."""

from __future__ import annotations

from functools import lru_cache

from stroganov_web.draw.art.glyphs import Reward, glyph_row, reward_glyphs
from stroganov_web.draw.art.people import shield
from stroganov_web.draw.art.svg import element, group, line, num, path, rect, text, trace, use, var
from stroganov_web.draw.art.terrain import SCENE_HEIGHT, VARIANTS

_CORNER = 0.09
_SLOT = 17


def corner(w: float) -> float:
    """The radius of a tile's corners, which grows with the tile."""
    return w * _CORNER


@lru_cache(maxsize=256)
def tile_scene(terrain: str, variant: int, x: float, y: float, w: float, h: float) -> str:
    """A landscape: the scene above, calm patterned ground below; `h` is at least the width."""
    r, chosen = corner(w), variant % len(VARIANTS)
    return (
        rect(x, y, w, h, r, var(f"{terrain}-ground"))
        + rect(x, y, w, h, r, f"url(#marks-{terrain})")
        + use(f"scene-{terrain}-{chosen}", x, y, w, w * SCENE_HEIGHT / 100)
    )


@lru_cache(maxsize=256)
def tile_frame(x: float, y: float, w: float, h: float, r: float | None = None) -> str:
    """The double frame of a tile: cream on ink."""
    r = corner(w) if r is None else r
    return rect(x, y, w, h, r, "none", var("frame-out"), 3.2, opacity=0.75) + rect(
        x, y, w, h, r, "none", var("frame-in"), 1.7
    )


def tile_ribbon(
    x: float, y: float, w: float, h: float, reward: Reward, ribbon: float, size: float, gap: float = 6
) -> str:
    """The printed reward along the foot of a tile whose box is x, y, w, h; `size` is that of the numbers."""
    r, top = corner(w) - 0.5, y + h - ribbon
    cloth = trace(
        *("M", x + 0.5, top, "H", x + w - 0.5, "V", y + h - 0.5 - r, "a", r, r, "0 0 1", -r, r),
        *("H", x + 0.5 + r, "a", r, r, "0 0 1", -r, -r, "Z"),
    )
    icon = ribbon * 0.74
    return (
        path(cloth, var("card"))
        + line(trace("M", x, top, "h", w), var("outline"), 1.2)
        + glyph_row(reward_glyphs(reward), x + w / 2, top + (ribbon - icon) / 2, icon, size, gap, room=w - 6)
    )


def slot_number(number: int, x: float, y: float, d: float = _SLOT) -> str:
    """The number of a slot on a small disc."""
    wide = d + (4 if number > 9 else 0)
    return rect(x, y, wide, d, d / 2, var("paper"), opacity=0.88) + text(
        x + wide / 2, y + d / 2 + 4.4, number, 12, 700, anchor="middle"
    )


def gap(
    x: float,
    y: float,
    w: float,
    h: float,
    colour: str | None = None,
    letter: str = "",
    label: str = "",
) -> str:
    """An empty slot; after a claim it shows stakes with the claimer's shield."""
    k, ground, trail = w / 100, y + h * 0.64, var("trail")
    out = rect(x, y, w, h, corner(w), var("paper"), opacity=0.34)
    out += rect(x + 1, y + 1, w - 2, h - 2, corner(w), "none", trail, 1.8, stroke_dasharray="6 5")
    for share in (0.2, 0.8):
        foot = x + w * share
        out += line(trace("M", foot, ground, "v", -26 * k), trail, 4 * k)
        out += line(trace("M", foot, ground - 22 * k, "L", x + w / 2, ground - 14 * k), trail, 1.6 * k)
    out += line(trace("M", x + w / 2, ground, "v", -50 * k), trail, 3.4 * k)
    if colour:
        size = max(20, 24 * k)
        out += shield(colour, letter, x + w / 2 - size * 0.455, ground - 50 * k - size * 0.7, size)
    if label:
        out += text(x + w / 2, ground + 20, label, 12, 600, anchor="middle")
    return out


@lru_cache(maxsize=256)
def landscape(terrain: str, x: float, y: float, w: float, h: float, variant: int = 1) -> str:
    """A claimed landscape on a mat, tall or wide as its box is."""
    if h < w * 0.95:
        return _wide_scene(terrain, x, y, w, h) + tile_frame(x, y, w, h, w * 0.06)
    return tile_scene(terrain, variant, x, y, w, h) + tile_frame(x, y, w, h)


def landscape_slot(terrain: str, x: float, y: float, w: float, h: float) -> str:
    """The place on a mat where a landscape of this terrain would complete a set."""
    wide = h < w * 0.95
    faint = _wide_scene(terrain, x, y, w, h) if wide else tile_scene(terrain, 1, x, y, w, h)
    r = w * 0.06 if wide else corner(w)
    edge = rect(x, y, w, h, r, "none", var("line2"), 1.4, stroke_dasharray="4 3")
    return group(faint, opacity=0.28) + edge


def _wide_scene(terrain: str, x: float, y: float, w: float, h: float) -> str:
    # A symbol keeps its proportions; the outer transform stretches it a little to fill the slot.
    body = element("use", href=f"#wide-scene-{terrain}", width=100, height=55)
    return element("g", body, transform=f"translate({num(x)} {num(y)}) scale({w / 100:.4f} {h / 55:.4f})")


@lru_cache(maxsize=256)
def terrain_chip(terrain: str | None, x: float, y: float, w: float, h: float) -> str:
    """A tile or a gap (None) on the overview map."""
    if terrain is None:
        return rect(x, y, w, h, 3, "none", var("line2"), 1, stroke_dasharray="3 2")
    plain = rect(x, y, w, h, 3, var(f"{terrain}-ground"), var(f"{terrain}-near"))
    return plain + rect(x, y, w, h, 3, f"url(#marks-{terrain})", opacity=0.8)
