"""RULES 8: auxiliary actions at every decision of the own turn."""

import pytest

from stroganov.actions.trophy import Trophy
from stroganov.effects import DrawFromBag, Gain, TakeFromMarket
from stroganov.payment import Pay
from stroganov.state import TIGER, WINTER
from tests.table import Table

AUXILIARY = {"buy", "buy_bag", "swap_down", "swap_two", "fulfil", "extra"}


def laid_out(step: str = "basic", slot: int = 4, edition: str = "revised", **owns: object) -> Table:
    """Seat 0 in its turn; the market shows 1 to 6."""
    table = Table(edition=edition)
    table.lay(region_furs=(2, 3, 4, 6, 7), trade_fur=5, market=[1, 2, 3, 4, 5, 6], songs=("A1",))
    table.tile(4, "F1")
    table.player(**owns)
    table.turn(0, step, slot=slot)
    return table


class TestWhen:
    @pytest.mark.parametrize("step", ["move", "basic", "main", "second", "end"])
    def test_at_every_step_of_a_turn(self, step: str) -> None:
        table = laid_out(step, horses=5)
        assert table.offers("buy", 3)
        table.play("buy", 3)
        assert table.state.players[0].furs[3] == 1
        assert table.asks == ("ChooseMove" if step == "move" else "ChooseAction")

    def test_any_number_of_times(self) -> None:
        table = laid_out("end", horses=15)
        for _ in range(3):
            table.play(*table.offered("buy")[0])
        assert sum(table.state.players[0].furs) == 3
        assert table.state.players[0].horses == 0

    def test_they_are_no_actions_of_the_turn(self) -> None:
        table = laid_out("main", horses=5)
        table.play("buy", 1)
        table.play("coin")
        table.play("coin")
        assert table.state.players[0].furs[1] == 0

    def test_before_the_second_fur_of_a_hunt(self) -> None:
        table = laid_out(horses=5, coins=1)
        table.tile(4, "F1", [2, 2])
        table.play("hunt", 4, 2)
        table.play("buy", 6)
        assert table.asks == "HuntAgain"
        assert table.offers("hunt", 4, 2)

    def test_even_when_the_second_fur_itself_is_out_of_the_question(self) -> None:
        table = laid_out(horses=5)
        table.tile(4, "F1", [2, 2])
        table.play("hunt", 4, 2)
        assert table.asks == "HuntAgain"
        assert table.offers("buy", 6)

    def test_between_the_two_trade_bonuses(self) -> None:
        table = laid_out(furs=[5], horses=2)
        table.play("trade")
        table.play("horses")
        table.play("buy", 6)
        assert table.asks == "ChooseBonus"

    def test_horses_of_the_first_bonus_pay_for_it(self) -> None:
        table = laid_out(furs=[5], horses=2)
        table.play("trade")
        assert table.offered("buy") == []
        table.play("horses")
        assert table.offers("buy", 6)

    def test_between_trophy_step_and_reward(self) -> None:
        table = laid_out(furs=[1], horses=5)
        table.ask(0, Trophy())
        table.play("step")
        assert table.asks == "TakeTrophyReward"
        assert table.offers("buy", 6)

    def test_at_the_choice_of_a_market_fur(self) -> None:
        table = laid_out(horses=5)
        table.ask(0, TakeFromMarket())
        table.play("buy", 6)
        assert table.asks == "TakeFromMarket"

    def test_at_the_end_of_the_story_track(self) -> None:
        table = laid_out(horses=5, story=12)
        table.ask(0, Gain("story", 1))
        table.play("buy", 6)
        assert table.asks == "ReachStoryEnd"

    def test_not_while_a_payment_is_put_together(self) -> None:
        table = laid_out(horses=9, furs=[1, 2, 3, 3], coins=5, hand=("S2",))
        table.ask(0, Pay(3, 2))
        assert not {choice[0] for choice in table.options()} & AUXILIARY

    def test_not_while_drawn_furs_lie_open(self) -> None:
        table = laid_out(horses=9, furs=[1, 2, 3, 3], coins=5, hand=("S2",))
        table.ask(0, DrawFromBag())
        assert not {choice[0] for choice in table.options()} & AUXILIARY

    def test_not_in_the_middle_of_a_swap(self) -> None:
        table = laid_out(horses=9, furs=[1, 2, 3, 3], coins=5, hand=("S2",))
        table.play("swap_two", 6)
        assert not {choice[0] for choice in table.options()} & AUXILIARY

    def test_not_on_another_players_turn(self) -> None:
        table = laid_out(horses=9, furs=[3, 3], hand=("S2",))
        table.turn(1)
        assert not {choice[0] for choice in table.options()} & AUXILIARY

    def test_in_winter(self) -> None:
        table = laid_out(horses=3)
        table.winter()
        assert table.state.season == WINTER
        assert table.state.seat == 0
        assert table.offers("buy", 6)


class TestBuy:
    def test_five_horses_for_a_market_fur(self) -> None:
        table = laid_out(horses=6)
        table.bag(7)
        table.play("buy", 4)
        player = table.state.players[0]
        assert (player.horses, player.furs[4]) == (1, 1)
        assert table.state.market == [1, 2, 3, 7, 5, 6]

    def test_five_horses_for_a_fur_from_the_bag(self) -> None:
        table = laid_out(horses=5)
        table.bag(1, 8)
        table.play("buy_bag")
        assert table.options() == [("keep", 1), ("keep", 8)]
        table.play("keep", 8)
        player = table.state.players[0]
        assert (player.horses, player.furs[8], player.story) == (0, 1, 2)

    def test_a_bought_fur_cannot_be_declined(self) -> None:
        """RULES 7: what may be declined is a reward."""
        table = laid_out(horses=5)
        table.bag(6)
        table.play("buy_bag")
        assert table.state.players[0].furs[6] == 1

    def test_not_with_four_horses(self) -> None:
        table = laid_out(horses=4)
        assert table.offered("buy") == table.offered("buy_bag") == []

    def test_not_from_an_empty_bag(self) -> None:
        table = laid_out(horses=5)
        table.bag()
        assert table.offered("buy_bag") == []
        assert table.offers("buy", 1)

    def test_not_from_an_empty_market(self) -> None:
        table = laid_out(horses=5)
        table.lay(market=[0] * 6)
        table.bag()
        assert table.offered("buy") == []


class TestSwapDown:
    def test_one_horse_and_a_fur_for_a_market_fur_of_lower_value(self) -> None:
        table = laid_out(horses=1, furs=[7])
        before = table.state.bag[7]
        table.play("swap_down", 6)
        player = table.state.players[0]
        assert (player.horses, player.furs[7], player.furs[6]) == (0, 0, 1)
        assert table.state.bag[7] + table.state.market.count(7) == before + 1

    def test_strictly_lower(self) -> None:
        table = laid_out(horses=1, furs=[4])
        assert table.offered("swap_down") == [("swap_down", value) for value in (1, 2, 3)]

    def test_a_coin_does_not_change_the_value(self) -> None:
        table = laid_out(horses=1, furs=[1], coins=5)
        assert table.offered("swap_down") == []

    def test_a_tiger_counts_as_above_8(self) -> None:
        table = laid_out(horses=1, tigers=1)
        table.lay(market=[8] * 6)
        before = table.state.tigers
        table.play("swap_down", 8)
        player = table.state.players[0]
        assert (player.furs[TIGER], player.furs[8], player.story) == (0, 1, 2)
        assert table.state.tigers == before + 1

    def test_the_player_chooses_which_higher_fur_to_give(self) -> None:
        table = laid_out(horses=1, furs=[2, 4, 8], tigers=1)
        table.play("swap_down", 3)
        assert table.options() == [("give", 4), ("give", 8), ("give", TIGER)]
        table.play("give", 8)
        assert table.state.players[0].furs[8] == 0

    def test_not_without_a_horse(self) -> None:
        assert laid_out(furs=[8]).offered("swap_down") == []

    def test_the_fur_given_goes_to_the_bag_before_the_space_is_refilled(self) -> None:
        table = laid_out(horses=1, furs=[7])
        table.bag()
        table.play("swap_down", 3)
        assert table.state.market == [1, 2, 7, 4, 5, 6]

    def test_the_market_fur_is_chosen_before_an_empty_space_profits(self) -> None:
        table = laid_out(horses=1, furs=[7])
        table.lay(market=[1, 2, 3, 4, 5, 0])
        table.bag()
        table.play("swap_down", 3)
        assert sorted(table.state.market) == [0, 1, 2, 4, 5, 7]
        assert table.state.players[0].furs[3] == 1


class TestSwapTwo:
    def test_two_furs_for_any_market_fur(self) -> None:
        table = laid_out(furs=[1, 2])
        table.bag()
        table.play("swap_two", 6)
        table.play("give", 1)
        player = table.state.players[0]
        assert (sum(player.furs), player.furs[6]) == (1, 1)
        assert sum(table.state.bag) == 1

    def test_the_player_chooses_which_two(self) -> None:
        table = laid_out(furs=[1, 1, 2, 8], tigers=1)
        table.play("swap_two", 6)
        assert table.options() == [("give", 1), ("give", 2), ("give", 8), ("give", TIGER)]
        table.play("give", 1)
        assert table.offers("give", 1)
        table.play("give", 8)
        assert [v for v in range(10) for _ in range(table.state.players[0].furs[v])] == [1, 2, 6, TIGER]

    def test_the_same_fur_cannot_be_given_twice(self) -> None:
        table = laid_out(furs=[1, 2, 3])
        table.play("swap_two", 6)
        table.play("give", 2)
        assert table.options() == [("give", 1), ("give", 3)]

    def test_not_with_one_fur(self) -> None:
        assert laid_out(furs=[8], coins=9, horses=4).offered("swap_two") == []

    def test_it_costs_no_horse(self) -> None:
        table = laid_out(furs=[1, 2])
        assert table.offers("swap_two", 6)

    def test_giving_up_a_bear_costs_no_story(self) -> None:
        table = laid_out(furs=[8, 8], story=4)
        table.play("swap_two", 6)
        assert table.state.players[0].story == 4


class TestFulfil:
    """A1 asks for three 4s, one of them returned, for 3 VP; S2 for two 3s, one returned."""

    def test_possess_have_return_pay_keep_the_rest(self) -> None:
        table = laid_out(furs=[4, 4, 4], hand=("A1",))
        before = table.state.bag[4]
        table.play("fulfil", "A1")
        player = table.state.players[0]
        assert (player.furs[4], player.vp) == (2, 3)
        assert (player.hand, player.fulfilled) == ((), ("A1",))
        assert table.state.bag[4] == before + 1

    def test_two_to_pay(self) -> None:
        table = laid_out(furs=[2, 2, 2], hand=("A2",))
        table.play("fulfil", "A2")
        assert (table.state.players[0].furs[2], table.state.players[0].vp) == (1, 4)

    def test_not_without_the_furs_to_show(self) -> None:
        assert not laid_out(furs=[4, 4], hand=("A1",)).offers("fulfil", "A1")
        assert not laid_out(furs=[4, 4, 3], hand=("A1",)).offers("fulfil", "A1")

    def test_another_fur_and_a_coin_stand_in_for_a_shown_fur_which_stays(self) -> None:
        table = laid_out(furs=[4, 4, 8], coins=1, hand=("A1",))
        table.play("fulfil", "A1")
        table.play("pay", (4,), (4, 0))
        player = table.state.players[0]
        assert (player.furs[4], player.furs[8], player.coins) == (1, 1, 0)

    def test_if_that_fur_is_among_those_paid_it_goes_to_the_bag(self) -> None:
        table = laid_out(furs=[4, 4, 8], coins=1, hand=("A1",))
        table.play("fulfil", "A1")
        table.play("pay", (8,), (4, 4))
        player = table.state.players[0]
        assert (player.furs[4], player.furs[8], player.coins) == (2, 0, 0)

    def test_a_tiger_is_always_spent_even_in_the_place_of_a_fur_that_would_have_stayed(self) -> None:
        table = laid_out(furs=[4], tigers=2, hand=("A1",))
        before = table.state.tigers
        table.play("fulfil", "A1")
        table.play("add", 4)
        assert sum(table.state.players[0].furs) == 0
        assert table.state.tigers == before + 2

    def test_a_tiger_may_pay_and_the_fur_stay(self) -> None:
        table = laid_out(furs=[4], tigers=2, hand=("A1",))
        table.play("fulfil", "A1")
        table.play("pay", (TIGER,), (4, TIGER))
        player = table.state.players[0]
        assert (player.furs[4], player.furs[TIGER]) == (1, 0)

    def test_one_coin_for_each_fur_converted(self) -> None:
        assert not laid_out(furs=[4, 7, 8], coins=1, hand=("A1",)).offers("fulfil", "A1")
        table = laid_out(furs=[4, 7, 8], coins=2, hand=("A1",))
        table.play("fulfil", "A1")
        table.play(*table.offered("pay")[0])
        assert table.state.players[0].coins == 0

    def test_any_mix(self) -> None:
        table = laid_out(furs=[4, 8], tigers=1, coins=1, hand=("A1",))
        table.play("fulfil", "A1")
        table.play("pay", (TIGER,), (4, 0))
        player = table.state.players[0]
        assert (player.furs[4], player.furs[8], player.furs[TIGER], player.coins) == (1, 1, 0, 0)

    def test_only_wishes_from_hand(self) -> None:
        table = laid_out(furs=[3] * 9)
        assert table.offered("fulfil") == []

    def test_a_wish_is_fulfilled_once(self) -> None:
        table = laid_out(furs=[4] * 9, hand=("A1", "S4"))
        table.play("fulfil", "A1")
        assert table.offered("fulfil") == [("fulfil", "S4")]

    def test_the_effect_holds_from_now_on(self) -> None:
        """S1: every move may go one tile further; here before the move of this turn."""
        table = laid_out("move", furs=[5, 5], hand=("S1",))
        assert len(table.offered("move")) == 2
        table.play("fulfil", "S1")
        assert len(table.offered("move")) == 3

    def test_it_can_be_taken_and_fulfilled_in_the_same_turn(self) -> None:
        table = laid_out("main", furs=[4, 4, 4])
        table.lay(wishes=[None, "A1", None, None, None])
        table.play("wish", 1)
        table.play("fulfil", "A1")
        assert table.state.players[0].vp == 3

    def test_in_winter_too(self) -> None:
        table = laid_out(furs=[4, 4, 4], hand=("A1",))
        table.winter()
        table.play("fulfil", "A1")
        assert table.state.players[0].vp == 3

    def test_the_furs_shown_may_be_those_that_pay_the_next_action(self) -> None:
        table = laid_out("second", furs=[3, 3], hand=("S2",))
        table.play("fulfil", "S2")
        table.play("coin")
        assert sum(table.state.players[0].furs) == 0

    def test_a10_gives_a_tiger_at_once_and_still_counts_as_fulfilled(self) -> None:
        table = laid_out(furs=[8, 8], hand=("A10",))
        before = table.state.tigers
        table.play("fulfil", "A10")
        player = table.state.players[0]
        assert (player.furs[TIGER], player.fulfilled) == (1, ("A10",))
        assert table.state.tigers == before - 1

    def test_a10s_tiger_may_be_the_one_just_spent_on_it(self) -> None:
        table = laid_out(furs=[8], tigers=1, hand=("A10",))
        table.lay(tigers=0)
        table.play("fulfil", "A10")
        table.play("pay", (TIGER,), (8,))
        assert table.state.players[0].furs[TIGER] == 1
        assert table.state.tigers == 0
