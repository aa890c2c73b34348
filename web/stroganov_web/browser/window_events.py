"""Listening to the window and the document, and calling back when the browser has time."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from typing import Any

from pyodide.ffi import create_once_callable, create_proxy, to_js
from pyscript import document, window

from stroganov_web.browser.device import form_values
from stroganov_web.browser.page import Page
from stroganov_web.screens.paint_queue import PaintQueue

PYTHON_ERROR = "PythonError"  # what Pyodide calls an error of Python

Handler = Callable[[Any], None]
Guarded = Callable[[Callable[[Any], object]], Handler]


def browser_page(queue: PaintQueue) -> Page:
    """The page of this document, with the scripts that patch and move its elements."""
    return Page(document, window.patch, window.motion, window.sounds, queue, form_values)


def listen(handlers: Mapping[str, Handler], guarded: Guarded, target: Any = None) -> None:
    """Have handlers called for events of an element, the document if none is given."""
    for name, handler in handlers.items():
        (target or document).addEventListener(name, create_proxy(guarded(handler)))


def listen_to_window(handlers: Mapping[str, Handler], guarded: Guarded) -> None:
    """Have handlers called for events of the window."""
    listen(handlers, guarded, window)


def on_uncaught_error(show: Callable[[str], None]) -> None:
    """Errors of Python that nobody has caught, such as in timers of the page's scripts, are shown, too."""

    def on_error(event: Any) -> None:
        error: Any = getattr(event, "error", None) or getattr(event, "reason", None)
        if getattr(error, "name", "") == PYTHON_ERROR:
            show(str(error.message))

    for kind in ("error", "unhandledrejection"):
        window.addEventListener(kind, create_proxy(on_error))


def is_hidden() -> bool:
    """Whether the tab is not visible."""
    return bool(document.hidden)


def after_frame(call: Callable[[], object], guarded: Guarded) -> None:
    """Call back when the browser has shown what is painted now."""
    window.whenShown(create_once_callable(guarded(lambda event: call())))


def when_idle(steps: deque[Callable[[], object]], guarded: Guarded) -> None:
    """Take a step whenever the browser has nothing to do."""

    def take(event: Any) -> None:
        steps.popleft()()
        when_idle(steps, guarded)

    if steps:
        window.whenIdle(create_once_callable(guarded(take)))


def log_error(details: str) -> None:
    """Write to the console."""
    window.console.error(details)


def expose(functions: Mapping[str, Callable[[], object]]) -> None:
    """Give tests and tools functions to ask, as `window.stroganov`."""
    proxies = {name: create_proxy(function) for name, function in functions.items()}
    window.stroganov = to_js(proxies, dict_converter=window.Object.fromEntries)
