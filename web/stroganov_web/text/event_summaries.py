"""Kinds of events in very few words, for the line of a whole turn."""

from __future__ import annotations

from stroganov import events
from stroganov.state import TIGER
from stroganov_web.i18n import Text
from stroganov_web.text.event_sentences import Describe, EventContext
from stroganov_web.text.words import NUMERALS

_NAMED_ACTIONS = ("coin", "horses", "trade")  # the others are told by what they bring about


def short_fur(text: Text, value: int) -> str:
    """A fur by its value alone: "fur 5"; a tiger has none."""
    return text("log.line.tiger") if value == TIGER else text("log.line.fur", value=value)


def always(key: str) -> Describe:
    """The same words whatever the event was about."""
    return lambda context, event: context.text(key)


def in_region(key: str) -> Describe:
    """Something that happened in a region."""
    return lambda context, event: context.text(key, numeral=NUMERALS[event.region])


def action(context: EventContext, event: events.Action) -> str:
    """An action that nothing else tells of."""
    return context.text(f"log.line.{event.verb}") if event.verb in _NAMED_ACTIONS else ""


def gained(context: EventContext, event: events.Gained) -> str:
    """The income of Winter; other gains are in the net effect."""
    return context.text("log.line.income") if event.source == "income" else ""


def claimed(context: EventContext, event: events.Claimed) -> str:
    """A landscape."""
    return context.text("log.line.claimed", slot=event.slot)


def climbed(context: EventContext, event: events.Climbed) -> str:
    """A step of the trophy token."""
    return context.text("log.line.climbed", space=event.space)


def took_from_market(context: EventContext, event: events.TookFromMarket) -> str:
    """A fur from the market."""
    return context.text("log.line.bought", fur=short_fur(context.text, event.value))


def won(context: EventContext, event: events.Won) -> str:
    """Who won."""
    return context.text("log.line.won", name=context.people[event.seat].name)
