"""Clicks, taps and pointers reach the screen once, and only when they were meant for it."""

import pytest

from stroganov_web.i18n import Text
from stroganov_web.screens.press_guard import MOMENT
from stroganov_web.screens.screen import Screen
from stroganov_web.ui.dialogs.menu import menu_dialog
from tests.web.unit.dom import Event
from tests.web.unit.event_harness import COIN, MOVE, NEW_TABLE, THING, TRAY, EventHarness


@pytest.fixture
def harness(text: Text) -> EventHarness:
    return EventHarness(text)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine so slow that a second goes by whenever it looks at the clock."""
    monkeypatch.setattr("stroganov_web.screens.paint_queue.perf_counter", iter(range(1000)).__next__)


# Clicks


def test_a_click_and_a_tap_use_what_is_there(harness: EventHarness) -> None:
    harness.click(TRAY)
    harness.click(TRAY, pointer="touch")
    assert harness.screen.done == ["use tray", "tap tray"]


def test_a_double_click_is_one_answer(harness: EventHarness) -> None:
    harness.click(COIN)
    harness.now += 200
    second = harness.click(MOVE)  # something else has appeared under the pointer
    assert harness.screen.answers == 1 and second.prevented
    harness.now += MOMENT
    harness.click(MOVE)
    assert harness.screen.answers == 2


@pytest.mark.usefixtures("slow")
def test_until_it_is_painted_nothing_new_takes_a_press(harness: EventHarness) -> None:
    harness.click(COIN)
    harness.now += 60_000
    harness.click(MOVE)
    assert harness.screen.answers == 1
    for _ in NEW_TABLE:
        harness.on.frames.pop()()
    harness.now += MOMENT
    harness.click(MOVE)
    assert harness.screen.answers == 2


def test_a_press_somewhere_else_is_meant(harness: EventHarness) -> None:
    harness.click(COIN, (50, 50))
    harness.click(MOVE, (300, 50))
    assert harness.screen.answers == 2


def test_who_moves_the_pointer_and_comes_back_means_it(harness: EventHarness) -> None:
    harness.click(COIN)
    harness.point("#mat", (300, 300))
    harness.click(MOVE)
    assert harness.screen.answers == 2


def test_what_changes_nothing_holds_up_nothing(harness: EventHarness) -> None:
    harness.click(TRAY)
    harness.click(TRAY)
    assert len(harness.screen.done) == 2


def test_keys_are_never_held_up(harness: EventHarness) -> None:
    harness.click(COIN)
    harness.click(COIN, detail=0)  # Enter on a button is a click without a pointer
    harness.press("Enter", MOVE)
    assert harness.screen.answers == 3
    harness.click(COIN, (51, 51))
    assert harness.screen.answers == 3


def test_closing_a_dialog_answers_nothing_under_it(harness: EventHarness) -> None:
    harness.dialogs.show(menu_dialog)
    harness.click("dialog")  # beside it
    assert harness.acts == ["dismiss"] and not harness.on.find("dialog").open
    harness.click(MOVE)
    assert harness.screen.answers == 0


def test_a_click_paints_what_is_left_first(harness: EventHarness) -> None:
    painted: list[int] = []
    harness.on.page.queue.begin([lambda: None, lambda: painted.append(1)])
    harness.click("#title")
    assert painted == [1]


def test_buttons_are_commands(harness: EventHarness) -> None:
    harness.on.page.paint({"notice": '<button data-action="put_away"></button>'})
    harness.click("#notice button")
    harness.on.find("#undo").removeAttribute("data-refused")
    harness.click("#menu")
    harness.click("#undo")
    assert harness.acts == ["put_away", "menu", "undo"]


def test_tabs_change_the_page_and_not_the_game(harness: EventHarness) -> None:
    harness.on.page.paint({"shelf": '<button data-tab="mat"></button><button data-side="log"></button>'})
    harness.click("[data-tab]")
    harness.click("[data-side]")
    app = harness.on.find("#app").attributes
    assert app["data-tab"] == "mat" and app["data-beside"] == "log" and not harness.screen.done


def test_a_thing_that_is_no_choice_is_looked_at(harness: EventHarness) -> None:
    harness.click(THING)
    assert harness.screen.done == ["inspect tile-1"] and not harness.acts


def test_beside_everything_a_click_closes_what_is_open(harness: EventHarness) -> None:
    harness.click("#title")
    assert harness.acts == ["close"]
    harness.click("#preview")
    assert harness.acts == ["close"]
    harness.router.screen = Screen()
    harness.click(THING)
    assert harness.acts == ["close", "close"]


@pytest.mark.parametrize("lines", [True, False])
def test_a_line_of_the_log_leads_to_its_position_in_a_replay(lines: bool, harness: EventHarness) -> None:
    harness.screen.lines = lines
    harness.click("#word")
    assert (harness.screen.done == ["use from"]) == lines and (harness.acts == ["close"]) == (not lines)


# Pointing


def test_pointing_shows_what_a_target_would_bring(harness: EventHarness) -> None:
    for selector in (COIN, "#band [data-refused]", "[data-step]", "#title", THING):
        harness.point(selector)
    seen = ["hover answer", "hover refused", "hover step", "hover nothing", "hover nothing"]
    assert harness.screen.done == seen
    harness.point(COIN, pointer="touch")
    harness.point("#preview")
    assert harness.screen.done == seen


@pytest.mark.usefixtures("slow")
def test_what_was_pointed_at_and_is_gone_shows_nothing(harness: EventHarness) -> None:
    harness.on.page.queue.begin(NEW_TABLE)
    harness.point(COIN)
    harness.on.find("#band").innerHTML = ""
    harness.on.page.queue.finish()
    assert not harness.screen.done


def test_the_focus_of_a_keyboard_shows_the_same(harness: EventHarness) -> None:
    def focus(selector: str) -> None:
        harness.events.handlers["focusin"](Event(harness.on.find(selector)))

    focus(COIN)
    assert not harness.screen.done  # a mouse gave it the focus
    harness.press("Tab")
    focus(COIN)
    focus(THING)
    assert harness.screen.done == ["hover answer", "focus tile-1"]
    harness.events.handlers["pointerdown"](Event(harness.on.find(COIN)))
    focus(COIN)
    assert len(harness.screen.done) == 2
