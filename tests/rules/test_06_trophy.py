"""RULES 6: trophies, the trophy track of side a and the four boards of side b."""

import pytest

from stroganov.actions.trophy import Trophy
from stroganov.state import TIGER
from tests.table import Table

VILLAGES = ("V1", "V2", "V3", "V4", "V5")  # V5 gives a trophy
YURTS = ["A2", "A3", "A4", "A6", "A7"]  # A4 shows a trophy


def at_trophy(
    space: int = 1, colour: str = "blue", side: str = "a", edition: str = "revised", **owns: object
) -> Table:
    """A trophy for seat 0 with the token on a space."""
    others = [each for each in ("blue", "red", "green", "yellow") if each != colour]
    table = Table(sides=(side, "a"), colours=(colour, others[0]), edition=edition)
    table.lay(
        region_furs=(2, 3, 4, 6, 7), trade_fur=5, villages=VILLAGES, yurts=list(YURTS), songs=("A1", "A10")
    )
    table.player(trophy=space, **owns)
    table.turn(0, "end", slot=4)
    table.ask(0, Trophy())
    return table


def rewards(table: Table) -> list[int]:
    return [choice[1] for choice in table.offered("trophy")]


class TestStep:
    def test_the_token_may_move_one_space_for_a_fur_of_the_value_entered(self) -> None:
        table = at_trophy(1, furs=[1])
        table.play("step")
        player = table.state.players[0]
        assert (player.trophy, player.furs[1]) == (2, 0)

    @pytest.mark.parametrize(("space", "cost"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7)])
    def test_side_a_asks_for_the_values_in_turn(self, space: int, cost: int) -> None:
        assert at_trophy(space, furs=[cost]).offers("step")
        assert not at_trophy(space, furs=[cost + 1]).offers("step")

    def test_another_fur_and_a_coin_or_a_tiger_pay_the_step(self) -> None:
        table = at_trophy(1, furs=[6], coins=1, tigers=1)
        table.play("step")
        assert table.options() == [("pay", (6,)), ("pay", (TIGER,))]

    def test_the_step_is_optional(self) -> None:
        table = at_trophy(1, furs=[1])
        table.play("stay")
        assert table.state.players[0].trophy == 1
        assert table.state.players[0].furs[1] == 1

    def test_without_the_fur_there_is_no_step_but_still_a_reward(self) -> None:
        table = at_trophy(4)
        assert table.asks == "TakeTrophyReward"
        assert rewards(table) == [1, 2, 3, 4]

    def test_on_the_last_space_there_is_no_step_but_still_a_reward(self) -> None:
        """RULES 15."""
        table = at_trophy(8, furs=[7, 8], coins=3)
        assert table.asks == "TakeTrophyReward"
        assert 8 in rewards(table)

    def test_only_one_space_a_trophy(self) -> None:
        table = at_trophy(1, furs=[1, 2])
        table.play("step")
        assert table.offered("step") == []
        assert rewards(table) == [1, 2]


class TestRewards:
    def test_a_reward_of_the_tokens_space_or_any_above(self) -> None:
        assert rewards(at_trophy(6)) == [1, 2, 3, 4, 5, 6]

    def test_the_space_entered_counts(self) -> None:
        table = at_trophy(3, furs=[3])
        table.play("step")
        assert rewards(table) == [1, 2, 3, 4]

    def test_space_1_three_horses_is_always_open(self) -> None:
        table = at_trophy(1)
        table.play("trophy", 1)
        assert table.state.players[0].horses == 3

    def test_space_2_two_story_points(self) -> None:
        table = at_trophy(2)
        table.play("trophy", 2)
        assert table.state.players[0].story == 2

    def test_space_3_any_village_except_the_trophy_village(self) -> None:
        table = at_trophy(3)
        table.play("trophy", 3)
        assert table.offered("village") == [("village", region) for region in (0, 1, 2, 3)]
        table.play("village", 0)
        assert table.state.players[0].banners == 1

    @pytest.mark.parametrize("space", [3, 7])
    def test_a_visit_or_a_yurt_can_still_be_declined_once_chosen(self, space: int) -> None:
        table = at_trophy(space)
        table.play("trophy", space)
        table.play("decline")
        assert table.asks == "ChooseAction"
        assert table.state.yurts == YURTS

    def test_space_4_one_vp(self) -> None:
        table = at_trophy(4)
        table.play("trophy", 4)
        assert table.state.players[0].vp == 1

    def test_space_5_a_fur_from_the_bag_and_two_horses(self) -> None:
        table = at_trophy(5)
        table.bag(3, 6)
        table.play("trophy", 5)
        assert table.state.players[0].horses == 0
        table.play("keep", 6)
        assert table.state.players[0].furs[6] == 1
        assert table.state.players[0].horses == 2

    def test_space_6_a_market_fur_and_two_story_points(self) -> None:
        table = at_trophy(6)
        table.lay(market=[1, 2, 3, 4, 5, 6])
        table.play("trophy", 6)
        table.play("market", 6)
        assert table.state.players[0].furs[6] == 1
        assert table.state.players[0].story == 2

    def test_space_6_with_a_bear_gives_four_story_points(self) -> None:
        table = at_trophy(6)
        table.lay(market=[1, 2, 3, 4, 5, 8])
        table.play("trophy", 6)
        table.play("market", 8)
        assert table.state.players[0].story == 4

    def test_space_7_any_yurt_except_one_that_shows_a_trophy(self) -> None:
        table = at_trophy(7)
        table.play("trophy", 7)
        assert table.offered("yurt") == [("yurt", region) for region in (0, 1, 3, 4)]
        table.play("yurt", 0)
        assert table.state.players[0].horses == 6
        assert table.state.yurts[0] is None

    def test_space_8_two_different_rewards_from_the_spaces_above(self) -> None:
        table = at_trophy(8)
        table.play("trophy", 8)
        assert rewards(table) == [1, 2, 3, 4, 5, 6, 7]
        table.play("trophy", 4)
        assert rewards(table) == [1, 2, 3, 5, 6, 7]
        table.play("trophy", 1)
        assert (table.state.players[0].vp, table.state.players[0].horses) == (1, 3)
        assert table.asks == "ChooseAction"

    def test_of_the_two_the_second_can_be_declined(self) -> None:
        table = at_trophy(8)
        table.play("trophy", 8)
        table.play("trophy", 4)
        table.play("decline")
        assert table.asks == "ChooseAction"
        assert table.state.players[0].vp == 1

    def test_the_first_of_the_two_is_finished_before_the_second(self) -> None:
        table = at_trophy(8)
        table.lay(market=[1, 2, 3, 4, 5, 6])
        table.play("trophy", 8)
        table.play("trophy", 6)
        assert table.asks == "TakeFromMarket"
        table.play("market", 1)
        assert table.asks == "TakeTwoTrophyRewards"

    def test_a_reward_can_be_declined(self) -> None:
        table = at_trophy(8)
        table.play("decline")
        assert table.asks == "ChooseAction"

    def test_without_a_yurt_to_use_the_yurt_reward_cannot_be_chosen(self) -> None:
        """RULES 15: no legal target; a yurt that shows a trophy is none."""
        table = at_trophy(7)
        table.lay(yurts=[None, None, "A4", None, None])
        assert rewards(table) == [1, 2, 3, 4, 5, 6]

    def test_nor_as_one_of_two(self) -> None:
        table = at_trophy(8)
        table.lay(yurts=[None, "B3", "A4", None, None])
        table.play("trophy", 8)
        assert rewards(table) == [1, 2, 3, 4, 5, 6]

    def test_the_trophy_village_is_found_where_it_lies(self) -> None:
        table = at_trophy(3)
        table.lay(villages=("V5", "V1", "V2", "V3", "V4"))
        table.play("trophy", 3)
        assert not table.offers("village", 0)
        assert table.offers("village", 4)


class TestYurtRewardByEdition:
    """RULES 12, 5: the first edition asks the region fur of the yurt's region."""

    def test_revised_it_is_free(self) -> None:
        table = at_trophy(7)
        table.play("trophy", 7)
        table.play("yurt", 4)
        assert table.state.players[0].banners == 1

    def test_first_edition_it_costs_the_region_fur(self) -> None:
        table = at_trophy(7, edition="first", furs=[3])
        table.play("trophy", 7)
        assert table.offered("yurt") == [("yurt", 1)]
        table.play("yurt", 1)
        player = table.state.players[0]
        assert (player.furs[3], player.coins) == (0, 2)

    def test_first_edition_another_fur_and_a_coin_pay_it_too(self) -> None:
        table = at_trophy(7, edition="first", furs=[8], coins=1)
        table.play("stay")
        table.play("trophy", 7)
        assert len(table.offered("yurt")) == 4
        table.play("yurt", 0)
        player = table.state.players[0]
        assert (player.furs[8], player.coins, player.horses) == (0, 0, 6)

    def test_first_edition_it_cannot_be_chosen_without_the_fur(self) -> None:
        assert rewards(at_trophy(7, edition="first")) == [1, 2, 3, 4, 5, 6]


class TestBoards:
    def test_blue_b_has_a_shorter_track(self) -> None:
        table = at_trophy(6, "blue", "b", furs=[6, 7], coins=2)
        assert table.asks == "TakeTrophyReward"
        assert rewards(table) == [1, 2, 3, 4, 5, 6]
        table.play("trophy", 6)
        assert rewards(table) == [1, 2, 3, 4, 5]

    @pytest.mark.parametrize("space", [2, 4, 6])
    def test_on_red_b_the_spaces_3_5_and_7_cost_no_fur(self, space: int) -> None:
        table = at_trophy(space, "red", "b")
        table.play("step")
        assert table.state.players[0].trophy == space + 1
        assert table.asks == "TakeTrophyReward"

    @pytest.mark.parametrize("space", [1, 3, 5, 7])
    def test_on_red_b_the_others_do(self, space: int) -> None:
        """RULES 15: counted with the starting space."""
        assert at_trophy(space, "red", "b").asks == "TakeTrophyReward"

    @pytest.mark.parametrize(("entered", "coins"), [(2, 1), (3, 0), (4, 1), (5, 0), (6, 1), (7, 0), (8, 1)])
    def test_green_b_gives_coins_on_entering_certain_spaces(self, entered: int, coins: int) -> None:
        table = at_trophy(entered - 1, "green", "b", tigers=1)
        table.play("step")
        assert table.asks == "TakeTrophyReward"
        assert table.state.players[0].coins == coins

    def test_greens_coins_come_before_the_reward(self) -> None:
        """RULES 15: a coin of space 8 pays with a fur for the yurt in the first edition."""
        table = at_trophy(7, "green", "b", edition="first", furs=[7, 1])
        table.play("step")
        table.play("trophy", 8)
        assert 7 in rewards(table)

    def test_staying_gives_green_no_coin(self) -> None:
        table = at_trophy(2, "green", "b", tigers=1)
        table.play("stay")
        assert table.state.players[0].coins == 0

    def test_yellow_b_scores_more(self) -> None:
        rules = Table(sides=("b", "a"), colours=("yellow", "red"))
        yellow, red = (rules.state.rules.shields(player) for player in rules.state.players)
        assert [points for _, points in yellow] == [2, 5, 9, 14]
        assert [points for _, points in red] == [1, 3, 6, 10]


class TestInsideEachOther:
    """Effects inside effects are finished before the outer one goes on (RULES 7)."""

    def test_auxiliary_actions_between_step_and_reward(self) -> None:
        table = at_trophy(1, furs=[1], horses=5)
        table.lay(market=[4, 4, 4, 4, 4, 4])
        table.play("step")
        table.play("buy", 4)
        assert table.asks == "TakeTrophyReward"
        assert rewards(table) == [1, 2]

    def test_a_trophy_in_the_middle_of_a_trophy_moves_the_same_token(self) -> None:
        """An extra action (A11) before the step visits the trophy village."""
        table = at_trophy(1, furs=[1, 2], fulfilled=("A11",))
        table.turn(0, "end", slot=11)
        table.ask(0, Trophy())
        table.play("extra", "A11")
        table.play("village", 4)
        table.play("step")
        table.play("trophy", 1)
        assert table.asks == "StepTrophy"
        table.play("step")
        assert table.state.players[0].trophy == 3
        assert rewards(table) == [1, 2, 3]

    def test_the_inner_trophy_may_use_up_the_track(self) -> None:
        """Then the outer one has no step left but still a reward (RULES 15)."""
        table = at_trophy(7, furs=[7, 7], fulfilled=("A11",))
        table.turn(0, "end", slot=11)
        table.ask(0, Trophy())
        table.play("extra", "A11")
        table.play("village", 4)
        table.play("step")
        table.play("trophy", 1)
        assert not table.offers("step")
        table.play("stay")
        assert rewards(table) == [1, 2, 3, 4, 5, 6, 7, 8]

    def test_a_yurt_used_for_a_trophy_is_gone_for_the_yurt_reward_inside(self) -> None:
        """RULES 6: a yurt use inside the reward cannot pick it again."""
        table = at_trophy(7)
        table.lay(yurts=[None, "A4", "A3", None, None])
        table.turn(0, "main", slot=4)
        table.play("yurt", 1)
        table.play("trophy", 7)
        assert table.offered("yurt") == [("yurt", 2)]

    def test_a_yurt_with_a_trophy_and_more_gives_the_trophy_first(self) -> None:
        """The parts come in the order listed."""
        table = at_trophy(1)
        table.lay(yurts=[None, "B3", None, None, None])
        table.turn(0, "main", slot=4)
        table.play("yurt", 1)
        assert table.asks == "TakeTrophyReward"
        assert table.state.players[0].horses == 0
        table.play("trophy", 1)
        assert table.state.players[0].horses == 5

    def test_a_village_inside_a_trophy_reward_may_bring_the_story_end(self) -> None:
        table = at_trophy(3, story=11)
        table.play("trophy", 3)
        table.play("village", 2)
        assert table.asks == "ReachStoryEnd"
        assert table.state.players[0].coins == 0
        table.play("song", "A1")
        assert table.state.players[0].coins == 1
