"""For everyone: axe-core finds nothing in what is told now and then, nor on the pages beside the game."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from stroganov_web.i18n import Text
from tests.web.phases import phases
from tests.web.test_access import LAPTOP, LIGHT, PHONE, by_day_and_night, sit_down
from tools.server import Site

pytestmark = pytest.mark.browser

Open = Callable[..., Page]
SOLO = "#new?mode=solo&opponent=ivan&strategy=c&seed=24"
both_sizes = pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])


@pytest.fixture
def opened(open_page: Open, start: Open) -> Callable[..., Page]:
    """Opens the site in a window of a size, by day."""

    def at(size: tuple[int, int], fragment: str = "", speed: str = "instant") -> Page:
        window = {"width": size[0], "height": size[1]}
        return start(open_page(speed=speed, viewport=window, color_scheme=LIGHT), fragment)

    return at


def give(page: Page, verb: str) -> None:
    page.locator(f":is(#band, #trays) [data-answer*='\"{verb}\"']").first.dispatch_event("click")
    confirm = page.locator("#preview [data-action=confirm]")
    if confirm.is_visible():
        confirm.dispatch_event("click")


def ridden(page: Page) -> Page:
    """The first ride of a game is done."""
    give(page, "starting_wish")
    give(page, "move")
    return page


def open_file(page: Page, kept: str) -> None:
    page.mouse.move(0, 0)  # where the last press was, another is ignored for a moment
    with page.expect_file_chooser() as chosen:
        page.locator("[data-action=from_file]").first.click()
    chosen.value.set_files([{"name": "game.json", "mimeType": "application/json", "buffer": kept.encode()}])


def told(page: Page, title: str) -> list[str]:
    """What axe finds in the dialog of this title."""
    page.get_by_role("heading", name=title).wait_for()
    return by_day_and_night(page, "#dialog")


@both_sizes
def test_the_warning_before_a_turn_ends(opened: Open, text: Text, size: tuple[int, int]) -> None:
    page = ridden(opened(size, SOLO))
    page.keyboard.press("e")
    assert told(page, text("whynot.left.title")) == []


@both_sizes
def test_a_file_that_is_refused_and_games_that_are_brought(
    opened: Open, text: Text, size: tuple[int, int]
) -> None:
    page = opened(size)
    open_file(page, "nonsense")
    assert told(page, text("saves.refused.title")) == []
    page.keyboard.press("Escape")
    sit_down(page, phases()["over"])
    page.evaluate("location.hash = '#history'")
    with page.expect_download() as saved:
        page.locator("[data-action=export]").click()
    page.evaluate("location.hash = '#'")
    page.wait_for_selector("#app[data-screen=start]")
    open_file(page, Path(saved.value.path()).read_text())
    assert told(page, text("history.title")) == []


@both_sizes
def test_a_game_in_two_tabs(opened: Open, site: Site, text: Text, size: tuple[int, int]) -> None:
    page = opened(size, SOLO)
    other = page.context.new_page()
    other.goto(f"{site.address}#play")
    assert told(other, text("saves.elsewhere.title")) == []
    other.locator("[data-action=take_over]").click()
    assert told(page, text("saves.overtaken.title")) == []


@both_sizes
def test_why_not(opened: Open, size: tuple[int, int]) -> None:
    page = ridden(opened(size, SOLO))
    page.locator("#undo").focus()
    page.keyboard.press("e")
    page.keyboard.press("Escape")
    for thing in ("tile-12", "market-0"):
        page.locator(f"[data-id={thing}]").dispatch_event("click")
        assert page.locator("#preview .why").is_visible()
        assert by_day_and_night(page, "#preview") == [], thing


@both_sizes
def test_an_opponent_step_by_step(opened: Open, size: tuple[int, int]) -> None:
    page = opened(size, SOLO, "step")
    give(page, "starting_wish")
    page.locator("#band .watching").wait_for()
    assert by_day_and_night(page) == []


@both_sizes
@pytest.mark.parametrize("address", ["rules.html", "licenses.html"])
def test_rules_and_licences(open_page: Open, site: Site, address: str, size: tuple[int, int]) -> None:
    page = open_page(viewport={"width": size[0], "height": size[1]}, color_scheme=LIGHT)
    page.goto(f"{site.address}{address}")
    page.locator("search input").fill("fur")
    assert by_day_and_night(page) == []
