"""Painting in steps: the first at once, the others when the browser has shown it, none twice, none lost."""

from collections.abc import Callable
from functools import partial

import pytest

from stroganov_web.screens.paint_queue import PaintQueue

Step = Callable[[], None]


class Frames:
    """Calls back when it has shown something; here, when the test says so."""

    def __init__(self) -> None:
        self.calls: list[Step] = []

    def show(self) -> None:
        """Show a frame."""
        calls = self.calls[:]
        self.calls.clear()
        for call in calls:
            call()


@pytest.fixture
def frames() -> Frames:
    return Frames()


@pytest.fixture
def queue(frames: Frames, monkeypatch: pytest.MonkeyPatch) -> PaintQueue:
    """On a machine so slow that a second goes by whenever it looks at the clock."""
    monkeypatch.setattr("stroganov_web.screens.paint_queue.perf_counter", iter(range(1000)).__next__)
    return PaintQueue(frames.calls.append)


def noting(painted: list[str], names: str) -> list[Step]:
    return [partial(painted.append, name) for name in names]


def test_a_slow_machine_takes_one_step_a_frame(queue: PaintQueue, frames: Frames) -> None:
    painted: list[str] = []
    queue.begin(noting(painted, "abc"))
    assert painted == ["a"] and not queue.done.is_set()
    frames.show()
    assert painted == ["a", "b"] and not queue.done.is_set()
    frames.show()
    assert painted == ["a", "b", "c"] and queue.done.is_set()
    frames.show()
    assert painted == ["a", "b", "c"] and not frames.calls


def test_a_fast_machine_paints_all_at_once(frames: Frames, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stroganov_web.screens.paint_queue.perf_counter", lambda: 0.0)
    queue, painted = PaintQueue(frames.calls.append), list[str]()
    queue.begin(noting(painted, "abc"))
    assert painted == ["a", "b", "c"] and queue.done.is_set() and not frames.calls


def test_a_newer_painting_takes_the_place_of_what_is_left(queue: PaintQueue, frames: Frames) -> None:
    painted: list[str] = []
    queue.begin(noting(painted, "abc"))
    queue.begin(noting(painted, "xyz"))
    assert len(frames.calls) == 1  # one call back is enough
    frames.show()
    frames.show()
    assert painted == ["a", "x", "y", "z"] and queue.done.is_set()


def test_who_needs_the_whole_picture_gets_it_at_once(queue: PaintQueue, frames: Frames) -> None:
    painted: list[str] = []
    queue.begin(noting(painted, "abc"))
    queue.finish()
    assert painted == ["a", "b", "c"] and queue.done.is_set()
    frames.show()
    assert painted == ["a", "b", "c"]


def test_what_waits_for_the_painting_comes_last(queue: PaintQueue, frames: Frames) -> None:
    painted: list[str] = []
    queue.then(lambda: painted.append("now"))
    queue.begin(noting(painted, "ab"))
    queue.then(lambda: painted.append("then"))
    frames.show()
    frames.show()
    assert painted == ["now", "a", "b", "then"]


def test_a_step_that_fails_does_not_hold_up_the_next_painting(queue: PaintQueue, frames: Frames) -> None:
    def fails() -> None:
        raise ZeroDivisionError

    painted: list[str] = []
    queue.begin([*noting(painted, "a"), fails, *noting(painted, "b")])
    with pytest.raises(ZeroDivisionError):
        frames.show()
    queue.begin(noting(painted, "xy"))
    frames.show()
    assert painted == ["a", "x", "y"] and queue.done.is_set()
