"""Replies to what a player cannot do: why undo, redo, restart or a step back have nothing to go back to."""

from __future__ import annotations

from stroganov.undo_limits import DRAW, TURN
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.ui.why_not import Reply

COMMANDS = ("undo", "redo", "restart")
_SECTIONS = {DRAW: 15, TURN: 4}  # of the rules: what is hidden, and who comes next
_TURN_SECTION = 5


def command_reply(session: Session, command: str, text: Text) -> Reply:
    """Why undo, redo or restart has nothing to do."""
    title = text("whynot.restart") if command == "restart" else text(f"table.{command}")
    limit = session.undo_limit if command != "redo" else ""
    if limit:
        return Reply(title, _beyond_limit(session, limit, text), _SECTIONS[limit])
    return Reply(title, text(f"whynot.nothing.{command}"), _TURN_SECTION if command == "restart" else 0)


def step_reply(session: Session, step: str, text: Text) -> Reply:
    """Why there is no way back to a step that is done."""
    limit = session.undo_limit_since(session.step_starts().get(step, 0))
    title = text(f"prompt.step.{step}")
    if not limit:
        return Reply(title, text("whynot.nothing.undo"), 0)
    return Reply(title, _beyond_limit(session, limit, text), _SECTIONS[limit])


def _beyond_limit(session: Session, limit: str, text: Text) -> str:
    told = text(f"whynot.sealed.{limit}")
    if session.alone:
        return text("card.sentences", first=told, second=text("whynot.sealed.alone"))
    return told
