"""Every village and every yurt: what who comes by gets."""

import pytest

from tests.components.outcome import answer_questions, gains_since, owned, plain_table

BAG, MARKET, TROPHY = "KeepOne", "TakeFromMarket", "TakeTrophyReward"

VILLAGES = [
    ("V1", {"banners": 1, "horses": 4}, []),
    ("V2", {"banners": 1, "outposts": 1}, []),
    ("V3", {"story": 1, "coins": 1}, []),
    ("V4", {"furs": 1}, [MARKET]),
    ("V5", {"horses": 3}, [TROPHY]),  # with no fur for a step: the reward of space 1
]

YURTS = [
    ("A1", {"story": 1, "furs": 2}, [BAG, BAG]),
    ("A2", {"horses": 6}, []),
    ("A3", {"coins": 2}, []),
    ("A4", {"horses": 3}, [TROPHY]),
    ("A5", {"furs": 1, "horses": 3}, [MARKET]),
    ("A6", {"outposts": 1, "horses": 2}, []),
    ("A7", {"banners": 1, "coins": 1}, []),
    ("A8", {"story": 3, "horses": 2}, []),
    ("B1", {"story": 1, "furs": 2}, [MARKET, MARKET]),
    ("B2", {"story": 5}, []),
    ("B3", {"horses": 5}, [TROPHY]),  # 3 of space 1 and 2 printed
    ("B4", {"coins": 3}, []),
    ("B5", {"vp": 2, "furs": 1}, [MARKET]),
    ("B6", {"tigers": 1}, []),
    ("B7", {"outposts": 1, "vp": 2}, []),
    ("B8", {"vp": 3}, []),
]


def test_there_is_a_row_for_every_village_and_yurt() -> None:
    rules = plain_table().state.rules
    assert {row[0] for row in VILLAGES} == set(rules.villages)
    assert {row[0] for row in YURTS} == set(rules.yurts)


@pytest.mark.parametrize("village, gains, questions", VILLAGES)
def test_a_visit_to_a_village(village: str, gains: dict[str, int], questions: list[str]) -> None:
    table = plain_table()
    table.state.villages = (village,) * 5
    table.turn(0, "main", slot=6)
    before = owned(table.player(0))
    table.play("village", 2)
    assert answer_questions(table) == questions
    assert gains_since(before, table.player(0)) == gains
    assert table.state.villages == (village,) * 5, "the tile stays"


@pytest.mark.parametrize("yurt, gains, questions", YURTS)
def test_the_use_of_a_yurt(yurt: str, gains: dict[str, int], questions: list[str]) -> None:
    table = plain_table()
    table.state.yurts[2] = yurt
    table.turn(0, "main", slot=6)
    before = owned(table.player(0))
    table.play("yurt", 2)
    assert answer_questions(table) == questions
    assert gains_since(before, table.player(0)) == gains
    assert table.state.yurts[2] is None, "the tile leaves the game"


@pytest.mark.parametrize("yurt", [row[0] for row in YURTS])
def test_the_deck_of_a_yurt_is_its_letter(yurt: str) -> None:
    assert plain_table().state.rules.yurts[yurt].deck == yurt[0]


@pytest.mark.parametrize(
    "place, trophy", [("V4", False), ("V5", True), ("A4", True), ("B3", True), ("B6", False)]
)
def test_which_places_show_a_trophy(place: str, trophy: bool) -> None:
    rules = plain_table().state.rules
    assert (rules.villages.get(place) or rules.yurts[place]).gives_trophy == trophy


@pytest.mark.parametrize("village, gains", [("V1", {"horses": 4}), ("V2", {"outposts": 1})])
def test_without_banners_in_the_supply_the_rest_still_comes(village: str, gains: dict[str, int]) -> None:
    table = plain_table()
    table.lay(villages=(village,) * 5, banners=0)
    table.turn(0, "main", slot=6)
    before = owned(table.player(0))
    table.play("village", 2)
    assert gains_since(before, table.player(0)) == gains
