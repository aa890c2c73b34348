"""One slot of the row: its landscape with the furs on it, or the gap a claim left, and the Cossacks there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stroganov.state import TIGER, WINTER, State
from stroganov_web.draw.art.furs import Pelt, fur
from stroganov_web.draw.art.people import rider
from stroganov_web.draw.art.svg import element
from stroganov_web.draw.art.tiles import (
    corner,
    gap,
    slot_number,
    tile_frame,
    tile_ribbon,
    tile_scene,
)
from stroganov_web.draw.parts import part
from stroganov_web.draw.table.layout import Box, Layout
from stroganov_web.draw.table.lights import Frame, Targets
from stroganov_web.draw.table.printed import reward
from stroganov_web.draw.table.sizes import Sizes
from stroganov_web.draw.table.things import disc, marks, thing, whole
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person

_LEAST_TOP = 22.0  # below the slot number
_PENNANT = 20.6
_SMALLEST_FUR = 28.0


def pelt(value: int) -> Pelt:
    """A fur value of the engine as the drawing hand calls it."""
    return "tiger" if value == TIGER else value


def turn_done(state: State, seat: int) -> bool:
    """Whether the seat has had its turn this season."""
    begun = state.season != WINTER and not state.starting and not state.over
    return begun and seat not in state.waiting and seat != state.seat


@dataclass(frozen=True)
class Lane:
    """Where Cossacks stand on a tile: their height, and for each the middle of the feet, west to east."""

    height: float
    feet: tuple[tuple[float, float], ...]
    top: float


def lane(box: Box, ribbon: float, count: int, height: float) -> Lane:
    """Room for so many Cossacks: side by side, or in two ranks so that shields and pennants stay in sight."""
    floor = box.bottom - ribbon - 5
    if not count:
        return Lane(height, (), box.bottom - ribbon - 5)
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
    top = min(y for _, y in feet) - tall
    return Lane(height, feet, top)


def _fur_boxes(box: Box, s: Sizes, count: int, bottom: float) -> list[tuple[float, float, float]]:
    """Corners and sides of the furs in two columns, above `bottom`; crowded ones shrink, then overlap."""
    rows = -(-count // 2)
    gap_, d = s.fur * 0.08, s.fur
    top = min(s.fur_top, bottom - box.y - rows * (d + gap_))
    if rows and top < _LEAST_TOP + 14:
        d = s.fur_small
        top = min(s.fur_top, max(_LEAST_TOP, bottom - box.y - rows * (d + gap_)))
    if count > 2 and bottom - box.y - top < (rows - 1) * d * 0.72 + d:
        return _in_threes(box, count, bottom)
    step = min(d + gap_ * 0.6, (bottom - box.y - top - d) / (rows - 1)) if rows > 1 else 0.0
    found = []
    for i in range(count):
        row, column = divmod(i, 2)
        wide = min(2, count - row * 2)
        x = box.x + box.w / 2 - (wide * d + (wide - 1) * gap_) / 2 + column * (d + gap_)
        found.append((x, box.y + top + row * step, d))
    return found


def _in_threes(box: Box, count: int, bottom: float) -> list[tuple[float, float, float]]:
    """Furs between many Cossacks and the upper edge: three in a row, overlapping, their numbers in sight."""
    d, rows = _SMALLEST_FUR, -(-count // 3)
    across = (box.w - 6 - d) / 2
    room = max(d, bottom - box.y - 4)
    down = min(d, (room - d) / (rows - 1)) if rows > 1 else 0.0
    top = box.y + max(4.0, min(_LEAST_TOP, bottom - box.y - d - down * (rows - 1)))
    return [(box.x + 3 + i % 3 * across, top + i // 3 * down, d) for i in range(count)]


def _furs(state: State, slot: int, box: Box, layout: Layout, lit: Targets, bottom: float) -> str:
    values = state.lying[slot]
    glow = layout.sizes.glow
    drawn = []
    for i, (value, place) in enumerate(
        zip(values, _fur_boxes(box, layout.sizes, len(values), bottom), strict=True)
    ):
        drawn.append(thing(f"fur-{slot}-{i}", fur(pelt(value), *place), lit, disc(*place), glow))
    return "".join(reversed(drawn))  # where rows overlap, the lower ones still show their numbers


def standing(state: State, slot: int) -> tuple[tuple[int, int, bool, bool], ...]:
    """All that is to be seen of the Cossacks on a slot: seat, place in the order, acting now, turn done."""
    return tuple(
        [
            (seat, place, seat == state.seat, turn_done(state, seat))
            for place, seat in enumerate(state.order)
            if state.players[seat].slot == slot
        ]
    )


def riders(state: State, slot: int, people: Sequence[Person], layout: Layout, lit: Targets) -> str:
    """The Cossacks on a slot; right is first."""
    here = [seat for seat in reversed(state.order) if state.players[seat].slot == slot]
    box = layout.slot_box(slot)
    places = lane(box, layout.sizes.ribbon if slot else 4, len(here), layout.sizes.rider)
    stood = sorted(zip(here, places.feet, strict=True), key=lambda each: each[1][1])
    drawn = []
    for seat, (x, y) in stood:
        who = people[seat]
        h = places.height
        number = state.order.index(seat) + 1
        figure = rider(
            who.colour,
            who.letter,
            x,
            y,
            h,
            number,
            active=seat == state.seat,
            done=turn_done(state, seat),
        )
        frame = Frame(x - h * 0.43, y - h * 0.86, h * 0.86, h * 0.9)
        drawn.append(thing(f"rider-{seat}", figure, lit, frame, layout.sizes.glow, "rider through"))
    return "".join(drawn)


def _land(state: State, slot: int, box: Box, layout: Layout, lit: Targets) -> str:
    """A landscape: the tile is the target of a move, its ribbon of a claim."""
    s = layout.sizes
    card = state.rules.landscapes[state.tiles[slot] or ""]
    variant = int(card.id[1:]) % 2 if card.id[1:].isdigit() else slot % 2
    scene = tile_scene(card.terrain, variant, *box)
    ribbon = tile_ribbon(*box, reward(card.reward), s.ribbon, s.ribbon_figure, s.ribbon_gap)
    whole = Frame(*box, corner(box.w), 1)
    frame = element("g", tile_frame(*box), class_="through")
    foot = Frame(box.x + 1, box.bottom - s.ribbon, box.w - 2, s.ribbon - 1, corner(box.w) - 1, 0)
    land = thing(f"tile-{slot}", scene + frame, lit, whole, s.glow * 1.15)
    return land + thing(f"ribbon-{slot}", ribbon, lit, foot, s.glow)


def claimed_anywhere(lit: Targets) -> Targets:
    """The targets; where a tile can only be claimed, all of it leads to that and not only its ribbon."""
    found = dict(lit)
    for name in lit:
        kind, _, slot = name.partition("-")
        if kind == "ribbon" and f"tile-{slot}" not in lit:
            found[f"tile-{slot}"] = found.pop(name)
    return found


def tile(
    state: State,
    slot: int,
    people: Sequence[Person],
    layout: Layout,
    lit: Targets,
    text: Text,
    claimer: int | None = None,
) -> str:
    """Everything on one slot of the row."""
    here, furs = standing(state, slot), state.lying[slot]
    names = (f"tile-{slot}", f"ribbon-{slot}", *(f"fur-{slot}-{i}" for i in range(len(furs))))
    lamps = marks(lit, (*names, *(f"rider-{each[0]}" for each in here)))
    shown = (layout, text, state.rules, tuple(people), state.tiles[slot], furs, here, claimer, lamps)
    return part(f"slot-{slot}", shown, lambda: _tile(state, slot, people, layout, lit, text, claimer))


def _tile(
    state: State,
    slot: int,
    people: Sequence[Person],
    layout: Layout,
    lit: Targets,
    text: Text,
    claimer: int | None,
) -> str:
    box = layout.slot_box(slot)
    number = element(
        "g", slot_number(slot, box.x + 4, box.y + 4, 17 if layout.full else 15), class_="through"
    )
    count = sum(player.slot == slot for player in state.players)
    if not state.tiles[slot]:
        body = _gap(box, people, text, claimer, bare=bool(count))
        land = thing(f"tile-{slot}", body, lit, Frame(*box, corner(box.w), 1))
        return land + number + riders(state, slot, people, layout, lit)
    bottom = lane(box, layout.sizes.ribbon, count, layout.sizes.rider).top
    return (
        _land(state, slot, box, layout, lit)
        + number
        + _furs(state, slot, box, layout, lit, bottom)
        + riders(state, slot, people, layout, lit)
    )


def _gap(box: Box, people: Sequence[Person], text: Text, claimer: int | None, bare: bool) -> str:
    """The place of a claimed tile: who claimed it, and the word where no Cossack stands in its place."""
    words = text("table.claimed")
    label = whole(words, 12, box.w - 8, bold=True) if not bare else ""
    who = people[claimer] if claimer is not None else None
    return gap(*box, who.colour if who else None, who.letter if who else "", label)
