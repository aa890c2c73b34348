"""What every dialog looks like: a title, a way to close it, its body, and buttons if it has any."""

from __future__ import annotations

from stroganov_web.draw.art.svg import element, escape
from stroganov_web.draw.widgets import icon
from stroganov_web.i18n import Text

TITLE = "dialog-title"  # names the dialog for screen readers


def framed(title: str, body: str, text: Text, buttons: str = "") -> str:
    """A dialog's content; `buttons` stay in view below the body, which scrolls where it is long."""
    close = escape(text("settings.close"))
    cross = (
        f'<button type="button" class="close" data-action="dismiss" aria-label="{close}" title="{close}">'
        f"{icon('cross', 'sign')}</button>"
    )
    head = element("h2", escape(title), id=TITLE, tabindex="-1") + cross
    foot = f'<footer class="buttons">{buttons}</footer>' if buttons else ""
    scrolls = f'role="group" tabindex="0" aria-labelledby="{TITLE}"'
    return f'<header class="head">{head}</header><div class="body" {scrolls}>{body}</div>{foot}'
