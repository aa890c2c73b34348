"""What each kind of event means for the course of a game: one record for each kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from stroganov import events, solo_events
from stroganov.automaton import HORSES_FOR_POINT
from stroganov.events import Event
from stroganov.state import TIGER

NOBODY = -1


class Change(NamedTuple):
    """So much more or less of a resource; a fur also has its value."""

    resource: str
    amount: int
    value: int = 0


@dataclass(frozen=True, slots=True)
class EventFacts:
    """`changes` is what an event does to the supplies of its seat, `totals` what it adds to statistics."""

    changes: Callable[[Any], Sequence[Change]] = lambda event: ()
    totals: Callable[[Any], Mapping[str, int]] = lambda event: {}
    is_deed: bool = False  # counts when the busiest turn is looked for
    starts_scene: bool = False  # begins another scene while an opponent's turn is shown


def seat_of(event: Event, current: int = NOBODY) -> int:
    """Whose event it is; the market is refilled for whoever took from it, the `current` seat."""
    if isinstance(event, events.Season | events.Renewed | events.Won):
        return NOBODY
    seat: int = getattr(event, "seat", current)
    return seat


def changes(event: Event) -> Sequence[Change]:
    """What the event does to the supplies of its seat."""
    return FACTS[type(event)].changes(event)


def _furs(values: Sequence[int], sign: int) -> list[Change]:
    return [Change("tigers" if value == TIGER else "furs", sign, value) for value in values]


def _paid_furs(event: events.PaidFurs) -> list[Change]:
    return [*_furs(event.furs, -1), Change("coins", -event.coins)]


def _paid(resource: str) -> Callable[[Any], Sequence[Change]]:
    return lambda event: [Change(resource, -event.amount)]


def _horses(event: events.Hunted | events.BuiltOutpost) -> list[Change]:
    return [Change("horses", -event.horses)]


def _one(total: str) -> Callable[[Any], Mapping[str, int]]:
    return lambda event: {total: 1}


def _gained_total(event: events.Gained) -> Mapping[str, int]:
    return {"tigers": event.amount} if event.resource == "tigers" else {}


FACTS: dict[type[Event], EventFacts] = {
    events.Season: EventFacts(starts_scene=True),
    events.Turn: EventFacts(starts_scene=True),
    events.EndedTurn: EventFacts(),
    events.Action: EventFacts(totals=lambda event: {"trades": int(event.verb == "trade")}, starts_scene=True),
    events.Moved: EventFacts(
        totals=lambda event: {"tiles": abs(event.slot - event.start)}, starts_scene=True
    ),
    events.Hunted: EventFacts(_horses, lambda event: {"hunted": 1, "horses": event.horses}, is_deed=True),
    events.Gained: EventFacts(lambda event: [Change(event.resource, event.amount)], _gained_total),
    events.GainedFur: EventFacts(
        lambda event: _furs([event.value], 1), lambda event: {"tigers": int(event.value == TIGER)}
    ),
    events.PaidFurs: EventFacts(_paid_furs, lambda event: {"paid": len(event.furs)}),
    events.PaidCoins: EventFacts(_paid("coins")),
    events.PaidHorses: EventFacts(_paid("horses"), lambda event: {"horses": event.amount}),
    events.PaidStory: EventFacts(_paid("story")),
    events.Drew: EventFacts(),
    events.Returned: EventFacts(),
    events.Gave: EventFacts(lambda event: _furs(event.furs, -1), lambda event: {"paid": len(event.furs)}),
    events.TookFromMarket: EventFacts(is_deed=True),
    events.RefilledMarket: EventFacts(),
    events.VisitedVillage: EventFacts(totals=_one("villages"), is_deed=True),
    events.UsedYurt: EventFacts(totals=_one("yurts"), is_deed=True),
    events.TookWish: EventFacts(is_deed=True),
    events.BuiltOutpost: EventFacts(
        _horses, lambda event: {"outposts": 1, "horses": event.horses}, is_deed=True
    ),
    events.Claimed: EventFacts(totals=_one("landscapes"), is_deed=True),
    events.Climbed: EventFacts(totals=_one("trophies"), is_deed=True),
    events.TookTrophyReward: EventFacts(),
    events.Fulfilled: EventFacts(totals=_one("wishes"), is_deed=True),
    events.UsedExtra: EventFacts(),
    events.Sang: EventFacts(totals=_one("songs"), is_deed=True, starts_scene=True),
    events.ReceivedIncome: EventFacts(starts_scene=True),
    events.TookStartingWish: EventFacts(starts_scene=True),
    events.Renewed: EventFacts(starts_scene=True),
    events.Scored: EventFacts(lambda event: [Change("vp", event.points)]),
    events.Won: EventFacts(),
    solo_events.Flipped: EventFacts(),
    solo_events.FoundNothing: EventFacts(starts_scene=True),
    solo_events.NotClaimed: EventFacts(starts_scene=True),
    solo_events.Tries: EventFacts(starts_scene=True),
    solo_events.NotHere: EventFacts(),
    solo_events.NotClimbed: EventFacts(),
    solo_events.ScoredWish: EventFacts(totals=_one("wishes"), is_deed=True),
    solo_events.ChangedHorses: EventFacts(lambda event: [Change("horses", -event.points * HORSES_FOR_POINT)]),
    solo_events.ExchangedFurs: EventFacts(),
}
"""Every kind of event."""
