"""RULES 9.4: the renewal of the board after years 1 to 3."""

import pytest

from tests.table import Table

TILES = ["S1", "S2", "S3", "S4", "S5", "F1", "F2", "P1", "P2", "W1", "M1", "M2"]
NOTHING = [0] * 9


def late(players: int = 2) -> Table:
    """A table at the end of a year: a full row with a fur on each tile, an empty market, no songs."""
    table = Table(players=players)
    table.cossacks(*((seat, 12 - seat) for seat in reversed(range(players))))
    for slot, tile in enumerate(TILES, start=1):
        table.tile(slot, tile, [1 + slot % 8])
    table.state.pile = ("M3", "M4", "M5", "W2", "W3")
    table.state.songs = ()
    table.state.tigers = 16
    return table


def bag(*values: int) -> list[int]:
    return [values.count(value) for value in range(9)]


# Cossacks and story points


def test_cossacks_return_to_the_starting_tile_in_player_order() -> None:
    table = late(4)
    table.cossacks((2, 12), (0, 9), (3, 9), (1, 4))
    table.winter()
    assert [player.slot for player in table.state.players] == [0, 0, 0, 0]
    assert table.state.order == [2, 0, 3, 1]
    assert table.state.seat == 2, "who was furthest east moves first in Spring"


def test_story_points_stay() -> None:
    table = late()
    table.player(0, story=7)
    table.cossacks((1, 5), (0, 3))
    table.winter()
    assert table.state.players[0].story == 7 + 1


def test_spring_comes() -> None:
    table = late()
    table.winter(2)
    assert (table.state.year, table.state.season, table.asks) == (3, 0, "ChooseMove")


@pytest.mark.parametrize("year", [1, 2, 3])
def test_years_one_to_three_end_with_renewal(year: int) -> None:
    table = late()
    table.winter(year)
    assert table.told("renewed") == [("renewed", year)]


# The row


def test_tiles_move_west_with_their_furs_to_close_gaps() -> None:
    table = late()
    table.tile(2, None)
    table.tile(5, None)
    table.winter()
    assert table.state.tiles[1:11] == ["S1", "S3", "S4", "F1", "F2", "P1", "P2", "W1", "M1", "M2"]
    assert table.state.lying[1:11] == [(2,), (4,), (5,), (7,), (8,), (1,), (2,), (3,), (4,), (5,)]


def test_new_tiles_from_the_pile_fill_the_row_in_the_east() -> None:
    table = late()
    table.tile(2, None)
    table.tile(12, None)
    table.winter()
    assert table.state.tiles[11:] == ["M3", "M4"]
    assert table.state.pile == ("M5", "W2", "W3")


def test_a_full_row_stays_as_it_is() -> None:
    table = late()
    before = table.state.lying[:]
    table.winter()
    assert table.state.tiles[1:] == TILES and table.state.lying == before
    assert table.state.pile == ("M3", "M4", "M5", "W2", "W3")


def test_a_pile_that_is_too_small_leaves_the_row_shorter() -> None:
    table = late()
    table.state.pile = ("M3",)
    for slot in (3, 4, 5):
        table.tile(slot, None)
    table.winter()
    assert table.state.tiles[9:] == ["M2", "M3", None, None] and table.state.pile == ()


def test_in_a_shorter_row_nobody_moves_past_the_easternmost_tile() -> None:
    table = late()
    table.state.pile = ()
    for slot in range(2, 12):
        table.tile(slot, None)
    table.winter()
    assert table.state.tiles[1:4] == ["S1", "M2", None]
    assert table.offered("move") == [("move", 1), ("move", 2)]


def test_a_row_without_tiles_and_an_empty_pile_leaves_nothing_to_move_to() -> None:
    table = late()
    table.state.pile = ()
    for slot in range(1, 13):
        table.tile(slot, None)
    table.winter()
    assert table.asks == "ChooseAction" and table.state.tiles == [None] * 13


@pytest.mark.parametrize("players, furs", [(2, 3), (3, 3), (4, 4)])
def test_only_new_tiles_get_furs_as_in_the_setup(players: int, furs: int) -> None:
    table = late(players)
    table.tile(1, None)
    table.tile(2, None)
    table.tile(12, "M2")
    table.state.pile = ("M3", "M5")
    table.winter()
    assert table.state.tiles[10:] == ["M2", "M3", "M5"]
    assert [len(lying) for lying in table.state.lying] == [0, *[1] * 9, 0, furs, furs + 1]


def test_a_tile_with_room_for_two_gets_two() -> None:
    table = late()
    table.tile(1, None)
    table.tile(2, None)
    table.state.pile = ("M4", "M3")
    table.winter()
    assert len(table.state.lying[11]) == 2


def test_furs_on_new_tiles_lie_sorted() -> None:
    table = late()
    table.tile(1, None)
    table.next_draws(7, 2, 5)
    table.winter()
    assert table.state.lying[12] == (2, 5, 7, 9)


def test_if_the_bag_is_too_small_each_new_tile_gets_one_fur_in_turn() -> None:
    table = late()
    for slot in (1, 2, 3):
        table.tile(slot, None)
    table.state.bag = bag(4, 4, 4, 4, 4)
    table.state.market = [0] * 6
    table.winter()
    assert table.state.tiles[10:] == ["M3", "M4", "M5"]
    assert table.state.lying[10:] == [(4, 4), (4, 4), (4, 9)]


def test_an_empty_bag_leaves_new_tiles_bare_but_for_the_tiger() -> None:
    table = late()
    table.tile(1, None)
    table.tile(2, None)
    table.state.bag = bag()
    table.state.market = [0] * 6
    table.winter()
    assert table.state.lying[11:] == [(), (9,)]


def test_the_furs_of_the_market_are_not_yet_in_the_bag_when_tiles_are_filled() -> None:
    table = late()
    table.tile(1, None)
    table.state.bag = bag(1, 1)
    table.state.market = [8] * 6
    table.winter()
    assert table.state.lying[12] == (1, 1, 9)
    assert table.state.market == [8] * 6 and table.state.bag == bag()


def test_a_tiger_comes_if_the_easternmost_tile_is_new() -> None:
    table = late()
    table.tile(1, None)
    table.winter()
    assert table.state.lying[12][-1] == 9 and table.state.tigers == 15
    assert sum(lying.count(9) for lying in table.state.lying) == 1


def test_no_tiger_comes_if_the_easternmost_tile_is_old() -> None:
    table = late()
    table.tile(1, None)
    table.state.pile = ()
    table.winter()
    assert table.state.tiles[11:] == ["M2", None]
    assert table.state.lying[11] == (5,) and table.state.tigers == 16


def test_the_new_easternmost_tile_of_a_shorter_row_gets_the_tiger() -> None:
    table = late()
    for slot in (1, 2, 3):
        table.tile(slot, None)
    table.state.pile = ("M3", "M4")
    table.winter()
    assert table.state.tiles[11:] == ["M4", None] and table.state.lying[11][-1] == 9


def test_an_old_tiger_stays_on_its_tile() -> None:
    table = late()
    table.tile(1, None)
    table.tile(12, "M2", [3, 9])
    table.winter()
    assert table.state.lying[11] == (3, 9) and table.state.lying[12][-1] == 9


def test_without_tigers_in_the_supply_none_comes() -> None:
    table = late()
    table.tile(1, None)
    table.state.tigers = 0
    table.winter()
    assert 9 not in table.state.lying[12] and table.state.tigers == 0


# The market


def test_the_market_returns_to_the_bag_and_six_are_drawn_anew() -> None:
    table = late()
    table.state.market = [1, 1, 1, 1, 1, 1]
    table.state.bag = bag(7)
    table.winter()
    drawn = [bag(value) for value in table.state.market]
    assert [sum(column) for column in zip(table.state.bag, *drawn, strict=True)] == bag(1, 1, 1, 1, 1, 1, 7)
    assert 0 not in table.state.market


def test_a_market_that_cannot_be_filled_has_empty_spaces() -> None:
    table = late()
    table.state.market = [3, 0, 0, 0, 0, 0]
    table.state.bag = bag(4)
    table.winter()
    assert sorted(table.state.market) == [0, 0, 0, 0, 3, 4] and table.state.bag == NOTHING


# Songs, yurts and wishes


@pytest.mark.parametrize("players", [2, 3, 4])
def test_unchosen_songs_leave_and_one_comes_for_each_player(players: int) -> None:
    table = late(players)
    table.state.songs = ("A10", "A9")
    table.state.song_deck = ("A1", "A2", "A3", "A4", "A5")
    table.winter()
    assert table.state.songs == ("A1", "A2", "A3", "A4", "A5")[:players]
    assert table.state.song_deck == ("A1", "A2", "A3", "A4", "A5")[players:]


def test_a_solo_game_gets_two_new_songs() -> None:
    table = Table(players=1, opponent="ivan")
    table.state.songs = ()
    table.winter()
    assert len(table.state.songs) == 2


def test_yurts_move_west_and_empty_places_are_filled_west_to_east() -> None:
    table = late()
    table.state.yurts = [None, "A1", None, "A2", "A3"]
    table.state.yurt_deck = ("A4", "A5", "A6")
    table.winter()
    assert table.state.yurts == ["A1", "A2", "A3", "A4", "A5"] and table.state.yurt_deck == ("A6",)


def test_wishes_move_west_and_empty_places_are_filled_west_to_east() -> None:
    table = late()
    table.state.wishes = ["A7", None, None, None, "A3"]
    table.state.wish_deck = ("A4", "A5", "A6", "A10")
    table.winter()
    assert table.state.wishes == ["A7", "A3", "A4", "A5", "A6"] and table.state.wish_deck == ("A10",)


def test_decks_that_run_out_leave_places_empty() -> None:
    table = late()
    table.state.yurts, table.state.yurt_deck = [None, "A1", None, None, None], ("A2",)
    table.state.wishes, table.state.wish_deck = [None] * 5, ("A2",)
    table.state.songs, table.state.song_deck = ("A9",), ("A1",)
    table.winter()
    assert table.state.yurts == ["A1", "A2", None, None, None]
    assert table.state.wishes == ["A2", None, None, None, None]
    assert table.state.songs == ("A1",)
    assert (table.state.yurt_deck, table.state.wish_deck, table.state.song_deck) == ((), (), ())


def test_places_left_empty_offer_no_yurt_and_no_wish() -> None:
    table = late()
    table.state.yurts, table.state.yurt_deck = [None] * 5, ()
    table.state.wishes, table.state.wish_deck = [None] * 5, ()
    table.winter()
    table.turn(0, slot=4)
    assert table.offered("yurt") == [] and table.offered("wish") == []
    assert table.offered("village") == [("village", 1)]


def test_villages_stay() -> None:
    table = late()
    before = table.state.villages
    table.winter()
    assert table.state.villages == before


def test_after_year_two_everything_a_leaves_and_the_b_decks_come() -> None:
    table = late(3)
    yurts, songs, wishes = table.state.later
    table.state.songs = ("A1", "A2", "A3")
    table.winter(2)
    assert table.state.songs == songs[:3] and table.state.song_deck == songs[3:]
    assert table.state.yurts == list(yurts[:5]) and table.state.yurt_deck == yurts[5:]
    assert table.state.wishes == list(wishes[:5]) and table.state.wish_deck == wishes[5:]


@pytest.mark.parametrize("year, letter", [(1, "A"), (2, "B"), (3, "B")])
def test_the_decks_of_each_year_have_the_right_letter(year: int, letter: str) -> None:
    table = late()
    if year == 3:
        table.winter(2)
    table.winter(year)
    state = table.state
    cards = [*state.songs, *state.song_deck, *state.yurts, *state.yurt_deck, *state.wishes, *state.wish_deck]
    assert {card[0] for card in cards if card} == {letter}


def test_a_wishes_in_hand_or_fulfilled_stay_and_work_after_year_two() -> None:
    table = late()
    table.player(0, fulfilled=("A2",), hand=("A5",))
    table.winter(2)
    table.player(0, furs=(3, 3, 3))
    table.winter(3)
    assert table.offers("fulfil", "A5")
    table.play("done")
    assert ("gained", 0, "horses", 3, "wish") in table.events


def test_b_cards_left_on_the_board_stay_after_year_three() -> None:
    table = late()
    table.winter(2)
    table.state.yurts = [None, "B1", None, None, None]
    table.state.yurt_deck = ("B2", "B3", "B4", "B5", "B6")
    table.winter(3)
    assert table.state.yurts == ["B1", "B2", "B3", "B4", "B5"]
