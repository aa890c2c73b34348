"""Answers to what a player may not do: the card beside the thing, and the words for a screen reader."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stroganov.undo_limits import DRAW, TURN
from stroganov_web.ui.preview import reply_card
from stroganov_web.ui.table_view import Looking
from stroganov_web.ui.why_not import Reply, action_reply, thing_reply

if TYPE_CHECKING:
    from stroganov_web.play import Play

COMMANDS = ("undo", "redo", "restart")
SEALS = {DRAW: 15, TURN: 4}
"""Where the rules tell what is hidden, and who comes next: the reason for each seal."""

_TURN = 5


class Refusals:
    """The replies of a session at the table."""

    def __init__(self, play: Play) -> None:
        self.play = play

    def thing(self, name: str, item: Any) -> None:
        """A thing that is no legal target was clicked."""
        self._show(thing_reply(self.play.view.table, name, self._decides()), item)

    def look(self, name: str, item: Any) -> None:
        """The focus is on such a thing, which says its name itself."""
        play = self.play
        if not play.looking.chosen:
            reply = thing_reply(play.view.table, name, self._decides())
            play.looking.asked = False
            play.point_at(None)
            play.page.show_preview(reply_card(play.view.state, reply, play.text), item)
            play.page.say(reply.sentence)

    def action(self, key: str, item: Any) -> None:
        """A button that is off was clicked, or its key pressed."""
        if reply := self._reply(key):
            self._show(reply, item)

    def glance(self, item: Any) -> None:
        """The pointer or the focus is on a button that is off, or on a done step with a seal upon it."""
        if self.play.looking.chosen:
            return
        if item.hasAttribute("data-step"):
            self.step(item.getAttribute("data-step"), item)
        else:
            self.action(item.getAttribute("data-refused"), item)
        self.play.looking.asked = False

    def step(self, key: str, item: Any) -> None:
        """A done step has a seal upon it."""
        session, text = self.play.session, self.play.text
        sealed = session.undo_limit_since(session.step_starts().get(key, 0))
        self._show(Reply(text(f"prompt.step.{key}"), self._sealed(sealed), SEALS[sealed]), item)

    def _reply(self, key: str) -> Reply | None:
        if key in COMMANDS:
            return self.command(key)
        return action_reply(self.play.view.table, key) if self._decides() else None

    def command(self, key: str) -> Reply:
        """Why undo, redo or restart has nothing to do."""
        session, text = self.play.session, self.play.text
        title = text("whynot.restart") if key == "restart" else text(f"table.{key}")
        sealed = session.undo_limit if key != "redo" else ""
        if sealed:
            return Reply(title, self._sealed(sealed), SEALS[sealed])
        return Reply(title, text(f"whynot.nothing.{key}"), _TURN if key == "restart" else 0)

    def _sealed(self, seal: str) -> str:
        text = self.play.text
        told = text(f"whynot.sealed.{seal}")
        if self.play.session.alone:
            return text("card.sentences", first=told, second=text("whynot.sealed.alone"))
        return told

    def _decides(self) -> bool:
        return not self.play.session.over and not self.play.busy

    def _show(self, reply: Reply, item: Any) -> None:
        play = self.play
        if play.looking.tray or play.looking.chosen:
            play.looking = Looking()
            play.page.show_tray("", None)
            play.draw()
        play.looking.asked = True
        play.point_at(None)
        play.page.show_preview(reply_card(play.view.state, reply, play.text), item)
        play.page.say(play.text("card.sentences", first=reply.title, second=reply.sentence))
