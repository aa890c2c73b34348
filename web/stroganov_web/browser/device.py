"""Small questions to the browser: the window's size, what the device asks for, forms, chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pyodide.ffi import create_proxy, to_js
from pyscript import document, window

from stroganov_web.ui.appearance import MEDIA_QUERIES

SEEDS = 1_000_000  # so many that are easy to say


def fresh_seed() -> int:
    """A seed by chance."""
    return int(window.Math.random() * SEEDS)


def reload() -> None:
    """Load the page anew."""
    window.location.reload()


def window_size() -> tuple[float, float]:
    """The size of the window in CSS pixels."""
    return window.innerWidth, window.innerHeight


def text_size() -> float:
    """The size of text the browser is set to, 1 where nobody changed it."""
    style = window.getComputedStyle(document.documentElement)
    return float(window.parseFloat(style.fontSize)) / 16


def named() -> str:
    """What the browser calls itself."""
    return str(window.navigator.userAgent)


def languages() -> list[str]:
    """The languages the browser is set to, best first."""
    return list(window.navigator.languages)


def wished(query: str) -> bool:
    """Whether the device asks for what a media query says."""
    return bool(window.matchMedia(query).matches)


def on_wishes(handler: Callable[[Any], None]) -> None:
    """Have `handler` called when the device asks for something else."""
    for query in MEDIA_QUERIES:
        window.matchMedia(query).addEventListener("change", create_proxy(handler))


def form_values(form: Any) -> dict[str, str]:
    """What a form holds."""
    values: dict[str, str] = window.Object.fromEntries(window.FormData.new(form)).to_py()
    return values


def dated(moment: int, language: str) -> str:
    """A moment, in milliseconds since 1970, as a date in a language."""
    style = to_js({"dateStyle": "medium", "timeStyle": "short"}, dict_converter=window.Object.fromEntries)
    return str(window.Intl.DateTimeFormat.new(language, style).format(moment))


def speak(language: str) -> None:
    """Tell the browser the page's language."""
    document.documentElement.lang = language


def open_rules(section: int) -> None:
    """Open a section of the rules in their own tab, so that the game stays where it is."""
    window.open(f"./rules.html#{section}", "stroganov-rules")


def expose(functions: Mapping[str, Callable[[], object]]) -> None:
    """Give tests and tools functions to ask, as `window.stroganov`."""
    proxies = {name: create_proxy(function) for name, function in functions.items()}
    window.stroganov = to_js(proxies, dict_converter=window.Object.fromEntries)
