"""Sounds: none until they are switched on in the menu, and none where nothing may move."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from stroganov_web.i18n import Text
from tests.web.driver import GAMES, Table, session_of

pytestmark = pytest.mark.browser

# Counts the tones that would be heard, and what shakes the device.
EARS = """
    window.tones = 0;
    window.shakes = [];
    const begin = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { window.tones++; return begin.apply(this, when); };
    navigator.vibrate = (pattern) => window.shakes.push(pattern);
"""
SWITCH = "dialog [name={}]"


def test_sounds_are_heard_only_by_who_wants_them(
    open_page: Callable[..., Page], start: Callable[..., Page], text: Text
) -> None:
    page = open_page(reduced_motion="no-preference")
    page.add_init_script(EARS)
    table = Table(start(page, GAMES["two"]), session_of(GAMES["two"], text))
    while not any(answer[0] == "move" for answer in table.session.game.answers):
        table.play(1)
    assert page.evaluate("window.tones") == 0
    page.locator("#menu").click()
    page.locator(SWITCH.format("sound")).check()
    page.locator("dialog [data-action=settings]").click()
    page.locator(SWITCH.format("vibration")).check()
    page.keyboard.press("Escape")
    table.play(12)
    assert page.evaluate("window.tones") > 0
    assert page.evaluate("window.shakes.length") > 0
    heard = page.evaluate("window.tones")
    page.emulate_media(reduced_motion="reduce")
    table.play(12)
    assert page.evaluate("window.tones") == heard
