"""What an answer would bring: its price, its gain and what would be left, found by trying it on a copy."""

from __future__ import annotations

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
    Scored,
    Season,
    TookStartingWish,
    TookWish,
    Turn,
)
from stroganov.payment import Pay
from stroganov.state import TIGER, State
from stroganov_web.model.event_facts import changes, seat_of
from stroganov_web.model.undo_limits import undo_limit

SUPPLIES = ("horses", "coins", "story", "banners", "outposts")
_UNKNOWN = (Drew, EndedTurn, Season, Turn, Renewed, Scored)  # chance, the others or the end come with these
_THEN = {
    KeepOne: "bag_furs",
    TakeFromMarket: "market_furs",
    StepTrophy: "trophies",
    TakeTrophyReward: "trophies",
    TakeTwoTrophyRewards: "trophies",
}


@dataclass(slots=True)
class Outcome:
    """Furs are lists of values (9 is a tiger); everything else is counted by kind.

    `then` names what is still to be chosen, such as a fur from the bag; chance is never told in advance.
    `seal` tells whether there is a way back, `changeable` whether the payment can be another one.
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
        known = (
            self.pay,
            self.pay_furs,
            self.gain,
            self.gain_furs,
            self.tiles,
            self.wishes,
            self.next_choice,
        )
        return not any(known)


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
    found = Outcome(undo_limit=undo_limit(state, future), changeable=changeable)
    for event in known:
        if seat_of(event) == seat:
            _count(found, event)
    if len(known) < len(events):
        found.next_choice = "bag_furs" if isinstance(events[len(known)], Drew) else ""
    elif future.seat == seat:
        found.next_choice = _THEN.get(type(question(future)), "")
    _count_left(found, state, seat)
    return found


def _count(found: Outcome, event: Event) -> None:
    if isinstance(event, Claimed):
        found.tiles.append(event.tile)
    elif isinstance(event, TookWish | TookStartingWish):
        found.wishes.append(event.wish)
    for change in changes(event):
        if change.value:
            (found.gain_furs if change.amount > 0 else found.pay_furs).append(change.value)
        else:
            _add(found.gain if change.amount > 0 else found.pay, change.resource, abs(change.amount))


def _add(counts: dict[str, int], kind: str, amount: int) -> None:
    if amount:
        counts[kind] = counts.get(kind, 0) + amount


def _count_left(found: Outcome, state: State, seat: int) -> None:
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
