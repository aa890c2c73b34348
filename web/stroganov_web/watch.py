"""A game looked at instead of played: of this browser, or of somebody who sent it by link or file."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from stroganov_web.browser.page import Page
from stroganov_web.draw.table.layout import Layout
from stroganov_web.i18n import Text
from stroganov_web.model.replay import Replay
from stroganov_web.model.session import Session
from stroganov_web.play import Size
from stroganov_web.screens.season_theme import wear
from stroganov_web.text.titles import replay_title
from stroganov_web.ui.preview import reply_card
from stroganov_web.ui.replay_bar import SPEEDS, describe_position, replay_bar
from stroganov_web.ui.rule_sections import thing_section
from stroganov_web.ui.table_view import Looking, View
from stroganov_web.ui.why_not import replay_reply


class Watch:
    """A session of which one position is shown.

    `branch` gets the session to play on from there; `later` begins what takes its time.
    """

    def __init__(
        self,
        session: Session,
        number: int,
        page: Page,
        text: Text,
        size: Size,
        branch: Callable[[Session], None],
        later: Callable[[Coroutine[Any, Any, None]], asyncio.Future[None]],
    ) -> None:
        self.session, self.page, self.text, self._size, self._branch = session, page, text, size, branch
        self._later = later
        self.replay = Replay(session.game, number)
        self.view = View(session, text)
        self.speed = "normal"
        self._playing: asyncio.Future[None] | None = None

    @property
    def shown(self) -> Session:
        """The session as it stood at the position that is shown."""
        shown = Session(self.session.spec, self.text, self.session.game.up_to(self.replay.number))
        shown.undo_limits_passed = self.session.undo_limits_passed
        return shown

    @property
    def playing(self) -> bool:
        """Whether the positions follow each other by themselves."""
        return self._playing is not None and not self._playing.done()

    def draw(self) -> None:
        """Paint the position; nothing on it can be chosen."""
        self.page.show_preview("", None)
        shown = self.view.session = self.shown
        self.view.whole = self.session.game
        self.view.bar = replay_bar(self.replay, shown, self.playing, self.speed, self.text)
        wide, tall, zoom = self._size()
        layout = Layout.for_window(wide, tall, len(shown.people) - 1, zoom)
        self.page.size(layout.variables())
        wear(self.page, self.view.season)
        self.page.paint(self.view.panels(layout, Looking()))
        self.page.show("table")
        self.page.mark(
            layout=layout.kind,
            log="" if layout.log_inside or layout.phone else "tab",
            replay=str(self.replay.number),
        )
        self.page.title(replay_title(shown, self.text))
        self.page.say(describe_position(self.replay, shown, self.text))

    def leave(self) -> None:
        """Look no longer."""
        self.pause()
        self.page.show_preview("", None)
        self.page.mark(replay="")

    def speak(self, text: Text) -> None:
        """Say everything again in another language."""
        self.text = text
        self.session.speak(text)
        self.view = View(self.session, text)
        self.draw()

    # Commands

    def tell(self, thing: str, item: Any) -> None:
        """Something on the table was clicked: what it is, and where the rules tell about it."""
        table = self.view.table
        reply = replay_reply(table, thing, thing_section(table, thing))
        self.page.show_preview(reply_card(table.state, reply, self.text), item)
        self.page.say(f"{reply.title} {reply.sentence}")

    def act(self, action: str, item: Any) -> bool:
        """Carry out a command of the band; tells whether it was one."""
        if action == "jump":
            self.jump(item.getAttribute("data-part"), int(item.getAttribute("data-by")))
        elif action == "toggle_replay":
            self.toggle()
        elif action == "branch":
            self._branch(self.shown)
        elif action == "close":
            self.page.show_preview("", None)
        else:
            return False
        return True

    def jump(self, part: str, by: int) -> None:
        """A step, turn, season or year on or back."""
        self.pause()
        self.replay.jump(part, by)
        self.draw()

    def go(self, number: int) -> None:
        """Show the position after so many answers."""
        self.pause()
        self.replay.go(number)
        self.draw()

    def set_speed(self, speed: str) -> None:
        """How fast positions follow each other by themselves."""
        self.speed = speed if speed in SPEEDS else self.speed

    def toggle(self) -> None:
        """Let the positions follow each other by themselves, or stop that; from the end it starts anew."""
        if self.playing:
            self.pause()
        else:
            if self.replay.number == self.replay.end:
                self.replay.go(0)
            self._playing = self._later(self._run())
        self.draw()

    def pause(self) -> None:
        """Stay where it is."""
        if self._playing:
            self._playing.cancel()
            self._playing = None

    async def _run(self) -> None:
        while self.replay.number < self.replay.end:
            await asyncio.sleep(SPEEDS[self.speed])
            self.replay.jump("step", 1)
            self.draw()
        self._playing = None
        self.draw()
