"""The dialogs by name, and the menu of the table."""

from __future__ import annotations

from collections.abc import Callable

from stroganov_web.draw.art.svg import Value, element, escape
from stroganov_web.draw.widgets import icon
from stroganov_web.i18n import Text
from stroganov_web.storage.settings import Settings
from stroganov_web.ui.controls import picture_button
from stroganov_web.ui.dialogs.frame import dialog_frame
from stroganov_web.ui.dialogs.help import RULES, help_dialog
from stroganov_web.ui.dialogs.settings import settings_dialog

Dialog = Callable[[Text, Settings], str]


def menu_dialog(text: Text, settings: Settings) -> str:
    """The menu of the table."""
    rules = (
        f'<a class="entry" href="{RULES}" target="stroganov-rules">'
        + _entry("rules", text("help.rules"), text("help.rules.note"))
        + "</a>"
    )
    entries = [
        _button("dismiss", "play", text("menu.continue"), autofocus=""),
        _button("share", "share", text("saves.share"), text("saves.share.note")),
        _button("what_if", "restart", text("what_if.begin"), text("what_if.note")),
        _button("to_file", "save", text("saves.to_file")),
        _button("settings", "settings", text("settings.title")),
        _button("help", "help", text("table.help")),
        rules,
        _button("new_game", "plus", text("menu.new_game"), text("help.new_game.note")),
        _button("start", "back", text("help.to_start"), text("help.to_start.note")),
    ]
    listed = "".join(element("li", entry) for entry in entries)
    return dialog_frame(text("table.menu"), f'<ul class="entries">{listed}</ul>', text)


def _button(action: str, picture: str, label: str, note: str = "", **more: Value) -> str:
    return picture_button(action, _entry(picture, label, note), "entry", **more)


def _entry(picture: str, label: str, note: str = "") -> str:
    hint = element("span", escape(note), class_="note") if note else ""
    return icon(picture, "sign") + element("strong", escape(label)) + hint


DIALOGS: dict[str, Dialog] = {"menu": menu_dialog, "settings": settings_dialog, "help": help_dialog}
"""The dialogs that a command of the page opens."""
