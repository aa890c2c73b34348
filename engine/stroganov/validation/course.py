"""What still has to happen in a position from outside is what a game can have put on the agenda.

At the bottom lies the course of the game, which year and season tell. Above it lies the turn, or the part of
Winter, of the one seat that decides; `waiting` checks that.
"""

from __future__ import annotations

from ..agenda import Effect, Question
from ..effects import Gain
from ..scoring import ScoreGame
from ..starting_position import ChooseStartingWish, ClearStartingWishes
from ..state import AUTUMN, SPRING, WINTER, State
from ..turn import TABLE, ChooseAction, ChooseMove, NextTurn, PlaySeason
from ..winter import LAST_YEAR, STORYTELLING, ChooseSong, FinishIncome, LeaveWinter, Renew, TakeIncome, Winter
from ..year import PlayYear
from .fields import require
from .waiting import check_waiting

STEPS = ("basic", "main", "second", "end")
Agenda = list[tuple[int, Effect]]


def check_agenda(state: State) -> None:
    """A question is open, and everything below it can happen."""
    if state.over:
        require((state.year, state.season) == (LAST_YEAR, WINTER), "agenda")
        return
    require(isinstance(state.agenda[-1][1], Question), "agenda")
    course = [(TABLE, effect) for effect in _course(state)]
    require(state.agenda[: len(course)] == course, "agenda")
    above = state.agenda[len(course) :]
    require(bool(above) and all(seat not in (TABLE, state.automaton) for seat, _ in above[-1:]), "agenda")
    if state.starting:
        _check_start(state, above)
    elif state.season == WINTER:
        check_waiting(state, above[-1][0], _part_of_winter(state, above))
    else:
        check_waiting(state, above[-1][0], _turn(above))


def _course(state: State) -> list[Effect]:
    """What is still to come of the game after this turn or Winter, the last first."""
    course: list[Effect] = [ScoreGame(), *(PlayYear(year) for year in range(LAST_YEAR, state.year, -1))]
    if state.starting:
        require((state.year, state.season) == (1, SPRING), "year")
        return [*course, PlayYear(1), ClearStartingWishes()]
    if state.season == WINTER:
        return [*course, Renew()] if state.year < LAST_YEAR else course
    seasons = [PlaySeason(season) for season in range(AUTUMN, state.season, -1)]
    return [*course, Winter(), *seasons, NextTurn()]


def _check_start(state: State, above: Agenda) -> None:
    """Players take their starting wishes in reverse order; there is one more than players to take one."""
    seats = [seat for seat in state.order if seat != state.automaton]
    require(above == [(seat, ChooseStartingWish()) for seat in seats[: len(above)]], "agenda")
    require(len(state.starting) == len(above) + 1, "starting")


def _turn(above: Agenda) -> list[Effect]:
    """What waits above the steps of the turn."""
    require(len({seat for seat, _ in above}) == 1, "agenda")
    step, *rest = (effect for _, effect in above)
    require(isinstance(step, ChooseAction) and step.step in STEPS, "agenda")
    if rest and isinstance(rest[0], ChooseMove):
        require(step == ChooseAction("basic"), "agenda")
        return rest[1:]
    return rest


def _part_of_winter(state: State, above: Agenda) -> list[Effect]:
    """What waits above the parts of Winter that are still to come, and above the one that has begun."""
    parts, seat, left = _parts_of_winter(state), above[-1][0], 0
    while above[left : left + 1] == parts[left : left + 1] and left < len(parts):
        left += 1
    require(all(each == seat for each, _ in above[left:]), "agenda")
    own = [effect for _, effect in above[left:]]
    if left and above[left - 1] == (seat, ChooseSong()):
        return own  # its question is still open
    require(bool(own) and left < len(parts) and parts[left][0] == seat, "agenda")
    first = _OPENED.get(type(parts[left][1]))
    require(first is None or own[0] == first, "agenda")
    return own[1:] if first else own


_OPENED: dict[type[Effect], Effect] = {TakeIncome: FinishIncome(), ChooseSong: LeaveWinter()}
"""What lies below everything else as long as a part of Winter goes on."""


def _parts_of_winter(state: State) -> Agenda:
    """All that Winter has for players, the last first."""
    parts: Agenda = [(seat, TakeIncome()) for seat in state.order]
    parts += [
        (seat, Gain("story", story, "storytelling"))
        for seat, story in zip(state.order, STORYTELLING, strict=False)
    ]
    parts += [(seat, ChooseSong()) for seat in state.order]
    return parts[::-1]
