"""How long something may take: many times what a usual piece of the same work takes on the same machine.

It is processor time, so neither a slow nor a busy machine makes a difference; a hang or a bomb does.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

TIMES = 25
SECOND = 1.0  # may always pass: Python cleans up its memory when it likes


class Patience:
    """Waits for work up to TIMES the most that the usual work took in three tries, and always a second."""

    def __init__(self, *usual: Callable[[], object]) -> None:
        self.most = max(SECOND, TIMES * max(_took(work) for work in usual for _ in range(3)))

    @contextmanager
    def __call__(self) -> Iterator[None]:
        """Work that must not take longer."""
        begun = time.process_time()
        try:
            yield
        finally:
            assert time.process_time() - begun < self.most


def _took(work: Callable[[], object]) -> float:
    begun = time.process_time()
    work()
    return time.process_time() - begun
