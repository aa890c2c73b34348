"""Whether a position from outside could be one of the game, and can be played to an end."""

from __future__ import annotations

from typing import Any

from ..agenda import apply, settle, unpack
from ..dice import Dice
from ..events import ignore
from ..ruleset import Ruleset
from ..setup import Setup
from ..state import TIGER, WINTER, State
from .course import check_agenda
from .fields import check_fields, require
from .pieces import check_cards, check_pieces, check_scoring

MOST_DECISIONS = (
    10_000  # of a game played on; random ones take about a hundred for each player, rarely thousands
)


def sound_position(data: Any, setup: Setup, rules: Ruleset) -> State:
    """The position in data from outside; InvalidPosition, or any other error, if a game cannot go on from it.

    Everything is checked before the question is asked again: that alone could take for ever.
    """
    state = unpack(data, setup, rules)
    _check(state)
    settle(state, ignore)
    _check_future(state)
    return state


def check_position(state: State) -> None:
    """Check a position: fields, pieces, cards, table and agenda, also at the end of a game from here."""
    _check(state)
    _check_future(state)


def _check(state: State) -> None:
    check_fields(state)
    check_pieces(state)
    check_cards(state)
    check_table(state)
    check_scoring(state)
    check_agenda(state)


def _check_future(state: State) -> None:
    played, dice, decisions = state.copy(), Dice(0), 0
    while not played.over:
        require(decisions < MOST_DECISIONS, "no_end")
        apply(played, dice.choice(played.offered))
        decisions += 1
    _check(played)


def check_table(state: State) -> None:
    """Order, furs and seasons are as the rules keep them."""
    require(sorted(state.order) == list(range(len(state.players))), "order")
    slots = [state.players[seat].slot for seat in state.order]
    require(slots == sorted(slots, reverse=True), "order")  # the furthest east comes first
    require(state.tiles[0] is None, "tile")  # the start is no landscape
    for tile, lying in zip(state.tiles, state.lying, strict=True):
        require(list(lying) == sorted(lying) and all(1 <= value <= TIGER for value in lying), "lying")
        require(len(lying) - lying.count(TIGER) <= _spots(state, tile), "lying")
        require(lying.count(TIGER) <= bool(tile), "lying")
    require(all(state.market) or not any(state.bag), "market")  # a space stays empty only for lack of furs
    check_turns(state)


def check_turns(state: State) -> None:
    """Seats wait for their one turn a season; nobody waits in Winter or after the end."""
    require(1 <= state.year <= 4 and 0 <= state.season <= WINTER, "year")
    require(len(set(state.waiting)) == len(state.waiting), "waiting")
    require(set(state.waiting) <= set(range(len(state.players))), "waiting")
    require(state.seat not in state.waiting, "waiting")
    if state.season == WINTER or state.over or state.starting:
        require(not state.waiting, "waiting")
    require(state.seat != state.automaton or state.over, "automaton")  # it is never asked


def _spots(state: State, tile: str | None) -> int:
    """How many furs lie on a tile at the most; none in a gap."""
    return state.rules.landscapes[tile].spots_for(len(state.players) == 4) if tile else 0
