"""Players made of code. All share one interface: `choose(state, dice) -> answer`."""

from collections.abc import Callable, Mapping

from ..dice import Dice
from ..state import Answer, State
from . import greedy, random

Choose = Callable[[State, Dice], Answer]

BOTS: Mapping[str, Choose] = {"random": random.choose, "greedy": greedy.choose}

__all__ = ["BOTS", "Choose"]
