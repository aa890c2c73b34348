"""The undo limits in a game: answers that revealed something hidden or passed the turn on."""

from __future__ import annotations

from collections.abc import Iterator

from stroganov import Game
from stroganov.events import Season, Turn
from stroganov.undo_limits import limit_between


def limits_since(game: Game, number: int) -> Iterator[tuple[int, str]]:
    """The limits since the answer of this number, the latest first, each with the number of its answer."""
    for i in range(len(game.answers) - 1, number - 1, -1):
        if limit := limit_between(game.at(i), game.at(i + 1)):
            yield i, limit


def turn_start(game: Game) -> int:
    """The number of the first answer of this turn or Winter."""
    for number in range(len(game.answers) - 1, -1, -1):
        if any(isinstance(event, Turn | Season) for event in game.events[number]):
            return number + 1
    return 0
