"""The start: the page is there before Python, tells truly what comes, and goes on when something failed."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from stroganov_web.i18n import LANGUAGES, Text
from tests.web.conftest import READY
from tests.web.page_errors import START_LIMIT
from tests.web.sites import breakable, visitor
from tests.web.unit.catalogues import text_of
from tools.server import Site

pytestmark = pytest.mark.browser
WASM = "**/pyodide.asm.wasm"
FAILED = "#starting[data-failed]"
LARGE = re.compile(r"/(pyodide|pyscript|snapshot|whl)/|/main\.py$|/stroganov_web\.zip$")
# Everything the bar says.
TELLS = """
    window.told = [];
    new MutationObserver(() => {
        const said = document.querySelector("#starting span")?.textContent;
        if (said && said !== window.told.at(-1)) window.told.push(said);
    }).observe(document, { subtree: true, childList: true, characterData: true });
"""
# A browser that forbids both stores.
NO_STORAGE = """
    const forbidden = () => { throw new DOMException("forbidden", "SecurityError"); };
    IDBFactory.prototype.open = forbidden;
    Object.defineProperty(window, "localStorage", { get: forbidden });
"""
# The table cannot be shown, the first time in a tab.
FAILS_ONCE = """
    const mark = performance.mark.bind(performance);
    performance.mark = (name) => {
        if (name === "board-drawn" && !sessionStorage.getItem("failed")) {
            sessionStorage.setItem("failed", "once");
            throw new Error("lost");
        }
        return mark(name);
    };
"""


@pytest.fixture
def page(new_visit: Page) -> Page:
    """A first visit."""
    return new_visit


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
    assert page.locator("svg.panorama use").count() > 20  # pictures are the same in all languages
    assert page.locator("[data-picture]").count() == 0
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


def needed(page: Page, way: str) -> dict[str, int]:
    """The files that a start needs, as the page knows them, each with its size."""
    files = page.evaluate("JSON.parse(document.getElementById('parts').textContent).files")
    return dict([*files["always"], *files[way]])


def counted(page: Page) -> list[tuple[float, float]]:
    """What the bar has told: how many megabytes have come of how many."""
    told = [re.findall(r"[\d.]+", said) for said in page.evaluate("window.told")]
    return [(float(words[0]), float(words[1])) for words in told if len(words) >= 2]


@pytest.mark.parametrize("way", ["plain", "snapshot"])
def test_the_bar_tells_the_bytes_that_really_come(page: Page, start: Callable[..., Page], way: str) -> None:
    requested: set[str] = set()
    page.on("request", lambda request: requested.add(request.url))
    page.add_init_script(f"localStorage.setItem('stroganov.start', '{way}')")
    page.add_init_script(TELLS)
    start(page)
    files = needed(page, way)
    assert {page.evaluate("address => new URL(address, location).href", file) for file in files} == {
        url for url in requested if LARGE.search(url)
    }
    told = counted(page)
    assert told == sorted(told)
    assert {total for _, total in told} == {round(sum(files.values()) / 1e6, 1)}


def test_the_bar_never_goes_back_when_a_file_is_fetched_twice(page: Page, site: Site) -> None:
    held = Held(page)
    page.add_init_script(TELLS)
    page.goto(site.address)
    fetched = "name => performance.getEntriesByType('resource').some((it) => it.name.includes(name))"
    page.wait_for_function(fetched, arg="stroganov_web.zip")
    page.evaluate(
        """async () => {
            const { files } = JSON.parse(document.getElementById("parts").textContent);
            for (const [address] of files.plain) await (await fetch(address)).arrayBuffer();
        }"""
    )
    held.release()
    page.wait_for_selector(READY, state="attached")
    told = counted(page)
    assert told
    assert told == sorted(told)


@pytest.mark.parametrize("script", ["game_db.js", "patch.js", "messages.js"])
def test_a_late_script_is_waited_for(page: Page, site: Site, script: str) -> None:
    late: list[Route] = []
    page.add_init_script(NO_STORAGE)
    page.route(f"**/{script}", lambda route: late.append(route))
    page.goto(site.address, wait_until="commit")
    page.wait_for_timeout(4000)
    assert not page.locator(READY).count()
    for route in late:
        route.continue_()
    page.wait_for_selector(READY, state="attached")
    assert not page.locator(FAILED).count()


def test_a_stream_need_not_be_iterable(page: Page, start: Callable[..., Page], text: Text) -> None:
    page.add_init_script("delete ReadableStream.prototype[Symbol.asyncIterator]")
    page.add_init_script(TELLS)
    start(page)
    assert text("shell.broken") not in page.evaluate("window.told")
    assert counted(page)


def test_an_error_of_python_before_the_page_is_ready_is_told_and_retried(page: Page, site: Site) -> None:
    page.add_init_script(FAILS_ONCE)
    page.goto(site.address)
    page.locator(f"{FAILED} button").click()
    page.wait_for_selector(READY, state="attached")


def test_a_page_without_its_start_script_can_be_loaded_again(browser: Browser, dist: Path) -> None:
    with breakable(dist) as site, visitor(browser, site, may_fail=True) as (_, watch):
        page = watch.page
        site.breaks = lambda address: "half" if address.endswith("start.js") else ""
        page.goto(site.address)
        for language in LANGUAGES:
            expect(page.locator(f"#starting [lang={language}]")).to_contain_text(
                text_of(language)("shell.unstarted")
            )
        expect(page.locator("#starting")).to_be_visible(timeout=START_LIMIT)
        site.breaks = lambda address: ""
        page.locator("#starting a").first.click()
        page.wait_for_selector(READY, state="attached")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_without_scripts_is_told(dist: Path, language: str) -> None:
    (told,) = re.findall("<noscript>(.*?)</noscript>", (dist / "index.html").read_text(), re.DOTALL)
    assert f'<p lang="{language}">{text_of(language)("shell.no_script")}</p>' in told


@pytest.mark.parametrize(
    ("file", "how"),
    [
        ("core.js", "missing"),
        ("interpreter.mjs", "half"),
        ("interpreter.mjs", "missing"),
        ("messages.js", "missing"),
        ("patch.js", "missing"),
        ("style.css", "missing"),
        ("pyodide.asm.mjs", "missing"),
        ("pyodide.asm.wasm", "half"),
        ("python_stdlib.zip", "half"),
        (".whl", "missing"),
        ("stroganov_web.zip", "missing"),
        ("main.py", "missing"),
    ],
)
def test_a_visit_that_was_interrupted_is_retried(browser: Browser, dist: Path, file: str, how: str) -> None:
    with breakable(dist) as site, visitor(browser, site, may_fail=True) as (_, watch):
        page = watch.page
        site.breaks = lambda address: how if address.endswith(file) else ""
        page.goto(site.address)
        page.locator(FAILED).wait_for()
        site.breaks = lambda address: ""
        page.locator(f"{FAILED} button").click()
        page.wait_for_selector(READY, state="attached")
        assert page.locator("#starting").is_hidden()
        page.wait_for_selector("html[data-offline]", state="attached")  # so scripts beside Python are there


def test_a_browser_without_webassembly_is_told(page: Page, site: Site) -> None:
    page.add_init_script("delete window.WebAssembly")
    page.goto(site.address)
    page.locator("#starting[data-failed=no_wasm]").wait_for()


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
