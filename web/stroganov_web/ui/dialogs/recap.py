"""What opponents did since the player's last turn, step by step."""

from __future__ import annotations

from collections.abc import Sequence

from stroganov_web.draw.art.svg import element, escape
from stroganov_web.model.turns import Turn
from stroganov_web.text.event_sentences import EventContext
from stroganov_web.ui.controls import button
from stroganov_web.ui.dialogs.frame import dialog_frame
from stroganov_web.ui.event_kinds import describe_events
from stroganov_web.ui.turn_summary import turn_line


def recap_dialog(past: Sequence[Turn], context: EventContext) -> str:
    """Every step of every turn."""
    text = context.text
    body = "".join(_turn(turn, context) for turn in past) or element("p", escape(text("recap.nothing")))
    close = button("dismiss", text("recap.close"), "main-button")
    return dialog_frame(text("recap.title"), element("div", body, class_="recap-story"), text, close)


def _turn(turn: Turn, context: EventContext) -> str:
    steps = "".join(element("li", escape(step)) for step in describe_events(context, turn.events))
    return element("h3", turn_line(turn, context), class_="recap-turn") + element("ol", steps)
