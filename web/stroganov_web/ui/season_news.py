"""What Winter and the new year brought, told beside the question that follows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from stroganov.agenda import question
from stroganov.events import Event, Gained, ReceivedIncome, Renewed, Season
from stroganov.state import State
from stroganov.turn import ChooseMove
from stroganov.winter import BASE_INCOME, ChooseSong, FinishIncome
from stroganov_web.text import words
from stroganov_web.text.event_sentences import EventContext


def season_news(state: State, past: Sequence[Sequence[Event]], seat: int, context: EventContext) -> str:
    """The income of the seat, who tells stories, or that the board was renewed; empty if none of these."""
    asked = question(state)
    happened = list(_since_season(past))[::-1]
    if isinstance(asked, FinishIncome):
        return _income(happened, seat, context)
    if isinstance(asked, ChooseSong):
        return _storytelling(happened, context)
    begun = isinstance(asked, ChooseMove) and _renewed(past)
    return context.text("prompt.news.renewed") if begun else ""


def _since_season(past: Sequence[Sequence[Event]]) -> Iterator[Event]:
    """The events of this season, the last one first."""
    for happened in reversed(past):
        for event in reversed(happened):
            if isinstance(event, Season):
                return
            yield event


def _renewed(past: Sequence[Sequence[Event]]) -> bool:
    """Whether the board was renewed before this season, and the last answer led here."""
    return bool(past) and any(isinstance(event, Renewed) for event in past[-1])


def _income(happened: Sequence[Event], seat: int, context: EventContext) -> str:
    mine = [event for event in happened if isinstance(event, Gained) and event.seat == seat]
    horses = sum(event.amount for event in mine if event.source == "income")
    told = context.text("prompt.news.income", horses=context.gain("horses", horses), base=BASE_INCOME)
    brought: Counter[str] = Counter()
    if any(isinstance(event, ReceivedIncome) and event.seat == seat for event in happened):
        for event in mine:
            brought[event.resource] += event.amount if event.source == "wish" else 0
    gains = [context.gain(kind, amount) for kind, amount in brought.items() if amount and kind != "vp"]
    if not gains:
        return told
    wishes = context.text("prompt.news.wishes", gains=context.text.all(gains))
    return words.join_sentences(context.text, [told, wishes])


def _storytelling(happened: Sequence[Event], context: EventContext) -> str:
    told = [event for event in happened if isinstance(event, Gained) and event.source == "storytelling"]
    if len(told) < 2:
        return ""
    first, second = told[:2]
    return context.text(
        "prompt.news.storytelling",
        first=context.people[first.seat].name,
        most=context.gain("story", first.amount),
        second=context.people[second.seat].name,
        less=context.gain("story", second.amount),
    )
