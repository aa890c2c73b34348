"""A table that can be explored: previews of answers, replies to what cannot be done, trays and drawers."""

from __future__ import annotations

from stroganov.answers import Answer
from stroganov_web.model.session import Session
from stroganov_web.screens.ports import Element, Preferences, TablePage
from stroganov_web.screens.replies import COMMANDS, command_reply, step_reply
from stroganov_web.screens.screen import Item
from stroganov_web.screens.table_screen import TableScreen
from stroganov_web.ui.preview import preview, reply_card
from stroganov_web.ui.prompt import WAYS_OUT
from stroganov_web.ui.table_view import Looking
from stroganov_web.ui.why_not import Reply, action_reply, thing_reply


class InteractiveTable(TableScreen):
    """What the player has open or points at, for a table with an open question."""

    def __init__(self, session: Session, page: TablePage, preferences: Preferences) -> None:
        super().__init__(session, page, preferences)
        self._raised: dict[int, int] = {}  # the furs of the own mat that are painted as a payment

    @property
    def busy(self) -> bool:
        """Whether no answer is taken now."""
        return False

    @property
    def _decides(self) -> bool:
        return not self.session.over and not self.busy

    def offers(self, answer: Answer) -> bool:
        """Whether an answer can be given now: the picture it was clicked on may be an old one."""
        return self._decides and answer in self.session.game.options()

    # Previews and replies

    def hover(self, item: Item | None) -> None:
        """Show what an answer would bring, or why a button is off."""
        if item and ("refused" in item.data or "step" in item.data):
            self._glance(item)
        else:
            answer = item.answer if item else None
            shown = answer if answer and answer[0] not in WAYS_OUT else None
            self._preview(shown, item.element if item else None)

    def _preview(self, answer: Answer | None, element: Element) -> None:
        """Show what an answer would bring; nothing removes the preview, unless a tap opened it."""
        if self.looking.chosen or (self.looking.asked and answer is None):
            return
        self.looking.asked = False
        if answer and not self.offers(answer):
            answer = None
        state, text = self.session.game.state, self.preferences.text
        self.page.show_preview(preview(state, answer, text) if answer else "", element)
        self._point_at(answer)

    def _point_at(self, answer: Answer | None) -> None:
        """On the mat the furs rise that an answer would take; the mat is painted only if they change."""
        if answer != self.looking.pointed:
            self.looking.pointed = answer
            raised = self.view.payment(self.looking)
            if raised != self._raised:
                self._raised = raised
                self.page.paint({"mat": self.view.drawings(self.layout, self.looking)["mat"]()})

    def inspect(self, item: Item) -> bool:
        """A thing that is no legal target says what it is and why not."""
        self.reply(thing_reply(self.view.table, item.data["id"], self._decides), item.element)
        return True

    def focus_on(self, item: Item) -> None:
        """The keyboard focus is on such a thing; a screen reader has said its name already."""
        if not self.looking.chosen:
            reply = thing_reply(self.view.table, item.data["id"], self._decides)
            self.looking.asked = False
            self._point_at(None)
            card = reply_card(self.view.state, reply, self.preferences.text)
            self.page.show_preview(card, item.element)
            self.page.say(reply.sentence)

    def _glance(self, item: Item) -> None:
        """The pointer or the focus is on a button that is off, or on a done step without a way back."""
        if self.looking.chosen:
            return
        if "step" in item.data:
            reply = step_reply(self.session, item.data["step"], self.preferences.text)
            self.reply(reply, item.element)
        else:
            self.refuse_action(item.data["refused"], item.element)
        self.looking.asked = False

    def refuse_action(self, action: str, element: Element) -> None:
        """Tell why a command or an action has nothing to do."""
        if action in COMMANDS:
            self.reply(command_reply(self.session, action, self.preferences.text), element)
        elif self._decides:
            self.reply(action_reply(self.view.table, action), element)

    def reply(self, reply: Reply, element: Element) -> None:
        """Show a reply in place of everything that is open."""
        if self.looking.tray or self.looking.chosen:
            self.looking = Looking()
            self.page.show_tray("", None)
            self.draw()
        self.looking.asked = True
        self._point_at(None)
        self.show_reply(reply, element)

    # Trays and drawers

    def toggle_tray(self, key: str, opener: Element) -> None:
        """Open the tray of an action, or close it; only its targets glow while it is open."""
        if not self._decides:
            return
        self.looking = Looking(tray="" if self.looking.tray == key else key)
        self.page.show_preview("", None)
        self.draw()
        self.page.show_tray(self.looking.tray, opener)

    def toggle_drawer(self, key: str) -> None:
        """On a phone: open the actions or the auxiliary actions, or close them."""
        is_open = self.page.drawer == key
        self.close()
        self.page.show_drawer("" if is_open else key)

    def close(self) -> None:
        """Close trays, drawers and previews."""
        if self.reset_looking():
            self.draw()

    def reset_looking(self) -> bool:
        """Close everything without painting; returns whether anything was open."""
        was_open = self.looking != Looking()
        self.looking = Looking()
        self.page.show_preview("", None)
        self.page.show_tray("", None)
        self.page.show_drawer("")
        return was_open
