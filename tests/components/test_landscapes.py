"""Every landscape tile: terrain, room for furs, and what it brings when it is claimed."""

import pytest

from stroganov.scoring import terrains
from stroganov.winter import deal_furs
from tests.components.outcome import answer_questions, gains_since, owned, plain_table

BAG, MARKET = "KeepOne", "TakeFromMarket"

LANDSCAPES = [
    # tile, terrain, furs for 2 and 3 players, for 4, gains, questions
    ("S1", "forest", 3, 4, {"vp": 1, "horses": 3}, []),
    ("S2", "steppe", 3, 4, {"vp": 1, "coins": 1}, []),
    ("S3", "swamp", 3, 4, {"vp": 1, "furs": 1}, [BAG]),
    ("S4", "mountain", 3, 4, {"vp": 2}, []),
    ("S5", "forest", 3, 4, {"furs": 1, "horses": 2}, [MARKET]),
    ("F1", "forest", 3, 4, {"vp": 3}, []),
    ("F2", "forest", 2, 3, {"vp": 2, "horses": 3}, []),
    ("F3", "forest", 3, 4, {"vp": 2, "furs": 1}, [BAG]),
    ("F4", "forest", 2, 3, {"vp": 1, "coins": 2}, []),
    ("F5", "forest", 3, 4, {"vp": 1, "furs": 1, "coins": 1}, [MARKET]),
    ("P1", "steppe", 3, 4, {"vp": 3, "furs": 1, "coins": 1}, [BAG]),
    ("P2", "steppe", 3, 4, {"vp": 4}, []),
    ("P3", "steppe", 2, 3, {"vp": 2, "horses": 4}, []),
    ("P4", "steppe", 3, 4, {"vp": 2, "furs": 1}, [MARKET]),
    ("P5", "steppe", 2, 3, {"vp": 1, "coins": 1, "horses": 3}, []),
    ("P6", "steppe", 2, 3, {"vp": 2, "coins": 1}, []),
    ("W1", "swamp", 3, 4, {"vp": 3, "horses": 2}, []),
    ("W2", "swamp", 3, 4, {"vp": 2, "furs": 2}, [BAG, BAG]),
    ("W3", "swamp", 2, 3, {"vp": 2, "furs": 1}, [MARKET]),
    ("W4", "swamp", 2, 3, {"vp": 1, "coins": 2}, []),
    ("W5", "swamp", 3, 4, {"vp": 4}, []),
    ("M1", "mountain", 3, 4, {"vp": 5}, []),
    ("M2", "mountain", 2, 3, {"vp": 3, "coins": 1}, []),
    ("M3", "mountain", 3, 4, {"vp": 3, "furs": 1}, [MARKET]),
    ("M4", "mountain", 2, 3, {"vp": 2, "horses": 5}, []),
    ("M5", "mountain", 3, 4, {"vp": 2, "furs": 1, "coins": 1}, [BAG]),
]


def test_there_is_a_row_for_every_tile() -> None:
    assert {row[0] for row in LANDSCAPES} == set(plain_table().state.rules.landscapes)


@pytest.mark.parametrize("tile, terrain, few, four, gains, questions", LANDSCAPES)
def test_a_claimed_tile_brings_its_reward_and_counts_by_its_terrain(
    tile: str, terrain: str, few: int, four: int, gains: dict[str, int], questions: list[str]
) -> None:
    table = plain_table()
    table.tile(6, tile)
    player = table.player(0, furs=(4, 4))
    table.turn(0, "main", slot=6)
    before = owned(player) | {"furs": 0}  # two 4s are the price
    table.play("claim", 6)
    assert answer_questions(table) == questions
    assert gains_since(before, player) == gains
    assert player.landscapes == (tile,) and terrains(table.state, 0) == {terrain: 1}


@pytest.mark.parametrize("tile, terrain, few, four, gains, questions", LANDSCAPES)
def test_a_new_tile_has_room_for_furs_by_the_number_of_players(
    tile: str, terrain: str, few: int, four: int, gains: dict[str, int], questions: list[str]
) -> None:
    for players, room in ((2, few), (3, few), (4, four)):
        table = plain_table(players)
        assert deal_furs(table.state, (tile,)) == [(3,) * room]


@pytest.mark.parametrize("tile", [row[0] for row in LANDSCAPES])
def test_only_the_starting_tiles_lie_in_the_five_western_slots(tile: str) -> None:
    assert plain_table().state.rules.landscapes[tile].start == tile.startswith("S")
