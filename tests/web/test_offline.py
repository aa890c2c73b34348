"""After one visit the game starts and is played without network and server, from any path."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from stroganov_web.i18n import Text
from tests.web.conftest import READY
from tests.web.driver import GAMES, Table, session_of
from tests.web.sites import Breakable, breakable, visit, visitor, without_python
from tests.web.test_links import shared_link
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


def begin(page: Page, site: Site, text: Text, game: str) -> Table:
    """Start the game anew from what is kept and lay a table."""
    page.goto(site.address + GAMES[game])  # only the fragment changes: no new start
    page.reload()
    page.wait_for_selector(READY, state="attached")
    assert page.get_attribute("html", "data-start") == "snapshot"
    return Table(page, session_of(GAMES[game], text))


@pytest.mark.parametrize("prefix", ["", "/games/stroganov"])
def test_a_whole_solo_game_is_played_with_the_server_gone(
    browser: Browser, dist: Path, text: Text, prefix: str
) -> None:
    site = Breakable(dist, prefix=prefix)
    with visitor(browser, site) as (_, watch):
        page = watch.page
        with running(site):
            visit(page, site)
            assert stored(page) == {f"stroganov {site.address}": len(set(precache.listed(dist).values()))}
        site.asked.clear()
        table = begin(page, site, text, "solo")
        table.play(6 if prefix else 10_000)
        page.reload()
        page.wait_for_selector(READY, state="attached")
        table.compare()
        assert site.asked == []


def test_games_are_opened_shared_and_looked_at_with_the_server_gone(
    browser: Browser, dist: Path, text: Text
) -> None:
    site = Breakable(dist)
    with visitor(browser, site) as (_, watch):
        page = watch.page
        with running(site):
            visit(page, site)
        table = begin(page, site, text, "two")
        table.play(4)
        shared_link(page)
        page.keyboard.press("Escape")
        look_again(table)
        begin(page, site, text, "solo").play(2)
        open_from_list(table)
        open_from_file(table)
        read_rules(page, site)
        page.goto(f"{site.address}#history")
        page.wait_for_selector("#app[data-screen=history]")


def look_again(table: Table) -> None:
    """Replay a game from its beginning to its end."""
    page = table.page
    page.locator(".log-again").click()
    page.get_by_role("slider").press("End")
    assert page.evaluate("window.stroganov.position()") == table.session.game.state.position_hash()
    page.locator("[data-action=stop_replay]").click()
    page.wait_for_selector("#band [data-answer]", state="attached")


def open_from_list(table: Table) -> None:
    """Go on with a game that is not the last one."""
    table.page.evaluate("location.hash = '#'")
    table.page.locator(".games .game").click()
    table.page.wait_for_selector("#app[data-screen=table]")
    table.play(2)


def open_from_file(table: Table) -> None:
    """Save the game to a file and open that."""
    page = table.page
    page.locator("#menu").click()
    with page.expect_download() as saved:
        page.locator("dialog [data-action=to_file]").click()
    page.evaluate("location.hash = '#'")
    with page.expect_file_chooser() as chosen:
        page.locator("[data-action=from_file]").click()
    payload = {"name": "x.json", "mimeType": "application/json", "buffer": saved.value.path().read_bytes()}
    chosen.value.set_files([payload])  # type: ignore[list-item]
    position = table.session.game.state.position_hash()
    page.wait_for_function("position => window.stroganov.position() === position", arg=position)
    assert not page.locator("[data-answer]").count()  # it is looked at first


def read_rules(page: Page, site: Site) -> None:
    """Open the rules beside the game."""
    page.goto(f"{site.address}#play")
    page.wait_for_selector("#band [data-answer]", state="attached")  # one's own game is back
    page.locator("#help").click()
    with page.expect_popup() as opened:
        page.locator("dialog a[href$='rules.html']").click()
    expect(opened.value.locator("section[id='9']")).to_be_attached()
    opened.value.close()
    page.keyboard.press("Escape")


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
        assert told[-1] == "Ready for offline play"
        assert len(told) > 10


def test_the_worker_comes_only_after_the_page_is_ready(browser: Browser, dist: Path) -> None:
    with breakable(dist) as site, visitor(browser, site) as (_, watch):
        visit(watch.page, site)
        before = site.asked[: site.asked.index("/sw.js")]
        large = {f"/{name}" for name in precache.listed(dist) if name.startswith(("pyo", "whl"))}
        assert len(large) > 3
        assert large <= set(before)


def test_a_second_start_asks_the_server_for_nothing_but_the_worker(browser: Browser, dist: Path) -> None:
    with breakable(dist) as site, visitor(browser, site) as (_, watch):
        visit(watch.page, site)
        site.asked.clear()
        visit(watch.page, site)
        watch.page.reload()
        watch.page.wait_for_selector(READY, state="attached")
        assert set(site.asked) <= {"/sw.js"}


def test_the_page_is_there_by_all_its_addresses_and_no_other(
    browser: Browser, dist: Path, tmp_path: Path
) -> None:
    site = Breakable(without_python(dist, tmp_path / "light"))
    with visitor(browser, site, may_fail=True) as (_, watch):
        page = watch.page
        with running(site):
            visit(page, site)
            page.goto(f"{site.address}?x=1")  # the worker is asked from now on
            for address in ("nothing", "app/nothing.js", "sw-off.js"):
                site.asked.clear()
                page.goto(site.address + address)
                assert f"/{address}" in site.asked
                assert not page.locator(READY).count()
        for address in ("index.html", "?x=1", "index.html?x=1#new"):
            page.goto(site.address + address)
            page.wait_for_selector(READY, state="attached")


def test_a_browser_that_cannot_keep_the_site_says_so(
    page: Page, start: Callable[..., Page], text: Text
) -> None:
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    start(page)
    expect(page.locator("#offline")).to_have_text(text("shell.offline.failed"))


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
    with visitor(browser, site, may_fail=True) as (_, watch):
        visit(watch.page, site)
        watch.page.reload()
        watch.page.wait_for_selector(READY, state="attached")
        site.asked.clear()
        before = stored(watch.page)
        status = "address => fetch(address).then(answer => answer.status)"
        assert watch.page.evaluate(status, "./nothing") == 404
        assert site.asked == ["/nothing"]
        assert stored(watch.page) == before
