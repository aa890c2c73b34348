"""Previews tell price, gain and what is left, and never what chance will bring."""

import pytest

from stroganov import Game, Setup
from stroganov.state import TIGER
from stroganov_web.model.outcome import outcome
from tests.web.unit.games import SETUPS, decisions


def at_first_move() -> Game:
    game = Game.new(seed=1, solo="ivan")
    game.play(game.options()[0])
    return game


def test_a_far_ride_costs_horses() -> None:
    game = at_first_move()
    horses = game.state.players[0].horses
    moves = [answer for answer in game.options() if answer[0] == "move"]
    assert outcome(game.state, moves[1]).pay == {}
    dear = outcome(game.state, moves[3])
    assert dear.pay == {"horses": 3}
    assert dear.left["horses"] == horses - 3


def test_a_coin_is_a_gain() -> None:
    game = at_first_move()
    game.play(game.options()[0])
    found = outcome(game.state, ("coin",))
    assert (found.pay, found.gain, found.left["coins"]) == ({}, {"coins": 1}, game.state.players[0].coins + 1)


def test_ending_the_turn_tells_nothing_of_others() -> None:
    game = at_first_move()
    game.play(game.options()[0])
    assert outcome(game.state, ("end",)).is_empty


def test_furs_from_the_bag_are_not_told() -> None:
    bought = 0
    for setup in SETUPS:
        for game in decisions(setup):
            if ("buy_bag",) in game.options():
                found = outcome(game.state, ("buy_bag",))
                assert (found.pay, found.gain_furs, found.next_choice) == ({"horses": 5}, [], "bag_furs")
                bought += 1
    assert bought > 10


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_is_left_is_what_the_position_after_it_has(setup: Setup) -> None:
    answers = 0
    for game in decisions(setup):
        state, seat = game.state, game.seat
        before = state.to_plain()
        for answer in game.options():
            found = outcome(state, answer)
            assert min(found.left.values()) >= 0
            assert sum(found.left_furs.count(value) for value in range(1, TIGER + 1)) == len(found.left_furs)
            answers += 1
        assert state.to_plain() == before
        assert game.seat == seat
    assert answers > 500
