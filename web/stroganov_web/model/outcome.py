"""What an answer would bring: its price, its gain and what would be left, found by trying it on a copy."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import takewhile

from stroganov.actions.trophy import StepTrophy, TakeTrophyReward, TakeTwoTrophyRewards
from stroganov.agenda import answer, question
from stroganov.answers import Answer
from stroganov.effects import KeepOne, TakeFromMarket
from stroganov.events import Event
from stroganov.payment import Pay
from stroganov.state import TIGER, State
from stroganov_web.model.undo_limits import undo_limit

SUPPLIES = ("horses", "coins", "story", "banners", "outposts")
_UNKNOWN = ("drew", "ended_turn", "season", "turn", "renewed")  # chance and the others come after these
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
    known = list(takewhile(lambda event: event[0] not in _UNKNOWN, events))
    found = Outcome(undo_limit=undo_limit(state, future), changeable=changeable)
    for event in known:
        if event[0] in _COUNTED and event[1] == seat:
            _COUNTED[event[0]](found, event)
    if len(known) < len(events):
        found.next_choice = "bag_furs" if events[len(known)][0] == "drew" else ""
    elif future.seat == seat:
        found.next_choice = _THEN.get(type(question(future)), "")
    _count_left(found, state, seat)
    return found


def _add(counts: dict[str, int], kind: str, amount: int) -> None:
    if amount:
        counts[kind] = counts.get(kind, 0) + amount


def _gained(found: Outcome, event: Event) -> None:
    _add(found.gain, event[2], event[3])


def _gained_fur(found: Outcome, event: Event) -> None:
    found.gain_furs.append(event[2])


def _paid_furs(found: Outcome, event: Event) -> None:
    found.pay_furs += event[3]
    _add(found.pay, "coins", event[4])


def _gave(found: Outcome, event: Event) -> None:
    found.pay_furs += event[2]


def _paid(kind: str, place: int) -> Callable[[Outcome, Event], None]:
    def counted(found: Outcome, event: Event) -> None:
        _add(found.pay, kind, event[place])

    return counted


def _built(found: Outcome, event: Event) -> None:
    _add(found.pay, "horses", event[4])


def _claimed(found: Outcome, event: Event) -> None:
    found.tiles.append(event[3])


def _took_wish(found: Outcome, event: Event) -> None:
    found.wishes.append(event[3])


def _took_starting_wish(found: Outcome, event: Event) -> None:
    found.wishes.append(event[2])


_COUNTED: dict[str, Callable[[Outcome, Event], None]] = {
    "gained": _gained,
    "gained_fur": _gained_fur,
    "paid_furs": _paid_furs,
    "gave": _gave,
    "paid_horses": _paid("horses", 2),
    "paid_coins": _paid("coins", 2),
    "paid_story": _paid("story", 2),
    "hunted": _paid("horses", 4),
    "built_outpost": _built,
    "claimed": _claimed,
    "took_wish": _took_wish,
    "took_starting_wish": _took_starting_wish,
}


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
