"""The pace at which opponents' scenes go by: by themselves, step by step, or not at all."""

import asyncio

import pytest

from stroganov_web.i18n import Text
from stroganov_web.model.scenes import Scene
from stroganov_web.screens import pacing
from stroganov_web.screens.pacing import LONGEST, SHORTEST, STEP, Pace, seconds
from tests.web.unit.finished import FRAGMENTS
from tests.web.unit.test_scenes import films


def shown(speed: str, film: list[Scene], keys: str = "") -> list[int]:
    """The numbers of the scenes that are painted while the player presses next (n) or skip (s)."""
    painted: list[int] = []

    async def run() -> None:
        pace = Pace()
        pace.begin(film)

        def draw() -> None:
            assert pace.reel
            painted.append(pace.reel.at)

        watching = asyncio.ensure_future(pace.show(film, lambda: speed, draw))
        for key in keys:
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            pace.next() if key == "n" else pace.skip()
        await watching

    asyncio.run(run())
    return painted


def test_a_key_leads_on_as_soon_as_a_scene_is_painted(text: Text) -> None:
    film = next(film for film in films(FRAGMENTS[0], text) if len(film) == 5)

    async def run() -> Pace:
        pace = Pace()
        pace.begin(film)  # painted; the task that shows the rest has not begun yet
        pace.next()
        watching = asyncio.ensure_future(pace.show(film, lambda: STEP, lambda: None))
        for _ in range(4):
            await asyncio.sleep(0)
        watching.cancel()
        return pace

    reel = asyncio.run(run()).reel
    assert reel and reel.at == 1


def test_step_by_step_waits_for_the_player(text: Text) -> None:
    film = next(film for film in films(FRAGMENTS[0], text) if len(film) == 5)
    assert shown(STEP, film, "nnnnn") == [1, 2, 3, 4]  # the first is painted before
    assert shown(STEP, film, "ns") == [1]
    assert shown("normal", film, "nnnnn") == [1, 2, 3, 4]


def test_a_scene_stands_long_enough_and_not_too_long(text: Text) -> None:
    for film in films(FRAGMENTS[0], text):
        assert all(SHORTEST <= seconds(scene) <= LONGEST <= 1 for scene in film)


def test_without_a_key_the_next_scene_comes_by_itself(text: Text, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pacing, "LONGEST", 0.0)
    film = next(film for film in films(FRAGMENTS[0], text) if len(film) == 5)
    assert shown("normal", film) == [1, 2, 3, 4]


def test_what_is_skipped_ends_with_the_opponents_turns(text: Text) -> None:
    film = next(iter(films(FRAGMENTS[0], text)))
    pace = Pace()
    pace.begin(film)
    pace.skip()
    assert pace.skips
    pace.end()
    assert not pace.skips and not pace.reel
