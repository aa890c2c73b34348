"""RULES 11: final scoring, in its order, and ties."""

from functools import cache
from itertools import combinations, product

import pytest

from stroganov import Game
from stroganov.scoring import ScoreGame, set_points, winners
from stroganov.state import BLOCKED, FREE
from stroganov.turn import TABLE
from tests.table import IVAN, SoloTable, Table

FORESTS = ("F1", "F2", "F3", "F4", "F5")
STEPPES = ("P1", "P2", "P3", "P4", "P5", "P6")
SWAMPS = ("W1", "W2", "W3", "W4", "W5")
MOUNTAINS = ("M1", "M2", "M3", "M4", "M5")


def score(table: Table, seat: int = 0) -> dict[str, int]:
    """The game is over: what the seat scores at the end, by source."""
    table.state.agenda.clear()
    table.ask(TABLE, ScoreGame())
    return {source: points for _, each, source, points in table.told("scored") if each == seat}


def at_the_end(players: int = 2) -> Table:
    """Everyone without anything, not even an outpost."""
    table = Table(players=players)
    for seat in range(players):
        table.player(seat, outposts=0)
    return table


def built(table: Table, seat: int, count: int) -> None:
    for region in range(count):
        table.state.spaces[region] = (seat, FREE, BLOCKED)


def test_scoring_goes_through_its_nine_sources_in_order() -> None:
    assert list(score(at_the_end())) == [
        "wishes_end",
        "landscape_sets",
        "tigers",
        "trophy_track",
        "outposts_built",
        "outposts_unbuilt",
        "coins_end",
        "furs_end",
        "story_end",
    ]


def test_who_has_nothing_scores_nothing() -> None:
    assert set(score(at_the_end()).values()) == {0}


def test_points_of_the_end_are_added_to_those_of_the_game() -> None:
    table = at_the_end()
    table.player(0, vp=13, coins=4, story=8)
    score(table)
    assert table.state.players[0].vp == 13 + 2 + 2


# Fulfilled B wishes


@pytest.mark.parametrize(
    "wish, points",
    [
        ("B1", 2),
        ("B2", 3),
        ("B3", 4),
        ("B4", 3),
        ("B5", 2),
        ("B6", 6),
        ("B7", 5),
        ("B8", 9),
        ("B9", 6),
        ("B10", 3),
        ("B11", 12),
        ("B12", 10),
        ("B13", 2),
        ("B14", 7),
    ],
)
def test_every_fulfilled_b_wish_scores(wish: str, points: int) -> None:
    table = at_the_end()
    lands = MOUNTAINS[:3] + SWAMPS[:2] + STEPPES[:1] + FORESTS[:4]
    table.player(0, fulfilled=("S1", wish), tigers=3, outposts=1, vp=27, coins=5, landscapes=lands, banners=7)
    built(table, 0, 2)
    assert score(table)["wishes_end"] == points


def test_wishes_of_other_decks_score_nothing_at_the_end() -> None:
    table = at_the_end()
    table.player(0, fulfilled=("S1", "S5", "A9", "A10"))
    assert score(table)["wishes_end"] == 0


def test_wishes_in_hand_score_nothing() -> None:
    table = at_the_end()
    table.player(0, hand=("B1", "B2", "B3"))
    assert set(score(table).values()) == {0}


def test_starting_tiles_count_as_landscapes_of_their_terrain() -> None:
    table = at_the_end()
    table.player(0, fulfilled=("B8", "B11"), landscapes=("S4", "S1", "S5"))
    assert score(table)["wishes_end"] == 3 + 6


@pytest.mark.parametrize("order", [("B6", "B3", "B12"), ("B3", "B12", "B6"), ("B12", "B6", "B3")])
def test_b6_looks_at_the_points_before_any_final_scoring(order: tuple[str, ...]) -> None:
    table = at_the_end()
    table.player(0, fulfilled=order, vp=11, landscapes=("F1", "P1", "W1", "M1"), coins=8, story=12)
    assert score(table)["wishes_end"] == 2 + 4 + 4


@pytest.mark.parametrize("points, quarter", [(0, 0), (3, 0), (4, 1), (27, 6), (28, 7)])
def test_b6_is_a_quarter_rounded_down(points: int, quarter: int) -> None:
    table = at_the_end()
    table.player(0, fulfilled=("B6",), vp=points)
    assert score(table)["wishes_end"] == quarter


def test_b6_counts_immediate_points_of_wishes() -> None:
    table = at_the_end()
    table.turn(0, slot=3)
    table.player(0, furs=(7, 7, 7, 7), hand=("B6",), vp=1)
    table.play("fulfil", "B6")
    assert score(table)["wishes_end"] == (1 + 3) // 4


def test_b13_counts_every_fulfilled_wish_itself_and_a10_too() -> None:
    table = at_the_end()
    table.player(0, fulfilled=("S1", "A10", "A3", "B13"), hand=("A5",))
    assert score(table)["wishes_end"] == 4


def test_b5_counts_built_outposts_only() -> None:
    table = at_the_end()
    table.player(0, fulfilled=("B5",), outposts=2)
    built(table, 0, 3)
    assert score(table)["wishes_end"] == 3


# Landscape sets


@pytest.mark.parametrize(
    "tiles, points",
    [
        (("F1", "P1", "W1", "M1"), 6),
        (("F1", "P1", "W1"), 3),
        (("F1", "P1"), 0),
        (("F1", "F2", "F3", "F4", "F5"), 0),
        (("F1", "P1", "W1", "M1", "F2"), 6),
        (("F1", "P1", "W1", "M1", "F2", "P2", "W2"), 9),
        (("F1", "P1", "W1", "M1", "F2", "P2", "W2", "M2"), 12),
        (("F1", "F2", "P1", "P2", "W1", "W2"), 6),
        (("S1", "S2", "S3", "S4"), 6),
        ((), 0),
    ],
)
def test_sets_of_four_score_six_and_sets_of_three_score_three(tiles: tuple[str, ...], points: int) -> None:
    table = at_the_end()
    table.player(0, landscapes=tiles)
    assert score(table)["landscape_sets"] == points


def test_the_best_total_of_sets_counts_for_any_tiles() -> None:
    for counts in product(range(5), repeat=4):
        assert set_points(list(counts)) == best_sets(counts), counts


@cache
def best_sets(counts: tuple[int, ...]) -> int:
    """The best total, found by trying every set of three or four different terrains first."""
    best = 0
    for size, points in ((3, 3), (4, 6)):
        for terrains in combinations(range(4), size):
            if all(counts[terrain] for terrain in terrains):
                rest = tuple(count - (terrain in terrains) for terrain, count in enumerate(counts))
                best = max(best, points + best_sets(rest))
    return best


# The other sources


def test_tigers_score_two_each() -> None:
    table = at_the_end()
    table.player(0, tigers=3)
    assert score(table)["tigers"] == 6


@pytest.mark.parametrize("space, points", [(1, 0), (2, 0), (3, 1), (4, 1), (5, 3), (6, 3), (7, 6), (8, 10)])
def test_the_trophy_track_scores_the_shield_reached_or_last_passed(space: int, points: int) -> None:
    table = at_the_end()
    table.player(0, trophy=space)
    assert score(table)["trophy_track"] == points


@pytest.mark.parametrize("count, points", [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_built_outposts_score_by_their_number(count: int, points: int) -> None:
    table = at_the_end()
    built(table, 0, count)
    found = score(table)
    assert (found["outposts_built"], found["outposts_unbuilt"]) == (points, 0)


def test_outposts_of_others_and_of_unused_colours_do_not_count() -> None:
    table = at_the_end()
    built(table, 1, 4)
    assert score(table)["outposts_built"] == 0


def test_unbuilt_outposts_in_the_own_supply_score_one_each() -> None:
    table = at_the_end()
    table.player(0, outposts=3)
    found = score(table)
    assert (found["outposts_built"], found["outposts_unbuilt"]) == (0, 3)


@pytest.mark.parametrize("coins, points", [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_every_two_coins_score_one(coins: int, points: int) -> None:
    table = at_the_end()
    table.player(0, coins=coins)
    assert score(table)["coins_end"] == points


@pytest.mark.parametrize(
    "horses, furs, points",
    [(0, (), 0), (0, (1,), 0), (0, (1, 8), 1), (4, (1,), 0), (5, (1,), 1), (9, (), 0), (10, (), 1)],
)
def test_five_horses_become_a_fur_and_two_furs_score_one(
    horses: int, furs: tuple[int, ...], points: int
) -> None:
    table = at_the_end()
    table.player(0, furs, horses=horses)
    assert score(table)["furs_end"] == points


def test_tigers_are_no_furs_here() -> None:
    table = at_the_end()
    table.player(0, (1,), tigers=5)
    assert score(table)["furs_end"] == 0


@pytest.mark.parametrize("story, points", [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (12, 3)])
def test_every_four_story_points_score_one(story: int, points: int) -> None:
    table = at_the_end()
    table.player(0, story=story)
    assert score(table)["story_end"] == points


# Who wins


def test_most_points_win_wherever_the_cossack_stands() -> None:
    table = at_the_end(3)
    table.cossacks((0, 9), (1, 5), (2, 1))
    table.player(2, vp=5)
    score(table)
    assert table.told("won") == [("won", 2, "")]


def test_points_of_the_end_can_decide() -> None:
    table = at_the_end()
    table.cossacks((0, 9), (1, 5))
    table.player(0, vp=5)
    table.player(1, vp=4, coins=4)
    score(table)
    assert table.told("won") == [("won", 1, "")]


@pytest.mark.parametrize("east, west", [(0, 1), (1, 0)])
def test_on_a_tie_the_player_further_east_wins(east: int, west: int) -> None:
    table = at_the_end()
    table.cossacks((east, 9), (west, 5))
    score(table)
    assert table.told("won") == [("won", east, "")]


def test_on_one_tile_the_one_further_right_wins_the_tie() -> None:
    table = at_the_end(4)
    table.cossacks((2, 7), (1, 7), (3, 7), (0, 7))
    for seat in range(4):
        table.player(seat, vp=3)
    score(table)
    assert winners(table.state) == [2, 1, 3, 0]


def test_places_go_by_points_then_east() -> None:
    table = at_the_end(4)
    table.cossacks((3, 9), (2, 7), (1, 5), (0, 4))
    for seat, points in enumerate((8, 9, 8, 1)):
        table.player(seat, vp=points)
    score(table)
    assert winners(table.state) == [1, 2, 0, 3]


# Solo


def test_ivan_is_scored_like_everyone() -> None:
    table = SoloTable()
    table.ivan((3, 4), tigers=1, coins=3, horses=4, story=5, trophy=5, outposts=2, fulfilled=("B2", "B13"))
    table.ivan(landscapes=("F1", "P1", "W1"))
    table.outpost(1)
    table.outpost(4)
    assert score(table, IVAN) == {
        "wishes_end": 3 + 2,
        "landscape_sets": 3,
        "tigers": 2,
        "trophy_track": 3,
        "outposts_built": 3,
        "outposts_unbuilt": 2,
        "coins_end": 1,
        "furs_end": 1,
        "story_end": 1,
    }


@pytest.mark.parametrize("east, west", [(0, IVAN), (IVAN, 0)])
def test_a_tie_with_ivan_too_goes_to_the_one_further_east(east: int, west: int) -> None:
    table = SoloTable()
    table.player(0, outposts=1)
    table.cossacks((east, 9), (west, 5))
    score(table)
    assert table.told("won") == [("won", east, "")]


# The record


def test_points_are_recorded_by_source_and_year() -> None:
    game = Game.new(players=2, seed=11)
    while not game.over:
        options = game.options()
        game.play(options[len(game.answers) % len(options)])
    for result in game.scores():
        assert sum(result["sources"].values()) == result["total"] == sum(result["years"].values())
