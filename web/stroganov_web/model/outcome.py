"""What an answer would bring: its price, its gain and what would be left, found by trying it on a copy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import takewhile

from stroganov.actions.trophy import StepTrophy, TakeTrophyReward, TakeTwoTrophyRewards
from stroganov.agenda import answer, question
from stroganov.answers import Answer
from stroganov.effects import KeepOne, TakeFromMarket
from stroganov.events import (
    Claimed,
    Drew,
    EndedTurn,
    Event,
    Renewed,
    Season,
    TookStartingWish,
    TookWish,
    Turn,
)
from stroganov.payment import Pay
from stroganov.state import TIGER, State
from stroganov.undo_limits import limit_between
from stroganov_web.model.changes import Change, gain, gained_furs, paid_furs, payment
from stroganov_web.model.turns import seat_of

SUPPLIES = ("horses", "coins", "story", "banners", "outposts")
_UNKNOWN = (Drew, EndedTurn, Season, Turn, Renewed)  # chance and the other seats come after these
_NEXT_CHOICE = {
    KeepOne: "bag_furs",
    TakeFromMarket: "market_furs",
    StepTrophy: "trophies",
    TakeTrophyReward: "trophies",
    TakeTwoTrophyRewards: "trophies",
}


@dataclass(slots=True)
class Outcome:
    """Furs are lists of values (9 is a tiger); everything else is counted by kind.

    `next_choice` names what is still to be chosen, such as a fur from the bag. What chance brings is unknown.
    `undo_limit` tells whether it can be undone, `changeable` whether something else can be paid.
    """

    pay: dict[str, int] = field(default_factory=dict)
    pay_furs: list[int] = field(default_factory=list)
    gain: dict[str, int] = field(default_factory=dict)
    gain_furs: list[int] = field(default_factory=list)
    tiles: list[str] = field(default_factory=list)
    wishes: list[str] = field(default_factory=list)
    next_choice: str = ""
    left: dict[str, int] = field(default_factory=dict)
    left_furs: list[int] = field(default_factory=list)
    undo_limit: str = ""
    changeable: bool = False

    @property
    def is_empty(self) -> bool:
        """Whether neither price nor gain is known."""
        pay, gain = (self.pay, self.pay_furs), (self.gain, self.gain_furs, self.tiles, self.wishes)
        return not any((*pay, *gain, self.next_choice))


def outcome(state: State, choice: Answer) -> Outcome:
    """What the answer brings to the seat that gives it, payments being made as proposed first."""
    seat = state.seat
    future = state.copy()
    events = answer(future, choice)
    changeable = False
    while future.seat == seat and isinstance(question(future), Pay):
        changeable = changeable or len(future.offered) > 1
        events += answer(future, future.offered[0])
    known = list(takewhile(lambda event: not isinstance(event, _UNKNOWN), events))
    found = Outcome(undo_limit=limit_between(state, future), changeable=changeable)
    for event in known:
        if seat_of(event) == seat:
            _add_event(found, event)
    found.next_choice = _next_choice(future, seat, events[len(known) :])
    _add_left(found, state, seat)
    return found


def _next_choice(future: State, seat: int, unknown: Sequence[Event]) -> str:
    if unknown:
        return "bag_furs" if isinstance(unknown[0], Drew) else ""
    return _NEXT_CHOICE.get(type(question(future)), "") if future.seat == seat else ""


def _add_event(found: Outcome, event: Event) -> None:
    _add(found.pay, payment(event))
    _add(found.gain, gain(event))
    found.pay_furs += paid_furs(event)
    found.gain_furs += gained_furs(event)
    if isinstance(event, Claimed):
        found.tiles.append(event.tile)
    elif isinstance(event, TookWish | TookStartingWish):
        found.wishes.append(event.wish)


def _add(counts: dict[str, int], change: Change) -> None:
    supply, amount = change
    if amount:
        counts[supply] = counts.get(supply, 0) + amount


def _add_left(found: Outcome, state: State, seat: int) -> None:
    player = state.players[seat]
    furs = player.furs[:]
    for value in found.gain_furs:
        furs[value] += 1
    for value in found.pay_furs:
        furs[value] -= 1
    furs[TIGER] += found.gain.get("tigers", 0)
    for kind in SUPPLIES[:3]:
        found.left[kind] = getattr(player, kind) + found.gain.get(kind, 0) - found.pay.get(kind, 0)
    found.left_furs = [value for value, count in enumerate(furs) for _ in range(count)]
