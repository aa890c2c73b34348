"""The table under a finger: every command in reach, a first tap shows and a second one does it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.driver import finger

pytestmark = pytest.mark.browser

Open = Callable[..., Page]
COMMANDS = ("undo", "redo", "restart", "menu")
# Which buttons of the header cannot be hit in their middle, or are smaller than a finger's least target.
OUT_OF_REACH = """(names) => names.filter((name) => {
    const item = document.getElementById(name), box = item.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const small = box.width < 24 || box.height < 24;
    return small || box.right > innerWidth || hit?.closest("button") !== item;
})"""


def phone(open_page: Open, width: int, tall: int) -> Page:
    return open_page(viewport={"width": width, "height": tall}, has_touch=True, is_mobile=True)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("width", "tall"), [(390, 844), (320, 568)])
def test_undo_redo_and_restart_are_in_reach_on_a_phone(
    open_page: Open, start: Open, width: int, tall: int, players: int
) -> None:
    page = start(phone(open_page, width, tall), f"#new?players={players}&seed=33&confirm=off")
    assert page.evaluate(OUT_OF_REACH, COMMANDS) == []
    header = page.locator("#header")
    assert header.evaluate("it => it.scrollWidth <= it.clientWidth")
    expect(header.locator(".years .now")).to_be_visible()
    for _ in range(players):  # everyone takes a first wish
        page.locator("#band [data-answer*=starting_wish]").first.dispatch_event("click")
    before = page.evaluate("window.stroganov.position()")
    page.locator("#band [data-answer*=move]").first.dispatch_event("click")
    after = page.evaluate("window.stroganov.position()")
    tap = finger(page)
    for command, found in [("undo", before), ("redo", after)]:
        box = page.locator(f"#{command}").bounding_box()
        assert box
        tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        assert page.evaluate("window.stroganov.position()") == found


def test_a_first_tap_on_a_target_shows_it_and_a_second_does_it(open_page: Open, start: Open) -> None:
    page = start(phone(open_page, 390, 844), "#new?mode=solo&opponent=ivan&strategy=c&seed=24")
    tap = finger(page)
    page.locator("#band [data-answer]").first.dispatch_event("click")
    page.locator("#preview .confirm").dispatch_event("click")  # the automaton moves next: no way back
    before = page.evaluate("window.stroganov.position()")
    box = page.locator("#board .lit").first.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + 12
    tap(x, y)
    assert page.evaluate("window.stroganov.position()") == before
    expect(page.locator("#preview .confirm")).to_be_visible()
    expect(page.locator("#board .lit.chosen")).to_have_attribute("aria-pressed", "true")
    assert page.locator("#board .lit[aria-pressed]").count() == 1
    tap(x, y)
    assert page.evaluate("window.stroganov.position()") != before
    expect(page.locator("#preview")).to_be_hidden()


def test_another_screen_opens_at_its_top(open_page: Open, start: Open) -> None:
    page = start(phone(open_page, 320, 568))
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert page.evaluate("scrollY") > 100
    page.locator("#screen [data-action=new_game]").dispatch_event("click")
    expect(page.locator("form.new-game")).to_be_visible()
    assert page.evaluate("scrollY") == 0
