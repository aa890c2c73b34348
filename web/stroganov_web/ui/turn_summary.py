"""A turn in one line: who, in very few words what, and its net effect on the supplies."""

from __future__ import annotations

from collections.abc import Sequence

from stroganov.events import EndedTurn, Hunted, Moved
from stroganov_web.draw.art.svg import element, escape
from stroganov_web.draw.widgets import shield_icon, symbol
from stroganov_web.i18n import Text
from stroganov_web.model.turns import NOBODY, Turn, net_changes
from stroganov_web.text import words
from stroganov_web.text.event_sentences import EventContext
from stroganov_web.text.event_summaries import short_fur
from stroganov_web.ui.event_kinds import kind_of

_ICONS = {
    "vp": "i-vp",
    "furs": "i-fur",
    "tigers": "i-tiger",
    "horses": "i-horse",
    "coins": "i-coin",
    "story": "i-story",
    "banners": "i-banner",
    "outposts": "i-outpost",
}


def turn_line(turn: Turn, context: EventContext) -> str:
    """The line as markup."""
    summary = element("span", escape(summarize_turn(turn, context)), class_="log-deeds")
    return _who(turn, context) + summary + _net(turn, context.text)


def _who(turn: Turn, context: EventContext) -> str:
    if turn.seat == NOBODY:
        return element("span", escape(context.text("log.everyone")), class_="unseen")
    person = context.people[turn.seat]
    named = element("span", escape(context.text("log.who", name=person.name)), class_="unseen")
    return shield_icon(person, portrait=False) + named


def _net(turn: Turn, text: Text) -> str:
    changes = "".join(_change(supply, count, text) for supply, count in net_changes(turn).items())
    return element("span", changes, class_="log-net") if changes else ""


def _change(supply: str, count: int, text: Text) -> str:
    sign = "+" if count > 0 else "\u2212"
    shown = f"{sign}{abs(count)}{symbol(_ICONS[supply])}"
    return element(
        "span", shown, class_="log-change", role="img", aria_label=_describe_change(supply, count, text)
    )


def _describe_change(supply: str, count: int, text: Text) -> str:
    amount = abs(count)
    gain = text.n("log.furs", amount) if supply == "furs" else words.gain(text, supply, amount)
    return text("log.plus" if count > 0 else "log.minus", gain=gain)


def spoken_result(turn: Turn, context: EventContext) -> str:
    """What was done and its net effect, for a screen reader; nothing if there is nothing to tell."""
    parts, text = _parts(turn, context), context.text
    changes = [_describe_change(supply, count, text) for supply, count in net_changes(turn).items()]
    if parts and changes:
        return text("access.result", deeds=_joined(parts, text), net=text.all(changes))
    if changes:
        return text("access.result.net", net=text.all(changes))
    return text("access.result.deeds", deeds=_joined(parts, text)) if parts else ""


def summarize_turn(turn: Turn, context: EventContext) -> str:
    """A turn in very few words."""
    if parts := _parts(turn, context):
        return _joined(parts, context.text)
    ended = any(isinstance(event, EndedTurn) and event.seat == turn.seat for event in turn.events)
    return context.text("log.line.nothing" if ended else "log.line.thinking")


def _parts(turn: Turn, context: EventContext) -> list[str]:
    text = context.text
    moved = [event.slot for event in turn.events if isinstance(event, Moved)]
    hunted = [event.value for event in turn.events if isinstance(event, Hunted)]
    parts = [text("log.line.to", slot=moved[-1])] if moved else []
    if hunted:
        parts.append(text("log.line.hunted", furs=text.all([short_fur(text, value) for value in hunted])))
    for event in turn.events:
        if (summarize := kind_of(event).summary) and (part := summarize(context, event)):
            parts.append(part)
    return list(dict.fromkeys(parts))


def _joined(parts: Sequence[str], text: Text) -> str:
    joined, *rest = parts
    for part in rest:
        joined = text("log.line.join", first=joined, second=part)
    return joined
