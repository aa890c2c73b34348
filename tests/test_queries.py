"""Facts of the rules that a page can ask for, and how far one may go back."""

import pytest

from stroganov import Game, Setup, answer, queries, set_up, undo_limits
from stroganov.answers import COIN, HORSES, STORY, TRADE
from stroganov.dice import Dice
from stroganov.payment import ANY
from stroganov.state import TIGER
from stroganov.undo_limits import DRAW, SELF_GIVEN, TURN, answers_itself, limit_between, limit_of
from tests.table import Table


def test_other_furs_cost_a_coin_each_and_tigers_none() -> None:
    assert queries.coins_needed(5, (5, 5)) == 0
    assert queries.coins_needed(5, (3, 5, 4, TIGER)) == 2
    assert queries.coins_needed(ANY, (1, 2, 3)) == 0


def test_an_action_takes_4_horses_and_a_bonus_3() -> None:
    table = Table()
    table.player(0, furs=[4])
    table.lay(trade_fur=4)
    table.turn(0, slot=4)
    table.options()
    gains = [queries.gain_of(table.state, choice) for choice in (COIN, HORSES, STORY, TRADE)]
    assert [(gain.kind, gain.amount) if gain else None for gain in gains] == [
        ("coins", 1),
        ("horses", 4),
        None,
        None,
    ]
    table.play("trade")
    assert table.asks == "ChooseBonus"
    gains = [queries.gain_of(table.state, choice) for choice in (COIN, HORSES, STORY)]
    assert [(gain.kind, gain.amount) for gain in gains if gain] == [("coins", 1), ("horses", 3), ("story", 2)]


def test_a_second_fur_costs_a_coin_unless_a_wish_waives_it() -> None:
    table = Table()
    table.tile(4, "F1", [1, 1])
    table.player(0, coins=1, horses=2)
    table.turn(0, slot=4)
    table.options()
    assert queries.hunt_coins(table.state) == 0
    table.play("hunt", 4, 1)
    assert queries.hunt_coins(table.state) == 1
    table.player(0, fulfilled=("A14",))
    assert queries.hunt_coins(table.state) == 0


def test_wishes_add_free_tiles() -> None:
    table = Table()
    assert queries.free_tiles(table.state, 0) == 2
    table.player(0, fulfilled=("S1", "A1"))
    assert queries.free_tiles(table.state, 0) == 4


def test_a_claim_costs_two_and_one_for_each_fur() -> None:
    table = Table()
    table.tile(4, "F1", [1, 1, TIGER])
    assert queries.claim_price(table.state, 4) == 5


def test_what_a_wish_brings_in_winter_and_which_give_extra_actions() -> None:
    state = Table().state
    income = queries.winter_income(state, 0, "S2")
    assert income and (income.kind, income.amount) == ("horses", 3)
    assert queries.winter_income(state, 0, "A9") is None
    assert queries.winter_income(state, 0, "A10") is None
    extras = [wish for wish in state.rules.wishes if queries.is_extra_action(state, wish)]
    assert extras == ["A11", "A12", "A13"]


def test_nothing_brings_anything_when_the_game_is_over() -> None:
    game = Game.new(seed=3)
    while not game.over:
        game.play(game.options()[-1])
    assert queries.hunt_coins(game.state) == 0
    assert not answers_itself(game.state)


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 1, "opponent": "ivan"}], ids=str)
def test_a_limit_is_foretold_as_it_comes(options: dict[str, object]) -> None:
    found = {DRAW: 0, TURN: 0, "": 0}
    for seed in range(4):
        state = set_up(Setup(seed=seed, **options))  # type: ignore[arg-type]
        dice = Dice(seed)
        while not state.over:
            choice = dice.choice(state.offered)
            before = state.copy()
            answer(state, choice)
            limit = limit_between(before, state)
            if choice[0] in ("end", "keep", "buy_bag", "coin", "move") and not state.over:
                assert limit_of(before, choice) == limit
            found[limit] += 1
    assert found[DRAW] > 20 and found[""] > 20 and (found[TURN] > 20 or "opponent" in options)


def test_buying_from_an_empty_bag_reveals_nothing() -> None:
    table = Table()
    table.bag()
    table.lay(market=[3, 3, 3, 3, 3, 3])
    table.player(0, horses=5)
    table.turn(0, slot=4)
    table.options()
    assert limit_of(table.state, ("buy", 3)) == ""
    table.bag(1)
    assert limit_of(table.state, ("buy", 3)) == DRAW


def test_a_hunt_that_cannot_go_on_answers_itself() -> None:
    table = Table()
    table.tile(4, "F1", [2, 3])
    table.player(0, coins=0)
    table.turn(0, slot=4)
    table.play("hunt", 4, 2)
    if table.asks == "HuntAgain":
        assert answers_itself(table.state)
    assert undo_limits.SELF_GIVEN == SELF_GIVEN == ("stop",)
    table = Table()
    table.tile(4, "F1", [2, 2])
    table.player(0, coins=0, horses=5, hand=("A14",))
    table.turn(0, slot=4)
    table.play("hunt", 4, 2)
    assert table.asks == "HuntAgain" and not answers_itself(table.state)
    table.player(0, hand=())
    assert answers_itself(table.state)
    table.player(0, story=11)
    assert not answers_itself(table.state)
    table.player(0, story=0, coins=1)
    table.options()
    assert not answers_itself(table.state)
    table.tile(4, "F1")
    table.options()
    assert table.asks != "HuntAgain" or answers_itself(table.state)
