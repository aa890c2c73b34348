"""What came of opening a file with several games."""

from __future__ import annotations

from stroganov_web.i18n import Text
from stroganov_web.ui.controls import button, paragraph
from stroganov_web.ui.dialogs.frame import dialog_frame


def import_dialog(games: int, unreadable: int, text: Text) -> str:
    """How many games came from a file, and how many could not."""
    close = button("dismiss", text("settings.close"), "main-button")
    body = paragraph(text.n("history.brought", games))
    body += paragraph(text.n("history.bad", unreadable)) if unreadable else ""
    return dialog_frame(text("history.title"), body, text, close)
