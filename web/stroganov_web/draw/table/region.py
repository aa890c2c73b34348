"""One of the five regions: its plaque with region fur and outposts, its village, yurt and wish."""

from __future__ import annotations

from stroganov.state import BLOCKED, FREE
from stroganov_web.draw.art.buildings import outpost, outpost_space, plate_box, village_place, yurt_place
from stroganov_web.draw.art.cards import wish_card
from stroganov_web.draw.art.furs import fur
from stroganov_web.draw.art.panels import outpost_boxes
from stroganov_web.draw.art.svg import numeral, path, rect, trace, use, var
from stroganov_web.draw.art.tokens import COLOURS
from stroganov_web.draw.table.context import Drawing
from stroganov_web.draw.table.layout import Box
from stroganov_web.draw.table.lights import Frame, disc
from stroganov_web.draw.table.printed import printed_wish, reward
from stroganov_web.text.words import NUMERALS


def region_span(d: Drawing, number: int) -> tuple[float, float]:
    """Where a region begins and how wide it is: exactly its slots."""
    slots = d.state.rules.region_slots[number]
    left = d.layout.tile_x(slots[0])
    return left, d.layout.tile_x(slots[-1]) + d.layout.tile_width - left


def region(d: Drawing, number: int) -> str:
    """Everything of a region above its tiles."""
    state = d.state
    items = [f"{kind}-{number}" for kind in ("village", "yurt", "wish", "regionfur")]
    items += [f"space-{number}-{i}" for i in range(len(state.spaces[number]))]
    cards = (state.villages[number], state.yurts[number], state.wishes[number], state.region_furs[number])
    return d.part(f"region-{number}", (cards, state.spaces[number]), lambda: _region(d, number), items)


def _region(d: Drawing, number: int) -> str:
    left, wide = region_span(d, number)
    s = d.sizes
    plaque = Box(left, s.pad, wide, s.plaque)
    places = Box(left, s.pad + s.plaque + s.plaque_gap, wide, s.place)
    return _plaque(d, number, plaque) + _outposts(d, number, plaque) + _places(d, number, places)


def _plaque(d: Drawing, number: int, box: Box) -> str:
    x, y, w, h = box
    band = h * 0.5 + 8
    tab = trace("M", x, y + 8, "a8 8 0 0 1 8 -8", "h", band - 8, "v", h, "h", 8 - band, "a8 8 0 0 1 -8 -8Z")
    place = x + band + 4, y + 2.5, h - 5
    region_fur = fur(d.state.region_furs[number], *place)
    figure = d.sizes.figure * 1.15
    return (
        rect(x, y, w, h, 8, var("plate"), var("line2"), 1.3, filter="url(#lifted)")
        + path(tab, var("band"))
        + numeral(x + band / 2, y + h / 2, NUMERALS[number], figure, var("bandtext"), "middle")
        + d.item(f"regionfur-{number}", region_fur, disc(*place), d.glow)
    )


def _outposts(d: Drawing, number: int, plaque: Box) -> str:
    state = d.state
    taken = {player.colour for player in state.players}
    unused = [colour for colour in COLOURS if colour not in taken] or COLOURS[:1]
    drawn = ""
    spaces = state.spaces[number]
    for i, (holder, box) in enumerate(zip(spaces, outpost_boxes(*plaque, len(spaces)), strict=True)):
        x, y, w, h = box
        top = plaque.y + (plaque.h - w * 1.1) / 2
        if holder == FREE:
            body = outpost_space(state.rules.outpost_costs[i], x, y, w, h, d.sizes.figure)
        elif holder == BLOCKED:
            body = outpost(unused[i % len(unused)], "", x, top, w, blocked=True)
        else:
            body = outpost(d.people[holder].colour, d.people[holder].letter, x, top, w)
        drawn += d.item(f"space-{number}-{i}", body, Frame(x, y, w, h, 5, 1), d.glow)
    return drawn


def _places(d: Drawing, number: int, box: Box) -> str:
    """Village, yurt and wish side by side over the region's tiles."""
    s, rules = d.sizes, d.state.rules
    wide = min(s.place_width, (box.w - s.wish_width) / 2 - 4)
    spare = box.w - 2 * wide - s.wish_width
    space = min(12.0, spare / 2) if spare < 40 else spare / 3.2
    left = box.x + (spare - space * 2) / 2
    village, yurt = Box(left, box.y, wide, box.h), Box(left + wide + space, box.y, wide, box.h)
    wish = Box(left + 2 * (wide + space), box.y + 1, s.wish_width, box.h - 1)
    card = d.state.yurts[number]
    houses = village_place(*village, reward(rules.villages[d.state.villages[number]].reward), number)
    tent = yurt_place(*yurt, reward(rules.yurts[card].reward) if card else None)
    wish_frame = Frame(wish.x - 2, wish.y, wish.w + 4, wish.h, 5)
    return (
        d.item(f"village-{number}", _ground(village) + houses, _plate_frame(village), s.glow)
        + d.item(f"yurt-{number}", _ground(yurt) + tent, _plate_frame(yurt), s.glow)
        + d.item(f"wish-{number}", _wish(d, number, wish), wish_frame, s.glow)
    )


def _plate_frame(place: Box) -> Frame:
    """The plate glows; the picture above it can be pointed at, too."""
    plate = plate_box(*place)
    return Frame(*plate, 6, 1, above=plate[1] - place.y)


def _ground(place: Box) -> str:
    """Fills the sky between picture and plate, so that the place can be pointed at everywhere."""
    return rect(*place, fill="transparent")


def _wish(d: Drawing, number: int, box: Box) -> str:
    wish = d.state.wishes[number]
    if wish:
        return wish_card(printed_wish(d.state.rules, wish), *box)
    x, y, w, h = box
    edge = rect(x, y + 2, w, h - 4, 5, "none", var("trail"), 1.6, stroke_dasharray="4 4", opacity=0.85)
    return edge + use("i-wish", x + w * 0.3, y + h * 0.36, w * 0.4, opacity=0.42)
