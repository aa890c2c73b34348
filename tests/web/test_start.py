"""The start: the page is there before Python, tells truly what comes, and goes on when something failed."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route

from stroganov_web.text import LANGUAGES
from tests.web.conftest import READY
from tests.web.sites import breakable, visit, visitor
from tests.web.unit.catalogues import text_of
from tools.server import Site

pytestmark = pytest.mark.browser
WASM = "**/pyodide.asm.wasm"
FAILED = "#starting[data-failed]"


class Held:
    """Keeps Python waiting until it is let go."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.routes: list[Route] = []
        page.route(WASM, lambda route: self.routes.append(route))

    def release(self) -> None:
        """Let it go, as soon as it was asked for."""
        while not self.routes:
            self.page.evaluate("new Promise(requestAnimationFrame)")  # lets events arrive
        for route in self.routes:
            route.continue_()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_page_is_there_before_python_in_the_players_language(
    open_page: Callable[..., Page], site: Site, language: str
) -> None:
    page = open_page(locale=language)
    Held(page)
    page.goto(site.address)
    page.locator("[data-action=quick]").first.wait_for()
    text = text_of(language)
    assert page.get_attribute("html", "lang") == language
    assert page.locator(".subtitle").inner_text() == text("menu.subtitle")
    assert page.locator("#starting").is_visible()
    page.close()


def test_a_click_before_python_is_carried_out_when_it_is_up(page: Page, site: Site) -> None:
    held = Held(page)
    page.goto(site.address)
    page.locator("[data-action=new_game]").click()
    assert page.get_attribute("[data-action=new_game]", "aria-busy") == "true"
    held.release()
    page.wait_for_selector("#app[data-screen=new]")
    assert page.locator("#starting").is_hidden()


def test_a_language_chosen_before_python_is_spoken_at_once_and_stays(page: Page, site: Site) -> None:
    held = Held(page)
    page.goto(site.address)
    page.locator("select[name=language]").select_option("de")
    subtitle = text_of("de")("menu.subtitle")
    assert page.locator(".subtitle").inner_text() == subtitle
    held.release()
    page.wait_for_selector(READY, state="attached")
    assert page.locator(".subtitle").inner_text() == subtitle
    assert page.evaluate("JSON.parse(localStorage.getItem('stroganov.settings')).language") == "de"


def test_the_bar_tells_real_bytes(page: Page, start: Callable[..., Page]) -> None:
    page.add_init_script(
        """window.told = [];
        new MutationObserver(() => {
            const said = document.querySelector("#starting span")?.textContent;
            if (said && said !== window.told.at(-1)) window.told.push(said);
        }).observe(document, { subtree: true, childList: true, characterData: true });"""
    )
    start(page)
    told = [re.findall(r"[\d.]+", said) for said in page.evaluate("window.told")]
    counted = [(float(words[0]), float(words[1])) for words in told if len(words) >= 2]
    assert counted == sorted(counted)
    assert len({total for _, total in counted}) == 1
    total = page.evaluate("JSON.parse(document.getElementById('parts').textContent).files")
    assert counted[0][1] == pytest.approx(sum(size for _, size in total) / 1e6, abs=0.06)


@pytest.mark.parametrize(
    ("file", "how"),
    [
        ("core.js", "missing"),
        ("interpreter.mjs", "half"),
        ("pyodide.asm.mjs", "missing"),
        ("pyodide.asm.wasm", "half"),
        ("python_stdlib.zip", "half"),
        (".whl", "missing"),
        ("stroganov_web.zip", "missing"),
        ("main.py", "missing"),
    ],
)
def test_a_visit_that_was_interrupted_is_retried(browser: Browser, dist: Path, file: str, how: str) -> None:
    with breakable(dist) as site, visitor(browser, site) as (_, watch):
        page = watch.page
        site.breaks = lambda address: how if address.endswith(file) else ""
        page.goto(site.address)
        page.locator(FAILED).wait_for()
        site.breaks = lambda address: ""
        page.locator(f"{FAILED} button").click()
        page.wait_for_selector(READY, state="attached")
        assert page.locator("#starting").is_hidden()


def test_a_browser_without_webassembly_is_told(page: Page, site: Site) -> None:
    page.add_init_script("delete window.WebAssembly")
    page.goto(site.address)
    page.locator("#starting[data-failed=no_wasm]").wait_for()


def test_later_starts_come_from_the_snapshot_and_chance_is_new(browser: Browser, dist: Path) -> None:
    with breakable(dist) as site, visitor(browser, site) as (context, watch):
        visit(watch.page, site)
        assert watch.page.get_attribute("html", "data-start") == "plain"
        seeds = set()
        for _ in range(2):
            page = context.new_page()
            page.goto(f"{site.address}#new?mode=solo&opponent=ivan")
            page.wait_for_selector(READY, state="attached")
            assert page.get_attribute("html", "data-start") == "snapshot"
            seeds.add(page.evaluate("window.stroganov.position()"))
            page.close()
        assert len(seeds) == 2


def test_a_damaged_snapshot_leads_to_a_plain_start(browser: Browser, dist: Path) -> None:
    with breakable(dist) as site, visitor(browser, site) as (_, watch):
        page = watch.page
        visit(page, site)
        page.evaluate(
            """async () => {
                const { sha } = JSON.parse(document.getElementById("parts").textContent);
                const store = await caches.open((await caches.keys())[0]);
                await store.put(new URL(`./sha256/${sha}`, location).href, new Response("damaged"));
            }"""
        )
        page.reload()
        page.wait_for_selector("html[data-start=plain][data-ready=true]", state="attached")


def test_after_a_start_from_the_snapshot_that_did_not_end_the_next_is_plain(
    browser: Browser, dist: Path
) -> None:
    with breakable(dist) as site, visitor(browser, site) as (_, watch):
        page = watch.page
        visit(page, site)
        page.evaluate("localStorage.setItem('stroganov.tried', 'once')")
        for way in ("plain", "snapshot"):
            page.reload()
            page.wait_for_selector(f"html[data-start={way}][data-ready=true]", state="attached")


def test_the_last_position_is_there_before_python(page: Page, start: Callable[..., Page], site: Site) -> None:
    start(page, "#new?players=2&seed=4")
    held = Held(page)
    page.reload()
    page.locator("#board svg").first.wait_for()
    assert page.get_attribute("html", "data-ready") is None
    assert page.evaluate("document.getElementById('app').inert")
    held.release()
    page.wait_for_selector(READY, state="attached")
    assert not page.evaluate("document.getElementById('app').inert")
