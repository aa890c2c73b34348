"""A press that was meant for what was there before is ignored."""

from stroganov_web.screens.press_guard import MOMENT, REACH, PressGuard

HERE, NEARBY, THERE = (100.0, 100.0), (100.0 + REACH, 100.0), (100.0 + REACH + 1, 100.0)


class Clock:
    """The clock of the page."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.guard = PressGuard(lambda: self.now)


def test_at_first_every_press_counts() -> None:
    clock = Clock()
    clock.guard.painted()
    assert not clock.guard.ignores(HERE, clock.now) and not clock.guard.resting


def test_until_a_moment_after_painting_a_press_at_the_same_place_is_ignored() -> None:
    clock = Clock()
    clock.guard.arm(HERE)
    assert clock.guard.ignores(HERE, clock.now + 60_000) and clock.guard.resting  # nothing is painted yet
    clock.guard.painted()
    assert clock.guard.ignores(NEARBY, clock.now + MOMENT - 1)
    assert not clock.guard.ignores(HERE, clock.now + MOMENT)
    clock.now += MOMENT
    assert not clock.guard.resting


def test_painting_again_does_not_prolong_it() -> None:
    clock = Clock()
    clock.guard.arm(HERE)
    clock.guard.painted()
    clock.now += MOMENT
    clock.guard.painted()
    assert not clock.guard.ignores(HERE, clock.now)


def test_who_presses_somewhere_else_means_it() -> None:
    clock = Clock()
    clock.guard.arm(HERE)
    assert not clock.guard.ignores(THERE, clock.now)
    assert not clock.guard.ignores(HERE, clock.now)  # the pointer has come back


def test_who_has_moved_the_pointer_means_it() -> None:
    clock = Clock()
    clock.guard.arm(HERE)
    clock.guard.moved(NEARBY)
    assert clock.guard.ignores(HERE, clock.now)
    clock.guard.moved(THERE)
    assert not clock.guard.ignores(HERE, clock.now) and not clock.guard.resting
