"""A game from outside is looked at; nothing on it answers before it is one's own."""

import pytest

from stroganov.answers import Coin
from stroganov_web.i18n import Text
from stroganov_web.screens.foreign_game import ForeignGameScreen
from stroganov_web.ui.foreign_game_bar import ForeignGame, foreign_game_bar
from tests.web.unit.catalogues import text_of
from tests.web.unit.fakes import LAPTOP, PHONE, FakePage, FakePreferences, thing
from tests.web.unit.table_player import SOLO, session_at, session_at_end, target


def shown(
    text: Text, size: tuple[float, float, float] = LAPTOP, over: bool = False
) -> tuple[FakePage, ForeignGameScreen]:
    session = session_at_end(SOLO, text) if over else session_at(SOLO, 2, text)
    page = FakePage()
    choices = {"play_on": lambda item: page.say("played on")}
    screen = ForeignGameScreen(
        ForeignGame(session, "link", "older", "abc"), page, FakePreferences(text, size), choices
    )
    screen.draw()
    return page, screen


@pytest.mark.parametrize("over", [False, True])
def test_its_table_is_painted_with_a_bar(over: bool, text: Text) -> None:
    page, screen = shown(text, over=over)
    assert page.screen == "table" and page.painted["band"] == foreign_game_bar(screen.game, text)
    assert page.said == [screen.game.sentence(text)] and page.heading
    assert ("over" in page.marks) == over and "seat" in page.marks
    assert "data-answer" not in "".join(page.painted.values())
    screen.leave()
    assert not {"seat", "over"} & page.marks.keys()


def test_nothing_answers(text: Text) -> None:
    page, screen = shown(text)
    screen.hover(target(Coin()))
    assert not screen.use(target(Coin()), False) and not page.preview
    assert "undo" not in screen.commands() and "end" not in screen.commands()


def test_its_choices_are_carried_out(text: Text) -> None:
    page, screen = shown(text)
    screen.commands()["play_on"](thing())
    assert page.said[-1] == "played on"


def test_things_say_what_they_are(text: Text) -> None:
    page, screen = shown(text)
    assert screen.inspect(thing(id="mat-0")) and page.preview
    screen.commands()["close"](thing())
    assert not page.preview


def test_it_speaks_another_language(text: Text) -> None:
    page, screen = shown(text)
    german = text_of("de")
    screen.preferences = FakePreferences(german)
    screen.translate()
    assert page.painted["band"] == foreign_game_bar(screen.game, german)


def test_on_a_phone_the_board_begins_with_the_cossack(text: Text) -> None:
    page, screen = shown(text, PHONE)
    assert "in-view" in page.placed
    page.left = -1.0
    screen.refresh()
    assert page.left == -1.0  # it stays where the player has scrolled
    assert screen.use(thing(jump="12"), False) and page.left > 0


def test_points_that_were_not_replayed_say_so(text: Text) -> None:
    whole = session_at_end(SOLO, text)
    assert text("end.unverified") not in ForeignGame(whole, "link").sentence(text)
    assert text("end.unverified") in ForeignGame(whole.from_here(), "link").sentence(text)
    going_on = session_at(SOLO, 5, text).from_here()
    assert text("end.unverified") not in ForeignGame(going_on, "link").sentence(text)
