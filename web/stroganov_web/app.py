"""The front end's start: it will draw the table; for now it says which rules are in the browser."""

from importlib.metadata import version

from pyscript import document, window

import stroganov


def main() -> None:
    """Brings the table up and tells the page that it can be played."""
    window.performance.mark("engine-imported")
    name = stroganov.__name__
    document.getElementById("start").textContent = f"{name} {version(name)}"
    window.performance.mark("board-drawn")
    window.performance.mark("ready")
    document.documentElement.dataset.ready = "true"
