"""A game is found again whenever and however the page ends; what cannot be kept is told, and play goes on."""

import json
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from stroganov.answers import Answer
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.storage.entries import Entry, Record
from stroganov_web.storage.export import export_games
from tests.web import saved_games
from tests.web.conftest import FLAGS, READY
from tests.web.driver import Table, mouse, session_of
from tests.web.page_errors import profile, watched
from tests.web.phases import phase
from tools import browser as browsers
from tools.server import Site

pytestmark = pytest.mark.browser
SOLO = "#new?mode=solo&opponent=ivan&seed=24&confirm=off"
TWO = "#new?players=2&seed=33&confirm=off"
CRASHES = 10  # of the page, each at another kind of question
KILLS = 3  # of the whole browser; every start of one takes seconds

FORBIDDEN = """
    const forbidden = () => { throw new DOMException("forbidden", "SecurityError"); };
    IDBFactory.prototype.open = forbidden;
    Object.defineProperty(window, "localStorage", { get: forbidden });
    LockManager.prototype.request = async () => forbidden();
"""
NO_DATABASE = "IDBFactory.prototype.open = () => { throw new DOMException('forbidden', 'SecurityError'); };"
DEAF = "Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set() {} });"  # to other tabs
NO_LOCKS = "Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });"


@contextmanager
def reopened(browser: Browser, site: Site, folder: Path, fragment: str) -> Iterator[Page]:
    """A page in a browser of its own, which keeps what it keeps in a folder."""
    context = browser.browser_type.launch_persistent_context(
        str(folder),
        executable_path=browsers.configured() or browsers.on_machine() or browsers.playwrights_own(),
        args=FLAGS,
        chromium_sandbox=not (hasattr(os, "geteuid") and os.geteuid() == 0),
        reduced_motion="reduce",
    )
    with watched(context, site) as watch:
        yield opened(watch.page, site, fragment)


def opened(page: Page, site: Site, fragment: str) -> Page:
    """A page at the site, ready."""
    page.goto(site.address + fragment)
    page.wait_for_selector(READY, state="attached")
    return page


def crash(page: Page) -> None:
    """End the page's process at once: nothing of ours runs any more."""
    with page.expect_event("crash"), suppress(Error):
        page.goto("chrome://crash")


def kill(folder: Path) -> None:
    """End the whole browser that keeps what it keeps in a folder, as when the power fails."""
    ours = f"--user-data-dir={folder}".encode()
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it ended meanwhile
            command = (process / "cmdline").read_bytes().split(b"\0")
            if ours in command and not any(part.startswith(b"--type=") for part in command):
                os.kill(int(process.name), signal.SIGKILL)
                return
    raise AssertionError("there is no such browser")


def resumed(page: Page, table: Table, text: Text, *possible: list[Answer]) -> None:
    """The page has all answers that were shown, or these; the game goes on there."""
    found = Session.from_text(page.evaluate("window.stroganov.save()"), text)
    assert found.game.answers in (table.session.game.answers, *possible)
    table.page, table.tap, table.session = page, mouse(page), found
    table.compare()


def test_a_page_that_crashes_at_ten_kinds_of_questions_is_resumed_exactly(
    browser: Browser, site: Site, text: Text
) -> None:
    """The page crashes as soon as it has asked something new, before anything else can happen."""
    with profile(browser, site) as watch:
        table = Table(opened(watch.page, site, SOLO), session_of(SOLO, text), seed=5)
        seen: set[str] = set()
        while len(seen) < CRASHES:
            table.play(1)
            kind = phase(table.session.game.state)
            if kind not in seen:
                seen.add(kind)
                crash(table.page)
                resumed(opened(watch.context.new_page(), site, "#play"), table, text)


@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="processes are found in /proc")
def test_a_browser_that_ends_right_after_a_click_loses_that_answer_at_most(
    browser: Browser, site: Site, text: Text, tmp_path: Path
) -> None:
    """Each time another browser begins with what the last one left on the disk."""
    with ExitStack() as opening:
        page = opening.enter_context(reopened(browser, site, tmp_path, SOLO))
        table = Table(page, session_of(SOLO, text), seed=5)
        for _ in range(KILLS):
            table.play(1)
            name, before = saved_games.name_of(table.page), list(table.session.game.answers)
            table.page.wait_for_function("name => !localStorage.getItem(`stroganov.ahead.${name}`)", arg=name)
            table.give(table.choose(table.session.game.state))
            kill(tmp_path)
            with suppress(Error):  # there is no browser any more
                opening.close()
            resumed(opening.enter_context(reopened(browser, site, tmp_path, "#play")), table, text, before)


def test_a_browser_that_keeps_nothing_is_told_of_and_the_game_can_be_saved(
    page: Page, start: Callable[..., Page], text: Text
) -> None:
    page.add_init_script(FORBIDDEN)
    start(page, SOLO)
    notice = page.locator("#notice")
    notice.get_by_text(text("saves.trouble.closed")).wait_for()
    table = Table(page, session_of(SOLO, text))
    table.play(2)
    with page.expect_download() as saved:
        notice.get_by_role("button", name=text("saves.to_file")).click()
    assert saved.value.suggested_filename.endswith(".stroganov.json")
    found = Session.from_text(saved_games.text_in(str(saved.value.path())), text)
    assert found.game.answers == table.session.game.answers
    notice.get_by_role("button", name=text("settings.close")).click()
    table.play(2)
    assert not notice.is_visible()  # told once
    page.evaluate("location.hash = '#'")
    page.locator("[data-action=continue]").click()
    page.wait_for_selector("#app[data-screen=table]")
    table.play(1)


def test_of_two_tabs_only_one_goes_on(page: Page, start: Callable[..., Page], site: Site, text: Text) -> None:
    start(page, TWO)
    table = Table(page, session_of(TWO, text))
    table.play(2)
    other = opened(page.context.new_page(), site, "#play")
    assert other.get_by_role("heading", name=text("saves.elsewhere.title")).is_visible()
    assert other.evaluate("window.stroganov.position()") == ""
    other.locator("[data-action=take_over]").click()
    other.wait_for_selector("#app[data-screen=table]")
    page.get_by_role("heading", name=text("saves.overtaken.title")).wait_for()
    assert page.evaluate("window.stroganov.position()") == ""
    table.page, table.tap = other, mouse(other)
    table.play(2)
    page.locator("[data-action=take_over]").click()
    page.wait_for_selector("#app[data-screen=table]")
    table.page, table.tap = page, mouse(page)
    table.play(2)


def test_a_tab_that_does_not_answer_loses_the_game(
    page: Page, start: Callable[..., Page], site: Site, text: Text
) -> None:
    page.add_init_script(DEAF)
    start(page, TWO)
    table = Table(page, session_of(TWO, text))
    table.play(2)
    other = opened(page.context.new_page(), site, "#play")
    other.locator("[data-action=take_over]").click()
    other.wait_for_selector("#app[data-screen=table]")
    page.get_by_role("heading", name=text("saves.overtaken.title")).wait_for()
    assert page.evaluate("window.stroganov.position()") == ""
    table.page, table.tap = other, mouse(other)
    table.play(2)


def test_what_another_tab_kept_is_not_overwritten_where_games_cannot_be_held(
    page: Page, start: Callable[..., Page], site: Site, text: Text
) -> None:
    page.context.add_init_script(NO_LOCKS)
    start(page, TWO)
    table = Table(page, session_of(TWO, text))
    table.play(2)
    other = opened(page.context.new_page(), site, "#play")
    theirs = Table(other, Session.from_text(other.evaluate("window.stroganov.save()"), text))
    theirs.play(1)
    name = saved_games.name_of(other)
    other.wait_for_function("name => !localStorage.getItem(`stroganov.ahead.${name}`)", arg=name)
    table.give(table.choose(table.session.game.state))
    page.get_by_role("heading", name=text("saves.outdated.title")).wait_for()
    page.locator("[data-action=take_over]").click()
    page.wait_for_selector("#app[data-screen=table]")
    assert page.evaluate("window.stroganov.position()") == theirs.session.game.state.position_hash()


def test_two_clicks_open_a_game_once_and_hold_it(
    page: Page, start: Callable[..., Page], site: Site, text: Text
) -> None:
    start(page, TWO)
    table = Table(page, session_of(TWO, text))
    table.play(2)
    page.evaluate("location.hash = '#'")
    item = page.locator("[data-action=continue]")
    item.wait_for()
    item.evaluate("e => { e.click(); e.click(); }")
    page.wait_for_selector("#app[data-screen=table]")
    table.play(2)
    other = opened(page.context.new_page(), site, "#play")
    assert other.get_by_role("heading", name=text("saves.elsewhere.title")).is_visible()


def test_without_a_database_games_are_found_again(page: Page, start: Callable[..., Page], text: Text) -> None:
    page.add_init_script(NO_DATABASE)
    start(page, TWO)
    table = Table(page, session_of(TWO, text))
    table.play(3)
    assert not page.locator("#notice").is_visible()
    page.reload()
    page.wait_for_selector(READY, state="attached")
    table.play(2)


def test_a_game_that_is_not_here_is_told_of(page: Page, start: Callable[..., Page], text: Text) -> None:
    start(page, "#play=abcabcabca")
    assert page.get_by_role("alert").inner_text() == text("saves.unknown")


def test_games_come_from_a_file_while_one_is_on_the_table(
    page: Page, start: Callable[..., Page], text: Text
) -> None:
    start(page, TWO)
    table = Table(page, session_of(TWO, text))
    table.play(2)
    brought = session_of("#new?players=2&names=Rada,Boris&seed=1", text)
    brought.play(brought.game.options()[0])
    record = Record(Entry.new("a" * 10, brought, 1), brought.to_text())
    file = json.loads(export_games([record]))
    file["games"].append("nonsense")
    saved_games.dropped(page, json.dumps(file))
    dialog = page.locator("dialog")
    dialog.get_by_text(text.n("history.brought", 1)).wait_for()
    assert dialog.get_by_text(text.n("history.bad", 1)).is_visible()
    dialog.locator("[data-action=dismiss].main-button").click()
    table.play(2)
    page.evaluate("location.hash = '#'")
    page.locator(".games .game", has_text="Boris").wait_for()


def test_games_lie_side_by_side_and_can_be_deleted(
    page: Page, start: Callable[..., Page], text: Text
) -> None:
    start(page, TWO)
    Table(page, session_of(TWO, text)).play(1)
    shown = page.evaluate("window.stroganov.position()")
    page.evaluate("location.hash = '#new?mode=solo&opponent=katyusha&seed=2&confirm=off'")
    page.wait_for_function("shown => ![shown, ''].includes(window.stroganov.position())", arg=shown)
    page.wait_for_function("document.documentElement.dataset.busy !== 'true'")
    page.locator("#band [data-answer]").first.click()
    page.evaluate("location.hash = '#'")
    page.wait_for_selector("#app[data-screen=start]")
    assert page.locator("[data-action=continue]").count() == 1
    games = page.locator(".going, .games li")
    expect(games).to_have_count(2)
    games.filter(has_text="Katyusha").locator("[data-action=delete]").click()
    page.locator("[data-action=delete_now]").click()
    expect(games).to_have_count(1)
    games.locator(".continue, .game").click()
    page.wait_for_selector("#app[data-screen=table]")
    page.reload()
    page.wait_for_selector(READY, state="attached")
    assert (
        Session.from_text(page.evaluate("window.stroganov.save()"), text).spec == session_of(TWO, text).spec
    )
