"""The bots: legal, fair, and the greedy one worth playing against."""

import pytest

from stroganov import Setup, State, answer, set_up
from stroganov.bots import BOTS
from stroganov.bots.evaluation import evaluate, time_left
from stroganov.dice import Dice
from stroganov.scoring import winners
from tests.table import Table


def duel(seed: int) -> State:
    """Greedy on one seat, random on the other; the seats change with the seed."""
    state = set_up(Setup(players=2, seed=seed))
    dice = Dice(seed)
    while not state.over:
        answer(state, BOTS["greedy" if state.seat == seed % 2 else "random"](state, dice))
    return state


@pytest.mark.parametrize("chunk", range(4))
def test_greedy_beats_random(chunk: int) -> None:
    """A sample of the hundred games reported in docs/balance.md: not one is lost."""
    lost = [seed for seed in range(10 * chunk, 10 * chunk + 10) if winners(duel(seed))[0] != seed % 2]
    assert lost == []


@pytest.mark.parametrize(
    "kind", [{"players": 3}, {"players": 1, "opponent": "ivan"}], ids=["3 players", "solo"]
)
def test_greedy_reaches_plausible_scores(kind: dict[str, object]) -> None:
    state = set_up(Setup(seed=5, **kind))  # type: ignore[arg-type]
    dice = Dice(5)
    while not state.over:
        answer(state, BOTS["greedy"](state, dice))
    assert 20 <= state.players[0].vp <= 110


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_answers_alike_whatever_is_hidden(bot: str) -> None:
    """Decks, bag order and strategy are hidden: shuffling them does not change the answer (RULES 15)."""
    state = set_up(Setup(players=1, opponent="ivan", strategy="hidden", seed=3))
    dice = Dice(3)
    for step in range(25):
        shuffled = state.imagined(Dice(1000 + step))
        shuffled.strategy = "f" if state.strategy == "a" else "a"
        assert BOTS[bot](state, Dice(step)) == BOTS[bot](shuffled, Dice(step))
        answer(state, BOTS["random"](state, dice))


@pytest.mark.parametrize("bot", BOTS)
def test_thinking_changes_nothing(bot: str) -> None:
    state = set_up(Setup(players=2, seed=4))
    for _ in range(3):
        answer(state, state.offered[0])
    before = state.to_plain()
    BOTS[bot](state, Dice(1))
    assert state.to_plain() == before


def test_greedy_takes_the_only_way_out() -> None:
    table = Table()
    table.turn(0, "end", slot=9)
    assert BOTS["greedy"](table.state, Dice(1)) == ("end",)


def test_greedy_pays_with_exact_furs() -> None:
    table = Table()
    table.state.trade_fur = 4
    table.player(0, furs=[2, 4], coins=2)
    table.turn(0, slot=9)
    table.play("trade")
    assert BOTS["greedy"](table.state, Dice(1)) == ("pay", (4,))


def test_the_evaluation_likes_what_scores() -> None:
    table = Table()
    poor = evaluate(table.state, 0)
    table.player(0, furs=[3, 3], tigers=1, coins=2, horses=4, hand=("S2",), fulfilled=("A8", "B1"))
    assert evaluate(table.state, 0) > poor + 5
    assert time_left(table.state) == 1
