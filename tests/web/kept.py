"""Reads what a browser keeps of a game, from beside the page that plays it."""

from __future__ import annotations

import json

from playwright.sync_api import BrowserContext, Page

from stroganov_web.library import Record
from stroganov_web.session import Session
from stroganov_web.text import Text
from tools.server import Site

# Every kept text of a game with its revision: what was written ahead, and the archive's.
READ = """(name) => new Promise((resolve) => {
    const found = [localStorage.getItem(`stroganov.ahead.${name}`)];
    const request = indexedDB.open("stroganov");
    request.onsuccess = ({ target: { result: database } }) => {
        const texts = database.transaction("texts").objectStore("texts");
        texts.get(name).onsuccess = ({ target: { result } }) => {
            database.close();
            resolve([...found, result ? [result.revision, result.text] : null]);
        };
    };
})"""


def beside(context: BrowserContext, site: Site) -> Page:
    """A page of the same site without any code of ours."""
    page = context.new_page()
    page.route("**/beside", lambda route: route.fulfill(body="", content_type="text/html"))
    page.goto(f"{site.address}beside")
    return page


def name_of(page: Page) -> str:
    """The name of the game on a page's table."""
    return str(page.evaluate("location.hash")).removeprefix("#play=")


def newest(page: Page, name: str, text: Text) -> Session | None:
    """The newest kept copy of a game, read on another page as if the one that plays it had ended."""
    ahead, archived = page.evaluate(READ, name)
    record = Record.from_text(ahead) if ahead else None
    copies = [(record.entry.revision, record.text)] if record else []
    copies += [tuple(archived)] if archived else []
    return Session.from_text(max(copies)[1], text) if copies else None


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
