"""The agenda: a stack of effects that still have to happen, some of which wait for a player's answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import TYPE_CHECKING, Any, ClassVar

from .answers import Answer, named
from .events import Event, Tell, ignore, telling
from .serialization import to_lists, to_tuples
from .state import State

if TYPE_CHECKING:
    from .ruleset import Ruleset
    from .setup import Setup


class Effect:
    """Something that still has to happen to a seat: frozen data with a `run`."""

    __slots__ = ()
    kinds: ClassVar[dict[str, type[Effect]]] = {}

    def __init_subclass__(cls) -> None:
        Effect.kinds[cls.__name__] = cls

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """Let it happen: change the state, tell events, push what follows."""
        raise NotImplementedError

    def to_plain(self) -> list[Any]:
        """Name and fields, JSON-able."""
        return [type(self).__name__, *(to_lists(getattr(self, f.name)) for f in fields(self))]  # type: ignore[arg-type]

    @staticmethod
    def from_plain(data: list[Any]) -> Effect:
        """The effect that `to_plain` described."""
        return Effect.kinds[data[0]](*to_tuples(data[1:]))


class Question(Effect):
    """An effect that waits for an answer; `options` is the only place where legality lives."""

    __slots__ = ()
    closed: ClassVar[bool] = False  # RULES 8: no auxiliary actions during payments and draws
    explicit: ClassVar[bool] = False  # asked even if there is only one option

    def options(self, state: State, seat: int) -> list[Answer]:
        """Every legal answer, none twice."""
        raise NotImplementedError

    def answered(self, state: State, seat: int, answer: Answer, tell: Tell) -> None:
        """Carry out one of the options."""
        raise NotImplementedError


CarryOut = Callable[[State, int, Answer, Tell], None]
"""Carries an auxiliary action out; the interrupted question is asked again afterwards."""

StandIn = Callable[[Any], Effect]
"""Makes what happens to the automaton in the place of an effect (RULES 10)."""


def push(state: State, seat: int, *effects: Effect) -> None:
    """Put effects on the agenda so that the first of them happens first."""
    if len(effects) == 1:  # the usual case, and much faster
        state.agenda.append((seat, effects[0]))
        return
    state.agenda += [(seat, effect) for effect in effects[::-1]]


def question(state: State) -> Question:
    """The question that is open now."""
    effect = state.agenda[-1][1]
    assert isinstance(effect, Question)
    return effect


def options(state: State) -> list[Answer]:
    """Every legal answer to the question that is open now; nothing when the game is over."""
    return state.offered


def answer(state: State, choice: tuple[Any, ...]) -> list[Event]:
    """Carry out one of the options and all that follows until the next question; return what happened."""
    events: list[Event] = []
    apply(state, choice, telling(events.append))
    return events


def apply(state: State, choice: tuple[Any, ...], tell: Tell = ignore) -> None:
    """The same for those who want no events, or each at once, when the state is as the event left it."""
    seat, asked = state.agenda[-1]
    assert isinstance(asked, Question)
    if not isinstance(choice, Answer):
        choice = named(choice)
    auxiliary = state.rules.auxiliary.get(choice[0])
    if auxiliary and not asked.closed:
        auxiliary(state, seat, choice, tell)
    else:
        state.agenda.pop()
        asked.answered(state, seat, choice, tell)
    settle(state, tell)


def settle(state: State, tell: Tell) -> None:
    """Let effects happen until a question needs an answer; a question with one way out answers itself."""
    agenda = state.agenda
    automaton = state.automaton
    rules = state.rules
    while agenda:
        seat, effect = agenda.pop()
        if seat == automaton and type(effect) in rules.stand_ins:
            effect = rules.stand_ins[type(effect)](effect)
        if not isinstance(effect, Question):
            effect.run(state, seat, tell)
            continue
        found = effect.options(state, seat)
        if not effect.closed:
            rules.offer_auxiliary(state, seat, found)
        if len(found) > 1 or effect.explicit:
            agenda.append((seat, effect))
            state.offered = found
            return
        effect.answered(state, seat, found[0], tell)
    state.offered = []


def restore(data: dict[str, Any], setup: Setup, rules: Ruleset) -> State:
    """The position that `State.to_plain` described, its question asked again."""
    state = unpack(data, setup, rules)
    settle(state, ignore)
    return state


def unpack(data: dict[str, Any], setup: Setup, rules: Ruleset) -> State:
    """The same, but nothing is asked yet: data from outside has to be checked first."""
    state = State.from_plain(data, setup, rules)
    state.agenda = [(seat, Effect.from_plain(effect)) for seat, effect in data["agenda"]]
    return state
