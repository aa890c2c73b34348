"""Profiles of a browser that let nothing wrong pass unnoticed in any of their pages."""

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Request, Response

from tests.web.failure_artifacts import Evidence
from tools.server import Site

START_LIMIT = 60_000
SNAPSHOT = "snapshot"  # how Python starts unless a test is about that: it takes a third of the time

# A page tells of its CSP violations before any of its own scripts run.
WATCH_POLICY = """
    document.addEventListener("securitypolicyviolation", (event) => {
        console.error(`policy: ${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
    });
"""

# What a player might have kept before; what a test has chosen since stays. Empty pages keep nothing.
KEPT = """
    if (location.protocol === "http:")
        for (const [name, value] of Object.entries(%s))
            if (!localStorage.getItem(name)) localStorage.setItem(name, value);
"""


class PageErrors:
    """Everything that went wrong in the pages of a profile, those that they open themselves among them."""

    def __init__(self, context: BrowserContext, origins: set[str]) -> None:
        self.origins = origins
        self.grave: list[str] = []  # foreign requests and broken policies: never, whatever else fails
        self.other: list[str] = []  # console errors, failed requests
        self.context = context
        context.add_init_script(WATCH_POLICY)
        context.on("console", self._console)
        context.on("weberror", lambda wrong: self.other.append(f"page error: {wrong.error}"))
        context.on("request", self._request)
        context.on("requestfailed", self._failed)
        context.on("response", self._response)
        self.page = context.pages[0] if context.pages else context.new_page()

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            wrongs = self.grave if message.text.startswith("policy:") else self.other
            wrongs.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and f"{parts.scheme}://{parts.netloc}" not in self.origins:
            self.grave.append(f"request to another origin: {request.url}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # a page left in the middle of loading
            self.other.append(f"failed request: {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.other.append(f"status {response.status}: {response.url}")

    def all_wrongs(self) -> list[str]:
        """What was noticed so far, when all that the pages have told has arrived."""
        for page in self.context.pages:
            with suppress(Error):  # a page that crashed says no more
                page.evaluate("0")
        return self.grave + self.other


@contextmanager
def watched(
    context: BrowserContext,
    *sites: Site,
    speed: str = "instant",
    start: str = SNAPSHOT,
    may_fail: bool = False,
) -> Iterator[PageErrors]:
    """A profile that may ask only these sites; at its end nothing is wrong, or nothing grave if it may fail.

    Opponents do not pause in it unless `speed` says so. Python starts from the "snapshot", the
    "plain" way, or as the page itself decides if `start` is "".
    """
    watch, sound = prepared(context, *sites, speed=speed, start=start), False
    try:
        yield watch
        wrongs = watch.all_wrongs()
        assert not (watch.grave if may_fail else wrongs), "\n".join(wrongs)
        sound = not (Evidence.now and Evidence.now.failed)
    finally:
        if Evidence.now and not sound:
            Evidence.now.keep(context)
        context.close()


def prepared(
    context: BrowserContext, *sites: Site, speed: str = "instant", start: str = SNAPSHOT
) -> PageErrors:
    """A new profile, watched from now on, with what a player might have kept before."""
    context.set_default_timeout(START_LIMIT)
    kept = {"stroganov.settings": json.dumps({"speed": speed}), "stroganov.start": start}
    context.add_init_script(KEPT % json.dumps(kept))
    if Evidence.now:
        Evidence.now.begin(context)
    return PageErrors(context, {f"http://localhost:{site.server_port}" for site in sites})


# Nothing moves unless a test asks for it: without a graphics card motion takes time from the rest.
LIKES: dict[str, Any] = {"reduced_motion": "reduce", "service_workers": "block"}


@contextmanager
def profile(
    browser: Browser,
    *sites: Site,
    speed: str = "instant",
    start: str = SNAPSHOT,
    may_fail: bool = False,
    **settings: Any,
) -> Iterator[PageErrors]:
    """A new watched profile with one page; further keyword arguments are Playwright's context settings."""
    context = browser.new_context(**LIKES | settings)
    with watched(context, *sites, speed=speed, start=start, may_fail=may_fail) as watch:
        yield watch
