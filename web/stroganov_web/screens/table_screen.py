"""What all screens with a table share: the game, its layout, and cards about what lies on the table."""

from __future__ import annotations

from collections.abc import Mapping

from stroganov_web.draw.table.layout import Layout
from stroganov_web.draw.table.minimap import frame, jump
from stroganov_web.model.session import Session
from stroganov_web.screens.ports import Element, Preferences, TablePage
from stroganov_web.screens.screen import Item, Screen
from stroganov_web.ui.preview import reply_card
from stroganov_web.ui.rule_sections import section_of, thing_section
from stroganov_web.ui.table_view import Looking, View
from stroganov_web.ui.why_not import Reply, replay_reply


class TableScreen(Screen):
    """A session on the table of the page."""

    def __init__(self, session: Session, page: TablePage, preferences: Preferences) -> None:
        self._session, self.page, self.preferences = session, page, preferences
        self.view = View(session, preferences.text)
        self.layout = self._fitting_layout()
        self.looking = Looking()

    @property
    def session(self) -> Session:
        """The game on the table."""
        return self._session

    def _fitting_layout(self) -> Layout:
        wide, tall, zoom = self.preferences.window()
        return Layout.for_window(wide, tall, len(self._session.people) - 1, zoom)

    def fit(self) -> bool:
        """Take the layout that fits the window now; returns whether it is another one."""
        self.layout, before = self._fitting_layout(), self.layout
        return self.layout != before

    def layout_marks(self) -> Mapping[str, str]:
        """What the style sheets need to know about the layout."""
        shares_side = not self.layout.log_inside and not self.layout.phone
        lying = "true" if self.layout.side else ""
        tablet = "true" if self.layout.tablet else ""
        log = "tab" if shares_side else ""
        return {"layout": self.layout.kind, "lying": lying, "tablet": tablet, "log": log}

    def refresh(self) -> None:
        """The window or a setting has changed."""
        self.draw()

    def translate(self) -> None:
        """Say everything again in another language."""
        self.page.show_preview("", None)
        self._session.speak(self.preferences.text)
        self.view = View(self._session, self.preferences.text)
        self.draw()

    def leave(self) -> None:
        """Remove what belongs to this table alone."""
        self.page.queue.begin(())
        self.page.show_preview("", None)

    # Things on the table

    def inspect(self, item: Item) -> bool:
        """Say what a thing is, and where the rules tell about it."""
        table = self.view.table
        thing = item.data["id"]
        self.show_reply(replay_reply(table, thing, thing_section(table, thing)), item.element)
        return True

    def focus_on(self, item: Item) -> None:
        """The keyboard focus tells the same."""
        self.inspect(item)

    def show_reply(self, reply: Reply, element: Element) -> None:
        """Show a reply in a card beside its element, and announce it."""
        text = self.preferences.text
        self.page.show_preview(reply_card(self.view.state, reply, text), element)
        self.page.say(text("card.sentences", first=reply.title, second=reply.sentence))

    def rule_section(self, item: Item) -> int:
        """The section of the rules on a thing, a target or a button."""
        return section_of(item.data, self.view.table)

    # The board of a phone

    def scrolled(self) -> None:
        """The frame on the overview shows which part of the board is in view."""
        if self.layout.phone:
            left, wide = (pixels / self.layout.scale for pixels in self.page.scrolled("board"))
            self.page.place("in-view", *frame(self.layout, left, wide))

    def scroll_to(self, slot: int) -> None:
        """Bring a slot into the middle of the view."""
        seen, scale = self.page.scrolled("board")[1], self.layout.scale
        self.page.scroll("board", jump(self.layout, slot, seen / scale) * scale)
