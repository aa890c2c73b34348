"""The shelf of a phone: market, bag and trade space in one row, songs and tracks below it."""

from __future__ import annotations

from stroganov_web.draw.art.furs import fur
from stroganov_web.draw.art.panels import panel, trade_space
from stroganov_web.draw.art.svg import line, numeral, rect, trace, use, var
from stroganov_web.draw.table.context import Drawing
from stroganov_web.draw.table.layout import Box
from stroganov_web.draw.table.lights import Frame
from stroganov_web.draw.table.shelf_sections import drawn_furs, market_items, market_space, songs, tracks

_MARKET_ROW = 66.0
_BONUSES = 80.0  # the width of the trade space's four bonuses


def phone_shelf(d: Drawing) -> str:
    """The market's row, and below it songs and tracks; what was drawn from the bag opens over the board."""
    state, width = d.state, d.layout.width
    shown = (*state.market, sum(state.bag), state.trade_fur)
    height, below = _shelf_rows(d)
    body = (
        rect(0, 0, width, height, fill="url(#linen)", class_="through")
        + d.part("strip", shown, lambda: _market_row(d), (*market_items(d), "bag", "trade"))
        + songs(d, below[0])
        + tracks(d, below[1])
        + drawn_furs(d, (width - 100, 8))
    )
    return d.panel(width, height, body, d.text("table.shelf"), "shelf")


def _shelf_rows(d: Drawing) -> tuple[float, tuple[Box, Box]]:
    """The height of the shelf, and where songs and tracks lie: side by side on a tablet."""
    width, top = d.layout.width - 16, _MARKET_ROW + 2
    if d.layout.tablet:
        half = (width - 8) / 2
        return _MARKET_ROW + 90, (Box(8, top, half, 82), Box(16 + half, top, half, 82))
    return _MARKET_ROW + 182, (Box(8, top, width, 82), Box(8, top + 90, width, 82))


def _market_row(d: Drawing) -> str:
    w = d.layout.width
    box = Box(8, 6, w - 16, 54)
    slim, count = w < 360, len(d.state.market)
    size = min(35.0, (w - (122 if slim else 144)) / count - 2)
    y = box.y + (box.h - size) / 2
    x = 12.0 if slim else 41.0
    out = panel(*box) + ("" if slim else use("i-market", 14, box.y + 15, 24))
    out += "".join(market_space(d, i, x + i * (size + 2), y, size, 0.5, 2.2) for i in range(count))
    x += count * (size + 2) + 2
    out += _divider(x, box) + _bag(d, x + 3, box)
    x += 38
    return out + _divider(x, box) + _trade(d, Box(x + 3, box.y, box.right - x - 6, box.h), size)


def _divider(x: float, box: Box) -> str:
    return line(trace("M", x, box.y + 8, "V", box.bottom - 8), var("line"), 1)


def _bag(d: Drawing, x: float, box: Box) -> str:
    body = use("i-bag", x + 5, box.y + 22, 24)
    body += numeral(x + 17, box.y + 14, sum(d.state.bag), 14, anchor="middle")
    return d.item("bag", body, Frame(x, box.y + 3, 33, box.h - 6, 6, 0), 2.2)


def _trade(d: Drawing, box: Box, size: float) -> str:
    """The trade space; where there is room, with its bonuses."""
    wide = 20 + size + 2
    roomy = box.w > wide + _BONUSES + 10
    left = box.x + max(0.0, (box.w - wide - _BONUSES * roomy) / 2)
    body = use("i-trade", left, box.y + box.h / 2 - 10, 20)
    top = box.y + (box.h - size) / 2
    if roomy:
        body += trade_space(d.state.trade_fur, left + 24, top, size, 17)
    else:
        body += fur(d.state.trade_fur, left + 21, top, size)
    return d.item("trade", body, Frame(box.x, box.y + 3, box.w, box.h - 6, 8, 0), 2.2)
