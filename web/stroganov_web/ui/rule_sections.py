"""Where the rules tell about something: the section on an answer, an action, a step or a thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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


def section_on(item: Any, table: Table, verb: Callable[[Any], str]) -> int:
    """The section on a target, a button or a thing of the page; 0 if there is none.

    `verb` tells the verb of the answer that an element carries.
    """
    if item.hasAttribute("data-answer"):
        return SECTIONS[verb(item)]
    if item.hasAttribute("data-step"):
        return _TURN
    for action in ("data-tray", "data-refused"):
        if item.hasAttribute(action):
            return SECTIONS.get(item.getAttribute(action), 0)
    if item.hasAttribute("data-id"):
        return thing_section(table, item.getAttribute("data-id"))
    return 0


def thing_section(table: Table, thing: str) -> int:
    """The section on a thing of the table."""
    reply = thing_reply(table, thing, decides=True)
    return SECTIONS[reply.choices[0][0]] if reply.choices else reply.section
