"""The engine's own figures: decisions per second, cost of copies and of undo, size of a save."""

import time
from collections.abc import Callable
from typing import Any

from .bots import BOTS
from .dice import Dice
from .game import Game
from .setup import Setup
from .simulation import simulate

KINDS: dict[str, dict[str, Any]] = {
    "2 players": {"players": 2},
    "4 players": {"players": 4},
    "solo": {"players": 1, "opponent": "ivan"},
}


def measure(games: int = 200) -> dict[str, Any]:
    """All figures of one run."""
    figures: dict[str, Any] = {}
    for name, kind in KINDS.items():
        report = simulate(Setup(seed=seed, **kind) for seed in range(games)).report()
        figures[name] = {
            key: report[key]
            for key in ("decisions_per_second", "free_decisions_per_second", "games_per_second")
        }
    game = finished_game()
    figures["copy_microseconds"] = round(1e6 * _seconds_each(game.state.copy, 20_000), 2)
    figures["undo_microseconds"] = round(1e6 * _undo_seconds(game), 2)
    figures["save_bytes"] = len(game.to_json())
    return figures


def finished_game() -> Game:
    """A four-player game played to its end by random bots."""
    game = Game.new(players=4, seed=1)
    dice = Dice(1)
    while not game.over:
        game.play(BOTS["random"](game.state, dice))
    return game


def _seconds_each(call: Callable[[], object], times: int) -> float:
    start = time.perf_counter()
    for _ in range(times):
        call()
    return (time.perf_counter() - start) / times


def _undo_seconds(game: Game) -> float:
    answers = len(game.answers)
    start = time.perf_counter()
    while game.undo():
        pass
    seconds = (time.perf_counter() - start) / answers
    while game.can_redo:
        game.redo()
    return seconds
