"""Recorded full games replay to the same scores, and the golden playthrough reads the same."""

import json

import pytest

from stroganov import Game
from tests.games.record import (
    AGAIN,
    GAMES,
    GOLDEN,
    GOLDEN_GAME,
    HERE,
    SCORES,
    playthrough,
    save_path,
    scores,
)


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_replays_to_the_same_scores(name: str) -> None:
    text = save_path(name).read_text(encoding="utf-8")
    game = Game.from_json(text)
    assert game.over
    assert game.to_json() == text.strip()
    assert game.setup == Game.new(**GAMES[name]).setup, AGAIN
    recorded = json.loads(SCORES.read_text(encoding="utf-8"))
    assert scores(game) == recorded[name], AGAIN


def test_every_recording_is_replayed() -> None:
    assert {path.name for path in HERE.glob("*.json")} == {
        SCORES.name,
        *(save_path(name).name for name in GAMES),
    }
    assert set(json.loads(SCORES.read_text(encoding="utf-8"))) == set(GAMES)


def test_the_golden_playthrough_reads_the_same() -> None:
    golden = GOLDEN.read_text(encoding="utf-8").splitlines()
    now = list(playthrough(GOLDEN_GAME))
    for number, (line, was) in enumerate(zip(now, golden, strict=False), start=1):
        assert line == was, f"{GOLDEN.name} differs from line {number} on; {AGAIN}"
    assert len(now) == len(golden), AGAIN
