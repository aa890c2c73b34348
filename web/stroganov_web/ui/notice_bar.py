"""A quiet bar over the page: a sentence, a command if there is one, and a way to put it away."""

from __future__ import annotations

from stroganov_web.draw.art.svg import element, escape
from stroganov_web.i18n import Text
from stroganov_web.ui.controls import button, close_button


def notice_bar(message: str, text: Text, action: str = "", label: str = "") -> str:
    """The content of the bar."""
    command = button(action, label, "quiet-button") if action else ""
    return element("p", escape(message)) + command + close_button("put_away", text)
