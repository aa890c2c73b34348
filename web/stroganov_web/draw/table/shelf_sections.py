"""The sections of the shelf: market and bag, trade space, songs of the year, story and VP tracks."""

from __future__ import annotations

from collections.abc import Sequence

from stroganov.effects import KeepOne
from stroganov_web.draw.art.cards import song_card
from stroganov_web.draw.art.furs import fur
from stroganov_web.draw.art.panels import callout, label, market_boxes, panel, trade_space
from stroganov_web.draw.art.svg import circle, line, numeral, rect, trace, use, var
from stroganov_web.draw.art.svg import text as words
from stroganov_web.draw.art.tracks import Mark, story_track, vp_ruler
from stroganov_web.draw.table.context import Drawing
from stroganov_web.draw.table.layout import Box
from stroganov_web.draw.table.lights import Frame, disc
from stroganov_web.draw.table.printed import printed
from stroganov_web.draw.table.text_width import if_fits, text_width
from stroganov_web.text.words import NUMERALS


def market_items(d: Drawing) -> list[str]:
    """The data-ids of the market's spaces."""
    return [f"market-{i}" for i in range(len(d.state.market))]


def market_space(d: Drawing, i: int, x: float, y: float, size: float, bowl: float, glow: float) -> str:
    """A space of the market: a bowl with its fur, or empty where the bag could not refill it."""
    value = d.state.market[i]
    shown = circle(x + size / 2 - 1, y + size * 0.52, size * bowl, var("paper2"), var("line"), 1)
    return d.item(f"market-{i}", shown + (fur(value, x, y, size) if value else ""), disc(x, y, size), glow)


def market(d: Drawing, box: Box) -> str:
    """Six furs to take or to buy, the bag with its count, and what was just drawn from it."""
    furs = d.part("market", (box, *d.state.market), lambda: _market(d, box), market_items(d))
    sack = _sack(d)
    return furs + _bag(d, Box(box.right - sack - 10, box.y, sack + 10, box.h))


def _sack(d: Drawing) -> float:
    return 36 * d.sizes.token / 44


def _market(d: Drawing, box: Box) -> str:
    x, y, w, h = box
    size = d.sizes.token
    edge = x + w - _sack(d) - 14
    title = d.text("table.market")
    out = panel(*box) + label(x + 10, y + 16, title)
    out += use("i-market", x + 16 + text_width(title, 12, bold=True), y + 3, 17)
    places = market_boxes(x + 8, y + h - size - 7, edge - x - 10, size, len(d.state.market))
    out += "".join(market_space(d, i, *place, size, 0.54, d.glow) for i, place in enumerate(places))
    return out + line(trace("M", edge, y + 10, "V", y + h - 10), var("line"), 1)


def _bag(d: Drawing, box: Box) -> str:
    x, y, w, h = box
    count = sum(d.state.bag)

    def sack() -> str:
        size = w - 10
        shown = use("i-bag", x + 5, y + h - size - 8, size)
        shown += numeral(x + w / 2, y + 14, count, d.sizes.figure, anchor="middle")
        return d.item("bag", shown, Frame(x + 1, y + 3, w - 2, h - 6, 6, 0), d.glow)

    return d.part("bag", (box, count), sack, ("bag",)) + drawn_furs(d, (x + w / 2, y + 4))


def drawn_furs(d: Drawing, tip: tuple[float, float]) -> str:
    """The furs drawn from the bag lie open above it until one is kept."""
    asked = d.state.agenda[-1][1] if d.state.agenda else None
    if not isinstance(asked, KeepOne):
        return ""
    size = 44.0
    values = sorted(set(asked.drawn))
    title = d.text("table.drawn")
    wide = max(len(asked.drawn) * (size + 10) + 14, text_width(title, 12, bold=True) + 24)
    left = max(6.0, min(tip[0] - wide / 2, d.layout.width - wide - 6))
    top = tip[1] - size - 46
    out = callout(left, top, wide, size + 34, tip) + label(left + 12, top + 18, title)
    for i, value in enumerate(values):
        x, y = left + 12 + i * (size + 10), top + 26
        shown = fur(value, x, y, size)
        if len(values) < len(asked.drawn):
            shown = fur(value, x + size * 0.5, y, size) + shown
        out += d.item(f"drawn-{value}", shown, disc(x, y, size), 2.6)
    return out


def trade(d: Drawing, box: Box) -> str:
    """The trade space: a fur of its value for two of four bonuses."""
    return d.part("trade", (box, d.state.trade_fur), lambda: _trade(d, box), ("trade",))


def _trade(d: Drawing, box: Box) -> str:
    x, y, w, h = box
    s = d.sizes
    title, hint = d.text("table.trade"), d.text("table.choose_two")
    out = panel(*box) + label(x + 10, y + 16, if_fits(title, 12, w - 20, bold=True))
    if text_width(hint, 12) <= w - 26 - text_width(title, 12, bold=True):
        out += words(x + w - 9, y + 16, hint, 12, 400, var("ink2"), "end")
    wide = s.token + 20 + 2 * s.trade_icon + 13 + 9
    left = x + max(8, (w - wide) / 2)
    out += trade_space(d.state.trade_fur, left, y + h - s.token - 7, s.token, s.trade_icon)
    return d.item("trade", out, Frame(*box, 10, 0), s.glow)


def songs(d: Drawing, box: Box) -> str:
    """The songs that are open this year."""
    open_songs = d.state.songs
    items = [f"song-{song}" for song in open_songs]
    return d.part("songs", (box, d.state.year, open_songs), lambda: _songs(d, box), items)


def _songs(d: Drawing, box: Box) -> str:
    x, y, w, h = box
    open_songs = d.state.songs
    title = if_fits(d.text("table.songs", year=NUMERALS[d.state.year - 1]), 12, w - 20, bold=True)
    out = panel(*box) + label(x + 10, y + 16, title)
    if not open_songs:
        return out + words(
            x + w / 2, y + h / 2 + 10, d.text("table.no_songs"), 13, 400, var("ink2"), "middle"
        )
    count = max(3, len(open_songs))
    gap = 6 if count < 4 else 4
    wide = (w - 16 - gap * (count - 1)) / count
    for i in range(count):
        place = Box(x + 8 + i * (wide + gap), y + 23, wide, h - 31)
        if i < len(open_songs):
            out += _song(d, open_songs[i], place)
        else:
            out += rect(*place, 7, "none", var("line"), 1.3, stroke_dasharray="4 4")
    return out


def _song(d: Drawing, song: str, box: Box) -> str:
    card = d.state.rules.songs[song]
    gains, effect = printed(card.reward)
    face = song_card(*box, cost=card.cost, reward=gains, effect=effect)
    return d.item(f"song-{song}", face, Frame(*box, 7, 1), d.glow)


def tracks(d: Drawing, box: Box) -> str:
    """The story track over the ruler of victory points."""
    order = [*reversed(d.state.order)]
    players = d.state.players
    story = [_mark(d, seat, players[seat].story, f"story-{seat}") for seat in order]
    points = [_mark(d, seat, players[seat].vp, f"vp-{seat}") for seat in order]
    return d.part("tracks", (box, *story, *points), lambda: _tracks(d, story, points, box), ("story", "vp"))


def _tracks(d: Drawing, story: Sequence[Mark], points: Sequence[Mark], box: Box) -> str:
    x, y, w, h = box
    size = d.sizes.marker
    left, wide = x + 36, w - 46
    upper, lower = y + h * 0.28, y + h * 0.79
    beads = use("i-story", x + 10, upper - 9, 18) + story_track(left, upper, wide, story, size)
    ruler = use("i-vp", x + 9, lower - 10, 20) + vp_ruler(left + 14, lower, wide - 28, points, size)
    return (
        panel(*box)
        + d.item("story", beads, Frame(x + 6, y + 4, w - 12, h * 0.46, 8, 0), d.glow)
        + d.item("vp", ruler, Frame(x + 6, y + h * 0.52, w - 12, h * 0.44, 8, 0), d.glow)
    )


def _mark(d: Drawing, seat: int, at: int, name: str) -> Mark:
    return Mark(d.people[seat].colour, d.people[seat].letter, at, name)
