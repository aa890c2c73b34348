"""The board: one picture of Siberia from the town in the west to the twelfth tile in the east."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stroganov.events import Event
from stroganov.state import EAST, REGIONS, State
from stroganov_web.draw.art.scene import backdrop, eaves, region_border, snowfall
from stroganov_web.draw.art.svg import numeral, path, rect, trace, use, var
from stroganov_web.draw.art.svg import text as words
from stroganov_web.draw.art.town import town
from stroganov_web.draw.table.context import Drawing
from stroganov_web.draw.table.layout import Layout
from stroganov_web.draw.table.lights import Frame
from stroganov_web.draw.table.region import region, region_span
from stroganov_web.draw.table.riders import riders, riders_shown
from stroganov_web.draw.table.text_width import if_fits
from stroganov_web.draw.table.tile import claimed_anywhere, tile
from stroganov_web.text.words import SEASONS

Stock = tuple[tuple[str, str, int], ...]  # name, icon and count of what lies in the general supply


def season_name(state: State) -> str:
    """The season as the palette calls it."""
    return SEASONS[state.season]


def board(d: Drawing, claimers: Mapping[int, int] | None = None, trail: str = "") -> str:
    """The whole board; `claimers` says whose claim left the gap in a slot, `trail` lies on top."""
    layout, season = d.layout, season_name(d.state)
    body = (
        d.part("scenery", (season,), lambda: scenery(layout, season), class_="scenery")
        + _pieces(d, claimers or {})
        + d.part("trail", (trail,), lambda: trail, class_="through")
        + d.part("snow", (season,), lambda: _snow(layout) if season == "winter" else "")
    )
    size = layout.board_width, layout.board_height
    return d.panel(*size, body, d.text("table.board"), "board", claimed_anywhere(d.lights))


def scenery(layout: Layout, season: str) -> str:
    """Everything behind the pieces: sky, ridges and carved eaves."""
    w, h = layout.board_width, layout.board_height
    ground = layout.tile_top + layout.tile * 0.3
    return backdrop(0, 0, w, h, ground, season) + eaves(0, 0, w, season)


def _snow(layout: Layout) -> str:
    """Between the plaques and the landscapes: on letters a flake would look like an accent."""
    s, left = layout.sizes, layout.tile_x(1)
    top, w = s.pad + s.plaque + 3, layout.board_width - left
    return snowfall(left, top, w, layout.tile_top + layout.tile * 0.34 - top, int(w * 0.09))


def _pieces(d: Drawing, claimers: Mapping[int, int]) -> str:
    """All pieces on the board, west to east; chosen tiles last, as they rise above their neighbours."""
    slots = sorted(range(1, EAST + 1), key=lambda slot: _is_raised(d, slot))
    return (
        d.part("borders", (), lambda: _borders(d))
        + "".join(region(d, number) for number in REGIONS)
        + _general_supply(d)
        + _town(d)
        + "".join(tile(d, slot, claimers.get(slot)) for slot in slots)
    )


def _is_raised(d: Drawing, slot: int) -> bool:
    return d.is_chosen(f"tile-{slot}") or d.is_chosen(f"ribbon-{slot}")


def _borders(d: Drawing) -> str:
    bottom = d.layout.tile_top + d.layout.tile + 2
    lefts = [region_span(d, number)[0] for number in REGIONS[1:]]
    return "".join(region_border(x - d.sizes.tile_gap / 2, d.sizes.pad, bottom) for x in lefts)


def _town(d: Drawing) -> str:
    here = riders_shown(d.state, 0)

    def draw() -> str:
        box = d.layout.slot_box(0)
        return d.item("town", town(*box), Frame(*box, 9, 1), d.glow) + riders(d, 0)

    return d.part("slot-0", here, draw, ("town", *(f"rider-{each[0]}" for each in here)))


def _general_supply(d: Drawing) -> str:
    """The general supply over the town: banners, tigers, and the sizes of the decks."""
    state = d.state
    stock: Stock = (
        ("banners", "banner", state.banners),
        ("tigers", "tiger", state.tigers),
        ("landscapes", "claim", len(state.pile)),
        ("wishes", "wish", len(state.wish_deck)),
        ("yurts", "yurt", len(state.yurt_deck)),
        ("songs", "story", len(state.song_deck)),
    )
    return d.part("supplies", stock, lambda: _stock(d, stock), [f"deck-{name}" for name, _, _ in stock])


def _stock(d: Drawing, stock: Stock) -> str:
    s = d.sizes
    x, y, w, h = s.west, s.pad, s.town, s.plaque + s.plaque_gap + s.place
    head, figure = s.plaque * 0.62, 15 if d.layout.full else 13
    lid = trace(
        "M", x, y + head, "V", y + 8, "a8 8 0 0 1 8 -8", "H", x + w - 8, "a8 8 0 0 1 8 8", "V", y + head, "Z"
    )
    title = if_fits(d.text("table.supply"), figure, w - 6, bold=True)
    out = rect(x, y, w, h, 8, var("plate"), var("line2"), 1.3, filter="url(#lifted)") + path(lid, var("band"))
    out += words(x + w / 2, y + head / 2 + 5, title, figure, 700, var("bandtext"), "middle", class_="serif")
    row = (h - head - 6) / 3
    icon = min(24.0, row * 0.66, w * 0.2)
    for i, (name, sign, count) in enumerate(stock):
        left, top = x + w * 0.05 + i % 2 * w * 0.48, y + head + 3 + i // 2 * row
        shown = use(f"i-{sign}", left, top + (row - icon) / 2, icon, opacity=None if count else 0.45)
        shown += numeral(left + icon + 3, top + row / 2, count, figure)
        out += d.item(f"deck-{name}", shown, Frame(left, top, w * 0.44, row, 5, 0), s.glow)
    return out


def claimers_of_gaps(past: Sequence[Sequence[Event]]) -> dict[int, int]:
    """Whose claim left each gap of this year's row, by slot; `past` are the events of each answer so far.

    >>> claimers_of_gaps([[("claimed", 1, 4, "F1", ())], [("renewed", 2)], [("claimed", 0, 6, "F2", ())]])
    {6: 0}
    """
    found: dict[int, int] = {}
    for events in reversed(past):
        for event in reversed(events):
            if event[0] == "renewed":
                return found
            if event[0] == "claimed":
                found.setdefault(event[2], event[1])
    return found
