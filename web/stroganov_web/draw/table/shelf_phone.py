"""The shelf of a phone: market, bag and trade in one strip, songs and tracks below it."""

from __future__ import annotations

from collections.abc import Sequence

from stroganov.state import State
from stroganov_web.draw.art.furs import fur
from stroganov_web.draw.art.panels import panel, trade_space
from stroganov_web.draw.art.svg import circle, line, numeral, rect, trace, use, var
from stroganov_web.draw.parts import part
from stroganov_web.draw.table.layout import Box, Layout
from stroganov_web.draw.table.lights import Frame, Targets
from stroganov_web.draw.table.shelf_parts import SPACES, drawn, songs, tracks
from stroganov_web.draw.table.things import disc, drawing, marks, thing
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person

STRIP = 66.0
_BONUSES = 80.0  # the width of the trade space's four bonuses


def strip(state: State, layout: Layout, lit: Targets) -> str:
    """The six furs of the market, the bag, and the fur of the trade space, in one line."""
    lamps = marks(lit, (*SPACES, "bag", "trade"))
    shown = (layout, *state.market, sum(state.bag), state.trade_fur, lamps)
    return part("strip", shown, lambda: _strip(state, layout, lit))


def _strip(state: State, layout: Layout, lit: Targets) -> str:
    w = layout.width
    box = Box(8, 6, w - 16, 54)
    slim = w < 360
    d = min(35.0, (w - (122 if slim else 144)) / 6 - 2)
    y = box.y + (box.h - d) / 2
    x = 12.0 if slim else 41.0
    out = panel(*box) + ("" if slim else use("i-market", 14, box.y + 15, 24))
    for i, value in enumerate(state.market):
        left = x + i * (d + 2)
        bowl = circle(left + d / 2 - 1, y + d * 0.52, d * 0.5, var("paper2"), var("line"), 1)
        out += thing(
            f"market-{i}", bowl + (fur(value, left, y, d) if value else ""), lit, disc(left, y, d), 2.2
        )
    x += 6 * (d + 2) + 2
    out += line(trace("M", x, box.y + 8, "V", box.bottom - 8), var("line"), 1)
    out += _bag(state, x + 3, box, lit)
    x += 38
    out += line(trace("M", x, box.y + 8, "V", box.bottom - 8), var("line"), 1)
    return out + _trade(state, Box(x + 3, box.y, box.right - x - 6, box.h), d, lit)


def _bag(state: State, x: float, box: Box, lit: Targets) -> str:
    body = use("i-bag", x + 5, box.y + 22, 24)
    body += numeral(x + 17, box.y + 14, sum(state.bag), 14, anchor="middle")
    return thing("bag", body, lit, Frame(x, box.y + 3, 33, box.h - 6, 6, 0), 2.2)


def _trade(state: State, box: Box, d: float, lit: Targets) -> str:
    """The trade space; where there is room, with its bonuses."""
    wide = 20 + d + 2
    roomy = box.w > wide + _BONUSES + 10
    left = box.x + max(0.0, (box.w - wide - _BONUSES * roomy) / 2)
    body = use("i-trade", left, box.y + box.h / 2 - 10, 20)
    if roomy:
        body += trade_space(state.trade_fur, left + 24, box.y + (box.h - d) / 2, d, 17)
    else:
        body += fur(state.trade_fur, left + 21, box.y + (box.h - d) / 2, d)
    return thing("trade", body, lit, Frame(box.x, box.y + 3, box.w, box.h - 6, 8, 0), 2.2)


def phone_shelf(state: State, people: Sequence[Person], layout: Layout, lit: Targets, text: Text) -> str:
    """The strip, and below it songs and tracks; what was drawn from the bag opens over the board."""
    wide = layout.width - 16
    songs_box, tracks_box = Box(8, STRIP + 2, wide, 82), Box(8, STRIP + 92, wide, 82)
    body = (
        rect(0, 0, layout.width, STRIP + 182, fill="url(#linen)", class_="through")
        + strip(state, layout, lit)
        + songs(state, songs_box, layout, lit, text)
        + tracks(state, people, tracks_box, layout, lit)
        + drawn(state, (layout.width - 100, 8), layout, lit, text)
    )
    return drawing(layout.width, STRIP + 182, body, text("table.shelf"), layout.scale, "shelf", lit)
