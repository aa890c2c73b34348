"""The open dialog: a function of texts and settings, so that it can be shown again in another language."""

from __future__ import annotations

from stroganov_web.screens.ports import Popups, Preferences
from stroganov_web.ui.dialogs.menu import Dialog
from stroganov_web.ui.dialogs.message import cannot_open_dialog, message_dialog


class Dialogs:
    """Opens dialogs, one at a time."""

    def __init__(self, page: Popups, preferences: Preferences) -> None:
        self._page, self._preferences = page, preferences
        self.open: Dialog | None = None

    def show(self, dialog: Dialog) -> None:
        """Open a dialog, in place of the one that is open."""
        self.open = dialog
        self._page.show_dialog(dialog(self._preferences.text, self._preferences.settings))

    def refresh(self) -> None:
        """Say the open dialog again: its texts or what it shows have changed."""
        if self.open:
            self._page.change_dialog(self.open(self._preferences.text, self._preferences.settings))

    def close(self) -> None:
        """Close the dialog if one is open."""
        self.open = None
        self._page.close_dialog()

    def closed(self) -> None:
        """The browser has closed the dialog."""
        self.open = None

    def say(self, title: str, sentence: str) -> None:
        """A sentence under a title, both by their keys in the catalogues."""
        self.show(lambda text, _: message_dialog(text(title), text(sentence), text))

    def refuse(self, reason: str) -> None:
        """Tell why a game from outside cannot be opened; nothing else changes."""
        self.show(lambda text, _: cannot_open_dialog(reason, text))
