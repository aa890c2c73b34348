"""What the page knows about each kind of event: words, icon, place on the table and motion."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from stroganov import events, solo_events
from stroganov.events import Event
from stroganov.state import WINTER, State
from stroganov_web.draw.table import motion
from stroganov_web.draw.table.motion import MOST, Motion, MotionScene, Move
from stroganov_web.text import event_sentences as sentence
from stroganov_web.text import event_summaries as summary
from stroganov_web.text.event_sentences import Describe, EventContext

FEW_SOUNDS = 3  # that are heard after one answer


@dataclass(frozen=True, slots=True)
class EventKind:
    """One kind of event; `sentence` is None where the layout of the log says it all."""

    sentence: Describe | None
    motion: Move | None = None  # None if nothing moves
    icon: str = ""  # while an opponent acts, and in the recap
    summary: Describe | None = None  # in very few words, if it stands in the line of its turn
    place: Callable[[Any], str] = lambda event: ""  # the data-id of what the log lights up
    names_furs: Callable[[Any], Sequence[int]] = lambda event: ()  # furs that it names before they are gained
    sound: Callable[[Any], str] = lambda event: ""  # its name in sound.js


def kind_of(event: Event) -> EventKind:
    """The record on an event."""
    return EVENT_KINDS[type(event)]


def describe_event(context: EventContext, event: Event) -> str:
    """An event in a sentence; empty if there is nothing to say."""
    describe = kind_of(event).sentence
    return describe(context, event) if describe else ""


def describe_events(context: EventContext, happened: Iterable[Event]) -> list[str]:
    """Events in sentences; a fur that one of them names is not told again when it arrives."""
    sentences: list[str] = []
    named: Counter[int] = Counter()
    for event in happened:
        if isinstance(event, events.GainedFur) and named[event.value]:
            named[event.value] -= 1
            continue
        named.update(kind_of(event).names_furs(event))
        if described := describe_event(context, event):
            sentences.append(described)
    return sentences


def places(happened: Iterable[Event]) -> list[str]:
    """The data-ids of everything on the table that events were about, each once."""
    return list(dict.fromkeys(place for event in happened if (place := kind_of(event).place(event))))


def icons(happened: Iterable[Event]) -> list[str]:
    """The icons of events that have one, in their order."""
    return [icon for event in happened if (icon := kind_of(event).icon)]


def sounds(happened: Iterable[Event]) -> list[str]:
    """What is heard of events: each sound once, and few, so that it stays quiet."""
    heard = (sound for event in happened if (sound := kind_of(event).sound(event)))
    return list(dict.fromkeys(heard))[:FEW_SOUNDS]


def motions(happened: Iterable[Event], before: State, me: int) -> list[Motion]:
    """What moves after these events; `before` is the position they began with, `me` the seat in front."""
    scene = MotionScene(before, me)
    for event in happened:
        if move := kind_of(event).motion:
            move(scene, event)
    return scene.found[:MOST]


def _tile(event: events.Moved | events.Hunted | events.Claimed) -> str:
    return f"tile-{event.slot}"


def _wish(event: events.TookWish | solo_events.ScoredWish) -> str:
    return f"wish-{event.region}"


def _trophies(event: events.Climbed | events.TookTrophyReward) -> str:
    return f"trophies-{event.seat}"


def _value(event: events.Hunted | events.TookFromMarket) -> Sequence[int]:
    return (event.value,)


def _sound(name: str) -> Callable[[Any], str]:
    return lambda event: name


def _winter(event: events.Season) -> str:
    return "winter" if event.season == WINTER else ""


def _coin(event: events.Gained) -> str:
    return "coin" if event.resource == "coins" else ""


EVENT_KINDS: dict[type[Event], EventKind] = {
    events.Season: EventKind(None, motion.season, sound=_winter),
    events.Turn: EventKind(None),
    events.EndedTurn: EventKind(None),
    events.Action: EventKind(
        sentence.action,
        summary=summary.action,
        place=lambda event: "trade" if event.verb == "trade" else "",
    ),
    events.Moved: EventKind(sentence.moved, motion.moved, "move", place=_tile, sound=_sound("ride")),
    events.Hunted: EventKind(
        sentence.hunted, motion.hunted, "hunt", place=_tile, names_furs=_value, sound=_sound("hunt")
    ),
    events.Gained: EventKind(sentence.gained, motion.gained, summary=summary.gained, sound=_coin),
    events.GainedFur: EventKind(sentence.gained_fur, motion.gained_fur),
    events.PaidFurs: EventKind(sentence.paid_furs, motion.paid_furs),
    events.PaidCoins: EventKind(sentence.paid("coins"), motion.paid("coins"), sound=_sound("coin")),
    events.PaidHorses: EventKind(sentence.paid("horses"), motion.paid("horses")),
    events.PaidStory: EventKind(sentence.paid("story"), motion.steps("story")),
    events.Drew: EventKind(sentence.drew, motion.drew, "bag", place=lambda event: "bag"),
    events.Returned: EventKind(sentence.returned, motion.returned),
    events.Gave: EventKind(sentence.gave, motion.gave),
    events.TookFromMarket: EventKind(
        sentence.took_from_market,
        motion.took_from_market,
        "market",
        summary.took_from_market,
        place=lambda event: f"market-{event.space}",
        names_furs=_value,
    ),
    events.RefilledMarket: EventKind(sentence.refilled_market, motion.refilled_market),
    events.VisitedVillage: EventKind(
        sentence.in_region("log.visited_village"),
        motion.stamps("village-{event.region}"),
        "village",
        summary.in_region("log.line.village"),
        place=lambda event: f"village-{event.region}",
    ),
    events.UsedYurt: EventKind(
        sentence.in_region("log.used_yurt"),
        motion.turns_over("yurt-{event.region}"),
        "yurt",
        summary.in_region("log.line.yurt"),
        place=lambda event: f"yurt-{event.region}",
    ),
    events.TookWish: EventKind(
        sentence.took_wish, motion.took_wish, "wish", summary.in_region("log.line.wish"), place=_wish
    ),
    events.BuiltOutpost: EventKind(
        sentence.built_outpost,
        motion.built_outpost,
        "outpost",
        summary.in_region("log.line.outpost"),
        place=lambda event: f"space-{event.region}-{event.space}",
    ),
    events.Claimed: EventKind(
        sentence.claimed,
        motion.claimed,
        "claim",
        summary.claimed,
        place=_tile,
        names_furs=lambda event: event.furs,
    ),
    events.Climbed: EventKind(
        sentence.at_space("log.climbed"), motion.climbed, "trophy", summary.climbed, place=_trophies
    ),
    events.TookTrophyReward: EventKind(
        sentence.at_space("log.took_trophy_reward"),
        motion.stamps("trophy-{event.space}"),
        place=_trophies,
    ),
    events.Fulfilled: EventKind(
        sentence.fulfilled,
        motion.turns_over("done-{event.wish}"),
        "wish",
        summary.always("log.line.fulfilled"),
    ),
    events.UsedExtra: EventKind(sentence.used_extra),
    events.Sang: EventKind(
        sentence.sang,
        motion.stamps("song-{event.song}"),
        "story",
        summary.always("log.line.sang"),
        place=lambda event: f"song-{event.song}",
        sound=_sound("song"),
    ),
    events.ReceivedIncome: EventKind(sentence.received_income, motion.stamps("done-{event.wish}")),
    events.TookStartingWish: EventKind(
        sentence.took_starting_wish,
        motion.took_starting_wish,
        "wish",
        summary.always("log.line.starting_wish"),
        names_furs=lambda event: (event.fur,),
    ),
    events.Renewed: EventKind(sentence.renewed, motion.renewed, summary=summary.always("log.line.renewed")),
    events.Scored: EventKind(sentence.scored, motion.steps("vp"), summary=summary.always("log.line.scored")),
    events.Won: EventKind(sentence.won, summary=summary.won, sound=_sound("end")),
    solo_events.Flipped: EventKind(sentence.flipped, motion.flipped, "star"),
    solo_events.FoundNothing: EventKind(sentence.found_nothing, icon="hunt"),
    solo_events.NotClaimed: EventKind(sentence.not_claimed),
    solo_events.Tries: EventKind(sentence.tries),
    solo_events.NotHere: EventKind(sentence.not_here),
    solo_events.NotClimbed: EventKind(sentence.not_climbed, icon="trophy"),
    solo_events.ScoredWish: EventKind(
        sentence.in_region("log.scored_wish"),
        motion.scored_wish,
        "wish",
        summary.in_region("log.line.wish"),
        place=_wish,
    ),
    solo_events.ChangedHorses: EventKind(sentence.changed_horses, motion.changed_horses),
    solo_events.ExchangedFurs: EventKind(sentence.exchanged_furs),
}
"""Every kind of event that the engine has."""
