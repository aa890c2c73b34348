"""A new version is complete or not there, is offered and never forced, and loses no game."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from stroganov_web.text import Text
from tests.web.conftest import READY
from tests.web.driver import GAMES, Table, session_of
from tests.web.sites import MARK, another_version, breakable, visit, visitor, without_python

pytestmark = pytest.mark.browser
BAR = "#news"
LOOK_FOR_UPDATE = "navigator.serviceWorker.getRegistration().then(one => one.update()).then(() => 1, () => 0)"
SETTLED = """navigator.serviceWorker.getRegistration().then(one => !one.installing)"""


@pytest.fixture
def light(dist: Path, tmp_path: Path) -> Path:
    """The site without Python."""
    return without_python(dist, tmp_path / "one")


def version(page: Page) -> str:
    """Which of the two versions is on."""
    return page.get_attribute("html", MARK) or "one"


def test_an_update_is_offered_and_keeps_the_game(
    browser: Browser, dist: Path, tmp_path: Path, text: Text
) -> None:
    with breakable(dist) as site, visitor(browser, site) as (_, watch):
        page = watch.page
        visit(page, site, GAMES["two"])
        table = Table(page, session_of(GAMES["two"], text))
        table.play(5)
        site.folder = another_version(dist, tmp_path / "two")
        site.asked.clear()
        page.reload()
        page.wait_for_selector(READY, state="attached")
        page.wait_for_selector(f"{BAR} button", state="attached")
        assert {"/sw.js", "/"} == set(site.asked)  # what did not change is not fetched again
        assert not page.locator(BAR).is_visible()  # never in the middle of a game
        table.play(3)
        assert version(page) == "one"
        page.goto(f"{site.address}#")
        page.locator(f"{BAR} button").first.click()
        page.wait_for_selector(f"html[{MARK}='two']{READY.removeprefix('html')}", state="attached")
        page.locator("[data-action=continue]").click()
        page.wait_for_selector("#app[data-screen=table]")
        table.play(3)
        page.reload()
        page.wait_for_selector(READY, state="attached")
        assert version(page) == "two"
        table.compare()
        assert not watch.all_wrongs()


def test_an_update_that_is_put_off_comes_with_the_next_start(
    browser: Browser, light: Path, tmp_path: Path
) -> None:
    with breakable(light) as site, visitor(browser, site) as (context, watch):
        visit(watch.page, site)
        site.folder = another_version(light, tmp_path / "two")
        watch.page.evaluate(LOOK_FOR_UPDATE)
        watch.page.locator(f"{BAR} button").last.click()
        assert not watch.page.locator(BAR).is_visible()
        watch.page.reload()
        watch.page.wait_for_selector(READY, state="attached")
        assert version(watch.page) == "one"
        watch.page.close()
        page = context.new_page()
        visit(page, site)
        assert version(page) == "two"


@pytest.mark.parametrize("how", ["missing", "half", "changed"])
def test_an_interrupted_update_never_becomes_active(
    browser: Browser, light: Path, tmp_path: Path, how: str
) -> None:
    with breakable(light) as site, visitor(browser, site) as (context, watch):
        visit(watch.page, site)
        site.folder = another_version(light, tmp_path / "two")
        whole = (site.folder / "index.html").read_text()
        if how == "changed":
            (site.folder / "index.html").write_text(whole.replace("<title>", "<title>!"))
        else:
            site.breaks = lambda address: how if address == "/" else ""
        watch.page.evaluate(LOOK_FOR_UPDATE)
        watch.page.wait_for_function(SETTLED)
        assert watch.page.locator(BAR).is_hidden()
        watch.page.close()
        page = context.new_page()
        visit(page, site)
        assert version(page) == "one"
        assert page.locator(BAR).is_hidden()
        site.breaks = lambda address: ""
        (site.folder / "index.html").write_text(whole)
        page.evaluate(LOOK_FOR_UPDATE)
        page.locator(f"{BAR} button").first.click()
        page.wait_for_selector(f"html[{MARK}='two']", state="attached")


def test_a_broken_worker_is_switched_off_by_the_one_made_for_it(
    browser: Browser, light: Path, tmp_path: Path
) -> None:
    with breakable(light) as site, visitor(browser, site) as (context, watch):
        visit(watch.page, site)
        site.folder = another_version(light, tmp_path / "two")
        shutil.copyfile(light / "sw-off.js", site.folder / "sw.js")
        watch.page.evaluate(LOOK_FOR_UPDATE)
        watch.page.wait_for_function("caches.keys().then(names => !names.length)")
        watch.page.close()
        page = context.new_page()
        page.goto(site.address)
        page.wait_for_selector(READY, state="attached")
        assert version(page) == "two"
