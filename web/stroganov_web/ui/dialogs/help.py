"""The help: what the table shows, how a turn goes, and every key."""

from __future__ import annotations

from stroganov_web.draw.art.svg import element, escape
from stroganov_web.i18n import Text
from stroganov_web.storage.settings import Settings
from stroganov_web.ui.controls import button
from stroganov_web.ui.dialogs.frame import dialog_frame

RULES = "./rules.html"
LICENCES = "./licenses.html"
_SEEN = ("world", "shelf", "band", "mats")
_STEPS = ("move", "basic", "main", "any", "end")
KEYS: dict[str, tuple[str, ...]] = {
    "arrows": ("arrows",),
    "things": ("shift", "arrows"),
    "choose": ("enter", "space"),
    "close": ("escape",),
    "undo": ("U",),
    "redo": ("R",),
    "restart": ("T",),
    "end": ("E",),
    "next": ("N",),
    "skip": ("S",),
    "recap": ("W",),
    "zoom": ("+", "-"),
    "menu": ("M",),
    "help": ("?",),
}
"""What the keyboard does: one letter is its own name, the others have a word."""


def help_dialog(text: Text, settings: Settings) -> str:
    """The help."""
    seen = "".join(element("li", escape(text(f"help.table.{part}"))) for part in _SEEN)
    steps = "".join(element("li", escape(text(f"help.turn.{step}"))) for step in _STEPS)
    keys = "".join(_row(name, keys, text) for name, keys in KEYS.items())
    body = (
        element("h3", escape(text("help.turn")))
        + element("ol", steps)
        + element("h3", escape(text("help.table")))
        + element("ul", seen)
        + element("h3", escape(text("help.keys")))
        + element("dl", keys, class_="keys")
        + element("p", escape(text("help.keys.note")))
        + element("p", _licences_link(text))
    )
    done = button("dismiss", text("settings.done"), "main-button")
    return dialog_frame(text("table.help"), f'<div class="help">{body}</div>', text, rules_link(text) + done)


def _row(name: str, keys: tuple[str, ...], text: Text) -> str:
    caps = "".join(element("kbd", escape(_key(key, text))) for key in keys)
    return f"<div><dt>{caps}</dt><dd>{escape(text(f'help.keys.{name}'))}</dd></div>"


def _key(key: str, text: Text) -> str:
    return key if len(key) == 1 else text(f"help.key.{key}")


def _licences_link(text: Text) -> str:
    """The way to what the site consists of and under which terms."""
    said, note = escape(text("licences.link")), escape(text("help.rules.note"))
    return (
        f'<a class="licences" href="{LICENCES}" hreflang="en" target="stroganov-licences" title="{note}">'
        f"{said}</a>"
    )


def rules_link(text: Text, name: str = "quiet-button") -> str:
    """The way to the rules, in a tab of their own so that the game stays where it is."""
    note = escape(text("help.rules.note"))
    return (
        f'<a class="{name}" href="{RULES}" hreflang="en" target="stroganov-rules" title="{note}">'
        f"{escape(text('help.rules'))}</a>"
    )
