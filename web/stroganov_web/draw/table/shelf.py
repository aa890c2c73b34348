"""The shelf below the board: market and bag, trade space, songs of the year, story and VP tracks."""

from __future__ import annotations

from stroganov_web.draw.art.svg import rect
from stroganov_web.draw.table.context import Drawing
from stroganov_web.draw.table.layout import Box
from stroganov_web.draw.table.phone_shelf import phone_shelf
from stroganov_web.draw.table.shelf_sections import market, songs, tracks, trade

_PERCENT = (26, 12, 25, 37)
_PERCENT_OF_FOUR = (25, 12, 31, 32)  # four songs need more room


def shelf(d: Drawing) -> str:
    """The shelf: one row of sections on a wide table, one below the other on a phone."""
    if d.layout.phone:
        return phone_shelf(d)
    s, width = d.sizes, d.layout.width
    room = width - 2 * s.margin - 3 * s.gap
    x, boxes = s.margin, []
    for percent in _PERCENT if len(d.state.players) < 4 else _PERCENT_OF_FOUR:
        boxes.append(Box(x, s.gap, room * percent / 100, s.shelf - 2 * s.gap + 4))
        x += room * percent / 100 + s.gap
    body = (
        rect(0, 0, width, s.shelf, fill="url(#linen)", class_="through")
        + market(d, boxes[0])
        + trade(d, boxes[1])
        + songs(d, boxes[2])
        + tracks(d, boxes[3])
    )
    return d.panel(width, s.shelf, body, d.text("table.shelf"), "shelf")
