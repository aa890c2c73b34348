"""Ending a turn: what is free and still undone, and the question whether to end all the same."""

from __future__ import annotations

from stroganov.agenda import question
from stroganov.answers import END
from stroganov.state import State
from stroganov.turn import ChooseAction
from stroganov_web.draw.art.svg import element, escape
from stroganov_web.i18n import Text
from stroganov_web.ui.controls import button
from stroganov_web.ui.dialogs.frame import dialog_frame


def left_undone(state: State) -> list[str]:
    """What a player who ends the turn leaves undone though it is free (RULES 5 and 13)."""
    if END not in state.offered:
        return []
    asked = question(state)
    free = isinstance(asked, ChooseAction) and asked.step in ("basic", "main")
    found = [asked.step] if isinstance(asked, ChooseAction) and free else []
    return found + ["extra" for choice in state.offered if choice[0] == "extra"]


def end_turn_dialog(left: list[str], text: Text) -> str:
    """The question whether to end the turn all the same."""
    undone = "".join(element("li", escape(text(f"whynot.left.{what}"))) for what in left)
    buttons = button("dismiss", text("whynot.left.back"), "quiet-button")
    buttons += button("end_anyway", text("whynot.left.anyway"), "main-button")
    return dialog_frame(text("whynot.left.title"), element("ul", undone, class_="left-undone"), text, buttons)
