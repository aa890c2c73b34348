"""A game that is looked at again, position by position."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from stroganov_web.model.replay import Replay
from stroganov_web.model.session import Session
from stroganov_web.screens.ports import Later, Preferences, TablePage
from stroganov_web.screens.screen import Commands, Item
from stroganov_web.screens.season_theme import wear
from stroganov_web.screens.table_screen import TableScreen
from stroganov_web.text.titles import replay_title
from stroganov_web.ui.replay_bar import SPEEDS, describe_position, replay_bar
from stroganov_web.ui.table_view import Looking


class ReplayScreen(TableScreen):
    """One position of a session.

    `branch` gets the session to play on from there, `stop` goes back to where the player came from.
    """

    def __init__(
        self,
        session: Session,
        number: int,
        page: TablePage,
        preferences: Preferences,
        branch: Callable[[Session], None],
        stop: Callable[[], None],
        later: Later,
    ) -> None:
        super().__init__(session, page, preferences)
        self._branch, self._stop, self._later = branch, stop, later
        self.replay = Replay(session.game, number)
        self.speed = "normal"
        self._playing: asyncio.Future[None] | None = None

    @property
    def session(self) -> Session:
        """The session as it stood at the position that is shown."""
        session = self._session
        shown = Session(session.spec, self.preferences.text, session.game.up_to(self.replay.number))
        shown.undo_limits_passed = session.undo_limits_passed
        return shown

    @property
    def playing(self) -> bool:
        """Whether the positions follow each other by themselves."""
        return self._playing is not None and not self._playing.done()

    def draw(self) -> None:
        """Paint the position; nothing on it can be chosen."""
        page, text = self.page, self.preferences.text
        page.show_preview("", None)
        shown = self.view.session = self.session
        self.view.whole = self._session.game
        self.view.bar = replay_bar(self.replay, shown, self.playing, self.speed, text)
        self.fit()
        page.size(self.layout.variables())
        wear(page, self.view.season)
        page.paint(self.view.panels(self.layout, Looking()))
        page.show("table")
        page.mark(**self.layout_marks(), replay=str(self.replay.number))
        page.title(replay_title(shown, text))
        page.say(describe_position(self.replay, shown, text))

    def leave(self) -> None:
        """Stop playing."""
        self.pause()
        super().leave()
        self.page.mark(replay="")

    def commands(self) -> Commands:
        """What the buttons of the replay bar do."""
        return {
            "jump": lambda item: self.jump(item.data["part"], int(item.data["by"])),
            "toggle_replay": lambda _: self.toggle(),
            "branch": lambda _: self._branch(self.session),
            "stop_replay": lambda _: self._stop(),
            "close": lambda _: self.page.show_preview("", None),
        }

    def use(self, item: Item, by_touch: bool) -> bool:
        """A line of the log leads to its position; places on the overview scroll the board."""
        if "from" in item.data:
            self.go(int(item.data["from"]) + 1)
        elif "jump" in item.data:
            self.scroll_to(int(item.data["jump"]))
        else:
            return False
        return True

    def control(self, name: str, value: str) -> None:
        """The slider, and how fast the positions follow each other."""
        if name == "scrubber":
            self.go(int(value))
        elif name == "replay-speed" and value in SPEEDS:
            self.speed = value

    def jump(self, part: str, by: int) -> None:
        """A step, turn, season or year forward or back."""
        self.pause()
        self.replay.jump(part, by)
        self.draw()

    def go(self, number: int) -> None:
        """Show the position after so many answers."""
        self.pause()
        self.replay.go(number)
        self.draw()

    def toggle(self) -> None:
        """Start or stop playing; at the end it starts again from the beginning."""
        if self.playing:
            self.pause()
        else:
            if self.replay.number == self.replay.end:
                self.replay.go(0)
            self._playing = self._later(self._run())
        self.draw()

    def pause(self) -> None:
        """Stop playing."""
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
