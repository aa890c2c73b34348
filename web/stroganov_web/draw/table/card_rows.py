"""Rows of a player's wishes and landscapes; they shrink, overlap or stack to keep to a box."""

from __future__ import annotations

from collections.abc import Sequence

from stroganov.state import State
from stroganov_web.draw.art.cards import covered_wish, wish_card, wish_slip, wish_stub
from stroganov_web.draw.art.panels import badge
from stroganov_web.draw.art.tiles import landscape, landscape_slot
from stroganov_web.draw.art.tokens import TERRAINS
from stroganov_web.draw.table.context import Drawing
from stroganov_web.draw.table.fur_rows import step_of
from stroganov_web.draw.table.layout import Box
from stroganov_web.draw.table.lights import Frame
from stroganov_web.draw.table.printed import printed_wish

CARD = 0.72  # a wish card's width in shares of its height
SLIP, LEAST_SLIP = 90.0, 58.0  # widths of a wish in half the height
STUB, LEAST_STUB = 46.0, 30.0  # and of a fulfilled one
_GAP = 3.0


def whole_cards_width(count: int, height: float) -> float:
    """The width at which so many wish cards lie side by side."""
    return max(0.0, count * (height * CARD + 9) - 5)


def small_cards_width(count: int, wide: float) -> float:
    """The width of so many small cards in two rows, each `wide`."""
    return -(-count // 2) * (wide + _GAP) if count > 1 else wide if count else 0.0


def card_row(d: Drawing, wishes: Sequence[str], box: Box, done: bool, glow: float = 2.6) -> str:
    """Wishes in hand or fulfilled: whole cards, or small ones in two rows."""
    wide = box.h * CARD
    step = step_of(len(wishes), wide, 9, box.w - 4)
    if step < wide + 2 and len(wishes) > 1:
        return _small_cards(d, wishes, box, done, glow)
    drawn = ""
    for i, wish in enumerate(wishes):
        place = Box(box.x + 2 + i * step, box.y, wide, box.h)
        frame = Frame(place.x - 2, place.y, place.w + 4, place.h, 5, 1)
        face = wish_card(printed_wish(d.state.rules, wish), *place, done)
        drawn += d.item(item_name(wish, done), face, frame, glow)
    return drawn


def item_name(wish: str, done: bool) -> str:
    """The data-id of a wish in hand or fulfilled."""
    return f"{'done' if done else 'hand'}-{wish}"


def _small_cards(d: Drawing, wishes: Sequence[str], box: Box, done: bool, glow: float) -> str:
    columns = -(-len(wishes) // 2)
    h = (box.h - 4) / 2
    wide = min(STUB if done else SLIP, (box.w + _GAP) / columns - _GAP)
    drawn = ""
    for i, wish in enumerate(wishes):
        row, column = divmod(i, columns)
        place = Box(box.x + column * (wide + _GAP), box.y + row * (h + 4), wide, h)
        if done or wide < LEAST_SLIP:
            drawn += stub(d, wish, place, done, glow)
        else:
            face = wish_slip(printed_wish(d.state.rules, wish), *place)
            drawn += d.item(item_name(wish, done), face, Frame(*place, 4, 1), glow)
    return drawn


def stub(d: Drawing, wish: str, box: Box, done: bool, glow: float = 2.2, is_covered: bool = False) -> str:
    """A wish card so small that it shows its fur, or its effect once it is fulfilled."""
    face = (
        covered_wish(*box, done) if is_covered else wish_stub(printed_wish(d.state.rules, wish), *box, done)
    )
    return d.item(item_name(wish, done), face, Frame(*box, 4, 1), glow)


def lands_by_terrain(state: State, landscapes: Sequence[str]) -> dict[str, list[str]]:
    """The landscapes of a player under their terrains."""
    found: dict[str, list[str]] = {terrain: [] for terrain in TERRAINS}
    for tile in landscapes:
        found[state.rules.landscapes[tile].terrain].append(tile)
    return found


def land_slots(d: Drawing, landscapes: Sequence[str], box: Box, gap: float = 5, columns: int = 4) -> str:
    """Four slots, one for each terrain: together a set; more of a terrain lie on one another."""
    wide = (box.w - gap * (columns - 1)) / columns
    tall = (box.h + gap) / (len(TERRAINS) // columns) - gap
    drawn = []
    for i, (terrain, tiles) in enumerate(lands_by_terrain(d.state, landscapes).items()):
        place = Box(box.x + i % columns * (wide + gap), box.y + i // columns * (tall + gap), wide, tall)
        if not tiles:
            drawn.append(landscape_slot(terrain, *place))
        drawn.append(land_stack(d, tiles, terrain, place))
    return "".join(drawn)


def land_stack(d: Drawing, tiles: Sequence[str], terrain: str, box: Box) -> str:
    """Landscapes of one terrain on one another, with their number."""
    out = ""
    shift = min(3.0, 8.0 / max(1, len(tiles)))
    for i, tile in enumerate(tiles):
        back = (len(tiles) - 1 - i) * shift
        place = Box(box.x + back, box.y + back, box.w - back, box.h - back)
        out += d.item(f"land-{tile}", landscape(terrain, *place, variant=i), Frame(*place, 5, 1), 2.2)
    return out + (badge(box.right - 9, box.y + 10, len(tiles)) if len(tiles) > 1 else "")
