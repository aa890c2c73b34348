"""The story of a game in numbers, from the engine's events: what each seat did, and the turns to remember."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from stroganov import Game
from stroganov.events import Event, GainedFur, Moved
from stroganov.scoring import winners
from stroganov_web.model.event_facts import FACTS, NOBODY, changes, seat_of
from stroganov_web.model.turns import FINAL, Turn, beginning, net_changes, turns

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


@dataclass(frozen=True, slots=True)
class Highlight:
    """A turn to remember: what for, whose, when, and how much it was."""

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
            if added := FACTS[type(event)].totals(event):
                counts[seat_of(event)].update(added)
    return [{kind: count[kind] for kind in TOTALS} for count in counts]


def highlights(game: Game) -> list[Highlight]:
    """The turns to remember, each the first of its kind, as far as there is one."""
    course = [
        turn for turn in turns(game.events, beginning(game)) if turn.seat != NOBODY and turn.season < FINAL
    ]
    found = [_greatest(course, kind, measure) for kind, measure in _MEASURES.items()]
    return [moment for moment in (_lead(game), *found) if moment]


def _greatest(course: list[Turn], kind: str, measure: Callable[[Turn], int]) -> Highlight | None:
    best = max(course, key=measure, default=None)  # a game may go on from a position and have no turns
    amount = measure(best) if best else 0
    return Highlight(kind, best.seat, best.year, best.season, amount) if best and amount > 0 else None


def _lead(game: Game) -> Highlight | None:
    """When the winner went ahead for good; nothing on a tie, or if it was before all that is known."""
    points = [player.vp for player in game.at(0).players]
    winner, since = winners(game.state)[0], None
    before = _ahead(points, winner)
    for turn in turns(game.events, beginning(game)):
        for event in turn.events:
            if earned := _points(event):
                points[seat_of(event)] += earned
        if not _ahead(points, winner):
            since, before = None, False
        elif not (since or before):
            since = turn
    return Highlight("lead", winner, since.year, since.season) if since else None


def _points(event: Event) -> int:
    return sum(change.amount for change in changes(event) if change.resource == "vp")


def _ahead(points: list[int], seat: int) -> bool:
    return all(points[seat] > other for rival, other in enumerate(points) if rival != seat)


def _ridden(turn: Turn) -> int:
    return sum(abs(event.slot - event.start) for event in turn.events if isinstance(event, Moved))


def _caught(turn: Turn) -> int:
    return sum(isinstance(event, GainedFur) for event in turn.events)


def _busy(turn: Turn) -> int:
    return sum(FACTS[type(event)].is_deed for event in turn.events)


_MEASURES: dict[str, Callable[[Turn], int]] = {
    "points": lambda turn: net_changes(turn).get("vp", 0),
    "busy": _busy,
    "catch": _caught,
    "ride": _ridden,
}
