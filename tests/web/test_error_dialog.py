"""An error of ours at the table is told with a report and ways on; the game is not lost."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from stroganov import __version__
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from tests.web.conftest import READY
from tests.web.driver import GAMES, Table, session_of
from tests.web.page_errors import profile
from tests.web.page_python import in_python
from tools.server import Site

pytestmark = pytest.mark.browser
BREAK = "document.querySelector('#band [data-answer]').dataset.answer = 'broken'"  # none of ours is so
# Breaks something of ours inside the page, once.
BROKEN = """
from {module} import {owner}
def broken(*given, before={owner}.{name}, **named):
    {owner}.{name} = before
    raise ValueError("lost on the way")
{owner}.{name} = broken
"""

Seat = Callable[[str], Page]


@pytest.fixture
def seat(browser: Browser, site: Site) -> Iterator[Seat]:
    """Opens a game in a page whose errors are wanted."""
    clipboard = ["clipboard-read", "clipboard-write"]
    with profile(browser, site, may_fail=True, permissions=clipboard) as watch:

        def opened(fragment: str) -> Page:
            page = watch.context.new_page()
            page.goto(site.address + fragment)
            page.wait_for_selector(READY, state="attached")
            return page

        yield opened


def told(page: Page, text: Text) -> Locator:
    """The dialog of an error."""
    dialog = page.get_by_role("dialog", name=text("errors.title"))
    expect(dialog).to_be_visible()
    return dialog


def error_dialog_at(table: Table, text: Text) -> Locator:
    """An answer that makes no sense."""
    table.page.evaluate(BREAK)
    table.page.locator("#band [data-answer=broken]").dispatch_event("click")
    return told(table.page, text)


def test_an_error_is_told_and_the_game_goes_on(seat: Seat, text: Text) -> None:
    page = seat(GAMES["solo"])
    table = Table(page, session_of(GAMES["solo"], text))
    table.play(3)
    dialog = error_dialog_at(table, text)
    dialog.get_by_role("button", name=text("errors.copy")).click()
    expect(dialog.get_by_text(text("errors.copied"))).to_be_visible()
    report = page.evaluate("navigator.clipboard.readText()")
    assert report == dialog.locator("pre").inner_text()
    assert "JSONDecodeError" in report
    lines = dict(line.split(": ", 1) for line in report.splitlines()[-5:])
    assert lines["version"].startswith(f"{__version__}, ")
    assert lines["seed"] == str(table.session.game.setup.seed)
    assert lines["answers"] == json.dumps(table.session.game.answers, separators=(",", ":"))

    with page.expect_download() as saved:
        dialog.get_by_role("button", name=text("errors.save")).click()
    found = Session.from_text(Path(saved.value.path()).read_text(), text)
    assert found.game.answers == table.session.game.answers
    expect(dialog).not_to_be_visible()
    page.reload()
    page.wait_for_selector(READY, state="attached")
    table.compare()


def test_after_an_error_one_can_take_back_or_load_the_page_anew(seat: Seat, text: Text) -> None:
    page = seat(GAMES["two"])
    table = Table(page, session_of(GAMES["two"], text))
    table.compare()
    while not table.session.can_undo:
        table.play(1)
    error_dialog_at(table, text).get_by_role("button", name=text("errors.undo")).click()
    expect(page.get_by_role("dialog")).not_to_be_visible()
    assert table.session.undo()
    table.compare()

    dialog = error_dialog_at(table, text)
    page.evaluate("window.former = true")
    dialog.get_by_role("button", name=text("errors.reload")).click()
    page.wait_for_function("!window.former")
    page.wait_for_selector(READY, state="attached")
    table.compare()


def test_an_error_in_a_bots_turn_is_told_and_the_game_goes_on_when_the_page_is_loaded_anew(
    seat: Seat, text: Text
) -> None:
    page = seat(GAMES["bots"])
    table = Table(page, session_of(GAMES["bots"], text))
    table.compare()
    broken = {"module": "stroganov_web.model.session", "owner": "Session", "name": "bots_answer_in_steps"}
    in_python(page, BROKEN.format(**broken))
    while not page.locator("dialog[open]").count():
        table.give(table.choose(table.session.game.state))
        page.wait_for_function(
            "document.querySelector('dialog[open]') || !document.documentElement.dataset.busy"
        )
    dialog = told(page, text)
    expect(dialog.locator("pre")).to_contain_text("lost on the way")
    expect(dialog.locator("pre")).to_contain_text(f"seed: {table.session.game.setup.seed}")
    dialog.get_by_role("button", name=text("errors.reload")).click()
    expect(dialog).not_to_be_visible()
    page.wait_for_selector(READY, state="attached")
    table.play(3)


@pytest.mark.parametrize(
    ("module", "owner", "name"),
    [
        ("stroganov_web.storage.autosave", "Autosave", "save"),  # called before the change is painted
        ("stroganov_web.browser.game_db", "Archive", "put"),  # called there as well
    ],
)
def test_an_error_while_the_game_is_kept_is_told(
    seat: Seat, text: Text, module: str, owner: str, name: str
) -> None:
    page = seat(GAMES["solo"])
    table = Table(page, session_of(GAMES["solo"], text))
    table.compare()
    in_python(page, BROKEN.format(module=module, owner=owner, name=name))
    table.give(table.choose(table.session.game.state))
    dialog = told(page, text)
    expect(dialog.locator("pre")).to_contain_text("lost on the way")
    dialog.get_by_role("button", name=text("errors.close")).click()
    table.play(2)


def test_an_error_while_a_game_replays_itself_is_told(seat: Seat, text: Text) -> None:
    page = seat(GAMES["solo"])
    table = Table(page, session_of(GAMES["solo"], text))
    table.play(2)
    page.evaluate("location.hash = location.hash.replace('#play', '#replay')")
    page.wait_for_selector(".replay")
    in_python(page, BROKEN.format(module="stroganov_web.model.replay", owner="Replay", name="jump"))
    page.locator("[data-action=toggle_replay]").click()
    expect(told(page, text).locator("pre")).to_contain_text("lost on the way")


def test_an_error_in_what_another_tab_asks_for_is_told(seat: Seat, text: Text) -> None:
    page = seat(GAMES["solo"])
    in_python(page, BROKEN.format(module="stroganov_web.screens.router", owner="Router", name="go"))
    other = page.context.new_page()
    other.goto(page.url)
    other.locator("dialog [data-action=take_over]").click()
    expect(told(page, text).locator("pre")).to_contain_text("lost on the way")
