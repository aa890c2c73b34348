"""The start page: the saved games, and what went wrong on the way here."""

from stroganov_web.draw.art.svg import escape
from stroganov_web.draw.art.tokens import SEASON
from stroganov_web.i18n import Text
from stroganov_web.screens.start import PageScreen, StartScreen
from stroganov_web.text.titles import screen_title
from tests.web.unit.catalogues import text_of
from tests.web.unit.fakes import FakePage, FakePreferences


class Started:
    """The start page."""

    def __init__(self, text: Text, problem: str = "") -> None:
        self.page, self.preferences = FakePage(), FakePreferences(text)
        self.page.season = "winter"
        self.listed, self.looks = "<i>one game</i>", 0
        self.screen = StartScreen(self.page, self.preferences, lambda: self.listed, self._look, problem)
        self.screen.draw()

    def _look(self) -> None:
        self.looks += 1


def test_the_page_is_painted_in_its_own_colours(text: Text) -> None:
    started = Started(text)
    assert started.page.screen == "start" and started.page.heading == screen_title("start", text)
    assert started.page.season == SEASON and started.listed in started.page.painted["screen"]
    assert 'role="alert"' not in started.page.painted["screen"]


def test_a_problem_is_told_as_it_is_written(text: Text) -> None:
    started = Started(text, "<b>bad</b>")
    assert escape("<b>bad</b>") in started.page.painted["screen"]


def test_the_list_follows_the_games(text: Text) -> None:
    started = Started(text)
    started.listed = "<i>two games</i>"
    started.screen.refresh()
    assert started.listed not in started.page.painted["screen"]
    started.screen.saved_games_changed()
    assert started.listed in started.page.painted["screen"]
    started.screen.back_in_view()
    assert started.looks == 1


def test_it_speaks_another_language(text: Text) -> None:
    started = Started(text)
    started.preferences.text = german = text_of("de")
    started.screen.translate()
    assert escape(german("menu.new_game")) in started.page.painted["screen"]


def test_a_page_has_nothing_on_it_by_itself(text: Text) -> None:
    assert PageScreen(FakePage(), FakePreferences(text)).markup() == ""
