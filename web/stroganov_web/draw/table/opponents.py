"""The opponents' mats, one below the other."""

from __future__ import annotations

from collections.abc import Sequence

from stroganov.player import Player
from stroganov.state import State
from stroganov_web.draw.art.svg import line, trace, var
from stroganov_web.draw.parts import part
from stroganov_web.draw.table.automaton_mat import solo_mat
from stroganov_web.draw.table.layout import Box, Layout
from stroganov_web.draw.table.lights import Frame, Targets
from stroganov_web.draw.table.opponent_mat import TALL, belongings, title
from stroganov_web.draw.table.things import drawing, marks, thing
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person

_PHONE_MAT = 176.0
_PHONE_SOLO = 250.0


def others(state: State, people: Sequence[Person], layout: Layout, lit: Targets, text: Text, me: int) -> str:
    """All opponents of a seat, in the order of play after it."""
    count = len(people)
    seats = [(me + i) % count for i in range(1, count)]
    if layout.phone:
        tall = _PHONE_SOLO if state.automaton in seats else _PHONE_MAT
        box = Box(8, 8, layout.width - 16, len(seats) * (tall + 8))
        width, height = layout.width, box.h + 8
        gap = 8.0
    else:
        page = layout.boxes()["others"]
        gap, width, height = layout.sizes.gap, page.w, page.h
        box = Box(0, 0, page.w, page.h)
        tall = (page.h + gap) / max(1, len(seats)) - gap
    body = ""
    for i, seat in enumerate(seats):
        place = Box(box.x, box.y + i * (tall + gap), box.w, tall)
        body += _mat(state, seat, people, place, layout, lit, text)
    return drawing(width, height, body, text("table.others"), layout.scale, "others")


def _mat(
    state: State, seat: int, people: Sequence[Person], box: Box, layout: Layout, lit: Targets, text: Text
) -> str:
    alone = seat == state.automaton
    led = (state.flipped, state.automa, state.setup) if alone else ()
    owned = _owned(state.players[seat])
    shown = (box, layout, text, state.rules, people[seat], owned, led, marks(lit, (f"mat-{seat}",)))
    draw = solo_mat if alone else other

    def mat() -> str:
        body = draw(state, seat, people, box, layout, lit, text)
        return thing(f"mat-{seat}", body, lit, Frame(*box, 10, 0))

    return part(f"mat-{seat}", shown, mat)


def _owned(player: Player) -> tuple[object, ...]:
    """All that is to be seen of a player's belongings."""
    counts = (player.vp, player.horses, player.coins, player.outposts, player.banners, player.trophy)
    return counts, tuple(player.furs), player.hand, player.fulfilled, player.landscapes, player.story


def other(
    state: State,
    seat: int,
    people: Sequence[Person],
    box: Box,
    layout: Layout,
    lit: Targets,
    text: Text,
) -> str:
    """One opponent's mat: a line of supplies over a row of belongings."""
    tall = box.h > TALL
    top = box.y + (40 if tall else 25)
    row = Box(box.x + 11, top, box.w - 19, box.bottom - top - (7 if tall else 4))
    out = title(state, seat, people, box, lit)
    if tall:
        out += line(trace("M", row.x, top - 4, "H", box.right - 9), var("line"), 1)
    return out + belongings(state, seat, row, layout, lit)
