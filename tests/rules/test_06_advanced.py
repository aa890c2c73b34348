"""RULES 6: the five advanced actions, where they are allowed, and what "free" means."""

from typing import Any

import pytest

from stroganov.actions.advanced import BuildAnywhere, ChooseAdvanced
from stroganov.effects import general_outposts
from stroganov.state import TIGER
from tests.table import Table

FREE, BLOCKED = -1, -2
ADVANCED = ("village", "yurt", "wish", "outpost", "claim")


def laid_out(slot: int = 4, step: str = "main", **options: Any) -> Table:
    """Seat 0 to act on a bare board."""
    return Table.laid_out(step, slot, **options)


def outpost(table: Table, *regions: int, seat: int = 0) -> None:
    """Outposts that stand already."""
    for region in regions:
        spaces = list(table.state.spaces[region])
        spaces[spaces.index(FREE)] = seat
        table.state.spaces[region] = tuple(spaces)


def regions(table: Table, verb: str) -> list[int]:
    return sorted(choice[1] for choice in table.offered(verb))


class TestWhere:
    @pytest.mark.parametrize(
        ("slot", "region"),
        [(1, 0), (2, 0), (3, 1), (5, 1), (6, 2), (7, 2), (8, 3), (10, 3), (11, 4), (12, 4)],
    )
    def test_in_the_region_of_the_own_cossack(self, slot: int, region: int) -> None:
        table = laid_out(slot)
        assert regions(table, "village") == regions(table, "yurt") == regions(table, "wish") == [region]

    def test_also_in_a_gap(self) -> None:
        table = laid_out(4)
        table.tile(4, None)
        assert regions(table, "village") == [1]

    def test_the_starting_tile_has_no_region(self) -> None:
        table = laid_out(0)
        assert [choice for choice in table.options() if choice[0] in ADVANCED] == []

    def test_in_regions_with_an_own_outpost(self) -> None:
        table = laid_out(4)
        outpost(table, 0, 4)
        assert regions(table, "village") == regions(table, "yurt") == regions(table, "wish") == [0, 1, 4]

    def test_from_the_starting_tile_through_outposts(self) -> None:
        table = laid_out(0)
        outpost(table, 3)
        assert regions(table, "village") == [3]

    def test_not_with_another_players_outpost_or_cossack(self) -> None:
        table = laid_out(4)
        outpost(table, 3, seat=1)
        table.cossacks((1, 12), (0, 4), (2, 1), (3, 1))
        assert regions(table, "village") == [1]


class TestVillage:
    @pytest.mark.parametrize(
        ("region", "gains"),
        [
            (0, {"banners": 1, "horses": 4}),
            (1, {"banners": 1, "outposts": 1}),
            (2, {"story": 1, "coins": 1}),
        ],
    )
    def test_its_reward(self, region: int, gains: dict[str, int]) -> None:
        table = laid_out((1, 3, 6)[region])
        player = table.state.players[0]
        before = {kind: getattr(player, kind) for kind in gains}
        table.play("village", region)
        assert {kind: getattr(player, kind) - before[kind] for kind in gains} == gains
        assert table.asks == "ChooseAction"

    def test_with_no_outpost_left_in_the_general_supply_only_the_banner(self) -> None:
        table = laid_out(3, outposts=5)
        table.play("village", 1)
        assert (table.state.players[0].outposts, table.state.players[0].banners) == (5, 1)

    def test_a_fur_from_the_market(self) -> None:
        table = laid_out(8)
        table.play("village", 3)
        table.play("market", 5)
        assert table.state.players[0].furs[5] == 1

    def test_a_trophy(self) -> None:
        table = laid_out(11)
        table.play("village", 4)
        table.play("trophy", 1)
        assert table.state.players[0].horses == 3

    def test_the_tile_stays_and_can_be_visited_any_number_of_times_by_anyone(self) -> None:
        table = laid_out(1, furs=[2])
        table.play("village", 0)
        table.play("village", 0)
        assert table.state.villages[0] == "V1"
        table.turn(1, "main", slot=2)
        table.play("village", 0)
        assert [player.banners for player in table.state.players] == [2, 1, 0, 0]


class TestYurt:
    def test_the_tile_leaves_the_board_and_the_game(self) -> None:
        table = laid_out(1)
        deck = table.state.yurt_deck
        table.play("yurt", 0)
        assert table.state.yurts == [None, "A3", "A5", "A6", "A7"]
        assert table.state.yurt_deck == deck
        assert table.state.players[0].horses == 6

    def test_an_empty_place_offers_none(self) -> None:
        table = laid_out(1)
        table.lay(yurts=[None, "A3", "A5", "A6", "A7"])
        assert regions(table, "yurt") == []

    def test_a_yurt_has_no_price_of_its_own(self) -> None:
        table = laid_out(4)
        table.play("yurt", 1)
        assert table.state.players[0].coins == 2


class TestWish:
    def test_it_comes_into_hand(self) -> None:
        table = laid_out(4)
        table.play("wish", 1)
        assert table.state.players[0].hand == ("A2",)
        assert table.state.wishes == ["A1", None, "A3", "A5", "A6"]

    def test_there_is_no_hand_limit(self) -> None:
        hand = tuple(f"B{n}" for n in range(1, 15))
        table = laid_out(4, hand=hand)
        table.play("wish", 1)
        assert table.state.players[0].hand == (*hand, "A2")

    def test_an_empty_place_offers_none(self) -> None:
        table = laid_out(4)
        table.lay(wishes=[None] * 5)
        assert regions(table, "wish") == []


class TestOutpost:
    def test_only_in_the_cossacks_region(self) -> None:
        table = laid_out(4, outposts=2, horses=9)
        outpost(table, 0)
        assert regions(table, "outpost") == [1]

    def test_from_the_own_supply(self) -> None:
        table = laid_out(4, outposts=1)
        table.play("outpost", 1)
        assert table.state.players[0].outposts == 0
        assert general_outposts(table.state, 0) == 4
        assert table.state.spaces[1] == (0, FREE, FREE)

    def test_not_from_the_general_supply(self) -> None:
        assert regions(laid_out(4, outposts=0, horses=9), "outpost") == []

    @pytest.mark.parametrize(("taken", "price"), [(0, 0), (1, 1), (2, 2)])
    def test_on_the_westernmost_free_space_for_its_horses(self, taken: int, price: int) -> None:
        table = laid_out(4, horses=5)
        for seat in range(1, 1 + taken):
            outpost(table, 1, seat=seat)
        table.play("outpost", 1)
        assert table.state.players[0].horses == 5 - price
        assert table.state.spaces[1].index(0) == taken

    def test_not_without_the_horses(self) -> None:
        table = laid_out(4, horses=1)
        outpost(table, 1, seat=1)
        outpost(table, 1, seat=2)
        assert regions(table, "outpost") == []

    def test_not_when_all_spaces_are_taken(self) -> None:
        table = laid_out(4, horses=9)
        for seat in (1, 2, 3):
            outpost(table, 1, seat=seat)
        assert regions(table, "outpost") == []

    def test_not_on_a_blocked_space(self) -> None:
        table = laid_out(4, players=2, horses=9)
        outpost(table, 1, seat=1)
        assert table.state.spaces[1] == (1, BLOCKED, BLOCKED)
        assert regions(table, "outpost") == []

    def test_at_most_one_own_outpost_a_region(self) -> None:
        table = laid_out(4, outposts=3, horses=9)
        outpost(table, 1)
        assert regions(table, "outpost") == []

    def test_it_works_from_the_same_turn_on(self) -> None:
        table = laid_out(4, furs=[3])
        table.play("outpost", 1)
        table.state.players[0].slot = 12
        assert 1 in regions(table, "village")


class TestClaim:
    def test_two_furs_of_the_regions_value(self) -> None:
        table = laid_out(4, furs=[3, 3, 2])
        table.play("claim", 4)
        player = table.state.players[0]
        assert (player.furs[3], player.furs[2], player.vp) == (0, 1, 3)
        assert player.landscapes == ("F1",)

    @pytest.mark.parametrize("lying", [[1], [1, 2], [1, 2, 8, 8], [TIGER], [4, TIGER]])
    def test_one_more_for_each_fur_and_tiger_on_the_tile(self, lying: list[int]) -> None:
        price = 2 + len(lying)
        table = laid_out(4, furs=[3] * (price - 1))
        table.tile(4, "F1", lying)
        assert not table.offers("claim", 4)
        table.player(furs=[3])
        table.play("claim", 4)
        player = table.state.players[0]
        assert player.furs[3] == 0
        assert all(player.furs[value] == lying.count(value) for value in lying)

    def test_every_tile_of_the_region_and_no_other(self) -> None:
        table = laid_out(4, furs=[3] * 4 + [2, 2, 4, 4])
        table.tile(5, "F1", [1, 1, 1])
        assert regions(table, "claim") == [3, 4]

    def test_in_a_region_of_an_outpost_at_that_regions_price(self) -> None:
        table = laid_out(4, furs=[7, 7])
        outpost(table, 4)
        assert regions(table, "claim") == [11, 12]

    def test_no_gap_can_be_claimed(self) -> None:
        table = laid_out(4, furs=[3, 3])
        table.tile(4, None)
        assert regions(table, "claim") == [3, 5]

    def test_coins_and_tigers_help_to_pay(self) -> None:
        table = laid_out(4, furs=[8], tigers=1, coins=1)
        table.play("claim", 4)
        player = table.state.players[0]
        assert (sum(player.furs), player.coins) == (0, 0)

    def test_cossacks_stay_in_the_gap(self) -> None:
        table = laid_out(4, furs=[3, 3])
        table.state.players[1].slot = 4
        table.play("claim", 4)
        assert (table.state.tiles[4], table.state.lying[4]) == (None, ())
        assert (table.state.players[0].slot, table.state.players[1].slot) == (4, 4)

    def test_the_rest_of_the_row_stays_until_winter(self) -> None:
        table = laid_out(4, furs=[3, 3])
        before = list(table.state.tiles)
        table.play("claim", 5)
        assert table.state.tiles == [None if slot == 5 else tile for slot, tile in enumerate(before)]

    def test_the_furs_paid_are_in_the_bag_before_the_reward_draws(self) -> None:
        table = laid_out(4, furs=[3, 3])
        table.tile(4, "S3")  # 1 VP, a fur from the bag
        table.bag()
        table.play("claim", 4)
        assert table.asks == "KeepOne"
        assert table.options() == [("keep", 3), ("decline",)]

    def test_what_lay_on_it_comes_before_the_printed_reward(self) -> None:
        table = laid_out(4, furs=[3, 3, 3], story=10)
        table.lay(songs=("A1",))
        table.tile(4, "M1", [8])
        table.play("claim", 4)
        assert table.asks == "ReachStoryEnd"
        assert (table.state.players[0].furs[8], table.state.players[0].vp) == (1, 0)
        table.play("decline")
        assert table.state.players[0].vp == 5

    def test_the_tigers_of_a_tile_do_not_touch_the_supply(self) -> None:
        table = laid_out(4, furs=[3, 3, 3])
        table.tile(4, "F1", [TIGER])
        before = table.state.tigers
        table.play("claim", 4)
        assert table.state.tigers == before
        assert table.state.players[0].furs[TIGER] == 1


class TestAnywhereAndFree:
    """ "Free" is without the fur for a second action; the action's own price is still paid."""

    def test_anywhere_is_every_region(self) -> None:
        table = laid_out(0, horses=9, furs=[2, 2, 7, 7])
        table.ask(0, ChooseAdvanced(anywhere=True))
        assert regions(table, "village") == regions(table, "outpost") == [0, 1, 2, 3, 4]
        assert regions(table, "claim") == [1, 2, 11, 12]

    def test_an_outpost_anywhere_costs_its_horses_and_one_of_the_own_supply(self) -> None:
        table = laid_out(4, horses=1, outposts=1)
        outpost(table, 4, seat=1)
        table.ask(0, ChooseAdvanced(anywhere=True))
        table.play("outpost", 4)
        assert (table.state.players[0].horses, table.state.players[0].outposts) == (0, 0)

    def test_a_tile_anywhere_costs_its_furs(self) -> None:
        table = laid_out(4, furs=[7, 7, 1])
        table.ask(0, ChooseAdvanced(anywhere=True))
        table.play("claim", 12)
        assert sum(table.state.players[0].furs) == 1

    def test_a_free_village_costs_nothing(self) -> None:
        table = laid_out(4, furs=[2])
        table.ask(0, ChooseAdvanced(anywhere=True))
        table.play("village", 0)
        assert table.state.players[0].furs[2] == 1

    def test_the_trophy_step_of_a_free_village_costs_its_fur(self) -> None:
        table = laid_out(4, furs=[1, 1])
        table.ask(0, ChooseAdvanced(anywhere=True))
        table.play("village", 4)
        table.play("step")
        assert table.state.players[0].furs[1] == 1

    def test_it_can_be_declined(self) -> None:
        table = laid_out(4)
        table.ask(0, ChooseAdvanced(anywhere=True))
        table.play("decline")
        assert table.asks == "ChooseAction"

    def test_only_the_song_that_builds_waives_the_horses(self) -> None:
        table = laid_out(4, horses=0, outposts=1)
        for seat in (1, 2):
            outpost(table, 4, seat=seat)
        table.ask(0, BuildAnywhere())
        table.play("outpost", 4)
        assert (table.state.players[0].horses, table.state.players[0].outposts) == (0, 1)

    def test_an_advanced_action_anywhere_in_the_middle_of_a_turn_is_no_main_action(self) -> None:
        table = laid_out(4, "main")
        table.ask(0, ChooseAdvanced(anywhere=True))
        table.play("village", 0)
        table.play("village", 1)
        assert table.state.players[0].banners == 2
