"""Games as a browser keeps and hands them out: their names, files that are dropped, files that were saved."""

from __future__ import annotations

import json

from playwright.sync_api import Page


def name_of(page: Page) -> str:
    """The name of the game on a page's table."""
    return str(page.evaluate("location.hash")).removeprefix("#play=")


def dropped(page: Page, kept: str, name: str = "game.stroganov.json") -> None:
    """Drag a file onto the page and drop it."""
    page.evaluate(
        """([name, kept]) => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([kept], name, { type: "application/json" }));
            const how = { dataTransfer, bubbles: true, cancelable: true };
            document.body.dispatchEvent(new DragEvent("drop", how));
        }""",
        [name, kept],
    )


def text_in(path: str) -> str:
    """The text of a file that was saved."""
    with open(path, encoding="utf-8") as file:
        kept = file.read()
    assert json.loads(kept)["save"]["game"] == "stroganov"
    return kept
