"""Games played by bots alone, counted: scores by source and seat, winners, decisions, errors."""

import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from .agenda import apply
from .bots import BOTS
from .dice import Dice
from .scoring import winners
from .setup import Setup
from .starting_position import set_up
from .state import State


@dataclass
class Tally:
    """What a series of games amounted to."""

    games: int = 0
    decisions: int = 0
    forced: int = 0  # decisions with a single option, counted apart from the others
    seconds: float = 0.0
    wins: Counter[int] = field(default_factory=Counter)
    totals: Counter[int] = field(default_factory=Counter)
    sources: Counter[tuple[int, str]] = field(default_factory=Counter)
    errors: list[str] = field(default_factory=list)

    def add(self, state: State) -> None:
        """Count a finished game."""
        self.games += 1
        self.wins[winners(state)[0]] += 1
        for seat, player in enumerate(state.players):
            self.totals[seat] += player.vp
            for _, source, points in player.scored:
                self.sources[seat, source] += points

    def report(self) -> dict[str, Any]:
        """The figures, JSON-able."""
        games = self.games or 1
        seconds = self.seconds or 1e-9
        return {
            "games": self.games,
            "decisions": self.decisions,
            "forced_decisions": self.forced,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round((self.decisions + self.forced) / seconds),
            "free_decisions_per_second": round(self.decisions / seconds),
            "games_per_second": round(self.games / seconds, 2),
            "seats": [
                {
                    "seat": seat,
                    "wins": self.wins[seat],
                    "mean_score": round(self.totals[seat] / games, 2),
                    "mean_by_source": {
                        source: round(points / games, 2)
                        for (each, source), points in sorted(self.sources.items())
                        if each == seat
                    },
                }
                for seat in sorted(self.totals)
            ],
            "errors": self.errors,
        }


def play_out(setup: Setup, bot: str, tally: Tally) -> State:
    """One game in which the bot plays every seat, its decisions counted."""
    choose = BOTS[bot]
    state = set_up(setup)
    dice = Dice(setup.seed)
    while state.agenda:
        if len(state.offered) == 1:
            tally.forced += 1
        else:
            tally.decisions += 1
        apply(state, choose(state, dice))
    return state


def simulate(
    setups: Iterable[Setup], bot: str = "random", progress: Callable[[int], None] = lambda done: None
) -> Tally:
    """Play all these games; a game that breaks is counted as an error with its seed."""
    tally = Tally()
    for done, setup in enumerate(setups):
        start = time.perf_counter()
        try:
            tally.add(play_out(setup, bot, tally))
        except Exception as error:  # the whole point is to find out whether any game breaks
            tally.errors.append(f"seed {setup.seed}: {type(error).__name__}: {error}")
        tally.seconds += time.perf_counter() - start
        progress(done + 1)
    return tally
