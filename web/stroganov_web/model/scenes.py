"""Opponents' turns in scenes: what happened between two decisions of a person, one scene for each step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from stroganov import Game
from stroganov.actions.auxiliary import AUXILIARY
from stroganov.events import (
    Action,
    EndedTurn,
    Event,
    Hunted,
    Moved,
    PaidFurs,
    PaidHorses,
    ReceivedIncome,
    Renewed,
    Sang,
    Season,
    TookStartingWish,
    Turn,
)
from stroganov.solo_events import FoundNothing, NotClaimed, Tries
from stroganov.state import State
from stroganov_web.model.people import Person
from stroganov_web.model.turns import NOBODY, seat_of

_OPENING = (Turn, PaidHorses, EndedTurn)  # too little for a scene of their own
_STARTS = (
    Turn,
    Moved,
    Action,
    FoundNothing,
    NotClaimed,
    Tries,
    TookStartingWish,
    ReceivedIncome,
    Sang,
    Season,
    Renewed,
)


@dataclass(frozen=True, slots=True)
class Scene:
    """One step of an opponent: the position before and after it, and all events of the game up to then."""

    seat: int
    events: tuple[Event, ...]
    before: State
    state: State
    past: Sequence[Sequence[Event]]


@dataclass(frozen=True, slots=True)
class Playback:
    """Scenes that are shown one after the other, and the number of the present one."""

    scenes: Sequence[Scene]
    at: int = 0

    @property
    def scene(self) -> Scene:
        """The present scene."""
        return self.scenes[self.at]

    @property
    def turn(self) -> Sequence[Scene]:
        """All scenes of the same turn."""
        first, last, seat = self.at, self.at, self.scene.seat
        while first and self.scenes[first - 1].seat == seat:
            first -= 1
        while last + 1 < len(self.scenes) and self.scenes[last + 1].seat == seat:
            last += 1
        return self.scenes[first : last + 1]


@dataclass(slots=True)
class _Cut:
    """A scene that may still grow; it ends with the `told`-th event of an `answer`."""

    seat: int
    before: State
    state: State
    events: list[Event]
    answer: int
    told: int

    def ends_before(self, seat: int, event: Event, aside: bool) -> bool:
        """Whether an event belongs to the next scene; `aside` is the first of an auxiliary action."""
        first = self.events[0]
        if seat != self.seat:
            return True
        if all(isinstance(past, _OPENING) for past in self.events):
            return False
        if isinstance(event, Hunted):
            return not (self._has(Hunted) or isinstance(first, Action))
        if isinstance(event, Moved) and isinstance(first, Action):
            return self._has(Moved)
        if isinstance(event, PaidFurs):  # the automaton's claim after its hunt
            return isinstance(first, Hunted | FoundNothing)
        return aside or isinstance(event, _STARTS)

    def _has(self, kind: type[Event]) -> bool:
        return any(isinstance(event, kind) for event in self.events)


def scenes(game: Game, since: int, people: Sequence[Person]) -> list[Scene]:
    """What bots and the automaton did from the answer of this number on, scene by scene."""
    shown = [cut for cut in _cuts(game, since) if not _is_silent(cut)]
    theirs = [place for place, cut in enumerate(shown) if _is_code(cut.seat, people)]
    if not theirs:
        return []
    found = shown[theirs[0] : theirs[-1] + 1]
    return [
        Scene(
            cut.seat,
            tuple(cut.events),
            cut.before,
            cut.state,
            [*game.events[: cut.answer], game.events[cut.answer][: cut.told]],
        )
        for cut in found
        if cut.seat == NOBODY or _is_code(cut.seat, people)
    ]


def _is_code(seat: int, people: Sequence[Person]) -> bool:
    return seat != NOBODY and not people[seat].is_human


def _is_silent(cut: _Cut) -> bool:
    return all(isinstance(event, Turn | EndedTurn) for event in cut.events)


def _cuts(game: Game, since: int) -> Iterator[_Cut]:
    cut: _Cut | None = None
    for number in range(since, len(game.answers)):
        before = game.at(number)
        aside = game.answers[number][0] in AUXILIARY
        for told, (event, state) in enumerate(game.event_states(number), start=1):
            seat = seat_of(event, cut.seat if cut else NOBODY)
            if cut is None or cut.ends_before(seat, event, aside):
                if cut:
                    yield cut
                cut = _Cut(seat, before, state, [], number, told)
            cut.events.append(event)
            cut.state, cut.answer, cut.told = state, number, told
            before, aside = state, False
    if cut:
        yield cut
