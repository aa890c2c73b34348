"""The texts of the page's scripts, which run before and beside Python, in one language."""

from __future__ import annotations

from collections.abc import Iterable

from stroganov_web.draw.art.emblem import var_value
from stroganov_web.draw.art.svg import element, escape
from stroganov_web.i18n import Text


def theme_colour(theme: str) -> str:
    """The element that tells the browser the colour around the page."""
    media = f"(prefers-color-scheme: {theme})"
    return f'<meta name="theme-color" content="{var_value("band", theme)}" media="{media}">'


def page_lost(texts: Iterable[Text]) -> str:
    """The page in the place of one that is damaged and cannot be had without a network, in all languages."""
    said = (element("p", escape(text("shell.unmended")) + _reload(text), lang=text.lang) for text in texts)
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Stroganov</title>'
    return f'<!DOCTYPE html><html lang="en"><head>{head}</head><body>{"".join(said)}</body></html>'


def _reload(text: Text) -> str:
    """A button that needs no other script."""
    return " " + element("button", escape(text("shell.retry")), type="button", onclick="location.reload()")


def no_script(text: Text) -> str:
    """The message in a browser that runs no scripts."""
    return element("p", escape(text("shell.no_script")), lang=text.lang)


def script_words(text: Text) -> dict[str, str]:
    """The words by the names that the scripts use; they fill in the placeholders themselves."""
    bytes_ = {"done": "{done}", "total": "{total}"}
    return {
        "loading": text("shell.offline.loading", **bytes_),
        "ready": text("shell.offline.ready"),
        "failed": text("shell.offline.failed"),
        "update": text("shell.update"),
        "reload": text("shell.update.reload"),
        "later": text("shell.update.later"),
        "starting": text("shell.starting", **bytes_),
        "waking": text("shell.waking"),
        "broken": text("shell.broken"),
        "no_wasm": text("shell.no_wasm"),
        "slow": text("shell.slow"),
        "damaged": text("shell.damaged"),
        "unmended": text("shell.unmended"),
        "repair": text("shell.repair"),
        "retry": text("shell.retry"),
        "install": text("shell.install"),
        "rules_title": text("help.rules.title"),
        "rules_search": text("help.rules.search"),
        "rules_none": text("help.rules.none"),
        "rules_home": text("help.rules.home"),
        "install_ios": text("shell.install.ios"),
    }
