"""Later starts come from the snapshot of Python's memory, and are plain ones if it fails."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.web.conftest import READY
from tests.web.page_python import in_python
from tests.web.sites import breakable, visit, visitor
from tests.web.test_start import FAILS_ONCE, TELLS, counted, needed
from tools import precache, python_files

pytestmark = pytest.mark.browser
# Python waits as long as the tab says so; the service worker has its files, so they cannot be held back.
HOLDS = """
    const waits = new Promise(() => 0);
    for (const name of ["instantiate", "instantiateStreaming", "compile", "compileStreaming"]) {
        const act = WebAssembly[name];
        WebAssembly[name] = (...given) => (sessionStorage.getItem("hold") ? waits : act(...given));
    }
"""
DAMAGE = """async () => {
    const { sha } = JSON.parse(document.getElementById("parts").textContent);
    const store = await caches.open((await caches.keys())[0]);
    await store.put(new URL(`./sha256/${sha}`, location).href, new Response("damaged"));
}"""
TRIED = """([sha, age]) => {
    sha ||= JSON.parse(document.getElementById("parts").textContent).sha;
    localStorage.setItem("stroganov.tried", JSON.stringify([sha, Date.now() - age]));
}"""
LONG_AGO = 60_000  # milliseconds
PADDING = 8_000_000  # bytes; with them the heap is larger than Pyodide's at first


@contextmanager
def kept(browser: Browser, dist: Path) -> Iterator[tuple[BrowserContext, Page]]:
    """A browser that keeps the site since its first visit."""
    with breakable(dist) as site, visitor(browser, site) as (context, watch):
        visit(watch.page, site)
        assert watch.page.get_attribute("html", "data-start") == "plain"
        yield context, watch.page


def with_larger_heap(dist: Path, folder: Path) -> Path:
    """The site with a snapshot of a heap that had to grow."""
    site, files = folder / "site", folder / "files"
    shutil.copytree(dist, site)
    script = folder / "import_everything.py"
    code = (python_files.SCRIPTS / script.name).read_text()
    script.write_text(f"{code}\nPADDING = b'x' * {PADDING}\n")
    shutil.copytree(python_files.MADE, files, ignore=shutil.ignore_patterns(python_files.SNAPSHOT))
    (snapshot,) = site.glob(f"snapshot/*/{python_files.SNAPSHOT}")
    python_files.in_pyodide(files / python_files.LIBRARY, files, script, snapshot)
    precache.add(site)
    return site


def test_a_heap_that_had_grown_comes_back(browser: Browser, dist: Path, tmp_path: Path) -> None:
    with breakable(with_larger_heap(dist, tmp_path)) as site, visitor(browser, site) as (_, watch):
        page = watch.page
        page.add_init_script("localStorage.setItem('stroganov.start', 'snapshot')")
        page.goto(f"{site.address}#new?mode=solo&opponent=ivan")
        starts(page, "snapshot")
        assert in_python(page, "import __main__; told = len(__main__.PADDING)") == PADDING
        assert page.evaluate("window.stroganov.position()")


def starts(page: Page, way: str) -> None:
    """The page gets ready, started this way."""
    page.wait_for_selector(f"html[data-start={way}][data-ready=true]", state="attached")


def test_later_starts_come_from_the_snapshot_and_chance_is_new(browser: Browser, dist: Path) -> None:
    with kept(browser, dist) as (context, first):
        games, chances = set(), set()
        for _ in range(2):
            page = context.new_page()
            page.goto(f"{first.url}#new?mode=solo&opponent=ivan")
            starts(page, "snapshot")
            games.add(page.evaluate("window.stroganov.position()"))
            chances.add(in_python(page, "import random; told = random.random()"))
            page.close()
        assert len(games) == len(chances) == 2


def test_the_bar_counts_the_snapshot(browser: Browser, dist: Path) -> None:
    with kept(browser, dist) as (_, page):
        page.add_init_script(TELLS)
        page.reload()
        starts(page, "snapshot")
        files = needed(page, "snapshot")
        (snapshot,) = (size for address, size in files.items() if address.endswith("snapshot.gz"))
        told = counted(page)
        assert {total for _, total in told} == {round(sum(files.values()) / 1e6, 1)}
        assert max(done for done, _ in told) >= round(snapshot / 1e6, 1)


@pytest.mark.parametrize("how", ["damaged", "no gunzip", "fails at the end"])
def test_a_snapshot_that_fails_leads_to_plain_starts(browser: Browser, dist: Path, how: str) -> None:
    with kept(browser, dist) as (_, page):
        if how == "damaged":
            page.evaluate(DAMAGE)
        else:
            page.add_init_script(
                FAILS_ONCE if how.startswith("fails") else "delete window.DecompressionStream"
            )
        for _ in range(2):
            page.reload()
            starts(page, "plain")


def test_a_snapshot_that_hung_is_not_tried_again_but_that_of_a_new_version_is(
    browser: Browser, dist: Path
) -> None:
    with kept(browser, dist) as (_, page):
        for sha, ways in (("", ("plain", "plain")), ("another", ("snapshot", "snapshot"))):
            page.evaluate(TRIED, [sha, LONG_AGO])
            for way in ways:
                page.reload()
                starts(page, way)


def test_a_start_that_is_left_or_not_at_its_end_says_nothing_against_the_snapshot(
    browser: Browser, dist: Path
) -> None:
    with kept(browser, dist) as (context, page):
        page.add_init_script(HOLDS)
        page.evaluate("sessionStorage.setItem('hold', 'on')")
        page.reload()
        page.wait_for_selector("html[data-start=snapshot]", state="attached")
        other = context.new_page()
        other.goto(page.url)
        starts(other, "snapshot")
        page.evaluate("sessionStorage.removeItem('hold')")
        assert not page.locator(READY).count()
        page.reload()
        starts(page, "snapshot")


def test_a_start_that_was_cut_off_a_moment_ago_says_nothing_either(browser: Browser, dist: Path) -> None:
    with kept(browser, dist) as (_, page):
        page.evaluate(TRIED, ["", 0])
        page.reload()
        starts(page, "snapshot")
        assert page.evaluate("localStorage.getItem('stroganov.tried')") is None
