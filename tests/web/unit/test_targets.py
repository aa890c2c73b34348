"""Answers light up things on the table, one answer for each thing."""

import json

import pytest

from stroganov import Game, Setup
from stroganov.serialization import to_tuples
from stroganov_web.i18n import Text
from stroganov_web.ui.targets import answer_places, find_targets
from tests.web.unit.games import SETUPS, decisions


@pytest.mark.parametrize("setup", SETUPS[:3], ids=str)
def test_lit_things_stand_for_options(setup: Setup, text: Text) -> None:
    seen = 0
    for game in decisions(setup):
        for place, target in find_targets(game.state, text).items():
            answer = to_tuples(json.loads(target.answer))
            assert answer in game.options()
            assert place in answer_places(game.state, answer)
            assert target.label
            assert not target.chosen
            seen += 1
    assert seen > 200


def test_only_the_answers_of_a_tray_glow_when_it_is_open(text: Text) -> None:
    game = Game.new(seed=1, solo="ivan")
    game.play(game.options()[0])
    offered = [answer for answer in game.options() if answer[0] == "swap_two" or answer[0] == "move"]
    one = offered[0]
    assert {target.answer for target in find_targets(game.state, text, only=[one]).values()} == {
        json.dumps(one, separators=(",", ":"))
    }


def test_the_answer_tapped_once_is_marked(text: Text) -> None:
    game = Game.new(seed=1, solo="ivan")
    game.play(game.options()[0])
    chosen = game.options()[0]
    marked = [
        place for place, target in find_targets(game.state, text, chosen=chosen).items() if target.chosen
    ]
    assert marked == answer_places(game.state, chosen)


def test_a_move_lights_the_tile_and_nothing_else(text: Text) -> None:
    game = Game.new(players=2, seed=1)
    while game.options()[0][0] == "starting_wish":
        game.play(game.options()[0])
    assert {place.split("-")[0] for place in find_targets(game.state, text)} == {"tile"}
