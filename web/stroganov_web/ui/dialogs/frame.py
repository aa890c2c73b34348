"""The frame of every dialog: its title, a way to close it, its body, and buttons if it has any."""

from __future__ import annotations

from stroganov_web.draw.art.svg import element, escape
from stroganov_web.i18n import Text
from stroganov_web.ui.controls import close_button

TITLE = "dialog-title"  # names the dialog for screen readers


def dialog_frame(title: str, body: str, text: Text, buttons: str = "") -> str:
    """A dialog's content; `buttons` stay in view below the body, which scrolls where it is long."""
    head = element("h2", escape(title), id=TITLE, tabindex="-1") + close_button("dismiss", text)
    foot = f'<footer class="buttons">{buttons}</footer>' if buttons else ""
    scrolls = f'role="group" tabindex="0" aria-labelledby="{TITLE}"'
    return f'<header class="head">{head}</header><div class="body" {scrolls}>{body}</div>{foot}'
