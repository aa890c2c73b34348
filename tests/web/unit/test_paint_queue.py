"""Painting in steps: the first at once, the others when the browser has shown it, none twice, none lost."""

from collections.abc import Callable
from functools import partial

import pytest

from stroganov_web.screens.paint_queue import Painting

Step = Callable[[], None]


class Browser:
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
def browser() -> Browser:
    return Browser()


@pytest.fixture
def painting(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> Painting:
    """On a machine so slow that a second goes by whenever it looks at the clock."""
    monkeypatch.setattr("stroganov_web.screens.paint_queue.perf_counter", iter(range(1000)).__next__)
    return Painting(browser.calls.append)


def noting(painted: list[str], names: str) -> list[Step]:
    return [partial(painted.append, name) for name in names]


def test_a_slow_machine_takes_one_step_a_frame(painting: Painting, browser: Browser) -> None:
    painted: list[str] = []
    painting.begin(noting(painted, "abc"))
    assert painted == ["a"] and not painting.done.is_set()
    browser.show()
    assert painted == ["a", "b"] and not painting.done.is_set()
    browser.show()
    assert painted == ["a", "b", "c"] and painting.done.is_set()
    browser.show()
    assert painted == ["a", "b", "c"] and not browser.calls


def test_a_fast_machine_paints_all_at_once(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stroganov_web.screens.paint_queue.perf_counter", lambda: 0.0)
    painting, painted = Painting(browser.calls.append), list[str]()
    painting.begin(noting(painted, "abc"))
    assert painted == ["a", "b", "c"] and painting.done.is_set() and not browser.calls


def test_a_newer_painting_takes_the_place_of_what_is_left(painting: Painting, browser: Browser) -> None:
    painted: list[str] = []
    painting.begin(noting(painted, "abc"))
    painting.begin(noting(painted, "xyz"))
    assert len(browser.calls) == 1  # one call back is enough
    browser.show()
    browser.show()
    assert painted == ["a", "x", "y", "z"] and painting.done.is_set()


def test_who_needs_the_whole_picture_gets_it_at_once(painting: Painting, browser: Browser) -> None:
    painted: list[str] = []
    painting.begin(noting(painted, "abc"))
    painting.finish()
    assert painted == ["a", "b", "c"] and painting.done.is_set()
    browser.show()
    assert painted == ["a", "b", "c"]


def test_what_waits_for_the_painting_comes_last(painting: Painting, browser: Browser) -> None:
    painted: list[str] = []
    painting.then(lambda: painted.append("now"))
    painting.begin(noting(painted, "ab"))
    painting.then(lambda: painted.append("then"))
    browser.show()
    browser.show()
    assert painted == ["now", "a", "b", "then"]


def test_a_step_that_fails_does_not_hold_up_the_next_painting(painting: Painting, browser: Browser) -> None:
    def fails() -> None:
        raise ZeroDivisionError

    painted: list[str] = []
    painting.begin([*noting(painted, "a"), fails, *noting(painted, "b")])
    with pytest.raises(ZeroDivisionError):
        browser.show()
    painting.begin(noting(painted, "xy"))
    browser.show()
    assert painted == ["a", "x", "y"] and painting.done.is_set()
