"""Sites that a test may stop, change and break, and pages that may keep them."""

import functools
import hashlib
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tests.web.conftest import READY
from tests.web.page_errors import PageErrors, profile
from tools import precache
from tools.server import Handler, Site, running

OFFLINE = "html[data-offline='ready']"
MARK = "data-version"
PYTHONS = re.compile(r"/first_paint\.js|/start\.js|id=.starting")


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
        del self.headers["If-Modified-Since"]  # it counts whole seconds, in which a test changes a lot
        broken = self.server.breaks(self.path)
        if broken == "missing":
            self.send_error(404)
        elif broken == "half":
            self._half()
        elif broken == "moved" and "?" not in self.path:
            self._moved()
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

    def _moved(self) -> None:
        """Leads elsewhere, as hosts do that leave out the ends of names."""
        self.send_response(301)
        self.send_header("Location", f"{self.path}?moved")
        self.send_header("Content-Length", "0")
        self.end_headers()


@contextmanager
def visitor(browser: Browser, site: Site, **settings: Any) -> Iterator[tuple[BrowserContext, PageErrors]]:
    """A watched profile that may keep the site, with one page."""
    with profile(browser, site, start="", service_workers="allow", **settings) as watch:
        yield watch.context, watch


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
    """A later build, told by `data-version` on <html>: other scripts, the snapshot in other bytes."""
    shutil.copytree(dist, folder)
    for script in folder.glob("app/*/js/*.*js"):
        script.write_text(f"{script.read_text()}\n// {name}\n")
    renamed = {"<html ": f'<html {MARK}="{name}" ', **_other_snapshot(folder)}
    for sealed in [*folder.glob("app/*"), *folder.glob("snapshot/*")]:
        renamed[f"{sealed.parent.name}/{sealed.name}"] = f"{sealed.parent.name}/{name}"
        sealed.rename(sealed.with_name(name))
    for page in folder.glob("*.html"):
        text = re.sub('"build":"[^"]*"', f'"build":"{name}"', page.read_text())
        page.write_text(functools.reduce(lambda text, names: text.replace(*names), renamed.items(), text))
    precache.add(folder)
    return folder


def _other_snapshot(folder: Path) -> dict[str, str]:
    """Gives the snapshot, if there is one, another time of packing; its hash before and after."""
    renamed = {}
    for snapshot in folder.glob("snapshot/*/*"):
        packed = snapshot.read_bytes()
        snapshot.write_bytes(packed[:4] + b"\1\2\3\4" + packed[8:])
        before, after = (hashlib.sha256(content).hexdigest() for content in (packed, snapshot.read_bytes()))
        renamed[before] = after
    return renamed


@contextmanager
def breakable(folder: Path, prefix: str = "", port: int = 0) -> Iterator[Breakable]:
    """A running site that can be broken, changed (`folder`) and stopped."""
    with running(Breakable(folder, port, prefix=prefix)) as site:
        assert isinstance(site, Breakable)
        yield site
