"""Positions from outside: furs on their way to a player are neither lost nor made."""

import pytest

from stroganov import Game, Setup, answer, set_up
from stroganov.agenda import settle
from stroganov.effects import GainFurs
from stroganov.events import ignore
from stroganov.state import TIGER, State
from stroganov.validation import InvalidPosition, check_pieces, check_position
from stroganov.validation.pieces import furs, tigers


def claiming(*lying: int) -> State:
    """A tile with these furs is claimed: its first 8 opens the end of the story track, the rest waits."""
    state = set_up(Setup(players=2, seed=1))
    while state.starting:
        answer(state, state.offered[0])
    seat = state.seat
    answer(state, next(choice for choice in state.offered if choice[0] == "move"))
    player = state.players[seat]
    slot = player.slot
    value = state.region_furs[state.rules.region_of[slot]]
    for fur in state.lying[slot]:
        state.bag[fur] += 1
    state.bag[8] -= lying.count(8)
    state.tigers -= lying.count(TIGER)
    state.lying[slot] = lying
    player.story = 10
    for fur in range(1, TIGER):
        state.bag[fur] += player.furs[fur]
        player.furs[fur] = 0
    state.bag[value] -= 4
    player.furs[value] = 4
    settle(state, ignore)
    answer(state, ("claim", slot))
    while state.offered[0][0] == "pay":
        answer(state, state.offered[0])
    return state


def test_a_tiger_that_waits_for_the_end_of_the_story_track_is_counted() -> None:
    state = claiming(8, TIGER)
    assert any(isinstance(effect, GainFurs) and TIGER in effect.values for _, effect in state.agenda)
    assert (furs(state), tigers(state)) == (76, 16)
    check_pieces(state)
    check_position(state)
    game = Game(state.setup, start=state)
    assert Game.from_json(game.to_json()).state.position_hash() == state.position_hash()


def test_a_fur_that_waits_for_the_end_of_the_story_track_is_counted() -> None:
    state = claiming(8, 8)
    assert [effect.values for _, effect in state.agenda if isinstance(effect, GainFurs)] == [(8,)]
    assert (furs(state), tigers(state)) == (76, 16)
    check_position(state)


def test_furs_that_nobody_waits_for_are_missed() -> None:
    state = claiming(8, TIGER)
    state.agenda = [(seat, effect) for seat, effect in state.agenda if not isinstance(effect, GainFurs)]
    with pytest.raises(InvalidPosition, match="tigers"):
        check_pieces(state)
