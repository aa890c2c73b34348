"""For everyone: axe-core finds nothing to complain about, wherever one is, by day and by night."""

from collections.abc import Callable, Iterator
from functools import lru_cache

import pytest
from playwright.sync_api import Page

from stroganov_web.model.session import Session
from stroganov_web.storage.entries import ALPHABET, NAME_LENGTH, Entry
from stroganov_web.storage.links import to_fragment
from stroganov_web.ui.dialogs.menu import DIALOGS
from tests.web.phases import kinds, phases
from tests.web.unit.catalogues import text_of
from tools.paths import CACHE

AXE = CACHE / "npm" / "node_modules" / "axe-core" / "axe.min.js"
LAPTOP, SMALL, PHONE = (1440, 900), (1024, 768), (390, 844)
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
ALL = {"runOnly": TAGS, "rules": {"target-size": {"enabled": True}}}
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
RUN = """async ([place, options]) => {
    const {violations} = await axe.run(place, {resultTypes: ["violations"], ...options});
    return violations.flatMap(({id, nodes}) => nodes.map(
        ({target, html, failureSummary}) => `${id}: ${target} ${html.slice(0, 200)} ${failureSummary}`));
}"""
EVERYWHERE = "html"
DARK, LIGHT = "dark", "light"


@lru_cache
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


def complaints(page: Page, place: str = EVERYWHERE, options: object = ALL) -> list[str]:
    """What axe finds on the page, or in a part of it."""
    if not page.evaluate("Boolean(window.axe)"):
        page.evaluate(axe())
    found: list[str] = page.evaluate(RUN, [place, options])
    return found


def by_day_and_night(page: Page, place: str = EVERYWHERE, at_night: str = "") -> list[str]:
    """What axe finds in both themes; at night only colours are different, and perhaps only in a part."""
    found = complaints(page, place)
    page.evaluate("theme => document.documentElement.dataset.theme = theme", DARK)
    found += [f"by night: {complaint}" for complaint in complaints(page, at_night or place, COLOURS)]
    page.evaluate("theme => document.documentElement.dataset.theme = theme", LIGHT)
    return found


def sized(page: Page, size: tuple[int, int]) -> Page:
    """The page in a window of another size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    if page.locator("#app").get_attribute("data-screen") == "table":
        page.wait_for_selector(f"html[data-layout={'phone' if size == PHONE else 'wide'}]", state="attached")
    return page


def sit_down(page: Page, kept: str) -> None:
    """Go on with another game, without loading the page anew."""
    session = Session.from_text(kept, text_of("en"))
    position = session.game.state.position_hash()
    name = "".join(ALPHABET[int(digit, 16)] for digit in position[:NAME_LENGTH])
    entry = Entry.new(name, session, 1_800_000_000_000).to_text()
    page.evaluate("([entry, kept]) => archive.put(entry, kept, Infinity)", [entry, kept])
    page.evaluate("name => location.hash = `#play=${name}`", name)
    page.wait_for_function("position => window.stroganov.position() === position", arg=position)


def test_a_position_of_every_kind_of_question_is_there() -> None:
    assert {name.split("-")[0] for name in phases()} - {"over"} == kinds()


@pytest.fixture
def open_site(
    open_page: Callable[..., Page], start: Callable[..., Page]
) -> Callable[[tuple[int, int]], Page]:
    """Opens the start page in a window of a size, by day."""

    def opened(size: tuple[int, int]) -> Page:
        window = {"width": size[0], "height": size[1]}
        return start(open_page(viewport=window, color_scheme=LIGHT))

    return opened


Open = Callable[[tuple[int, int]], Page]


@pytest.mark.browser
def test_start_page_and_new_game(open_site: Open) -> None:
    page = open_site(LAPTOP)
    assert by_day_and_night(page) == []
    assert complaints(sized(page, PHONE)) == []
    page.evaluate("location.hash = '#new'")
    page.wait_for_selector("#app[data-screen=new]")
    page.locator("details").evaluate_all("all => all.forEach(one => one.open = true)")
    assert by_day_and_night(page) == []
    page.locator("input[name=mode][value=table]").check(force=True)
    page.locator("input[name=players][value='4']").check(force=True)
    assert complaints(page) == []
    assert by_day_and_night(sized(page, LAPTOP)) == []


@pytest.mark.browser
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_table_in_every_phase(size: tuple[int, int], open_site: Open) -> None:
    page = open_site(size)
    found = []
    for number, (name, kept) in enumerate(phases().items()):
        sit_down(page, kept)
        dark = (
            "#band" if number % 4 and name != "over" else EVERYWHERE
        )  # the rest of the table is much the same
        found += [f"{name}: {complaint}" for complaint in by_day_and_night(page, at_night=dark)]
    assert found == []


@pytest.mark.browser
def test_the_small_table_and_the_parts_of_the_phone(open_site: Open) -> None:
    page = open_site(SMALL)
    sit_down(page, phases()["ChooseAction-main"])
    assert by_day_and_night(page) == []
    sized(page, PHONE)
    for tab in ("mat", "others", "log"):
        page.locator(f"[data-tab={tab}]").click()
        assert by_day_and_night(page, "#app") == [], tab


@pytest.mark.browser
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_kept_games_history_and_replay(size: tuple[int, int], open_site: Open) -> None:
    page = open_site(size)
    for name in ("ChooseMove", "KeepOne", "over"):
        sit_down(page, phases()[name])
    page.evaluate("location.hash = '#'")
    page.locator(".games .game").first.wait_for()
    assert by_day_and_night(page) == []
    page.locator("[data-action=delete]").first.click()
    assert by_day_and_night(page, "#dialog") == []
    page.keyboard.press("Escape")
    page.evaluate("location.hash = '#history'")
    page.locator(".past li").wait_for()
    assert by_day_and_night(page) == []
    page.locator(".past [data-action=replay]").click()
    page.get_by_role("slider").press("ArrowRight")
    assert by_day_and_night(page) == []


@pytest.mark.browser
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_what_if_sharing_and_visits(size: tuple[int, int], open_site: Open) -> None:
    page = open_site(size)
    sit_down(page, phases()["ChooseMove"])
    open_dialog(page, "share")
    page.locator("dialog svg[role=img]").wait_for()
    assert by_day_and_night(page, "#dialog") == []
    page.keyboard.press("Escape")
    open_dialog(page, "what_if")
    page.locator("#trial [data-action=leave_trial]").wait_for()
    assert by_day_and_night(page) == []
    link = to_fragment(Session.from_text(phases()["KeepOne"], text_of("en")).to_text())
    page.evaluate("link => location.hash = link", link)
    page.locator("#band .visit").wait_for()
    assert by_day_and_night(page) == []


@pytest.mark.browser
def test_after_a_game_is_deleted_the_focus_is_on_the_next_or_on_the_title(open_site: Open) -> None:
    page = open_site(LAPTOP)
    for name in ("ChooseMove", "KeepOne", "Pay"):
        sit_down(page, phases()[name])
    page.evaluate("location.hash = '#'")
    page.locator(".games .game").nth(1).wait_for()
    names = page.locator(".continue, .games .game").evaluate_all("all => all.map(one => one.dataset.game)")
    for left, expected in [(2, ["BUTTON", names[2]]), (1, ["H1", ""])]:
        page.locator("[data-action=delete]").nth(1).focus()
        page.keyboard.press("Enter")
        page.locator("[data-action=delete_now]").press("Enter")
        page.wait_for_function("left => document.querySelectorAll('.delete').length === left", arg=left)
        here = page.evaluate("[document.activeElement.tagName, document.activeElement.dataset.game || '']")
        assert here == expected


def opened_one_by_one(page: Page, selector: str) -> Iterator[str]:
    """Opens what the buttons of a selector open, one after the other, and names it."""
    for number in range(page.locator(selector).count()):
        button = page.locator(selector).nth(number)
        button.click()
        yield button.inner_text()
        page.keyboard.press("Escape")


@pytest.mark.browser
def test_trays_drawers_and_previews(open_site: Open) -> None:
    page = open_site(LAPTOP)
    sit_down(page, phases()["ChooseAction-main"])
    for name in opened_one_by_one(page, "#band [data-tray]"):
        assert by_day_and_night(page, "#band") == [], name
    page.locator("#board [data-answer]").first.hover()
    assert page.locator("#preview").is_visible()
    assert by_day_and_night(page, "#preview") == []
    page.mouse.move(3, 3)
    sized(page, PHONE)
    for name in opened_one_by_one(page, "#band [data-drawer]"):
        assert by_day_and_night(page, "#band") == [], name


@pytest.mark.browser
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_dialogs(size: tuple[int, int], open_site: Open) -> None:
    page = open_site(size)
    sit_down(page, phases()["ChooseMove"])
    page.evaluate("console.error = () => 0")
    for name in (*DIALOGS, "recap", "error"):
        open_dialog(page, name)
        assert page.locator("dialog h2").is_visible()
        assert by_day_and_night(page, "#dialog") == [], name
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="hidden")


def open_dialog(page: Page, name: str) -> None:
    """Opens a dialog as a button of the page would."""
    press = "name => { const item = document.createElement('button'); item.dataset.action = name;"
    if name == "error":
        press = press.replace("dataset.action = name", "dataset.answer = 'nonsense'")
    page.evaluate(
        press + " document.querySelector('#header').append(item); item.click(); item.remove(); }", name
    )
