"""The overview of the row on a phone: chips, shields, and the part of the board in view."""

from __future__ import annotations

from stroganov.state import EAST
from stroganov_web.draw.art.people import shield
from stroganov_web.draw.art.svg import element, rect, use, var
from stroganov_web.draw.art.tiles import terrain_chip
from stroganov_web.draw.table.context import Drawing
from stroganov_web.draw.table.layout import Layout

HEIGHT = 48.0
_BUTTONS = 32.0  # room for + and - at the right end
_NARROW = 360


def _scale(layout: Layout) -> tuple[float, float]:
    """Where the first chip begins and how far it is to the next."""
    start = 30.0 if layout.width >= _NARROW else 3.0
    return start, (layout.width - start - _BUTTONS) / EAST


def minimap(d: Drawing) -> str:
    """Chips to jump to (data-jump is the slot) and the frame of what is in view, which the page moves."""
    layout = d.layout
    start, step = _scale(layout)
    body = rect(0, 0, layout.width, HEIGHT, fill=var("paper"))
    if start > 20:
        body += element("g", use("i-outpost", 6, 13, 20), data_jump=0)
    for slot in range(1, EAST + 1):
        body += _chip(d, slot, start + (slot - 1) * step, step - 2)
    body += _shields(d)
    left, wide = frame(layout, 0, layout.width)
    body += rect(left, 6, wide, 35, 5, "none", var("ink"), 2.4, id="in-view", class_="through")
    return d.panel(layout.width, HEIGHT, body, d.text("table.overview"), "minimap", {})


def _chip(d: Drawing, slot: int, x: float, wide: float) -> str:
    state, tile = d.state, d.state.tiles[slot]
    body = terrain_chip(state.rules.landscapes[tile].terrain if tile else None, x, 9, wide, 28)
    near = (f"tile-{slot}", f"ribbon-{slot}", *(f"fur-{slot}-{i}" for i in range(len(state.lying[slot]))))
    if any(name in d.lights for name in near):
        body += rect(x, 9, wide, 28, 3, "none", var("link"), 2.4)
    return element("g", body, data_jump=slot)


def _shields(d: Drawing) -> str:
    start, step = _scale(d.layout)
    out = ""
    for slot in range(EAST + 1):
        here = [seat for seat in reversed(d.state.order) if d.state.players[seat].slot == slot]
        if slot == 0 and start < 20:
            continue
        middle = start + (slot - 0.5) * step - 1 if slot else 15.0
        size = 20.0 if len(here) < 3 else 19.2
        for i, seat in enumerate(here):
            shift = (i - (len(here) - 1) / 2) * size * (0.62 if len(here) < 3 else 0.5)
            x = max(1.0, middle + shift - size * 0.455)
            out += shield(d.people[seat].colour, d.people[seat].letter, x, 23 - size / 2, size)
    return element("g", out, class_="through") if out else ""


def frame(layout: Layout, scrolled: float, seen: float) -> tuple[float, float]:
    """Left edge and width of the frame when `seen` units of the board from `scrolled` on are in view."""
    start, step = _scale(layout)

    def place(x: float) -> float:
        slot = (x - layout.tile_x(1)) / layout.pitch
        return start + max(-start / step + 0.1, min(float(EAST), slot)) * step

    left, right = place(scrolled), place(scrolled + seen)
    return left, right - left


def jump(layout: Layout, slot: int, seen: float) -> float:
    """How far to scroll the board so that a slot is in the middle."""
    middle = layout.tile_x(slot) + layout.tile_width / 2 - seen / 2
    return max(0.0, min(middle, layout.board_width - seen))
