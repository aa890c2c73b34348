"""Names of players and other texts from outside are shown as they are and never become markup."""

import json
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

from stroganov.bots import BOTS
from stroganov.dice import Dice
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec, clean_name
from tests.web.conftest import READY
from tests.web.page_errors import profile
from tests.web.saved_games import dropped
from tools.server import Site

pytestmark = pytest.mark.browser
GIVEN = (
    "<img src=x onerror=window.hacked=1>",
    '"><script>window.hacked=1</script>',
    "'\"><i id=hack>&amp;",
)
NAMES = [clean_name(name) for name in GIVEN]  # names have a greatest length; the rest still opens elements
GAME = f"#new?players=3&names={','.join(quote(name, safe='') for name in GIVEN)}&seed=36&confirm=off"
HARM = """() => [
    typeof window.hacked,
    document.querySelectorAll("img, iframe, object, #hack, [src='x'], [onerror], main script").length,
]"""
TEXT = "element => element.textContent + [...element.querySelectorAll('[aria-label], [title], input')].map("
TEXT += "e => ` ${e.ariaLabel ?? ''} ${e.title ?? ''} ${e.value ?? ''}`).join(' ')"

Start = Callable[..., Page]


def session(answers: int, text: Text) -> Session:
    """The game after so many answers, or at its end."""
    made = Session(Spec.from_fragment(GAME), text)
    dice = Dice(5)
    while not made.over and len(made.game.answers) < answers:
        made.play(BOTS["random"](made.game.state, dice))
    return made


def harmless(page: Page, place: str, names: int = 1) -> None:
    """So many of the names at least are told at a place of the page, and nothing was made of them."""
    said = page.locator(place).first.evaluate(TEXT)
    assert sum(name in said for name in NAMES) >= names, f"{place}: {said}"
    assert page.evaluate(HARM) == ["undefined", 0], place


def open_file(page: Page, made: Session, way: str = "play_on") -> None:
    """Drop the file of a game and look at it; it can be made one's own in some way."""
    dropped(page, made.to_text())
    page.wait_for_selector(f"#band [data-action={way}]")


def take_in(page: Page, text: Text) -> None:
    """Two games become one's own: one that is over, whose end is seen, and an earlier copy of it."""
    for answers, way in ((45, "play_on"), (10_000, "go_on_newer"), (45, "play_on")):
        made = session(answers, text)
        open_file(page, made, way)
        page.locator(f"[data-action={way}]").click()
        page.wait_for_selector("#app[data-screen=end]" if made.over else "#band [data-answer]")
        harmless(page, "#app", 3)


def close_dialog(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).not_to_be_visible()


def test_hostile_names_at_the_table(page: Page, start: Start, text: Text) -> None:
    start(page)
    made = session(45, text)
    open_file(page, made)
    harmless(page, "#prompt")
    page.locator("[data-action=play_on]").click()
    page.wait_for_selector("#band [data-answer]")
    for place, names in (("#header", 1), ("#prompt", 1), ("#mat", 1), ("#others", 2), ("#log", 3)):
        harmless(page, place, names)
    harmless(page, "#app", 3)
    assert any(name in page.title() for name in NAMES)
    page.locator("#menu").click()
    page.locator("dialog [data-action=share]").click()
    page.wait_for_selector("dialog .qr")
    harmless(page, "html", 3)
    close_dialog(page)
    page.keyboard.press("w")
    harmless(page, "dialog")
    close_dialog(page)
    page.locator(".log-again").click()
    expect(page.locator(".replay")).to_be_visible()
    harmless(page, "#app", 3)


def test_hostile_names_in_the_lists_and_at_the_end(page: Page, start: Start, text: Text) -> None:
    start(page)
    take_in(page, text)
    page.evaluate("location.hash = '#'")
    page.wait_for_selector("#app[data-screen=start]")
    harmless(page, "#screen", 3)
    with page.expect_download() as saved:
        page.evaluate("location.hash = '#history'")
        page.wait_for_selector("#app[data-screen=history]")
        harmless(page, "#screen")
        page.locator("[data-action=export]").click()
    kept = json.loads(Path(saved.value.path()).read_text())
    assert len(kept["games"]) == 2
    page.locator("[data-action=replay]").first.click()
    expect(page.locator(".replay")).to_be_visible()
    harmless(page, "#app", 3)


def test_hostile_names_in_a_collection_and_in_the_form_of_a_new_game(
    open_page: Callable[..., Page], start: Start, text: Text
) -> None:
    former = start(open_page())
    take_in(former, text)
    former.evaluate("location.hash = '#history'")
    with former.expect_download() as saved:
        former.locator("[data-action=export]").click()
    page = start(open_page())
    dropped(page, Path(saved.value.path()).read_text())
    expect(page.locator("dialog")).to_be_visible()
    assert page.evaluate(HARM) == ["undefined", 0]
    close_dialog(page)
    page.evaluate("location.hash = '#'")
    harmless(page, "#screen", 3)
    page.evaluate("location.hash = '#new'")
    page.wait_for_selector("#app[data-screen=new]")
    page.locator("input[name=name]").fill(NAMES[0])
    page.locator("select[name=language]").select_option("de")  # paints the form anew
    page.wait_for_selector("html[lang=de]")
    harmless(page, "#screen")


def test_hostile_names_in_the_still_picture(page: Page, start: Start, text: Text) -> None:
    start(page, GAME)
    page.wait_for_selector("#band [data-answer]")
    page.route("**/pyodide.asm.wasm", lambda route: None)  # Python never comes
    page.reload()
    page.locator("#board svg").first.wait_for()
    assert page.get_attribute("html", "data-ready") is None
    harmless(page, "#app", 3)
    page.close()


def test_a_file_is_named_and_written_without_harm(page: Page, start: Start, text: Text) -> None:
    start(page, GAME)
    page.wait_for_selector("#band [data-answer]")
    page.locator("#menu").click()
    with page.expect_download() as saved:
        page.locator("dialog [data-action=to_file]").click()
    assert not set(saved.value.suggested_filename) & set("<>\"'&=/ ")
    found = Session.from_text(Path(saved.value.path()).read_text(), text)
    assert [person.name for person in found.people] == NAMES
    dropped(page, json.dumps({"game": GIVEN[0], "save": GIVEN[1]}))
    expect(page.locator("dialog")).to_be_visible()
    assert page.evaluate(HARM) == ["undefined", 0]
    close_dialog(page)
    for place in ("dialog", "#screen [role=alert]"):  # a game is on the table, then none
        page.evaluate("hash => location.hash = hash", f"#new?{quote(GIVEN[0].replace('=', ''))}=1")
        expect(page.locator(place)).to_contain_text("<img")
        assert page.evaluate(HARM) == ["undefined", 0]
        page.evaluate("location.hash = '#'")
        page.wait_for_selector("#app[data-screen=start]")


def test_an_error_tells_hostile_names_without_harm(browser: Browser, site: Site) -> None:
    with profile(browser, site, may_fail=True) as watch:  # the console has the error, too
        page = watch.page
        page.goto(site.address + GAME)
        page.wait_for_selector(READY, state="attached")
        answer = page.locator("#band [data-answer]").first
        answer.evaluate("(element, name) => element.dataset.answer = name", GIVEN[0])
        page.locator(":is(#band, #trays) [data-answer^='<img']").dispatch_event("click")
        expect(page.locator("dialog pre")).to_contain_text("seed: 36")
        harmless(page, "#app", 3)
        assert page.locator("dialog pre").inner_text().count(quote(NAMES[0], safe="")) == 1
