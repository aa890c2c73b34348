"""Profiles that one test after another uses, emptied in between: what they cache makes a start short."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Error, Page

from tests.web.failure_artifacts import Evidence
from tests.web.page_errors import LIKES, SNAPSHOT, PageErrors, prepared
from tools.server import Site

MOST = 4  # profiles that are kept open while nobody uses them
STORES = "cache_storage,cookies,file_systems,indexeddb,local_storage,service_workers"
LAPTOP = {"width": 1366, "height": 768}
PLAIN_LOOKS: dict[str, Any] = {"color_scheme": "light", "forced_colors": "none", "contrast": "no-preference"}


class Lent:
    """A profile in use: remembers what a test does to it, so that it can be undone."""

    def __init__(self, watch: PageErrors, key: str, settings: dict[str, Any]) -> None:
        self.watch = watch
        self.key = key
        self.settings = settings
        self.undoing: list[Callable[[], None]] = []
        self._remember(watch.context)
        self._remember(watch.page)

    def _remember(self, place: Page | BrowserContext) -> None:
        add, plain = place.add_init_script, place.on

        def add_init_script(*given: Any, **named: Any) -> Any:
            added = add(*given, **named)
            self.undoing.append(added.close)
            return added

        def on(event: Any, handler: Any) -> None:
            plain(event, handler)
            self.undoing.append(lambda: place.remove_listener(event, handler))

        # mypy: these are what the page's own methods are replaced with, for good
        place.add_init_script = add_init_script  # type: ignore[method-assign]
        place.on = on  # type: ignore[method-assign,assignment]
        if isinstance(place, BrowserContext):
            self._remember_sessions(place)

    def _remember_sessions(self, context: BrowserContext) -> None:
        open_session = context.new_cdp_session

        def new_cdp_session(page: Any) -> CDPSession:
            session = open_session(page)
            self.undoing.append(session.detach)
            return session

        context.new_cdp_session = new_cdp_session  # type: ignore[method-assign]

    def empty(self) -> None:
        """Undo everything, so that the next test finds what a new browser would show it."""
        page, context = self.watch.page, self.watch.context
        for other in context.pages:
            if other != page:
                other.close()
        while self.undoing:
            with suppress(Error, KeyError):  # a session that is detached, a page that is closed
                self.undoing.pop()()
        context.unroute_all(behavior="ignoreErrors")
        page.unroute_all(behavior="ignoreErrors")
        with suppress(Error):
            page.evaluate("sessionStorage.clear()")
        page.goto("about:blank")
        session = context.new_cdp_session(page)
        for origin in self.watch.origins:
            session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": STORES})
        session.send("Page.resetNavigationHistory")
        self.undoing.pop()()
        self.watch.grave.clear()
        self.watch.other.clear()

    def show(self, viewport: dict[str, int]) -> None:
        """Give its page a size, and the looks that its settings ask for."""
        page, likes = self.watch.page, PLAIN_LOOKS | self.settings
        page.set_viewport_size(viewport)  # type: ignore[arg-type]
        page.emulate_media(
            media="screen",
            **{name: likes[name] for name in ("color_scheme", "reduced_motion", "forced_colors", "contrast")},
        )


class Profiles:
    """Hands out profiles of any settings: one that was used before and is empty again, or a new one."""

    def __init__(self, browser: Browser, *sites: Site) -> None:
        self.browser = browser
        self.sites = sites
        self.free: list[Lent] = []

    @contextmanager
    def borrowed(
        self, speed: str = "instant", viewport: dict[str, int] = LAPTOP, **settings: Any
    ) -> Iterator[PageErrors]:
        """One profile, for one test; nothing may have gone wrong in it at the end."""
        lent, sound = self._take(speed, viewport, LIKES | settings), False
        try:
            yield lent.watch
            wrongs = lent.watch.all_wrongs()
            assert not wrongs, "\n".join(wrongs)
            sound = not (Evidence.now and Evidence.now.failed) and not lent.watch.page.is_closed()
        finally:
            if sound:
                self._give_back(lent)
            else:
                self._discard(lent)

    def _take(self, speed: str, viewport: dict[str, int], settings: dict[str, Any]) -> Lent:
        key = json.dumps([speed, settings], sort_keys=True, default=str)
        found = next((lent for lent in self.free if lent.key == key), None)
        if not found:
            context = self.browser.new_context(viewport=viewport, **settings)  # type: ignore[arg-type]
            found = Lent(prepared(context, *self.sites, speed=speed, start=SNAPSHOT), key, settings)
        else:
            self.free.remove(found)
            if Evidence.now:
                Evidence.now.go_on(found.watch.context)
        found.show(viewport)
        return found

    def _give_back(self, lent: Lent) -> None:
        if Evidence.now:
            Evidence.now.drop(lent.watch.context)
        lent.empty()
        self.free.append(lent)
        while len(self.free) > MOST:
            self.free.pop(0).watch.context.close()

    def _discard(self, lent: Lent) -> None:
        if Evidence.now:
            Evidence.now.keep(lent.watch.context)
        lent.watch.context.close()

    def close(self) -> None:
        """Tidy up."""
        for lent in self.free:
            lent.watch.context.close()
