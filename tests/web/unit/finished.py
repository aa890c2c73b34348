"""Finished games of every kind, played by the random bot, for tests of what is shown of them."""

from functools import lru_cache

from stroganov import Game
from stroganov.bots import BOTS
from stroganov.dice import Dice
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person, people
from stroganov_web.model.spec import Spec

FRAGMENTS = (
    "#new?mode=solo&opponent=ivan&seed=3",
    "#new?mode=solo&opponent=ivan&strategy=b&harder=coin,trade&sides=b&edition=first&seed=4",
    "#new?mode=solo&opponent=katyusha&strategy=hidden&harder=coin&seed=5",
    "#new?players=2&bots=greedy&sides=b,b&seed=6",
    "#new?players=3&edition=first&regions=random&seed=7",
    "#new?players=4&bots=random,greedy&seed=8",
)


@lru_cache
def played(fragment: str) -> Game:
    """The game of a fragment, played to its end."""
    game = Game(Spec.from_fragment(fragment).setup())
    dice = Dice(game.setup.seed)
    while not game.over:
        game.play(BOTS["random"](game.state, dice))
    assert len(game.answers) > 50
    return game


def crowd(fragment: str, text: Text) -> list[Person]:
    """The people of that game."""
    return people(Spec.from_fragment(fragment), text)
