"""The question before a kept game is deleted."""

from __future__ import annotations

from stroganov_web.draw.art.svg import element, escape
from stroganov_web.draw.thumbnail import thumbnail
from stroganov_web.i18n import Text
from stroganov_web.storage.entries import Entry
from stroganov_web.ui.controls import button, paragraph
from stroganov_web.ui.dialogs.frame import dialog_frame
from stroganov_web.ui.pages.game_list import FormatDate, game_summary


def delete_dialog(entry: Entry, format_date: FormatDate, text: Text) -> str:
    """The game, and the choice between deleting and keeping it."""
    body = (
        thumbnail(entry.position, entry.people(text))
        + element("p", element("strong", escape(game_summary(entry, text))))
        + paragraph(format_date(entry.changed), "note")
        + paragraph(text("saves.delete.says"))
    )
    delete = button("delete_now", text("saves.delete"), "quiet-button", data_game=entry.name)
    keep = button("dismiss", text("saves.delete.keep"), "main-button")
    return dialog_frame(text("saves.delete.title"), body, text, delete + keep)
