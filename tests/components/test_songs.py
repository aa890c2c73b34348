"""Every song: its story points, its gains, and the action some of them give."""

from typing import Any

import pytest

from stroganov.winter import ChooseSong
from tests.components.outcome import gains_since, owned, plain_table
from tests.table import Table

ADVANCED = ("ChooseAdvanced", ("village", 0), {"banners": 1, "horses": 4})
VILLAGE = ("VisitAnyVillage", ("village", 1), {"banners": 1, "outposts": 1})
OUTPOST = ("BuildAnywhere", ("outpost", 4), {})
WISH = ("FulfilPayingOnly", ("wish_card", "A1"), {"vp": 3, "furs": -1})
MARKET = ("TakeFromMarket", ("market", 3), {"furs": 1})

SONGS = [
    # song, story points, gains at once, then (question, answer, gains)
    ("A1", 3, {"horses": 5}, None),
    ("A2", 4, {"coins": 1}, MARKET),
    ("A3", 5, {"vp": 2, "coins": 1}, None),
    ("A4", 5, {}, WISH),
    ("A5", 6, {}, ADVANCED),
    ("A6", 6, {"vp": 2}, VILLAGE),
    ("A7", 7, {}, OUTPOST),
    ("A8", 7, {"vp": 1, "tigers": 1}, None),
    ("A9", 8, {"vp": 1}, ADVANCED),
    ("A10", 9, {"vp": 5}, None),
    ("B1", 4, {"vp": 1, "horses": 5}, None),
    ("B2", 5, {"vp": 2}, MARKET),
    ("B3", 6, {"vp": 3, "coins": 1}, None),
    ("B4", 6, {"vp": 2}, WISH),
    ("B5", 7, {"vp": 2}, VILLAGE),
    ("B6", 8, {"vp": 1}, ADVANCED),
    ("B7", 8, {"vp": 2}, OUTPOST),
    ("B8", 9, {"vp": 3, "tigers": 1}, None),
    ("B9", 10, {"vp": 6}, None),
    ("B10", 12, {"vp": 8}, None),
]


def with_song(song: str, story: int) -> Table:
    """One song, and a player with a wish in hand that asks to possess three 4s and pay one; he has one."""
    table = plain_table()
    table.state.songs = (song,)
    table.player(0, furs=(4,), story=story, hand=("A1",))
    table.turn(0, slot=6)
    table.ask(0, ChooseSong())
    return table


def test_there_is_a_row_for_every_song() -> None:
    assert {row[0] for row in SONGS} == set(plain_table().state.rules.songs)


@pytest.mark.parametrize("song, cost, gains, action", SONGS)
def test_a_song_costs_its_story_points_and_gives_its_reward(
    song: str, cost: int, gains: dict[str, int], action: tuple[str, Any, dict[str, int]] | None
) -> None:
    table = with_song(song, story=cost)
    before = owned(table.player(0)) | {"story": 0}
    table.play("song", song)
    assert gains_since(before, table.player(0)) == gains
    if action is None:
        assert table.asks in ("LeaveWinter", "ChooseAction")
        return
    question, answer, more = action
    assert table.asks == question and table.offers("decline")
    before = owned(table.player(0))
    table.play(*answer)
    assert gains_since(before, table.player(0)) == more


@pytest.mark.parametrize("song, cost, gains, action", SONGS)
def test_a_song_is_not_for_one_story_point_fewer(
    song: str, cost: int, gains: dict[str, int], action: object
) -> None:
    assert with_song(song, story=cost - 1).offered("song") == []


@pytest.mark.parametrize("song", [row[0] for row in SONGS])
def test_the_deck_of_a_song_is_its_letter(song: str) -> None:
    assert plain_table().state.rules.songs[song].deck == song[0]


@pytest.mark.parametrize("song", ["A7", "B7"])
def test_the_outpost_of_a_song_comes_from_the_general_supply_and_costs_no_horses(song: str) -> None:
    table = with_song(song, story=8)
    table.player(0, outposts=2)
    table.state.spaces[4] = (1, -1, -2)
    table.play("song", song)
    table.play("outpost", 4)
    assert table.state.spaces[4] == (1, 0, -2)
    assert table.player(0).outposts == 2 and table.player(0).horses == 0


@pytest.mark.parametrize("song", ["A6", "B5"])
def test_the_village_of_a_song_may_be_the_trophy_village(song: str) -> None:
    table = with_song(song, story=7)
    table.play("song", song)
    assert table.offered("village") == [("village", region) for region in range(5)]
