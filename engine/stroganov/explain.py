"""Why not: the reason why something a player tries is not on offer now, with the section of RULES.md."""

from __future__ import annotations

from .action_reasons import ACTION_REASONS
from .actions.advanced import ADVANCED_VERBS, BuildAnywhere, ChooseAdvanced
from .actions.auxiliary import AUXILIARY, FulfilPayingOnly, Swap
from .actions.basic import BASIC_VERBS, ChooseBonus, HuntAgain
from .actions.story import ReachStoryEnd
from .actions.trophy import (
    StepTrophy,
    TakeTrophyReward,
    TakeTwoTrophyRewards,
    UseAnyYurt,
    VisitAnyVillage,
)
from .agenda import Question, question
from .answers import END
from .effects import KeepOne, TakeFromMarket
from .other_reasons import OTHER_REASONS
from .payment import ANY, Pay
from .reason import Attempt, Reason
from .starting_position import ChooseStartingWish
from .state import TIGER, WINTER, State
from .turn import ChooseAction, ChooseMove
from .winter import ChooseSong

__all__ = ["Attempt", "Reason", "explain", "possible_answers"]

_REASONS = {**ACTION_REASONS, **OTHER_REASONS}
_PAYING = ("pay", "add", "give")


def explain(state: State, attempt: Attempt, seat: int | None = None) -> Reason | None:
    """Why the attempt is not on offer to the seat (the one whose decision it is); None if it is.

    An attempt is an answer such as ("hunt", 9, 3), or a thing on the table: ("tile", 9), ("fur", 9, 3),
    ("space", 2), ("market", 5), ("card", "A3"), ("own", 4).
    """
    if state.over:
        return Reason("game_over", 11)
    if seat is not None and seat != state.seat:
        return Reason("not_your_turn", 4)
    likely = possible_answers(state, attempt)
    if any(meant in state.offered for meant in likely):
        return None
    meant = likely[0]
    find = _REASONS.get(meant[0])
    return _not_now(state, meant[0]) or (find(state, meant) if find else None) or Reason("not_asked_now", 7)


def possible_answers(state: State, attempt: Attempt) -> list[Attempt]:
    """The answers a player may mean by pointing at a thing, the likeliest first."""
    thing, *rest = attempt
    asked = question(state)
    if thing == "tile":
        move, claim = ("move", *rest), ("claim", *rest)
        return [move, claim] if isinstance(asked, ChooseMove | ChooseBonus) else [claim, move]
    if thing == "fur":
        return [("hunt", *rest)]
    if thing == "space":
        return [("outpost", *rest)]
    if thing == "market":
        return [attempt, ("buy", *rest), ("swap_down", *rest), ("swap_two", *rest)]
    if thing == "card":
        by_song = isinstance(asked, FulfilPayingOnly)
        return [("wish_card" if by_song else "fulfil", *rest), ("fulfil", *rest), ("extra", *rest)]
    if thing == "own":
        return _own_fur(asked, rest[0])
    return [attempt]


def _own_fur(asked: Question, fur: int) -> list[Attempt]:
    """An own fur is paid or given; among furs that are only shown any other one will do."""
    found: list[Attempt] = [("pay", (fur,)), ("add", fur), ("give", fur)]
    if isinstance(asked, Pay) and fur not in (asked.value, TIGER) and len(asked.chosen) >= asked.count:
        found.append(("add", ANY))
    return found


def _not_now(state: State, verb: str) -> Reason | None:
    """Reasons that lie in the question being asked, not in the thing."""
    asked = question(state)
    if asked.closed:
        if verb in _PAYING and isinstance(asked, Pay | Swap):
            return None
        return Reason(*_FIRST.get(type(asked), ("finish_payment", 8)))
    if verb in AUXILIARY or verb in _ABOUT.get(type(asked), ()):
        return None
    action = verb in (*BASIC_VERBS, *ADVANCED_VERBS, END[0])
    if isinstance(asked, ChooseMove) and action:
        return None if verb == "move" else Reason("move_first", 5)
    if isinstance(asked, ChooseAction) and action:
        return Reason("no_action_left", 5) if asked.step == "end" else None
    if state.season == WINTER and action:
        return Reason("not_in_winter", 9)
    return Reason("not_asked_now", 7)


_FIRST: dict[type[Question], tuple[str, int]] = {
    ChooseStartingWish: ("choose_starting_wish", 3),
    KeepOne: ("choose_drawn_fur", 7),
}
"""What comes first while nothing else can be done, and the section about it; else it is a payment."""

_ABOUT: dict[type[Question], tuple[str, ...]] = {
    HuntAgain: ("hunt",),
    StepTrophy: ("step",),
    TakeTrophyReward: ("trophy",),
    TakeTwoTrophyRewards: ("trophy",),
    VisitAnyVillage: ("village",),
    UseAnyYurt: ("yurt",),
    TakeFromMarket: ("market",),
    FulfilPayingOnly: ("wish_card",),
    ReachStoryEnd: ("song", "climb"),
    ChooseSong: ("song",),
    ChooseAdvanced: ADVANCED_VERBS,
    BuildAnywhere: ("outpost",),
    ChooseBonus: ("move",),
}
"""What a question inside a turn is about, so that the reason lies in the thing."""
