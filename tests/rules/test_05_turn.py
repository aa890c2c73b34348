"""RULES 5: a turn is a move, a basic action, and one or two main actions."""

import pytest

from stroganov.state import TIGER
from stroganov.turn import StartTurn
from tests.table import Table

REGION_FURS = (2, 3, 4, 6, 7)
TRADE = 5


def laid_out(slot: int = 4, step: str = "basic", **owns: object) -> Table:
    """Two players, a known board; it is seat 0's turn on a slot of region 1."""
    table = Table()
    table.lay(region_furs=REGION_FURS, trade_fur=TRADE, villages=("V1", "V2", "V3", "V4", "V5"))
    for each in range(1, 13):
        table.tile(each, "F1")
    table.player(**owns)
    table.turn(0, step, slot=slot)
    return table


def targets(table: Table) -> list[int]:
    return sorted(choice[1] for choice in table.offered("move"))


def has_action(table: Table) -> bool:
    return table.offers("coin")


class TestMove:
    """Step 1: 1 or 2 tiles east; 1, 3 or 6 horses buy 1, 2 or 3 tiles more."""

    @pytest.mark.parametrize(
        ("horses", "furthest"), [(0, 2), (1, 3), (2, 3), (3, 4), (5, 4), (6, 5), (7, 5), (99, 5)]
    )
    def test_horses_buy_tiles(self, horses: int, furthest: int) -> None:
        table = laid_out(0, "move", horses=horses)
        assert targets(table) == list(range(1, furthest + 1))

    @pytest.mark.parametrize(("slot", "price"), [(1, 0), (2, 0), (3, 1), (4, 3), (5, 6)])
    def test_each_tile_beyond_the_second_has_its_price(self, slot: int, price: int) -> None:
        table = laid_out(0, "move", horses=10)
        table.play("move", slot)
        player = table.state.players[0]
        assert (player.slot, player.horses) == (slot, 10 - price)

    def test_the_move_goes_east_only(self) -> None:
        assert min(targets(laid_out(6, "move", horses=9))) == 7

    def test_gaps_are_skipped_and_not_counted(self) -> None:
        table = laid_out(1, "move", horses=1)
        table.tile(2, None)
        table.tile(4, None)
        assert targets(table) == [3, 5, 6]
        table.play("move", 6)
        assert table.state.players[0].horses == 0

    def test_nobody_moves_past_the_easternmost_tile(self) -> None:
        table = laid_out(9, "move", horses=9)
        table.tile(12, None)
        assert targets(table) == [10, 11]

    def test_the_move_is_compulsory(self) -> None:
        table = laid_out(4, "move")
        assert {choice[0] for choice in table.options()} == {"move"}

    def test_the_move_is_compulsory_even_with_one_tile_left(self) -> None:
        table = laid_out(11, "move", horses=4)
        assert table.options() == [("move", 12)]

    def test_the_step_is_skipped_if_there_is_no_tile_further_east(self) -> None:
        table = laid_out(11)
        table.tile(12, None)
        table.ask(0, StartTurn())
        assert table.asks == "ChooseAction"
        assert has_action(table)

    def test_a_cossack_in_a_gap_moves_like_any_other(self) -> None:
        table = laid_out(4, "move")
        table.tile(4, None)
        table.tile(5, None)
        assert targets(table) == [6, 7]

    def test_after_the_move_comes_the_basic_action(self) -> None:
        table = laid_out(4, "move")
        table.play("move", 5)
        assert has_action(table)

    def test_if_an_extra_action_claimed_the_last_tile_further_east_there_is_no_move(self) -> None:
        """RULES 13 and 15: A11 to A13 also before the move."""
        table = laid_out(11, "move", furs=[7, 7], fulfilled=("A11",))
        table.play("extra", "A11")
        table.play("claim", 12)
        assert table.offered("move") == []
        table.play("stay")
        assert table.state.players[0].slot == 11
        assert has_action(table)


class TestSteps:
    """A basic action, a free main action, a second one for a price; each optional."""

    def test_everything_after_the_move_is_optional(self) -> None:
        for step in ("basic", "main", "second", "end"):
            table = laid_out(4, step, furs=[2])
            assert table.offers("end")
            table.play("end")
            assert table.state.seat == 1

    def test_a_basic_action_then_a_basic_main_action_then_a_second_for_a_fur(self) -> None:
        table = laid_out(4, furs=[7])
        table.play("coin")
        table.play("coin")
        assert table.state.players[0].furs[7] == 1
        table.play("coin")
        assert table.state.players[0].coins == 3
        assert table.state.players[0].furs[7] == 0
        assert table.options() == [("end",)]

    def test_there_is_no_second_main_action_without_a_fur(self) -> None:
        table = laid_out(4, horses=4, coins=4)
        table.play("coin")
        table.play("village", 1)
        assert table.options() == [("end",)]

    def test_step_2_is_over_once_an_advanced_action_begins(self) -> None:
        """RULES 15: it was the free main action; what follows costs a fur."""
        table = laid_out(4, furs=[7])
        table.play("village", 1)
        table.play("coin")
        assert sum(table.state.players[0].furs) == 0
        assert table.options() == [("end",)]

    def test_the_first_main_action_performed_is_the_free_one(self) -> None:
        """RULES 15: a claim first pays no fur for being a second action."""
        table = laid_out(4, furs=[3, 3, 2])
        table.play("claim", 4)
        assert sum(table.state.players[0].furs) == 1

    def test_two_advanced_actions_in_one_turn(self) -> None:
        table = laid_out(4, furs=[3])
        table.play("village", 1)
        table.play("village", 1)
        assert table.state.players[0].banners == 2
        assert table.state.players[0].furs[3] == 0

    def test_the_same_basic_action_may_be_done_twice_in_a_turn(self) -> None:
        table = laid_out(4)
        table.tile(4, "F1", [1, 1, 1])
        table.play("hunt", 4, 1)
        table.play("hunt", 4, 1)
        table.play("stop")
        table.play("hunt", 4, 1)
        table.play("stop")
        assert table.state.players[0].furs[1] == 2
        assert table.answers() == [("end",)]

    def test_no_third_main_action(self) -> None:
        table = laid_out(4, furs=[2, 2, 2, 3])
        table.play("coin")
        table.play("coin")
        table.play("coin")
        assert table.offered("coin") == [] and table.offered("village") == []


class TestSecondMainAction:
    """One fur: of any value for a basic action, of the region's value for an advanced one."""

    @pytest.mark.parametrize("fur", [1, 2, 5, 8, TIGER])
    def test_any_fur_or_a_tiger_pays_a_basic_action(self, fur: int) -> None:
        table = laid_out(4, "second", furs=[fur])
        table.play("horses")
        assert sum(table.state.players[0].furs) == 0
        assert table.state.players[0].horses == 4

    def test_the_player_chooses_the_fur(self) -> None:
        table = laid_out(4, "second", furs=[1, 4, 8], tigers=1)
        table.play("horses")
        assert table.options() == [("pay", (1,)), ("pay", (4,)), ("pay", (8,)), ("pay", (TIGER,))]
        table.play("pay", (4,))
        assert table.state.players[0].furs[4] == 0

    def test_no_coin_is_paid_with_a_fur_of_any_value(self) -> None:
        table = laid_out(4, "second", furs=[1], coins=2)
        table.play("coin")
        assert table.state.players[0].coins == 3

    def test_an_advanced_action_costs_the_fur_of_its_region(self) -> None:
        table = laid_out(4, "second", furs=[2])
        assert table.offers("village", 1) is False
        table.player(furs=[3])
        assert table.offers("village", 1)

    def test_another_fur_and_a_coin_or_a_tiger_pay_it_too(self) -> None:
        table = laid_out(4, "second", furs=[2], tigers=1, coins=1)
        table.play("village", 1)
        assert table.options() == [("pay", (2,)), ("pay", (TIGER,))]
        table.play("pay", (2,))
        assert table.state.players[0].coins == 0

    def test_the_region_is_where_the_action_is_carried_out_not_the_cossacks(self) -> None:
        table = laid_out(4, "second", furs=[6])
        table.lay(spaces=[(-1, -2, -2), (-1, -2, -2), (-1, -1, -2), (0, -1, -2), (-1, -1, -2)])
        assert table.offered("village") == [("village", 3)]
        table.play("village", 3)
        assert table.state.players[0].furs[6] == 0

    def test_an_outpost_as_second_action_costs_fur_and_horses(self) -> None:
        table = laid_out(6, "second", furs=[4], horses=1)
        table.lay(spaces=[(-1, -2, -2), (-1, -2, -2), (1, -1, -2), (-1, -1, -2), (-1, -1, -2)])
        table.play("outpost", 2)
        player = table.state.players[0]
        assert (sum(player.furs), player.horses) == (0, 0)
        assert table.state.spaces[2] == (1, 0, -2)

    def test_an_outpost_is_not_on_offer_without_the_fur(self) -> None:
        table = laid_out(6, "second", furs=[3], horses=5)
        assert table.offered("outpost") == []

    def test_the_fur_is_paid_before_the_action(self) -> None:
        """RULES 15: the fur to be hunted cannot pay for the hunt."""
        table = laid_out(4, "second")
        table.tile(4, "F1", [1])
        assert table.offered("hunt") == []

    def test_furs_lying_on_the_tile_do_not_pay_its_claim(self) -> None:
        table = laid_out(4, "second", furs=[3, 3, 3])
        table.tile(4, "F1", [3])
        assert table.offers("claim", 4) is False
        table.player(furs=[3])
        table.play("claim", 4)
        assert table.state.players[0].furs[3] == 1

    def test_a_fur_gained_by_the_first_main_action_can_pay_for_the_second(self) -> None:
        table = laid_out(4)
        table.tile(4, "F1", [3])
        table.play("coin")
        table.play("hunt", 4, 3)
        table.play("village", 1)
        assert table.state.players[0].banners == 1


class TestSecondTrade:
    """A trade as second main action needs two furs: any one, and one for the trade."""

    def test_one_fur_is_not_enough(self) -> None:
        assert laid_out(4, "second", furs=[TRADE], coins=5).offers("trade") is False

    def test_the_trade_fur_and_any_other(self) -> None:
        table = laid_out(4, "second", furs=[TRADE, 1])
        table.play("trade")
        assert sum(table.state.players[0].furs) == 0
        assert table.state.players[0].coins == 0
        assert table.asks == "ChooseBonus"

    def test_the_first_payment_leaves_what_the_trade_needs(self) -> None:
        table = laid_out(4, "second", furs=[TRADE, 1, 2])
        table.play("trade")
        assert table.options() == [("pay", (1,)), ("pay", (2,))]

    def test_with_a_coin_the_trade_fur_itself_can_pay_the_action(self) -> None:
        table = laid_out(4, "second", furs=[TRADE, 1], coins=1)
        table.play("trade")
        assert table.options() == [("pay", (1,)), ("pay", (TRADE,))]
        table.play("pay", (TRADE,))
        assert table.state.players[0].coins == 0
        assert table.asks == "ChooseBonus"

    def test_two_other_furs_without_a_coin_are_not_enough(self) -> None:
        assert laid_out(4, "second", furs=[1, 2]).offers("trade") is False

    def test_two_other_furs_and_one_coin_are_enough(self) -> None:
        table = laid_out(4, "second", furs=[1, 2], coins=1)
        table.play("trade")
        table.play("pay", (2,))
        player = table.state.players[0]
        assert (sum(player.furs), player.coins) == (0, 0)

    def test_two_tigers_are_enough(self) -> None:
        table = laid_out(4, "second", tigers=2)
        table.play("trade")
        assert table.state.players[0].furs[TIGER] == 0


class TestCoinAndHorses:
    def test_coin(self) -> None:
        table = laid_out()
        table.play("coin")
        assert table.state.players[0].coins == 1

    def test_horses(self) -> None:
        table = laid_out()
        table.play("horses")
        assert table.state.players[0].horses == 4


class TestMoveAction:
    """1 or 2 tiles east or west; no horses can be paid."""

    def test_one_or_two_tiles_either_way(self) -> None:
        assert targets(laid_out(6)) == [4, 5, 7, 8]

    def test_horses_buy_nothing(self) -> None:
        table = laid_out(6, horses=9)
        assert targets(table) == [4, 5, 7, 8]
        table.play("move", 8)
        assert table.state.players[0].horses == 9

    @pytest.mark.parametrize(("slot", "west"), [(1, []), (2, [1]), (3, [1, 2])])
    def test_nobody_moves_back_onto_the_starting_tile(self, slot: int, west: list[int]) -> None:
        assert [target for target in targets(laid_out(slot)) if target < slot] == west

    def test_gaps_are_skipped(self) -> None:
        table = laid_out(6)
        for gap in (5, 6, 8):
            table.tile(gap, None)
        assert targets(table) == [3, 4, 7, 9]

    def test_with_no_tile_in_reach_it_cannot_be_chosen(self) -> None:
        table = laid_out(4)
        for gap in range(1, 13):
            table.tile(gap, None)
        assert table.offered("move") == []


class TestHunt:
    """1 horse for each fur on the tile with a strictly lower value."""

    @pytest.mark.parametrize(("value", "price"), [(2, 0), (3, 2), (8, 3), (TIGER, 4)])
    def test_price_in_horses(self, value: int, price: int) -> None:
        table = laid_out(horses=6)
        table.tile(4, "F1", [2, 2, 3, 8, TIGER])
        table.play("hunt", 4, value)
        player = table.state.players[0]
        assert player.horses == 6 - price
        assert player.furs[value] == 1
        assert (
            table.state.lying[4]
            == tuple(v for v in (2, 2, 3, 8, TIGER) if v != value or v == 2)[1 if value == 2 else 0 :]
        )

    def test_what_cannot_be_paid_is_not_on_offer(self) -> None:
        table = laid_out(horses=2)
        table.tile(4, "F1", [2, 2, 3, 8])
        assert table.offered("hunt") == [("hunt", 4, 2), ("hunt", 4, 3)]

    def test_equal_values_do_not_count(self) -> None:
        table = laid_out()
        table.tile(4, "F1", [5, 5, 5])
        table.play("hunt", 4, 5)
        assert table.state.lying[4] == (5, 5)

    def test_a_tiger_ranks_above_every_fur(self) -> None:
        table = laid_out(horses=1)
        table.tile(4, "F1", [8, TIGER])
        table.play("hunt", 4, TIGER)
        assert table.state.players[0].horses == 0
        assert table.state.players[0].furs[TIGER] == 1

    def test_a_tiger_alone_is_free(self) -> None:
        table = laid_out()
        table.tile(4, "F1", [TIGER])
        table.play("hunt", 4, TIGER)
        assert table.state.players[0].furs[TIGER] == 1

    def test_two_tigers_rank_equal(self) -> None:
        table = laid_out(horses=1)
        table.tile(4, "F1", [3, TIGER, TIGER])
        assert table.offers("hunt", 4, TIGER)

    def test_only_the_own_tile(self) -> None:
        table = laid_out(horses=5)
        table.tile(3, "F1", [1])
        table.tile(5, "F1", [1])
        assert table.offered("hunt") == []

    def test_a_coin_buys_a_second_fur_from_the_same_tile_under_the_same_rule(self) -> None:
        table = laid_out(horses=1, coins=1)
        table.tile(4, "F1", [2, 3, 4])
        table.play("hunt", 4, 2)
        assert table.offered("hunt") == [("hunt", 4, 3), ("hunt", 4, 4)]
        table.play("hunt", 4, 4)
        player = table.state.players[0]
        assert (player.coins, player.horses) == (0, 0)
        assert table.state.lying[4] == (3,)

    def test_the_second_fur_is_once_a_hunt(self) -> None:
        table = laid_out(coins=5)
        table.tile(4, "F1", [2, 2, 2])
        table.play("hunt", 4, 2)
        table.play("hunt", 4, 2)
        assert table.asks == "ChooseAction"
        table.play("hunt", 4, 2)
        assert table.state.players[0].coins == 4

    def test_the_second_fur_is_optional(self) -> None:
        table = laid_out(coins=1)
        table.tile(4, "F1", [2, 2])
        table.play("hunt", 4, 2)
        table.play("stop")
        assert table.state.players[0].coins == 1
        assert table.state.players[0].furs[2] == 1

    def test_without_a_coin_there_is_no_second_fur(self) -> None:
        table = laid_out()
        table.tile(4, "F1", [2, 2])
        table.play("hunt", 4, 2)
        assert table.asks == "ChooseAction"

    def test_a_cossack_in_a_gap_has_nothing_to_hunt(self) -> None:
        table = laid_out(horses=9, coins=1)
        table.tile(4, None)
        assert table.offered("hunt") == []

    def test_the_story_end_reached_by_a_bear_comes_before_the_second_fur(self) -> None:
        table = laid_out(coins=1, story=10)
        table.lay(songs=("A1",))
        table.tile(4, "F1", [8, TIGER])
        table.play("hunt", 4, 8)
        assert table.asks == "ReachStoryEnd"
        table.play("song", "A1")
        assert table.asks == "HuntAgain"
        assert table.offers("hunt", 4, TIGER)

    def test_a_tile_claimed_by_an_extra_action_has_no_second_fur(self) -> None:
        table = laid_out(coins=3, furs=[3, 3, 3], fulfilled=("A11",))
        table.tile(4, "F1", [2, 4])
        table.play("hunt", 4, 2)
        table.play("extra", "A11")
        table.play("claim", 4)
        table.play("pay", (3, 3, 3))
        assert table.state.players[0].furs[4] == 1
        assert table.offered("hunt") == []


class TestTrade:
    """Pay one fur of the trade space's value, then two bonuses one after the other."""

    def trading(self, **owns: object) -> Table:
        table = laid_out(6, furs=[TRADE], **owns)
        table.play("trade")
        return table

    def test_it_costs_a_fur_of_the_trade_spaces_value(self) -> None:
        assert laid_out(furs=[4]).offers("trade") is False
        assert self.trading().state.players[0].furs[TRADE] == 0

    def test_two_different_bonuses(self) -> None:
        table = self.trading()
        table.play("coin")
        table.play("horses")
        player = table.state.players[0]
        assert (player.coins, player.horses) == (1, 3)
        assert table.asks == "ChooseAction"

    @pytest.mark.parametrize(
        ("bonus", "coins", "story", "horses"), [("coin", 2, 0, 0), ("story", 0, 4, 0), ("horses", 0, 0, 6)]
    )
    def test_the_same_bonus_twice(self, bonus: str, coins: int, story: int, horses: int) -> None:
        table = self.trading()
        table.play(bonus)
        table.play(bonus)
        player = table.state.players[0]
        assert (player.coins, player.story, player.horses) == (coins, story, horses)

    def test_moving_twice_may_turn_round(self) -> None:
        table = self.trading(horses=9)
        assert targets(table) == [4, 5, 7, 8]
        table.play("move", 8)
        assert targets(table) == [6, 7, 9, 10]
        table.play("move", 6)
        assert table.state.players[0].horses == 9
        assert table.state.players[0].slot == 6

    def test_a_move_bonus_needs_a_tile_in_reach(self) -> None:
        table = self.trading()
        for gap in range(1, 13):
            table.tile(gap, None)
        assert table.offered("move") == []

    def test_a_bonus_can_be_declined(self) -> None:
        """RULES 7."""
        table = self.trading()
        table.play("decline")
        table.play("coin")
        assert table.asks == "ChooseAction"
        assert table.state.players[0].coins == 1

    def test_the_story_end_comes_between_the_bonuses(self) -> None:
        table = self.trading(story=10)
        table.lay(songs=("A1",))
        table.play("story")
        assert table.asks == "ReachStoryEnd"
        table.play("song", "A1")
        assert table.asks == "ChooseBonus"

    def test_it_is_one_basic_action(self) -> None:
        table = self.trading()
        table.play("coin")
        table.play("coin")
        table.play("coin")
        assert table.options() == [("end",)]
