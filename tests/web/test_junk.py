"""Whatever lies in the browser's storage is data: the page starts, and what is sound can be played."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from stroganov_web.i18n import Text
from stroganov_web.storage.entries import Entry
from tests.web.conftest import READY
from tests.web.driver import Table, session_of
from tools.server import Site

pytestmark = pytest.mark.browser
TWO = "#new?players=2&seed=33&confirm=off"
NAME = "a" * 10
OBJECT = {"toString": 1, "valueOf": 1, "__proto__": 3}  # that no text can be made of

SETTINGS = {
    "language": OBJECT,
    "theme": "__proto__",
    "palette": "constructor",
    "size": "1e999",
    "motion": [],
    "speed": "instant",
    "confirm": OBJECT,
    "warn": None,
    "free_undo": "toString",
    "keys": 7,
}
RECORDS = ["", "{", "null", "[[]]", '{"entry":{},"text":7}', json.dumps({"entry": OBJECT, "text": ""})]

# Fills the database with what is no entry beside one that is, but for its revision.
FILL = """([sound, text]) => new Promise((done, failed) => {
    const request = indexedDB.open("stroganov", 1);
    request.onupgradeneeded = () => ["entries", "texts"].forEach(
        (name) => request.result.createObjectStore(name, { keyPath: "name" }));
    request.onsuccess = () => {
        const transaction = request.result.transaction(["entries", "texts"], "readwrite");
        transaction.oncomplete = () => { request.result.close(); done(); };
        transaction.onabort = () => failed(transaction.error);
        const entries = transaction.objectStore("entries"), texts = transaction.objectStore("texts");
        const itself = { name: "cyclic" };
        itself.itself = itself;
        const deep = { name: "deep" };
        for (let i = 0, at = deep; i < 500; i++) at = at.inside = {};
        const junk = [1n, Infinity, "toString", {}, [], null, undefined, new Date(NaN)];
        const others = [{ name: 7 }, { name: new Date(1) }, { name: [1] }];
        for (const entry of [itself, deep, ...others]) entries.put(entry);
        junk.forEach((revision, i) => {
            entries.put({ ...sound, name: `junk${i}`, revision, position: revision });
            texts.put({ name: `junk${i}`, revision, text: revision });
        });
        entries.put({ ...sound, revision: Infinity });
        texts.put({ name: sound.name, revision: "9", text });
    };
})"""
# A picture of the page that was left, of this very build and address.
STILL = """async (rest) => {
    const page = new DOMParser().parseFromString(await (await fetch("./")).text(), "text/html");
    const { build } = JSON.parse(page.getElementById("parts").textContent);
    localStorage.setItem("stroganov.still", JSON.stringify({ build, hash: "", wide: innerWidth, ...rest }));
}"""


def stored(page: Page, values: dict[str, Any]) -> None:
    """Put texts into localStorage."""
    page.evaluate("values => Object.assign(localStorage, values)", values)


def test_the_page_starts_with_junk_in_every_place(
    page: Page, start: Callable[..., Page], site: Site, text: Text
) -> None:
    session = session_of(TWO, text)
    entry = Entry.new(NAME, session, 1_000)
    page.goto(f"{site.address}rules.html")
    page.evaluate(FILL, [entry.to_plain(), session.to_text()])
    page.evaluate(STILL, {"looks": {"data-ready": "true", "lang": "toString"}, "panels": 3, "sizes": 1})
    stored(page, {f"stroganov.ahead.{number}": junk for number, junk in enumerate(RECORDS)})
    junk = {"settings": json.dumps(SETTINGS), "tried": json.dumps([OBJECT, OBJECT]), "ahead.": "null"}
    stored(page, {f"stroganov.{name}": value for name, value in junk.items()})
    start(page)
    assert page.locator("html").get_attribute("lang") == "en"
    page.evaluate(f"location.hash = '#play={NAME}'")
    page.wait_for_selector("#app[data-screen=table]")
    table = Table(page, session)
    table.play(2)
    page.wait_for_function(f"() => !localStorage.getItem('stroganov.ahead.{NAME}')")
    assert not page.locator("#notice").is_visible() and not page.locator("dialog[open]").count()
    page.reload()
    page.wait_for_selector(READY, state="attached")
    table.compare()


@pytest.mark.parametrize("settings", ["null", "7", '"toString"', '{"language": "toString"}'])
def test_a_page_whose_settings_are_none_speaks_its_reader_s_language(
    page: Page, site: Site, settings: str
) -> None:
    """Before Python is up, and on the page of the rules."""
    page.goto(f"{site.address}rules.html")
    stored(page, {"stroganov.settings": settings})
    page.reload()
    assert page.title()
    page.goto(site.address)
    page.get_by_role("heading", level=1).first.wait_for()
    assert page.locator("html").get_attribute("lang") == "en"


def test_without_databases_games_are_found_again(page: Page, start: Callable[..., Page], text: Text) -> None:
    page.add_init_script("delete window.indexedDB;")
    start(page, TWO)
    assert page.evaluate("indexedDB.constructor === Object")
    table = Table(page, session_of(TWO, text))
    table.play(2)
    assert not page.locator("#notice").is_visible()
    page.reload()
    page.wait_for_selector(READY, state="attached")
    table.compare()
