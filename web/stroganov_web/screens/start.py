"""The start page: continue, begin, load, learn."""

from __future__ import annotations

from collections.abc import Callable

from stroganov_web.draw.art.svg import element, escape
from stroganov_web.draw.art.tokens import SEASON
from stroganov_web.screens.ports import PlainPage, Preferences
from stroganov_web.screens.screen import Screen
from stroganov_web.screens.season_theme import wear
from stroganov_web.text.titles import screen_title
from stroganov_web.ui.pages.start import start_page


class PageScreen(Screen):
    """A screen beside the table: a whole page of markup."""

    name = ""

    def __init__(self, page: PlainPage, preferences: Preferences) -> None:
        self.page, self.preferences = page, preferences

    def markup(self) -> str:
        """The whole page."""
        return ""

    def draw(self) -> None:
        """Paint the page in the colours that go with no season."""
        wear(self.page, SEASON)
        self.page.paint({"screen": self.markup()})
        self.page.title(screen_title(self.name, self.preferences.text))
        self.page.show(self.name)


class StartScreen(PageScreen):
    """The list of saved games; `problem` is told above it, `look_again` reads what other tabs have saved."""

    name = "start"

    def __init__(
        self,
        page: PlainPage,
        preferences: Preferences,
        games_list: Callable[[], str],
        look_again: Callable[[], None],
        problem: str = "",
    ) -> None:
        super().__init__(page, preferences)
        self._games_list, self._look_again, self._problem = games_list, look_again, problem

    def markup(self) -> str:
        """The start page, and the problem if there is one."""
        problem = element("p", escape(self._problem), class_="problem", role="alert") if self._problem else ""
        return problem + start_page(self.preferences.text, self._games_list())

    def saved_games_changed(self) -> None:
        """Show the games as they are now."""
        self.draw()

    def back_in_view(self) -> None:
        """Other tabs may have played meanwhile."""
        self._look_again()
