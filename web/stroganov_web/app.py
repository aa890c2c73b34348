"""The front end's start: it will draw the table; for now it says which rules are in the browser."""

from pyscript import document, window

import stroganov


def main() -> None:
    """Brings the table up and tells the page that it can be played."""
    window.performance.mark("engine-imported")
    document.getElementById("start").textContent = f"Stroganov {stroganov.__version__}"
    window.performance.mark("board-drawn")
    window.performance.mark("ready")
    document.documentElement.dataset.ready = "true"
