"""Every space of every trophy track: its fur, what it gives on entering, its reward; and the shields."""

from typing import Any

import pytest

from stroganov.actions.trophy import Trophy
from stroganov.scoring import trophy_points
from tests.components.outcome import gains_since, owned, plain_table
from tests.table import Table

HORSES: dict[str, int] = {"horses": 3}
STORY: dict[str, int] = {"story": 2}
POINT: dict[str, int] = {"vp": 1}
BAG, MARKET = "KeepOne", "TakeFromMarket"
VILLAGE, YURT, TWO = "VisitAnyVillage", "UseAnyYurt", "TakeTwoTrophyRewards"
NOTHING: dict[str, int] = {}
COIN: dict[str, int] = {"coins": 1}

SIDE_A = [
    # space, fur asked on entering, gains on entering, gains at once, question
    (1, 0, NOTHING, HORSES, None),
    (2, 1, NOTHING, STORY, None),
    (3, 2, NOTHING, NOTHING, VILLAGE),
    (4, 3, NOTHING, POINT, None),
    (5, 4, NOTHING, NOTHING, BAG),
    (6, 5, NOTHING, NOTHING, MARKET),
    (7, 6, NOTHING, NOTHING, YURT),
    (8, 7, NOTHING, NOTHING, TWO),
]
BLUE = [
    (1, 0, NOTHING, HORSES, None),
    (2, 1, NOTHING, STORY, None),
    (3, 3, NOTHING, NOTHING, VILLAGE),
    (4, 4, NOTHING, NOTHING, BAG),
    (5, 5, NOTHING, NOTHING, YURT),
    (6, 6, NOTHING, NOTHING, TWO),
]
RED = [(space, 0 if space in (3, 5, 7) else cost, *rest) for space, cost, *rest in SIDE_A]
GREEN = [(space, cost, COIN if space in (2, 4, 6, 8) else NOTHING, *rest) for space, cost, _, *rest in SIDE_A]
BOARDS: dict[str, list[Any]] = {
    "a blue": SIDE_A,
    "a yellow": SIDE_A,
    "b blue": BLUE,
    "b red": RED,
    "b green": GREEN,
    "b yellow": SIDE_A,
}
SPACES = [(board, *row) for board, rows in BOARDS.items() for row in rows]


def with_board(board: str, **owns: Any) -> Table:
    side, colour = board.split()
    other = "red" if colour != "red" else "blue"
    table = plain_table(sides=(side, "a"), colours=(colour, other))
    table.player(0, **owns)
    table.turn(0, slot=6)
    return table


@pytest.mark.parametrize("board, space, fur, entering, gains, question", SPACES)
def test_the_step_onto_a_space_and_its_reward(
    board: str, space: int, fur: int, entering: dict[str, int], gains: dict[str, int], question: str | None
) -> None:
    table = with_board(board, furs=(fur,) if fur else (), trophy=max(1, space - 1))
    before = owned(table.player(0)) | {"furs": 0}
    table.ask(0, Trophy())
    if space > 1:
        table.play("step")
    assert table.player(0).trophy == space and gains_since(before, table.player(0)) == entering
    before = owned(table.player(0))
    table.play("trophy", space)
    assert gains_since(before, table.player(0)) == gains
    assert table.asks == (question or "ChooseAction")


@pytest.mark.parametrize("board, space, fur, entering, gains, question", [row for row in SPACES if row[2]])
def test_no_step_without_the_fur_of_the_space(
    board: str, space: int, fur: int, entering: object, gains: object, question: object
) -> None:
    table = with_board(board, furs=(8,), trophy=space - 1)
    table.ask(0, Trophy())
    assert table.asks == "TakeTrophyReward" and not table.offers("step")
    assert table.offered("trophy")[-1] == ("trophy", space - 1)


@pytest.mark.parametrize("board", BOARDS)
def test_on_the_last_space_there_is_no_step_but_a_reward(board: str) -> None:
    last = len(BOARDS[board])
    table = with_board(board, furs=(1, 2, 3, 4, 5, 6, 7, 8), trophy=last)
    table.ask(0, Trophy())
    assert table.asks == "TakeTrophyReward"
    assert table.offered("trophy") == [("trophy", space) for space in range(1, last + 1)]


@pytest.mark.parametrize(
    "board, space, gains", [("a blue", 5, {"furs": 1, "horses": 2}), ("b blue", 4, {"furs": 1, "horses": 2})]
)
def test_the_bag_space_brings_horses_too(board: str, space: int, gains: dict[str, int]) -> None:
    table = with_board(board, trophy=space)
    before = owned(table.player(0))
    table.ask(0, Trophy())
    table.play("trophy", space)
    table.play("keep", 3)
    assert gains_since(before, table.player(0)) == gains


def test_the_market_space_brings_story_points_too() -> None:
    table = with_board("a blue", trophy=6)
    before = owned(table.player(0))
    table.ask(0, Trophy())
    table.play("trophy", 6)
    table.play("market", 3)
    assert gains_since(before, table.player(0)) == {"furs": 1, "story": 2}


@pytest.mark.parametrize("board, space", [("a blue", 3), ("b blue", 3), ("b red", 3)])
def test_the_village_space_leaves_the_trophy_village_out(board: str, space: int) -> None:
    table = with_board(board, trophy=space)
    table.ask(0, Trophy())
    table.play("trophy", space)
    assert table.offered("village") == [("village", region) for region in (0, 1, 2, 3)]


@pytest.mark.parametrize("board, space", [("a blue", 7), ("b blue", 5), ("b red", 7)])
def test_the_yurt_space_leaves_yurts_with_a_trophy_out(board: str, space: int) -> None:
    table = with_board(board, trophy=space)
    table.ask(0, Trophy())
    table.play("trophy", space)
    assert table.offered("yurt") == [("yurt", region) for region in (0, 1, 3, 4)]  # A4 in region 2 shows one


@pytest.mark.parametrize("board", BOARDS)
def test_the_last_space_gives_two_different_rewards_from_above(board: str) -> None:
    last = len(BOARDS[board])
    table = with_board(board, trophy=last)
    table.ask(0, Trophy())
    table.play("trophy", last)
    assert table.offered("trophy") == [("trophy", space) for space in range(1, last)]
    table.play("trophy", 1)
    assert table.offered("trophy") == [("trophy", space) for space in range(2, last)]
    table.play("trophy", 2)
    assert (table.player(0).horses, table.player(0).story) == (3, 2) and table.asks == "ChooseAction"


@pytest.mark.parametrize(
    "board, points",
    [
        ("a blue", [0, 0, 1, 1, 3, 3, 6, 10]),
        ("a red", [0, 0, 1, 1, 3, 3, 6, 10]),
        ("a green", [0, 0, 1, 1, 3, 3, 6, 10]),
        ("a yellow", [0, 0, 1, 1, 3, 3, 6, 10]),
        ("b blue", [0, 1, 3, 3, 6, 10]),
        ("b red", [0, 0, 1, 1, 3, 3, 6, 10]),
        ("b green", [0, 0, 1, 1, 3, 3, 6, 10]),
        ("b yellow", [0, 0, 2, 2, 5, 5, 9, 14]),
    ],
)
def test_the_shields_of_a_board(board: str, points: list[int]) -> None:
    table = with_board(board)
    found = []
    for space in range(1, len(points) + 1):
        table.player(0, trophy=space)
        found.append(trophy_points(table.state, 0))
    assert found == points
