"""The guard of the page: an error of ours becomes a dialog with ways on, and the game goes on."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pyscript import window

from stroganov import __version__
from stroganov_web import browser
from stroganov_web.mishap import Mishap, mishap, mishap_dialog

if TYPE_CHECKING:
    from stroganov_web.app import App


class Guard:
    """Catches what handlers of events raise, and tells the last of it."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.told: Mishap | None = None

    def guarded(self, handler: Callable[[Any], None]) -> Callable[[Any], None]:
        """A handler whose errors are told."""

        def guarded(event: Any) -> None:
            try:
                handler(event)
            except Exception as error:
                self.tell(error)

        return guarded

    def tell(self, error: Exception) -> None:
        """Tell plainly what happened and offer ways on; the console has the details, too."""
        window.console.error("".join(traceback.format_exception(error)))
        session = self.app.play.session if self.app.play else None
        self._show(mishap(error, session, __version__, browser.named()))

    async def copy(self) -> None:
        """Copy the report of the error, and say so."""
        if self.told and await self.app.passing.ways.copy(self.told.report):
            self._show(replace(self.told, copied=True))

    def _show(self, told: Mishap) -> None:
        self.told = told
        self.app.show(lambda text, settings: mishap_dialog(told, text))
