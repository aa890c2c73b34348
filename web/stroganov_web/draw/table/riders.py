"""The Cossacks on a slot: where they stand, and how they are drawn."""

from __future__ import annotations

from dataclasses import dataclass

from stroganov.state import WINTER, State
from stroganov_web.draw.art.people import rider
from stroganov_web.draw.table.context import Drawing
from stroganov_web.draw.table.layout import Box
from stroganov_web.draw.table.lights import Frame

_PENNANT = 20.6


def turn_done(state: State, seat: int) -> bool:
    """Whether the seat has had its turn this season."""
    begun = state.season != WINTER and not state.starting and not state.over
    return begun and seat not in state.waiting and seat != state.seat


@dataclass(frozen=True)
class Standing:
    """Where Cossacks stand on a tile: their height, and for each the middle of the feet, west to east."""

    height: float
    feet: tuple[tuple[float, float], ...]
    top: float


def standing_room(box: Box, ribbon: float, count: int, height: float) -> Standing:
    """Room for so many Cossacks: side by side, or in two ranks so that shields and pennants stay in sight."""
    floor = box.bottom - ribbon - 5
    if not count:
        return Standing(height, (), floor)
    if count > 2:
        height *= 0.84
    k = height / 112
    growth = max(22, 12.2 / k) / 22
    tall = (97 + 27 + 29 * (growth - 1)) * k  # from the feet to the tip of the pennant
    west, east = box.x + 50 * k + 1, box.right - (25 + 37 * growth) * k - 1
    step = min((east - west) / max(1, count - 1), height * 0.86)
    ranks = count > 1 and step < _PENNANT - 2
    first = (west + east - step * (count - 1)) / 2 + (4 * k if count == 1 else 0)
    feet = tuple((first + i * step, floor - tall if ranks and i % 2 else floor) for i in range(count))
    if ranks and count > 3:  # two behind two
        feet = tuple((x, floor - tall * (i % 2 == 0)) for i, x in enumerate((west, west + 4, east - 4, east)))
    return Standing(height, feet, min(y for _, y in feet) - tall)


def riders_shown(state: State, slot: int) -> tuple[tuple[int, int, bool, bool], ...]:
    """All that is seen of the Cossacks on a slot: seat, place in the order, acting now, turn done."""
    return tuple(
        [
            (seat, place, seat == state.seat, turn_done(state, seat))
            for place, seat in enumerate(state.order)
            if state.players[seat].slot == slot
        ]
    )


def riders(d: Drawing, slot: int) -> str:
    """The Cossacks on a slot; right is first."""
    here = riders_shown(d.state, slot)[::-1]
    room = standing_room(d.layout.slot_box(slot), d.sizes.ribbon if slot else 4, len(here), d.sizes.rider)
    drawn, h = "", room.height
    for (seat, place, active, done), (x, y) in sorted(
        zip(here, room.feet, strict=True), key=lambda each: each[1][1]
    ):
        who = d.people[seat]
        figure = rider(who.colour, who.letter, x, y, h, place + 1, active=active, done=done)
        frame = Frame(x - h * 0.43, y - h * 0.86, h * 0.86, h * 0.9)
        drawn += d.item(f"rider-{seat}", figure, frame, d.glow, "rider through")
    return drawn
