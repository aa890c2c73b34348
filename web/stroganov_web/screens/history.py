"""The page of finished games."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from stroganov_web.screens.ports import PlainPage, Preferences
from stroganov_web.screens.start import PageScreen
from stroganov_web.storage.entries import Entry
from stroganov_web.ui.pages.history import FinishedGame, history_page


class HistoryScreen(PageScreen):
    """Results and statistics of the saved games that are over; `date` writes a moment as a date."""

    name = "history"

    def __init__(
        self,
        page: PlainPage,
        preferences: Preferences,
        games: Callable[[], Iterable[Entry]],
        date: Callable[[int], str],
    ) -> None:
        super().__init__(page, preferences)
        self._games, self._date = games, date

    def markup(self) -> str:
        """The whole page; the oldest game comes first."""
        over = sorted((entry for entry in self._games() if entry.result), key=lambda entry: entry.changed)
        past = [
            FinishedGame(entry.name, self._date(entry.changed), entry.result)
            for entry in over
            if entry.result
        ]
        return history_page(past, self.preferences.text)

    def saved_games_changed(self) -> None:
        """Show the games as they are now."""
        self.draw()
