"""The opponents' mats, one below the other."""

from __future__ import annotations

from stroganov.player import Player
from stroganov_web.draw.table.automaton_mat import automaton_mat
from stroganov_web.draw.table.context import Drawing
from stroganov_web.draw.table.layout import Box
from stroganov_web.draw.table.lights import Frame
from stroganov_web.draw.table.opponent_mat import opponent_mat

_PHONE_MAT = 176.0
_PHONE_AUTOMATON = 250.0


def opponent_mats(d: Drawing) -> str:
    """All opponents of a seat, in the order of play after it."""
    count = len(d.people)
    seats = [(d.me + i) % count for i in range(1, count)]
    if d.layout.tablet:
        left, gap, width, height = 8.0, 6.0, d.layout.width, d.layout.pane
        tall = (height - 2 * left + gap) / max(1, len(seats)) - gap
    elif d.layout.phone:
        tall = _PHONE_AUTOMATON if d.state.automaton in seats else _PHONE_MAT
        left, gap, width, height = 8.0, 8.0, d.layout.width, len(seats) * (tall + 8) + 8
    else:
        page = d.layout.boxes()["others"]
        left, gap, width, height = 0.0, d.sizes.gap, page.w, page.h
        tall = (page.h + gap) / max(1, len(seats)) - gap
    body = "".join(
        _mat(d, seat, Box(left, left + i * (tall + gap), width - 2 * left, tall))
        for i, seat in enumerate(seats)
    )
    return d.panel(width, height, body, d.text("table.others"), "others", {})


def _mat(d: Drawing, seat: int, box: Box) -> str:
    state = d.state
    is_automaton = seat == state.automaton
    cards = (state.flipped, state.automa, state.setup) if is_automaton else ()
    draw = automaton_mat if is_automaton else opponent_mat

    def item() -> str:
        return d.item(f"mat-{seat}", draw(d, seat, box), Frame(*box, 10, 0))

    return d.part(f"mat-{seat}", (box, _owned(state.players[seat]), cards), item, (f"mat-{seat}",))


def _owned(player: Player) -> tuple[object, ...]:
    """All that is seen of a player's belongings."""
    counts = (player.vp, player.horses, player.coins, player.outposts, player.banners, player.trophy)
    return counts, tuple(player.furs), player.hand, player.fulfilled, player.landscapes, player.story
