"""Hoofprints on the board: where Cossacks have ridden since the last turn of who looks at it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stroganov.events import Event
from stroganov.state import State
from stroganov_web.draw.art.scene import hoofprints
from stroganov_web.draw.art.svg import element
from stroganov_web.draw.table.context import Drawing
from stroganov_web.draw.table.layout import Layout
from stroganov_web.model.turns import BEGINNING, turns, turns_since_last

_APART, _SIZE, _FEET = 24.0, 14.0, 26.0


def rides(
    state: State, past: Sequence[Sequence[Event]], me: int, begun: tuple[int, int] = BEGINNING
) -> dict[int, int]:
    """For each seat that has ridden since the last turn of `me`, the slot it came from."""
    found: dict[int, int] = {}
    ends: dict[int, int] = {}
    for turn in turns_since_last(turns(past, begun), state, me):
        for event in turn.events:
            if event[0] == "moved":
                found.setdefault(event[1], event[2])
                ends[event[1]] = event[3]
    return {seat: start for seat, start in found.items() if state.players[seat].slot == ends[seat] != start}


def trail(d: Drawing, ridden: Mapping[int, int]) -> str:
    """The hoofprints of all rides, one below the other."""
    drawn = "".join(
        hoofprints(_points(d.layout, start, d.state.players[seat].slot, row), d.people[seat].colour, _SIZE)
        for row, (seat, start) in enumerate(ridden.items())
    )
    return element("g", drawn, data_piece="trail") if drawn else ""


def _points(layout: Layout, start: int, end: int, row: int) -> list[tuple[float, float]]:
    """From the middle of one slot to short of the rider in another."""
    boxes = [layout.slot_box(slot) for slot in (start, end)]
    left, right = (box.x + box.w / 2 for box in boxes)
    stop = right - _FEET if end > start else right + _FEET
    count = max(1, int(abs(stop - left) / _APART))
    y = boxes[1].bottom - layout.sizes.ribbon - 7 - row * 7
    return [(left + (stop - left) * i / count, y) for i in range(count + 1)]
