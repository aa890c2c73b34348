"""Copies are equal and independent, over all fields there are; so are positions that went through JSON."""

import json
from typing import Any

from hypothesis import given, settings

from stroganov import Player, Setup, State, answer, set_up
from stroganov.agenda import Effect, restore
from tests.properties.random_games import Chooser, choosers, modest, positions, setups

SHARED = {"setup", "rules", "offered"}  # never changed in place: options are found anew for each question


def fields(thing: Any) -> dict[str, Any]:
    """Every field by its name, players taken apart; a field that a copy forgot is an error here."""
    found = {name: getattr(thing, name) for name in type(thing).__slots__}
    if "players" in found:
        found["players"] = [fields(player) for player in found["players"]]
    return found


def text(state: State) -> str:
    """The whole position as text, with its options."""
    return json.dumps([state.to_plain(), state.offered])


@settings(modest, max_examples=15)
@given(setups(), choosers)
def test_a_copy_equals_its_original_in_every_field(setup: Setup, choose: Chooser) -> None:
    for state in positions(setup, choose):
        copy = state.copy()
        assert fields(copy) == fields(state)
        assert copy.position_hash() == state.position_hash()


@settings(modest, max_examples=15)
@given(setups(), choosers)
def test_what_happens_to_a_copy_does_not_touch_the_original(setup: Setup, choose: Chooser) -> None:
    for state in positions(setup, choose):
        if state.over:
            return
        before = text(state)
        copy = state.copy()
        answer(copy, choose(copy.offered))
        assert text(state) == before


def lists_of(thing: State | Player) -> dict[str, list[Any]]:
    """The fields that can be changed in place."""
    values = {name: getattr(thing, name) for name in type(thing).__slots__ if name not in SHARED}
    return {name: value for name, value in values.items() if isinstance(value, list | dict | set)}


@settings(modest, max_examples=5)
@given(setups(), choosers)
def test_a_copy_shares_nothing_that_can_be_changed_in_place(setup: Setup, choose: Chooser) -> None:
    for state in positions(setup, choose):
        copy = state.copy()
        pairs = [(state, copy), *zip(state.players, copy.players, strict=True)]
        for original, copied in pairs:
            assert original is not copied
            for name, value in lists_of(original).items():
                assert getattr(copied, name) is not value, name
                assert not any(isinstance(item, list | dict | set) for item in value), name


@settings(modest, max_examples=15)
@given(setups(), choosers)
def test_a_position_goes_to_json_and_back(setup: Setup, choose: Chooser) -> None:
    for state in positions(setup, choose):
        data = json.loads(json.dumps(state.to_plain()))
        back = restore(data, state.setup, state.rules)
        assert fields(back) == fields(state)
        assert back.position_hash() == state.position_hash()


@settings(modest, max_examples=8)
@given(setups(), choosers)
def test_a_game_goes_on_alike_after_json(setup: Setup, choose: Chooser) -> None:
    for number, state in enumerate(positions(setup, choose)):
        if number % 10 == 0 and not state.over:
            back = restore(json.loads(json.dumps(state.to_plain())), state.setup, state.rules)
            copy = state.copy()
            choice = choose(state.offered)
            assert answer(back, choice) == answer(copy, choice)
            assert text(back) == text(copy)


@modest
@given(setups(), choosers)
def test_effects_on_the_agenda_go_to_json_and_back(setup: Setup, choose: Chooser) -> None:
    for state in positions(setup, choose):
        for _, effect in state.agenda:
            assert Effect.from_plain(json.loads(json.dumps(effect.to_plain()))) == effect


@modest
@given(setups(), choosers)
def test_the_same_answers_lead_to_the_same_position(setup: Setup, choose: Chooser) -> None:
    state = set_up(setup)
    told = []
    answers = []
    while not state.over:
        answers.append(choose(state.offered))
        told.append(answer(state, answers[-1]))
    again = set_up(setup)
    assert [answer(again, choice) for choice in answers] == told
    assert again.position_hash() == state.position_hash()
