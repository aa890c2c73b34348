"""The overview of the row on a phone: chips, shields, and the part of the board in view."""

from __future__ import annotations

from collections.abc import Sequence

from stroganov.state import EAST
from stroganov_web.draw.art.people import shield
from stroganov_web.draw.art.svg import element, rect, use, var
from stroganov_web.draw.art.tiles import terrain_chip
from stroganov_web.draw.art.tracks import spread
from stroganov_web.draw.table.context import Drawing
from stroganov_web.draw.table.layout import Layout

HEIGHT = 48.0
_BUTTONS = 32.0  # room for + and - at the right end
_NARROW = 360
_SHIELD = 20.0
_SHIELD_WIDTH = _SHIELD * 0.91


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
    placed = shield_places(d.layout, [player.slot for player in d.state.players])
    out = ""
    for seat in reversed(d.state.order):
        if seat in placed:
            person = d.people[seat]
            out += shield(person.colour, person.letter, *placed[seat], _SHIELD)
    return element("g", out, class_="through") if out else ""


def shield_places(layout: Layout, slots: Sequence[int]) -> dict[int, tuple[float, float]]:
    """Where the shields of the seats on these slots stand, none over another: in pairs, which step aside."""
    start, step = _scale(layout)
    pairs: list[tuple[float, list[int]]] = []
    for slot in range(EAST + 1):
        here = [seat for seat, place in enumerate(slots) if place == slot]
        middle = start + (slot - 0.5) * step - 1 if slot else start / 2
        across = -(-len(here) // 2)
        pairs += [
            (middle + (i - (across - 1) / 2) * _SHIELD_WIDTH, here[2 * i : 2 * i + 2]) for i in range(across)
        ]
    half = _SHIELD_WIDTH / 2
    middles = spread([x for x, _ in pairs], _SHIELD_WIDTH, half, layout.width - _BUTTONS - half)
    return {
        seat: (x - half, HEIGHT / 2 - 1 - _SHIELD / 2 + (i - (len(pair) - 1) / 2) * _SHIELD)
        for x, (_, pair) in zip(middles, pairs, strict=True)
        for i, seat in enumerate(pair)
    }


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
