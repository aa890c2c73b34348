"""Whether a position from outside could be one of the game, and can be played to an end."""

from __future__ import annotations

from ..agenda import apply
from ..dice import Dice
from ..state import TIGER, WINTER, State
from ..turn import ChooseAction, ChooseMove
from .fields import InvalidPosition, check_fields, require
from .pieces import check_cards, check_pieces

GAMES = 3  # are played on from a position from outside
MOST_DECISIONS = 2_000  # of one game; random games take about a hundred for each player


def check_position(state: State) -> None:
    """Check a position from outside: pieces, cards and table, also in a random game played on from it."""
    check_fields(state)
    _check_all(state)
    check_course(state)
    for seed in range(GAMES):
        _check_future(state.copy(), Dice(seed))


def _check_future(state: State, dice: Dice) -> None:
    for _ in range(MOST_DECISIONS):
        if state.over:
            check_fields(state)
            return
        apply(state, dice.choice(state.offered))
        _check_all(state)
    raise InvalidPosition("no_end")


def _check_all(state: State) -> None:
    check_pieces(state)
    check_cards(state)
    check_table(state)


def check_table(state: State) -> None:
    """Order, furs and seasons are as the rules keep them."""
    require(sorted(state.order) == list(range(len(state.players))), "order")
    slots = [state.players[seat].slot for seat in state.order]
    require(slots == sorted(slots, reverse=True), "order")  # the furthest east comes first
    for tile, lying in zip(state.tiles, state.lying, strict=True):
        require(list(lying) == sorted(lying) and all(1 <= value <= TIGER for value in lying), "lying")
        require(bool(tile) or not lying, "lying")  # nothing lies in a gap or on the starting tile
    require(all(state.market) or not any(state.bag), "market")  # a space stays empty only for lack of furs
    check_turns(state)


def check_course(state: State) -> None:
    """Who decides is in the middle of a turn, except in Winter and before the first season."""
    own = [effect for seat, effect in state.agenda if seat == state.seat]
    turn = any(isinstance(effect, ChooseMove | ChooseAction) for effect in own)
    require(state.over or turn == (state.season != WINTER and not state.starting), "agenda")


def check_turns(state: State) -> None:
    """Seats wait for their one turn a season; nobody waits in Winter or after the end."""
    require(1 <= state.year <= 4 and 0 <= state.season <= WINTER, "year")
    require(len(set(state.waiting)) == len(state.waiting), "waiting")
    require(set(state.waiting) <= set(range(len(state.players))), "waiting")
    require(state.seat not in state.waiting, "waiting")
    if state.season == WINTER or state.over or state.starting:
        require(not state.waiting, "waiting")
    require(state.seat != state.automaton or state.over, "automaton")  # it is never asked
