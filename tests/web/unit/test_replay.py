"""Replay: every position of a game can be looked at, by answer, turn, season and year."""

import pytest

from stroganov_web.model.replay import Replay
from tests.web.unit.finished import FRAGMENTS, played

GAMES = pytest.mark.parametrize("fragment", FRAGMENTS)


@GAMES
def test_steps_go_through_every_position_and_back(fragment: str) -> None:
    game = played(fragment)
    replay = Replay(game)
    seen = []
    for _ in range(len(game.answers) + 3):
        seen.append(replay.number)
        replay.jump("step", 1)
    assert seen[:-3] == list(range(len(game.answers)))
    assert replay.number == replay.end == len(game.answers)
    for _ in range(3):
        replay.jump("step", -1)
    assert replay.number == replay.end - 3


@GAMES
@pytest.mark.parametrize(("part", "least"), [("year", 4), ("season", 13), ("turn", 12)])
def test_jumps_stop_where_something_begins_and_end_at_the_ends(fragment: str, part: str, least: int) -> None:
    replay = Replay(played(fragment))
    forward = [0]
    while replay.number < replay.end:
        replay.jump(part, 1)
        forward.append(replay.number)
    assert forward == sorted(set(forward)) and len(forward) >= least
    backward = [replay.end]
    while replay.number:
        replay.jump(part, -1)
        backward.append(replay.number)
    assert backward[::-1] == forward


@GAMES
def test_a_year_begins_with_the_first_position_of_that_year(fragment: str) -> None:
    game = played(fragment)
    replay = Replay(game)
    for year in (2, 3, 4):
        replay.jump("year", 1)
        assert game.at(replay.number).year == year
        assert game.at(replay.number - 1).year == year - 1


def test_looking_beyond_the_ends_is_looking_at_the_ends() -> None:
    replay = Replay(played(FRAGMENTS[0]), 10_000)
    assert replay.number == replay.end
    replay.go(-5)
    assert replay.number == 0
