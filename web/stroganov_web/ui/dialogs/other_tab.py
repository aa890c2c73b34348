"""The game is open in another tab: three dialogs that offer to go on with it here."""

from __future__ import annotations

from stroganov_web.i18n import Text
from stroganov_web.ui.controls import button, paragraph
from stroganov_web.ui.dialogs.frame import dialog_frame


def elsewhere_dialog(name: str, text: Text) -> str:
    """The game is open in another tab, and may be taken over."""
    return _dialog("elsewhere", name, text)


def overtaken_dialog(name: str, text: Text) -> str:
    """Another tab has taken the game over; it may be taken back."""
    return _dialog("overtaken", name, text)


def outdated_dialog(name: str, text: Text) -> str:
    """Another tab has kept a newer copy; the game may be gone on with from there."""
    return _dialog("outdated", name, text)


def _dialog(kind: str, name: str, text: Text) -> str:
    here = button("take_over", text("saves.take_over"), "main-button", data_game=name)
    away = button("dismiss", text("saves.leave_it"), "quiet-button")
    return dialog_frame(text(f"saves.{kind}.title"), paragraph(text(f"saves.{kind}.says")), text, away + here)
