"""One of the five regions: its plaque with region fur and outposts, its village, yurt and wish."""

from __future__ import annotations

from collections.abc import Sequence

from stroganov.state import BLOCKED, FREE, State
from stroganov_web.draw.art.buildings import outpost, outpost_space, plate_box, village_place, yurt_place
from stroganov_web.draw.art.cards import wish_card
from stroganov_web.draw.art.furs import fur
from stroganov_web.draw.art.panels import outpost_boxes
from stroganov_web.draw.art.svg import numeral, path, rect, trace, use, var
from stroganov_web.draw.art.tokens import COLOURS
from stroganov_web.draw.parts import part
from stroganov_web.draw.table.layout import Box, Layout
from stroganov_web.draw.table.lights import Frame, Targets
from stroganov_web.draw.table.printed import reward
from stroganov_web.draw.table.things import disc, marks, thing
from stroganov_web.model.people import Person
from stroganov_web.text.words import NUMERALS


def span(state: State, region: int, layout: Layout) -> tuple[float, float]:
    """Where a region begins and how wide it is: exactly its slots."""
    slots = state.rules.region_slots[region]
    left = layout.tile_x(slots[0])
    return left, layout.tile_x(slots[-1]) + layout.tile_width - left


def region(state: State, number: int, people: Sequence[Person], layout: Layout, lit: Targets) -> str:
    """Everything of a region above its tiles."""
    names = [f"{kind}-{number}" for kind in ("village", "yurt", "wish", "regionfur")]
    names += [f"space-{number}-{i}" for i in range(len(state.spaces[number]))]
    cards = (state.villages[number], state.yurts[number], state.wishes[number], state.region_furs[number])
    shown = (layout, state.rules, cards, state.spaces[number], tuple(people), marks(lit, names))
    return part(f"region-{number}", shown, lambda: _region(state, number, people, layout, lit))


def _region(state: State, number: int, people: Sequence[Person], layout: Layout, lit: Targets) -> str:
    left, wide = span(state, number, layout)
    s = layout.sizes
    plaque = Box(left, s.pad, wide, s.plaque)
    return (
        _plaque(state, number, plaque, layout, lit)
        + _outposts(state, number, plaque, people, layout, lit)
        + _places(state, number, Box(left, s.pad + s.plaque + s.plaque_gap, wide, s.place), layout, lit)
    )


def _plaque(state: State, number: int, box: Box, layout: Layout, lit: Targets) -> str:
    x, y, w, h = box
    band, figure = h * 0.5 + 8, layout.sizes.figure
    tab = trace("M", x, y + 8, "a8 8 0 0 1 8 -8", "h", band - 8, "v", h, "h", 8 - band, "a8 8 0 0 1 -8 -8Z")
    place = x + band + 4, y + 2.5, h - 5
    shown = fur(state.region_furs[number], *place)
    return (
        rect(x, y, w, h, 8, var("plate"), var("line2"), 1.3, filter="url(#lifted)")
        + path(tab, var("band"))
        + numeral(x + band / 2, y + h / 2, NUMERALS[number], figure * 1.15, var("bandtext"), "middle")
        + thing(f"regionfur-{number}", shown, lit, disc(*place), layout.sizes.glow)
    )


def _outposts(
    state: State, number: int, plaque: Box, people: Sequence[Person], layout: Layout, lit: Targets
) -> str:
    unused = [colour for colour in COLOURS if colour not in {player.colour for player in state.players}]
    drawn = []
    for i, (holder, box) in enumerate(zip(state.spaces[number], outpost_boxes(*plaque), strict=True)):
        x, y, w, h = box
        top = plaque.y + (plaque.h - w * 1.1) / 2
        if holder == FREE:
            body = outpost_space(state.rules.outpost_costs[i], x, y, w, h, layout.sizes.figure)
        elif holder == BLOCKED:
            colour = unused[i % len(unused)] if unused else COLOURS[0]
            body = outpost(colour, "", x, top, w, blocked=True)
        else:
            body = outpost(people[holder].colour, people[holder].letter, x, top, w)
        drawn.append(thing(f"space-{number}-{i}", body, lit, Frame(x, y, w, h, 5, 1), layout.sizes.glow))
    return "".join(drawn)


def _places(state: State, number: int, box: Box, layout: Layout, lit: Targets) -> str:
    """Village, yurt and wish side by side over the region's tiles."""
    s = layout.sizes
    wide = min(s.place_width * 1.18, (box.w - s.wish_width) / 2 - 4)
    wide = min(wide, s.place_width)
    spare = box.w - 2 * wide - s.wish_width
    space = min(12.0, spare / 2) if spare < 40 else spare / 3.2
    left = box.x + (spare - space * 2) / 2
    village = left, box.y, wide, box.h
    yurt = left + wide + space, box.y, wide, box.h
    wish = Box(left + 2 * (wide + space), box.y + 1, s.wish_width, box.h - 1)
    return (
        thing(
            f"village-{number}",
            _ground(village)
            + village_place(*village, reward(state.rules.villages[state.villages[number]].reward), number),
            lit,
            _plate_frame(village),
            s.glow,
        )
        + thing(f"yurt-{number}", _yurt(state, number, village=yurt), lit, _plate_frame(yurt), s.glow)
        + thing(f"wish-{number}", _wish(state, number, wish), lit, _card_frame(wish), s.glow)
    )


def _yurt(state: State, number: int, village: tuple[float, float, float, float]) -> str:
    card = state.yurts[number]
    return _ground(village) + yurt_place(*village, reward(state.rules.yurts[card].reward) if card else None)


def _plate_frame(place: tuple[float, float, float, float]) -> Frame:
    """The plate glows; the picture above it can be pointed at, too."""
    plate = plate_box(*place)
    return Frame(*plate, 6, 1, above=plate[1] - place[1])


def _ground(place: tuple[float, float, float, float]) -> str:
    """The sky between picture and plate belongs to the place: it can be pointed at everywhere."""
    return rect(*place, fill="transparent")


def _card_frame(box: Box) -> Frame:
    return Frame(box.x - 2, box.y, box.w + 4, box.h, 5)


def wish_face(state: State, wish: str, box: Box, done: bool = False) -> str:
    """A wish card with everything printed on it."""
    card = state.rules.wishes[wish]
    return wish_card(
        *box,
        deck=card.deck,
        fur_value=card.fur,
        have=card.have,
        pay=card.pay,
        vp=card.vp,
        effect=state.rules.wish_effects[wish],
        done=done,
    )


def _wish(state: State, number: int, box: Box) -> str:
    card = state.wishes[number]
    if card:
        return wish_face(state, card, box)
    x, y, w, h = box
    edge = rect(x, y + 2, w, h - 4, 5, "none", var("trail"), 1.6, stroke_dasharray="4 4", opacity=0.85)
    return edge + use("i-wish", x + w * 0.3, y + h * 0.36, w * 0.4, opacity=0.42)
