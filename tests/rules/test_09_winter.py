"""RULES 9.1 to 9.3: income, storytelling, and the last Winter."""

import pytest

from tests.table import Table

EAST, MIDDLE, WEST = 2, 0, 1  # seats by where their Cossacks stand


def three() -> Table:
    """Three players on their way, songs put aside."""
    table = Table(players=3)
    table.cossacks((EAST, 9), (MIDDLE, 6), (WEST, 4))
    table.state.songs = ()
    table.state.villages = ("V1", "V2", "V3", "V4", "V5")
    table.state.market = [1, 2, 4, 5, 6, 7]
    return table


def gained(table: Table, kind: str) -> list[tuple[int, int]]:
    """Who gained how much of something, in the order it came."""
    return [(event[1], event[3]) for event in table.told("gained") if event[2] == kind]


# Income


def test_everyone_gets_two_horses_in_player_order() -> None:
    table = three()
    table.winter()
    assert gained(table, "horses") == [(EAST, 2), (MIDDLE, 2), (WEST, 2)]


def test_every_banner_brings_one_horse_more() -> None:
    table = three()
    table.player(MIDDLE, banners=2)
    table.winter()
    assert gained(table, "horses") == [(EAST, 2), (MIDDLE, 4), (WEST, 2)]


def test_each_player_finishes_income_before_the_next_gets_any() -> None:
    table = three()
    table.player(EAST, horses=3)
    table.winter()
    assert table.state.seat == EAST and table.state.players[EAST].horses == 5
    assert table.state.players[MIDDLE].horses == 0
    table.play("done")
    assert gained(table, "horses") == [(MIDDLE, 2), (WEST, 2)]


def test_all_income_comes_before_any_storytelling() -> None:
    table = three()
    kinds = [event[4] for event in table.winter() if event[0] == "gained"]
    assert kinds == ["income", "income", "income", "storytelling", "storytelling"]


def test_winter_effects_of_wishes_come_after_the_horses() -> None:
    table = three()
    table.player(EAST, fulfilled=("S3",))
    table.winter()
    mine = [event[2:4] for event in table.told("gained") if event[1] == EAST]
    assert mine == [("horses", 2), ("coins", 1), ("story", 2)]


@pytest.mark.parametrize(
    "wish, brings",
    [
        ("S2", ("horses", 3)),
        ("A2", ("horses", 3)),
        ("S3", ("coins", 1)),
        ("S4", ("story", 2)),
        ("A7", ("story", 2)),
        ("S5", ("horses", 4)),
        ("S6", ("horses", 6)),
    ],
)
def test_a_fulfilled_wish_brings_its_winter_effect(wish: str, brings: tuple[str, int]) -> None:
    table = three()
    table.player(WEST, fulfilled=(wish,), landscapes=("F1", "F2", "P1"))
    table.state.spaces[0] = (WEST, -1, -2)
    table.state.spaces[3] = (MIDDLE, WEST, -2)
    table.winter()
    assert [event[2:4] for event in table.told("gained") if event[4] == "wish"] == [brings]


def test_a_wish_in_hand_brings_nothing_in_winter() -> None:
    table = three()
    table.player(WEST, hand=("S2",))
    table.winter()
    assert table.state.players[WEST].horses == 2


def test_the_fifth_wish_brings_a_fur_from_the_bag() -> None:
    table = three()
    table.player(EAST, fulfilled=("A5",))
    table.next_draws(3, 6)
    table.winter()
    assert table.options() == [("keep", 3), ("keep", 6), ("decline",)]
    table.play("keep", 6)
    assert table.state.players[EAST].furs[6] == 1


def test_the_ninth_wish_brings_an_advanced_action_anywhere_free() -> None:
    table = three()
    table.player(EAST, fulfilled=("A9",))
    table.winter()
    assert table.asks == "ChooseAdvanced" and table.state.seat == EAST
    assert [table.offers("village", region) for region in range(5)] == [True] * 5
    table.play("village", 0)
    assert table.state.players[EAST].banners == 1


def test_a_banner_that_comes_with_the_ninth_wish_is_too_late_for_this_income() -> None:
    table = three()
    table.player(EAST, fulfilled=("A9",))
    table.winter()
    table.play("village", 1)
    assert table.state.players[EAST].horses == 2


def test_the_ninth_wish_waives_no_horses_for_an_outpost() -> None:
    table = three()
    table.player(EAST, fulfilled=("A9",))
    table.state.spaces[2] = (MIDDLE, -1, -2)
    table.winter()
    table.play("outpost", 2)
    assert table.state.players[EAST].horses == 1


def test_the_ninth_wish_can_be_declined() -> None:
    table = three()
    table.player(EAST, fulfilled=("A9",))
    table.winter()
    table.play("decline")
    assert table.state.year == 2


def test_the_owner_may_build_with_the_ninth_wish_before_counting_outposts() -> None:
    table = three()
    table.player(EAST, fulfilled=("S5", "A9"))
    table.winter()
    table.play("income", "A9")
    table.play("outpost", 0)
    assert table.state.players[EAST].horses == 2 + 2


def test_the_owner_may_count_outposts_before_building() -> None:
    table = three()
    table.player(EAST, fulfilled=("A9", "S5"))
    table.winter()
    table.play("income", "S5")
    table.play("outpost", 0)
    assert table.state.players[EAST].horses == 2


@pytest.mark.parametrize("fulfilled, horses", [(("A9", "S5"), 4), (("S5", "A9"), 2)])
def test_who_leaves_the_order_open_gets_the_oldest_wish_first(
    fulfilled: tuple[str, ...], horses: int
) -> None:
    table = three()
    table.player(EAST, fulfilled=fulfilled)
    table.winter()
    table.play("done")
    table.play("outpost", 0)
    assert table.state.players[EAST].horses == horses


def test_the_order_of_wishes_is_not_asked_where_it_cannot_matter() -> None:
    table = three()
    table.player(EAST, fulfilled=("S2", "S3"))
    table.winter()
    assert table.state.seat == EAST and table.offered("income") == []
    table.play("done")
    assert (table.state.players[EAST].horses, table.state.players[EAST].coins) == (5, 1)


def test_every_winter_effect_comes_once_each_winter() -> None:
    table = three()
    table.player(EAST, fulfilled=("A9", "S4"))
    table.winter()
    table.play("income", "A9")
    table.play("decline")
    assert table.told("received_income") == [("received_income", EAST, "S4")]
    table.winter(2)
    assert table.offered("income") == [("income", "A9"), ("income", "S4")]


def test_there_is_a_window_for_auxiliary_actions_after_the_horses() -> None:
    table = three()
    table.player(WEST, horses=3)
    table.winter()
    assert table.asks == "FinishIncome" and table.state.seat == WEST
    table.play("buy", 7)
    assert table.state.players[WEST].horses == 0 and table.state.players[WEST].furs[7] == 1


def test_the_window_is_there_again_after_the_effects_of_wishes() -> None:
    table = three()
    table.player(WEST, fulfilled=("S2",))
    table.winter()
    assert table.state.players[WEST].horses == 5
    assert table.asks == "FinishIncome" and table.offers("buy_bag")


def test_there_is_no_window_for_those_who_could_do_nothing_in_it() -> None:
    table = three()
    table.winter()
    assert table.state.year == 2 and table.asks == "ChooseMove"


def test_extra_advanced_actions_of_wishes_are_not_for_winter() -> None:
    table = three()
    table.player(EAST, fulfilled=("A11", "A12", "A13"), horses=3)
    table.winter()
    assert table.offers("buy_bag") and table.offered("extra") == []


def test_a_wish_fulfilled_in_the_window_brings_its_winter_effect_at_once() -> None:
    table = three()
    table.player(EAST, furs=(3, 3), hand=("S2",))
    table.winter()
    table.play("fulfil", "S2")
    table.play("done")
    assert table.state.players[EAST].horses == 2 + 3


def test_a_wish_fulfilled_after_other_wishes_brought_theirs_counts_too() -> None:
    table = three()
    table.player(EAST, furs=(3, 3), hand=("S2",), fulfilled=("S3",))
    table.winter()
    table.play("done")
    assert table.state.players[EAST].coins == 1
    table.play("fulfil", "S2")
    table.play("done")
    assert table.state.players[EAST].horses == 2 + 3 and table.state.players[EAST].coins == 1


def test_a_wish_fulfilled_amid_the_ninth_wish_counts_too() -> None:
    table = three()
    table.player(EAST, furs=(6, 6), hand=("S3",), fulfilled=("A9",))
    table.winter()
    table.play("done")
    table.play("fulfil", "S3")
    table.play("decline")
    table.play("done")
    assert table.state.players[EAST].coins == 1


def test_a_wish_fulfilled_after_the_own_income_waits_for_the_next_winter() -> None:
    table = three()
    table.player(EAST, furs=(3, 3), hand=("S2",))
    table.winter()
    table.play("done")
    table.play("fulfil", "S2")
    assert table.asks == "ChooseSong"
    table.play("pass")
    assert table.state.players[EAST].horses == 2


# Storytelling


def test_the_furthest_east_gains_two_story_points_and_the_second_one() -> None:
    table = three()
    table.winter()
    assert gained(table, "story") == [(EAST, 2), (MIDDLE, 1)]


def test_on_one_tile_further_right_is_further_east() -> None:
    table = three()
    table.cossacks((WEST, 7), (EAST, 7), (MIDDLE, 7))
    table.winter()
    assert gained(table, "story") == [(WEST, 2), (EAST, 1)]


def test_with_two_players_both_gain_story_points() -> None:
    table = Table(players=2)
    table.cossacks((1, 3), (0, 2))
    table.state.songs = ()
    table.winter()
    assert gained(table, "story") == [(1, 2), (0, 1)]


def test_storytelling_can_reach_the_end_of_the_story_track() -> None:
    table = three()
    table.state.songs = ("A1",)
    table.player(EAST, story=10)
    table.winter()
    assert table.asks == "ReachStoryEnd" and table.state.seat == EAST
    assert gained(table, "story") == [(EAST, 2)], "the second gains only when the first is done"
    table.play("song", "A1")
    assert table.state.players[EAST].story == 9 and table.state.songs == ("A1",)


def test_the_second_can_reach_the_end_of_the_story_track_too() -> None:
    table = three()
    table.state.songs = ("A1",)
    table.player(MIDDLE, story=11)
    table.winter()
    assert table.asks == "ReachStoryEnd" and table.state.seat == MIDDLE


def test_the_third_on_twelve_gains_nothing_and_gets_nothing() -> None:
    table = three()
    table.state.songs = ("A1",)
    table.player(WEST, story=12)
    table.winter()
    assert table.asks == "ChooseSong" and table.state.seat == WEST


def test_the_end_of_the_story_track_pays_once_a_winter() -> None:
    table = three()
    table.state.songs = ("A1",)
    table.player(EAST, story=10, fulfilled=("S4", "A7"))
    table.winter()
    table.play("done")
    table.play("song", "A1")
    table.play("done")
    assert table.state.players[EAST].story == 12, "9, two of A7, two of storytelling beyond the end"
    assert table.asks == "ChooseSong", "no second reward at the end of the track"


def test_declining_at_the_end_of_the_story_track_keeps_the_allowance() -> None:
    table = three()
    table.state.songs = ("A1",)
    table.player(EAST, story=11, fulfilled=("S4",))
    table.winter()
    table.play("decline")
    assert table.told("gained")[-1][2:] == ("story", 0, "storytelling")
    assert table.asks == "ReachStoryEnd"


def test_an_end_used_in_autumn_is_open_again_in_winter() -> None:
    table = three()
    table.state.songs = ("A1",)
    table.player(EAST, story=10, sang=True)
    table.winter()
    assert table.asks == "ReachStoryEnd"


def test_songs_are_chosen_in_player_order() -> None:
    table = three()
    table.state.songs = ("A1", "A2", "A3")
    for seat in (EAST, MIDDLE, WEST):
        table.player(seat, story=5)
    table.winter()
    seats = []
    while table.asks == "ChooseSong":
        seats.append(table.state.seat)
        table.play("pass")
    assert seats == [EAST, MIDDLE, WEST]


def test_a_song_is_paid_leaves_the_board_and_gives_its_reward() -> None:
    table = three()
    table.state.songs = ("A1", "A3", "A10")
    table.player(EAST, story=4)
    table.winter()
    table.play("song", "A3")
    player = table.state.players[EAST]
    assert (player.story, player.vp, player.coins) == (6 - 5, 2, 1)
    assert ("sang", EAST, "A3") in table.events


def test_a_song_taken_is_not_there_for_the_next_player() -> None:
    table = three()
    table.state.songs = ("A3", "A10")
    table.player(EAST, story=4)
    table.player(MIDDLE, story=8)
    table.winter()
    table.play("song", "A3")
    assert table.state.seat == MIDDLE and table.offered("song") == [("song", "A10")]


def test_everyone_takes_one_song_at_most() -> None:
    table = three()
    table.state.songs = ("A1", "A3")
    table.player(EAST, story=9)
    table.winter()
    table.play("song", "A3")
    assert table.state.year == 2 and table.state.players[EAST].story == 6


def test_a_song_may_be_left_alone() -> None:
    table = three()
    table.state.songs = ("A1",)
    table.player(EAST, story=9)
    table.winter()
    table.play("pass")
    assert table.state.players[EAST].story == 11


def test_nothing_stands_in_for_missing_story_points() -> None:
    table = three()
    table.state.songs = ("A3", "A10")
    table.player(EAST, story=3, coins=9, tigers=2, furs=(8,))
    table.winter()
    table.play("done")
    assert table.asks == "ChooseSong" and table.offers("song", "A3")
    assert not table.offers("song", "A10")


def test_a_song_is_off_the_board_before_its_reward() -> None:
    table = three()
    table.state.songs = ("A1", "A2")
    table.state.market = [8, 8, 8, 1, 1, 1]
    table.player(EAST, story=10, horses=8)
    table.winter()
    table.play("done")
    table.play("decline")
    table.play("song", "A2")
    assert table.asks == "TakeFromMarket" and table.state.songs == ("A1",)
    table.play("buy", 8)
    table.play("buy", 8)
    assert table.asks == "ReachStoryEnd" and table.offered("song") == [("song", "A1")]


def test_the_last_song_being_taken_there_is_no_end_of_the_story_track() -> None:
    table = three()
    table.state.songs = ("A2",)
    table.state.market = [8, 8, 8, 1, 1, 1]
    table.player(EAST, story=10, horses=8)
    table.winter()
    table.play("done")
    table.play("decline")
    table.play("song", "A2")
    table.play("buy", 8)
    table.play("buy", 8)
    assert table.state.players[EAST].story == 12 and table.asks == "TakeFromMarket"


def test_auxiliary_actions_before_the_song_can_make_it_payable() -> None:
    table = three()
    table.state.songs = ("A1",)
    table.state.market = [8, 1, 1, 1, 1, 1]
    table.player(EAST, horses=3)
    table.winter()
    table.play("done")
    assert table.asks == "ChooseSong" and not table.offers("song", "A1")
    table.play("buy", 8)
    assert table.offers("song", "A1")


def test_auxiliary_actions_after_the_song_can_use_its_reward() -> None:
    table = three()
    table.state.songs = ("A1",)
    table.player(EAST, story=1)
    table.winter()
    table.play("song", "A1")
    assert table.asks == "LeaveWinter" and table.state.players[EAST].horses == 7
    table.play("buy", 4)
    assert table.state.players[EAST].furs[4] == 1


def test_auxiliary_actions_after_the_song_come_before_the_next_players_choice() -> None:
    table = three()
    table.state.songs = ("A1", "A3")
    table.player(EAST, story=1)
    table.player(MIDDLE, story=4)
    table.winter()
    table.play("song", "A1")
    assert table.state.seat == EAST
    table.play("done")
    assert table.state.seat == MIDDLE and table.asks == "ChooseSong"


def test_auxiliary_actions_without_a_song_are_possible_too() -> None:
    table = three()
    table.player(WEST, furs=(5, 5), horses=1)
    table.winter()
    table.play("done")
    assert table.asks == "ChooseSong" and table.state.seat == WEST
    table.play("swap_two", 7)
    assert table.state.players[WEST].furs[7] == 1


# The last Winter


def test_in_year_four_scoring_follows_the_songs() -> None:
    table = three()
    table.winter(4)
    assert table.asks == "over"
    assert table.told("renewed") == [] and table.told("won") == [("won", EAST, "")]


def test_in_year_four_income_and_stories_count_before_scoring() -> None:
    table = three()
    table.player(EAST, story=6, horses=3, furs=(4,))
    table.winter(4)
    table.play("done")
    table.play("pass")
    scored = {event[2]: event[3] for event in table.told("scored") if event[1] == EAST}
    assert scored["story_end"] == 2 and scored["furs_end"] == 1


def test_in_year_four_the_window_after_the_song_is_the_last_chance() -> None:
    table = three()
    table.state.songs = ("A1",)
    table.player(WEST, story=3, furs=(3, 3), hand=("S2",))
    table.winter(4)
    table.play("done")
    table.play("song", "A1")
    assert table.asks == "LeaveWinter"
    table.play("fulfil", "S2")
    table.play("done")
    assert table.asks == "over"
    assert (4, "wish", 2) in table.state.players[WEST].scored


def test_in_year_four_cossacks_stay_where_they_are() -> None:
    table = three()
    table.winter(4)
    assert [table.state.players[seat].slot for seat in (EAST, MIDDLE, WEST)] == [9, 6, 4]
