"""A game is looked at again: by slider, steps, jumps and the log, and played on from there."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from stroganov_web.i18n import Text
from stroganov_web.model.replay import Replay
from tests.web.driver import GAMES, Table, session_of

pytestmark = pytest.mark.browser

Start = Callable[..., Page]


@pytest.fixture
def table(page: Page, start: Start, text: Text) -> Table:
    """A game of some turns, being looked at from its beginning."""
    start(page, GAMES["bots"])
    table = Table(page, session_of(GAMES["bots"], text))
    table.play(12)
    page.locator(".log-again").click()
    expect(page.locator(".replay")).to_be_visible()
    return table


def position(table: Table, number: int) -> str:
    return table.session.game.at(number).position_hash()


def shown(page: Page) -> str:
    return str(page.evaluate("window.stroganov.position()"))


def jump(page: Page, part: str, by: int) -> None:
    page.locator(f'[data-part="{part}"][data-by="{by}"]').click()


def test_steps_and_jumps_show_the_very_positions(page: Page, table: Table) -> None:
    same = Replay(table.session.game)
    for part, by in [("step", 1), ("turn", 1), ("season", 1), ("step", -1), ("turn", -1), ("year", -1)]:
        jump(page, part, by)
        same.jump(part, by)
        assert shown(page) == position(table, same.number), (part, by)
    assert not page.locator("[data-answer]").count(), "nothing can be chosen"


def test_the_slider_goes_anywhere_also_by_keys(page: Page, table: Table) -> None:
    slider = page.get_by_role("slider")
    slider.focus()
    slider.press("End")
    assert shown(page) == position(table, len(table.session.game.answers))
    slider.press("ArrowLeft")
    assert shown(page) == position(table, len(table.session.game.answers) - 1)
    assert slider.evaluate("e => e === document.activeElement")


def test_a_line_of_the_log_leads_to_its_turn(page: Page, table: Table) -> None:
    line = page.locator(".log-turn").last
    number = int(line.get_attribute("data-from") or 0) + 1
    line.locator("summary").click()
    assert shown(page) == position(table, number)


def test_it_plays_by_itself_and_stops(page: Page, table: Table) -> None:
    page.locator("#replay-speed").select_option("fast")
    page.get_by_role("button", name="Play automatically").click()
    page.wait_for_function("Number(document.documentElement.dataset.replay) >= 2")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play automatically")).to_be_visible()


def test_playing_on_from_an_earlier_position_is_a_game_of_its_own(page: Page, table: Table) -> None:
    page.get_by_role("slider").fill("3")
    here = shown(page)
    assert here == position(table, 3)
    was = page.url
    page.locator("[data-action=branch]").click()
    expect(page.locator(".replay")).to_be_hidden()
    page.wait_for_selector("html:not([data-busy])")
    assert page.url.split("#")[1].startswith("play=") and page.url.split("=")[1] != was.split("=")[1]
    page.goto(was.replace("replay", "play"))
    page.wait_for_function(f"window.stroganov.position() === '{position(table, 10**6)}'")


def test_a_step_back_in_the_browser_leads_from_the_new_game_to_the_replay(page: Page, table: Table) -> None:
    page.get_by_role("slider").fill("3")
    page.locator("[data-action=branch]").click()
    expect(page.locator(".replay")).to_be_hidden()
    page.go_back()
    expect(page.locator(".replay")).to_be_visible()
    assert shown(page) == position(table, 3)


def test_the_way_back_leads_to_the_table(page: Page, table: Table) -> None:
    page.locator("[data-action=stop_replay]").click()
    page.wait_for_selector("#band [data-answer]", state="attached")
    assert shown(page) == position(table, 10**6)


def test_a_thing_that_is_clicked_says_what_it_is(page: Page, table: Table) -> None:
    tile = page.locator("#board [data-id=tile-12]")
    tile.click(position={"x": 5, "y": 5})
    card = page.locator("#preview")
    expect(card.locator(".title")).to_contain_text("12")
    expect(card.locator(".rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    tile.click(position={"x": 5, "y": 5})
    jump(page, "step", 1)
    expect(card).to_be_hidden()
