"""Keys, controls and forms reach the screen; what belongs to the browser stays with it."""

import pytest

from stroganov_web.browser.events import item_of
from stroganov_web.i18n import Text
from tests.web.unit.desk import COIN, MOVE, THING, Desk
from tests.web.unit.dom import Element, Event


@pytest.fixture
def desk(text: Text) -> Desk:
    return Desk(text)


# Keys


def test_letters_are_commands(desk: Desk) -> None:
    for key in "uretwm?x":
        assert not desk.press(key).prevented
    assert desk.acts == ["undo", "redo", "end", "restart", "recap", "menu", "help"]


def test_letters_can_be_turned_off(desk: Desk) -> None:
    desk.single_keys = False
    desk.press("u")
    desk.press("Escape")
    desk.press("Enter", MOVE)
    assert desk.acts == ["close"] and desk.screen.answers == 1


def test_keys_of_the_browser_and_of_fields_are_left_alone(desk: Desk) -> None:
    for modifier in ("ctrlKey", "metaKey", "altKey"):
        event = Event(desk.on.find("body"), key="u")
        setattr(event, modifier, True)
        desk.events.handlers["keydown"](event)
    desk.press("u", "form input")
    assert not desk.acts


def test_enter_uses_a_target_or_looks_at_a_thing(desk: Desk) -> None:
    assert desk.press("Enter", MOVE).prevented
    assert desk.press(" ", THING).prevented
    assert desk.screen.done == ["use answer", "inspect tile-1"]
    assert not desk.press("Enter", COIN).prevented  # the browser clicks buttons itself


def test_a_key_that_is_held_down_enters_once(desk: Desk) -> None:
    desk.press("Enter", MOVE)
    held = desk.press("Enter", MOVE, repeat=True)
    assert desk.press("Enter", COIN, repeat=True).prevented
    assert held.prevented and desk.screen.answers == 1


def test_arrows_go_from_choice_to_choice(desk: Desk) -> None:
    desk.on.find(COIN).focus()
    assert desk.press("ArrowRight", COIN).prevented
    assert desk.on.focused["data-tray"] == "hunt"
    desk.on.find("form input").focus()
    assert not desk.press("ArrowRight", "#title").prevented  # the browser scrolls


def test_escape_closes_and_goes_back_to_the_thing_whose_card_was_entered(desk: Desk) -> None:
    desk.press("Tab")
    thing = desk.on.find(THING)
    thing.setAttribute("tabindex", "0")
    thing.focus()
    desk.on.find("#preview").innerHTML = '<button data-answer="[1]"></button>'
    desk.press("Enter", THING)
    assert desk.on.focused["data-answer"] == "[1]"
    desk.press("Escape", "#preview button")
    assert desk.acts == ["close"] and desk.on.focused["data-id"] == "tile-1"


def test_a_question_mark_on_a_thing_opens_the_rules(desk: Desk) -> None:
    desk.press("?", THING)
    desk.press("?", COIN)
    assert desk.rules == [5] and desk.acts == ["help"]


def test_while_opponents_are_shown_their_keys_come_first(desk: Desk) -> None:
    desk.screen.hurries = True
    assert desk.press("Enter", "body").prevented and desk.press("Escape").prevented
    assert desk.screen.done == ["key Enter", "key Escape"] and not desk.acts
    assert not desk.press("Enter", COIN).prevented  # a button with the focus is pressed
    assert len(desk.screen.done) == 2


# Controls


def changed(desk: Desk, markup: str) -> None:
    desk.on.page.paint({"shelf": markup})
    desk.events.handlers["change"](Event(desk.on.find("#shelf input, #shelf select")))


def test_settings_are_changed(desk: Desk) -> None:
    changed(desk, '<form data-settings><input name="theme" type="radio" value="dark" checked></form>')
    changed(desk, '<form data-settings><input name="keys" type="checkbox" value="on" checked></form>')
    changed(desk, '<form data-settings><input name="keys" type="checkbox" value="on"></form>')
    assert desk.set == [("theme", "dark"), ("keys", "on"), ("keys", "off")]


def test_controls_of_the_screen_are_set(desk: Desk) -> None:
    changed(desk, '<select id="replay-speed" value="fast"></select>')
    changed(desk, '<input id="scrubber" type="range" value="4">')  # told while it moves
    desk.events.handlers["input"](Event(desk.on.find("#scrubber")))
    desk.events.handlers["input"](Event(desk.on.find("form input")))
    assert desk.screen.done == ["replay-speed=fast", "scrubber=4"] and not desk.set


def test_a_form_is_sent_to_the_screen(desk: Desk) -> None:
    event = Event(desk.on.find("form"))
    desk.events.handlers["submit"](event)
    assert event.prevented and desk.screen.values == {"seed": "7"}


def test_an_item_has_the_data_of_its_element(desk: Desk) -> None:
    found: Element = desk.on.find(MOVE)
    item = item_of(found)
    assert item.data == {"for": "tile-2", "answer": '["move", 2]'} and item.element is found
    assert item.answer == ("move", 2)
