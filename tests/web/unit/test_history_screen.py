"""The page of finished games follows what is saved."""

from stroganov_web.i18n import Text
from stroganov_web.screens.history import HistoryScreen
from stroganov_web.storage.entries import Entry
from stroganov_web.ui.pages.history import FinishedGame, history_page
from tests.web.unit.fakes import FakePage, FakePreferences
from tests.web.unit.table_player import SOLO, session_at, session_at_end


def test_finished_games_are_shown_the_oldest_first(text: Text) -> None:
    over, going_on = session_at_end(SOLO, text), session_at(SOLO, 5, text)
    games = [Entry.new("a", over, 9), Entry.new("going", going_on, 5), Entry.new("b", over, 1)]
    page = FakePage()
    screen = HistoryScreen(page, FakePreferences(text), lambda: games, lambda moment: f"day {moment}")
    screen.draw()
    past = [FinishedGame(game.name, f"day {game.changed}", game.result) for game in games if game.result]
    assert page.screen == "history" and page.painted["screen"] == history_page(past[::-1], text)
    games.clear()
    screen.saved_games_changed()
    assert page.painted["screen"] == history_page([], text)
