"""The site can be installed: manifests, icons and pictures are what they say, and the button does it."""

import json
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from stroganov_web.i18n import LANGUAGES, Text
from stroganov_web.model.session import Session
from tests.web.driver import GAMES, Table, session_of
from tests.web.sites import breakable, visitor, without_python
from tests.web.unit.catalogues import text_of
from tools.server import Site

pytestmark = pytest.mark.browser
# A system that starts the game with a file.
LAUNCH = """
    const files = [%s].map((kept) => ({ getFile: async () => new File([kept], "game.stroganov.json") }));
    const queue = { setConsumer: (consumer) => consumer({ files }) };
    Object.defineProperty(window, "launchQueue", { value: queue });
"""
# As in a browser, an offer can be used once, and what it is used for is left to the player.
OFFER = """(outcome) => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    event.prompt = async () => { window.prompted = (window.prompted ?? 0) + 1; };
    event.userChoice = Promise.resolve({ outcome });
    dispatchEvent(event);
    return event.defaultPrevented;
}"""


def size_of(picture: Path) -> tuple[int, int]:
    """Width and height as the file itself says."""
    content = picture.read_bytes()
    if content.startswith(b"\x89PNG"):
        width, height = struct.unpack(">II", content[16:24])
        return width, height
    at = next(i for i in range(2, len(content)) if content[i] == 0xFF and content[i + 1] in (0xC0, 0xC2))
    height, width = struct.unpack(">HH", content[at + 5 : at + 9])
    return width, height


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_is_complete_and_its_pictures_are_there(dist: Path, language: str) -> None:
    told: dict[str, Any] = json.loads((dist / f"manifest-{language}.webmanifest").read_text())
    for name in ("id", "name", "short_name", "description", "dir", "start_url", "scope", "display"):
        assert told[name], name
    assert told["lang"] == language
    assert {"background_color", "theme_color", "categories", "launch_handler"} <= set(told)
    assert {(icon["purpose"], icon["sizes"]) for icon in told["icons"]} == {
        (purpose, size) for purpose in ("any", "maskable") for size in ("192x192", "512x512")
    }
    assert {picture["form_factor"] for picture in told["screenshots"]} == {"wide", "narrow"}
    assert [way["name"] for way in told["shortcuts"]] == [
        text_of(language)(key) for key in ("menu.continue", "menu.quick.solo", "help.rules")
    ]
    assert told["file_handlers"] == [{"action": "./", "accept": {"application/json": [".stroganov.json"]}}]
    for picture in told["icons"] + told["screenshots"]:
        width, height = size_of(dist / picture["src"])
        assert f"{width}x{height}" == picture["sizes"]


def test_the_browser_finds_nothing_wrong_with_the_manifest(page: Page, start: Callable[..., Page]) -> None:
    start(page)
    told = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert told["url"].endswith("/manifest-en.webmanifest")
    assert told["errors"] == []


def test_the_manifest_and_the_words_follow_the_language(
    open_page: Callable[..., Page], start: Callable[..., Page]
) -> None:
    page = start(open_page(locale="pl-PL"))
    page.wait_for_selector("link[rel=manifest][href$='manifest-pl.webmanifest']", state="attached")
    page.evaluate(OFFER, "accepted")
    assert page.locator("#install button").inner_text() == "Zainstaluj grę"


def test_shortcuts_lead_to_the_last_game_a_solo_game_and_the_rules(
    page: Page, start: Callable[..., Page], site: Site, dist: Path, text: Text
) -> None:
    told = json.loads((dist / "manifest-en.webmanifest").read_text())
    last, solo, rules = (way["url"] for way in told["shortcuts"])
    start(page, GAMES["two"])
    table = Table(page, session_of(GAMES["two"], text))
    table.play(2)
    for way in (last, solo):
        page.goto(site.address + rules)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        start(page, way)
        page.wait_for_selector("#app[data-screen=table]")
        if way == last:
            table.compare()
    assert Session.from_text(page.evaluate("window.stroganov.save()"), text).spec.opponent == "ivan"


def test_icons_are_served_with_the_page(page: Page, start: Callable[..., Page], dist: Path) -> None:
    start(page)
    for selector in ("link[rel=icon]", "link[rel=apple-touch-icon]"):
        address = page.locator(selector).evaluate("link => link.href")
        assert page.evaluate("address => fetch(address).then(answer => answer.ok)", address)
    icon = page.locator("link[rel=apple-touch-icon]").get_attribute("href") or ""
    assert size_of(dist / icon) == (180, 180)


@pytest.mark.parametrize("outcome", ["accepted", "dismissed"])
def test_the_button_is_there_whenever_the_browser_offers_it(
    page: Page, start: Callable[..., Page], outcome: str
) -> None:
    start(page)
    button = page.locator("#install button")
    for offers in (1, 2):
        expect(button).to_have_count(0)
        assert page.evaluate(OFFER, outcome)
        button.click()
        page.wait_for_function("offers => window.prompted === offers", arg=offers)
    expect(button).to_have_count(0)


def test_an_iphone_is_told_how(browser: Browser, dist: Path, tmp_path: Path) -> None:
    with breakable(without_python(dist, tmp_path / "light")) as site, visitor(browser, site) as (_, watch):
        page = watch.page
        page.add_init_script("Object.defineProperty(navigator, 'standalone', { value: false })")
        page.goto(site.address)
        page.locator("#screen").evaluate("screen => screen.innerHTML = '<p id=install></p>'")
        page.wait_for_function("document.getElementById('install').textContent.includes('Home Screen')")


@pytest.mark.parametrize("fragment", ["", "#new?players=2&seed=8"])
def test_a_file_that_the_game_is_started_with_is_visited(
    page: Page, start: Callable[..., Page], text: Text, fragment: str
) -> None:
    session = session_of("#new?players=2&names=Rada,Boris&seed=33", text)
    page.add_init_script(LAUNCH % json.dumps(session.to_text()))
    start(page, fragment)
    page.get_by_text(text("saves.visit.file")).first.wait_for()
    assert page.locator("#band [data-action=play_on]").count() == 1
    assert page.locator("[data-answer]").count() == 0
    assert page.evaluate("window.stroganov.position()") == session.game.state.position_hash()


def test_a_start_without_a_file_is_as_ever(page: Page, start: Callable[..., Page]) -> None:
    page.add_init_script(LAUNCH % "")
    start(page)
    page.wait_for_selector("#app[data-screen=start]")
