"""The steps of a turn, of Winter and of the setup, and which of them the open question belongs to."""

from __future__ import annotations

from dataclasses import dataclass

from stroganov.actions.auxiliary import FulfilWish, Swap
from stroganov.agenda import Effect, question
from stroganov.effects import KeepOne
from stroganov.starting_position import ChooseStartingWish
from stroganov.state import WINTER, State
from stroganov.turn import ChooseAction, ChooseMove
from stroganov.winter import FinishIncome
from stroganov_web.i18n import Text

TURN = ("move", "basic", "main", "end")
WINTER_STEPS = ("income", "songs")
DONE, NOW, NEXT = "done", "now", "next"
_OPEN = {"basic": 1, "main": 2, "second": 2, "end": 3}  # the step of an action that is being chosen
_UNDER_WAY = {"basic": 0, "main": 1, "second": 2, "end": 2}  # and of one that is being carried out


@dataclass(frozen=True, slots=True)
class Step:
    """A step with its title: done, now or next."""

    key: str
    title: str
    status: str


def steps(state: State, text: Text) -> tuple[Step, ...]:
    """The steps at the open question."""
    keys, at = _steps_and_index(state)
    return tuple(
        Step(key, text(f"prompt.step.{key}"), DONE if i < at else NOW if i == at else NEXT)
        for i, key in enumerate(keys)
    )


def current_step(state: State) -> str:
    """The step that the open question belongs to."""
    keys, at = _steps_and_index(state)
    return keys[at]


def _steps_and_index(state: State) -> tuple[tuple[str, ...], int]:
    """The steps there are, and the index of the present one."""
    if isinstance(question(state), ChooseStartingWish):
        return ("starting_wish",), 0
    if state.season == WINTER:
        income = any(isinstance(effect, FinishIncome) for effect in _own(state))
        return WINTER_STEPS, 0 if income else 1
    return TURN, _turn_step(state)


def _own(state: State) -> list[Effect]:
    """The pending effects of the seat that decides, the open question first."""
    return [effect for seat, effect in reversed(state.agenda) if seat == state.seat]


def _turn_step(state: State) -> int:
    effects = _own(state)
    open_question, coming = effects[0], next(e for e in effects if isinstance(e, ChooseMove | ChooseAction))
    if isinstance(coming, ChooseMove):
        return 0
    beside = isinstance(open_question, Swap) or FulfilWish in map(type, effects[:2])
    bought = isinstance(open_question, KeepOne) and open_question.bought
    return (_OPEN if coming is open_question or beside or bought else _UNDER_WAY)[coming.step]
