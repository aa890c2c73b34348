"""The greedy bot: it tries every option in its mind, looks to the end of its turn, and takes the best."""

from collections.abc import Generator

from ..actions.advanced import ADVANCED_VERBS
from ..actions.auxiliary import AUXILIARY
from ..agenda import Question, apply, question
from ..answers import Answer
from ..dice import Dice
from ..payment import Pay
from ..state import State
from ..turn import ChooseAction, ChooseMove
from ..winter import ChooseSong, FinishIncome, LeaveWinter
from .evaluation import evaluate

RESTS = (ChooseAction, ChooseMove, FinishIncome, ChooseSong, LeaveWinter)  # where an action is finished


Thought = Generator[None, None, Answer]  # pauses now and then, and ends with an answer


def choose(state: State, dice: Dice) -> Answer:
    """The option with the best outlook; what is hidden is imagined."""
    return _concluded(thinking(state, dice))


def thinking(state: State, dice: Dice) -> Thought:
    """The same with a pause after every option that was tried, for a page that must not stand still."""
    if len(state.offered) == 1:
        return state.offered[0]
    return (yield from _weighed(state.imagined(dice)))


def _concluded(thought: Thought) -> Answer:
    while True:
        try:
            next(thought)
        except StopIteration as end:
            found: Answer = end.value
            return found


def _best(world: State, thorough: bool = True) -> Answer:
    return _concluded(_weighed(world, thorough))


def _weighed(world: State, thorough: bool = True) -> Thought:
    """The best option in an imagined world; when not thorough, without auxiliary actions."""
    seat = world.seat
    asked = question(world)
    if isinstance(asked, Pay):
        return world.offered[0]  # exact furs first
    outlook = _after_turn if isinstance(asked, ChooseMove) else _after_action
    tries = sensible(world, asked)
    if not thorough:
        tries = [choice for choice in tries if choice[0] not in AUXILIARY]
    if len(tries) == 1:
        return tries[0]
    worths = []
    for choice in tries:
        worths.append(outlook(world, seat, choice))
        yield
    return tries[worths.index(max(worths))]


def sensible(world: State, asked: Question) -> list[Answer]:
    """The options worth a thought: the free basic step first, and no fur bought that nothing asks for."""
    skipped: tuple[str, ...] = ()
    if isinstance(asked, ChooseAction):
        skipped = ("move", *ADVANCED_VERBS, "end") if asked.step == "basic" else ("move",)
    asked_for = wanted(world, world.seat)
    return [
        choice
        for choice in world.offered
        if choice[0] not in skipped and (choice[0] not in _MARKET_VERBS or choice[1] in asked_for)
    ]


_MARKET_VERBS = ("buy", "swap_down", "swap_two")


def wanted(world: State, seat: int) -> set[int]:
    """The fur values that wishes in hand and the next trophy space ask for."""
    player = world.players[seat]
    values = {world.rules.wishes[wish].fur for wish in player.hand}
    track = world.rules.track(player)
    if player.trophy < len(track):
        values.add(track[player.trophy].cost)
    return values


def _after_action(world: State, seat: int, choice: Answer) -> float:
    """The worth after the option and the small decisions it brings."""
    future = world.copy()
    apply(future, choice)
    while future.seat == seat and not isinstance(question(future), RESTS):
        apply(future, _quick(future, seat))
    return evaluate(future, seat)


def _quick(world: State, seat: int) -> Answer:
    """A small decision inside an action, judged by the position right after it."""
    if isinstance(question(world), Pay):
        return world.offered[0]
    own = [choice for choice in world.offered if choice[0] not in AUXILIARY]
    return own[0] if len(own) == 1 else max(own, key=lambda choice: _right_after(world, seat, choice))


def _right_after(world: State, seat: int, choice: Answer) -> float:
    future = world.copy()
    apply(future, choice)
    return evaluate(future, seat)


def _after_turn(world: State, seat: int, choice: Answer) -> float:
    """The worth at the end of the turn if it goes on greedily."""
    future = world.copy()
    apply(future, choice)
    while future.seat == seat and not isinstance(question(future), ChooseMove):
        apply(future, _best(future, thorough=False))
    return evaluate(future, seat)
