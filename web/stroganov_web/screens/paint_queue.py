"""Painting in steps: the first at once, the others when the browser has shown it.

What was asked for is seen after the work of one panel, however slow the machine; a fast one paints more.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from time import perf_counter

Step = Callable[[], object]

_FIRST, _LATER = 0.006, 0.03  # seconds of painting before the browser shows what there is


class PaintQueue:
    """The steps that are left; `later` calls back when the browser has shown what is painted now."""

    def __init__(self, later: Callable[[Step], None]) -> None:
        self._later = later
        self._left: deque[Step] = deque()
        self._called = False  # a call back is on its way
        self.done = asyncio.Event()
        self.done.set()

    def begin(self, steps: Iterable[Step]) -> None:
        """Take the first step now. What is left of a former painting is given up: this one is newer."""
        self._left = deque(steps)
        self._go_on(_FIRST)

    def then(self, step: Step) -> None:
        """Take a step when all others are taken."""
        if self._left:
            self._left.append(step)
        else:
            step()

    def finish(self) -> None:
        """Take all steps that are left now."""
        while self._left:
            self._left.popleft()()
        self.done.set()

    def _go_on(self, seconds: float) -> None:
        until = perf_counter() + seconds
        while self._left:
            self._left.popleft()()
            if perf_counter() > until:
                break
        if not self._left:
            self.done.set()
            return
        self.done.clear()
        if not self._called:
            self._called = True
            self._later(self._called_back)

    def _called_back(self) -> None:
        self._called = False
        self._go_on(_LATER)
