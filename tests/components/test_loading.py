"""Reading component data: the printed counts, and one clear error with its place for anything that is off."""

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from stroganov.components import STANDARD, ComponentError, load_components, read_components
from stroganov.components.loading import MOST_TEXT

TEXT = files("stroganov.components").joinpath("standard.json").read_text(encoding="utf-8")
Data = dict[str, Any]


def data() -> Data:
    return json.loads(TEXT)  # type: ignore[no-any-return]


# What the box holds (RULES 2, 3 and 15)


def test_the_box_holds_what_the_rules_say() -> None:
    assert len(STANDARD.landscapes) == 26 and len(STANDARD.villages) == 5
    assert len(STANDARD.yurts) == 16 and len(STANDARD.songs) == 20
    assert len(STANDARD.wishes) == 37 and len(STANDARD.automa) == 18


@pytest.mark.parametrize(
    "kind, deck, count",
    [
        ("wishes", "S", 9),
        ("wishes", "A", 14),
        ("wishes", "B", 14),
        ("yurts", "A", 8),
        ("yurts", "B", 8),
        ("songs", "A", 10),
        ("songs", "B", 10),
    ],
)
def test_every_deck_has_its_size(kind: str, deck: str, count: int) -> None:
    assert [card.deck for card in getattr(STANDARD, kind).values()].count(deck) == count


def test_there_are_76_furs_of_values_1_to_8() -> None:
    assert sum(STANDARD.fur_counts) == 76 and STANDARD.fur_counts[0] == 0
    assert len(STANDARD.fur_counts) == 9 and all(STANDARD.fur_counts[1:])


def test_the_setup_furs_are_2_to_7() -> None:
    assert sorted(STANDARD.setup_furs) == [2, 3, 4, 5, 6, 7]


def test_five_regions_own_the_twelve_slots_and_outposts_cost_0_1_2() -> None:
    assert len(STANDARD.region_slots) == 5
    assert [slot for region in STANDARD.region_slots for slot in region] == list(range(1, 13))
    assert STANDARD.outpost_costs == (0, 1, 2)


def test_five_tiles_are_starting_tiles_and_every_terrain_is_there() -> None:
    tiles = list(STANDARD.landscapes.values())
    assert sum(tile.start for tile in tiles) == 5
    assert {tile.terrain for tile in tiles} == {"forest", "steppe", "swamp", "mountain"}


@pytest.mark.parametrize("letter", "abcdef")
def test_every_strategy_letter_is_on_five_cards(letter: str) -> None:
    assert sum(letter in card.letters for card in STANDARD.automa.values()) == 5


def test_the_blue_track_of_side_b_is_shorter() -> None:
    lengths = {name: len(board.track) for name, board in STANDARD.boards.items()}
    assert lengths == {"a": 8, "b-blue": 6, "b-red": 8, "b-green": 8, "b-yellow": 8}


# Not JSON, or not an object


@pytest.mark.parametrize("text", ["", "{", "not json", TEXT[:-5], TEXT + "}", "\x00", "9" * 5000])
def test_what_is_not_json_is_refused(text: str) -> None:
    with pytest.raises(ComponentError) as error:
        load_components(text)
    assert (error.value.reason, error.value.place) == ("not_json", "components")


@pytest.mark.parametrize(
    ("text", "reason"),
    [("[" * 8_000, "too_deep"), ('{"a":' * 8_000, "too_deep"), (" " * (MOST_TEXT + 1), "too_large")],
)
def test_what_is_too_much_is_not_even_read(text: str, reason: str) -> None:
    with pytest.raises(ComponentError) as error:
        load_components(text)
    assert (error.value.reason, error.value.place) == (reason, "components")


@pytest.mark.parametrize("text", ["null", "[]", "7", '"furs"', "true"])
def test_what_is_not_an_object_is_refused(text: str) -> None:
    with pytest.raises(ComponentError) as error:
        load_components(text)
    assert (error.value.reason, error.value.place) == ("not_an_object", "components")


# Missing keys

PATHS = [
    "furs",
    "furs.counts",
    "furs.counts.3",
    "setup_furs",
    "setup_furs.values",
    "regions",
    "regions.slots",
    "regions.outpost_costs",
    *(f"landscapes[7].{key}" for key in ("id", "terrain", "start", "spots", "spots_4p", "reward")),
    *(f"villages[2].{key}" for key in ("id", "reward")),
    *(f"yurts[15].{key}" for key in ("id", "deck", "reward")),
    *(f"songs[4].{key}" for key in ("id", "deck", "cost", "reward")),
    *(f"wishes[36].{key}" for key in ("id", "deck", "fur", "have", "pay", "vp")),
    *(f"automa[17].{key}" for key in ("id", "letters", "move", "hunt", "hunt_count", "action")),
    "landscapes",
    "villages",
    "yurts",
    "songs",
    "wishes",
    "automa",
    "boards",
    "boards.a",
    "boards.a.track",
    "boards.a.shields",
    "boards.a.track[3].cost",
    "boards.a.track[3].reward",
    "boards.b",
    *(f"boards.b.{colour}" for colour in ("blue", "red", "green", "yellow")),
    "boards.b.green.track",
    "boards.solo",
    *(f"boards.solo.ivan.{key}" for key in ("costs", "vp", "shields")),
]


def find(root: Any, path: str) -> tuple[Any, Any]:
    """The container and the key of a path such as `wishes[3].vp`."""
    keys = [int(key) if key.isdecimal() and parent else key for key, parent in _steps(path)]
    for key in keys[:-1]:
        root = root[key]
    return root, keys[-1]


def _steps(path: str) -> list[tuple[str, bool]]:
    """Keys of a path, each with whether it is a place in a list."""
    steps = []
    for part in path.split("."):
        name, *places = part.replace("]", "").split("[")
        steps.append((name, False))
        steps += [(place, True) for place in places]
    return steps


def refusal(broken: Data) -> tuple[str, str]:
    """Reason and place of the error, which must come however the data arrives."""
    with pytest.raises(ComponentError) as error:
        read_components(broken)
    with pytest.raises(ComponentError) as again:
        load_components(json.dumps(broken))
    assert str(error.value) == str(again.value) == f"{error.value.place}: {error.value.reason}"
    return error.value.reason, error.value.place


@pytest.mark.parametrize("path", PATHS)
def test_a_missing_key_is_named_with_its_place(path: str) -> None:
    broken = data()
    where, key = find(broken, path)
    del where[key]
    parent = f"components.{path}".rpartition(".")[0]
    assert refusal(broken) == (f"missing_{key}", parent)


def test_a_missing_automaton_is_refused() -> None:
    broken = data()
    del broken["boards"]["solo"]["katyusha"]
    assert refusal(broken) == ("not_ivan_and_katyusha", "components.boards.solo")


# Wrong types and values


@pytest.mark.parametrize(
    "path, value, reason",
    [
        ("furs", [], "not_an_object"),
        ("furs.counts", 76, "not_an_object"),
        ("furs.counts.3", "11", "not_a_number_from_0_to_30"),
        ("furs.counts.3", 11.0, "not_a_number_from_0_to_30"),
        ("furs.counts.3", True, "not_a_number_from_0_to_30"),
        ("furs.counts.3", -1, "not_a_number_from_0_to_30"),
        ("setup_furs.values", {}, "not_a_list"),
        ("setup_furs.values[0]", 9, "not_a_number_from_1_to_8"),
        ("regions.slots", 12, "not_a_list"),
        ("regions.slots[0]", 1, "not_a_list"),
        ("regions.slots[0][1]", 13, "not_a_number_from_1_to_12"),
        ("regions.outpost_costs[2]", -1, "not_a_number_from_0_to_9"),
        ("landscapes", {}, "not_a_list"),
        ("landscapes[7]", "F3", "not_an_object"),
        ("landscapes[7].id", 3, "not_an_allowed_word"),
        ("landscapes[7].terrain", "tundra", "not_an_allowed_word"),
        ("landscapes[7].terrain", ["forest"], "not_an_allowed_word"),
        ("landscapes[7].start", 1, "not_true_or_false"),
        ("landscapes[7].spots", 5, "not_a_number_from_0_to_4"),
        ("landscapes[7].reward", [], "not_an_object"),
        ("landscapes[7].reward", None, "not_an_object"),
        ("villages[2].reward", "story", "not_an_object"),
        ("yurts[1].deck", "S", "not_an_allowed_word"),
        ("songs[4].deck", "C", "not_an_allowed_word"),
        ("songs[4].cost", 13, "not_a_number_from_0_to_12"),
        ("songs[4].effect", "sing_again", "not_an_allowed_word"),
        ("songs[4].effect", None, "not_an_allowed_word"),
        ("wishes[3].effect", "flies", "not_an_allowed_word"),
        ("wishes[3].deck", "C", "not_an_allowed_word"),
        ("wishes[3].fur", 9, "not_a_number_from_1_to_8"),
        ("wishes[3].fur", 0, "not_a_number_from_1_to_8"),
        ("wishes[3].have", 0, "not_a_number_from_1_to_9"),
        ("wishes[3].pay", 3, "not_a_number_from_1_to_2"),
        ("wishes[3].pay", 0, "not_a_number_from_1_to_2"),
        ("wishes[3].vp", 100, "not_a_number_from_0_to_99"),
        ("boards.a.track", {}, "not_a_list"),
        ("boards.a.track[3]", 1, "not_an_object"),
        ("boards.a.track[3].cost", 9, "not_a_number_from_0_to_8"),
        ("boards.a.track[3].reward", "a_holiday", "not_an_allowed_word"),
        ("boards.a.track[3].reward", 1, "not_an_object"),
        ("boards.b.green.track[1].on_enter", 1, "not_an_object"),
        ("boards.a.shields", [], "not_an_object"),
        ("boards.a.shields.3", "1", "not_a_number_from_0_to_99"),
        ("boards.solo", [], "not_an_object"),
        ("boards.solo.ivan.costs[1]", 9, "not_a_number_from_1_to_8"),
        ("boards.solo.ivan.costs[1]", None, "not_a_number_from_1_to_8"),
        ("boards.solo.ivan.costs[1]", 0, "not_a_number_from_1_to_8"),
        ("boards.solo.ivan.vp[1]", None, "not_a_number_from_0_to_99"),
        ("automa[0].id", 100, "not_a_number_from_1_to_99"),
        ("automa[0].id", "1", "not_a_number_from_1_to_99"),
        ("automa[0].letters", "g", "not_letters_a_to_f"),
        ("automa[0].letters", 4, "not_an_allowed_word"),
        ("automa[0].move", 0, "not_a_number_from_1_to_12"),
        ("automa[0].hunt", "all", "not_an_allowed_word"),
        ("automa[0].hunt_count", 3, "not_a_number_from_1_to_2"),
        ("automa[0].action", "song", "not_an_allowed_word"),
    ],
)
def test_a_wrong_value_is_refused_with_its_place(path: str, value: Any, reason: str) -> None:
    broken = data()
    where, key = find(broken, path)
    where[key] = value
    assert refusal(broken) == (reason, f"components.{path}")


@pytest.mark.parametrize(
    "path",
    ["landscapes[0]", "villages[0]", "yurts[0]", "songs[0]", "boards.a.track[0]", "boards.b.red.track[1]"],
)
@pytest.mark.parametrize(
    "reward, reason", [({"gold": 1}, "unknown_reward_gold"), ({"vp": 1, "": 2}, "unknown_reward_")]
)
def test_an_unknown_reward_is_named_with_its_place(path: str, reward: Data, reason: str) -> None:
    broken = data()
    where, key = find(broken, f"{path}.reward")
    where[key] = reward
    assert refusal(broken) == (reason, f"components.{path}.reward")


@pytest.mark.parametrize("amount", [0, -1, 100, 1.5, "2", None, True, [1], {"vp": 1}, {"vp": {"vp": {}}}])
def test_an_amount_that_is_no_sensible_number_is_refused(amount: Any) -> None:
    broken = data()
    broken["yurts"][1]["reward"] = {"horses": amount}
    assert refusal(broken) == ("not_a_number_from_1_to_6", "components.yurts[1].reward.horses")


# Wrong counts, duplicates and sets that would break a game


def no_reward(broken: Data) -> None:
    del broken["songs"][3]["effect"]


def wish_without_effect(broken: Data) -> None:
    broken["wishes"][3]["id"] = "S10"
    del broken["wishes"][3]["effect"]


def self_paying_song(broken: Data) -> None:
    broken["songs"][0]["reward"] = {"story": 3}


KINDS = ("landscapes", "villages", "yurts", "songs", "wishes", "automa")


def only(kind: str, count: int) -> Callable[[Data], None]:
    return lambda broken: broken.update({kind: broken[kind][:count]})


def twice(kind: str) -> Callable[[Data], None]:
    return lambda broken: broken[kind][1].update(id=broken[kind][0]["id"])


def put(path: str, value: Any) -> Callable[[Data], None]:
    def change(broken: Data) -> None:
        where, key = find(broken, path)
        where[key] = value

    return change


@pytest.mark.parametrize(
    "change, reason, place",
    [
        (put("furs.counts", {str(value): 7 for value in range(1, 9)}), "fewer_than_60_furs", "furs.counts"),
        (put("setup_furs.values", [2, 3, 4, 5, 6]), "not_6_furs", "setup_furs.values"),
        (put("regions.outpost_costs", [0, 1]), "not_3_costs", "regions.outpost_costs"),
        (put("regions.slots", [[1, 2]]), "not_slots_1_to_12_in_5_regions", "regions.slots"),
        (put("regions.slots[0]", [2, 1]), "not_slots_1_to_12_in_5_regions", "regions.slots"),
        (put("regions.slots[0]", [1]), "not_slots_1_to_12_in_5_regions", "regions.slots"),
        (only("landscapes", 11), "fewer_than_12", "landscapes"),
        (put("landscapes", []), "fewer_than_12", "landscapes"),
        (only("villages", 4), "fewer_than_5", "villages"),
        (only("automa", 17), "fewer_than_18", "automa"),
        (only("yurts", 4), "fewer_than_5_of_deck_A", "yurts"),
        (only("songs", 13), "fewer_than_4_of_deck_B", "songs"),
        (only("wishes", 4), "fewer_than_5_of_deck_S", "wishes"),
        *[(twice(kind), "same_id_twice", f"{kind}[1]") for kind in KINDS],
        (wish_without_effect, "missing_effect", "wishes[3]"),
        (put("automa[0].letters", "a"), "not_5_of_letter_a", "automa"),
        (put("automa[0].letters", ""), "not_5_of_letter_d", "automa"),
        (no_reward, "no_reward", "songs[3]"),
        (self_paying_song, "pays_for_itself", "songs[0]"),
        (put("boards.a.track", []), "not_2_to_8_spaces", "boards.a"),
        (put("boards.a.track", [{"cost": None, "reward": {}}]), "not_2_to_8_spaces", "boards.a"),
        (put("boards.a.track", [{"cost": 1, "reward": {}}] * 9), "not_2_to_8_spaces", "boards.a"),
        (put("boards.a.shields.9", 20), "not_a_space_of_the_track", "boards.a.shields.9"),
        (put("boards.a.shields.0", 20), "not_a_space_of_the_track", "boards.a.shields.0"),
        (put("boards.b.blue.shields.8", 20), "not_a_space_of_the_track", "boards.b.blue.shields.8"),
        (put("boards.a.shields.three", 20), "not_a_space_of_the_track", "boards.a.shields.three"),
        (put("boards.solo.ivan.vp", [1, 1]), "costs_and_vp_differ", "boards.solo.ivan"),
        (
            put("boards.solo.olga", {"costs": [None, 1], "vp": [0, 1], "shields": {}}),
            "not_ivan_and_katyusha",
            "boards.solo",
        ),
        (
            put("boards.solo.ivan", {"costs": [None], "vp": [0], "shields": {}}),
            "not_2_to_8_spaces",
            "boards.solo.ivan",
        ),
        (
            put("boards.a.track[2].reward", "two_different_rewards_above"),
            "two_rewards_before_the_last_space",
            "boards.a",
        ),
    ],
)
def test_a_set_that_would_break_a_game_is_refused(
    change: Callable[[Data], None], reason: str, place: str
) -> None:
    broken = data()
    change(broken)
    assert refusal(broken) == (reason, f"components.{place}")


def test_what_nobody_reads_does_no_harm() -> None:
    generous = data()
    generous["note"] = ["anything", {"at": "all"}]
    generous["landscapes"][0]["artist"] = None
    assert read_components(generous).landscapes == STANDARD.landscapes
