"""After the end: the result, the table as it was left, and ways to play again."""

import json

import pytest
from playwright.sync_api import Page

from stroganov_web.model.spec import Spec
from tests.web.conftest import READY
from tests.web.untranslated import SWITCH, foreign
from tools.screenshots import Scene, kept_game, saving_script
from tools.server import Site

pytestmark = pytest.mark.browser
GAME = "#new?mode=solo&opponent=ivan&seed=4"


@pytest.fixture(scope="module")
def finished() -> str:
    """A game that has come to its end, as the page keeps it."""
    return kept_game(Scene("end", game=GAME, when=lambda state: False))


@pytest.fixture
def ended(page: Page, site: Site, finished: str) -> Page:
    """The page with the result of that game."""
    page.add_init_script(saving_script(finished))
    page.goto(site.address + "#play")
    page.wait_for_selector(READY, state="attached")
    return page


def screen(page: Page) -> str | None:
    return page.locator("#app").get_attribute("data-screen")


def seed(page: Page) -> int:
    return Spec.from_fragment(json.loads(page.evaluate("window.stroganov.save()"))["table"]).seed


def test_the_table_can_be_looked_at_and_left_again(ended: Page) -> None:
    ended.get_by_role("button", name="See the table").press("Enter")
    assert screen(ended) == "table"
    assert ended.locator("#board svg").first.is_visible()
    back = ended.get_by_role("button", name="Back to the result")
    assert back.evaluate("e => e === document.activeElement")
    ended.locator("#mat").click()
    assert screen(ended) == "table"
    back.press("Enter")
    assert screen(ended) == "end"
    assert ended.get_by_role("button", name="See the table").evaluate("e => e === document.activeElement")


@pytest.mark.parametrize(("action", "same"), [("play_again_same", True), ("play_again_new", False)])
def test_the_game_can_be_played_again(ended: Page, action: str, same: bool) -> None:
    before = seed(ended)
    ended.locator(f"[data-action={action}]").click()
    ended.wait_for_selector("#app[data-screen=table]")
    assert (seed(ended) == before) == same
    assert ended.locator("#band [data-answer]").count() >= 2


def test_the_start_page_is_a_way_on(ended: Page) -> None:
    ended.locator("#screen [data-action=start]").click()
    assert screen(ended) == "start"


def test_the_result_changes_its_language_at_once(ended: Page) -> None:
    assert foreign(ended)
    ended.evaluate(SWITCH, "pseudo")
    assert foreign(ended) == []
