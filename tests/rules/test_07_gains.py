"""RULES 7: gains, bears, and the end of the story track."""

import pytest

from stroganov.actions.advanced import ClaimTile
from stroganov.effects import DrawFromBag, Gain, GainFurs, TakeFromMarket
from stroganov.events import telling
from stroganov.state import AUTUMN, SPRING, SUMMER
from stroganov.turn import turn_season
from tests.table import Table

EDITIONS = ["revised", "first"]


def laid_out(edition: str = "revised", colour: str = "blue", side: str = "a", **owns: object) -> Table:
    """Seat 0 has nothing left to do in its turn, songs for 3 and 9 story points are open."""
    others = [each for each in ("blue", "red", "green", "yellow") if each != colour]
    table = Table(edition=edition, sides=(side, "a"), colours=(colour, others[0]))
    table.lay(
        region_furs=(2, 3, 4, 6, 7),
        trade_fur=5,
        songs=("A1", "A10"),
        villages=("V1", "V2", "V3", "V4", "V5"),
        yurts=["A2", "A3", "A4", "A6", "A7"],
        market=[1, 2, 3, 4, 5, 6],
    )
    table.player(**owns)
    table.turn(0, "end", slot=4)
    return table


class TestMarketAndBag:
    def test_a_fur_from_the_market_is_chosen_and_the_space_refilled_at_once(self) -> None:
        table = laid_out()
        table.bag(7)
        table.ask(0, TakeFromMarket())
        assert table.offered("market") == [("market", value) for value in (1, 2, 3, 4, 5, 6)]
        table.play("market", 4)
        assert table.state.players[0].furs[4] == 1
        assert table.state.market == [1, 2, 3, 7, 5, 6]

    def test_the_refill_comes_before_anything_else(self) -> None:
        table = laid_out(story=10)
        table.lay(market=[8, 2, 3, 4, 5, 6])
        table.bag(7)
        table.ask(0, TakeFromMarket())
        table.play("market", 8)
        assert table.asks == "ReachStoryEnd"
        assert table.state.market == [7, 2, 3, 4, 5, 6]

    def test_a_market_fur_can_be_declined(self) -> None:
        table = laid_out()
        table.ask(0, TakeFromMarket())
        table.play("decline")
        assert sum(table.state.players[0].furs) == 0
        assert table.state.market == [1, 2, 3, 4, 5, 6]

    def test_a_fur_from_the_bag_draw_two_keep_one_return_the_other(self) -> None:
        table = laid_out()
        table.bag(3, 7)
        table.ask(0, DrawFromBag())
        assert table.options() == [("keep", 3), ("keep", 7), ("decline",)]
        table.play("keep", 7)
        assert table.state.players[0].furs[7] == 1
        assert table.state.bag[3] == sum(table.state.bag) == 1

    def test_a_fur_from_the_bag_can_be_declined(self) -> None:
        table = laid_out()
        table.bag(3, 7)
        table.ask(0, DrawFromBag())
        table.play("decline")
        assert (table.state.bag[3], table.state.bag[7]) == (1, 1)

    def test_nothing_else_can_be_done_while_drawn_furs_lie_open(self) -> None:
        """RULES 8."""
        table = laid_out(horses=10, furs=[4, 4])
        table.ask(0, DrawFromBag())
        assert {choice[0] for choice in table.options()} == {"keep", "decline"}

    def test_two_equal_furs_are_one_choice(self) -> None:
        table = laid_out()
        table.bag(3, 3)
        table.ask(0, DrawFromBag())
        assert table.options() == [("keep", 3), ("decline",)]


class TestBears:
    """Whoever gains an 8, in any way, gains 2 story points at once."""

    def test_hunted(self) -> None:
        table = laid_out()
        table.tile(4, "F1", [8])
        table.turn(0, "basic")
        table.play("hunt", 4, 8)
        assert table.state.players[0].story == 2

    def test_from_the_market(self) -> None:
        table = laid_out()
        table.lay(market=[8] * 6)
        table.ask(0, TakeFromMarket())
        table.play("market", 8)
        assert table.state.players[0].story == 2

    def test_from_the_bag_only_if_kept(self) -> None:
        for keep, story in ((8, 2), (3, 0)):
            table = laid_out()
            table.bag(3, 8)
            table.ask(0, DrawFromBag())
            table.play("keep", keep)
            assert table.state.players[0].story == story

    def test_bought(self) -> None:
        table = laid_out(horses=5)
        table.lay(market=[8] * 6)
        table.play("buy", 8)
        assert table.state.players[0].story == 2

    def test_swapped_for(self) -> None:
        table = laid_out(furs=[1, 1])
        table.lay(market=[8] * 6)
        table.play("swap_two", 8)
        assert table.state.players[0].story == 2

    def test_claimed_each_one(self) -> None:
        table = laid_out()
        table.tile(4, "F1", [3, 8, 8])
        table.ask(0, ClaimTile(4))
        assert table.state.players[0].story == 4

    def test_a_tiger_is_no_bear(self) -> None:
        table = laid_out()
        table.ask(0, GainFurs((9,)))
        assert table.state.players[0].story == 0

    def test_paying_one_gives_nothing(self) -> None:
        table = laid_out(furs=[8])
        table.turn(0, "second")
        table.play("coin")
        assert table.state.players[0].story == 0

    def test_at_once_before_the_other_furs_of_a_claim_and_the_printed_reward(self) -> None:
        table = laid_out(story=10)
        table.tile(4, "F1", [3, 8, 9])
        table.ask(0, ClaimTile(4))
        player = table.state.players[0]
        assert table.asks == "ReachStoryEnd"
        assert (player.furs[3], player.furs[8], player.furs[9], player.vp) == (1, 1, 0, 0)
        table.play("decline")
        assert (player.furs[9], player.vp) == (1, 3)


class TestStoryTrack:
    def test_what_goes_beyond_12_is_lost(self) -> None:
        table = laid_out(story=11)
        table.ask(0, Gain("story", 5))
        assert table.state.players[0].story == 12

    def test_a_gain_that_brings_the_marker_to_12_offers_a_song(self) -> None:
        table = laid_out(story=10)
        table.ask(0, Gain("story", 2))
        assert table.asks == "ReachStoryEnd"
        assert table.answers() == [("song", "A1"), ("song", "A10"), ("decline",)]

    def test_a_gain_that_stops_short_of_12_offers_none(self) -> None:
        table = laid_out(story=9)
        table.ask(0, Gain("story", 2))
        assert table.asks == "ChooseAction"

    def test_a_gain_that_keeps_the_marker_on_12_offers_a_song(self) -> None:
        table = laid_out(story=12)
        table.ask(0, Gain("story", 1))
        assert table.asks == "ReachStoryEnd"

    def test_standing_on_12_without_a_new_gain_gives_nothing(self) -> None:
        table = laid_out(story=12)
        table.turn(0, "basic")
        table.play("coin")
        assert table.asks == "ChooseAction"

    def test_its_story_points_are_paid_its_reward_taken_and_the_tile_stays(self) -> None:
        table = laid_out(story=12)
        table.ask(0, Gain("story", 1))
        table.play("song", "A10")
        player = table.state.players[0]
        assert (player.story, player.vp) == (3, 5)
        assert table.state.songs == ("A1", "A10")

    def test_none_if_no_song_is_open(self) -> None:
        table = laid_out(story=12)
        table.lay(songs=())
        table.ask(0, Gain("story", 1))
        assert table.asks == "ChooseAction"

    @pytest.mark.parametrize(("edition", "again"), [("revised", False), ("first", True)])
    def test_once_a_turn_in_the_revised_edition_only(self, edition: str, again: bool) -> None:
        """RULES 12, 4."""
        table = laid_out(edition, story=12)
        table.ask(0, Gain("story", 1))
        table.play("song", "A1")
        table.ask(0, Gain("story", 3))
        assert table.state.players[0].story == 12
        assert (table.asks == "ReachStoryEnd") == again

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_declining_does_not_use_it_up(self, edition: str) -> None:
        table = laid_out(edition, story=12)
        table.ask(0, Gain("story", 1))
        table.play("decline")
        assert table.state.players[0].story == 12
        table.ask(0, Gain("story", 1))
        assert table.asks == "ReachStoryEnd"

    def test_it_is_allowed_again_in_the_next_turn(self) -> None:
        table = laid_out(story=12)
        table.ask(0, Gain("story", 1))
        table.play("song", "A1")
        turn_season(table.state, SUMMER, telling(table.events.append))
        table.ask(0, Gain("story", 3))
        assert table.asks == "ReachStoryEnd"

    @pytest.mark.parametrize(("edition", "times"), [("revised", 1), ("first", 2)])
    def test_once_per_winter(self, edition: str, times: int) -> None:
        """S4 and A7 bring 2 story points each, storytelling 2 more: 12, 9, 11, 12."""
        table = laid_out(edition, story=12, fulfilled=("S4", "A7"))
        table.winter()
        table.lay(songs=("A1",))  # 3 story points
        table.play("income", "S4")
        assert table.asks == "ReachStoryEnd"
        table.play("song", "A1")
        table.play("done")
        table.play("done")  # the window stays open: the song brought horses
        assert table.state.players[0].story == 12
        assert (table.asks == "ReachStoryEnd") == (times == 2)

    def test_one_players_use_does_not_concern_another(self) -> None:
        table = laid_out(story=12)
        table.player(1, story=12)
        table.ask(0, Gain("story", 1))
        table.play("song", "A1")
        table.ask(1, Gain("story", 1))
        assert table.asks == "ReachStoryEnd"
        assert table.state.seat == 1

    def test_two_bears_of_one_claim_still_allow_only_one_song(self) -> None:
        table = laid_out(story=10)
        table.lay(songs=("A8",))  # 7 story points: 1 VP and a tiger
        table.tile(4, "F1", [8, 8])
        table.ask(0, ClaimTile(4))
        table.play("song", "A8")
        player = table.state.players[0]
        assert (player.story, player.furs[8]) == (7, 2)
        assert table.asks == "ChooseAction"

    def test_the_first_bear_declined_the_second_offers_it_again(self) -> None:
        table = laid_out(story=10)
        table.tile(4, "F1", [8, 8])
        table.ask(0, ClaimTile(4))
        table.play("decline")
        assert table.asks == "ReachStoryEnd"
        assert table.state.players[0].furs[8] == 2

    def test_a_bear_bought_while_it_is_offered_does_not_double_it(self) -> None:
        """Revised: the song taken inside uses up the allowance of the outer offer too."""
        table = laid_out(story=12, horses=5)
        table.lay(market=[8] * 6)
        table.ask(0, Gain("story", 1))
        table.play("buy", 8)
        assert table.asks == "ReachStoryEnd"
        table.play("song", "A1")
        assert table.offered("song") == []

    def test_a_song_inside_a_song_goes_by_the_once_a_turn_rule(self) -> None:
        table = laid_out(story=12)
        table.lay(songs=("A6",))  # 6 story points: 2 VP, visit any village
        table.ask(0, Gain("story", 1))
        table.play("song", "A6")
        table.player(story=11)
        table.play("village", 2)
        assert table.state.players[0].story == 12
        assert table.asks == "ChooseAction"

    def test_first_edition_a_song_inside_a_song(self) -> None:
        table = laid_out("first", story=12)
        table.lay(songs=("A6",))
        table.ask(0, Gain("story", 1))
        table.play("song", "A6")
        table.player(story=11)
        table.play("village", 2)
        assert table.asks == "ReachStoryEnd"


class TestStoryEndWithSideB:
    """With a side-b board the token may move for story points instead."""

    def test_a_step_for_the_value_of_the_space_entered_in_story_points_and_a_reward(self) -> None:
        table = laid_out(side="b", colour="green", trophy=4, story=11)
        table.ask(0, Gain("story", 1))
        table.play("climb")
        player = table.state.players[0]
        assert (player.trophy, player.story, sum(player.furs)) == (5, 8, 0)
        assert [choice[1] for choice in table.offered("trophy")] == [1, 2, 3, 4, 5]

    def test_with_side_a_there_is_no_such_choice(self) -> None:
        table = laid_out(trophy=4, story=11)
        table.ask(0, Gain("story", 1))
        assert not table.offers("climb")

    def test_a_side_b_opponent_does_not_help_side_a(self) -> None:
        table = Table(sides=("b", "a"))
        table.lay(songs=("A1",))
        table.player(1, story=12)
        table.turn(1, "end")
        table.ask(1, Gain("story", 1))
        assert not table.offers("climb")

    def test_a_song_can_be_taken_all_the_same(self) -> None:
        table = laid_out(side="b", story=12)
        table.ask(0, Gain("story", 1))
        assert table.offers("song", "A1") and table.offers("climb")

    def test_the_step_uses_up_the_allowance(self) -> None:
        table = laid_out(side="b", story=12)
        table.ask(0, Gain("story", 1))
        table.play("climb")
        table.play("trophy", 2)  # two story points: 11 and 2
        assert table.state.players[0].story == 12
        assert table.asks == "ChooseAction"

    def test_in_the_first_edition_it_does_not(self) -> None:
        table = laid_out("first", side="b", story=12)
        table.ask(0, Gain("story", 1))
        table.play("climb")
        table.play("trophy", 2)
        assert table.asks == "ReachStoryEnd"

    def test_without_a_song_the_step_alone_is_offered(self) -> None:
        table = laid_out(side="b", story=12)
        table.lay(songs=())
        table.ask(0, Gain("story", 1))
        assert table.answers() == [("climb",), ("decline",)]

    def test_on_the_last_trophy_space_without_a_song_there_is_nothing(self) -> None:
        table = laid_out(side="b", colour="blue", trophy=6, story=12)
        table.lay(songs=())
        table.ask(0, Gain("story", 1))
        assert table.asks == "ChooseAction"

    def test_on_the_last_trophy_space_only_songs(self) -> None:
        table = laid_out(side="b", colour="blue", trophy=6, story=12)
        table.ask(0, Gain("story", 1))
        assert table.answers() == [("song", "A1"), ("song", "A10"), ("decline",)]

    @pytest.mark.parametrize("space", [2, 4, 6])
    def test_a_red_free_space_costs_no_story_points(self, space: int) -> None:
        table = laid_out(side="b", colour="red", trophy=space, story=12)
        table.ask(0, Gain("story", 1))
        table.play("climb")
        assert (table.state.players[0].story, table.state.players[0].trophy) == (12, space + 1)

    def test_green_gets_its_coin_on_this_step_too(self) -> None:
        table = laid_out(side="b", colour="green", story=12)
        table.ask(0, Gain("story", 1))
        table.play("climb")
        assert table.state.players[0].coins == 1

    def test_the_token_moved_so_s7_reaches_one_space_further(self) -> None:
        table = laid_out(side="b", colour="yellow", story=12, fulfilled=("S7",))
        table.ask(0, Gain("story", 1))
        table.play("climb")
        assert [choice[1] for choice in table.offered("trophy")] == [1, 2, 3]

    def test_the_step_inside_a_trophy_may_use_up_the_track(self) -> None:
        """A bear bought before the trophy step lets the token climb to the last space."""
        table = laid_out(side="b", colour="yellow", trophy=7, story=12, horses=5, furs=[7])
        table.lay(market=[8] * 6, villages=("V1", "V5", "V2", "V3", "V4"))
        table.turn(0, "main")
        table.play("village", 1)
        table.play("buy", 8)
        table.play("climb")
        table.play("trophy", 1)
        assert not table.offers("step")
        assert table.state.players[0].trophy == 8


class TestOrderAndDeclining:
    def test_an_outpost_comes_from_the_general_into_the_own_supply(self) -> None:
        table = laid_out()
        table.turn(0, "main")
        table.play("village", 1)
        assert table.state.players[0].outposts == 2
        assert table.state.players[0].banners == 1

    def test_the_parts_of_a_reward_come_in_the_order_listed(self) -> None:
        table = laid_out(furs=[3, 3])
        table.tile(4, "P1")  # 3 VP, a fur from the bag, 1 coin
        table.turn(0, "main")
        table.play("claim", 4)
        player = table.state.players[0]
        assert table.asks == "KeepOne"
        assert (player.vp, player.coins) == (3, 0)
        table.play(*table.offered("keep")[0])
        assert player.coins == 1

    def test_effects_inside_effects_are_finished_before_the_outer_one_goes_on(self) -> None:
        """A bear inside a claim inside a second main action, a song inside it, a village inside the song."""
        table = laid_out(story=10, furs=[3, 3, 3, 3])
        table.tile(4, "P1", [8])
        table.lay(songs=("A6",))
        table.turn(0, "second")
        table.play("claim", 4)
        table.play("song", "A6")
        table.play("village", 3)
        assert table.asks == "TakeFromMarket"
        table.play("market", 6)
        player = table.state.players[0]
        assert (player.story, player.vp, player.furs[6], player.furs[8]) == (6, 2 + 3, 1, 1)
        assert table.asks == "KeepOne"
        table.play("decline")
        assert player.coins == 1
        assert table.answers() == [("end",)]

    def test_a_part_of_a_reward_can_be_declined_and_the_rest_comes(self) -> None:
        table = laid_out()
        table.lay(yurts=[None, "A5", None, None, None])  # a market fur and 3 horses
        table.turn(0, "main")
        table.play("yurt", 1)
        table.play("decline")
        assert table.state.players[0].horses == 3

    def test_plain_gains_simply_happen(self) -> None:
        table = laid_out()
        table.turn(0, "main", slot=6)
        table.play("village", 2)
        assert (table.state.players[0].story, table.state.players[0].coins) == (1, 1)
        assert table.asks == "ChooseAction"


@pytest.mark.parametrize("season", [SPRING, SUMMER, AUTUMN])
def test_the_allowance_returns_every_season(season: int) -> None:
    table = laid_out(sang=True)
    turn_season(table.state, season, telling(table.events.append))
    assert not table.state.players[0].sang
