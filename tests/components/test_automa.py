"""Every automa card: its movement, hunt, action and letters, as the automaton plays them."""

import pytest

from stroganov import Setup, set_up
from tests.table import IVAN, SoloTable

CARDS = [
    # card, strategies that leave it out, movement, furs hunted of 1, 2, 6, 7, action
    (1, "d", 1, [7], "outpost"),
    (2, "f", 3, [1, 2], "trophy"),
    (3, "ac", 3, [7, 6], "yurt"),
    (4, "df", 3, [7], "outpost"),
    (5, "bc", 2, [7], "trophy"),
    (6, "f", 3, [1], "outpost"),
    (7, "bf", 2, [1, 2], "trophy"),
    (8, "d", 2, [1, 2], "outpost"),
    (9, "d", 5, [1, 2], "wish"),
    (10, "ef", 4, [1], "outpost"),
    (11, "ce", 2, [7, 6], "claim"),
    (12, "e", 1, [1], "outpost"),
    (13, "ce", 4, [7], "yurt"),
    (14, "ab", 2, [1], "wish"),
    (15, "ab", 4, [1], "wish"),
    (16, "bc", 1, [7], "trophy"),
    (17, "ad", 2, [1], "wish"),
    (18, "ae", 3, [7], "claim"),
]


def test_there_is_a_row_for_every_card() -> None:
    assert [row[0] for row in CARDS] == sorted(SoloTable().state.rules.automa)


@pytest.mark.parametrize("card, letters, move, hunted, action", CARDS)
def test_a_flipped_card_gives_hunt_and_action(
    card: int, letters: str, move: int, hunted: list[int], action: str
) -> None:
    table = SoloTable()
    table.cossacks((IVAN, 5), (0, 0))
    table.tile(6, "F1", [1, 2, 6, 7])
    table.flip(card, top=1)
    assert [event[3] for event in table.told("hunted")] == hunted
    assert table.told("tries") == [("tries", IVAN, action)]


@pytest.mark.parametrize("card, letters, move, hunted, action", CARDS)
def test_a_card_on_top_of_the_deck_gives_the_movement(
    card: int, letters: str, move: int, hunted: list[int], action: str
) -> None:
    table = SoloTable()
    table.cossacks((IVAN, 3), (0, 0))
    table.flip(14 if card != 14 else 15, top=card)
    assert table.told("moved") == [("moved", IVAN, 3, 3 + move)]


@pytest.mark.parametrize("card, letters, move, hunted, action", CARDS)
def test_a_card_is_missing_with_the_strategies_of_its_letters(
    card: int, letters: str, move: int, hunted: list[int], action: str
) -> None:
    missing = [
        letter
        for letter in "abcdef"
        if card not in set_up(Setup(players=1, opponent="ivan", strategy=letter)).automa
    ]
    assert missing == list(letters)
