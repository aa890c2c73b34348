"""Keys, controls and forms reach the screen; what belongs to the browser stays with it."""

import pytest

from stroganov_web.browser.events import item_of
from stroganov_web.i18n import Text
from tests.web.unit.dom import Element, Event
from tests.web.unit.event_harness import COIN, MOVE, THING, EventHarness


@pytest.fixture
def harness(text: Text) -> EventHarness:
    return EventHarness(text)


# Keys


def test_letters_are_commands(harness: EventHarness) -> None:
    for key in "uretwm?x":
        assert not harness.press(key).prevented
    assert harness.acts == ["undo", "redo", "end", "restart", "recap", "menu", "help"]


def test_letters_can_be_turned_off(harness: EventHarness) -> None:
    harness.single_keys = False
    harness.press("u")
    harness.press("Escape")
    harness.press("Enter", MOVE)
    assert harness.acts == ["close"] and harness.screen.answers == 1


def test_keys_of_the_browser_and_of_fields_are_left_alone(harness: EventHarness) -> None:
    for modifier in ("ctrlKey", "metaKey", "altKey"):
        event = Event(harness.on.find("body"), key="u")
        setattr(event, modifier, True)
        harness.events.handlers["keydown"](event)
    harness.press("u", "form input")
    assert not harness.acts


def test_enter_uses_a_target_or_looks_at_a_thing(harness: EventHarness) -> None:
    assert harness.press("Enter", MOVE).prevented
    assert harness.press(" ", THING).prevented
    assert harness.screen.done == ["use answer", "inspect tile-1"]
    assert not harness.press("Enter", COIN).prevented  # the browser clicks buttons itself


def test_a_key_that_is_held_down_enters_once(harness: EventHarness) -> None:
    harness.press("Enter", MOVE)
    held = harness.press("Enter", MOVE, repeat=True)
    assert harness.press("Enter", COIN, repeat=True).prevented
    assert held.prevented and harness.screen.answers == 1


def test_arrows_go_from_choice_to_choice(harness: EventHarness) -> None:
    harness.on.find(COIN).focus()
    assert harness.press("ArrowRight", COIN).prevented
    assert harness.on.focused["data-tray"] == "hunt"
    harness.on.find("form input").focus()
    assert not harness.press("ArrowRight", "#title").prevented  # the browser scrolls


def test_escape_closes_and_goes_back_to_the_thing_whose_card_was_entered(harness: EventHarness) -> None:
    harness.press("Tab")
    thing = harness.on.find(THING)
    thing.setAttribute("tabindex", "0")
    thing.focus()
    harness.on.find("#preview").innerHTML = '<button data-answer="[1]"></button>'
    harness.press("Enter", THING)
    assert harness.on.focused["data-answer"] == "[1]"
    harness.press("Escape", "#preview button")
    assert harness.acts == ["close"] and harness.on.focused["data-id"] == "tile-1"


def test_a_question_mark_on_a_thing_opens_the_rules(harness: EventHarness) -> None:
    harness.press("?", THING)
    harness.press("?", COIN)
    assert harness.rules == [5] and harness.acts == ["help"]


def test_while_opponents_are_shown_their_keys_come_first(harness: EventHarness) -> None:
    harness.screen.hurries = True
    assert harness.press("Enter", "body").prevented and harness.press("Escape").prevented
    assert harness.screen.done == ["key Enter", "key Escape"] and not harness.acts
    assert not harness.press("Enter", COIN).prevented  # a button with the focus is pressed
    assert len(harness.screen.done) == 2


# Controls


def changed(harness: EventHarness, markup: str) -> None:
    harness.on.page.paint({"shelf": markup})
    harness.events.handlers["change"](Event(harness.on.find("#shelf input, #shelf select")))


def test_settings_are_changed(harness: EventHarness) -> None:
    changed(harness, '<form data-settings><input name="theme" type="radio" value="dark" checked></form>')
    changed(harness, '<form data-settings><input name="keys" type="checkbox" value="on" checked></form>')
    changed(harness, '<form data-settings><input name="keys" type="checkbox" value="on"></form>')
    assert harness.set == [("theme", "dark"), ("keys", "on"), ("keys", "off")]


def test_controls_of_the_screen_are_set(harness: EventHarness) -> None:
    changed(harness, '<select id="replay-speed" value="fast"></select>')
    changed(harness, '<input id="scrubber" type="range" value="4">')  # told while it moves
    harness.events.handlers["input"](Event(harness.on.find("#scrubber")))
    harness.events.handlers["input"](Event(harness.on.find("form input")))
    assert harness.screen.done == ["replay-speed=fast", "scrubber=4"] and not harness.set


def test_a_form_is_sent_to_the_screen(harness: EventHarness) -> None:
    event = Event(harness.on.find("form"))
    harness.events.handlers["submit"](event)
    assert event.prevented and harness.screen.values == {"seed": "7"}


def test_an_item_has_the_data_of_its_element(harness: EventHarness) -> None:
    found: Element = harness.on.find(MOVE)
    item = item_of(found)
    assert item.data == {"for": "tile-2", "answer": '["move", 2]'} and item.element is found
    assert item.answer == ("move", 2)
