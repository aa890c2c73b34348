"""RULES 4: the player to move is the one furthest east who has not yet had a turn this season."""

from stroganov.state import SPRING, SUMMER
from stroganov.turn import TABLE, PlaySeason
from tests.table import Table


def spring(table: Table) -> None:
    """A season begins with the Cossacks where they are."""
    while table.state.agenda and table.state.agenda[-1][0] >= 0:
        table.state.agenda.pop()
    table.ask(TABLE, PlaySeason(SPRING))


def ride(table: Table, slot: int) -> None:
    """Move there and end the turn."""
    table.play("move", slot)
    table.play("end")


def test_the_player_furthest_east_moves_first() -> None:
    table = Table(3)
    table.cossacks((2, 6), (0, 4), (1, 1))
    spring(table)
    assert table.state.seat == 2


def test_the_next_is_the_one_furthest_east_of_those_who_wait() -> None:
    table = Table(3)
    table.cossacks((2, 6), (0, 4), (1, 1))
    spring(table)
    ride(table, 7)
    assert table.state.seat == 0
    ride(table, 5)
    assert table.state.seat == 1


def test_who_had_a_turn_waits_for_the_next_season_even_if_furthest_east() -> None:
    table = Table(3)
    table.cossacks((2, 6), (0, 4), (1, 3))
    spring(table)
    ride(table, 8)
    ride(table, 6)
    assert table.state.seat == 1


def test_everyone_has_exactly_one_turn_a_season() -> None:
    table = Table(4)
    table.cossacks((3, 4), (1, 3), (0, 2), (2, 1))
    spring(table)
    seats = []
    while table.state.season == SPRING:
        seats.append(table.state.seat)
        ride(table, table.offered("move")[0][1])
    assert seats == [3, 1, 0, 2]


def test_the_order_of_the_next_season_follows_from_where_the_cossacks_are_then() -> None:
    table = Table(2)
    table.cossacks((0, 3), (1, 2))
    spring(table)
    ride(table, 4)
    table.player(1, horses=1)
    ride(table, 5)
    assert table.state.season == SUMMER
    assert table.state.seat == 1


def test_on_one_slot_the_one_further_right_moves_first() -> None:
    table = Table(3)
    table.cossacks((1, 4), (2, 4), (0, 4))
    spring(table)
    assert table.state.seat == 1
    ride(table, 5)
    assert table.state.seat == 2


def test_a_cossack_that_arrives_goes_to_the_left_of_those_already_there() -> None:
    table = Table(3)
    table.cossacks((2, 6), (0, 5), (1, 4))
    table.turn(1, "move")
    table.play("move", 6)
    assert table.state.order == [2, 1, 0]
    table.turn(0, "move")
    table.play("move", 6)
    assert table.state.order == [2, 1, 0]


def test_a_cossack_coming_from_the_east_also_goes_to_the_left() -> None:
    table = Table(3)
    table.cossacks((0, 7), (1, 6), (2, 6))
    table.turn(0)
    table.play("move", 6)
    assert table.state.order == [1, 2, 0]


def test_a_cossack_that_comes_back_to_a_slot_goes_to_the_left() -> None:
    table = Table(2)
    table.cossacks((0, 5), (1, 5))
    table.turn(0)
    table.play("move", 4)
    table.play("move", 5)
    assert table.state.order == [1, 0]


def test_a_cossack_that_overtakes_stands_further_east() -> None:
    table = Table(3)
    table.cossacks((0, 5), (1, 4), (2, 3))
    table.turn(2, "move")
    table.play("move", 5)
    assert table.state.order == [0, 2, 1]


def test_a_claim_leaves_the_order_of_the_cossacks_in_the_gap() -> None:
    table = Table(3)
    table.cossacks((1, 4), (0, 4), (2, 1))
    table.tile(4, "F1")
    table.lay(region_furs=(2, 3, 4, 6, 7))
    table.player(furs=[3, 3])
    table.turn(0)
    table.play("claim", 4)
    assert table.state.order == [1, 0, 2]
    assert [player.slot for player in table.state.players] == [4, 4, 1]


def test_the_move_of_a_turn_that_is_under_way_does_not_call_another_player() -> None:
    table = Table(2)
    table.cossacks((0, 5), (1, 4))
    spring(table)
    table.play("move", 6)
    table.play("move", 4)
    assert table.state.order == [1, 0]
    assert table.state.seat == 0
