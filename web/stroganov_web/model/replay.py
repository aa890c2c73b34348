"""Replay: the positions of a game, and jumping between them by answer, turn, season or year."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from stroganov import Game
from stroganov_web.model.turns import beginning, turns


@dataclass(frozen=True, slots=True)
class Stop:
    """The position after `number` answers, where a turn begins."""

    number: int
    year: int
    season: int
    seat: int


PARTS: dict[str, Callable[[Stop], Hashable]] = {
    "turn": lambda stop: stop.number,
    "season": lambda stop: (stop.year, stop.season),
    "year": lambda stop: stop.year,
}
"""What one can jump by besides answers; stops with the same value belong to the same part."""


def stops(game: Game) -> list[Stop]:
    """The beginning of the game and of every turn, each position once."""
    found = {0: Stop(0, game.at(0).year, game.at(0).season, game.at(0).seat)}
    for turn in turns(game.events, beginning(game)):
        number = turn.answer + 1  # it begins with what an answer leads to
        state = game.at(number)
        found.setdefault(number, Stop(number, state.year, state.season, turn.seat))
    return sorted(found.values(), key=lambda stop: stop.number)


class Replay:
    """A position in a game: the one after `number` answers."""

    def __init__(self, game: Game, number: int = 0) -> None:
        self.game = game
        self.stops = stops(game)
        self.number = 0
        self.go(number)

    @property
    def end(self) -> int:
        """The last position."""
        return len(self.game.answers)

    def go(self, number: int) -> None:
        """Go to the position after so many answers, or the nearest there is."""
        self.number = max(0, min(number, self.end))

    def jump(self, part: str, by: int) -> None:
        """Go one "step" (an answer), "turn", "season" or "year" on, or back to where one begins (by = -1)."""
        if part == "step":
            self.go(self.number + by)
        elif by > 0:
            self.go(min((n for n in self._beginnings(part) if n > self.number), default=self.end))
        else:
            self.go(max((n for n in self._beginnings(part) if n < self.number), default=0))

    def _beginnings(self, part: str) -> list[int]:
        found: dict[Hashable, int] = {}
        for stop in self.stops:
            found.setdefault(PARTS[part](stop), stop.number)
        return list(found.values())
