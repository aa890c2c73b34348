"""In every random game: options are proper, all of them can be played, and the game ends."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings

from stroganov import Setup, State, answer, question, set_up
from stroganov.answers import Answer
from stroganov.events import Event
from stroganov.serialization import to_lists, to_tuples
from stroganov.validation import check_cards, check_pieces, check_table
from tests.properties.random_games import MOST_DECISIONS, Chooser, choosers, modest, positions, setups


def is_plain(value: Any) -> bool:
    """Whole numbers, words, truth values, and tuples of them: what JSON keeps."""
    if isinstance(value, tuple):
        return all(map(is_plain, value))
    return type(value) in (int, str, bool)


@modest
@given(setups(), choosers)
def test_options_never_repeat_and_are_plain(setup: Setup, choose: Chooser) -> None:
    for state in positions(setup, choose):
        assert bool(state.offered) != state.over
        assert len(set(state.offered)) == len(state.offered)
        for choice in state.offered:
            assert isinstance(choice[0], str)
            assert is_plain(choice)
            assert to_tuples(json.loads(json.dumps(to_lists(choice)))) == choice


@modest
@given(setups(), choosers)
def test_a_question_with_one_way_out_answers_itself(setup: Setup, choose: Chooser) -> None:
    for state in positions(setup, choose):
        if not state.over:
            assert len(state.offered) > 1 or question(state).explicit


@settings(modest, max_examples=30)
@given(setups(), choosers)
def test_every_option_can_be_played(setup: Setup, choose: Chooser) -> None:
    for number, state in enumerate(positions(setup, choose)):
        if number % 3:
            continue
        for choice in state.offered:
            tried = state.copy()
            answer(tried, choice)
            check_pieces(tried)
            check_cards(tried)
            check_table(tried)


@modest
@given(setups(), choosers)
def test_events_are_plain_and_begin_with_their_name(setup: Setup, choose: Chooser) -> None:
    state = set_up(setup)
    while not state.over:
        for event in answer(state, choose(state.offered)):
            assert_proper(event, state)


def assert_proper(event: Event, state: State) -> None:
    assert isinstance(event[0], str)
    assert is_plain(event)
    if event[0] not in ("season", "renewed", "refilled_market"):
        assert event[1] in range(len(state.players))


def eldest(offered: list[Answer]) -> Answer:
    return offered[0]


def youngest(offered: list[Answer]) -> Answer:
    return offered[-1]


def busiest(offered: list[Answer]) -> Answer:
    """Auxiliary actions as long as there are any."""
    return max(offered, key=lambda choice: choice[0] in ("swap_down", "swap_two", "buy", "buy_bag", "extra"))


@pytest.mark.parametrize("choose", [eldest, youngest, busiest])
@settings(modest, max_examples=6)
@given(setup=setups())
def test_stubborn_games_end_too(setup: Setup, choose: Callable[[list[Answer]], Answer]) -> None:
    state = set_up(setup)
    decisions = 0
    while not state.over:
        answer(state, choose(state.offered))
        decisions += 1
        assert decisions < MOST_DECISIONS
    check_pieces(state)
