"""Other numbers on the components: refused with their place, or a game that can be played to its end."""

import json
from importlib.resources import files
from typing import Any

import pytest

from stroganov import Setup, answer, set_up
from stroganov.components import ComponentError, read_components
from stroganov.dice import Dice
from stroganov.validation import check_pieces
from tests.properties.random_games import MOST_DECISIONS, Chooser

TEXT = files("stroganov.components").joinpath("standard.json").read_text(encoding="utf-8")
ODD: list[Any] = [None, True, 0, 1, 2, 5, 12, 13, 99, -1, 1.0, 10**30, "", "a", "B", "7", "é", [], {}]
ODD += [{"story": 9}, {"market_furs": 3}, {"trophies": 2}, {"bag_furs": 1, "tigers": 20}, "visit_any_village"]


def places(data: Any) -> list[tuple[Any, Any]]:
    """Every container in the data with each of its keys."""
    inside = list(data.items()) if isinstance(data, dict) else list(enumerate(data))
    found = [(data, key) for key, _ in inside]
    for _, value in inside:
        if isinstance(value, dict | list):
            found += places(value)
    return found


def change(data: Any, dice: Dice) -> None:
    """Another value, a part less, or two values in each other's place."""
    where, key = dice.choice(places(data))
    kind = dice.below(4)
    if kind == 0:
        del where[key]
    elif kind == 1:
        there, other = dice.choice(places(data))
        where[key], there[other] = there[other], where[key]
    elif kind == 2 and isinstance(where[key], int):
        where[key] += dice.choice((-1, 1))
    else:
        where[key] = dice.choice(ODD)


@pytest.mark.parametrize("chunk", range(4))
def test_changed_components_are_refused_or_can_be_played(chunk: int) -> None:
    kinds = [{"players": 2}, {"players": 4}, {"players": 1, "opponent": "ivan", "strategy": "hidden"}]
    playable = 0
    for seed in range(chunk, 400, 4):
        dice = Dice(seed)
        data = json.loads(TEXT)
        for _ in range(1 + dice.below(2)):
            change(data, dice)
        try:
            components = read_components(data)
        except ComponentError as error:
            assert error.reason
            assert error.place.startswith("components")
            continue
        playable += 1
        setup = Setup(seed=seed, edition=dice.choice(("revised", "first")), **dice.choice(kinds))
        state = set_up(setup, components)
        choose = Chooser(seed, "eager")
        for _ in range(10 * MOST_DECISIONS):
            if state.over:
                break
            answer(state, choose(state.offered))
        check_pieces(state)
    assert playable > 10
