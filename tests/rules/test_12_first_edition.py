"""RULES 12: the seven differences of the first edition, each against the revised one."""

from typing import Any

import pytest

from stroganov import Setup, set_up
from stroganov.actions.trophy import Trophy
from stroganov.agenda import answer
from stroganov.effects import Gain
from stroganov.scoring import wish_points
from stroganov.solo import ActByCard, ClaimOrVisit
from stroganov.state import BLOCKED, FREE
from tests.table import IVAN, SoloTable, Table

BOTH = pytest.mark.parametrize("edition", ["first", "revised"])
HUMAN = 0


def ivan_at(slot: int, edition: str, **options: Any) -> SoloTable:
    table = SoloTable(edition=edition, **options)
    table.cossacks((IVAN, slot), (HUMAN, 0))
    return table


def test_the_revised_edition_is_the_default() -> None:
    assert Table().state.setup.edition == "revised"


# 1. Ivan's payment


@pytest.mark.parametrize(
    "furs, coins, tigers, paid, paid_coins",
    [
        ((4, 8, 1), 1, 1, (4,), 0),
        ((8, 1), 1, 1, (8,), 0),
        ((5, 3), 1, 1, (3,), 1),
        ((7, 5), 2, 0, (5,), 1),
        ((), 1, 1, (9,), 0),
        ((5,), 0, 1, (9,), 0),
    ],
)
def test_ivan_pays_exactly_then_a_bear_then_his_lowest_fur_and_a_coin_then_a_tiger(
    furs: tuple[int, ...], coins: int, tigers: int, paid: tuple[int, ...], paid_coins: int
) -> None:
    table = ivan_at(6, "first")
    table.ivan(furs, tigers, coins=coins)
    table.state.flipped, table.state.wishes[2] = 14, "A1"
    table.ask(IVAN, ActByCard())
    assert table.told("paid_furs") == [("paid_furs", IVAN, 4, paid, paid_coins)]


@BOTH
def test_a_coin_alone_pays_only_in_the_revised_edition(edition: str) -> None:
    table = ivan_at(6, edition)
    table.ivan(coins=1)
    table.state.flipped, table.state.wishes[2] = 14, "A1"
    table.ask(IVAN, ActByCard())
    assert bool(table.told("scored_wish")) == (edition == "revised")


def test_each_coin_takes_the_lowest_fur_that_is_left() -> None:
    table = ivan_at(6, "first")
    table.ivan((7, 2, 5), coins=2)
    table.ask(IVAN, ClaimOrVisit())
    assert table.told("paid_furs") == [("paid_furs", IVAN, 4, (2, 5), 2)]


def test_a_tiger_is_no_fur_to_lay_beside_a_coin() -> None:
    table = ivan_at(6, "first")
    table.ivan(tigers=2, coins=2)
    table.ask(IVAN, ClaimOrVisit())
    assert table.told("paid_furs") == [("paid_furs", IVAN, 4, (9, 9), 0)]


# 2. Ivan's main action


@BOTH
def test_ivan_claims_his_tile_under_furs_only_in_the_first_edition(edition: str) -> None:
    table = ivan_at(6, edition)
    table.ivan((4, 4, 4, 4))
    table.tile(6, "F1", [2, 9])
    table.ask(IVAN, ClaimOrVisit())
    assert bool(table.told("claimed")) == (edition == "first")
    assert bool(table.told("visited_village")) == (edition == "revised")


def test_he_pays_the_full_cost_and_gets_all_that_lies_there() -> None:
    table = ivan_at(6, "first")
    table.ivan((4, 4, 4, 4))
    table.tile(6, "F1", [2, 9])
    table.ask(IVAN, ClaimOrVisit())
    assert table.told("paid_furs") == [("paid_furs", IVAN, 4, (4, 4, 4, 4), 0)]
    ivan = table.state.players[IVAN]
    assert (ivan.furs[2], ivan.furs[9], ivan.vp) == (1, 1, 3)


def test_if_the_full_cost_is_too_much_he_visits_the_village() -> None:
    table = ivan_at(6, "first")
    table.ivan((4, 4))
    table.tile(6, "F1", [2])
    table.ask(IVAN, ClaimOrVisit())
    assert table.told("claimed") == []
    assert table.told("visited_village") == [("visited_village", IVAN, 2, "V3")]


# 3. Ivan's trophy


@BOTH
@pytest.mark.parametrize("space", [1, 8])
def test_a_trophy_without_a_move_scores_only_in_the_revised_edition(edition: str, space: int) -> None:
    table = ivan_at(6, edition)
    table.ivan(trophy=space)
    table.ask(IVAN, Trophy())
    assert table.state.players[IVAN].vp == (1 if edition == "revised" else 0)
    assert table.state.players[IVAN].trophy == space


@BOTH
def test_a_trophy_with_a_move_scores_in_both(edition: str) -> None:
    table = ivan_at(6, edition)
    table.ivan((1,))
    table.ask(IVAN, Trophy())
    assert (table.state.players[IVAN].vp, table.state.players[IVAN].trophy) == (1, 2)


# 4. The end of the story track


@BOTH
def test_the_end_of_the_story_track_is_limited_only_in_the_revised_edition(edition: str) -> None:
    table = Table(edition=edition)
    table.state.songs = ("A1",)
    table.player(HUMAN, story=11)
    table.turn(HUMAN, slot=3)
    table.ask(HUMAN, Gain("story", 2))
    table.play("song", "A1")
    table.ask(HUMAN, Gain("story", 3))
    assert table.state.players[HUMAN].story == 12
    assert (table.asks == "ReachStoryEnd") == (edition == "first")


@BOTH
def test_ivan_too_is_rewarded_twice_only_in_the_first_edition(edition: str) -> None:
    table = ivan_at(5, edition)
    table.state.songs = ("A1",)
    table.tile(6, "F1", [1, 8, 8])
    table.ivan(story=11)
    table.flip(3)
    assert table.told("visited_village") != []
    assert len(table.told("sang")) == (2 if edition == "first" else 1)


# 5. The trophy reward "use any yurt"


@BOTH
def test_the_trophy_reward_of_a_yurt_costs_its_region_fur_only_in_the_first_edition(edition: str) -> None:
    table = Table(edition=edition)
    table.state.region_furs, table.state.yurts = (2, 3, 4, 5, 6), ["A3", None, "A3", None, None]
    table.player(HUMAN, (4, 1), trophy=7)
    table.turn(HUMAN, slot=3)
    table.ask(HUMAN, Trophy())
    table.play("stay")
    table.play("trophy", 7)
    assert table.offers("yurt", 0) == (edition == "revised"), "its fur could not be paid"
    table.play("yurt", 2)
    assert bool(table.told("paid_furs")) == (edition == "first")
    assert table.state.players[HUMAN].furs[4] == (0 if edition == "first" else 1)
    assert table.state.players[HUMAN].coins == 2


@BOTH
def test_without_a_fur_for_it_the_reward_cannot_be_chosen_in_the_first_edition(edition: str) -> None:
    table = Table(edition=edition)
    table.state.region_furs, table.state.yurts = (2, 3, 4, 5, 6), ["A3"] * 5
    table.player(HUMAN, trophy=7)
    table.turn(HUMAN, slot=3)
    table.ask(HUMAN, Trophy())
    assert table.offers("trophy", 7) == (edition == "revised")


# 6. Cards


@pytest.mark.parametrize("edition, wish", [("first", "A4"), ("revised", "S8")])
def test_the_card_that_hunts_next_door(edition: str, wish: str) -> None:
    other = {"A4": "S8", "S8": "A4"}[wish]
    table = Table(edition=edition)
    table.tile(4, "S4", [3])
    table.tile(5, "S5", [])
    table.turn(HUMAN, slot=5)
    table.player(HUMAN, fulfilled=(other,))
    assert not table.offers("hunt", 4, 3)
    table.player(HUMAN, fulfilled=(wish,))
    assert table.offers("hunt", 4, 3)


@pytest.mark.parametrize("edition, wish", [("first", "A3"), ("revised", "A4")])
def test_the_card_that_takes_a_trophy_one_further(edition: str, wish: str) -> None:
    other = {"A3": "A4", "A4": "A3"}[wish]
    for fulfilled, spaces in ((other, 2), (wish, 3), ("S7", 3)):
        table = Table(edition=edition)
        table.player(HUMAN, (1,), fulfilled=(fulfilled,))
        table.turn(HUMAN, slot=3)
        table.ask(HUMAN, Trophy())
        table.play("step")
        assert len(table.offered("trophy")) == spaces, fulfilled


@pytest.mark.parametrize("edition, wish", [("first", "S8"), ("revised", "A3")])
def test_the_card_with_which_wishes_need_one_fewer(edition: str, wish: str) -> None:
    other = {"A3": "S8", "S8": "A3"}[wish]
    table = Table(edition=edition)
    table.player(HUMAN, (4, 4), hand=("A1",), fulfilled=(other,))
    table.turn(HUMAN, slot=3)
    assert not table.offers("fulfil", "A1")
    table.player(HUMAN, fulfilled=(wish,))
    assert table.offers("fulfil", "A1")


# 7. B5


@pytest.mark.parametrize("edition, points", [("first", 1), ("revised", 3)])
def test_b5_counts_unbuilt_outposts_in_the_first_edition(edition: str, points: int) -> None:
    table = Table(edition=edition)
    table.player(HUMAN, outposts=1, fulfilled=("B5",))
    for region in range(3):
        table.state.spaces[region] = (HUMAN, FREE, BLOCKED)
    assert wish_points(table.state, HUMAN) == [("B5", points)]


@BOTH
def test_s5_counts_built_outposts_in_both(edition: str) -> None:
    table = Table(edition=edition)
    table.player(HUMAN, outposts=1, fulfilled=("S5",))
    table.state.spaces[0] = (HUMAN, BLOCKED, BLOCKED)
    table.state.songs = ()
    table.winter()
    assert [e[3] for e in table.told("gained") if e[4] == "wish"] == [2]


# With either edition


@BOTH
def test_side_b_goes_with_either_edition(edition: str) -> None:
    table = Table(edition=edition, sides=("b", "b"))
    table.player(HUMAN, story=10)
    table.state.songs = ()
    table.turn(HUMAN, slot=3)
    table.ask(HUMAN, Gain("story", 2))
    table.play("climb")
    assert (table.state.players[HUMAN].trophy, table.state.players[HUMAN].story) == (2, 11)


@BOTH
def test_a_bear_in_the_setup_gives_story_points_in_both(edition: str) -> None:
    for seed in range(60):
        state = set_up(Setup(players=2, seed=seed, edition=edition))
        seat, bears = state.seat, [wish for wish, fur in state.starting if fur == 8]
        if bears:
            answer(state, ("starting_wish", bears[0]))
            assert state.players[seat].story == 2
            return
    raise AssertionError("no setup with a bear on a starting wish")
