"""One slot of the row: its landscape with the furs on it, or the gap a claim left, and the Cossacks there."""

from __future__ import annotations

from stroganov_web.draw.art.furs import fur
from stroganov_web.draw.art.svg import element
from stroganov_web.draw.art.tiles import corner, gap, slot_number, tile_frame, tile_ribbon, tile_scene
from stroganov_web.draw.table.context import Drawing
from stroganov_web.draw.table.layout import Box
from stroganov_web.draw.table.lights import Frame, Lights, disc
from stroganov_web.draw.table.printed import reward
from stroganov_web.draw.table.riders import riders, riders_shown, standing_room
from stroganov_web.draw.table.sizes import Sizes
from stroganov_web.draw.table.text_width import if_fits

_LEAST_TOP = 22.0  # below the slot number
_SMALLEST_FUR = 28.0


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


def _furs(d: Drawing, slot: int, box: Box, bottom: float) -> str:
    values = d.state.lying[slot]
    boxes = _fur_boxes(box, d.sizes, len(values), bottom)
    drawn = [
        d.item(f"fur-{slot}-{i}", fur(value, *place), disc(*place), d.glow)
        for i, (value, place) in enumerate(zip(values, boxes, strict=True))
    ]
    return "".join(reversed(drawn))  # where rows overlap, the lower ones still show their numbers


def _land(d: Drawing, slot: int, box: Box) -> str:
    """A landscape: the tile is the target of a move, its ribbon of a claim."""
    s = d.sizes
    card = d.state.rules.landscapes[d.state.tiles[slot] or ""]
    variant = int(card.id[1:]) % 2 if card.id[1:].isdigit() else slot % 2
    scene = tile_scene(card.terrain, variant, *box)
    ribbon = tile_ribbon(*box, reward(card.reward), s.ribbon, s.ribbon_figure, s.ribbon_gap)
    frame = element("g", tile_frame(*box), class_="through")
    foot = Frame(box.x + 1, box.bottom - s.ribbon, box.w - 2, s.ribbon - 1, corner(box.w) - 1, 0)
    land = d.item(f"tile-{slot}", scene + frame, Frame(*box, corner(box.w), 1), s.glow * 1.15)
    return land + d.item(f"ribbon-{slot}", ribbon, foot, s.glow)


def claimed_anywhere(lights: Lights) -> Lights:
    """The lights; where a tile can only be claimed, all of it leads to that and not only its ribbon."""
    found = dict(lights)
    for name in lights:
        kind, _, slot = name.partition("-")
        if kind == "ribbon" and f"tile-{slot}" not in lights:
            found[f"tile-{slot}"] = found.pop(name)
    return found


def tile(d: Drawing, slot: int, claimer: int | None = None) -> str:
    """Everything on one slot of the row; `claimer` is the seat whose claim left a gap there."""
    here, furs = riders_shown(d.state, slot), d.state.lying[slot]
    items = (f"tile-{slot}", f"ribbon-{slot}", *(f"fur-{slot}-{i}" for i in range(len(furs))))
    price = d.state.region_furs[d.state.rules.region_of[slot]]  # of a claim, which the name of the tile tells
    shown = (d.state.tiles[slot], furs, here, claimer, price)
    riding = (f"rider-{each[0]}" for each in here)
    return d.part(f"slot-{slot}", shown, lambda: _tile(d, slot, len(here), claimer), (*items, *riding))


def _tile(d: Drawing, slot: int, count: int, claimer: int | None) -> str:
    box = d.layout.slot_box(slot)
    number = slot_number(slot, box.x + 4, box.y + 4, 17 if d.layout.full else 15)
    numbered = element("g", number, class_="through")
    if not d.state.tiles[slot]:
        body = _gap(d, box, claimer, bare=bool(count))
        land = d.item(f"tile-{slot}", body, Frame(*box, corner(box.w), 1))
        return land + numbered + riders(d, slot)
    bottom = standing_room(box, d.sizes.ribbon, count, d.sizes.rider).top
    return _land(d, slot, box) + numbered + _furs(d, slot, box, bottom) + riders(d, slot)


def _gap(d: Drawing, box: Box, claimer: int | None, bare: bool) -> str:
    """Where a tile was claimed: the claimer's shield, and the word where no Cossack stands in its place."""
    label = if_fits(d.text("table.claimed"), 12, box.w - 8, bold=True) if not bare else ""
    who = d.people[claimer] if claimer is not None else None
    return gap(*box, who.colour if who else None, who.letter if who else "", label)
