"""Whatever file of the site fails, and however: the start gets there, or says so and gets there later.

Each start takes seconds, so each file fails in one of the ways, the next file in the next one. With
STROGANOV_FAULTS=all each fails in all of them.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.web.conftest import READY
from tests.web.faults import IMPATIENT, KINDS, Fault, starts
from tests.web.page_errors import profile
from tests.web.sites import Breakable, breakable, ready_at_once, visit, visitor
from tests.web.test_offline import stored
from tools import precache

pytestmark = pytest.mark.browser
SHARES = 4  # into which the table is divided, for as many workers
PAGE = "/"
WRONG = ("missing", "half", "cut", "empty", "other")  # answers that a worker must not keep
WITHOUT_THE_PAGE = (
    "once",
    "for ever",
    "late",
    "cut",
    "empty",
    "other",
)  # of itself: nothing of ours is there


@pytest.fixture(scope="module")
def needed(browser: Browser, dist: Path) -> list[str]:
    """What a start asks for, by the site's own word."""
    with breakable(dist) as site, profile(browser, site, start="") as watch:
        watch.page.goto(site.address)
        watch.page.wait_for_selector(READY, state="attached")
        return list(dict.fromkeys(site.asked))


@pytest.fixture
def impatient(browser: Browser, dist: Path) -> Iterator[tuple[Breakable, Page]]:
    """A site that may fail, and a page that soon loses its patience; no worker comes between them."""
    with breakable(dist) as site, profile(browser, site, start="", may_fail=True) as watch:
        watch.page.add_init_script(IMPATIENT)
        yield site, watch.page


def table(addresses: list[str]) -> list[Fault]:
    """The faults to be tried."""
    every = [
        [Fault(address, kind) for kind in KINDS if address != PAGE or kind not in WITHOUT_THE_PAGE]
        for address in addresses
    ]
    if os.environ.get("STROGANOV_FAULTS") == "all":
        return [fault for faults in every for fault in faults]
    return [faults[number % len(faults)] for number, faults in enumerate(every)]


@pytest.mark.parametrize("share", range(SHARES))
def test_a_start_with_a_fault_gets_there_or_says_so_and_gets_there_later(
    share: int, needed: list[str], impatient: tuple[Breakable, Page]
) -> None:
    site, page = impatient
    session = page.context.new_cdp_session(page)
    faults = table(needed)[share::SHARES]
    outcomes = {}
    for fault in faults:
        session.send("Network.clearBrowserCache")
        outcomes[str(fault)] = starts(page, site, fault)
    print(outcomes)
    assert len(outcomes) == len(faults) > len(needed) / SHARES - 1


def test_the_worker_keeps_nothing_wrong_and_all_that_is_right(
    browser: Browser, dist: Path, tmp_path: Path
) -> None:
    folder = ready_at_once(dist, tmp_path / "site")
    files = precache.listed(folder)
    with breakable(folder) as site, visitor(browser, site, may_fail=True) as (_, watch):
        for first in range(len(WRONG)):
            ways = {f"/{name}": WRONG[(first + at) % len(WRONG)] for at, name in enumerate(files)}
            site.asked.clear()
            site.breaks = after_the_page(site, ways)
            watch.page.goto(site.address)
            watch.page.wait_for_selector("html[data-offline=failed]", state="attached")
            assert (
                first or len(set(site.asked) & set(ways)) >= len(files) - 1
            )  # of each at least the page's own
        site.breaks = lambda asked: ""
        visit(watch.page, site)
        assert stored(watch.page) == {f"stroganov {site.address}": len(set(files.values()))}


def after_the_page(site: Breakable, ways: dict[str, str]) -> Callable[[str], str]:
    """What fails as soon as the page has come and the worker begins."""
    return lambda asked: ways.get(asked, "") if "/sw.js" in site.asked else ""
