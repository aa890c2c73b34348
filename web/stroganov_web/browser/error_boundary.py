"""The guard of the page: an error of ours becomes a dialog with ways on, and the game goes on.

Handlers of events and what takes its time are guarded where they begin; whatever else calls us, such as
timers of the page's scripts, leaves its errors to the browser, which hands them over.
"""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pyodide.ffi import create_proxy
from pyscript import window

from stroganov import __version__
from stroganov_web.browser import device as browser
from stroganov_web.ui.dialogs.error_report import ErrorReport, error_dialog, error_report

if TYPE_CHECKING:
    from stroganov_web.app import App

PYTHONS = "PythonError"  # what Pyodide calls an error of Python


class Guard:
    """Catches what we raise, and tells the last of it."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.told: ErrorReport | None = None

    def guarded(self, handler: Callable[[Any], object]) -> Callable[[Any], None]:
        """A handler whose errors are told."""

        def guarded(event: Any) -> None:
            try:
                handler(event)
            except Exception as error:
                self.tell(error)

        return guarded

    def later(self, work: Coroutine[Any, Any, None]) -> asyncio.Future[None]:
        """Begin something that takes its time and whose errors are told."""

        async def guarded() -> None:
            try:
                await work
            except Exception as error:
                self.tell(error)

        return asyncio.ensure_future(guarded())

    def watch(self) -> None:
        """Tell errors of ours that nobody has caught, too."""
        for kind in ("error", "unhandledrejection"):
            window.addEventListener(kind, create_proxy(self._on_uncaught))

    def _on_uncaught(self, event: Any) -> None:
        error: Any = getattr(event, "error", None) or getattr(event, "reason", None)
        if getattr(error, "name", "") == PYTHONS:
            self._tell(str(error.message))

    def tell(self, error: Exception) -> None:
        """Tell plainly what happened and offer ways on; the console has the details, too."""
        what = "".join(traceback.format_exception(error))
        window.console.error(what)
        self._tell(what)

    def _tell(self, what: str) -> None:
        session = self.app.play.session if self.app.play else None
        self._show(error_report(what, session, __version__, browser.named()))

    async def copy(self) -> None:
        """Copy the report of the error, and say so."""
        if self.told and await self.app.passing.ways.copy(self.told.report):
            self._show(replace(self.told, copied=True))

    def _show(self, told: ErrorReport) -> None:
        self.told = told
        self.app.show(lambda text, settings: error_dialog(told, text))
