"""Drives the browsers that Playwright cannot: WebDriver's commands, over Marionette or HTTP.

Firefox speaks Marionette itself (geckodriver only translates it), WebKitGTK's driver speaks HTTP; both take
the same commands.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from tools.browser import Other

PATIENCE = 120.0  # seconds in which something has to show: a busy machine may take its time
_PAUSE = 0.05
_SCREEN = "1600x1200x24"  # of a browser without a screen of its own
_SETTINGS = {
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "privacy.reduceTimerPrecision": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
}
# A value, or what a function makes of an argument, as Playwright's pages evaluate it.
_EVALUATE = "const it = ({}\n); return typeof it === 'function' ? it(...arguments) : it;"


class WebDriverError(Exception):
    """A browser could not do what it was told."""


class Wire(Protocol):
    """Carries commands to a browser."""

    def send(self, command: str, parameters: dict[str, Any]) -> Any:
        """Send a command by its name in WebDriver and wait for its value."""


class Marionette:
    """Firefox: messages with their length in front, over a socket."""

    def __init__(self, port: int) -> None:
        self._stream = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE).makefile("rwb")
        self._number = 0
        self._receive()  # it greets
        self.send("NewSession", {})

    def send(self, command: str, parameters: dict[str, Any]) -> Any:
        """Send a command and wait for its value."""
        self._number += 1
        written = json.dumps([0, self._number, f"WebDriver:{command}", parameters]).encode()
        self._stream.write(b"%d:%s" % (len(written), written))
        self._stream.flush()
        _, _, error, result = self._receive()
        if error:
            raise WebDriverError(f"{command}: {error['message']}")
        return result["value"] if set(result or ()) == {"value"} else result

    def _receive(self) -> Any:
        length = b""
        while (byte := self._stream.read(1)) != b":":
            if not byte:
                raise WebDriverError("Firefox has ended.")
            length += byte
        return json.loads(self._stream.read(int(length)))


_PATHS = {
    "Navigate": "url",
    "ExecuteScript": "execute/sync",
    "PerformActions": "actions",
    "SetWindowRect": "window/rect",
}


class Http:
    """WebKitWebDriver: HTTP."""

    def __init__(self, port: int, browser: Path) -> None:
        self._address = f"http://127.0.0.1:{port}/session"
        options = {"binary": str(browser), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._address += "/" + self._post("", {"capabilities": wanted})["sessionId"]

    def send(self, command: str, parameters: dict[str, Any]) -> Any:
        """Send a command and wait for its value."""
        return self._post("/" + _PATHS[command], parameters)

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        request = urllib.request.Request(self._address + path, json.dumps(body).encode())
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise WebDriverError(f"{path}: {json.load(error)['value']['message']}") from error


class DrivenPage:
    """A page of such a browser, with the few methods of Playwright's pages that games are played by."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire

    @property
    def mouse(self) -> DrivenPage:
        """The mouse."""
        return self

    def goto(self, address: str) -> None:
        """Open an address."""
        self._wire.send("Navigate", {"url": address})

    def reload(self) -> None:
        """Load the page again, as its own button does: WebKit's driver forgets where the page was."""
        self.evaluate("() => { window.leaving = true; setTimeout(() => location.reload()); }")
        self.wait_for_function("!window.leaving")

    def evaluate(self, script: str, arg: object = None) -> Any:
        """The value of an expression, or what a function makes of an argument."""
        return self._wire.send("ExecuteScript", {"script": _EVALUATE.format(script), "args": [arg]})

    def wait_for_function(self, script: str, arg: object = None) -> None:
        """Wait until an expression is true."""
        until(lambda: self.evaluate(script, arg), f"{script}: {arg}")

    def move(self, x: float, y: float) -> None:
        """Move the mouse."""
        self._point([_pointer_move(x, y)])

    def click(self, x: float, y: float) -> None:
        """Click with the mouse."""
        down_and_up = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        self._point([_pointer_move(x, y), *down_and_up])

    def _point(self, actions: list[dict[str, Any]]) -> None:
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}
        self._wire.send("PerformActions", {"actions": [mouse]})

    def resize(self, wide: int, tall: int) -> None:
        """Make the window so large that its page gets this size, or the nearest one, a little later."""
        for _ in range(2):
            w, h, outer_w, outer_h = self.evaluate("[innerWidth, innerHeight, outerWidth, outerHeight]")
            size = {"x": 0, "y": 0, "width": wide + outer_w - w, "height": tall + outer_h - h}
            self._wire.send("SetWindowRect", size)
            time.sleep(0.3)  # no browser says when its window has its size


def _pointer_move(x: float, y: float) -> dict[str, Any]:
    return {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y), "origin": "viewport"}


def until(found: Callable[[], object], what: str) -> Any:
    """Wait until something is found."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            if value := found():
                return value
        except (OSError, WebDriverError):  # it is not there yet, or on its way to another page
            if time.monotonic() > end:
                raise
        if time.monotonic() > end:
            raise WebDriverError(f"waited in vain: {what}")
        time.sleep(_PAUSE)


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def opened(other: Other, folder: Path) -> Iterator[DrivenPage]:
    """A page of a browser with an empty profile in a folder."""
    port = _free_port()
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CACHE_HOME": str(folder)}
    environment = {**os.environ, **home, "LANG": "C.UTF-8", "MOZ_HEADLESS": "1"}
    with (folder / "log.txt").open("w") as log:
        running = subprocess.Popen(
            _command(other, port, folder), stdout=log, stderr=log, env=environment, start_new_session=True
        )
        try:
            yield DrivenPage(until(lambda: _wire(other, port), f"{other.name} does not start"))
        finally:
            os.killpg(running.pid, 15)
            running.wait()


def _wire(other: Other, port: int) -> Wire:
    return Marionette(port) if other.name == "Firefox" else Http(port, other.browser)


def _command(other: Other, port: int, folder: Path) -> list[str]:
    if other.name == "Firefox":
        settings = _SETTINGS | {"marionette.port": port}
        lines = [f"user_pref({json.dumps(key)}, {json.dumps(value)});" for key, value in settings.items()]
        (folder / "user.js").write_text("\n".join(lines))
        return [str(other.browser), "--marionette", "--no-remote", "--profile", str(folder)]
    driver = [str(other.driver), f"--port={port}"]
    screen = shutil.which("xvfb-run")
    return [screen, "-a", "-s", f"-screen 0 {_SCREEN}", *driver] if screen else driver
