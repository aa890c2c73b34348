"""After one visit the game starts and is played without network and server, from any path."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from stroganov_web.text import Text
from tests.web.conftest import READY
from tests.web.driver import GAMES, Table, session_of
from tests.web.sites import Breakable, breakable, visit, visitor, without_python
from tools import precache
from tools.server import Site, running

pytestmark = pytest.mark.browser


@pytest.fixture
def light(dist: Path, tmp_path: Path) -> Iterator[Breakable]:
    """The site without Python."""
    with breakable(without_python(dist, tmp_path / "light")) as site:
        yield site


def stored(page: Page) -> dict[str, int]:
    """What the browser keeps of the site: caches by name, with how many files are in them."""
    kept: dict[str, int] = page.evaluate(
        """async () => Object.fromEntries(await Promise.all((await caches.keys()).map(
            async name => [name, (await (await caches.open(name)).keys()).length])))"""
    )
    return kept


@pytest.mark.parametrize("prefix", ["", "/games/stroganov"])
def test_a_whole_solo_game_is_played_with_the_server_gone(
    browser: Browser, dist: Path, text: Text, prefix: str
) -> None:
    site = Site(dist, prefix=prefix)
    with visitor(browser, site) as (_, watch):
        page = watch.page
        with running(site):
            visit(page, site)
            assert stored(page) == {f"stroganov {site.address}": len(set(precache.listed(dist).values()))}
        page.goto(site.address + GAMES["solo"])  # only the fragment changes: no new start
        page.reload()
        page.wait_for_selector(READY, state="attached")
        assert page.get_attribute("html", "data-start") == "snapshot"
        table = Table(page, session_of(GAMES["solo"], text))
        table.play(6 if prefix else 10_000)
        page.reload()
        page.wait_for_selector(READY, state="attached")
        table.compare()
        assert not watch.all_wrongs()


def test_the_start_page_tells_the_download_in_real_bytes(browser: Browser, dist: Path) -> None:
    with breakable(dist) as site, visitor(browser, site) as (_, watch):
        page = watch.page
        page.add_init_script(
            """window.told = [];
            new MutationObserver(() => {
                const said = document.getElementById("offline")?.textContent;
                if (said && said !== window.told.at(-1)) window.told.push(said);
            }).observe(document, { subtree: true, childList: true, characterData: true });"""
        )
        visit(page, site)
        told = page.evaluate("window.told")
        total = sum(size for _, size in precache.listed(dist).values())
        assert f"of {total / 1e6:,.1f} MB" in told[0]
        assert told[-1] == "Ready for offline"
        assert len(told) > 10


def test_the_worker_comes_only_after_the_page_is_ready(browser: Browser, dist: Path) -> None:
    with breakable(dist) as site, visitor(browser, site) as (_, watch):
        visit(watch.page, site)
        before = site.asked[: site.asked.index("/sw.js")]
        assert all(f"/{name}" in before for name in precache.listed(dist) if name.startswith(("pyo", "whl")))


def test_a_second_start_asks_the_server_for_nothing_but_the_worker(browser: Browser, dist: Path) -> None:
    with breakable(dist) as site, visitor(browser, site) as (_, watch):
        visit(watch.page, site)
        site.asked.clear()
        visit(watch.page, site)
        watch.page.reload()
        watch.page.wait_for_selector(READY, state="attached")
        assert set(site.asked) <= {"/sw.js"}


def test_any_address_inside_the_site_leads_to_the_page(browser: Browser, dist: Path, tmp_path: Path) -> None:
    site = Site(without_python(dist, tmp_path / "light"))
    with visitor(browser, site) as (_, watch):
        with running(site):
            visit(watch.page, site)
        for address in ("index.html", "?x=1", "index.html#new"):
            watch.page.goto(site.address + address)
            watch.page.wait_for_selector(READY, state="attached")


def test_a_worker_can_be_switched_off_by_the_address(browser: Browser, light: Breakable) -> None:
    site = light
    with visitor(browser, site) as (_, watch):
        page = watch.page
        visit(page, site)
        page.evaluate("localStorage.setItem('stroganov.trial', 'kept')")
        page.goto(f"{site.address}?no-worker")
        page.wait_for_function("!navigator.serviceWorker.controller")
        page.wait_for_selector(READY, state="attached")
        assert stored(page) == {}
        assert page.evaluate("navigator.serviceWorker.getRegistrations().then(all => all.length)") == 0
        assert page.evaluate("localStorage.getItem('stroganov.trial')") == "kept"


def test_other_origins_and_other_requests_are_left_alone(browser: Browser, light: Breakable) -> None:
    site = light
    with visitor(browser, site) as (_, watch):
        visit(watch.page, site)
        watch.page.reload()
        watch.page.wait_for_selector(READY, state="attached")
        site.asked.clear()
        before = stored(watch.page)
        status = "address => fetch(address).then(answer => answer.status)"
        assert watch.page.evaluate(status, "./nothing") == 404
        assert site.asked == ["/nothing"]
        assert stored(watch.page) == before
