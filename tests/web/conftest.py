"""A served site, a browser, and watched pages."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from stroganov_web.text import Text
from tests.web.unit.catalogues import text_of
from tests.web.watch import profile
from tools import browser as browsers
from tools import site as sites
from tools.paths import DIST
from tools.server import Site, running

READY = "html[data-ready='true']"
FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="session")
def text() -> Text:
    """English, as the page speaks."""
    return text_of("en")


@pytest.fixture(scope="session")
def dist() -> Path:
    """The built site; an outdated one would test the wrong thing."""
    if not sites.is_current():
        pytest.exit("dist/ is not up to date. Run: python3 build.py build", returncode=3)
    return DIST


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[Site]:
    """The site at the top of an address."""
    with running(Site(dist)) as site:
        yield site


@pytest.fixture(scope="session")
def site_below(dist: Path) -> Iterator[Site]:
    """The site below a path, as on a shared static host."""
    with running(Site(dist, prefix="/games/stroganov")) as site:
        yield site


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless Chromium."""
    path = browsers.configured() or browsers.on_machine() or browsers.playwrights_own()
    if not path:
        pytest.exit("There is no browser. Run: python3 build.py test", returncode=3)
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=path, args=FLAGS, chromium_sandbox=not root, headless=True
        )
        yield launched
        launched.close()


@pytest.fixture
def open_page(browser: Browser, site: Site, site_below: Site) -> Iterator[Callable[..., Page]]:
    """Opens watched pages, each in a profile of its own; keyword arguments are those of `profile`."""
    with ExitStack() as profiles:
        yield lambda **settings: profiles.enter_context(profile(browser, site, site_below, **settings)).page


@pytest.fixture
def page(open_page: Callable[..., Page]) -> Page:
    """One watched page of a laptop's size."""
    return open_page(viewport={"width": 1366, "height": 768})


@pytest.fixture
def start(site: Site) -> Callable[..., Page]:
    """Brings a page to the site, with a fragment such as `#new?seed=3`, and waits until it can be played."""

    def started(page: Page, fragment: str = "") -> Page:
        page.goto(site.address + fragment)
        page.wait_for_selector(READY, state="attached")
        return page

    return started
