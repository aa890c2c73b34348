"""Settings and languages take effect at once; dialogs keep the focus; the rules can be read and searched."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from stroganov_web.storage.settings import Settings
from tests.web.conftest import READY
from tests.web.driver import GAMES, Table, session_of
from tests.web.unit.catalogues import text_of
from tests.web.untranslated import SWITCH, foreign
from tools.server import Site

pytestmark = pytest.mark.browser
FIRST = """
    if (!sessionStorage.getItem("begun")) localStorage.setItem("stroganov.settings", %s);
    sessionStorage.setItem("begun", "yes");
"""
POSITION = "window.stroganov.position()"


def liking(page: Page, **settings: str) -> Page:
    """A page whose browser has these settings kept."""
    page.add_init_script(FIRST % json.dumps(Settings(**settings).to_text()))
    return page


def choose(page: Page, name: str, value: str) -> None:
    """Set a setting by a click in the open dialog."""
    page.locator(f"dialog input[name={name}][value='{value}']").check(force=True)


def root(page: Page, name: str) -> str | None:
    return page.locator("html").get_attribute(name)


def test_the_whole_table_changes_its_language_in_the_middle_of_a_turn(
    page: Page, start: Callable[..., Page]
) -> None:
    start(page, GAMES["solo"])
    table = Table(page, session_of(GAMES["solo"], text_of("en")))
    table.play(6)
    before = page.evaluate(POSITION)
    page.keyboard.press("m")
    page.locator("dialog [data-action=settings]").click()
    for language in ("de", "pl", "fr"):
        choose(page, "language", language)
        text = text_of(language)
        assert root(page, "lang") == language
        expect(page.get_by_role("dialog", name=text("settings.title"))).to_be_visible()
        expect(page.locator("#log")).to_have_attribute("aria-label", text("prompt.panel.log"))
        expect(page.locator("#log .log-title")).to_have_text(text("log.title"))
        assert page.evaluate("document.activeElement.value") == language
    assert page.evaluate(POSITION) == before
    page.locator("dialog .buttons [data-action=dismiss]").click()
    page.reload()
    page.wait_for_selector(READY, state="attached")
    assert root(page, "lang") == "fr"
    expect(page.locator("#undo")).to_have_attribute("aria-label", text_of("fr")("table.undo"))
    assert page.evaluate(POSITION) == before


@pytest.mark.parametrize("viewport", [(1366, 768), (390, 844)], ids=["laptop", "phone"])
def test_every_word_at_the_table_comes_from_the_catalogues(
    viewport: tuple[int, int], open_page: Callable[..., Page], start: Callable[..., Page]
) -> None:
    size = {"width": viewport[0], "height": viewport[1]}
    page = liking(open_page(viewport=size), language="pseudo", speed="instant")
    start(page, GAMES["bots"])
    for number in range(12):
        assert foreign(page) == [], number
        page.locator("#band [data-answer]").first.dispatch_event("click")
        page.wait_for_function("document.documentElement.dataset.busy !== 'true'")


def test_every_word_around_the_table_comes_from_the_catalogues(
    page: Page, start: Callable[..., Page]
) -> None:
    liking(page, language="pseudo")
    start(page)
    for action in ("settings", "help"):
        page.locator(f"#screen [data-action={action}]").click()
        assert foreign(page) == []
        page.keyboard.press("Escape")
    page.locator("[data-action=new_game]").click()
    assert foreign(page) == []
    page.locator("form button[type=submit]").click()
    page.locator("#menu").click()
    assert foreign(page) == []


def opponent_acts(page: Page) -> None:
    """Choose a starting wish: then the automaton begins, step by step."""
    page.locator("#band [data-answer]").first.dispatch_event("click")
    page.locator(".watching").wait_for()


def look_again(page: Page) -> None:
    """Play a little and look at it again."""
    Table(page, session_of(GAMES["solo"], text_of("en"))).play(6)
    page.locator(".log-again").click()
    expect(page.locator(".replay")).to_be_visible()


@pytest.mark.parametrize(
    ("fragment", "speed", "before"),
    [
        ("", "instant", None),
        ("#new", "instant", None),
        ("#history", "instant", None),
        (GAMES["solo"], "step", opponent_acts),
        (GAMES["solo"], "instant", look_again),
    ],
    ids=["start", "new", "history", "opponent", "replay"],
)
def test_every_page_changes_its_language_at_once(
    fragment: str,
    speed: str,
    before: Callable[[Page], None] | None,
    open_page: Callable[..., Page],
    start: Callable[..., Page],
) -> None:
    page = start(open_page(speed=speed), fragment)
    if before:
        before(page)
    assert foreign(page)
    page.evaluate(SWITCH, "pseudo")
    assert foreign(page) == []


def test_the_browsers_language_is_the_first_choice_and_the_switch_changes_it(
    open_page: Callable[..., Page], start: Callable[..., Page]
) -> None:
    page = start(open_page(locale="pl-PL"), "#new")
    polish, german = text_of("pl"), text_of("de")
    expect(page.get_by_role("heading", name=polish("menu.new_game"))).to_be_visible()
    page.locator("input[name=name]").fill("Rada")
    page.locator(".language select").select_option("de")
    expect(page.get_by_role("heading", name=german("menu.new_game"))).to_be_visible()
    assert page.locator("input[name=name]").input_value() == "Rada"
    assert root(page, "lang") == "de"


def test_looks_follow_the_settings_at_once(page: Page, start: Callable[..., Page]) -> None:
    start(page)
    page.locator("[data-action=settings]").click()
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    choose(page, "theme", "light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    choose(page, "palette", "contrast")
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--ink')") == "#000000"
    small = page.locator("dialog h2").evaluate("e => parseFloat(getComputedStyle(e).fontSize)")
    choose(page, "size", "150")
    assert page.locator("dialog h2").evaluate("e => parseFloat(getComputedStyle(e).fontSize)") == 1.5 * small
    assert root(page, "data-motion") == "off"
    choose(page, "motion", "on")
    assert root(page, "data-motion") == "on"
    page.reload()
    page.wait_for_selector(READY, state="attached")
    assert [root(page, f"data-{name}") for name in ("theme", "palette", "size", "motion")] == [
        "light",
        "contrast",
        "150",
        "on",
    ]


def test_large_text_takes_the_layout_that_fits(page: Page, start: Callable[..., Page]) -> None:
    liking(page, size="200")
    page.set_viewport_size({"width": 1440, "height": 900})
    start(page, GAMES["solo"])
    assert root(page, "data-layout") == "phone"
    assert page.evaluate("document.documentElement.scrollWidth") <= 1440
    page.locator("#menu").click()
    page.locator("dialog [data-action=settings]").click()
    choose(page, "size", "100")
    assert root(page, "data-layout") == "wide"


def test_choices_are_confirmed_as_the_settings_say(page: Page, start: Callable[..., Page]) -> None:
    liking(page, confirm="always")
    start(page, GAMES["solo"].replace("&confirm=off", ""))
    before = page.evaluate(POSITION)
    page.locator("#band [data-answer]").first.click()
    expect(page.locator("#preview [data-action=confirm]")).to_be_visible()
    assert page.evaluate(POSITION) == before
    page.locator("#preview [data-action=confirm]").click()
    assert page.evaluate(POSITION) != before


def test_letters_are_no_keys_where_it_is_told_so(page: Page, start: Callable[..., Page]) -> None:
    start(page, GAMES["solo"])
    zoom = "document.getElementById('board').dataset.zoom || '1'"
    page.keyboard.press("m")
    page.locator("dialog [data-action=settings]").click()
    page.locator("input[name=keys]").uncheck(force=True)
    page.keyboard.press("Escape")
    for key in ("m", "?", "u", "+"):
        page.keyboard.press(key)
    assert page.locator("dialog").is_hidden()
    assert page.locator("#preview").is_hidden()
    assert page.evaluate(zoom) == "1"
    page.locator("#menu").click()
    page.locator("dialog [data-action=settings]").click()
    page.locator("input[name=keys]").check(force=True)
    page.keyboard.press("Escape")
    page.keyboard.press("+")
    assert page.evaluate(zoom) != "1"


def test_refused_storage_is_no_obstacle(page: Page, start: Callable[..., Page]) -> None:
    page.add_init_script("Object.defineProperty(window, 'localStorage', {get() { throw new Error('no') }})")
    start(page)
    page.locator(".language select").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_dialogs_take_the_focus_and_give_it_back(page: Page, start: Callable[..., Page]) -> None:
    start(page, GAMES["solo"])
    before = page.evaluate(POSITION)
    page.locator("#menu").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    expect(page.locator("dialog [autofocus]")).to_be_focused()
    for _ in range(12):
        page.keyboard.press("Tab")
        assert page.evaluate(
            "Boolean(document.activeElement.closest('dialog, body:not(:has(dialog:focus))'))"
        )
    page.keyboard.press("u")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).not_to_be_visible()
    expect(page.locator("#menu")).to_be_focused()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    page.mouse.click(5, 300)
    expect(page.locator("dialog")).not_to_be_visible()
    assert page.evaluate(POSITION) == before


def test_the_menu_leads_back_to_the_start_and_the_game_is_kept(
    page: Page, start: Callable[..., Page]
) -> None:
    start(page, GAMES["solo"])
    before = page.evaluate(POSITION)
    page.locator("#menu").click()
    page.locator("dialog [data-action=start]").click()
    expect(page.locator("dialog")).not_to_be_visible()
    page.locator("[data-action=continue]").click()
    page.wait_for_selector("#app[data-screen=table]")
    assert page.evaluate(POSITION) == before


def test_the_rules_open_beside_the_game_and_can_be_searched(
    page: Page, start: Callable[..., Page], site_below: Site
) -> None:
    page.goto(site_below.address + GAMES["solo"])
    page.wait_for_selector(READY, state="attached")
    page.locator("#help").click()
    with page.expect_popup() as opened:
        page.locator("dialog a[href$='rules.html']").click()
    rules = opened.value
    expect(rules.get_by_role("heading", level=1)).to_be_visible()
    assert rules.url == site_below.address + "rules.html"
    rules.get_by_role("searchbox").fill("bear story")
    shown = rules.locator("main section:visible")
    assert 0 < shown.count() < rules.locator("main section").count()
    assert all(re.search("bear", said, re.I) for said in shown.all_inner_texts())
    rules.get_by_role("searchbox").fill("nonsense words")
    expect(rules.locator(".nothing")).to_be_visible()
    rules.evaluate("location.hash = '#9'")
    expect(rules.locator("section[id='9']")).to_be_in_viewport()
    rules.close()
    assert page.evaluate(POSITION)
