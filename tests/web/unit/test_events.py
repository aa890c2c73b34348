"""Clicks, taps and pointers reach the screen once, and only when they were meant for it."""

import pytest

from stroganov_web.i18n import Text
from stroganov_web.screens.press_guard import MOMENT
from stroganov_web.screens.screen import Screen
from stroganov_web.ui.dialogs.menu import menu_dialog
from tests.web.unit.desk import COIN, MOVE, NEW_TABLE, THING, TRAY, Desk
from tests.web.unit.dom import Event


@pytest.fixture
def desk(text: Text) -> Desk:
    return Desk(text)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine so slow that a second goes by whenever it looks at the clock."""
    monkeypatch.setattr("stroganov_web.screens.paint_queue.perf_counter", iter(range(1000)).__next__)


# Clicks


def test_a_click_and_a_tap_use_what_is_there(desk: Desk) -> None:
    desk.click(TRAY)
    desk.click(TRAY, pointer="touch")
    assert desk.screen.done == ["use tray", "tap tray"]


def test_a_double_click_is_one_answer(desk: Desk) -> None:
    desk.click(COIN)
    desk.now += 200
    second = desk.click(MOVE)  # something else has appeared under the pointer
    assert desk.screen.answers == 1 and second.prevented
    desk.now += MOMENT
    desk.click(MOVE)
    assert desk.screen.answers == 2


@pytest.mark.usefixtures("slow")
def test_until_it_is_painted_nothing_new_takes_a_press(desk: Desk) -> None:
    desk.click(COIN)
    desk.now += 60_000
    desk.click(MOVE)
    assert desk.screen.answers == 1
    for _ in NEW_TABLE:
        desk.on.frames.pop()()
    desk.now += MOMENT
    desk.click(MOVE)
    assert desk.screen.answers == 2


def test_a_press_somewhere_else_is_meant(desk: Desk) -> None:
    desk.click(COIN, (50, 50))
    desk.click(MOVE, (300, 50))
    assert desk.screen.answers == 2


def test_who_moves_the_pointer_and_comes_back_means_it(desk: Desk) -> None:
    desk.click(COIN)
    desk.point("#mat", (300, 300))
    desk.click(MOVE)
    assert desk.screen.answers == 2


def test_what_changes_nothing_holds_up_nothing(desk: Desk) -> None:
    desk.click(TRAY)
    desk.click(TRAY)
    assert len(desk.screen.done) == 2


def test_keys_are_never_held_up(desk: Desk) -> None:
    desk.click(COIN)
    desk.click(COIN, detail=0)  # Enter on a button is a click without a pointer
    desk.press("Enter", MOVE)
    assert desk.screen.answers == 3
    desk.click(COIN, (51, 51))
    assert desk.screen.answers == 3


def test_closing_a_dialog_answers_nothing_under_it(desk: Desk) -> None:
    desk.dialogs.show(menu_dialog)
    desk.click("dialog")  # beside it
    assert desk.acts == ["dismiss"] and not desk.on.find("dialog").open
    desk.click(MOVE)
    assert desk.screen.answers == 0


def test_a_click_paints_what_is_left_first(desk: Desk) -> None:
    painted: list[int] = []
    desk.on.page.queue.begin([lambda: None, lambda: painted.append(1)])
    desk.click("#title")
    assert painted == [1]


def test_buttons_are_commands(desk: Desk) -> None:
    desk.on.page.paint({"notice": '<button data-action="put_away"></button>'})
    desk.click("#notice button")
    desk.on.find("#undo").removeAttribute("data-refused")
    desk.click("#menu")
    desk.click("#undo")
    assert desk.acts == ["put_away", "menu", "undo"]


def test_tabs_change_the_page_and_not_the_game(desk: Desk) -> None:
    desk.on.page.paint({"shelf": '<button data-tab="mat"></button><button data-side="log"></button>'})
    desk.click("[data-tab]")
    desk.click("[data-side]")
    app = desk.on.find("#app").attributes
    assert app["data-tab"] == "mat" and app["data-beside"] == "log" and not desk.screen.done


def test_a_thing_that_is_no_choice_is_looked_at(desk: Desk) -> None:
    desk.click(THING)
    assert desk.screen.done == ["inspect tile-1"] and not desk.acts


def test_beside_everything_a_click_closes_what_is_open(desk: Desk) -> None:
    desk.click("#title")
    assert desk.acts == ["close"]
    desk.click("#preview")
    assert desk.acts == ["close"]
    desk.router.screen = Screen()
    desk.click(THING)
    assert desk.acts == ["close", "close"]


@pytest.mark.parametrize("lines", [True, False])
def test_a_line_of_the_log_leads_to_its_position_in_a_replay(lines: bool, desk: Desk) -> None:
    desk.screen.lines = lines
    desk.click("#word")
    assert (desk.screen.done == ["use from"]) == lines and (desk.acts == ["close"]) == (not lines)


# Pointing


def test_pointing_shows_what_a_target_would_bring(desk: Desk) -> None:
    for selector in (COIN, "#band [data-refused]", "[data-step]", "#title", THING):
        desk.point(selector)
    seen = ["hover answer", "hover refused", "hover step", "hover nothing", "hover nothing"]
    assert desk.screen.done == seen
    desk.point(COIN, pointer="touch")
    desk.point("#preview")
    assert desk.screen.done == seen


@pytest.mark.usefixtures("slow")
def test_what_was_pointed_at_and_is_gone_shows_nothing(desk: Desk) -> None:
    desk.on.page.queue.begin(NEW_TABLE)
    desk.point(COIN)
    desk.on.find("#band").innerHTML = ""
    desk.on.page.queue.finish()
    assert not desk.screen.done


def test_the_focus_of_a_keyboard_shows_the_same(desk: Desk) -> None:
    def focus(selector: str) -> None:
        desk.events.handlers["focusin"](Event(desk.on.find(selector)))

    focus(COIN)
    assert not desk.screen.done  # a mouse gave it the focus
    desk.press("Tab")
    focus(COIN)
    focus(THING)
    assert desk.screen.done == ["hover answer", "focus tile-1"]
    desk.events.handlers["pointerdown"](Event(desk.on.find(COIN)))
    focus(COIN)
    assert len(desk.screen.done) == 2
