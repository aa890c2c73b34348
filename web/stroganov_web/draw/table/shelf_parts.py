"""The parts of the shelf: market and bag, trade space, songs of the year, story and VP tracks."""

from __future__ import annotations

from collections.abc import Sequence

from stroganov.effects import KeepOne
from stroganov.state import State
from stroganov_web.draw.art.cards import song_card
from stroganov_web.draw.art.furs import fur
from stroganov_web.draw.art.panels import callout, label, market_boxes, panel, trade_space
from stroganov_web.draw.art.svg import circle, line, numeral, rect, trace, use, var
from stroganov_web.draw.art.svg import text as words
from stroganov_web.draw.art.tracks import Mark, story_track, vp_ruler
from stroganov_web.draw.parts import part
from stroganov_web.draw.table.layout import Box, Layout
from stroganov_web.draw.table.lights import Frame, Targets
from stroganov_web.draw.table.printed import printed
from stroganov_web.draw.table.things import disc, marks, measured, thing, whole
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person

SPACES = tuple(f"market-{i}" for i in range(6))


def market(state: State, box: Box, layout: Layout, lit: Targets, text: Text) -> str:
    """Six furs to take or to buy, the bag with its count, and what was just drawn from it."""
    lamps = marks(lit, SPACES)
    furs = part(
        "market", (box, layout, text, *state.market, lamps), lambda: _market(state, box, layout, lit, text)
    )
    sack = _sack(layout)
    return furs + _bag(state, Box(box.right - sack - 10, box.y, sack + 10, box.h), layout, lit, text)


def _sack(layout: Layout) -> float:
    return 36 * layout.sizes.token / 44


def _market(state: State, box: Box, layout: Layout, lit: Targets, text: Text) -> str:
    x, y, w, h = box
    d = layout.sizes.token
    edge = x + w - _sack(layout) - 14
    title = text("table.market")
    out = panel(*box) + label(x + 10, y + 16, title)
    out += use("i-market", x + 16 + measured(title, 12, bold=True), y + 3, 17)
    places = market_boxes(x + 8, y + h - d - 7, edge - x - 10, d)
    for i, (value, (left, top)) in enumerate(zip(state.market, places, strict=True)):
        bowl = circle(left + d / 2 - 1, top + d * 0.52, d * 0.54, var("paper2"), var("line"), 1)
        shown = bowl + (fur(value, left, top, d) if value else "")
        out += thing(f"market-{i}", shown, lit, disc(left, top, d), layout.sizes.glow)
    return out + line(trace("M", edge, y + 10, "V", y + h - 10), var("line"), 1)


def _bag(state: State, box: Box, layout: Layout, lit: Targets, text: Text) -> str:
    x, y, w, h = box
    count = sum(state.bag)

    def sack() -> str:
        size = w - 10
        shown = use("i-bag", x + 5, y + h - size - 8, size)
        shown += numeral(x + w / 2, y + 14, count, layout.sizes.figure, anchor="middle")
        return thing("bag", shown, lit, Frame(x + 1, y + 3, w - 2, h - 6, 6, 0), layout.sizes.glow)

    bag = part("bag", (box, layout, count, marks(lit, ("bag",))), sack)
    return bag + drawn(state, (x + w / 2, y + 4), layout, lit, text)


def drawn(state: State, tip: tuple[float, float], layout: Layout, lit: Targets, text: Text) -> str:
    """The furs drawn from the bag lie open above it until one is kept."""
    asked = state.agenda[-1][1] if state.agenda else None
    if not isinstance(asked, KeepOne):
        return ""
    d = 44.0
    values = sorted(set(asked.drawn))
    title = text("table.drawn")
    wide = max(len(asked.drawn) * (d + 10) + 14, measured(title, 12, bold=True) + 24)
    left = max(6.0, min(tip[0] - wide / 2, layout.width - wide - 6))
    top = tip[1] - d - 46
    out = callout(left, top, wide, d + 34, tip, "down") + label(left + 12, top + 18, title)
    for i, value in enumerate(values):
        place = left + 12 + i * (d + 10), top + 26
        shown = fur(value, *place, d)
        if len(values) < len(asked.drawn):
            shown = fur(value, place[0] + d * 0.5, place[1], d) + shown
        out += thing(f"drawn-{value}", shown, lit, disc(*place, d), 2.6)
    return out


def trade(state: State, box: Box, layout: Layout, lit: Targets, text: Text) -> str:
    """The trade space: a fur of its value for two of four bonuses."""
    shown = (box, layout, text, state.trade_fur, marks(lit, ("trade",)))
    return part("trade", shown, lambda: _trade(state, box, layout, lit, text))


def _trade(state: State, box: Box, layout: Layout, lit: Targets, text: Text) -> str:
    x, y, w, h = box
    s = layout.sizes
    title = text("table.trade")
    hint = text("table.choose_two")
    room = w - 26 - measured(title, 12, bold=True)
    out = panel(*box) + label(x + 10, y + 16, whole(title, 12, w - 20, bold=True))
    if measured(hint, 12) <= room:
        out += words(x + w - 9, y + 16, hint, 12, 400, var("ink2"), "end")
    d = s.token
    wide = d + 20 + 2 * s.trade_icon + 13 + 9
    out += trade_space(state.trade_fur, x + max(8, (w - wide) / 2), y + h - d - 7, d, s.trade_icon)
    return thing("trade", out, lit, Frame(*box, 10, 0), s.glow)


def songs(state: State, box: Box, layout: Layout, lit: Targets, text: Text) -> str:
    """The songs that are open this year."""
    lamps = marks(lit, [f"song-{song}" for song in state.songs])
    shown = (box, layout, text, state.rules, state.year, state.songs, lamps)
    return part("songs", shown, lambda: _songs(state, box, layout, lit, text))


def _songs(state: State, box: Box, layout: Layout, lit: Targets, text: Text) -> str:
    x, y, w, h = box
    title = whole(text("table.songs", year=state.year), 12, w - 20, bold=True)
    out = panel(*box) + label(x + 10, y + 16, title)
    count = max(3, len(state.songs))
    gap = 6 if count < 4 else 4
    wide = (w - 16 - gap * (count - 1)) / count
    for i, song in enumerate(state.songs):
        place = Box(x + 8 + i * (wide + gap), y + 23, wide, h - 31)
        card = state.rules.songs[song]
        gains, effect = printed(card.reward)
        face = song_card(*place, cost=card.cost, reward=gains, effect=effect)
        out += thing(f"song-{song}", face, lit, Frame(*place, 7, 1), layout.sizes.glow)
    for i in range(len(state.songs), count if state.songs else 0):
        place = Box(x + 8 + i * (wide + gap), y + 23, wide, h - 31)
        out += rect(*place, 7, "none", var("line"), 1.3, stroke_dasharray="4 4")
    if not state.songs:
        out += words(x + w / 2, y + h / 2 + 10, text("table.no_songs"), 13, 400, var("ink2"), "middle")
    return out


def tracks(state: State, people: Sequence[Person], box: Box, layout: Layout, lit: Targets) -> str:
    """Story points 0 to 12 over the ruler of victory points."""
    order = [*reversed(state.order)]
    story = [_mark(people[seat], state.players[seat].story, f"story-{seat}") for seat in order]
    points = [_mark(people[seat], state.players[seat].vp, f"vp-{seat}") for seat in order]
    shown = (box, layout, *story, *points, marks(lit, ("story", "vp")))
    return part("tracks", shown, lambda: _tracks(story, points, box, layout, lit))


def _tracks(story: Sequence[Mark], points: Sequence[Mark], box: Box, layout: Layout, lit: Targets) -> str:
    x, y, w, h = box
    size = layout.sizes.marker
    left, wide = x + 36, w - 46
    upper, lower = y + h * 0.28, y + h * 0.79
    beads = use("i-story", x + 10, upper - 9, 18) + story_track(left, upper, wide, story, size)
    ruler = use("i-vp", x + 9, lower - 10, 20) + vp_ruler(left + 14, lower, wide - 28, points, size)
    half = Frame(x + 6, y + 4, w - 12, h * 0.46, 8, 0)
    return (
        panel(*box)
        + thing("story", beads, lit, half, layout.sizes.glow)
        + thing("vp", ruler, lit, Frame(x + 6, y + h * 0.52, w - 12, h * 0.44, 8, 0), layout.sizes.glow)
    )


def _mark(person: Person, at: int, name: str) -> Mark:
    return Mark(person.colour, person.letter, at, name)
