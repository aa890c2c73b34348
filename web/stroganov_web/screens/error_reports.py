"""Errors of the program: each becomes a dialog with a report that can be copied, and the game goes on."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from typing import Any

from stroganov import __version__
from stroganov_web.model.session import Session
from stroganov_web.screens.dialogs import Dialogs
from stroganov_web.ui.dialogs.error_report import ErrorReport, error_dialog, error_report


class ErrorReports:
    """Catches errors where handlers and coroutines begin, and shows the last one."""

    def __init__(
        self,
        dialogs: Dialogs,
        session: Callable[[], Session | None],
        saved: Callable[[], bool],
        copy_text: Callable[[str], Awaitable[bool]],
        log: Callable[[str], None],
        user_agent: str,
    ) -> None:
        self._dialogs, self._session, self._saved, self._copy_text = dialogs, session, saved, copy_text
        self._log, self._user_agent = log, user_agent
        self._shown: ErrorReport | None = None

    def guarded(self, handler: Callable[[Any], object]) -> Callable[[Any], None]:
        """A handler whose errors are shown."""

        def guarded(event: Any) -> None:
            try:
                handler(event)
            except Exception as error:
                self.report(error)

        return guarded

    def later(self, work: Coroutine[Any, Any, None]) -> asyncio.Future[None]:
        """Start a coroutine whose errors are shown."""

        async def guarded() -> None:
            try:
                await work
            except Exception as error:
                self.report(error)

        return asyncio.ensure_future(guarded())

    def report(self, error: Exception) -> None:
        """Say what happened and offer ways on; the console gets the details, too."""
        details = "".join(traceback.format_exception(error))
        self._log(details)
        self.show(details)

    def show(self, details: str) -> None:
        """Show an error."""
        report = error_report(details, self._session(), __version__, self._user_agent)
        self._show(replace(report, saved=self._saved()))

    async def copy(self) -> None:
        """Copy the report of the error, and say so."""
        if self._shown and await self._copy_text(self._shown.report):
            self._show(replace(self._shown, copied=True))

    def _show(self, shown: ErrorReport) -> None:
        self._shown = shown
        self._dialogs.show(lambda text, _: error_dialog(shown, text))
