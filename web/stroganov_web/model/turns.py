"""The turns of a game, from the engine's events: whose, when, and what they changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from stroganov import Game
from stroganov.automaton import HORSES_FOR_POINT
from stroganov.events import Event, RefilledMarket, Renewed, Scored, Season, Won
from stroganov.events import Turn as TurnBegan
from stroganov.solo_events import ChangedHorses
from stroganov.state import TIGER, State
from stroganov_web.model.changes import gain, gained_furs, paid_furs, payment

SETUP, FINAL = -1, 4  # besides the seasons 0 to 3: before the first, after the last
BEGINNING = (0, SETUP)  # year and season before the first
NOBODY = -1
SUPPLIES = ("vp", "furs", "tigers", "horses", "coins", "story", "banners", "outposts")


@dataclass(slots=True, eq=False)
class Turn:
    """What one seat did in a season; `answer` is the number of the answer with which it began."""

    number: int
    seat: int
    year: int
    season: int
    answer: int
    events: list[Event] = field(default_factory=list)


def beginning(game: Game) -> tuple[int, int]:
    """Year and season in which the game begins: it may start from a position."""
    start = game.start
    return (start.year, start.season) if start and not start.starting else BEGINNING


def seat_of(event: Event, previous: int = NOBODY) -> int:
    """Whose event it is; the market is refilled for the seat of the `previous` event, which took from it."""
    if isinstance(event, RefilledMarket):
        return previous
    seat: int = NOBODY if isinstance(event, Season | Renewed | Won) else event[1]
    return seat


def turns(events: Sequence[Sequence[Event]], begun: tuple[int, int] = BEGINNING) -> list[Turn]:
    """All turns so far in their order; in Winter and at the end everyone has one."""
    return _latest.turns_of(events, begun)


class _TurnReader:
    """Reads turns from events and remembers them, because mostly the same game is asked about again."""

    def __init__(self) -> None:
        self._restart(BEGINNING)

    def _restart(self, begun: tuple[int, int]) -> None:
        self.turns: list[Turn] = []
        self._begun = self.year, self.season = begun
        self._read: list[Sequence[Event]] = []

    def turns_of(self, events: Sequence[Sequence[Event]], begun: tuple[int, int]) -> list[Turn]:
        """The turns of these events; those of another game, or after an undo, are read from the beginning."""
        known = len(self._read)
        other = known > len(events) or (known and events[known - 1] is not self._read[-1])
        if other or begun != self._begun:
            self._restart(begun)
        for happened in events[len(self._read) :]:
            for event in happened:
                self._add(event, len(self._read))
            self._read.append(happened)
        return self.turns[:]

    def _add(self, event: Event, answer: int) -> None:
        if isinstance(event, Season):
            self.year, self.season = event.year, event.season
            return
        if isinstance(event, Scored | Won):
            self.season = FINAL
        seat = seat_of(event, self.turns[-1].seat if self.turns else NOBODY)
        self._turn(seat, isinstance(event, TurnBegan), answer).events.append(event)

    def _turn(self, seat: int, starts: bool, answer: int) -> Turn:
        if not starts:
            for turn in reversed(self.turns):
                if (turn.year, turn.season) != (self.year, self.season):
                    break
                if turn.seat == seat:
                    return turn
        self.turns.append(Turn(len(self.turns) + 1, seat, self.year, self.season, answer))
        return self.turns[-1]


_latest = _TurnReader()


def turns_since_last(found: Sequence[Turn], state: State, seat: int) -> list[Turn]:
    """The turns after the last one of this seat that is over."""
    own = [turn for turn in found if turn.seat == seat]
    if own and (own[-1].year, own[-1].season) == (state.year, state.season):
        own.pop()
    return list(found[own[-1].number :] if own else found)


def net_changes(turn: Turn) -> dict[str, int]:
    """What a turn changed in the supplies of its seat, without zeros; outposts only as they are gained."""
    sums: Counter[str] = Counter()
    for event in turn.events:
        if seat_of(event) == turn.seat:
            _add_changes(event, sums)
    return {supply: sums[supply] for supply in SUPPLIES if sums[supply]}


def _add_changes(event: Event, sums: Counter[str]) -> None:
    for (supply, amount), sign in ((gain(event), 1), (payment(event), -1)):
        sums[supply] += sign * amount
    for furs, sign in ((gained_furs(event), 1), (paid_furs(event), -1)):
        tigers = furs.count(TIGER)
        sums["tigers"] += sign * tigers
        sums["furs"] += sign * (len(furs) - tigers)
    if isinstance(event, ChangedHorses):
        sums["horses"] -= event.points * HORSES_FOR_POINT
    elif isinstance(event, Scored):
        sums["vp"] += event.points
