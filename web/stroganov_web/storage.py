"""What the browser keeps: the running game, one text under one name."""

from __future__ import annotations

from pyscript import window

GAME = "stroganov.game"


def keep(text: str) -> bool:
    """Keep the running game; False if the browser keeps nothing."""
    try:
        window.localStorage.setItem(GAME, text)
    except Exception:  # a browser may refuse storage at any moment, with errors of its own
        return False
    return True


def kept() -> str:
    """The running game as it was kept, or nothing."""
    try:
        return window.localStorage.getItem(GAME) or ""
    except Exception:
        return ""


def forget() -> None:
    """Keep nothing any more."""
    try:
        window.localStorage.removeItem(GAME)
    except Exception:
        return
