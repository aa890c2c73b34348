"""A served site, a browser, and pages that let nothing wrong pass unnoticed."""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    sync_playwright,
)

from stroganov_web.text import Text
from tests.web.unit.catalogues import text_of
from tools import browser as browsers
from tools import site as sites
from tools.places import DIST
from tools.server import Site, running

READY = "html[data-ready='true']"
START_LIMIT = 60_000
START = os.environ.get("STROGANOV_START", "plain")  # or "snapshot": how Python starts, see web/start.js
FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]
# CSP violations of a page are collected before any of its own scripts run.
WATCH_POLICY = """
    window.brokenPolicies = [];
    document.addEventListener("securitypolicyviolation", (event) => {
        window.brokenPolicies.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
    });
"""

# Settings as a player might have kept them before; those that a test has chosen since stay.
FIRST_SETTINGS = """
    if (!localStorage.getItem("stroganov.settings")) localStorage.setItem("stroganov.settings", %s);
"""


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


class Watch:
    """Everything that went wrong in a page: console errors, failed and foreign requests, broken policies."""

    def __init__(self, page: Page, origins: set[str]) -> None:
        self.origins = origins
        self.wrongs: list[str] = []
        self.requested: list[str] = []
        self.page = page
        page.add_init_script(WATCH_POLICY)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.wrongs.append(f"page error: {error}"))
        page.on("request", self._request)
        page.on("requestfailed", self._failed)
        page.on("response", self._response)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.wrongs.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        self.requested.append(request.url)
        if parts.scheme not in ("data", "blob") and f"{parts.scheme}://{parts.netloc}" not in self.origins:
            self.wrongs.append(f"request to another origin: {request.url}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # a page left in the middle of loading
            self.wrongs.append(f"failed request: {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.wrongs.append(f"status {response.status}: {response.url}")

    def all_wrongs(self) -> list[str]:
        """What was noticed so far, with the broken policies the page itself collected."""
        if self.page.is_closed():
            return self.wrongs
        policies = self.page.evaluate("window.brokenPolicies || []")
        return self.wrongs + [f"policy: {text}" for text in policies]


@pytest.fixture
def open_page(browser: Browser, site: Site, site_below: Site) -> Iterator[Callable[..., Page]]:
    """Opens watched pages, each in its own context; keyword arguments are Playwright's context settings.

    Nothing moves in them unless a test asks for it: without a graphics card motion takes time from the rest.
    Opponents do not pause, either, unless `speed` says so.
    """
    contexts: list[BrowserContext] = []
    watches: list[Watch] = []
    origins = {f"http://localhost:{one.server_port}" for one in (site, site_below)}

    def opened(speed: str = "instant", **settings: object) -> Page:
        context = browser.new_context(**{"reduced_motion": "reduce", "service_workers": "block"} | settings)
        context.add_init_script(FIRST_SETTINGS % json.dumps(json.dumps({"speed": speed})))
        context.add_init_script(f"localStorage.setItem('stroganov.start', '{START}')")
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(START_LIMIT)
        watches.append(Watch(page, origins))
        return page

    yield opened
    wrongs = [wrong for watch in watches for wrong in watch.all_wrongs()]
    for context in contexts:
        context.close()
    assert not wrongs, "\n".join(wrongs)


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
