"""RULES 10: Ivan's turn, step by step, and his additional actions."""

import pytest

from stroganov import Game
from stroganov.state import BLOCKED, FREE
from tests.table import HUMAN, IVAN, SoloTable

OUTPOST, TROPHY, YURT, WISH, CLAIM = 12, 16, 13, 14, 18  # cards that hunt one fur


# (1) Flip


def test_the_flipped_card_gives_hunt_and_action_and_the_next_one_the_movement() -> None:
    table = SoloTable.at(3)
    table.tile(8, "P1", [1, 4, 5])
    table.flip(11, top=9)
    assert table.told("flipped") == [("flipped", IVAN, 11, 5)]
    assert table.told("moved") == [("moved", IVAN, 3, 8)]
    assert [event[3] for event in table.told("hunted")] == [5, 4]
    assert table.told("tries") == [("tries", IVAN, "claim")]


def test_the_card_that_gave_the_movement_is_flipped_next() -> None:
    table = SoloTable.at(3)
    table.flip(11, top=9)
    assert (table.state.flipped, table.state.automa) == (11, (9,))


def test_thirteen_cards_last_exactly_twelve_turns() -> None:
    game = Game.new(solo="ivan", seed=2)
    flipped: list[int] = []
    while not game.over:
        flipped += [event[2] for event in game.play(game.options()[-1]) if event[0] == "flipped"]
    assert len(flipped) == len(set(flipped)) == 12
    assert len(game.state.automa) == 1 and game.state.automa[0] not in flipped


def test_the_steps_come_in_order() -> None:
    table = SoloTable.at(5)
    table.tile(6, "F1", [1, 2])
    kinds = [event[0] for event in table.flip(WISH)]
    steps = ["turn", "flipped", "moved", "hunted", "gained_fur", "not_claimed", "visited_village", "tries"]
    assert [kind for kind in kinds if kind in steps] == steps
    assert kinds[-1] == "ended_turn"


# (2) Move


@pytest.mark.parametrize("top, slot", [(1, 4), (5, 5), (2, 6), (10, 7), (9, 8)])
def test_ivan_moves_as_many_tiles_as_the_top_card_says(top: int, slot: int) -> None:
    table = SoloTable.at(3)
    table.flip(WISH, top=top)
    assert table.state.players[IVAN].slot == slot


def test_ivan_skips_gaps_without_counting_them() -> None:
    table = SoloTable.at(3)
    table.tile(4, None)
    table.tile(6, None)
    table.flip(WISH, top=5)
    assert table.state.players[IVAN].slot == 7


def test_ivan_stops_on_the_easternmost_tile() -> None:
    table = SoloTable.at(10)
    table.flip(WISH, top=9)
    assert table.state.players[IVAN].slot == 12


def test_ivan_stays_on_the_easternmost_tile_and_still_acts() -> None:
    table = SoloTable.at(12)
    table.tile(12, "M2", [3])
    table.flip(WISH, top=9)
    assert table.told("moved") == [] and table.told("hunted") == [("hunted", IVAN, 12, 3, 0)]


def test_ivan_arrives_to_the_left_of_those_already_there() -> None:
    table = SoloTable.at(3)
    table.cossacks((HUMAN, 4), (IVAN, 3))
    table.flip(WISH, top=1)
    assert table.state.order == [HUMAN, IVAN]


# (3) Hunt


@pytest.mark.parametrize(
    "card, lying, taken",
    [
        (WISH, (2, 3, 8), [2]),
        (9, (2, 3, 8), [2, 3]),
        (CLAIM, (2, 3, 7), [7]),
        (11, (2, 3, 7), [7, 3]),
        (CLAIM, (2, 3, 9), [9]),
        (11, (2, 3, 9), [9, 3]),
        (WISH, (9,), [9]),
        (9, (9,), [9]),
        (9, (5,), [5]),
        (11, (5,), [5]),
        (9, (4, 4, 4), [4, 4]),
        (WISH, (3, 9), [3]),
    ],
)
def test_ivan_hunts_the_lowest_or_highest_furs(card: int, lying: tuple[int, ...], taken: list[int]) -> None:
    table = SoloTable.at(5)
    table.tile(6, "F1", lying)
    table.flip(card)
    assert [event[3] for event in table.told("hunted")] == taken
    left = list(lying)
    for value in taken:
        left.remove(value)
    assert table.state.lying[6] == tuple(left)


def test_ivan_who_hunts_anything_gets_no_coin_for_what_is_missing() -> None:
    table = SoloTable.at(7)
    table.tile(8, "P1", [5])
    table.state.market, table.state.bag = [0] * 6, [0] * 9
    table.flip(9)
    assert table.state.players[IVAN].coins == 0 and table.state.players[IVAN].furs[5] == 1


@pytest.mark.parametrize("card, coins", [(WISH, 1), (9, 2), (CLAIM, 1), (3, 2)])
def test_ivan_takes_coins_if_there_is_nothing_to_hunt(card: int, coins: int) -> None:
    table = SoloTable.at(7)
    table.flip(card)
    assert ("gained", IVAN, "coins", coins, "hunt") in table.events


def test_ivan_in_a_gap_takes_coins_and_visits_the_village_of_its_region() -> None:
    table = SoloTable.at(12)
    table.tile(12, None)
    table.ivan(furs=(6, 6, 6))
    table.state.villages = ("V1", "V2", "V4", "V5", "V3")
    table.flip(YURT)
    assert ("gained", IVAN, "coins", 1, "hunt") in table.events
    assert table.told("not_claimed") == [("not_claimed", IVAN, 12, "gap")]
    assert table.told("visited_village") == [("visited_village", IVAN, 4, "V3")]


def test_ivan_on_the_starting_tile_takes_coins_and_visits_no_village() -> None:
    table = SoloTable.at(0)
    for slot in range(1, 13):
        table.tile(slot, None)
    table.ivan(furs=(2, 3, 4, 5, 6))
    table.state.wishes = ["A1"] * 5
    table.flip(WISH)
    assert table.state.players[IVAN].coins == 1
    assert table.told("visited_village") == [] and table.told("scored_wish") == []


def test_ivan_on_the_starting_tile_acts_through_outposts() -> None:
    table = SoloTable.at(0)
    for slot in range(1, 13):
        table.tile(slot, None)
    table.outpost(3)
    table.ivan(furs=(5,))
    table.state.wishes = ["A1"] * 5
    table.flip(WISH)
    assert table.told("scored_wish") == [("scored_wish", IVAN, 3, "A1")]


# (4) Claim or visit


def test_ivan_claims_his_tile_if_it_is_bare_and_he_can_pay_two_furs() -> None:
    table = SoloTable.at(5)
    table.ivan(furs=(4, 4))
    table.flip(YURT)
    assert table.told("claimed") == [("claimed", IVAN, 6, "F1", ())]
    assert table.told("visited_village") == []
    assert table.state.players[IVAN].landscapes == ("F1",) and table.state.players[IVAN].vp == 3
    assert table.state.tiles[6] is None and table.state.players[IVAN].slot == 6


def test_the_hunt_before_it_can_make_the_tile_bare_and_the_claim_payable() -> None:
    table = SoloTable.at(5)
    table.ivan(furs=(4,))
    table.tile(6, "F1", [4])
    table.flip(YURT)
    assert table.told("claimed") == [("claimed", IVAN, 6, "F1", ())]
    assert table.state.players[IVAN].furs[4] == 0


def test_the_coin_of_an_empty_hunt_can_pay_for_the_claim() -> None:
    table = SoloTable.at(5)
    table.ivan(furs=(4,))
    table.flip(YURT)
    assert table.told("paid_furs") == [("paid_furs", IVAN, 4, (4,), 1)]


def test_ivan_who_cannot_pay_visits_the_village() -> None:
    table = SoloTable.at(5)
    table.ivan(furs=(5, 5))
    table.flip(YURT)
    assert table.told("not_claimed") == [("not_claimed", IVAN, 6, "cannot_pay")]
    assert table.told("visited_village") == [("visited_village", IVAN, 2, "V3")]


@pytest.mark.parametrize("left", [3, 9])
def test_a_fur_or_tiger_left_on_the_tile_keeps_ivan_from_claiming(left: int) -> None:
    table = SoloTable.at(5)
    table.ivan(furs=(4, 4, 4, 4))
    table.tile(6, "F1", [1, left])
    table.flip(WISH)
    assert table.told("not_claimed") == [("not_claimed", IVAN, 6, "furs_on_tile")]
    assert table.told("visited_village") == [("visited_village", IVAN, 2, "V3")]


@pytest.mark.parametrize(
    "slot, owns",
    [
        (1, {"banners": 1, "horses": 4}),
        (3, {"banners": 1, "outposts": 2}),
        (6, {"story": 1, "coins": 1}),
    ],
)
def test_ivan_gets_what_the_village_gives(slot: int, owns: dict[str, int]) -> None:
    table = SoloTable.at(slot - 1)
    table.tile(slot, "F1", [7, 7])
    table.flip(WISH)
    ivan = table.state.players[IVAN]
    assert {name: getattr(ivan, name) for name in owns} == owns


def test_a_trophy_from_the_village_goes_ivans_way() -> None:
    table = SoloTable.at(11)
    table.ivan(furs=(1,))
    table.tile(12, "M2", [7, 7])
    table.flip(WISH)
    assert table.told("climbed") == [("climbed", IVAN, 2)] and table.state.players[IVAN].vp == 1
    assert table.told("took_trophy_reward") == []


# (5) Tsar's wish


def test_ivan_pays_the_region_fur_for_a_wish_and_scores_its_points() -> None:
    table = SoloTable.at(6)
    table.ivan(furs=(4,))
    table.state.wishes[2] = "A2"
    table.act(WISH)
    assert table.told("paid_furs") == [("paid_furs", IVAN, 4, (4,), 0)]
    assert table.state.players[IVAN].vp == 4 and table.state.wishes[2] is None


def test_an_a_wish_of_ivans_leaves_the_game() -> None:
    table = SoloTable.at(6)
    table.ivan(furs=(4,))
    table.state.wishes[2] = "A2"
    table.act(WISH)
    assert table.state.players[IVAN].hand == table.state.players[IVAN].fulfilled == ()


def test_a_b_wish_of_ivans_is_kept_as_fulfilled_for_final_scoring() -> None:
    table = SoloTable.at(6)
    table.ivan(furs=(4,))
    table.state.wishes[2] = "B3"
    table.act(WISH)
    assert table.state.players[IVAN].fulfilled == ("B3",) and table.state.players[IVAN].vp == 5


def test_ivan_uses_his_easternmost_region_of_presence_first() -> None:
    table = SoloTable.at(3)
    table.outpost(0)
    table.outpost(3)
    table.ivan(furs=(2, 3, 5, 6))
    table.state.wishes = ["A1", "A2", "A3", "A4", "A5"]
    table.act(WISH)
    assert table.told("scored_wish") == [("scored_wish", IVAN, 3, "A4")]


def test_a_region_without_presence_is_not_for_ivan() -> None:
    table = SoloTable.at(3)
    table.outpost(4, seat=HUMAN)
    table.ivan(furs=(4, 5, 6))
    table.state.wishes = ["A1", None, "A3", "A4", "A5"]
    table.act(WISH)
    assert table.told("scored_wish") == []


def test_ivan_tries_the_next_region_west_if_there_is_no_card() -> None:
    table = SoloTable.at(3)
    table.outpost(3)
    table.ivan(furs=(3, 5))
    table.state.wishes = ["A1", "A2", None, None, None]
    table.act(WISH)
    assert table.told("not_here") == [("not_here", IVAN, "wish", 3, "no_card")]
    assert table.told("scored_wish") == [("scored_wish", IVAN, 1, "A2")]


def test_ivan_tries_the_next_region_west_if_he_cannot_pay() -> None:
    table = SoloTable.at(8)
    table.outpost(0)
    table.outpost(1)
    table.ivan(furs=(2, 6))
    table.state.wishes = ["A1", "A2", "A3", "A4", "A5"]
    table.act(WISH)
    assert [event[3:] for event in table.told("not_here")] == [(3, "cannot_pay"), (1, "cannot_pay")]
    assert table.told("scored_wish") == [("scored_wish", IVAN, 0, "A1")]


def test_ivan_pays_with_a_coin_in_the_east_rather_than_exactly_in_the_west() -> None:
    table = SoloTable.at(8)
    table.outpost(0)
    table.ivan(furs=(2,), coins=1)
    table.state.wishes = ["A1", "A2", "A3", "A4", "A5"]
    table.act(WISH)
    assert table.told("scored_wish") == [("scored_wish", IVAN, 3, "A4")]
    assert table.told("paid_furs") == [("paid_furs", IVAN, 5, (), 1)]


def test_ivan_who_can_pay_nowhere_does_nothing() -> None:
    table = SoloTable.at(8)
    table.outpost(0)
    table.state.wishes = ["A1", "A2", "A3", "A4", "A5"]
    table.act(WISH)
    assert table.told("scored_wish") == table.told("gained") == []
    assert table.state.wishes == ["A1", "A2", "A3", "A4", "A5"]


# (5) Outpost


def test_ivan_builds_in_his_cossacks_region_for_the_region_fur() -> None:
    table = SoloTable.at(6)
    table.outpost(4)
    table.ivan(furs=(4, 6))
    table.act(OUTPOST)
    assert table.told("paid_furs") == [("paid_furs", IVAN, 4, (4,), 0)]
    assert table.state.spaces[2] == (IVAN, FREE, BLOCKED) and table.state.players[IVAN].outposts == 0


@pytest.mark.parametrize("why", ["cannot_pay", "already_there", "no_space", "no_outpost"])
def test_ivan_who_cannot_build_takes_an_outpost_into_his_supply(why: str) -> None:
    table = SoloTable.at(3)
    table.ivan(furs=() if why == "cannot_pay" else (3,), outposts=0 if why == "no_outpost" else 1)
    if why in ("already_there", "no_space"):
        table.outpost(1, seat=IVAN if why == "already_there" else HUMAN)
    before = table.state.players[IVAN].outposts
    table.act(OUTPOST)
    assert table.told("built_outpost") == table.told("paid_furs") == []
    assert table.told("not_here") == [("not_here", IVAN, "outpost", 1, why)]
    assert table.state.players[IVAN].outposts == before + 1


def test_ivan_does_not_build_through_an_outpost_elsewhere() -> None:
    table = SoloTable.at(3)
    table.outpost(1)
    table.outpost(0)
    table.ivan(furs=(2, 3, 4, 5, 6))
    table.act(OUTPOST)
    assert table.told("built_outpost") == [] and table.state.players[IVAN].outposts == 2


def test_with_all_five_outposts_out_of_the_general_supply_ivan_gets_nothing() -> None:
    table = SoloTable.at(3)
    table.outpost(1)
    table.outpost(0)
    table.ivan(furs=(3,), outposts=3)
    table.act(OUTPOST)
    assert table.state.players[IVAN].outposts == 3 and table.told("gained") == []


def test_ivan_in_a_gap_builds_in_the_region_of_its_slot() -> None:
    table = SoloTable.at(12)
    table.tile(12, None)
    table.ivan(furs=(6,))
    table.act(OUTPOST)
    assert table.state.spaces[4][0] == IVAN


def test_ivan_builds_on_the_westernmost_free_space() -> None:
    table = SoloTable.at(8)
    table.outpost(3, seat=HUMAN)
    table.ivan(furs=(5,))
    table.act(OUTPOST)
    assert table.state.spaces[3] == (HUMAN, IVAN, BLOCKED)


# (5) Yurt


def test_ivan_pays_the_region_fur_for_a_yurt_and_gets_its_reward() -> None:
    table = SoloTable.at(6)
    table.ivan(furs=(4,))
    table.state.yurts[2] = "A3"
    table.act(YURT)
    assert table.told("paid_furs") == [("paid_furs", IVAN, 4, (4,), 0)]
    assert table.state.players[IVAN].coins == 2 and table.state.yurts[2] is None


def test_a_yurt_too_is_sought_from_east_to_west() -> None:
    table = SoloTable.at(8)
    table.outpost(0)
    table.outpost(4)
    table.ivan(furs=(2, 5))
    table.state.yurts = ["A2", "A3", "A5", None, "A6"]
    table.act(YURT)
    assert [event[3:] for event in table.told("not_here")] == [(4, "cannot_pay"), (3, "no_card")]
    assert table.told("used_yurt") == [("used_yurt", IVAN, 0, "A2")]


def test_a_trophy_from_a_yurt_goes_ivans_way() -> None:
    table = SoloTable.at(6)
    table.ivan(furs=(1, 4))
    table.state.yurts[2] = "B3"
    table.act(YURT)
    assert table.told("climbed") == [("climbed", IVAN, 2)]
    assert (table.state.players[IVAN].vp, table.state.players[IVAN].horses) == (1, 2)


# (5) Trophy


def test_ivan_pays_the_fur_of_the_next_space_moves_and_scores() -> None:
    table = SoloTable.at(6)
    table.ivan(furs=(1, 2))
    table.act(TROPHY)
    assert table.told("paid_furs") == [("paid_furs", IVAN, 1, (1,), 0)]
    assert (table.state.players[IVAN].trophy, table.state.players[IVAN].vp) == (2, 1)


@pytest.mark.parametrize("space", range(2, 9))
def test_every_space_of_ivans_track_asks_its_fur_and_scores_one_point(space: int) -> None:
    table = SoloTable.at(6)
    table.ivan(furs=(space - 1,), trophy=space - 1)
    table.act(TROPHY)
    assert (table.state.players[IVAN].trophy, table.state.players[IVAN].vp) == (space, 1)
    assert sum(table.state.players[IVAN].furs) == 0


def test_ivan_takes_no_trophy_reward() -> None:
    table = SoloTable.at(6)
    table.ivan(furs=(1,))
    table.act(TROPHY)
    assert table.state.players[IVAN].horses == table.state.players[IVAN].story == 0


def test_ivan_who_cannot_pay_the_step_still_scores_a_point() -> None:
    table = SoloTable.at(6)
    table.ivan(furs=(2, 3))
    table.act(TROPHY)
    assert (table.state.players[IVAN].trophy, table.state.players[IVAN].vp) == (1, 1)
    assert table.told("not_climbed") == [("not_climbed", IVAN, "cannot_pay")]


def test_ivan_at_the_end_of_his_track_still_scores_a_point() -> None:
    table = SoloTable.at(6)
    table.ivan(furs=(1, 2, 3, 4, 5, 6, 7), trophy=8)
    table.act(TROPHY)
    assert (table.state.players[IVAN].trophy, table.state.players[IVAN].vp) == (8, 1)
    assert table.told("paid_furs") == []


# (5) Claim


def test_ivan_claims_the_easternmost_tile_he_can_pay_in_full() -> None:
    table = SoloTable.at(8)
    table.ivan(furs=(5, 5, 5))
    table.tile(10, "W1", [7, 7])
    table.tile(9, "P2", [7])
    table.act(CLAIM)
    assert table.told("not_here") == [("not_here", IVAN, "claim", 10, "cannot_pay")]
    assert table.told("claimed") == [("claimed", IVAN, 9, "P2", (7,))]
    assert table.told("paid_furs") == [("paid_furs", IVAN, 5, (5, 5, 5), 0)], "no region fur on top"
    assert table.state.players[IVAN].furs[7] == 1 and table.state.players[IVAN].vp == 4


def test_ivan_may_claim_a_tile_east_of_his_cossack() -> None:
    table = SoloTable.at(8)
    table.ivan(furs=(5, 5))
    table.act(CLAIM)
    assert table.told("claimed") == [("claimed", IVAN, 10, "W1", ())]


def test_a_tiger_on_the_tile_counts_in_its_price() -> None:
    table = SoloTable.at(11)
    table.ivan(furs=(6, 6))
    table.tile(12, "M2", [9])
    table.act(CLAIM)
    assert table.told("claimed") == [("claimed", IVAN, 11, "M1", ())]


def test_ivan_claims_through_an_outpost_too_and_tries_regions_further_west() -> None:
    table = SoloTable.at(8)
    table.outpost(0)
    table.ivan(furs=(2, 2))
    table.act(CLAIM)
    assert table.told("claimed") == [("claimed", IVAN, 2, "S2", ())]


def test_gaps_cannot_be_claimed() -> None:
    table = SoloTable.at(11)
    table.ivan(furs=(6, 6))
    table.tile(12, None)
    table.tile(11, None)
    table.act(CLAIM)
    assert table.told("claimed") == []


def test_the_furs_of_a_claimed_tile_come_before_its_reward() -> None:
    table = SoloTable.at(11)
    table.ivan(furs=(6, 6, 6))
    table.tile(12, "M2", [8])
    table.act(CLAIM)
    told = [event[2:4] for event in table.told("gained")]
    assert told == [("story", 2), ("vp", 3), ("coins", 1)]


def test_the_tile_claimed_in_the_main_action_is_not_claimed_again() -> None:
    table = SoloTable.at(11)
    table.ivan(furs=(6, 6, 6, 6, 6))
    table.flip(CLAIM)
    assert [event[2] for event in table.told("claimed")] == [12, 11]
