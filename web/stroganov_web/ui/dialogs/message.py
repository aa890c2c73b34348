"""A dialog with a sentence to be read and put away."""

from __future__ import annotations

from stroganov_web.i18n import Text
from stroganov_web.ui.controls import button, paragraph
from stroganov_web.ui.dialogs.frame import dialog_frame


def message_dialog(title: str, message: str, text: Text) -> str:
    """A sentence under a title."""
    back = button("dismiss", text("settings.close"), "main-button")
    return dialog_frame(title, paragraph(message), text, back)


def cannot_open_dialog(reason: str, text: Text) -> str:
    """A game from outside that cannot be opened."""
    return message_dialog(text("saves.refused.title"), reason, text)
