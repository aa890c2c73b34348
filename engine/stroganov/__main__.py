"""The command line: simulate games, verify a save, measure speed."""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from .benchmark import measure
from .bots import BOTS
from .editions import EDITIONS
from .game import Game
from .saves import SaveError
from .setup import OPPONENTS, Setup
from .simulation import simulate


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out one command; the result is the exit code."""
    options = _parser().parse_args(arguments)
    command: Callable[[argparse.Namespace], int] = options.command
    return command(options)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m stroganov", description=__doc__)
    commands = parser.add_subparsers(required=True)
    _add_simulate(commands.add_parser("simulate", help="play games by bots and count"))
    replay = commands.add_parser("replay", help="verify a save and print its scores")
    replay.add_argument("file", type=Path)
    replay.set_defaults(command=_replay)
    bench = commands.add_parser("bench", help="measure the engine")
    bench.add_argument("--games", type=int, default=200)
    bench.add_argument("--json", action="store_true")
    bench.set_defaults(command=_bench)
    return parser


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    table = parser.add_mutually_exclusive_group()
    table.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    table.add_argument("--solo", action="store_true")
    parser.add_argument("--opponent", choices=OPPONENTS[1:], default="ivan")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game; the next ones follow")
    parser.add_argument("--bot", choices=tuple(BOTS), default="random")
    parser.add_argument("--edition", choices=tuple(EDITIONS), default="revised")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(command=_simulate)


def _simulate(options: argparse.Namespace) -> int:
    players = 1 if options.solo else options.players
    opponent = options.opponent if options.solo else ""
    setups = (
        Setup(players=players, opponent=opponent, seed=seed, edition=options.edition)
        for seed in range(options.seed, options.seed + options.games)
    )
    tally = simulate(setups, options.bot, _progress(options.games))
    report = tally.report()
    print(json.dumps(report) if options.json else "\n".join(_lines(report)))
    return 1 if tally.errors else 0


def _progress(games: int) -> Callable[[int], None]:
    """A bar on a terminal, nothing elsewhere."""
    if not sys.stderr.isatty():
        return lambda done: None

    def show(done: int) -> None:
        filled = 40 * done // games
        end = "\n" if done == games else ""
        print(f"\r[{'#' * filled}{'.' * (40 - filled)}] {done}/{games}", end=end, file=sys.stderr, flush=True)

    return show


def _lines(figures: dict[str, Any], indent: str = "") -> list[str]:
    """Nested figures as indented lines."""
    lines: list[str] = []
    for key, value in figures.items():
        parts = value if isinstance(value, list) else [value]
        if any(isinstance(part, dict) for part in parts):
            for part in parts:
                lines += [f"{indent}{key}:", *_lines(part, indent + "  ")]
        else:
            lines.append(f"{indent}{key}: {value}")
    return lines


def _replay(options: argparse.Namespace) -> int:
    try:
        game = Game.from_json(options.file.read_bytes())
    except OSError as error:
        return _refuse(options.file, str(error.strerror).lower(), "")
    except SaveError as error:
        return _refuse(options.file, error.reason.replace("_", " "), error.position)
    print(f"{len(game.answers)} answers, {'over' if game.over else f'year {game.state.year}'}")
    print("\n".join(_lines({"seats": game.scores()})))
    return 0


def _refuse(file: Path, reason: str, place: str | int) -> int:
    """One clear line for a file that cannot be replayed."""
    at = f" (at {place})" if place != "" else ""
    print(f"{file} cannot be replayed: {reason}{at}", file=sys.stderr)
    return 1


def _bench(options: argparse.Namespace) -> int:
    figures = measure(options.games)
    print(json.dumps(figures) if options.json else "\n".join(_lines(figures)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
