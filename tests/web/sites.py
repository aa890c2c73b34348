"""Sites that a test may stop, change and break, and pages that may keep them."""

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tests.web.conftest import READY, START_LIMIT, Watch
from tools import precache
from tools.server import Handler, Site, running

OFFLINE = "html[data-offline='ready']"
MARK = "data-version"
PYTHONS = re.compile(r"/start\.js|id=.starting")


class Breakable(Site):
    """A site whose files can be made to fail: `breaks` says by the address what happens instead."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.RequestHandlerClass = _Breaking
        self.breaks: Callable[[str], str] = lambda address: ""
        self.asked: list[str] = []


class _Breaking(Handler):
    server: Breakable

    def do_GET(self) -> None:
        self.server.asked.append(self.path)
        broken = self.server.breaks(self.path)
        if broken == "missing":
            self.send_error(404)
        elif broken == "half":
            self._half()
        else:
            super().do_GET()

    def _half(self) -> None:
        """Promises a whole file and hangs up in the middle of it."""
        path = Path(self.translate_path(self.path.removeprefix(self.server.prefix)))
        content = path.read_bytes()
        self.send_response(200)
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.end_headers()
        self.wfile.write(content[: len(content) // 2])
        self.wfile.flush()
        self.close_connection = True


@contextmanager
def visitor(browser: Browser, site: Site, **settings: Any) -> Iterator[tuple[BrowserContext, Watch]]:
    """A browser profile that may keep the site, with one watched page."""
    context = browser.new_context(reduced_motion="reduce", service_workers="allow", **settings)
    context.set_default_timeout(START_LIMIT)
    watch = Watch(context.new_page(), {f"http://localhost:{site.server_port}"})
    yield context, watch
    context.close()


def visit(page: Page, site: Site, fragment: str = "") -> None:
    """Open the site and wait until it can be played and is kept."""
    page.goto(site.address + fragment)
    page.wait_for_selector(READY, state="attached")
    page.wait_for_selector(OFFLINE, state="attached")


def without_python(dist: Path, folder: Path) -> Path:
    """The built site with a page that is ready at once: for all that does not need a game."""
    shutil.copytree(
        dist, folder, ignore=lambda _, names: {"pyodide", "pyscript", "snapshot", "whl"} & set(names)
    )
    page = folder / "index.html"
    lines = page.read_text().replace("<html ", '<html data-ready="true" ', 1).splitlines()
    page.write_text("\n".join(line for line in lines if not PYTHONS.search(line)))
    precache.add(folder)
    return folder


def another_version(dist: Path, folder: Path, name: str = "two") -> Path:
    """The built site with a page of its own, told by `data-version` on <html>."""
    shutil.copytree(dist, folder)
    page = folder / "index.html"
    page.write_text(page.read_text().replace("<html ", f'<html {MARK}="{name}" ', 1))
    precache.add(folder)
    return folder


@contextmanager
def breakable(folder: Path, prefix: str = "", port: int = 0) -> Iterator[Breakable]:
    """A running site that can be broken, changed (`folder`) and stopped."""
    with running(Breakable(folder, port, prefix=prefix)) as site:
        assert isinstance(site, Breakable)
        yield site
