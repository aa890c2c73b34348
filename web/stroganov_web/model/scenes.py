"""Opponents' turns in scenes: what happened between two decisions of a person, cut where a step is done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from stroganov import Game
from stroganov.actions.auxiliary import AUXILIARY
from stroganov.events import Event
from stroganov.state import State
from stroganov_web.model.event_facts import FACTS, NOBODY, seat_of
from stroganov_web.model.people import Person

_OPENING = ("turn", "paid_horses", "ended_turn")  # too little for a scene of their own


@dataclass(frozen=True, slots=True)
class Scene:
    """One step of an opponent: the position before and after it, and all that is past by then."""

    seat: int
    events: tuple[Event, ...]
    before: State
    state: State
    past: Sequence[Sequence[Event]]


@dataclass(frozen=True, slots=True)
class Playback:
    """Scenes that follow each other, and the number of the one that is shown."""

    scenes: Sequence[Scene]
    at: int = 0

    @property
    def scene(self) -> Scene:
        """The one that is shown."""
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
    """A scene in the making; `answer` and `told` say where in the game it ends."""

    seat: int
    before: State
    state: State
    events: list[Event]
    answer: int
    told: int

    def ends_before(self, seat: int, event: Event, aside: bool) -> bool:
        """Whether an event belongs to the next scene; `aside` is the first of an auxiliary action."""
        if seat != self.seat:
            return True
        kinds = [earlier.kind for earlier in self.events]
        if all(kind in _OPENING for kind in kinds):
            return False
        if event.kind == "hunted":
            return "hunted" not in kinds and kinds[0] != "action"
        if event.kind == "moved" and kinds[0] == "action":
            return "moved" in kinds
        if event.kind == "paid_furs":  # the automaton's claim after its hunt
            return kinds[0] in ("hunted", "found_nothing")
        return aside or FACTS[type(event)].starts_scene


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
    return all(event.kind in ("turn", "ended_turn") for event in cut.events)


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
