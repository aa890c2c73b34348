"""RULES 13: what each Tsar's wish does once fulfilled, in both editions."""

import pytest

from stroganov.actions.trophy import Trophy
from stroganov.events import telling
from stroganov.scoring import wish_points
from stroganov.state import AUTUMN, SPRING, SUMMER, TIGER, WINTER
from stroganov.turn import turn_season
from stroganov.winter import ReceiveIncome
from tests.table import Table

FREE = -1


def laid_out(
    step: str = "basic",
    slot: int = 6,
    players: int = 2,
    edition: str = "revised",
    sides: tuple[str, ...] = (),
    **owns: object,
) -> Table:
    """Seat 0 on a row of bare tiles; region furs 2, 3, 4, 6, 7 and trade fur 5."""
    table = Table(players, edition=edition, sides=sides)
    table.lay(
        region_furs=(2, 3, 4, 6, 7),
        trade_fur=5,
        villages=("V1", "V2", "V3", "V4", "V5"),
        yurts=["A2", "A3", "A5", "A6", "A7"],
        market=[1, 2, 3, 4, 5, 6],
        songs=("A1",),
    )
    for each in range(1, 13):
        table.tile(each, "F1")
    table.player(**owns)
    table.turn(0, step, slot=slot)
    return table


def targets(table: Table, verb: str = "move") -> list[int]:
    return sorted(choice[1] for choice in table.offered(verb))


class TestFurther:
    """S1, A1: every move may go one tile further, free; they add up."""

    @pytest.mark.parametrize(("fulfilled", "reach"), [(("S1",), 3), (("A1",), 3), (("S1", "A1"), 4)])
    def test_the_compulsory_move(self, fulfilled: tuple[str, ...], reach: int) -> None:
        assert targets(laid_out("move", 0, fulfilled=fulfilled)) == list(range(1, reach + 1))

    @pytest.mark.parametrize(("slot", "price"), [(4, 0), (5, 1), (6, 3), (7, 6)])
    def test_horses_buy_at_most_three_tiles_on_top(self, slot: int, price: int) -> None:
        table = laid_out("move", 0, fulfilled=("S1", "A1"), horses=20)
        assert targets(table) == [1, 2, 3, 4, 5, 6, 7]
        table.play("move", slot)
        assert table.state.players[0].horses == 20 - price

    def test_the_move_action(self) -> None:
        assert targets(laid_out(fulfilled=("A1",))) == [3, 4, 5, 7, 8, 9]

    def test_the_move_bonus_of_a_trade(self) -> None:
        table = laid_out(fulfilled=("S1", "A1"), furs=[5])
        table.play("trade")
        assert targets(table) == [2, 3, 4, 5, 7, 8, 9, 10]

    def test_gaps_are_not_counted(self) -> None:
        table = laid_out("move", 0, fulfilled=("S1",))
        table.tile(2, None)
        assert targets(table) == [1, 3, 4]

    def test_not_beyond_the_row(self) -> None:
        assert targets(laid_out("move", 11, fulfilled=("S1", "A1"), horses=9)) == [12]


class TestWinter:
    @pytest.mark.parametrize(
        ("wish", "kind", "amount"),
        [
            ("S2", "horses", 3),
            ("A2", "horses", 3),
            ("S3", "coins", 1),
            ("S4", "story", 2),
            ("A7", "story", 2),
        ],
    )
    def test_plain_income(self, wish: str, kind: str, amount: int) -> None:
        table = laid_out()
        table.winter()
        before = getattr(table.state.players[0], kind)
        table.player(fulfilled=(wish,))
        table.ask(0, ReceiveIncome(wish))
        assert getattr(table.state.players[0], kind) == before + amount

    @pytest.mark.parametrize("edition", ["revised", "first"])
    def test_s5_two_horses_for_each_built_outpost(self, edition: str) -> None:
        """RULES 15: built ones in both editions."""
        table = laid_out(edition=edition, fulfilled=("S5",), outposts=2)
        table.lay(spaces=[(0, -2, -2), (1, -2, -2), (0, FREE, -2), (1, 0, -2), (FREE, FREE, -2)])
        table.ask(0, ReceiveIncome("S5"))
        assert table.state.players[0].horses == 6

    def test_s6_two_horses_for_each_landscape_tile(self) -> None:
        table = laid_out(fulfilled=("S6",), landscapes=("F1", "P1", "M1"))
        table.ask(0, ReceiveIncome("S6"))
        assert table.state.players[0].horses == 6

    def test_a5_a_fur_from_the_bag(self) -> None:
        table = laid_out(fulfilled=("A5",))
        table.bag(2, 7)
        table.ask(0, ReceiveIncome("A5"))
        table.play("keep", 7)
        assert table.state.players[0].furs[7] == 1

    def test_a9_one_advanced_action_anywhere_free(self) -> None:
        table = laid_out(fulfilled=("A9",), outposts=1)
        table.ask(0, ReceiveIncome("A9"))
        assert (
            targets(table, "village")
            == targets(table, "yurt")
            == targets(table, "outpost")
            == [0, 1, 2, 3, 4]
        )
        table.play("yurt", 0)
        assert table.state.players[0].horses == 6

    def test_a9_still_costs_what_the_action_costs(self) -> None:
        table = laid_out(fulfilled=("A9",), outposts=1, furs=[7, 7])
        table.lay(spaces=[(1, -2, -2), (1, -2, -2), (1, FREE, -2), (1, FREE, -2), (1, FREE, -2)])
        table.ask(0, ReceiveIncome("A9"))
        assert targets(table, "outpost") == []
        table.play("claim", 12)
        assert sum(table.state.players[0].furs) == 0

    def test_a9_can_be_declined(self) -> None:
        table = laid_out(fulfilled=("A9",))
        table.ask(0, ReceiveIncome("A9"))
        table.play("decline")
        assert table.asks == "ChooseAction"

    def test_s4_can_bring_the_end_of_the_story_track(self) -> None:
        table = laid_out(fulfilled=("S4",), story=11)
        table.winter()
        assert table.asks == "ReachStoryEnd"

    @pytest.mark.parametrize("wish", ["S2", "A2", "S3", "S4", "A7", "A5", "A9"])
    def test_only_in_winter(self, wish: str) -> None:
        """Fulfilling one in another season gives nothing but its VP."""
        card = laid_out().state.rules.wishes[wish]
        table = laid_out("end", furs=[card.fur] * card.have, hand=(wish,))
        table.play("fulfil", wish)
        player = table.state.players[0]
        assert (player.horses, player.coins, player.story, player.vp) == (0, 0, 0, card.vp)
        assert table.asks == "ChooseAction"


class TestTrophyFurther:
    """S7, A4: when the token moves, the reward may be one from the space just below it."""

    def moved(self, space: int, *fulfilled: str, edition: str = "revised", side: str = "a") -> Table:
        table = laid_out(
            "end", edition=edition, sides=(side, "a"), fulfilled=fulfilled, trophy=space - 1, tigers=1
        )
        table.ask(0, Trophy())
        table.play("step")
        return table

    @pytest.mark.parametrize("wish", ["S7", "A4"])
    def test_one_space_further(self, wish: str) -> None:
        assert targets(self.moved(3, wish), "trophy") == [1, 2, 3, 4]

    def test_they_do_not_add_up(self) -> None:
        assert targets(self.moved(3, "S7", "A4"), "trophy") == [1, 2, 3, 4]

    def test_from_space_7_the_two_of_space_8(self) -> None:
        table = self.moved(7, "S7")
        table.play("trophy", 8)
        assert targets(table, "trophy") == [1, 2, 3, 4, 5, 6, 7]

    def test_on_a_shorter_track_from_the_last_but_one(self) -> None:
        table = self.moved(5, "A4", side="b")
        assert targets(table, "trophy") == [1, 2, 3, 4, 5, 6]
        table.play("trophy", 6)
        assert targets(table, "trophy") == [1, 2, 3, 4, 5]

    def test_on_the_last_space_there_is_nothing_below(self) -> None:
        assert targets(self.moved(8, "S7"), "trophy") == [1, 2, 3, 4, 5, 6, 7, 8]
        assert targets(self.moved(6, "S7", side="b"), "trophy") == [1, 2, 3, 4, 5, 6]

    def test_not_if_the_token_stays(self) -> None:
        table = laid_out("end", fulfilled=("S7",), trophy=3, tigers=1)
        table.ask(0, Trophy())
        table.play("stay")
        assert targets(table, "trophy") == [1, 2, 3]

    def test_the_token_itself_goes_one_space(self) -> None:
        assert self.moved(3, "S7", "A4").state.players[0].trophy == 3

    def test_the_reward_below_needs_a_target_too(self) -> None:
        table = self.moved(6, "S7")
        table.lay(yurts=[None] * 5)
        assert targets(table, "trophy") == [1, 2, 3, 4, 5, 6]

    def test_first_edition_it_is_a3_not_a4(self) -> None:
        assert targets(self.moved(3, "A3", edition="first"), "trophy") == [1, 2, 3, 4]
        assert targets(self.moved(3, "A4", edition="first"), "trophy") == [1, 2, 3]
        assert targets(self.moved(3, "S7", edition="first"), "trophy") == [1, 2, 3, 4]


class TestHuntNextDoor:
    """S8 (first edition: A4): a hunt may use the next tile west or east instead of the own."""

    def hunting(self, wish: str = "S8", edition: str = "revised", **owns: object) -> Table:
        table = laid_out(edition=edition, fulfilled=(wish,), **owns)
        for slot, furs in ((4, [4]), (5, [1, 5]), (6, [2, 6]), (7, [3, 7]), (8, [8])):
            table.tile(slot, "F1", furs)
        return table

    def test_own_west_and_east(self) -> None:
        table = self.hunting(horses=1)
        assert {choice[1:] for choice in table.offered("hunt")} == {
            (5, 1),
            (5, 5),
            (6, 2),
            (6, 6),
            (7, 3),
            (7, 7),
        }

    def test_the_price_is_that_of_the_chosen_tile(self) -> None:
        table = self.hunting(horses=3)
        table.tile(7, "F1", [1, 1, 7])
        table.play("hunt", 7, 7)
        assert table.state.players[0].horses == 1
        assert table.state.lying[7] == (1, 1)

    def test_both_furs_come_from_the_one_chosen_tile(self) -> None:
        table = self.hunting(horses=5, coins=1)
        table.play("hunt", 5, 1)
        assert table.offered("hunt") == [("hunt", 5, 5)]

    def test_the_cossack_stays(self) -> None:
        table = self.hunting()
        table.play("hunt", 7, 3)
        assert table.state.players[0].slot == 6

    def test_the_next_tile_skips_gaps(self) -> None:
        table = self.hunting()
        table.tile(5, None)
        table.tile(7, None)
        assert {choice[1:] for choice in table.offered("hunt")} == {(4, 4), (6, 2), (8, 8)}

    def test_a_cossack_in_a_gap_may_use_it(self) -> None:
        table = self.hunting()
        table.tile(6, None)
        assert {choice[1:] for choice in table.offered("hunt")} == {(5, 1), (7, 3)}

    def test_a_bare_tile_next_door_has_nothing(self) -> None:
        table = self.hunting()
        table.tile(5, "F1")
        assert {choice[1] for choice in table.offered("hunt")} == {6, 7}

    def test_the_starting_tile_is_not_hunted_on(self) -> None:
        table = laid_out(slot=1, fulfilled=("S8",))
        table.tile(2, "F1", [3])
        assert table.offered("hunt") == [("hunt", 2, 3)]

    @pytest.mark.parametrize(("wish", "works"), [("A4", True), ("S8", False)])
    def test_first_edition(self, wish: str, works: bool) -> None:
        table = self.hunting(wish, "first")
        assert ({choice[1] for choice in table.offered("hunt")} == {5, 6, 7}) == works


class TestSecondWithAnyFur:
    """S9: the second main action, if advanced, may be paid with any fur."""

    def test_any_fur(self) -> None:
        table = laid_out("second", fulfilled=("S9",), furs=[1, 8], tigers=1)
        table.play("village", 2)
        assert table.options() == [("pay", (1,)), ("pay", (8,)), ("pay", (TIGER,))]
        table.play("pay", (8,))
        assert table.state.players[0].coins == 1

    def test_not_without_a_fur(self) -> None:
        table = laid_out("second", fulfilled=("S9",), horses=3, coins=3)
        assert table.answers() == [("end",)]

    def test_in_any_region_of_presence(self) -> None:
        table = laid_out("second", fulfilled=("S9",), furs=[1])
        table.lay(spaces=[(0, -2, -2), (FREE, -2, -2), (FREE, FREE, -2), (FREE, FREE, -2), (0, FREE, -2)])
        assert targets(table, "village") == [0, 2, 4]

    def test_the_furs_of_a_claim_are_still_of_the_regions_value(self) -> None:
        table = laid_out("second", fulfilled=("S9",), furs=[4, 1])
        assert targets(table, "claim") == []
        table.player(furs=[4])
        table.play("claim", 6)
        assert sum(table.state.players[0].furs) == 0
        assert table.state.players[0].coins == 0

    def test_the_any_fur_leaves_what_the_claim_needs(self) -> None:
        table = laid_out("second", fulfilled=("S9",), furs=[4, 4, 1, 8])
        table.play("claim", 6)
        assert table.options() == [("pay", (1,)), ("pay", (8,))]

    def test_with_coins_the_regions_fur_may_go_first(self) -> None:
        table = laid_out("second", fulfilled=("S9",), furs=[4, 4, 1, 8], coins=1)
        table.play("claim", 6)
        table.play("pay", (4,))
        table.play("add", 8)
        assert table.state.players[0].coins == 0

    def test_with_furs_on_the_tile(self) -> None:
        table = laid_out("second", fulfilled=("S9",), furs=[4, 4, 4])
        table.tile(6, "F1", [2])
        assert 6 not in targets(table, "claim")
        table.player(furs=[7])
        table.play("claim", 6)
        assert [v for v in range(10) if table.state.players[0].furs[v]] == [2]

    def test_a_basic_second_action_is_as_ever(self) -> None:
        table = laid_out("second", fulfilled=("S9",), furs=[1])
        table.play("coin")
        assert sum(table.state.players[0].furs) == 0


class TestFewerForWishes:
    """A3 (first edition: S8): one fur fewer in possession, unless have = pay."""

    @pytest.mark.parametrize(("wish", "edition"), [("A3", "revised"), ("S8", "first")])
    def test_one_fewer(self, wish: str, edition: str) -> None:
        table = laid_out(edition=edition, fulfilled=(wish,), furs=[4, 4], hand=("A1",))
        table.play("fulfil", "A1")
        assert table.state.players[0].furs[4] == 1

    @pytest.mark.parametrize(("wish", "edition"), [("A3", "first"), ("S8", "revised")])
    def test_not_in_the_other_edition(self, wish: str, edition: str) -> None:
        table = laid_out(edition=edition, fulfilled=(wish,), furs=[4, 4], hand=("A1",))
        assert not table.offers("fulfil", "A1")

    def test_not_two_fewer(self) -> None:
        assert not laid_out(fulfilled=("A3",), furs=[4], hand=("A1",)).offers("fulfil", "A1")

    def test_have_3_pay_2_needs_just_the_two(self) -> None:
        table = laid_out(fulfilled=("A3",), furs=[2, 2], hand=("A2",))
        table.play("fulfil", "A2")
        assert table.state.players[0].furs[2] == 0

    def test_have_2_pay_1_needs_just_the_one(self) -> None:
        table = laid_out(fulfilled=("A3",), furs=[3], hand=("S2",))
        table.play("fulfil", "S2")
        assert table.state.players[0].furs[3] == 0

    @pytest.mark.parametrize("wish", ["A7", "B14"])
    def test_unless_have_is_pay(self, wish: str) -> None:
        fur = laid_out().state.rules.wishes[wish].fur
        assert not laid_out(fulfilled=("A3",), furs=[fur], hand=(wish,)).offers("fulfil", wish)
        assert laid_out(fulfilled=("A3",), furs=[fur, fur], hand=(wish,)).offers("fulfil", wish)

    def test_it_never_helps_to_fulfil_itself(self) -> None:
        """RULES 8. A3 asks for three 6s."""
        assert not laid_out(furs=[6, 6], hand=("A3",)).offers("fulfil", "A3")

    def test_it_helps_the_next_one_at_once(self) -> None:
        table = laid_out(furs=[6, 6, 6, 4, 4], hand=("A3", "A1"))
        assert not table.offers("fulfil", "A1")
        table.play("fulfil", "A3")
        assert table.offers("fulfil", "A1")


class TestTwoWest:
    """A6: advanced actions also count as taken from either of the two tiles west of the Cossack."""

    @pytest.mark.parametrize(
        ("slot", "regions"),
        [(1, [0]), (3, [0, 1]), (5, [1]), (6, [1, 2]), (8, [2, 3]), (9, [2, 3]), (10, [3])],
    )
    def test_regions_in_reach(self, slot: int, regions: list[int]) -> None:
        assert targets(laid_out(slot=slot, fulfilled=("A6",)), "village") == regions

    def test_it_counts_tiles_and_skips_gaps(self) -> None:
        table = laid_out(slot=8, fulfilled=("A6",))
        table.tile(7, None)
        assert targets(table, "village") == [1, 2, 3]

    def test_from_a_gap(self) -> None:
        table = laid_out(slot=8, fulfilled=("A6",))
        table.tile(8, None)
        assert targets(table, "village") == [2, 3]

    def test_the_starting_tile_does_not_count(self) -> None:
        assert targets(laid_out(slot=0, fulfilled=("A6",)), "village") == []
        assert targets(laid_out(slot=1, fulfilled=("A6",)), "village") == [0]

    def test_building_there_is_legal(self) -> None:
        table = laid_out(slot=6, fulfilled=("A6",), outposts=2)
        assert targets(table, "outpost") == [1, 2]
        table.play("outpost", 1)
        assert table.state.spaces[1][0] == 0

    def test_claiming_there_at_that_regions_price(self) -> None:
        table = laid_out(slot=6, fulfilled=("A6",), furs=[3, 3])
        assert targets(table, "claim") == [3, 4, 5]

    def test_the_second_action_costs_that_regions_fur(self) -> None:
        table = laid_out("second", slot=6, fulfilled=("A6",), furs=[3])
        assert targets(table, "village") == [1]
        assert targets(table, "outpost") == [1]

    def test_it_extends_only_the_cossacks_presence(self) -> None:
        """Not an outpost's, and not the hunt."""
        table = laid_out(slot=10, fulfilled=("A6",))
        table.lay(spaces=[(FREE, -2, -2), (FREE, -2, -2), (0, FREE, -2), (FREE, FREE, -2), (FREE, FREE, -2)])
        table.tile(9, "F1", [1])
        assert targets(table, "village") == [2, 3]
        assert table.offered("hunt") == []

    def test_it_works_for_an_extra_action(self) -> None:
        table = laid_out(slot=6, fulfilled=("A6", "A11"))
        table.play("extra", "A11")
        assert targets(table, "village") == [1, 2]


class TestHuntingWishes:
    def test_a8_hunting_costs_no_horses(self) -> None:
        table = laid_out(fulfilled=("A8",), coins=1)
        table.tile(6, "F1", [1, 2, 3, TIGER])
        table.play("hunt", 6, TIGER)
        table.play("hunt", 6, 3)
        player = table.state.players[0]
        assert (player.furs[TIGER], player.furs[3], player.coins, player.horses) == (1, 1, 0, 0)

    def test_a14_the_second_fur_costs_no_coin(self) -> None:
        table = laid_out(fulfilled=("A14",), horses=1)
        table.tile(6, "F1", [1, 2, 3])
        table.play("hunt", 6, 1)
        assert table.offered("hunt") == [("hunt", 6, 2), ("hunt", 6, 3)]
        table.play("hunt", 6, 3)
        player = table.state.players[0]
        assert (player.coins, player.horses) == (0, 0)

    def test_a14_keeps_the_coins(self) -> None:
        table = laid_out(fulfilled=("A14",), coins=2)
        table.tile(6, "F1", [1, 1])
        table.play("hunt", 6, 1)
        table.play("hunt", 6, 1)
        assert table.state.players[0].coins == 2

    def test_a14_is_no_third_fur(self) -> None:
        table = laid_out(fulfilled=("A14",), coins=2)
        table.tile(6, "F1", [1, 1, 1])
        table.play("hunt", 6, 1)
        table.play("hunt", 6, 1)
        assert table.asks == "ChooseAction"

    def test_s8_a8_and_a14_together(self) -> None:
        table = laid_out(fulfilled=("S8", "A8", "A14"))
        table.tile(7, "F1", [1, 2, TIGER])
        table.play("hunt", 7, TIGER)
        table.play("hunt", 7, 2)
        assert table.state.lying[7] == (1,)


class TestExtraAction:
    """A11 in Spring, A12 in Summer, A13 in Autumn: one extra advanced action where present, free."""

    @pytest.mark.parametrize(
        ("season", "wish"), [(SPRING, "A11"), (SUMMER, "A12"), (AUTUMN, "A13"), (WINTER, None)]
    )
    def test_each_in_its_season(self, season: int, wish: str | None) -> None:
        table = laid_out(fulfilled=("A11", "A12", "A13"))
        table.lay(season=season)
        assert table.offered("extra") == ([("extra", wish)] if wish else [])

    def test_it_is_free_and_no_main_action(self) -> None:
        table = laid_out(fulfilled=("A11",))
        table.play("extra", "A11")
        table.play("village", 2)
        assert table.state.players[0].coins == 1
        table.play("coin")
        table.play("coin")
        assert table.state.players[0].coins == 3

    def test_once_a_season(self) -> None:
        table = laid_out(fulfilled=("A11",))
        table.play("extra", "A11")
        table.play("village", 2)
        assert table.offered("extra") == []

    def test_not_again_while_it_is_being_carried_out(self) -> None:
        table = laid_out(fulfilled=("A11",))
        table.play("extra", "A11")
        assert table.offered("extra") == []

    def test_again_in_the_same_season_of_the_next_year(self) -> None:
        table = laid_out(fulfilled=("A11",))
        table.play("extra", "A11")
        table.play("village", 2)
        for season in (SUMMER, AUTUMN, WINTER, SPRING):
            turn_season(table.state, season, telling(table.events.append))
        assert table.offers("extra", "A11")

    def test_unused_it_lapses(self) -> None:
        table = laid_out(fulfilled=("A11",))
        turn_season(table.state, SUMMER, telling(table.events.append))
        assert table.offered("extra") == []

    @pytest.mark.parametrize("step", ["move", "basic", "main", "second", "end"])
    def test_at_any_moment_of_the_turn(self, step: str) -> None:
        table = laid_out(step, fulfilled=("A11",))
        table.play("extra", "A11")
        table.play("village", 2)
        assert table.state.players[0].coins == 1

    def test_before_the_move_from_the_starting_tile_only_via_outposts(self) -> None:
        table = laid_out("move", slot=0, fulfilled=("A11",), outposts=3, horses=4)
        assert table.offered("extra") == []
        table.lay(spaces=[(FREE, -2, -2), (FREE, -2, -2), (0, FREE, -2), (FREE, FREE, -2), (FREE, FREE, -2)])
        table.play("extra", "A11")
        assert targets(table, "village") == [2]
        assert targets(table, "outpost") == []

    def test_in_the_turn_of_fulfilment(self) -> None:
        table = laid_out("end", furs=[6, 6, 6], hand=("A11",))
        table.play("fulfil", "A11")
        table.play("extra", "A11")
        table.play("village", 2)
        assert table.state.players[0].coins == 1

    def test_the_actions_own_price_is_paid(self) -> None:
        table = laid_out(fulfilled=("A11",), furs=[4, 4])
        table.play("extra", "A11")
        assert targets(table, "claim") == [6, 7]
        table.play("claim", 7)
        assert sum(table.state.players[0].furs) == 0

    def test_an_outpost_only_in_the_cossacks_region_and_for_its_horses(self) -> None:
        table = laid_out(fulfilled=("A11",), horses=1, outposts=1)
        table.lay(spaces=[(0, -2, -2), (FREE, -2, -2), (1, FREE, -2), (FREE, FREE, -2), (FREE, FREE, -2)])
        table.play("extra", "A11")
        assert targets(table, "outpost") == [2]
        table.play("outpost", 2)
        assert table.state.players[0].horses == 0

    def test_between_the_furs_of_a_hunt(self) -> None:
        table = laid_out(fulfilled=("A11",), coins=0)
        table.tile(6, "F1", [1, 1])
        table.play("hunt", 6, 1)
        table.play("extra", "A11")
        table.play("village", 2)
        table.play("hunt", 6, 1)
        assert (table.state.players[0].furs[1], table.state.players[0].coins) == (2, 0)

    def test_not_for_the_player_who_is_not_to_move(self) -> None:
        table = laid_out(fulfilled=("A11",))
        table.turn(1)
        assert table.offered("extra") == []


class TestTigerCard:
    def test_a10_gives_nothing_if_the_supply_is_empty(self) -> None:
        table = laid_out(furs=[8, 8], hand=("A10",))
        table.lay(tigers=0)
        table.play("fulfil", "A10")
        assert table.state.players[0].furs[TIGER] == 0
        assert table.state.players[0].fulfilled == ("A10",)

    def test_a10_only_once(self) -> None:
        table = laid_out(fulfilled=("A10",))
        table.winter()
        assert table.state.players[0].furs[TIGER] == 0


class TestEndOfGame:
    """B1 to B14 count at the end of the game."""

    @pytest.mark.parametrize(
        ("wish", "points"),
        [
            ("B1", 2),
            ("B2", 3),
            ("B3", 4),
            ("B4", 2),  # tigers
            ("B5", 3),  # built outposts
            ("B6", 6),  # a quarter of 27
            ("B7", 5),  # coins
            ("B8", 3),  # one mountain
            ("B9", 0),  # no swamp
            ("B10", 6),  # two steppes
            ("B11", 9),  # three forests
            ("B12", 6),  # landscapes
            ("B13", 3),  # wishes, this one too
            ("B14", 7),  # banners
        ],
    )
    def test_what_each_is_worth(self, wish: str, points: int) -> None:
        table = laid_out(
            players=4,
            fulfilled=("S1", "A10", wish),
            tigers=2,
            outposts=1,
            vp=27,
            coins=5,
            banners=7,
            landscapes=("F1", "F2", "S1", "P1", "P2", "M1"),
        )
        table.lay(
            spaces=[(0, FREE, FREE), (1, 0, FREE), (FREE, FREE, FREE), (0, FREE, FREE), (FREE, FREE, FREE)]
        )
        assert wish_points(table.state, 0) == [(wish, points)]

    def test_first_edition_b5_counts_unbuilt_outposts(self) -> None:
        """RULES 12, 7."""
        table = laid_out(edition="first", fulfilled=("B5",), outposts=4)
        assert wish_points(table.state, 0) == [("B5", 4)]

    def test_s_and_a_wishes_count_nothing_at_the_end(self) -> None:
        wishes = tuple(w for w in laid_out().state.rules.wishes if w[0] in "SA")
        assert wish_points(laid_out(fulfilled=wishes).state, 0) == []

    def test_wishes_still_in_hand_score_nothing(self) -> None:
        """RULES 15."""
        assert wish_points(laid_out(hand=("B1", "B2")).state, 0) == []

    def test_fulfilling_one_scores_only_its_immediate_vp_now(self) -> None:
        table = laid_out("end", furs=[1, 1, 1], hand=("B1",))
        table.play("fulfil", "B1")
        assert table.state.players[0].vp == 5
