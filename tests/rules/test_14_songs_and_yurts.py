"""RULES 14: songs and yurts whose effect needs a word, and the rulings on them in RULES 15."""

from typing import Any

import pytest

from stroganov.effects import general_outposts
from stroganov.state import TIGER
from tests.table import Table

FREE = -1


def laid_out(**options: Any) -> Table:
    """Seat 0 at the end of its turn in region 1."""
    return Table.laid_out("end", **options)


def sing(table: Table, song: str) -> Table:
    """The song's reward is carried out."""
    table.ask(0, *table.state.rules.songs[song].reward)
    return table


def targets(table: Table, verb: str) -> list[int]:
    return sorted(choice[1] for choice in table.offered(verb))


class TestAdvancedActionSongs:
    @pytest.mark.parametrize(("song", "vp"), [("A5", 0), ("A9", 1), ("B6", 1)])
    def test_an_advanced_action_anywhere_free_and_perhaps_a_vp(self, song: str, vp: int) -> None:
        table = sing(laid_out(), song)
        assert table.state.players[0].vp == vp
        assert (
            targets(table, "village") == targets(table, "yurt") == targets(table, "wish") == [0, 1, 2, 3, 4]
        )
        table.play("wish", 4)
        assert table.state.players[0].hand == ("A6",)

    def test_its_own_price_is_paid(self) -> None:
        table = sing(laid_out(furs=[7, 7], horses=0), "A5")
        assert targets(table, "claim") == [11, 12]
        table.play("claim", 11)
        assert sum(table.state.players[0].furs) == 0

    def test_an_outpost_with_it_costs_horses_and_comes_from_the_own_supply(self) -> None:
        table = laid_out(outposts=1, horses=1)
        table.lay(spaces=[(1, FREE, FREE)] * 5)
        sing(table, "A5")
        table.play("outpost", 4)
        assert (table.state.players[0].horses, table.state.players[0].outposts) == (0, 0)

    def test_it_can_be_declined_the_vp_come_all_the_same(self) -> None:
        table = sing(laid_out(), "A9")
        table.play("decline")
        assert table.state.players[0].vp == 1


class TestVillageSong:
    @pytest.mark.parametrize("song", ["A6", "B5"])
    def test_two_vp_and_any_village(self, song: str) -> None:
        table = sing(laid_out(), song)
        assert table.state.players[0].vp == 2
        assert targets(table, "village") == [0, 1, 2, 3, 4]

    def test_the_trophy_village_too(self) -> None:
        """RULES 15."""
        table = sing(laid_out(furs=[1]), "A6")
        table.play("village", 4)
        table.play("step")
        assert table.state.players[0].furs[1] == 0
        table.play("trophy", 2)
        assert table.state.players[0].story == 2


class TestOutpostSong:
    @pytest.mark.parametrize(("song", "vp"), [("A7", 0), ("B7", 2)])
    def test_an_outpost_anywhere_from_the_general_supply_without_horses(self, song: str, vp: int) -> None:
        table = laid_out(outposts=1)
        table.lay(spaces=[(1, 2, FREE)] * 5)
        sing(table, song)
        assert targets(table, "outpost") == [0, 1, 2, 3, 4]
        table.play("outpost", 4)
        player = table.state.players[0]
        assert (player.horses, player.outposts, player.vp) == (0, 1, vp)
        assert general_outposts(table.state, 0) == 3
        assert table.state.spaces[4] == (1, 2, 0)

    def test_it_leaves_the_horses_alone(self) -> None:
        table = laid_out(horses=7)
        table.lay(spaces=[(1, 2, FREE)] * 5)
        sing(table, "A7")
        table.play("outpost", 0)
        assert table.state.players[0].horses == 7

    def test_one_own_outpost_a_region_holds_here_too(self) -> None:
        table = laid_out()
        table.lay(spaces=[(0, FREE, FREE), (1, 2, 3), (FREE, FREE, FREE), (1, 0, FREE), (FREE, FREE, FREE)])
        assert targets(sing(table, "A7"), "outpost") == [2, 4]

    def test_the_own_supply_is_no_help_if_the_general_one_is_empty(self) -> None:
        table = sing(laid_out(outposts=5), "A7")
        assert table.asks == "ChooseAction"

    def test_an_empty_own_supply_does_not_matter(self) -> None:
        table = sing(laid_out(outposts=0), "A7")
        table.play("outpost", 2)
        assert table.state.players[0].outposts == 0
        assert table.state.spaces[2][0] == 0

    def test_it_can_be_declined(self) -> None:
        table = sing(laid_out(), "A7")
        table.play("decline")
        assert table.asks == "ChooseAction"


class TestWishSong:
    """Fulfil one wish from hand paying its `pay` furs without possessing the rest. A1: three 4s, pay one."""

    @pytest.mark.parametrize(("song", "vp"), [("A4", 0), ("B4", 2)])
    def test_paying_only(self, song: str, vp: int) -> None:
        table = sing(laid_out(furs=[4], hand=("A1",)), song)
        table.play("wish_card", "A1")
        player = table.state.players[0]
        assert (sum(player.furs), player.vp) == (0, 3 + vp)
        assert (player.hand, player.fulfilled) == ((), ("A1",))

    def test_two_to_pay_are_both_paid(self) -> None:
        assert sing(laid_out(furs=[2], hand=("A2",)), "A4").asks == "ChooseAction"
        table = sing(laid_out(furs=[2, 2], hand=("A2",)), "A4")
        table.play("wish_card", "A2")
        assert sum(table.state.players[0].furs) == 0

    def test_a3_adds_nothing_to_it(self) -> None:
        """RULES 15."""
        table = sing(laid_out(fulfilled=("A3",), furs=[2], hand=("A2",)), "A4")
        assert table.offered("wish_card") == []

    def test_coins_and_tigers_work_as_usual(self) -> None:
        table = sing(laid_out(furs=[8], tigers=1, coins=1, hand=("A2",)), "A4")
        table.play("wish_card", "A2")
        player = table.state.players[0]
        assert (sum(player.furs), player.coins, player.vp) == (0, 0, 4)

    def test_the_player_chooses_what_pays(self) -> None:
        table = sing(laid_out(furs=[4, 8], tigers=1, coins=1, hand=("A1",)), "A4")
        table.play("wish_card", "A1")
        assert table.options() == [("pay", (4,)), ("pay", (8,)), ("pay", (TIGER,))]

    def test_only_one_wish(self) -> None:
        table = sing(laid_out(furs=[4, 4, 4], hand=("A1", "S4")), "A4")
        table.play("wish_card", "A1")
        assert table.asks == "ChooseAction"
        assert table.state.players[0].hand == ("S4",)

    def test_it_can_be_declined(self) -> None:
        table = sing(laid_out(furs=[4], hand=("A1",)), "A4")
        table.play("decline")
        assert table.state.players[0].hand == ("A1",)

    def test_without_a_wish_nothing_happens(self) -> None:
        assert sing(laid_out(furs=[4]), "A4").asks == "ChooseAction"

    def test_the_wishs_effect_holds(self) -> None:
        table = sing(laid_out(furs=[8], hand=("A10",)), "A4")
        table.play("wish_card", "A10")
        assert table.state.players[0].furs[TIGER] == 1


class TestSongTile:
    def test_a_song_taken_in_winter_is_off_the_board_before_its_reward_is_resolved(self) -> None:
        """RULES 15: the story end inside the reward does not find it."""
        table = laid_out(players=2, story=6)
        table.winter()
        table.lay(songs=("A6",))
        assert table.asks == "ChooseSong"
        table.play("song", "A6")
        assert table.state.songs == ()
        table.player(story=11)
        table.play("village", 2)
        assert table.state.players[0].story == 12
        assert table.asks != "ReachStoryEnd"


class TestYurts:
    def use(self, yurt: str, **owns: object) -> Table:
        table = laid_out(**owns)
        table.lay(yurts=[None, yurt, None, None, None])
        table.turn(0, "main")
        return table

    def test_one_story_point_and_twice_a_fur_from_the_bag(self) -> None:
        table = self.use("A1")
        table.bag(2, 7)
        table.play("yurt", 1)
        assert table.state.players[0].story == 1
        table.play("keep", 7)
        table.play("keep", 2)
        assert (table.state.players[0].furs[7], table.state.players[0].furs[2]) == (1, 1)
        assert table.asks == "ChooseAction"

    def test_one_of_the_two_furs_can_be_declined(self) -> None:
        table = self.use("A1")
        table.bag(2, 7)
        table.play("yurt", 1)
        table.play("decline")
        table.play("keep", 7)
        assert sum(table.state.players[0].furs) == 1

    def test_one_story_point_and_two_market_furs_one_after_the_other(self) -> None:
        table = self.use("B1")
        table.bag(8)
        table.play("yurt", 1)
        table.play("market", 6)
        assert table.state.market == [1, 2, 3, 4, 5, 8]
        table.play("market", 8)
        player = table.state.players[0]
        assert (player.furs[6], player.furs[8], player.story) == (1, 1, 3)

    def test_the_story_point_comes_first_and_may_reach_the_end_of_the_track(self) -> None:
        table = self.use("B1", story=11)
        table.lay(songs=("A1",))
        table.play("yurt", 1)
        assert table.asks == "ReachStoryEnd"
        table.play("song", "A1")
        assert table.asks == "TakeFromMarket"

    def test_the_refilled_market_of_an_empty_bag(self) -> None:
        table = self.use("B1")
        table.bag()
        table.lay(market=[3, 0, 0, 0, 0, 0])
        table.play("yurt", 1)
        table.play("market", 3)
        assert table.state.market == [0] * 6
        assert table.asks == "ChooseAction"
