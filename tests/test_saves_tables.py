"""Positions inside saves: used where the rules have changed since, believed only if a game could go on."""

import json
from typing import Any

import pytest

from stroganov import Game, SaveError, State, answer, game, saves
from stroganov.dice import Dice
from stroganov.saves import RULES_VERSION, read_position
from tests.test_saves import Save, refused, saved

NEWER_RULES = RULES_VERSION + 1
SAVES = [
    saved(25, seed=3, players=3),
    saved(10_000, seed=4, players=4),
    saved(41, seed=5, solo="katyusha", strategy="hidden"),
]


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules have changed since the saves were written."""
    for module in (game, saves):
        monkeypatch.setattr(module, "RULES_VERSION", NEWER_RULES)


def led_elsewhere(save: Save) -> Save:
    """A save whose answers do not lead to its position any more."""
    return save | {"answers": save["answers"][:-1]}


@pytest.mark.parametrize("save", SAVES, ids=["three", "over", "solo"])
@pytest.mark.usefixtures("newer_rules")
def test_a_save_of_older_rules_goes_on_from_its_position(save: Save) -> None:
    opened = Game.from_json(json.dumps(led_elsewhere(save)))
    assert opened.start is not None and opened.older_rules
    assert opened.answers == []
    assert opened.state.to_plain() == save["table"]


@pytest.mark.usefixtures("newer_rules")
def test_a_save_of_older_rules_that_still_leads_there_is_replayed() -> None:
    opened = Game.from_json(json.dumps(SAVES[0]))
    assert opened.start is None and not opened.older_rules
    assert len(opened.answers) == 25


@pytest.mark.usefixtures("newer_rules")
def test_such_a_game_is_played_on_saved_and_opened_again() -> None:
    opened = Game.from_json(json.dumps(led_elsewhere(SAVES[0])))
    opened.play(opened.options()[0])
    again = Game.from_json(opened.to_json())
    assert again.to_json() == opened.to_json()
    assert again.undo()
    assert again.state.to_plain() == SAVES[0]["table"]
    assert not again.undo()


def test_by_the_same_rules_answers_must_lead_to_the_position() -> None:
    assert refused(json.dumps(led_elsewhere(SAVES[0]))) == ("other_position", 24)


@pytest.mark.usefixtures("newer_rules")
def test_without_a_position_inside_it_cannot_be_opened() -> None:
    save = led_elsewhere(SAVES[0])
    del save["table"]
    assert refused(json.dumps(save))[0] == "other_position"


@pytest.mark.parametrize("rules", [0, -1, True, 1.0, "1", None, [1]])
def test_a_number_of_rules_that_is_none_is_refused(rules: Any) -> None:
    assert refused(json.dumps(SAVES[0] | {"rules": rules})) == ("bad_version", "rules")


def test_newer_rules_say_so() -> None:
    assert refused(json.dumps(SAVES[0] | {"rules": NEWER_RULES})) == ("newer_version", NEWER_RULES)


ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    1.5,
    10**30,
    "",
    "S1",
    1.0,
    5_000,
    [],
    {},
    [[]],
    ["move"],
    [0, 0, 0],
    "\ud800",
]


def changed(save: Save, dice: Dice) -> Save:
    """The same position with one thing in it changed."""
    copy: Save = json.loads(json.dumps(save))
    where: Any = copy["start"]
    while True:
        keys = list(where) if isinstance(where, dict) else list(range(len(where)))
        key = dice.choice(keys)
        inner = where[key]
        if not isinstance(inner, dict | list) or not inner or not dice.below(4):
            break
        where = inner
    if dice.below(5):
        where[key] = inner + 1 if type(inner) is int and dice.below(2) else dice.choice(ODD)
    else:
        del where[key]
    return copy


@pytest.mark.parametrize("chunk", range(3))
def test_a_position_that_no_game_leads_to_is_refused(chunk: int) -> None:
    start = Game.from_json(json.dumps(SAVES[chunk])).state
    save: Save = {"start": start.to_plain()}
    assert read_position(save, "start", start).to_plain() == start.to_plain()
    dice, told = Dice(chunk), []
    for _ in range(100):
        mutated = changed(save, dice)
        try:
            answer_on(read_position(mutated, "start", start), dice)
        except SaveError as error:
            told.append(error.reason)
    assert set(told) == {"unsound_position"}
    assert len(told) > 50


def answer_on(state: State, dice: Dice) -> None:
    """What was believed can be played to its end, whatever is chosen."""
    while not state.over:
        answer(state, dice.choice(state.offered))
