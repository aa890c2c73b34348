"""The shelf below the board: market and bag, trade space, songs of the year, story and VP tracks."""

from __future__ import annotations

from collections.abc import Sequence

from stroganov.state import State
from stroganov_web.draw.art.svg import rect
from stroganov_web.draw.table.layout import Box, Layout
from stroganov_web.draw.table.lights import Targets
from stroganov_web.draw.table.shelf_parts import market, songs, tracks, trade
from stroganov_web.draw.table.shelf_phone import phone_shelf
from stroganov_web.draw.table.things import drawing
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person

_SHARES = (26, 12, 25, 37)
_SHARES_OF_FOUR = (25, 12, 31, 32)  # four songs need more room


def shelf(
    state: State, people: Sequence[Person], layout: Layout, lit: Targets, text: Text, me: int = 0
) -> str:
    """The shelf: one row of panels on a wide table, one below the other on a phone."""
    if layout.phone:
        return phone_shelf(state, people, layout, lit, text)
    s = layout.sizes
    room = layout.width - 2 * s.margin - 3 * s.gap
    x, top = s.margin, s.gap
    boxes = []
    for share in _SHARES if len(state.players) < 4 else _SHARES_OF_FOUR:
        boxes.append(Box(x, top, room * share / 100, s.shelf - 2 * s.gap + 4))
        x += room * share / 100 + s.gap
    body = (
        rect(0, 0, layout.width, s.shelf, fill="url(#linen)", class_="through")
        + market(state, boxes[0], layout, lit, text)
        + trade(state, boxes[1], layout, lit, text)
        + songs(state, boxes[2], layout, lit, text)
        + tracks(state, people, boxes[3], layout, lit)
    )
    return drawing(layout.width, s.shelf, body, text("table.shelf"), layout.scale, "shelf", lit)
