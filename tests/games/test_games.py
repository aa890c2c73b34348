"""Recorded full games replay to the same scores, and the golden playthrough reads the same."""

import json

import pytest

from stroganov import Game
from stroganov.saves import SAVE_VERSION
from tests.games.record import (
    AGAIN,
    GAMES,
    GOLDEN,
    GOLDEN_GAME,
    SCORES,
    playthrough,
    save_path,
    scores,
)


@pytest.mark.parametrize("version", range(1, SAVE_VERSION + 1))
@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_replays_to_the_same_scores(name: str, version: int) -> None:
    text = save_path(name, version).read_text(encoding="utf-8")
    game = Game.from_json(text)
    assert game.over
    assert game.start is None, "it was replayed from its beginning"
    assert version < SAVE_VERSION or game.to_json() == text.strip()
    assert game.setup == Game.new(**GAMES[name]).setup, AGAIN
    recorded = json.loads(SCORES.read_text(encoding="utf-8"))
    assert scores(game) == recorded[name], AGAIN


def test_every_recording_is_replayed() -> None:
    for version in range(1, SAVE_VERSION + 1):
        saves = {save_path(name, version) for name in GAMES}
        assert set(save_path("", version).parent.iterdir()) == saves
    assert set(json.loads(SCORES.read_text(encoding="utf-8"))) == set(GAMES)


def test_the_golden_playthrough_reads_the_same() -> None:
    golden = GOLDEN.read_text(encoding="utf-8").splitlines()
    now = list(playthrough(GOLDEN_GAME))
    for number, (line, was) in enumerate(zip(now, golden, strict=False), start=1):
        assert line == was, f"{GOLDEN.name} differs from line {number} on; {AGAIN}"
    assert len(now) == len(golden), AGAIN
