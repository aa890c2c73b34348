"""A new version is complete or not there, is offered and never forced, and loses no game."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from stroganov_web.i18n import Text
from tests.web.conftest import READY
from tests.web.driver import GAMES, Table, session_of
from tests.web.sites import MARK, Breakable, another_version, breakable, visit, visitor, without_python
from tests.web.test_links import shared_link
from tests.web.unit.catalogues import text_of
from tools import precache
from tools.server import Site, running

pytestmark = pytest.mark.browser
BAR = "#news"
LOOK_FOR_UPDATE = "navigator.serviceWorker.getRegistration().then(one => one.update()).then(() => 1, () => 0)"
UPDATE_IN_VAIN = """navigator.serviceWorker.getRegistration().then(one => new Promise(given_up => {
    one.addEventListener("updatefound", () => {
        const worker = one.installing;
        worker.addEventListener("statechange", () => worker.state === "redundant" && given_up());
    });
    one.update().catch(() => 0);
}))"""


@pytest.fixture
def light(dist: Path, tmp_path: Path) -> Path:
    """The site without Python."""
    return without_python(dist, tmp_path / "one")


def version(page: Page) -> str:
    """Which of the two versions is on."""
    return page.get_attribute("html", MARK) or "one"


def changed(old: Path, new: Path) -> set[str]:
    """What a server is asked for that a later version has and an older one has not."""
    before = set(precache.listed(old).values())
    return {
        f"/{name.removeprefix('./')}" for name, file in precache.listed(new).items() if file not in before
    }


def two_tabs(context: BrowserContext, page: Page, site: Site, fragment: str = "") -> tuple[Page, Page]:
    """A page and another one, both at the site."""
    other = context.new_page()
    visit(page, site, fragment)
    visit(other, site)
    return page, other


def offered(*pages: Page) -> None:
    """Let the pages find the new version."""
    pages[0].evaluate(LOOK_FOR_UPDATE)
    for page in pages:
        page.wait_for_selector(f"{BAR} button", state="attached")


def accept(page: Page) -> None:
    """Agree to the new version, which comes."""
    page.locator(f"{BAR} button").first.click()
    page.wait_for_selector(f"html[{MARK}='two']{READY.removeprefix('html')}", state="attached")


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
        assert {"/sw.js", *changed(dist, site.folder)} == set(site.asked)  # and nothing that is the same
        assert not page.locator(BAR).is_visible()  # never in the middle of a game
        table.play(3)
        assert version(page) == "one"
        page.goto(f"{site.address}#")
        accept(page)
        assert page.get_attribute("html", "data-start") == "snapshot"
        page.locator("[data-action=continue]").click()
        page.wait_for_selector("#app[data-screen=table]")
        table.play(3)
        page.reload()
        page.wait_for_selector(READY, state="attached")
        assert version(page) == "two"
        table.compare()


def test_an_update_that_is_put_off_comes_with_the_next_start(
    browser: Browser, light: Path, tmp_path: Path
) -> None:
    with breakable(light) as site, visitor(browser, site) as (context, watch):
        visit(watch.page, site)
        site.folder = another_version(light, tmp_path / "two")
        watch.page.evaluate(LOOK_FOR_UPDATE)
        for language in ("de", "en"):
            watch.page.evaluate(f"document.documentElement.lang = '{language}'")
            expect(watch.page.locator(BAR)).to_contain_text(text_of(language)("shell.update"))
        watch.page.locator(f"{BAR} button").last.click()
        assert not watch.page.locator(BAR).is_visible()
        watch.page.reload()
        watch.page.wait_for_selector(READY, state="attached")
        assert version(watch.page) == "one"
        watch.page.close()
        page = context.new_page()
        visit(page, site)
        assert version(page) == "two"


def test_every_tab_can_go_on_to_the_new_version(browser: Browser, light: Path, tmp_path: Path) -> None:
    with breakable(light) as site, visitor(browser, site) as (context, watch):
        tabs = two_tabs(context, watch.page, site)
        site.folder = another_version(light, tmp_path / "two")
        offered(*tabs)
        for page in tabs:
            accept(page)


def test_a_game_goes_on_whole_while_another_tab_has_the_new_version(
    browser: Browser, dist: Path, tmp_path: Path, text: Text
) -> None:
    with breakable(dist) as site, visitor(browser, site) as (context, watch):
        page, other = two_tabs(context, watch.page, site, GAMES["two"])
        table = Table(page, session_of(GAMES["two"], text))
        table.play(2)
        site.folder = another_version(dist, tmp_path / "two")
        offered(page, other)
        accept(other)
        other.close()
        table.play(2)
        shared_link(page)  # its QR code is drawn by a script that is fetched late
        assert version(page) == "one"


@pytest.mark.parametrize("how", ["missing", "half", "changed"])
def test_an_interrupted_update_never_becomes_active_and_goes_on_where_it_stopped(
    browser: Browser, light: Path, tmp_path: Path, how: str
) -> None:
    with breakable(light) as site, visitor(browser, site, may_fail=True) as (context, watch):
        visit(watch.page, site)
        site.folder = another_version(light, tmp_path / "two")
        (broken,) = site.folder.glob("app/*/js/messages.js")
        address, whole = f"/{broken.relative_to(site.folder).as_posix()}", broken.read_text()
        if how == "changed":
            broken.write_text(whole.replace("two", "odd"))
        else:
            site.breaks = lambda asked: how if asked == address else ""
        watch.page.evaluate(UPDATE_IN_VAIN)
        assert changed(light, site.folder) <= set(site.asked)
        assert watch.page.locator(BAR).is_hidden()
        watch.page.close()
        page = context.new_page()
        site.asked.clear()
        visit(page, site)
        assert version(page) == "one"
        assert page.locator(BAR).is_hidden()
        site.breaks = lambda address: ""
        broken.write_text(whole)
        offered(page)
        assert set(site.asked) == {"/sw.js", address}  # the rest has come before
        accept(page)


def test_a_first_download_that_was_interrupted_goes_on_at_the_next_visit(
    browser: Browser, light: Path
) -> None:
    with breakable(light) as site, visitor(browser, site, may_fail=True) as (_, watch):
        (broken,) = light.glob("app/*/js/qrcode.mjs")
        address = f"/{broken.relative_to(light).as_posix()}"
        site.breaks = lambda asked: "half" if asked == address else ""
        watch.page.goto(site.address)
        watch.page.wait_for_selector("html[data-offline=failed]", state="attached")
        assert {address, "/rules.html", "/licenses.html"} <= set(site.asked)
        site.breaks = lambda asked: ""
        site.asked.clear()
        visit(watch.page, site)
        assert address in site.asked
        assert not {"/rules.html", "/licenses.html"} & set(site.asked)


def test_a_host_that_leads_to_other_addresses_is_kept_all_the_same(browser: Browser, light: Path) -> None:
    site = Breakable(light)
    site.breaks = lambda asked: "moved" if asked == "/rules.html" else ""
    with visitor(browser, site) as (_, watch):
        with running(site):
            visit(watch.page, site)
        watch.page.goto(f"{site.address}rules.html")
        expect(watch.page.get_by_role("heading", level=1)).to_be_visible()


def test_a_broken_worker_is_switched_off_by_the_one_made_for_it(
    browser: Browser, light: Path, tmp_path: Path
) -> None:
    with breakable(light) as site, visitor(browser, site) as (_, watch):
        visit(watch.page, site)
        site.folder = another_version(light, tmp_path / "two")
        shutil.copyfile(light / "sw-off.js", site.folder / "sw.js")
        watch.page.evaluate(LOOK_FOR_UPDATE)
        watch.page.wait_for_function("caches.keys().then(names => !names.length)")
        accept(watch.page)
        watch.page.wait_for_selector("html[data-offline=failed]", state="attached")  # nothing is kept
