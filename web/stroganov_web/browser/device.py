"""The device: the window, what it prefers, forms, chance, and where settings are kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyodide.ffi import create_proxy, to_js
from pyscript import document, window

from stroganov_web.ui.appearance import MEDIA_QUERIES

SEEDS = 1_000_000  # so many that are easy to say
SETTINGS = "stroganov.settings"


class BrowserDevice:
    """The Device of a browser."""

    def fresh_seed(self) -> int:
        """A random seed."""
        return int(window.Math.random() * SEEDS)

    def reload(self) -> None:
        """Load the page again."""
        window.location.reload()

    def window_size(self) -> tuple[float, float]:
        """The size of the window in CSS pixels."""
        return window.innerWidth, window.innerHeight

    def text_size(self) -> float:
        """The browser's own text size; 1 is the usual one."""
        style = window.getComputedStyle(document.documentElement)
        return float(window.parseFloat(style.fontSize)) / 16

    def languages(self) -> list[str]:
        """The languages the browser is set to, best first."""
        return list(window.navigator.languages)

    def prefers(self, query: str) -> bool:
        """Whether a media query matches."""
        return bool(window.matchMedia(query).matches)

    def on_preference(self, handler: Callable[[Any], None]) -> None:
        """Call `handler` when the device prefers something else."""
        for query in MEDIA_QUERIES:
            window.matchMedia(query).addEventListener("change", create_proxy(handler))

    def format_date(self, moment: int, language: str) -> str:
        """A moment, in milliseconds since 1970, as a date."""
        style = to_js({"dateStyle": "medium", "timeStyle": "short"}, dict_converter=window.Object.fromEntries)
        return str(window.Intl.DateTimeFormat.new(language, style).format(moment))

    def set_language(self, language: str) -> None:
        """Tell the browser the language of the page."""
        document.documentElement.lang = language

    def open_rules(self, section: int) -> None:
        """Open a section of the rules in a tab of its own, so that the game stays where it is."""
        window.open(f"./rules.html#{section}", "stroganov-rules")

    def save_settings(self, text: str) -> None:
        """Keep the settings, if the browser keeps anything."""
        try:
            window.localStorage.setItem(SETTINGS, text)
        except Exception:  # a browser may refuse storage at any moment, with errors of its own
            return

    def saved_settings(self) -> str:
        """The settings as they were kept, or an empty text."""
        try:
            return window.localStorage.getItem(SETTINGS) or ""
        except Exception:
            return ""


class BrowserAddress:
    """The Address of a browser."""

    @property
    def fragment(self) -> str:
        """The fragment, with its `#`."""
        return str(window.location.hash)

    def change(self, fragment: str, replace: bool) -> None:
        """Change it, with a new entry in the browser's history unless it replaces the current one."""
        change = window.history.replaceState if replace else window.history.pushState
        change(None, "", fragment)


def user_agent() -> str:
    """What the browser calls itself."""
    return str(window.navigator.userAgent)


def form_values(form: Any) -> dict[str, str]:
    """What a form holds."""
    values: dict[str, str] = window.Object.fromEntries(window.FormData.new(form)).to_py()
    return values


def now() -> float:
    """The clock of the page's events, in milliseconds."""
    return float(window.performance.now())


def mark(name: str) -> None:
    """Leave a mark in the performance timeline."""
    window.performance.mark(name)
