"""Guards against presses that were meant for what was there before.

After an answer another button may appear under a resting pointer. It takes no press until a moment after it
was painted, unless the pointer has moved. Keys are never held up.
"""

from __future__ import annotations

from collections.abc import Callable
from math import dist, inf

MOMENT = 350  # milliseconds: longer than between the two clicks of a double click
REACH = 16  # pixels: a resting hand is not perfectly still

Point = tuple[float, float]


class PressGuard:
    """Remembers where the last effective press was; `now` is the clock of the page's events."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._at: Point | None = None
        self._until = 0.0

    def arm(self, at: Point) -> None:
        """A press has changed what can be chosen; it is still to be painted."""
        self._at, self._until = at, inf

    def painted(self) -> None:
        """What can be chosen now is visible."""
        if self._until == inf:
            self._until = self._now() + MOMENT

    def moved(self, to: Point) -> None:
        """The pointer is somewhere else: what is pressed next is meant."""
        if self._at and dist(self._at, to) > REACH:
            self._at = None

    def ignores(self, at: Point, moment: float) -> bool:
        """Whether a press at this point and moment was not meant for what is there now."""
        self.moved(at)
        return self._at is not None and moment < self._until

    @property
    def resting(self) -> bool:
        """Whether a press at the same place would be ignored now."""
        return self._at is not None and self._now() < self._until
