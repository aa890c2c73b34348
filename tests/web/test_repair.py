"""What was kept for offline use and is damaged is found and fetched anew, and no game is touched by that."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from stroganov_web.i18n import LANGUAGES
from tests.web.conftest import READY
from tests.web.driver import GAMES
from tests.web.faults import AGAIN, IMPATIENT, NEW, TOLD
from tests.web.sites import (
    MARK,
    Breakable,
    another_version,
    ready_at_once,
    visit,
    visitor,
)
from tests.web.test_snapshot import starts
from tests.web.unit.catalogues import text_of
from tools import precache
from tools.server import running

pytestmark = pytest.mark.browser
# Damages what is kept, each file in one of three ways: emptied, cut off, changed in one place.
DAMAGE = """async ([shas, first]) => {
    const store = await caches.open((await caches.keys())[0]);
    const ways = [
        (bytes) => bytes.slice(0, 0),
        (bytes) => bytes.slice(0, bytes.length >> 1),
        (bytes) => bytes.map((byte, at) => (at === bytes.length >> 1 ? byte ^ 1 : byte)),
    ];
    for (const [at, sha] of shas.entries()) {
        const place = new URL(`./sha256/${sha}`, location).href;
        const { headers, ...response } = await store.match(place).then(async (it) => ({
            headers: it.headers, bytes: new Uint8Array(await it.arrayBuffer())
        }));
        await store.put(place, new Response(ways[(first + at) % 3](response.bytes), { headers }));
    }
}"""
SOUND = f"{NEW}[data-ready=true][data-kept=sound]"
MEND = "() => boot.mend(navigator.serviceWorker.controller)"
WAYS = range(3)
# Whatever a start hangs on: the page, its scripts, the settings of Python, Python, the game's database.
CRITICAL = (
    "first_paint.js",
    "start.js",
    "core.js",
    "interpreter.mjs",
    "main.py",
    "game_db.js",
    "pyodide.asm.wasm",
)
GAMES_KEPT = """archive.all().then((games) =>
    games.map((game) => JSON.parse(game)).map(({ name, revision }) => [name, revision]))"""


@contextmanager
def kept(browser: Browser, folder: Path, fragment: str = "") -> Iterator[tuple[Breakable, Page]]:
    """A site that may fail, and a page that keeps it and has found it sound."""
    site = Breakable(folder)
    with visitor(browser, site, may_fail=True) as (_, watch), running(site):
        watch.page.add_init_script(IMPATIENT)
        visit(watch.page, site, fragment)
        watch.page.reload()
        watch.page.wait_for_selector(SOUND, state="attached")
        yield site, watch.page


def sha_of(folder: Path, name: str) -> str:
    """The hash of the one file of this name."""
    (sha,) = (sha for address, (sha, _) in precache.listed(folder).items() if address.split("/")[-1] == name)
    return sha


def damage(page: Page, *shas: str, way: int = 0) -> None:
    """Damage files that are kept, the first of them in this way."""
    page.evaluate(DAMAGE, [list(shas), way])


def forget(page: Page) -> None:
    """Empty the browser's own cache, which may still have what the worker looks for."""
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")


def repair(page: Page) -> None:
    """Press the button of the start that failed."""
    page.wait_for_selector(TOLD)
    page.evaluate(AGAIN, TOLD)


@pytest.mark.parametrize("way", WAYS)
def test_every_file_that_is_damaged_is_found_and_fetched_anew(
    way: int, browser: Browser, dist: Path, tmp_path: Path
) -> None:
    folder = ready_at_once(dist, tmp_path / "site")
    files = {f"/{name.removeprefix('./')}": sha for name, (sha, _) in precache.listed(folder).items()}
    with kept(browser, folder) as (site, page):
        forget(page)
        assert page.evaluate(MEND) == []
        damage(page, *files.values(), way=way)
        site.asked.clear()
        site.breaks = lambda asked: "unavailable"
        assert page.evaluate(MEND) is None
        site.breaks = lambda asked: ""
        assert set(page.evaluate(MEND)) == set(files.values())
        assert set(site.asked) - {"/sw.js"} == set(files)
        assert page.evaluate(MEND) == []


@pytest.mark.parametrize("way", WAYS)
def test_a_start_that_fails_on_what_is_damaged_is_repaired(way: int, browser: Browser, dist: Path) -> None:
    with kept(browser, dist, GAMES["two"]) as (site, page):
        games = page.evaluate(GAMES_KEPT)
        repaired = []
        for name in CRITICAL[way :: len(WAYS)]:
            damage(page, sha_of(dist, name), way=way)
            forget(page)
            site.asked.clear()
            page.reload()
            repair(page)
            page.wait_for_selector(SOUND, state="attached")
            repaired += [asked for asked in site.asked if asked.endswith(name)]
        assert len(repaired) == len(CRITICAL[way :: len(WAYS)]) > 0
        assert page.evaluate(GAMES_KEPT) == games != []


def test_without_a_connection_the_player_is_told_that_one_is_needed(browser: Browser, dist: Path) -> None:
    site = Breakable(dist)
    with visitor(browser, site, may_fail=True, locale="de") as (_, watch):
        page, german = watch.page, text_of("de")
        with running(site):
            visit(page, site)
        damage(page, sha_of(dist, "start.js"))
        forget(page)
        page.reload()
        expect(page.locator("#starting span")).to_have_text(german("shell.damaged"))
        page.get_by_role("button", name=german("shell.repair")).click()
        expect(page.locator("#starting span")).to_have_text(german("shell.unmended"))
        with running(Breakable(dist, site.server_port)):
            repair(page)
            page.wait_for_selector(READY, state="attached")


def test_a_page_that_is_damaged_is_fetched_before_it_is_shown(browser: Browser, dist: Path) -> None:
    site = Breakable(dist)
    with visitor(browser, site, may_fail=True) as (_, watch):
        page, shas = watch.page, [sha_of(dist, ""), sha_of(dist, "rules.html")]
        with running(site):
            visit(page, site)
            for way in WAYS:
                damage(page, *shas, way=way)
                forget(page)
                site.asked.clear()
                page.reload()
                page.wait_for_selector(READY, state="attached")
                assert "/" in site.asked
        damage(page, *shas)
        forget(page)
        page.goto(f"{site.address}#history")
        page.reload()
        for language in LANGUAGES:
            expect(page.locator(f"p[lang={language}]")).to_contain_text(text_of(language)("shell.unmended"))
        with running(Breakable(dist, site.server_port)):
            page.get_by_role("button").first.click()
            page.wait_for_selector(f"{READY} #app[data-screen=history]")


def test_what_is_no_longer_there_is_repaired_by_the_newer_version(
    browser: Browser, dist: Path, tmp_path: Path
) -> None:
    with kept(browser, dist) as (site, page):
        damage(page, sha_of(dist, "start.js"), sha_of(dist, "pyodide.asm.wasm"))
        forget(page)
        site.folder = another_version(dist, tmp_path / "two")
        page.reload()
        repair(page)
        page.wait_for_selector(f"html[{MARK}=two][data-ready=true]", state="attached")


def test_a_damaged_snapshot_is_mended_when_the_page_is_at_rest(browser: Browser, dist: Path) -> None:
    with kept(browser, dist) as (_, page):
        for way in WAYS:
            damage(page, sha_of(dist, "snapshot.gz"), way=way)
            page.reload()
            starts(page, "plain")
            page.wait_for_selector(SOUND, state="attached")
            page.reload()
            starts(page, "snapshot")
            page.wait_for_selector(SOUND, state="attached")
