"""The board: one picture of Siberia from the town in the west to the twelfth tile in the east."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from stroganov.events import Event
from stroganov.state import EAST, REGIONS, State
from stroganov_web.draw.art.scene import backdrop, eaves, region_border, snowfall
from stroganov_web.draw.art.svg import numeral, path, rect, trace, use, var
from stroganov_web.draw.art.svg import text as words
from stroganov_web.draw.art.town import town
from stroganov_web.draw.parts import part
from stroganov_web.draw.table.layout import Layout
from stroganov_web.draw.table.lights import Frame, Targets
from stroganov_web.draw.table.region import region, span
from stroganov_web.draw.table.things import drawing, marks, thing, whole
from stroganov_web.draw.table.tile import claimed_anywhere, riders, standing, tile
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person
from stroganov_web.text.words import SEASONS

Stock = tuple[tuple[str, str, int], ...]  # name, icon and count of what lies in the general supply


def season_name(state: State) -> str:
    """The season as the palette calls it."""
    return SEASONS[state.season]


def board(
    state: State,
    people: Sequence[Person],
    layout: Layout,
    lit: Targets,
    text: Text,
    me: int = 0,
    claimed: Mapping[int, int] | None = None,
    trail: str = "",
) -> str:
    """The whole board; `claimed` says whose claim left the gap in a slot, `trail` lies on top."""
    season = season_name(state)
    body = (
        part("scenery", (layout, season), lambda: scenery(layout, season), class_="scenery")
        + things(state, people, layout, lit, text, claimed or {})
        + part("trail", (trail,), lambda: trail, class_="through")
        + part("snow", (layout, season), lambda: _snow(layout) if season == "winter" else "")
    )
    size = layout.board_width, layout.board_height
    return drawing(*size, body, text("table.board"), layout.scale, "board", claimed_anywhere(lit))


def scenery(layout: Layout, season: str) -> str:
    """Everything behind the things: sky, ridges and carved eaves."""
    w, h = layout.board_width, layout.board_height
    ground = layout.tile_top + layout.tile * 0.3
    return backdrop(0, 0, w, h, ground, season) + eaves(0, 0, w, season)


def _snow(layout: Layout) -> str:
    """Between the plaques and the landscapes: on letters a flake would look like an accent."""
    s, left = layout.sizes, layout.tile_x(1)
    top, w = s.pad + s.plaque + 3, layout.board_width - left
    return snowfall(left, top, w, layout.tile_top + layout.tile * 0.34 - top, int(w * 0.09))


def things(
    state: State,
    people: Sequence[Person],
    layout: Layout,
    lit: Targets,
    text: Text,
    claimed: Mapping[int, int],
) -> str:
    """All pieces on the board, west to east; chosen tiles last, as they rise above their neighbours."""
    regions = "".join(region(state, number, people, layout, lit) for number in REGIONS)
    slots = sorted(range(1, EAST + 1), key=lambda slot: _rises(slot, lit))
    row = "".join(tile(state, slot, people, layout, lit, text, claimed.get(slot)) for slot in slots)
    return (
        part("borders", (layout, state.rules), lambda: _borders(state, layout))
        + regions
        + _supplies(state, layout, lit, text)
        + _town(state, people, layout, lit)
        + row
    )


def _rises(slot: int, lit: Targets) -> bool:
    """Whether a tile is chosen and lies above its neighbours."""
    targets = [lit[name] for name in (f"tile-{slot}", f"ribbon-{slot}") if name in lit]
    return any(target.chosen for target in targets)


def _borders(state: State, layout: Layout) -> str:
    bottom = layout.tile_top + layout.tile + 2
    lefts = [span(state, number, layout)[0] for number in REGIONS[1:]]
    return "".join(region_border(x - layout.sizes.tile_gap / 2, layout.sizes.pad, bottom) for x in lefts)


def _town(state: State, people: Sequence[Person], layout: Layout, lit: Targets) -> str:
    here = standing(state, 0)
    lamps = marks(lit, ("town", *(f"rider-{each[0]}" for each in here)))

    def drawn() -> str:
        box = layout.slot_box(0)
        picture = thing("town", town(*box), lit, Frame(*box, 9, 1), layout.sizes.glow)
        return picture + riders(state, 0, people, layout, lit)

    return part("slot-0", (layout, tuple(people), here, lamps), drawn)


def _supplies(state: State, layout: Layout, lit: Targets, text: Text) -> str:
    """The general supply over the town: banners, tigers, and the sizes of the decks."""
    stock: Stock = (
        ("banners", "banner", state.banners),
        ("tigers", "tiger", state.tigers),
        ("landscapes", "claim", len(state.pile)),
        ("wishes", "wish", len(state.wish_deck)),
        ("yurts", "yurt", len(state.yurt_deck)),
        ("songs", "story", len(state.song_deck)),
    )
    lamps = marks(lit, [f"deck-{name}" for name, _, _ in stock])
    return part("supplies", (layout, text, stock, lamps), lambda: _stock(stock, layout, lit, text))


def _stock(stock: Stock, layout: Layout, lit: Targets, text: Text) -> str:
    s = layout.sizes
    x, y, w, h = s.west, s.pad, s.town, s.plaque + s.plaque_gap + s.place
    head, figure = s.plaque * 0.62, 15 if layout.full else 13
    lid = trace(
        "M", x, y + head, "V", y + 8, "a8 8 0 0 1 8 -8", "H", x + w - 8, "a8 8 0 0 1 8 8", "V", y + head, "Z"
    )
    title = whole(text("table.supply"), figure, w - 6, bold=True)
    out = rect(x, y, w, h, 8, var("plate"), var("line2"), 1.3, filter="url(#lifted)") + path(lid, var("band"))
    out += words(x + w / 2, y + head / 2 + 5, title, figure, 700, var("bandtext"), "middle", class_="serif")
    row = (h - head - 6) / 3
    icon = min(24.0, row * 0.66, w * 0.2)
    for i, (name, sign, count) in enumerate(stock):
        left, top = x + w * 0.05 + i % 2 * w * 0.48, y + head + 3 + i // 2 * row
        shown = use(f"i-{sign}", left, top + (row - icon) / 2, icon, opacity=None if count else 0.45)
        shown += numeral(left + icon + 3, top + row / 2, count, figure)
        out += thing(f"deck-{name}", shown, lit, Frame(left, top, w * 0.44, row, 5, 0), s.glow)
    return out


def claims(events: Iterable[Event]) -> dict[int, int]:
    """Whose claim left each gap of the row, from the events of the game so far."""
    found: dict[int, int] = {}
    for event in events:
        if event[0] == "claimed":
            found[event[2]] = event[1]
        elif event[0] == "renewed":
            found.clear()
    return found
