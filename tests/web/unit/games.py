"""Games played by chance, for tests that look at every decision."""

from collections.abc import Iterator
from functools import lru_cache

from stroganov import Game, Setup
from stroganov.answers import Answer
from stroganov.bots import BOTS
from stroganov.dice import Dice

SETUPS = [
    Setup(players=1, opponent="ivan", seed=3),
    Setup(players=1, opponent="katyusha", seed=4, strategy="hidden", sides=("b", "a")),
    Setup(players=2, seed=5, edition="first", sides=("b", "b")),
    Setup(players=3, seed=6, random_regions=True),
    Setup(players=4, seed=7, sides=("a", "b", "b", "b")),
]


@lru_cache
def _answers(setup: Setup) -> list[Answer]:
    """A game in which the greedy bot gives one answer in three and chance the others."""
    game, dice = Game(setup), Dice(setup.seed)
    while not game.over:
        bot = BOTS["random" if dice.below(3) else "greedy"]
        game.play(bot(game.state, dice))
    return game.answers


def decisions(setup: Setup) -> Iterator[Game]:
    """The game at each of its decisions."""
    game, answers = Game(setup), _answers(setup)
    assert len(answers) > 50
    for answer in answers:
        yield game
        game.play(answer)
