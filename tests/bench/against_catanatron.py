"""The engine beside catanatron, in one run on one machine: decisions per second and the cost of a copy.

Processor time is counted, not the clock on the wall, so that a busy machine does not tilt the scales.
"""

import argparse
import json
import random
import time
from typing import Any

from catanatron import Color, Game, RandomPlayer

from stroganov.benchmark import finished_game
from stroganov.setup import Setup
from stroganov.simulation import simulate

ROUNDS = 5
COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
NEEDED = {"decisions": 3.0, "free_decisions": 3.0, "copy": 10.0}


def catan_round(games: int, first: int) -> tuple[float, float, Any]:
    """Decisions per second of four random players: all, and those with more than one option."""
    decisions = free = 0
    start = time.process_time()
    for seed in range(first, first + games):
        random.seed(seed)
        game = Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)
        while game.winning_color() is None and game.state.num_turns < 1000:
            free += len(game.state.playable_actions) > 1
            decisions += 1
            game.play_tick()
    seconds = time.process_time() - start
    return decisions / seconds, free / seconds, game


def our_round(games: int, first: int) -> tuple[float, float]:
    """The same of this engine."""
    start = time.process_time()
    tally = simulate(Setup(players=4, seed=seed) for seed in range(first, first + games))
    seconds = time.process_time() - start
    return (tally.decisions + tally.forced) / seconds, tally.decisions / seconds


def seconds_per_copy(thing: Any, times: int = 2000) -> float:
    """The mean time of one copy."""
    start = time.process_time()
    for _ in range(times):
        thing.copy()
    return (time.process_time() - start) / times


def compare() -> dict[str, Any]:
    """Medians over several rounds, taken in turn so that the machine's moods hit both alike."""
    rounds: list[dict[str, float]] = []
    state = finished_game().state
    for n in range(ROUNDS):
        theirs, their_free, game = catan_round(5, 5 * n)
        ours, our_free = our_round(60, 60 * n)
        rounds.append(
            {
                "catanatron_decisions": theirs,
                "stroganov_decisions": ours,
                "decisions": ours / theirs,
                "free_decisions": our_free / their_free,
                "copy": seconds_per_copy(game) / seconds_per_copy(state, 20_000),
            }
        )
    middle = {key: sorted(each[key] for each in rounds)[ROUNDS // 2] for key in rounds[0]}
    return {**middle, "reached": all(middle[key] >= needed for key, needed in NEEDED.items())}


def main() -> None:
    """Print the figures; ratios above one mean that this engine is the faster."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    figures = compare()
    if parser.parse_args().json:
        print(json.dumps(figures))
    else:
        print("\n".join(f"{key}: {value}" for key, value in figures.items()))


if __name__ == "__main__":
    main()
