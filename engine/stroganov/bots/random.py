"""The random bot: any option, all alike."""

from collections.abc import Generator

from ..answers import Answer
from ..dice import Dice
from ..state import State


def choose(state: State, dice: Dice) -> Answer:
    """One of the options by chance."""
    return state.offered[dice.below(len(state.offered))]


def thinking(state: State, dice: Dice) -> Generator[None, None, Answer]:
    """The same at once: chance needs no pause."""
    yield from ()
    return choose(state, dice)
