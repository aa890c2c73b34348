"""The one small generator of chance: a plain integer that every draw and shuffle moves on."""

from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")
_MASK = (1 << 64) - 1


def seeded(seed: int) -> int:
    """Turn any whole number into a well mixed starting point (splitmix64)."""
    x = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & _MASK
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & _MASK
    return x ^ (x >> 31)


def rolled(x: int) -> int:
    """The generator's next state; its upper half is the random number."""
    return (x * 6364136223846793005 + 1442695040888963407) & _MASK


def shuffled(things: Sequence[T], below: Callable[[int], int]) -> tuple[T, ...]:
    """The things in a new order, by chance that `below` a number gives."""
    deck = list(things)
    for i in range(len(deck) - 1, 0, -1):
        j = below(i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return tuple(deck)


class Dice:
    """Chance for those outside the table, such as bots: the same generator with a state of its own.

    >>> dice = Dice(7)
    >>> [dice.below(6) for _ in range(5)] == [Dice(7).below(6)] + [dice.below(6) for _ in range(4)]
    False
    """

    __slots__ = ("x",)

    def __init__(self, seed: int) -> None:
        self.x = seeded(seed)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.x = x = (self.x * 6364136223846793005 + 1442695040888963407) & _MASK
        return ((x >> 32) * n) >> 32

    def choice(self, things: Sequence[T]) -> T:
        """One of the things."""
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """The things in a new order."""
        return shuffled(things, self.below)
