"""Rows of a player's belongings: furs, wishes, landscapes; they shrink, overlap or stack to keep to a box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from stroganov.state import BEAR, State
from stroganov_web.draw.art.cards import wish_slip, wish_stub
from stroganov_web.draw.art.furs import fur
from stroganov_web.draw.art.panels import payment_line
from stroganov_web.draw.art.rewards import vp_seal
from stroganov_web.draw.art.svg import element, numeral, rect, var
from stroganov_web.draw.art.tiles import landscape, landscape_slot
from stroganov_web.draw.art.tokens import TERRAINS
from stroganov_web.draw.table.layout import Box
from stroganov_web.draw.table.lights import Frame, Targets
from stroganov_web.draw.table.region import wish_face
from stroganov_web.draw.table.things import thing

_GAP = 3.0
_LEAST_FUR = 28.0  # its number is then 12 high
CARD = 0.72  # a wish card's width in shares of its height
SLIP, LEAST_SLIP = 90.0, 58.0  # widths of a wish in half the height
STUB, LEAST_STUB = 46.0, 30.0  # and of a fulfilled one


@dataclass(frozen=True)
class Heap:
    """Furs of one value in a row: where each lies, and how many a single token stands for."""

    value: int
    places: tuple[tuple[float, float], ...]
    d: float
    count: int = 1


def step_of(count: int, size: float, gap: float, room: float) -> float:
    """From one piece of a row to the next, so that all keep to `room`."""
    return size + gap if count < 2 else min(size + gap, (room - size) / (count - 1))


def heaps(counts: Mapping[int, int], box: Box, d: float) -> list[Heap]:
    """The furs in one row, else in two, else one token for each value with its count."""
    furs = [value for value, count in counts.items() for _ in range(count)]
    d = min(d, box.h)
    step = step_of(len(furs), d, _GAP, box.w)
    if step >= d * 0.8:
        return _in_row(furs, box.x, box.y + (box.h - d) / 2, d, step)
    small = min(d, (box.h - 4) / 2)
    split = _half(furs)
    longest = max(split, len(furs) - split)
    close = step_of(longest, small, 1, box.w)
    if small >= _LEAST_FUR and close >= small * 0.55:
        top = box.y + (box.h - 2 * small - 4) / 2
        upper = _in_row(furs[:split], box.x, top, small, close)
        return upper + _in_row(furs[split:], box.x, top + small + 4, small, close)
    if step >= d * 0.56:
        return _in_row(furs, box.x, box.y + (box.h - d) / 2, d, step)
    return _stacked(counts, box, d)


def _stacked(counts: Mapping[int, int], box: Box, d: float) -> list[Heap]:
    """One token for each value with its count; in two rows where one would be too narrow."""
    held = [(value, count) for value, count in counts.items() if count]
    d = max(min(_LEAST_FUR, d), min(d, box.w / max(1, len(held)) * 1.25))
    step = step_of(len(held), d, _GAP, box.w)
    if step > d * 0.62 or box.h < 2 * _LEAST_FUR + 6:
        return _piled(held, Box(box.x, box.y + (box.h - d) / 2, box.w, d), d)
    half, side = -(-len(held) // 2), min(d * 1.3, (box.h - 6) / 2, 38.0)
    top = box.y + (box.h - 2 * side - 6) / 2
    upper = _piled(held[:half], Box(box.x, top, box.w, side), side)
    return upper + _piled(held[half:], Box(box.x, top + side + 6, box.w, side), side)


def _piled(held: Sequence[tuple[int, int]], row: Box, d: float) -> list[Heap]:
    step = step_of(len(held), d, _GAP, row.w)
    return [Heap(value, ((row.x + i * step, row.y),), d, count) for i, (value, count) in enumerate(held)]


def _half(furs: Sequence[int]) -> int:
    """Where a row breaks into two: near the middle, between two values if possible."""
    middle = -(-len(furs) // 2)
    breaks = [i for i in range(1, len(furs)) if furs[i] != furs[i - 1]]
    return min(breaks, key=lambda i: abs(i - middle), default=middle)


def _in_row(furs: Sequence[int], x: float, y: float, d: float, step: float) -> list[Heap]:
    found: dict[int, list[tuple[float, float]]] = {}
    for i, value in enumerate(furs):
        found.setdefault(value, []).append((x + i * step, y))
    return [Heap(value, tuple(places), d) for value, places in found.items()]


def fur_rows(
    counts: Mapping[int, int],
    box: Box,
    d: float,
    prefix: str,
    lit: Targets,
    glow: float = 2.6,
    payment: Mapping[int, int] | None = None,
) -> str:
    """Furs with a data-id for each value; those of a proposed payment are raised and underlined.

    They are drawn from the right, so that an overlapped one still shows its number.
    """
    drawn = []
    for heap in reversed(heaps(counts, box, d)):
        name = f"{prefix}-{heap.value}"
        raised = (payment or {}).get(heap.value, 0)
        tokens = "".join(
            _token(heap, place, i >= len(heap.places) - raised)
            for i, place in reversed(list(enumerate(heap.places)))
        )
        (left, top), (right, _) = heap.places[0], heap.places[-1]
        frame = Frame(left, top - 0.5, right - left + heap.d * 0.96, heap.d * 0.96, heap.d * 0.48, 1.5)
        drawn.append(thing(name, tokens + _count(heap), lit, frame, glow))
    return "".join(drawn)


def _token(heap: Heap, place: tuple[float, float], raised: bool) -> str:
    x, y = place
    if not raised:
        return fur(heap.value, x, y, heap.d)
    return fur(heap.value, x, y - 6, heap.d) + payment_line(x + heap.d * 0.2, y + heap.d + 1, heap.d * 0.6)


def _count(heap: Heap) -> str:
    """How many furs the token stands for, on a small disc at its upper left."""
    if heap.count < 2:
        return ""
    x, y = heap.places[0]
    return badge(x + heap.d * 0.2, y + 4, heap.count)


def badge(x: float, y: float, count: int) -> str:
    """A number on a dark disc, its middle at x, y."""
    wide = 16 if count < 10 else 21
    ground = rect(x - wide / 2, y - 8, wide, 16, 8, var("band"), var("cream"), 1.2)
    return ground + numeral(x, y, count, 12, var("bandtext"), "middle")


def own_seal(seat: int, points: int, x: float, y: float, size: float, figure: float) -> str:
    """The victory points of a seat on its mat."""
    return element("g", vp_seal(points, x, y, size, figure), data_piece=f"seal-{seat}")


def own_counts(furs: Sequence[int]) -> dict[int, int]:
    """How many furs of each value, without the tigers."""
    return {value: furs[value] for value in range(1, BEAR + 1) if furs[value]}


def natural_cards(count: int, height: float) -> float:
    """The width at which so many wish cards lie side by side."""
    return max(0.0, count * (height * CARD + 9) - 5)


def small_cards(count: int, wide: float) -> float:
    """The width of so many small cards in two rows, each `wide`."""
    return -(-count // 2) * (wide + _GAP) if count > 1 else wide if count else 0.0


def card_row(
    state: State, wishes: Sequence[str], box: Box, lit: Targets, done: bool, glow: float = 2.6
) -> str:
    """Wishes in hand or fulfilled: whole cards, or small ones in two rows."""
    prefix = "done" if done else "hand"
    wide = box.h * CARD
    step = step_of(len(wishes), wide, 9, box.w - 4)
    if step < wide + 2 and len(wishes) > 1:
        return _small_cards(state, wishes, box, lit, done, glow)
    drawn = []
    for i, wish in enumerate(wishes):
        place = Box(box.x + 2 + i * step, box.y, wide, box.h)
        frame = Frame(place.x - 2, place.y, place.w + 4, place.h, 5, 1)
        drawn.append(thing(f"{prefix}-{wish}", wish_face(state, wish, place, done), lit, frame, glow))
    return "".join(drawn)


def _small_cards(state: State, wishes: Sequence[str], box: Box, lit: Targets, done: bool, glow: float) -> str:
    columns = -(-len(wishes) // 2)
    h = (box.h - 4) / 2
    wide = min(STUB if done else SLIP, (box.w + _GAP) / columns - _GAP)
    drawn = []
    for i, wish in enumerate(wishes):
        row, column = divmod(i, columns)
        place = Box(box.x + column * (wide + _GAP), box.y + row * (h + 4), wide, h)
        small = stub if done or wide < LEAST_SLIP else slip
        drawn.append(small(state, wish, place, lit, done, glow))
    return "".join(drawn)


def slip(state: State, wish: str, box: Box, lit: Targets, done: bool, glow: float = 2.2) -> str:
    """A wish in hand with everything printed on it, half as high as a card."""
    card = state.rules.wishes[wish]
    face = wish_slip(
        *box,
        deck=card.deck,
        fur_value=card.fur,
        have=card.have,
        pay=card.pay,
        vp=card.vp,
        effect=state.rules.wish_effects[wish],
    )
    return thing(f"hand-{wish}", face, lit, Frame(*box, 4, 1), glow)


def stub(state: State, wish: str, box: Box, lit: Targets, done: bool, glow: float = 2.2) -> str:
    """A wish card so small that it shows its fur, or its effect once it is fulfilled."""
    card = state.rules.wishes[wish]
    face = wish_stub(*box, fur_value=None if done else card.fur, effect=state.rules.wish_effects[wish])
    return thing(f"{'done' if done else 'hand'}-{wish}", face, lit, Frame(*box, 4, 1), glow)


def lands_by_terrain(state: State, landscapes: Sequence[str]) -> dict[str, list[str]]:
    """The landscapes of a player under their terrains."""
    found: dict[str, list[str]] = {terrain: [] for terrain in TERRAINS}
    for tile in landscapes:
        found[state.rules.landscapes[tile].terrain].append(tile)
    return found


def land_slots(
    state: State, landscapes: Sequence[str], box: Box, lit: Targets, gap: float = 5, columns: int = 4
) -> str:
    """Four slots, one for each terrain: together a set; more of a terrain lie on one another."""
    wide = (box.w - gap * (columns - 1)) / columns
    tall = (box.h + gap) / (len(TERRAINS) // columns) - gap
    drawn = []
    for i, (terrain, tiles) in enumerate(lands_by_terrain(state, landscapes).items()):
        place = Box(box.x + i % columns * (wide + gap), box.y + i // columns * (tall + gap), wide, tall)
        if not tiles:
            drawn.append(landscape_slot(terrain, *place))
        drawn.append(land_stack(tiles, terrain, place, lit))
    return "".join(drawn)


def land_stack(tiles: Sequence[str], terrain: str, box: Box, lit: Targets) -> str:
    """Landscapes of one terrain on one another, with their number."""
    out = ""
    shift = min(3.0, 8.0 / max(1, len(tiles)))
    for i, tile in enumerate(tiles):
        back = (len(tiles) - 1 - i) * shift
        place = Box(box.x + back, box.y + back, box.w - back, box.h - back)
        out += thing(f"land-{tile}", landscape(terrain, *place, variant=i), lit, Frame(*place, 5, 1), 2.2)
    return out + (badge(box.right - 9, box.y + 10, len(tiles)) if len(tiles) > 1 else "")
