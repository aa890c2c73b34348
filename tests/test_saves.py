"""Saves that are damaged, foreign or tampered with: SaveError with a reason and a place, nothing else."""

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from stroganov import Game, SaveError
from stroganov.dice import Dice
from stroganov.saves import MAX_ANSWERS, MAX_SAVE, SAVE_VERSION
from stroganov.serialization import MAX_DEPTH

Save = dict[str, Any]


def saved(decisions: int = 30, seed: int = 5, **options: Any) -> Save:
    """The save of a random game, parsed."""
    game = Game.new(seed=seed, **options)
    dice = Dice(seed)
    while not game.over and len(game.answers) < decisions:
        game.play(dice.choice(game.options()))
    parsed: Save = json.loads(game.to_json())
    return parsed


def standard() -> dict[str, Any]:
    """The standard component data, to be changed."""
    text = files("stroganov.components").joinpath("standard.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


def refused(text: str | bytes) -> tuple[str, str | int]:
    """Reason and position for which a save is refused."""
    with pytest.raises(SaveError) as error:
        Game.from_json(text)
    assert error.value.reason in str(error.value)
    return error.value.reason, error.value.position


GOOD = json.dumps(saved())


@pytest.mark.parametrize(
    ("text", "position"),
    [
        ("", 0),
        ("no save", 0),
        ("{", 1),
        ('{"game": "stroganov",}', 21),
        (GOOD[:-1], len(GOOD) - 1),
        (GOOD[:100], None),
        (GOOD + "}", len(GOOD)),
        ("\ufeff" + GOOD, 0),
        (b"\xff\xfe\xfd", 0),
        (GOOD.encode().replace(b"stroganov", b"strogan\xf6v"), 0),
        ("1" * 5_000, 0),
        ('{"game":"stroganov","version":' + "1" * 5_000 + "}", 0),
    ],
)
def test_what_is_no_json_is_damaged(text: str | bytes, position: int | None) -> None:
    reason, place = refused(text)
    assert reason == "not_json"
    assert position is None or place == position


@pytest.mark.parametrize(
    "text", ["null", "[]", "3", '"stroganov"', "{}", '{"game":"chess"}', "NaN", "Infinity"]
)
def test_json_of_something_else_is_no_save(text: str) -> None:
    assert refused(text)[0] == "not_a_save"


@pytest.mark.parametrize("version", [0, -1, True, 1.0, "1", None, [1], {}, float("nan"), float("inf")])
def test_a_version_that_is_none_is_refused(version: Any) -> None:
    assert refused(json.dumps(saved() | {"version": version})) == ("bad_version", "version")


def test_a_newer_version_says_so() -> None:
    newer = SAVE_VERSION + 1
    assert refused(json.dumps(saved() | {"version": newer})) == ("newer_version", newer)
    assert refused(json.dumps(saved() | {"version": newer, "answers": "other"}))[0] == "newer_version"


def test_a_huge_file_is_not_even_read() -> None:
    assert refused(" " * (MAX_SAVE + 1)) == ("too_large", MAX_SAVE + 1)
    assert refused(b"[" * (MAX_SAVE + 1)) == ("too_large", MAX_SAVE + 1)


@pytest.mark.parametrize("text", ["[" * 8_000, '{"a":' * 8_000, b"[" * 21, "[" * MAX_DEPTH + '[""'])
def test_what_is_deep_is_not_even_read(text: str | bytes) -> None:
    assert refused(text) == ("too_deep", MAX_DEPTH)


@pytest.mark.parametrize("answers", [None, {}, "end", 3, True, [["end"]] * (MAX_ANSWERS + 1)])
def test_answers_must_be_a_list_of_sane_length(answers: Any) -> None:
    assert refused(json.dumps(saved() | {"answers": answers})) == ("bad_answers", "answers")


ODD_ANSWERS = [
    None,
    True,
    3,
    "end",
    [],
    {},
    ["fly"],
    [["end"]],
    ["move", None],
    ["move", float("nan")],
    ["move", float("-inf")],
    ["move", 10**400],
    ["\ud800"],
    {"move": 1},
    [{"end": []}],
]


@pytest.mark.parametrize("odd", ODD_ANSWERS, ids=repr)
@pytest.mark.parametrize("number", [0, 17, 30])
def test_an_illegal_answer_is_named_by_its_number(odd: Any, number: int) -> None:
    save = saved()
    save["answers"][number:number] = [odd]
    assert refused(json.dumps(save)) == ("illegal_answer", number)


@pytest.mark.parametrize("levels", [100, 400, 700, 950, 5_000, 100_000])
def test_deep_nesting_does_not_get_through(levels: int) -> None:
    nested = "[" * levels + "]" * levels
    for text in (
        GOOD.replace('"answers": [', f'"answers": [{nested}, '),
        GOOD.replace('"setup": {', f'"setup": {{"sides": {nested}, "x": '),
        GOOD.replace('"position": ', f'"position": {nested}, "was": '),
        GOOD.replace('"position": ', f'"components": {{"note": {nested}}}, "position": '),
    ):
        assert text != GOOD
        refused(text)


def test_an_answer_left_out_or_added_is_found() -> None:
    save = saved()
    save["answers"].pop()
    assert refused(json.dumps(save)) == ("other_position", 29)
    save = saved()
    game = Game.from_json(json.dumps(save))
    save["answers"].append(list(game.options()[0]))
    assert refused(json.dumps(save)) == ("other_position", 31)


@pytest.mark.parametrize("position", [None, "", "0" * 16, 0, [], {}, True, "\ud800"])
def test_a_position_that_is_not_reached_is_refused(position: Any) -> None:
    assert refused(json.dumps(saved() | {"position": position})) == ("other_position", 30)


@pytest.mark.parametrize("name", ["game", "version", "setup", "answers", "position"])
def test_every_part_must_be_there(name: str) -> None:
    save = saved()
    del save[name]
    refused(json.dumps(save))


@pytest.mark.parametrize("setup", [None, [], {}, 0, "", "x", [["players", 2]], float("nan")])
def test_a_setup_must_be_one(setup: Any) -> None:
    refused(json.dumps(saved() | {"setup": setup}))


ODD_VALUES: list[Any] = [None, True, -1, 0, 1, 2.0, 5, 10**12, 10**400, "", "x", "\ud800", [], {}]
ODD_VALUES += [["a", "a"], ["x", "y"], [["a"], ["b"]], [{}, {}], [1, 2], [None, None], float("inf")]


@pytest.mark.parametrize("name", [*json.loads(GOOD)["setup"], "unknown"])
def test_a_setup_with_odd_values_is_refused_or_leads_to_the_same_game(name: str) -> None:
    for value in ODD_VALUES:
        save = saved()
        save["setup"][name] = value
        loads_or_is_refused(json.dumps(save))


def test_a_tampered_setup_is_found_even_if_it_has_made_no_difference_yet() -> None:
    save = saved(0)
    save["setup"]["edition"] = "first"
    assert refused(json.dumps(save)) == ("other_position", 0)


def test_a_tampered_setup_is_found() -> None:
    save = saved()
    save["setup"]["seed"] += 1
    assert refused(json.dumps(save))[0] in ("illegal_answer", "other_position")
    save = saved()
    save["setup"]["edition"] = "third"
    assert refused(json.dumps(save)) == ("unknown_edition", "setup")
    save = saved()
    save["setup"]["cheat"] = True
    assert refused(json.dumps(save)) == ("unknown_option", "setup")


def test_one_s_own_components_are_saved_along() -> None:
    data = standard()
    data["songs"][0]["cost"] = 1
    data["note"] = "\u00e9t\u00e9 \ud800 \U0001f43b"
    save = json.dumps(saved(60, components=data))
    game = Game.from_json(save)
    assert game.state.rules.songs["A1"].cost == 1
    assert game.to_json().isascii()
    assert Game.from_json(game.to_json().encode()).to_json() == game.to_json()
    parsed = json.loads(save)
    parsed["components"]["songs"][0]["cost"] = 2
    assert refused(json.dumps(parsed)) == ("other_position", 60)
    del parsed["components"]
    assert refused(json.dumps(parsed)) == ("other_position", 60)


def own(change: Callable[[dict[str, Any]], Any]) -> str:
    """A save with components that are changed after the fact."""
    save = saved(0)
    save["components"] = standard()
    change(save["components"])
    return json.dumps(save)


@pytest.mark.parametrize("components", [[], {}, 0, "", "standard", False, [1], {"furs": {"counts": []}}])
def test_broken_components_are_refused(components: Any) -> None:
    save = saved() | {"components": components}
    reason, place = refused(json.dumps(save))
    assert reason
    assert str(place).startswith("components")


@pytest.mark.parametrize(
    ("change", "reason", "place"),
    [
        (
            lambda c: c["furs"]["counts"].update({"1": 0, "2": 0}),
            "fewer_than_60_furs",
            "components.furs.counts",
        ),
        (lambda c: c["songs"].append(c["songs"][0]), "same_id_twice", "components.songs[20]"),
        (
            lambda c: c["villages"][0].update(reward={"gold": 1}),
            "unknown_reward_gold",
            "components.villages[0].reward",
        ),
        (
            lambda c: c["landscapes"][5].update(id=""),
            "no_name",
            "components.landscapes[5].id",
        ),
        (
            lambda c: c["wishes"][3].update(effect="flies"),
            "not_an_allowed_word",
            "components.wishes[3].effect",
        ),
        (
            lambda c: [card.update(letters="abcdef") for card in c["automa"][:9]],
            "not_5_of_letter_a",
            "components.automa",
        ),
        (
            lambda c: c["boards"]["solo"]["ivan"].update(costs=[], vp=[], shields={}),
            "not_2_to_8_spaces",
            "components.boards.solo.ivan",
        ),
        (
            lambda c: c["boards"]["a"]["shields"].update({"1" * 5_000: 1}),
            "not_a_space_of_the_track",
            "components.boards.a.shields." + "1" * 5_000,
        ),
        (
            lambda c: c["songs"][5].update(reward={"story": 6}),
            "pays_for_itself",
            "components.songs[5]",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) and len(value) < 40 else "",
)
def test_components_are_refused_with_their_place(change: Any, reason: str, place: str) -> None:
    assert refused(own(change)) == (reason, place)


def loads_or_is_refused(text: str | bytes) -> bool:
    """Whether the save opens; if so it is a game whose own save opens as the same."""
    try:
        game = Game.from_json(text)
    except SaveError:
        return False
    again = Game.from_json(game.to_json())
    assert again.to_json() == game.to_json()
    assert again.options() == game.options()
    return True
