"""The game is kept: a reload restores the exact position, and what cannot be opened is told."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from tests.web.conftest import READY
from tests.web.driver import GAMES, Table, session_of

pytestmark = pytest.mark.browser

# Changes the position in the text of every archived game.
DAMAGE = """() => new Promise((resolve) => {
    indexedDB.open("stroganov").onsuccess = ({ target: { result } }) => {
        const texts = result.transaction("texts", "readwrite").objectStore("texts");
        texts.transaction.oncomplete = resolve;
        texts.openCursor().onsuccess = ({ target: { result: cursor } }) => {
            if (!cursor) return;
            const text = cursor.value.text.replace('"position":"', '"position":"0');
            cursor.update({ ...cursor.value, text });
            cursor.continue();
        };
    };
})"""


def test_a_reload_in_the_middle_of_a_turn_restores_the_position(
    page: Page, start: Callable[..., Page], text: Text
) -> None:
    start(page, GAMES["bots"])
    table = Table(page, session_of(GAMES["bots"], text))
    table.play(8)
    page.reload()
    page.wait_for_selector(READY, state="attached")
    table.play(4)
    again = Session.from_text(page.evaluate("window.stroganov.save()"), text)
    assert again.game.answers == table.session.game.answers


def test_the_start_page_continues_the_kept_game(page: Page, start: Callable[..., Page], text: Text) -> None:
    start(page, GAMES["two"])
    table = Table(page, session_of(GAMES["two"], text))
    table.play(3)
    page.locator("#menu").click()
    page.locator("dialog [data-action=start]").click()
    page.locator("[data-action=continue]").click()
    page.wait_for_selector("#app[data-screen=table]")
    table.play(2)


def test_a_damaged_game_is_told_and_left_out(page: Page, start: Callable[..., Page]) -> None:
    start(page, GAMES["two"])
    page.evaluate(DAMAGE)
    page.reload()
    page.wait_for_selector(READY, state="attached")
    assert page.get_by_role("alert").is_visible()
    assert page.locator("[data-action=new_game]").is_visible()


def test_an_address_that_makes_no_sense_is_told(page: Page, start: Callable[..., Page]) -> None:
    start(page, "#new?players=9")
    assert page.get_by_role("alert").is_visible()


def test_a_game_begins_from_the_form(page: Page, start: Callable[..., Page]) -> None:
    start(page, "#new")
    assert page.get_by_role("button", name="Back").is_visible()
    page.locator("form button[type=submit]").click()
    page.wait_for_selector("#app[data-screen=table]")
    assert page.locator("#band [data-answer]").count() >= 2
