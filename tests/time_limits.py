"""How long something may take: many times what a usual piece of the same work takes on the same machine.

It is processor time, so neither a slow nor a busy machine makes a difference; a hang or a bomb does. Python
does not clean up its memory meanwhile: after many other tests that takes longer than the work.
"""

import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

TIMES = 25


class Patience:
    """Waits for work up to TIMES the most that the usual work took in three tries."""

    def __init__(self, *usual: Callable[[], object]) -> None:
        self.most = TIMES * max(_took(work) for work in usual for _ in range(3))

    @contextmanager
    def __call__(self) -> Iterator[None]:
        """Work that must not take longer."""
        with _without_cleaning():
            begun = time.process_time()
            try:
                yield
            finally:
                assert time.process_time() - begun < self.most


def _took(work: Callable[[], object]) -> float:
    with _without_cleaning():
        begun = time.process_time()
        work()
        return time.process_time() - begun


@contextmanager
def _without_cleaning() -> Iterator[None]:
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
