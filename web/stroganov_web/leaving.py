"""Ending a turn: what is free and still undone, and the question whether to end all the same."""

from __future__ import annotations

from stroganov.actions.auxiliary import needed
from stroganov.agenda import question
from stroganov.state import State
from stroganov.turn import END, ChooseAction
from stroganov_web import words
from stroganov_web.art.svg import element, escape
from stroganov_web.controls import button
from stroganov_web.frames import framed
from stroganov_web.text import Text

Left = tuple[str, str]  # what is left undone, and the wish it is about


def left_undone(state: State) -> list[Left]:
    """What a player who ends the turn leaves undone though it is free (RULES 5, 8 and 13)."""
    if END not in state.offered:
        return []
    asked, player = question(state), state.players[state.seat]
    free = isinstance(asked, ChooseAction) and asked.step in ("basic", "main")
    found: list[Left] = [(asked.step, "")] if isinstance(asked, ChooseAction) and free else []
    for choice in state.offered:
        if choice[0] == "extra":
            found.append(("extra", choice[1]))
        elif choice[0] == "fulfil":
            exact = player.furs[state.rules.wishes[choice[1]].fur]
            if exact >= sum(needed(state, player, choice[1])):  # needs neither coins nor tigers
                found.append(("fulfil", choice[1]))
    return found


def leaving(state: State, left: list[Left], text: Text) -> str:
    """The dialog that tells it."""
    told = "".join(element("li", escape(_told(state, *one, text))) for one in left)
    buttons = button("dismiss", text("whynot.left.back"), "quiet-button")
    buttons += button("end_anyway", text("whynot.left.anyway"), "main-button")
    return framed(text("whynot.left.title"), element("ul", told, class_="left-undone"), text, buttons)


def _told(state: State, what: str, wish: str, text: Text) -> str:
    if what == "fulfil":
        return text("whynot.left.fulfil", wish=words.wish(text, state, wish))
    return text(f"whynot.left.{what}")
