"""The commands of the table: undo, redo, restart, steps back, the recap, and why they have nothing to do."""

import pytest

from stroganov.answers import Move
from stroganov_web.draw.art.svg import escape
from stroganov_web.i18n import Text
from stroganov_web.screens.pacing import STEP
from stroganov_web.ui import recap
from stroganov_web.ui.dialogs.recap import recap_dialog
from tests.web.unit.fakes import in_event_loop
from tests.web.unit.finished import FRAGMENTS, played
from tests.web.unit.table_player import BOT, PERSONS, SOLO, AtTable, session_at

RIDE, BASIC, MAIN, DRAWN, END_LEFT = 1, 2, 3, 5, 8  # numbers of answers in the solo game
FRESH = 9  # the automaton has just acted


def table(text: Text, number: int, fragment: str = SOLO, **settings: str) -> AtTable:
    return AtTable(session_at(fragment, number, text), text, **settings).start()


def test_undo_and_redo_go_back_and_forth(text: Text) -> None:
    at = table(text, MAIN)
    board = at.page.painted["board"]
    at.do("undo")
    assert at.count == BASIC and at.saves == 1 and at.page.painted["board"] != board
    at.do("redo")
    assert at.count == MAIN and at.saves == 2 and at.page.painted["board"] == board


def test_restart_goes_to_the_beginning_of_the_turn(text: Text) -> None:
    at = table(text, MAIN)
    at.do("restart")
    assert at.count == RIDE and at.saves == 1
    at.do("restart")
    assert at.count == RIDE and at.page.beside == "#restart"


def test_undo_closes_the_dialog_that_offers_it(text: Text) -> None:
    at = table(text, MAIN)
    at.do("recap")
    assert at.page.dialog
    at.do("undo")
    assert at.count == BASIC and not at.page.dialog


@pytest.mark.parametrize(
    ("fragment", "number", "command", "key"),
    [
        (SOLO, 0, "undo", "whynot.nothing.undo"),
        (SOLO, MAIN, "redo", "whynot.nothing.redo"),
        (PERSONS, 0, "restart", "whynot.nothing.restart"),
        (SOLO, DRAWN, "undo", "whynot.sealed.draw"),
        (SOLO, DRAWN, "undo", "whynot.sealed.alone"),
        (BOT, 13, "undo", "whynot.sealed.turn"),
        (BOT, 13, "restart", "whynot.sealed.turn"),
        (PERSONS, 1, "undo", "whynot.sealed.turn"),
    ],
)
def test_a_command_with_nothing_to_do_says_why(
    fragment: str, number: int, command: str, key: str, text: Text
) -> None:
    at = table(text, number, fragment)
    at.do(command)
    assert at.count == number and not at.saves and at.page.beside == f"#{command}"
    assert escape(text(key)) in at.page.preview and text(key) in at.page.said[-1]


def test_who_plays_alone_may_choose_to_undo_everything(text: Text) -> None:
    at = table(text, DRAWN, free_undo="on")
    at.do("undo")
    assert at.count == DRAWN - 1 and at.session.undo_limits_passed == 1


def test_a_step_that_is_done_leads_back_to_its_beginning(text: Text) -> None:
    at = table(text, MAIN)
    assert at.use(step="basic")
    assert at.count == BASIC and at.saves == 1


@pytest.mark.parametrize(
    ("fragment", "number", "step", "key"),
    [(SOLO, DRAWN, "basic", "whynot.sealed.draw"), (PERSONS, 0, "end", "whynot.nothing.undo")],
)
def test_a_step_without_a_way_back_says_why(
    fragment: str, number: int, step: str, key: str, text: Text
) -> None:
    at = table(text, number, fragment)
    at.use(step=step)
    assert at.count == number and escape(text(key)) in at.page.preview


def test_the_recap_tells_what_the_others_did_until_it_is_put_away(text: Text) -> None:
    at = table(text, FRESH)
    line = recap.recap_line(at.screen.view.since(), at.screen.view.event_context)
    assert line in at.page.painted["band"]
    at.do("recap")
    assert at.page.dialog == recap_dialog(at.screen.view.since(), at.screen.view.event_context)
    at.do("dismiss_recap")
    assert line not in at.page.painted["band"] and recap.recap_button(text) in at.page.painted["band"]


# While opponents act


@in_event_loop
async def test_while_an_opponent_is_shown_nothing_is_answered(text: Text) -> None:
    at = table(text, END_LEFT, speed=STEP, warn="off")
    at.do("end")
    assert at.screen.busy and at.page.marks["busy"] == "true" and at.page.marks["seat"] == "1"
    given, saves = at.count, at.saves
    for option in at.session.game.options():
        at.click(option)
        at.click(option, by_touch=True)
    for command in ("end", "end_anyway", "redo", "restart", "recap", "confirm"):
        at.do(command)
    assert (at.count, at.saves, at.page.preview, at.page.dialog) == (given, saves, "", "")
    at.screen.leave()


@in_event_loop
async def test_undo_interrupts_an_opponent(text: Text) -> None:
    at = table(text, END_LEFT, speed=STEP, warn="off", free_undo="on")
    at.do("end")
    run = at.screen.opponents.run
    assert at.screen.busy and run
    at.do("undo")
    assert at.count == END_LEFT and not at.screen.busy and "busy" not in at.page.marks
    await at.page.until(run.cancelled)


@in_event_loop
async def test_undo_that_cannot_go_back_lets_an_opponent_go_on(text: Text) -> None:
    at = table(text, END_LEFT, speed=STEP, warn="off")
    at.do("end")
    at.do("undo")
    assert at.screen.busy and at.count > END_LEFT and text("whynot.sealed.draw") in at.page.said[-1]
    at.screen.leave()


def test_the_recorded_games_are_what_these_tests_take_them_for() -> None:
    answers = played(FRAGMENTS[0]).answers
    assert answers[RIDE] == Move(2) and answers[END_LEFT] == ("end",)
