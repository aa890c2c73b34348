"""RULES 16: worked examples 11 to 15."""

import pytest

from stroganov import Setup, set_up
from stroganov.scoring import ScoreGame, set_points
from stroganov.solo import ActByCard, ClaimOrVisit
from stroganov.turn import TABLE
from tests.table import IVAN, SoloTable, Table

CLAIM = 18


def test_example_11_with_a_fur_on_his_tile_ivan_visits_the_village() -> None:
    table = SoloTable()
    table.cossacks((IVAN, 11), (0, 0))
    table.state.villages = ("V1", "V2", "V4", "V5", "V3")
    table.tile(11, "M1", [3])
    table.ivan((6,))
    table.ask(IVAN, ClaimOrVisit())
    ivan = table.state.players[IVAN]
    assert table.state.region_furs[4] == 6 and table.state.tiles[11] == "M1"
    assert (ivan.story, ivan.coins, ivan.furs[6]) == (1, 1, 1)


@pytest.mark.parametrize("edition, furs_left", [("revised", [3]), ("first", [])])
def test_example_12_ivan_claims_further_and_further_west(edition: str, furs_left: list[int]) -> None:
    table = SoloTable(edition=edition)
    table.state.region_furs = (2, 4, 5, 6, 7)
    table.cossacks((IVAN, 8), (0, 0))
    table.outpost(0)
    table.outpost(1)
    for slot in (8, 9, 10):
        table.tile(slot, "P1", [1, 1, 1])
    for slot in (3, 4, 5):
        table.tile(slot, "S3", [7])
    table.tile(2, "S2", [5])
    table.tile(1, None)
    table.ivan((2, 3, 8), coins=1)
    table.state.flipped = CLAIM
    table.ask(IVAN, ActByCard())
    assert table.told("claimed") == [("claimed", IVAN, 2, "S2", (5,))]
    ivan = table.state.players[IVAN]
    assert [value for value in range(1, 10) for _ in range(ivan.furs[value])] == [*furs_left, 5]
    assert (ivan.landscapes, ivan.vp, ivan.coins) == (("S2",), 1, 1), "the coin is that of the reward"
    paid = (2, 8) if edition == "revised" else (2, 8, 3)
    assert table.told("paid_furs") == [("paid_furs", IVAN, 2, paid, 1)]


def test_example_13_strategy_c_leaves_these_cards() -> None:
    state = set_up(Setup(players=1, opponent="ivan", strategy="c"))
    assert set(range(1, 19)) - set(state.automa) == {3, 5, 11, 13, 16}
    actions = [state.rules.automa[card].action for card in state.automa]
    assert {action: actions.count(action) for action in sorted(set(actions))} == {
        "claim": 1,
        "outpost": 6,
        "trophy": 2,
        "wish": 4,
    }


def test_example_14_three_horses_and_four_make_a_point_and_two_left() -> None:
    table = SoloTable()
    table.cossacks((IVAN, 1), (0, 0))
    table.tile(1, "S1", [3])
    table.ivan(horses=3)
    table.ask(IVAN, ClaimOrVisit())
    assert table.told("visited_village") == [("visited_village", IVAN, 0, "V1")]
    assert (table.state.players[IVAN].vp, table.state.players[IVAN].horses) == (1, 2)


def test_example_15_sets_of_terrains() -> None:
    assert set_points([2, 2, 2, 1]) == 6 + 3
    assert set_points([2, 2, 1, 1]) == 6


def test_example_15_coins_furs_story_and_b6() -> None:
    table = Table()
    table.player(0, (1, 4, 4), coins=5, horses=11, story=7, vp=27, fulfilled=("B6",), outposts=0)
    table.state.agenda.clear()
    table.ask(TABLE, ScoreGame())
    scored = {source: points for _, seat, source, points in table.told("scored") if seat == 0 and points}
    assert scored == {"coins_end": 2, "furs_end": 2, "story_end": 1, "wishes_end": 6}
    assert table.state.players[0].vp == 27 + 2 + 2 + 1 + 6
