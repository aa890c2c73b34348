"""The notice_bar above the page: the browser keeps nothing, a notice, or whose turn it is elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from stroganov_web.model.session import Session
from stroganov_web.screens.ports import Preferences
from stroganov_web.storage.autosave import UNREAD
from stroganov_web.ui.notice_bar import notice_bar


class NoticePage(Protocol):
    """The panel of the notice_bar, and the voice of the page."""

    def paint(self, panels: Mapping[str, str]) -> list[str]:
        """Put markup into panels."""

    def add(self, words: str) -> None:
        """Announce something after what is announced about the table."""


class NoticeBar:
    """Shows the most important notice. `session` is the game on the screen, `kept` whether it is saved."""

    def __init__(
        self,
        page: NoticePage,
        preferences: Preferences,
        make_room: Callable[[], None],
        session: Callable[[], Session | None],
        kept: Callable[[], bool],
    ) -> None:
        self._page, self._preferences, self._make_room = page, preferences, make_room
        self._session, self._kept = session, kept
        self._trouble = ""  # the key of what is wrong with saving, as long as it is
        self._notice = ""  # the key of something to know
        self._mentions_others = False  # somebody who plays elsewhere decides

    def trouble(self, trouble: str) -> None:
        """The browser does not keep the game, or does again."""
        self._trouble = f"saves.trouble.{trouble}" if trouble else ""
        self.draw()

    def tell(self, key: str) -> None:
        """Show a notice, by its key, unless there is a trouble to be told."""
        self._notice = key
        self.draw()
        self._page.add(self._preferences.text(key))

    def mention_others(self) -> None:
        """Say that somebody who plays elsewhere decides, if that is so."""
        session, mentioned = self._session(), self._mentions_others
        self._mentions_others = bool(self._kept() and session and session.remote_person)
        if self._mentions_others != mentioned:
            self.draw()
            self._page.add(self._shown()[0] if self._mentions_others else "")

    def passed_on(self) -> None:
        """Whoever plays elsewhere gets the game: no need to say that it is their turn."""
        self._mentions_others = False
        self.draw()

    def dismiss(self) -> None:
        """Remove what the notice_bar says now."""
        if self._trouble:
            self._trouble = ""
        elif self._notice:
            self._notice = ""
        else:
            self._mentions_others = False
        self.draw()

    def draw(self) -> None:
        """Paint the notice_bar."""
        text, (sentence, command) = self._preferences.text, self._shown()
        label = text(f"saves.{command}") if command else ""
        self._page.paint({"notice": notice_bar(sentence, text, command, label) if sentence else ""})
        self._make_room()

    def _shown(self) -> tuple[str, str]:
        """What the notice_bar says, and the command that helps."""
        session, text = self._session(), self._preferences.text
        if self._trouble:
            unread = self._trouble == f"saves.trouble.{UNREAD}"  # then nothing is known to be lost
            return text(self._trouble), "" if unread and not session else "to_file"
        if self._notice:
            return text(self._notice), ""
        if self._mentions_others and session and session.remote_person:
            return text("saves.pass_on", name=session.remote_person.name), "share"
        return "", ""
