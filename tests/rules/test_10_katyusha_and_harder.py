"""RULES 10, harder: a coin for what he lacks, coins for trade furs, and Katyusha."""

import pytest

from stroganov import Setup, set_up
from stroganov.agenda import answer
from stroganov.scoring import trophy_points
from tests.table import HUMAN, IVAN, SoloTable

OUTPOST, TROPHY, YURT, WISH, CLAIM = 12, 16, 13, 14, 18  # cards that hunt one fur


def coins(table: SoloTable) -> int:
    return table.state.players[IVAN].coins


# (i) A coin for what he lacks


@pytest.mark.parametrize("card", [OUTPOST, TROPHY, YURT, WISH, CLAIM])
def test_for_lack_of_furs_he_gains_a_coin(card: int) -> None:
    table = SoloTable.at(6, harder_coin=True)
    table.state.yurts[2], table.state.wishes[2] = "A2", "A1"
    table.act(card)
    assert coins(table) == 1


@pytest.mark.parametrize("card", [OUTPOST, TROPHY, YURT, WISH, CLAIM])
def test_without_the_option_he_gains_no_coin(card: int) -> None:
    table = SoloTable.at(6)
    table.state.yurts[2], table.state.wishes[2] = "A2", "A1"
    table.act(card)
    assert coins(table) == 0


@pytest.mark.parametrize("card", [OUTPOST, TROPHY, YURT, WISH, CLAIM])
def test_for_an_action_carried_out_he_gains_no_coin(card: int) -> None:
    table = SoloTable.at(6, harder_coin=True)
    table.state.yurts[2], table.state.wishes[2] = "A2", "A1"
    table.ivan(furs=(1, 4, 4))
    table.act(card)
    assert coins(table) == 0 and table.told("paid_furs") != []


@pytest.mark.parametrize("card", [YURT, WISH])
def test_for_lack_of_a_card_he_gains_no_coin(card: int) -> None:
    table = SoloTable.at(6, harder_coin=True)
    table.act(card)
    assert coins(table) == 0


@pytest.mark.parametrize("card", [YURT, WISH])
def test_a_region_he_could_not_pay_brings_no_coin_if_another_worked(card: int) -> None:
    table = SoloTable.at(6, harder_coin=True)
    table.outpost(0)
    table.state.yurts, table.state.wishes = ["A2", None, "A2", None, None], ["A1", None, "A2", None, None]
    table.ivan(furs=(2,))
    table.act(card)
    assert coins(table) == 0 and table.told("paid_furs") == [("paid_furs", IVAN, 2, (2,), 0)]


def test_the_coin_comes_besides_the_outpost_of_the_fallback() -> None:
    table = SoloTable.at(6, harder_coin=True)
    table.act(OUTPOST)
    assert coins(table) == 1 and table.state.players[IVAN].outposts == 2


def test_for_lack_of_a_space_or_an_outpost_he_gains_no_coin() -> None:
    table = SoloTable.at(3, harder_coin=True)
    table.ivan(furs=(3,), outposts=0)
    table.act(OUTPOST)
    table.outpost(1, seat=HUMAN)
    table.act(OUTPOST)
    assert coins(table) == 0


def test_the_coin_comes_besides_the_point_for_a_trophy_and_does_not_pay_for_the_step() -> None:
    table = SoloTable.at(6, harder_coin=True)
    table.act(TROPHY)
    ivan = table.state.players[IVAN]
    assert (ivan.coins, ivan.vp, ivan.trophy) == (1, 1, 1)


def test_the_first_edition_gives_the_coin_for_a_trophy_but_no_point() -> None:
    table = SoloTable.at(6, harder_coin=True, edition="first")
    table.ivan(furs=(5,))
    table.act(TROPHY)
    ivan = table.state.players[IVAN]
    assert (ivan.coins, ivan.vp, ivan.trophy) == (1, 0, 1)


def test_at_the_end_of_the_track_nothing_is_lacking() -> None:
    table = SoloTable.at(6, harder_coin=True)
    table.ivan(trophy=8)
    table.act(TROPHY)
    assert coins(table) == 0 and table.state.players[IVAN].vp == 1


def test_a_trophy_of_the_village_brings_no_coin() -> None:
    table = SoloTable.at(11, harder_coin=True)
    table.tile(12, "M2", [5, 5])
    table.flip(YURT)
    assert table.told("visited_village") == [("visited_village", IVAN, 4, "V5")]
    assert coins(table) == 0 and table.state.players[IVAN].vp == 1


def test_an_unpayable_main_action_brings_no_coin() -> None:
    table = SoloTable.at(0, harder_coin=True)
    table.flip(YURT)
    assert [event[3:] for event in table.told("gained") if event[2] == "coins"] == [(1, "hunt")]


# (ii) Coins for furs of the trade space's value


def test_a_hunted_fur_of_the_trade_spaces_value_becomes_a_coin() -> None:
    table = SoloTable.at(5, harder_trade=True)
    table.tile(6, "F1", [1, 3, 7])
    bag = table.state.bag[7]
    table.flip(3)
    ivan = table.state.players[IVAN]
    assert (ivan.furs[7], ivan.furs[3]) == (0, 1)
    assert ("gained", IVAN, "coins", 1, "harder") in table.events
    assert table.state.bag[7] == bag + 1 and table.state.lying[6] == (1,)


def test_without_the_option_he_keeps_the_fur() -> None:
    table = SoloTable.at(5)
    table.tile(6, "F1", [1, 3, 7])
    table.flip(YURT)
    assert table.state.players[IVAN].furs[7] == 1


def test_a_market_fur_of_the_trade_spaces_value_becomes_a_coin() -> None:
    table = SoloTable.at(7, harder_trade=True)
    table.tile(8, "P1", [1, 1])
    table.state.market = [7, 3, 3, 3, 3, 3]
    table.flip(YURT)
    assert table.state.players[IVAN].furs[7] == 0 and coins(table) == 1


def test_a_drawn_fur_of_the_trade_spaces_value_becomes_a_coin() -> None:
    table = SoloTable.at(6, harder_trade=True)
    table.ivan(furs=(4,))
    table.state.yurts[2] = "A1"
    table.next_draws(7, 2)
    table.act(YURT)
    assert table.state.players[IVAN].furs[7] == 0 and table.state.players[IVAN].furs[2] == 1
    assert coins(table) == 1


def test_furs_on_a_claimed_tile_become_coins_too() -> None:
    table = SoloTable.at(11, harder_trade=True)
    table.tile(12, "M1", [7, 7])
    table.ivan(furs=(6, 6, 6, 6))
    table.act(CLAIM)
    assert table.state.players[IVAN].furs[7] == 0 and coins(table) == 2
    assert table.told("exchanged_furs") == [("exchanged_furs", IVAN, (7, 7))]


def test_a_bear_beside_such_a_fur_keeps_its_story_points() -> None:
    table = SoloTable.at(11, harder_trade=True)
    table.tile(12, "M1", [7, 8, 8])
    table.ivan(furs=(6, 6, 6, 6, 6))
    table.act(CLAIM)
    ivan = table.state.players[IVAN]
    assert (ivan.furs[8], ivan.story, ivan.coins) == (2, 4, 1)


def test_the_fur_of_the_setup_becomes_a_coin() -> None:
    for seed in range(60):
        state = set_up(Setup(players=1, opponent="ivan", seed=seed, harder_trade=True))
        (mine, _), (_, fur) = state.starting
        events = answer(state, ("starting_wish", mine))
        before = events[: events.index(("turn", IVAN))]
        assert (("gained", IVAN, "coins", 1, "harder") in before) == (fur == state.trade_fur)
        if fur == state.trade_fur:
            return
    raise AssertionError("no setup in which the fur is of the trade space's value")


def test_furs_of_the_human_do_not_become_coins() -> None:
    table = SoloTable.at(1, harder_trade=True)
    table.tile(9, "P2", [7])
    table.turn(HUMAN, slot=9)
    table.play("hunt", 9, 7)
    assert table.state.players[HUMAN].furs[7] == 1 and table.state.players[HUMAN].coins == 0


def test_the_options_work_together() -> None:
    table = SoloTable.at(5, harder_coin=True, harder_trade=True)
    table.tile(6, "F1", [1, 7])
    table.state.wishes[2] = "A1"
    table.flip(CLAIM)
    assert [event[3:] for event in table.told("gained") if event[2] == "coins"] == [
        (1, "harder"),  # for the fur of value 7
        (1, "village"),
    ], "two coins pay for the bare tile in slot 7"
    assert table.told("claimed") == [("claimed", IVAN, 7, "F2", ())]


# (iii) Katyusha


@pytest.mark.parametrize("space, points", [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)])
def test_katyusha_scores_more_for_the_space_she_enters(space: int, points: int) -> None:
    table = SoloTable.at(6, opponent="katyusha")
    table.ivan(furs=(space - 1,), trophy=space - 1)
    table.act(TROPHY)
    assert (table.state.players[IVAN].trophy, table.state.players[IVAN].vp) == (space, points)


@pytest.mark.parametrize("edition, points", [("revised", 1), ("first", 0)])
@pytest.mark.parametrize("space", [1, 5, 8])
def test_katyusha_without_a_move_scores_as_ivan_does(edition: str, points: int, space: int) -> None:
    table = SoloTable.at(6, opponent="katyusha", edition=edition)
    table.ivan(trophy=space)
    table.act(TROPHY)
    assert (table.state.players[IVAN].trophy, table.state.players[IVAN].vp) == (space, points)


def test_katyusha_scores_more_for_a_trophy_from_a_village_too() -> None:
    table = SoloTable.at(11, opponent="katyusha")
    table.ivan(furs=(2,), trophy=2)
    table.tile(12, "M2", [5, 5])
    table.flip(WISH)
    assert table.state.players[IVAN].vp == 2


@pytest.mark.parametrize("opponent", ["ivan", "katyusha"])
def test_the_shields_of_the_solo_board_score_at_the_end(opponent: str) -> None:
    table = SoloTable(opponent=opponent)
    found = []
    for space in range(1, 9):
        table.ivan(trophy=space)
        found.append(trophy_points(table.state, IVAN))
    assert found == [0, 0, 1, 1, 3, 3, 6, 10]


def test_katyusha_goes_with_either_edition_and_the_other_options() -> None:
    for edition in ("revised", "first"):
        table = SoloTable.at(5, opponent="katyusha", edition=edition, harder_coin=True, harder_trade=True)
        table.flip(WISH)
        assert table.told("ended_turn") == [("ended_turn", IVAN)]
