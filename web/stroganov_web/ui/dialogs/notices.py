"""What has to be told about games: open elsewhere, not kept by the browser, not to be opened."""

from __future__ import annotations

from stroganov_web.draw.art.svg import attributes, element, escape
from stroganov_web.draw.widgets import icon
from stroganov_web.i18n import Text
from stroganov_web.ui.controls import button, paragraph
from stroganov_web.ui.dialogs.frame import framed


def elsewhere_dialog(name: str, text: Text) -> str:
    """The game is open in another tab, and may be taken over."""
    return _tabs("elsewhere", name, text)


def overtaken_dialog(name: str, text: Text) -> str:
    """Another tab has taken the game over; it may be taken back."""
    return _tabs("overtaken", name, text)


def outdated_dialog(name: str, text: Text) -> str:
    """Another tab has kept a newer copy; the game may be gone on with from there."""
    return _tabs("outdated", name, text)


def _tabs(kind: str, name: str, text: Text) -> str:
    data = attributes({"data_game": name})
    here = (
        f'<button type="button" class="main-button" data-action="take_over"{data}>'
        f"{escape(text('saves.take_over'))}</button>"
    )
    away = button("dismiss", text("saves.leave_it"), "quiet-button")
    return framed(text(f"saves.{kind}.title"), paragraph(text(f"saves.{kind}.says")), text, away + here)


def refusal_dialog(told: str, text: Text) -> str:
    """A game from outside that cannot be opened."""
    return sentence_dialog(text("saves.refused.title"), told, text)


def sentence_dialog(title: str, said: str, text: Text) -> str:
    """A sentence to be read and put away."""
    back = button("dismiss", text("settings.close"), "main-button")
    return framed(title, paragraph(said), text, back)


def bar(said: str, text: Text, action: str = "", label: str = "") -> str:
    """A quiet bar over the page: a sentence, a command if there is one, and a way to put it away."""
    way = button(action, label, "quiet-button") if action else ""
    close = escape(text("settings.close"))
    cross = (
        f'<button type="button" class="close" data-action="put_away" aria-label="{close}" title="{close}">'
        f"{icon('cross', 'sign')}</button>"
    )
    return element("p", escape(said)) + way + cross
