"""A game looked at again: which positions there are to stop at, and going from one to another."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from stroganov import Game
from stroganov_web.model.turns import beginning, turns


@dataclass(frozen=True, slots=True)
class Stop:
    """A position where a turn begins: so many answers had been given."""

    number: int
    year: int
    season: int
    seat: int


PARTS: dict[str, Callable[[Stop], Hashable]] = {
    "turn": lambda stop: stop.number,
    "season": lambda stop: (stop.year, stop.season),
    "year": lambda stop: stop.year,
}
"""What one can jump by besides single answers, and what tells one part from the next."""


def stops(game: Game) -> list[Stop]:
    """The beginning of the game and of every turn, each position once."""
    found = {0: Stop(0, game.at(0).year, game.at(0).season, game.at(0).seat)}
    for turn in turns(game.events, beginning(game)):
        number = turn.answer + 1  # it begins with what an answer leads to
        state = game.at(number)
        found.setdefault(number, Stop(number, state.year, state.season, turn.seat))
    return sorted(found.values(), key=lambda stop: stop.number)


class Replay:
    """Where in a game the player is looking: `number` answers have been given."""

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
        """Look at the position after so many answers, or the nearest there is."""
        self.number = max(0, min(number, self.end))

    def jump(self, part: str, by: int) -> None:
        """One "step" (an answer), "turn", "season" or "year" on, or back to where one began (by = -1)."""
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
