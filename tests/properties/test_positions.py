"""Positions from outside: those of games are believed, and whatever is believed is played to its end."""

import json
from functools import cache
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given, settings

from stroganov import Game, SaveError, Setup
from stroganov.dice import Dice
from stroganov.serialization import fingerprint
from stroganov.validation import check_position
from tests.fuzz.positions import change_quietly
from tests.properties.random_games import Chooser, choosers, modest, positions, setups

RECORDED = sorted((Path(__file__).parents[1] / "games").glob("version-2/*.json"))
MUTATIONS, CHUNKS = 240, 4
recorded = cache(lambda path: Game.from_json(path.read_text(encoding="utf-8")))


@settings(modest, max_examples=12)
@given(setups(), choosers)
def test_every_position_of_a_game_is_believed(setup: Setup, choose: Chooser) -> None:
    believed = 0
    for state in islice(positions(setup, choose), 0, None, 5):
        check_position(state)
        believed += 1
    assert believed > 3


def changed_quietly(number: int) -> str:
    """A recorded game at some moment, as a save that begins there with a few changes."""
    dice = Dice(number)
    game = recorded(dice.choice(RECORDED))
    save = game.up_to(dice.below(len(game.answers) + 1)).from_here().to_plain(table=False)
    save = json.loads(json.dumps(save))
    for _ in range(1 + dice.below(5)):
        change_quietly(save["start"], dice)
    seal = [save["setup"], None, save["start"], save["start"]]
    return json.dumps(save | {"position": fingerprint(seal)})


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_what_is_believed_is_played_to_its_end_whatever_is_answered(chunk: int) -> None:
    believed = 0
    for number in range(chunk, MUTATIONS, CHUNKS):
        try:
            game = Game.from_json(changed_quietly(number))
        except SaveError:
            continue
        believed += 1
        for seed, temper in enumerate(("idle", "eager")):
            played, choose = game.up_to(0), Chooser(seed, temper)
            while not played.over:
                played.play(choose(played.options()))
            assert Game.from_json(played.to_json()).over
    assert believed > MUTATIONS // CHUNKS // 5
