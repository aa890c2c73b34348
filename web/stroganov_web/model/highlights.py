"""A finished game in numbers, from the engine's events: what each seat did, and the most remarkable turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from stroganov import Game
from stroganov.events import (
    Action,
    BuiltOutpost,
    Claimed,
    Climbed,
    Event,
    Fulfilled,
    GainedFur,
    Hunted,
    Moved,
    Sang,
    Scored,
    TookFromMarket,
    TookWish,
    UsedYurt,
    VisitedVillage,
)
from stroganov.scoring import winners
from stroganov.solo_events import ScoredWish
from stroganov.state import TIGER
from stroganov_web.model.changes import gain, gained_furs, paid_furs, payment
from stroganov_web.model.turns import FINAL, NOBODY, Turn, beginning, net_changes, seat_of, turns

TOTALS = (
    "tiles",
    "hunted",
    "tigers",
    "paid",
    "trades",
    "horses",
    "villages",
    "yurts",
    "wishes",
    "outposts",
    "landscapes",
    "trophies",
    "songs",
)
_COUNTED: dict[type[Event], str] = {
    Hunted: "hunted",
    VisitedVillage: "villages",
    UsedYurt: "yurts",
    Fulfilled: "wishes",
    ScoredWish: "wishes",
    BuiltOutpost: "outposts",
    Claimed: "landscapes",
    Climbed: "trophies",
    Sang: "songs",
}
_DOINGS: tuple[type[Event], ...] = (*_COUNTED, TookFromMarket, TookWish)  # what makes a turn a busy one


@dataclass(frozen=True, slots=True)
class Highlight:
    """A remarkable turn: what for, whose, when, and how much it was."""

    kind: str
    seat: int
    year: int
    season: int
    amount: int = 0


def totals(game: Game) -> list[dict[str, int]]:
    """For each seat how often or how much of everything in TOTALS."""
    counts: list[Counter[str]] = [Counter() for _ in game.state.players]
    for events in game.events:
        for event in events:
            if (seat := seat_of(event)) != NOBODY:
                _count(event, counts[seat])
    return [{kind: count[kind] for kind in TOTALS} for count in counts]


def _count(event: Event, count: Counter[str]) -> None:
    if kind := _COUNTED.get(type(event)):
        count[kind] += 1
    if isinstance(event, Moved):
        count["tiles"] += _distance(event)
    elif isinstance(event, Action):
        count["trades"] += event.verb == "trade"
    resource, amount = gain(event)
    count["tigers"] += gained_furs(event).count(TIGER) + (amount if resource == "tigers" else 0)
    count["paid"] += len(paid_furs(event))
    resource, amount = payment(event)
    count["horses"] += amount if resource == "horses" else 0


def highlights(game: Game) -> list[Highlight]:
    """The most remarkable turns, the first of each kind, as far as there is one."""
    all_turns = turns(game.events, beginning(game))
    played = [turn for turn in all_turns if turn.seat != NOBODY and turn.season < FINAL]
    found = [_greatest(played, kind, measure) for kind, measure in _MEASURES.items()]
    return [highlight for highlight in (_lead(game), *found) if highlight]


def _greatest(played: list[Turn], kind: str, measure: Callable[[Turn], int]) -> Highlight | None:
    best = max(played, key=measure, default=None)  # a game may start from a position and have no turns
    amount = measure(best) if best else 0
    return Highlight(kind, best.seat, best.year, best.season, amount) if best and amount > 0 else None


def _lead(game: Game) -> Highlight | None:
    """When the winner took the lead for good; None for a tie, or if that was before all known positions."""
    points = [player.vp for player in game.at(0).players]
    winner, since = winners(game.state)[0], None
    before = _leads(points, winner)
    played = turns(game.events, beginning(game))
    for turn in played:
        for event in turn.events:
            _add_points(event, points)
        if turn.season == FINAL and turn is not played[-1]:
            continue  # points are handed out seat by seat, but at one moment
        if not _leads(points, winner):
            since, before = None, False
        elif not (since or before):
            since = turn
    return Highlight("lead", winner, since.year, since.season) if since else None


def _add_points(event: Event, points: list[int]) -> None:
    resource, amount = gain(event)
    if isinstance(event, Scored):
        points[event.seat] += event.points
    elif resource == "vp":
        points[seat_of(event)] += amount


def _leads(points: list[int], seat: int) -> bool:
    return all(points[seat] > other for rival, other in enumerate(points) if rival != seat)


def _distance(event: Moved) -> int:
    return abs(event.slot - event.start)


_MEASURES: dict[str, Callable[[Turn], int]] = {
    "points": lambda turn: net_changes(turn).get("vp", 0),
    "busy": lambda turn: sum(isinstance(event, _DOINGS) for event in turn.events),
    "catch": lambda turn: sum(isinstance(event, GainedFur) for event in turn.events),
    "ride": lambda turn: sum(_distance(event) for event in turn.events if isinstance(event, Moved)),
}
