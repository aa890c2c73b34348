"""Players made of code. All share one interface: `choose(state, dice) -> answer`.

Where nothing else happens while they think, `thinking` comes to the same answer with pauses on the way.
"""

from collections.abc import Callable, Generator, Mapping

from ..answers import Answer
from ..dice import Dice
from ..state import State
from . import greedy, random

Choose = Callable[[State, Dice], Answer]
Think = Callable[[State, Dice], Generator[None, None, Answer]]

BOTS: Mapping[str, Choose] = {"random": random.choose, "greedy": greedy.choose}
THINKERS: Mapping[str, Think] = {"random": random.thinking, "greedy": greedy.thinking}

__all__ = ["BOTS", "THINKERS", "Choose", "Think"]
