"""Results: kept of every finished game, added up, and never believed blindly."""

from copy import copy
from dataclasses import replace
from typing import Any

import pytest

from stroganov_web.model.spec import Spec
from stroganov_web.model.statistics import Mode, Result, Score, by_mode, result_of, tally
from tests.web.unit.finished import FRAGMENTS, played


def finished(fragment: str) -> Result:
    return result_of(played(fragment), Spec.from_fragment(fragment))


def scored(total: int, place: int = 1, opponent: str = "ivan", **sources: int) -> Result:
    """A game in which the only person came to so many points."""
    mine = Score("", "blue", "person", place, total, tuple(sources.items()))
    return Result("revised", (mine, Score("", "red", opponent, 3 - place, 20, ())))


@pytest.mark.parametrize("fragment", FRAGMENTS)
def test_a_result_tells_what_the_game_came_to_and_survives_being_kept(fragment: str) -> None:
    result = finished(fragment)
    assert [score.total for score in result.scores] == [score["total"] for score in played(fragment).scores()]
    assert all(score.total == sum(points for _, points in score.sources) for score in result.scores)
    assert sorted(score.place for score in result.scores) == list(range(1, len(result.scores) + 1))
    assert Result.from_plain(result.to_plain()) == result


def test_points_that_were_not_replayed_are_not_verified() -> None:
    spec, game = Spec.from_fragment(FRAGMENTS[0]), played(FRAGMENTS[0])
    assert result_of(game, spec).verified
    claimed = result_of(game.from_here(), spec)
    assert not claimed.verified and Result.from_plain(claimed.to_plain()) == claimed
    own_numbers = copy(game)
    own_numbers.custom = {"yurts": []}
    assert not result_of(own_numbers, spec).verified


def test_results_of_earlier_versions_count() -> None:
    result = finished(FRAGMENTS[0])
    plain = result.to_plain()
    del plain["verified"]
    assert Result.from_plain(plain) == result
    with pytest.raises(ValueError, match="no result"):
        Result.from_plain(plain | {"verified": "yes"})


def test_who_was_played_against() -> None:
    against = [finished(fragment).opponent for fragment in FRAGMENTS]
    assert against == ["ivan", "ivan", "katyusha", "greedy", "persons", "greedy"]
    assert [bool(finished(fragment).mine) for fragment in FRAGMENTS] == [True, True, True, True, False, False]
    groups = by_mode(map(finished, FRAGMENTS))
    assert list(dict.fromkeys(mode.opponent for mode in groups)) == ["ivan", "katyusha", "greedy", "persons"]


def test_games_of_another_mode_are_counted_apart() -> None:
    games = [scored(40), replace(scored(50), harder=True), replace(scored(60), edition="first"), scored(70)]
    assert [(mode.edition, mode.harder, len(some)) for mode, some in by_mode(games).items()] == [
        ("revised", False, 2),
        ("revised", True, 1),
        ("first", False, 1),
    ]
    third = Score("", "green", "greedy", 3, 10, ())
    bots = scored(40, opponent="greedy")
    larger = replace(bots, scores=(*bots.scores, third))
    assert list(by_mode([larger, bots])) == [Mode("greedy", n, "revised", False) for n in (2, 3)]


def test_games_add_up() -> None:
    found = tally([scored(40, wish=10), scored(60, wish=20, song=4), scored(50, place=2, wish=30)])
    assert (found.games, found.wins, found.best, found.mean) == (3, 2, 60, 50)
    assert found.sources == {"song": (4, 4 / 3), "wish": (30, 20)}


def test_no_games_add_up_to_nothing() -> None:
    assert tally([]).mean == tally([finished(FRAGMENTS[4])]).best == 0


@pytest.mark.parametrize(
    "change",
    [
        {"scores": []},
        {"scores": None},
        {"scores": [[]]},
        {"scores": [[1, 2, 3, 4, 5, {}]] * 2},
        {"edition": "third"},
        {"harder": 1},
        {"scores": [["", "blue", "person", 1, 10**9, {}]] * 2},
        {"scores": [["", "blue", "king", 1, 3, {}]] * 2},
        {"scores": [["", "blue", "person", 1, 3, []]] * 2},
        {"scores": [["", "pink", "person", 1, 3, {}]] * 2},
        {"scores": [["", "blue", "person", 1, 3, {"luck": 3}]] * 2},
        {"scores": [["", "blue", "person", 1, 3, {"wish": "x"}]] * 2},
        {"scores": [["", "blue", "person", 1.0, 3, {}]] * 2},
    ],
)
def test_what_is_no_result_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="no "):
        Result.from_plain(scored(3).to_plain() | change)


@pytest.mark.parametrize("data", [None, [], 3, "x", {}])
def test_nothing_of_ours_is_refused(data: Any) -> None:
    with pytest.raises(ValueError, match="no result"):
        Result.from_plain(data)
