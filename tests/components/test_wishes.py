"""Every Tsar's wish: what it asks for, what it scores, and what changes once it is fulfilled."""

from collections.abc import Callable
from typing import Any

import pytest

from stroganov.actions.trophy import Trophy
from stroganov.scoring import final_points
from stroganov.state import BLOCKED, FREE
from tests.components.outcome import plain_table
from tests.table import Table

WISHES = [
    # wish, fur, have, pay, vp
    ("S1", 5, 2, 1, 1),
    ("S2", 3, 2, 1, 2),
    ("S3", 6, 2, 1, 1),
    ("S4", 4, 2, 1, 2),
    ("S5", 2, 2, 1, 2),
    ("S6", 1, 2, 1, 2),
    ("S7", 7, 2, 1, 1),
    ("S8", 3, 2, 1, 2),
    ("S9", 5, 2, 1, 1),
    ("A1", 4, 3, 1, 3),
    ("A2", 2, 3, 2, 4),
    ("A3", 6, 3, 1, 2),
    ("A4", 5, 3, 1, 3),
    ("A5", 3, 3, 1, 3),
    ("A6", 7, 2, 1, 3),
    ("A7", 1, 2, 2, 4),
    ("A8", 5, 3, 1, 3),
    ("A9", 7, 3, 1, 3),
    ("A10", 8, 2, 1, 3),
    ("A11", 6, 3, 2, 3),
    ("A12", 4, 3, 2, 3),
    ("A13", 3, 3, 2, 3),
    ("A14", 2, 3, 1, 3),
    ("B1", 1, 3, 2, 5),
    ("B2", 2, 4, 2, 5),
    ("B3", 4, 4, 2, 5),
    ("B4", 8, 2, 1, 4),
    ("B5", 5, 3, 2, 4),
    ("B6", 7, 4, 2, 3),
    ("B7", 6, 3, 1, 3),
    ("B8", 7, 3, 2, 4),
    ("B9", 3, 4, 2, 4),
    ("B10", 2, 3, 2, 4),
    ("B11", 4, 3, 1, 3),
    ("B12", 5, 4, 2, 5),
    ("B13", 6, 4, 2, 5),
    ("B14", 8, 2, 2, 6),
]


def holding(wish: str, furs: tuple[int, ...]) -> Table:
    table = plain_table()
    table.player(0, furs, hand=(wish,))
    table.turn(0, slot=6)
    return table


def test_there_is_a_row_for_every_wish() -> None:
    known = set(plain_table().state.rules.wishes)
    assert {row[0] for row in WISHES} == {row[0] for row in EFFECTS} == known


@pytest.mark.parametrize("wish, fur, have, pay, vp", WISHES)
def test_a_wish_is_fulfilled_with_its_furs(wish: str, fur: int, have: int, pay: int, vp: int) -> None:
    table = holding(wish, (fur,) * have)
    table.play("fulfil", wish)
    player = table.player(0)
    assert player.furs[fur] == have - pay and player.vp == vp
    assert (player.hand, player.fulfilled) == ((), (wish,))


@pytest.mark.parametrize("wish, fur, have, pay, vp", WISHES)
def test_a_wish_is_not_fulfilled_with_one_fur_fewer(
    wish: str, fur: int, have: int, pay: int, vp: int
) -> None:
    other = 1 if fur != 1 else 2
    assert not holding(wish, (fur,) * (have - 1) + (other,)).offers("fulfil", wish)


@pytest.mark.parametrize("wish, fur, have, pay, vp", WISHES)
def test_the_deck_of_a_wish_is_its_letter(wish: str, fur: int, have: int, pay: int, vp: int) -> None:
    assert plain_table().state.rules.wishes[wish].deck == wish[0]


# What can be seen on the table with the wish fulfilled, and without


def moves_east(table: Table) -> list[int]:
    table.turn(0, "move", slot=3)
    return [slot for _, slot in table.offered("move")]


def winter_gains(table: Table) -> list[tuple[str, int]]:
    table.player(0, landscapes=("F1", "F2", "F3"))
    table.state.spaces[1] = (0, FREE, BLOCKED)
    table.state.spaces[4] = (0, FREE, BLOCKED)
    table.winter()
    return [(kind, amount) for _, seat, kind, amount, _ in table.told("gained") if seat == 0]


def winter_question(table: Table) -> str:
    table.winter()
    return table.asks


def trophy_spaces(table: Table) -> list[int]:
    table.player(0, (1,))
    table.turn(0, slot=3)
    table.ask(0, Trophy())
    table.play("step")
    return [space for _, space in table.offered("trophy")]


def hunts(table: Table) -> list[tuple[int, int]]:
    table.tile(2, "S2", [1])
    table.tile(3, "S3", [2, 6])
    table.tile(4, "S4", [3])
    table.turn(0, slot=3)
    return [(slot, value) for _, slot, value in table.offered("hunt")]


def second_actions(table: Table) -> list[str]:
    table.player(0, (7,))
    table.turn(0, "second", slot=3)
    return [verb for verb, *_ in table.options() if verb in ("village", "yurt", "wish", "outpost", "claim")]


def other_wishes(table: Table) -> list[Any]:
    table.player(0, (4, 4, 1, 8, 8), hand=("A1", "A7", "B4"))
    table.turn(0, slot=3)
    return table.offered("fulfil")


def villages(table: Table) -> list[int]:
    table.turn(0, "main", slot=3)
    return [region for _, region in table.offered("village")]


def second_furs(table: Table) -> list[Any]:
    table.tile(3, "S3", [2, 2])
    table.turn(0, slot=3)
    table.play("hunt", 3, 2)
    return table.offered("hunt") if table.asks == "HuntAgain" else []


def seasons_with_an_extra_action(table: Table) -> list[int]:
    found = []
    for season in range(4):
        table.state.season = season
        table.turn(0, "end", slot=3)
        found += [season] * len(table.offered("extra"))
    return found


def tigers_on_fulfilment(table: Table) -> int:
    wish = "A10" if table.player(0).fulfilled else "B4"
    table.player(0, (8, 8), hand=(wish,), fulfilled=())
    table.turn(0, slot=3)
    table.play("fulfil", wish)
    return table.player(0).furs[9]


def points_at_the_end(table: Table) -> int:
    lands = ("M1", "M2", "M3", "W1", "W2", "P1", "F1", "F2", "F3", "F4")
    table.player(0, tigers=3, vp=27, coins=5, landscapes=lands, banners=7, hand=("B1",))
    table.state.spaces[1] = (0, FREE, BLOCKED)
    table.state.spaces[4] = (0, FREE, BLOCKED)
    return final_points(table.state, 0)["wishes_end"]


INCOME = [("horses", 2), ("story", 2)]  # without wishes; with five horses the window asks before the story
OWN_HUNTS = [(3, 2)]

EFFECTS: list[tuple[str, Callable[[Table], Any], Any, Any]] = [
    # wish, what to look at, without it, with it
    ("S1", moves_east, [4, 5], [4, 5, 6]),
    ("S2", winter_gains, INCOME, [("horses", 2), ("horses", 3)]),
    ("S3", winter_gains, INCOME, [("horses", 2), ("coins", 1), ("story", 2)]),
    ("S4", winter_gains, INCOME, [("horses", 2), ("story", 2), ("story", 2)]),
    ("S5", winter_gains, INCOME, [("horses", 2), ("horses", 4)]),
    ("S6", winter_gains, INCOME, [("horses", 2), ("horses", 6)]),
    ("S7", trophy_spaces, [1, 2], [1, 2, 3]),
    ("S8", hunts, OWN_HUNTS, [(3, 2), (2, 1), (4, 3)]),
    ("S9", second_actions, [], ["village", "yurt", "wish", "outpost"]),
    ("A1", moves_east, [4, 5], [4, 5, 6]),
    ("A2", winter_gains, INCOME, [("horses", 2), ("horses", 3)]),
    ("A3", other_wishes, [("fulfil", "B4")], [("fulfil", "A1"), ("fulfil", "B4")]),
    ("A4", trophy_spaces, [1, 2], [1, 2, 3]),
    ("A5", winter_question, "ChooseMove", "KeepOne"),
    ("A6", villages, [1], [0, 1]),
    ("A7", winter_gains, INCOME, [("horses", 2), ("story", 2), ("story", 2)]),
    ("A8", hunts, OWN_HUNTS, [(3, 2), (3, 6)]),
    ("A9", winter_question, "ChooseMove", "ChooseAdvanced"),
    ("A10", tigers_on_fulfilment, 0, 1),
    ("A11", seasons_with_an_extra_action, [], [0]),
    ("A12", seasons_with_an_extra_action, [], [1]),
    ("A13", seasons_with_an_extra_action, [], [2]),
    ("A14", second_furs, [], [("hunt", 3, 2)]),
    ("B1", points_at_the_end, 0, 2),
    ("B2", points_at_the_end, 0, 3),
    ("B3", points_at_the_end, 0, 4),
    ("B4", points_at_the_end, 0, 3),
    ("B5", points_at_the_end, 0, 2),
    ("B6", points_at_the_end, 0, 6),
    ("B7", points_at_the_end, 0, 5),
    ("B8", points_at_the_end, 0, 9),
    ("B9", points_at_the_end, 0, 6),
    ("B10", points_at_the_end, 0, 3),
    ("B11", points_at_the_end, 0, 12),
    ("B12", points_at_the_end, 0, 10),
    ("B13", points_at_the_end, 0, 1),
    ("B14", points_at_the_end, 0, 7),
]


@pytest.mark.parametrize("wish, look, without, fulfilled", EFFECTS)
def test_a_fulfilled_wish_changes_just_this(
    wish: str, look: Callable[[Table], Any], without: Any, fulfilled: Any
) -> None:
    assert look(plain_table()) == without
    table = plain_table()
    table.player(0, fulfilled=(wish,))
    assert look(table) == fulfilled
