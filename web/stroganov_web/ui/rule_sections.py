"""Where the rules tell about something: the section on an answer, an action, a step or a thing."""

from __future__ import annotations

import json
from collections.abc import Mapping

from stroganov.actions.advanced import ADVANCED_VERBS
from stroganov.actions.basic import BASIC_VERBS
from stroganov_web.text.descriptions import Table
from stroganov_web.ui.why_not import thing_reply

_TURN, _ADVANCED, _GAINS, _AUXILIARY, _WINTER, _SETUP, _WISHES = 5, 6, 7, 8, 9, 3, 13
SECTIONS = (
    dict.fromkeys((*BASIC_VERBS, "story", "stop", "stay", "end", "pay", "add"), _TURN)
    | dict.fromkeys((*ADVANCED_VERBS, "trophy", "step"), _ADVANCED)
    | dict.fromkeys(("buy", "buy_bag", "swap_down", "swap_two", "give", "fulfil", "wish_card"), _AUXILIARY)
    | dict.fromkeys(("keep", "market", "song", "climb", "decline"), _GAINS)
    | dict.fromkeys(("income", "done", "pass"), _WINTER)
    | {"starting_wish": _SETUP, "extra": _WISHES}
)
"""The section of the rules on every kind of answer."""


def section_of(data: Mapping[str, str], table: Table) -> int:
    """The section on a target, a button or a thing, by its data attributes; 0 if there is none."""
    if "answer" in data:
        return SECTIONS[json.loads(data["answer"])[0]]
    if "step" in data:
        return _TURN
    if action := data.get("tray") or data.get("refused"):
        return SECTIONS.get(action, 0)
    return thing_section(table, data["id"]) if "id" in data else 0


def thing_section(table: Table, thing: str) -> int:
    """The section on a thing of the table."""
    reply = thing_reply(table, thing, decides=True)
    return SECTIONS[reply.choices[0][0]] if reply.choices else reply.section
