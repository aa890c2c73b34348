"""The random bot: any option, all alike."""

from ..dice import Dice
from ..state import Answer, State


def choose(state: State, dice: Dice) -> Answer:
    """One of the options by chance."""
    return state.offered[dice.below(len(state.offered))]
