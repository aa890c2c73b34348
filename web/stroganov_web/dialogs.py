"""Dialogs of the page as HTML."""

from __future__ import annotations

from stroganov_web.art.svg import element, escape
from stroganov_web.text import Text


def error_dialog(message: str, undo: bool, text: Text) -> str:
    """A mistake of ours, told plainly, with ways on."""
    ways = ["undo", "reload", "close"] if undo else ["reload", "close"]
    actions = {"undo": "undo", "reload": "reload", "close": "dismiss"}
    buttons = "".join(
        element("button", escape(text(f"prompt.error.{way}")), type="button", data_action=actions[way])
        for way in ways
    )
    return (
        element("h2", escape(text("prompt.error.title")))
        + element("p", escape(text("prompt.error.says")))
        + element("pre", escape(message))
        + element("div", buttons, class_="buttons")
    )
