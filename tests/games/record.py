"""Record the full games of this folder anew: python -m tests.games.record (with engine/ on the path).

Saves of the present version, scores and the golden playthrough are written; the saves of older versions stay
as they were, to be opened for ever. Rerun it after a change of the rules, raise RULES_VERSION if old answers
lead elsewhere now, look at the difference, and commit it together with the change.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from stroganov import Game, question
from stroganov.dice import Dice
from stroganov.saves import SAVE_VERSION

HERE = Path(__file__).parent
SCORES = HERE / "scores.json"
GOLDEN = HERE / "golden.txt"
AGAIN = "if the change is meant: PYTHONPATH=engine python -m tests.games.record"

WAYS_OUT = {"end", "decline", "pass", "stop", "stay", "done"}
SEASONS = ("Spring", "Summer", "Autumn", "Winter")
GAMES: dict[str, dict[str, Any]] = {
    "two-players": {"players": 2, "seed": 101},
    "two-players-first-edition": {"players": 2, "seed": 102, "edition": "first"},
    "two-players-sides-b": {"players": 2, "seed": 103, "sides": ("b", "b"), "colours": ("green", "yellow")},
    "three-players": {"players": 3, "seed": 104},
    "three-players-random-regions": {"players": 3, "seed": 105, "random_regions": True},
    "four-players": {"players": 4, "seed": 106},
    "four-players-sides-b-first-edition": {
        "players": 4,
        "seed": 107,
        "edition": "first",
        "sides": ("b",) * 4,
    },
    "four-players-mixed": {"players": 4, "seed": 108, "sides": ("a", "b", "a", "b"), "random_regions": True},
    "solo-ivan": {"solo": "ivan", "seed": 109},
    "solo-ivan-first-edition": {"solo": "ivan", "seed": 110, "edition": "first", "strategy": "d"},
    "solo-katyusha-harder": {
        "solo": "katyusha",
        "seed": 111,
        "strategy": "hidden",
        "harder_coin": True,
        "harder_trade": True,
        "sides": ("b", "a"),
    },
}
GOLDEN_GAME: dict[str, Any] = {"solo": "ivan", "seed": 171, "strategy": "d"}  # short, and much happens


def choose(game: Game, dice: Dice, eager: bool) -> Any:
    """An answer by dice; an eager player leaves ways out aside nine times out of ten."""
    offered = game.options()
    if eager and dice.below(10):
        offered = [choice for choice in offered if choice[0] not in WAYS_OUT] or offered
    return dice.choice(offered)


def played(options: dict[str, Any]) -> Game:
    """A full game of eager players."""
    game = Game.new(**options)
    dice = Dice(game.setup.seed)
    while not game.over:
        game.play(choose(game, dice, eager=True))
    return game


def scores(game: Game) -> Any:
    """The final scores as JSON has them."""
    return json.loads(json.dumps(game.scores()))


def save_path(name: str, version: int = SAVE_VERSION) -> Path:
    """Where a recorded game lies: the saves of each version have a folder."""
    return HERE / f"version-{version}" / f"{name}.stroganov.json"


def playthrough(options: dict[str, Any]) -> Iterator[str]:
    """A game in readable lines: every question with its options, the answer and what happened."""
    game = Game.new(**options)
    dice = Dice(game.setup.seed)
    yield from (f"{name}: {value}" for name, value in game.setup.to_plain().items())
    while not game.over:
        yield ""
        yield from asked(game)
        choice = choose(game, dice, eager=False)
        yield f"  answer: {written(choice)}"
        yield from (f"    {written(event)}" for event in game.play(choice))
    yield ""
    yield from (json.dumps(score) for score in scores(game))
    yield f"position: {game.state.position_hash()}"


def asked(game: Game) -> Iterator[str]:
    """The question that is open, what its seat owns, and the options."""
    state, player = game.state, game.state.players[game.seat]
    when = f"year {state.year}, {SEASONS[state.season]}"
    furs = "".join(str(value) * count for value, count in enumerate(player.furs))
    yield f"[{len(game.answers)}] {when}, seat {game.seat} on slot {player.slot}: {question(state)}"
    yield f"  owns: {player.horses} horses, {player.coins} coins, furs {furs or 'none'}, story {player.story}"
    yield f"  {len(state.offered)} options: {', '.join(map(written, state.offered))}"


def written(thing: Any) -> str:
    """An answer or event in words: ("hunt", 9, 3) is "hunt 9 3"."""
    return " ".join(f"({written(part)})" if isinstance(part, tuple) else str(part) for part in thing)


def main() -> None:
    """Write everything anew."""
    found = {}
    for name, options in GAMES.items():
        game = played(options)
        save_path(name).write_text(game.to_json() + "\n", encoding="utf-8")
        found[name] = scores(game)
    lines = (f'"{name}": {json.dumps(score)}' for name, score in found.items())
    SCORES.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    GOLDEN.write_text("\n".join(playthrough(GOLDEN_GAME)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
