"""A thousand random games of each kind, in chunks that can be played side by side, without an error."""

import pytest

from stroganov import Setup, State, answer, set_up
from stroganov.dice import Dice
from stroganov.setup import COLOURS, STRATEGIES
from stroganov.validation import check_cards, check_pieces, check_table
from tests.properties.random_games import MOST_DECISIONS, TEMPERS, Chooser

GAMES, CHUNKS = 1_000, 4
KINDS = [(players, edition) for players in (1, 2, 3, 4) for edition in ("revised", "first")]


def drawn_setup(players: int, edition: str, seed: int) -> Setup:
    """A setup of the kind; everything else is drawn by the seed."""
    dice = Dice(seed)
    seats = max(players, 2)
    common = {
        "players": players,
        "edition": edition,
        "seed": seed,
        "sides": tuple(dice.choice("ab") for _ in range(seats)),
        "colours": dice.shuffled(COLOURS)[:seats],
        "random_regions": bool(dice.below(2)),
    }
    if players > 1:
        return Setup(**common)
    return Setup(
        **common,
        opponent=dice.choice(("ivan", "katyusha")),
        strategy=dice.choice(STRATEGIES),
        harder_coin=bool(dice.below(2)),
        harder_trade=bool(dice.below(2)),
    )


def play(setup: Setup, choose: Chooser) -> State:
    """The game played to its end, its pieces counted in every season."""
    state = set_up(setup)
    season = state.season
    for _ in range(MOST_DECISIONS):
        if state.over:
            return state
        answer(state, choose(state.offered))
        if state.season != season:
            season = state.season
            check_pieces(state)
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions")


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize(("players", "edition"), KINDS)
def test_a_thousand_random_games_of_each_kind(players: int, edition: str, chunk: int) -> None:
    for seed in range(chunk, GAMES, CHUNKS):
        state = play(
            drawn_setup(players, edition, seed), Chooser(seed, Dice(seed + GAMES).choice(list(TEMPERS)))
        )
        check_pieces(state)
        check_cards(state)
        check_table(state)
        assert (state.year, state.season) == (4, 3)
