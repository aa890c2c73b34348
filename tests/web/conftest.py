"""A served site, a browser, and watched pages."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partialmethod
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from stroganov_web.i18n import Text
from tests.web.failure_artifacts import Evidence
from tests.web.page_errors import profile
from tests.web.profiles import LAPTOP, Profiles
from tests.web.unit.catalogues import text_of
from tools import browser as browsers
from tools import site as sites
from tools.paths import DIST
from tools.server import Site, running

READY = "html[data-ready='true']"
LOOK_AGAIN = 20  # milliseconds between two looks at what has to show
PATIENCE = 30_000  # milliseconds in which something has to show: a busy machine may take its time
LONG = (
    "complete_game",
    "every_phase",
    "hasty_hand",
    "crashes",
    "browser_that_ends",
    "mutated",
    "whole_solo_game",
    "interrupted",
    "fits_every_window",
)
expect.set_options(timeout=PATIENCE)
# By default Playwright looks at every frame; a browser on a busy machine was seen to draw none for a minute.
Page.wait_for_function = partialmethod(Page.wait_for_function, polling=LOOK_AGAIN)
FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests begin first, so that no worker is alone with one at the end."""
    items.sort(key=lambda item: not any(part in item.name for part in LONG))


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
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Playwright's plugin launches the browser that `build.py test` found."""
    path = browsers.configured() or browsers.on_machine() or browsers.playwrights_own()
    if not path:
        pytest.exit("There is no browser. Run: python3 build.py test", returncode=3)
    sandbox = not (hasattr(os, "geteuid") and os.geteuid() == 0)
    ours = {"executable_path": path, "args": FLAGS, "chromium_sandbox": sandbox}
    return browser_type_launch_args | ours


@pytest.fixture(autouse=True)
def evidence(request: pytest.FixtureRequest) -> Iterator[None]:
    """Keeps pictures and traces of tests that fail, and of no others."""
    if "browser" not in request.fixturenames:
        yield
        return
    Evidence.now = Evidence(request.node, Path(request.getfixturevalue("output_path")))
    yield
    if not Evidence.now.failed:
        Evidence.now.forget()
    Evidence.now = None


@pytest.fixture(scope="session")
def profiles(browser: Browser, site: Site, site_below: Site) -> Iterator[Profiles]:
    """Profiles that the tests of this worker lend each other."""
    made = Profiles(browser, site, site_below)
    yield made
    made.close()


@pytest.fixture
def open_page(profiles: Profiles) -> Iterator[Callable[..., Page]]:
    """Opens watched pages, each in an empty profile; keyword arguments are those of `Profiles.borrowed`."""
    with ExitStack() as borrowed:
        yield lambda **settings: borrowed.enter_context(profiles.borrowed(**settings)).page


@pytest.fixture
def page(open_page: Callable[..., Page]) -> Page:
    """One watched page of a laptop's size."""
    return open_page()


@pytest.fixture
def new_visit(browser: Browser, site: Site, site_below: Site) -> Iterator[Page]:
    """A page of a browser that has never been here: nothing is cached, and the page decides how it starts."""
    with profile(browser, site, site_below, start="", viewport=LAPTOP) as watch:
        yield watch.page


@pytest.fixture
def start(site: Site) -> Callable[..., Page]:
    """Brings a page to the site, with a fragment such as `#new?seed=3`, and waits until it can be played."""

    def started(page: Page, fragment: str = "") -> Page:
        page.goto(site.address + fragment)
        page.wait_for_selector(READY, state="attached")
        return page

    return started
