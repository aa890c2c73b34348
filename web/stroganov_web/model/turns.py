"""The course of a game, turn by turn, from the engine's events: who did what when, and what it came to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from stroganov import Game
from stroganov.events import Event, Scored, Season, Won
from stroganov.events import Turn as TurnBegan
from stroganov.state import State
from stroganov_web.model.event_facts import NOBODY, changes, seat_of

SETUP, FINAL = -1, 4  # besides the seasons 0 to 3: before the first, after the last
BEGINNING = (0, SETUP)  # year and season before the first
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
    """Year and season of the first that is known of a game: it may go on from a position."""
    start = game.start
    return (start.year, start.season) if start and not start.starting else BEGINNING


def turns(events: Sequence[Sequence[Event]], begun: tuple[int, int] = BEGINNING) -> list[Turn]:
    """All turns so far in their order; in Winter and at the end everyone has one."""
    return _latest.upto(events, begun)


class _Course:
    """The turns found so far, and where in the year we are; it goes on from where it was."""

    def __init__(self) -> None:
        self._forget(BEGINNING)

    def _forget(self, begun: tuple[int, int]) -> None:
        self.turns: list[Turn] = []
        self._begun = self.year, self.season = begun
        self._read: list[Sequence[Event]] = []

    def upto(self, events: Sequence[Sequence[Event]], begun: tuple[int, int]) -> list[Turn]:
        """The turns of a game that has come so far; one that went another way since is read anew."""
        known = len(self._read)
        other = known > len(events) or (known and events[known - 1] is not self._read[-1])
        if other or begun != self._begun:
            self._forget(begun)
        for happened in events[len(self._read) :]:
            for event in happened:
                self.add(event, len(self._read))
            self._read.append(happened)
        return self.turns[:]

    def add(self, event: Event, answer: int) -> None:
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


def turns_since_last(found: Sequence[Turn], state: State, seat: int) -> list[Turn]:
    """The turns after the seat's turn before the present one, which is counted as well."""
    own = [turn for turn in found if turn.seat == seat]
    if own and (own[-1].year, own[-1].season) == (state.year, state.season):
        own.pop()
    return list(found[own[-1].number :] if own else found)


_latest = _Course()  # of the game that was asked about last: it is asked about after every answer


def net_changes(turn: Turn) -> dict[str, int]:
    """What a turn changed in the seat's supplies, as far as it did; outposts only as they are gained."""
    sums = dict.fromkeys(SUPPLIES, 0)
    for event in turn.events:
        if seat_of(event) == turn.seat:
            for change in changes(event):
                sums[change.resource] += change.amount
    return {supply: change for supply, change in sums.items() if change}
