"""One session on the page: painting it, giving answers, letting bots act, and what is open meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from stroganov.state import Answer
from stroganov_web.art import symbols
from stroganov_web.layout import Layout
from stroganov_web.minimap import frame, jump
from stroganov_web.page import Page
from stroganov_web.preview import preview
from stroganov_web.prompt import WAYS_OUT
from stroganov_web.session import Session
from stroganov_web.text import Text
from stroganov_web.view import Looking, View

Size = Callable[[], tuple[float, float]]
Keep = Callable[[str], object]


class Play:
    """A session at the table of the page; `size` tells the window's, `keep` keeps the session's text."""

    def __init__(
        self,
        session: Session,
        page: Page,
        text: Text,
        size: Size,
        keep: Keep,
        failed: Callable[[Exception], None],
    ) -> None:
        self.session, self.page, self.text = session, page, text
        self.size, self._keep, self.failed = size, keep, failed
        self.view = View(session, text)
        self.looking = Looking()
        self.layout = self._layout()
        self.left = False  # the table: a run of bots stops
        self.after = False  # the end: the table is looked at once more
        self.run: asyncio.Future[None] | None = None

    def _layout(self) -> Layout:
        return Layout.for_window(*self.size(), len(self.session.people) - 1)

    def begin(self) -> None:
        """Sit down: keep the game, paint it, and let bots act if they are to."""
        self.keep()
        self.draw()
        self.look_at_rider()
        self.let_bots_act()

    def leave(self) -> None:
        """Get up; the game stays kept."""
        self.left = True
        self.page.mark(busy="", over="", seat="")
        self.page.show_preview("", None)

    def keep(self) -> None:
        """Keep the game as it stands."""
        self._keep(self.session.to_text())

    # Painting

    def draw(self) -> None:
        """Paint the panels whose markup changed and tell the page how things stand."""
        session, over = self.session, self.session.over
        self.layout = self._layout()
        self.page.size(self.layout.variables())
        self.page.paint({"sprites": sprites(self.view.season)} | self.view.panels(self.layout, self.looking))
        self.page.show("end" if over and not self.after else "table")
        self.page.mark(
            layout=self.layout.kind,
            log="" if self.layout.log_inside or self.layout.phone else "tab",
            season=self.view.season,
            seat=str(session.game.seat),
            over="true" if over else "",
            busy="true" if session.bot_acts else "",
        )
        self.page.say(self.view.sentence)
        if self.layout.phone:
            self.follow()

    def follow(self) -> None:
        """On a phone: the frame on the overview shows the part of the board in view."""
        left, wide = self.page.scrolled("board")
        self.page.place("in-view", *frame(self.layout, left, wide))

    def jump(self, slot: int) -> None:
        """On a phone: bring a slot into the middle."""
        self.page.scroll("board", jump(self.layout, slot, self.page.scrolled("board")[1]))

    def look_at_rider(self) -> None:
        """On a phone: bring the rider of who decides into view."""
        if self.layout.phone and not self.session.over:
            self.jump(self.session.game.state.players[self.session.me].slot)

    # Answers

    def answer(self, answer: Answer) -> None:
        """Carry an answer out, unless it is not the person's turn to answer."""
        if not self.session.bot_acts and not self.session.over:
            self.session.play(answer)
            self.settle()

    def choose(self, answer: Answer, item: Any, touched: bool) -> None:
        """A click or tap: with a finger the first one shows what it would bring, the second does it."""
        again = answer == self.looking.chosen or answer[0] in WAYS_OUT
        if not touched or not self.session.spec.confirm or again:
            self.answer(answer)
        elif not self.session.bot_acts:
            self.looking.chosen = answer
            self.draw()
            shown = preview(self.session.game.state, answer, self.text, confirm=True)
            self.page.show_preview(shown, item)

    def settle(self) -> None:
        """After every change of the position: close what was open, keep the game, paint, let bots act."""
        me = self.session.me
        self.looking, self.after = Looking(), False
        self.page.show_preview("", None)
        self.page.show_drawer("")
        self.keep()
        self.draw()
        rode = any(answer[0] in ("end", "move") for answer in self.session.game.answers[-1:])
        if rode or self.session.me != me:
            self.look_at_rider()
        self.let_bots_act()

    def let_bots_act(self) -> None:
        """Start a run of bots if it is their decision and none is going on."""
        if self.session.bot_acts and (not self.run or self.run.done()):
            self.run = asyncio.ensure_future(self._bots())

    async def _bots(self) -> None:
        """Answer for bots one by one, giving the browser time in between."""
        try:
            while self.session.bot_acts:
                await asyncio.sleep(0)
                if self.left or not self.session.bot_acts:
                    return
                self.session.play(self.session.bots_answer())
                self.keep()
                self.draw()
        except Exception as error:
            self.failed(error)

    # Commands

    def undo(self) -> None:
        """Take back the last decision of a person."""
        if self.session.undo():
            self.settle()

    def redo(self) -> None:
        """Give the answer again that was taken back."""
        if not self.session.bot_acts and self.session.redo():
            self.settle()

    def end(self) -> None:
        """End the turn, if it can be ended now."""
        if ("end",) in self.session.game.options():
            self.answer(("end",))

    def see(self, table: bool) -> None:
        """After the end: look at the table once more, or go back to the result."""
        self.after = table
        self.draw()
        self.page.focus("#band .way" if table else "#screen [data-action=final_table]")

    def confirm(self) -> None:
        """Carry out the answer tapped once."""
        if self.looking.chosen:
            self.answer(self.looking.chosen)

    def preview(self, answer: Answer | None, item: Any) -> None:
        """Show what an answer would bring; nothing puts the preview away, unless a tap opened it."""
        if self.looking.chosen:
            return
        if answer in self.session.game.options() and not self.session.bot_acts:
            self.page.show_preview(preview(self.session.game.state, answer, self.text), item)
        else:
            self.page.show_preview("", None)

    def toggle_tray(self, key: str, opener: Any) -> None:
        """Open the tray of an action, or close it; its targets alone glow while it is open."""
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
        was_open = self.looking != Looking()
        self.looking = Looking()
        self.page.show_preview("", None)
        self.page.show_tray("", None)
        self.page.show_drawer("")
        if was_open:
            self.draw()


def sprites(season: str) -> str:
    """The sheet of symbols for a season."""
    return f'<svg width="0" height="0" aria-hidden="true">{symbols(season)}</svg>'
