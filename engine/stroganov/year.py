"""The plan of a game: four years of three seasons and a Winter, then the final scoring (RULES 1)."""

from dataclasses import dataclass

from .agenda import Effect, push
from .events import Tell
from .scoring import ScoreGame
from .state import AUTUMN, SPRING, SUMMER, State
from .turn import TABLE, PlaySeason
from .winter import LAST_YEAR, Winter


@dataclass(frozen=True, slots=True)
class PlayYear(Effect):
    """A year: Spring, Summer, Autumn, Winter."""

    year: int

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """Turn the year marker."""
        state.year = self.year
        push(state, TABLE, PlaySeason(SPRING), PlaySeason(SUMMER), PlaySeason(AUTUMN), Winter())


def push_game(state: State) -> None:
    """Put the whole game on the agenda."""
    push(state, TABLE, *(PlayYear(year) for year in range(1, LAST_YEAR + 1)), ScoreGame())
