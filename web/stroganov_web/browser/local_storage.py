"""What the browser keeps beside games: the settings, one text under one name."""

from __future__ import annotations

from pyscript import window

SETTINGS = "stroganov.settings"


def keep_settings(text: str) -> bool:
    """Keep the settings; False if the browser keeps nothing."""
    return _put(SETTINGS, text)


def kept_settings() -> str:
    """The settings as they were kept, or nothing."""
    return _get(SETTINGS)


def _put(name: str, text: str) -> bool:
    try:
        window.localStorage.setItem(name, text)
    except Exception:  # a browser may refuse storage at any moment, with errors of its own
        return False
    return True


def _get(name: str) -> str:
    try:
        return window.localStorage.getItem(name) or ""
    except Exception:
        return ""
