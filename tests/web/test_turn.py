"""A turn that explains itself: refused clicks, the end of a turn, steps, restart and seals in the browser."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from stroganov.answers import Answer
from stroganov_web.ui.targets import answer_json

pytestmark = pytest.mark.browser
SOLO = "#new?mode=solo&opponent=ivan&strategy=c&seed=24"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


# A point at which the thing itself is hit.
POINT = """(name) => {
    const thing = document.querySelector(`[data-id="${name}"]`), box = thing.getBoundingClientRect();
    for (const fy of [.5, .9, .7, .3, .1])
        for (const fx of [.5, .2, .8]) {
            const [x, y] = [box.left + box.width * fx, box.top + box.height * fy];
            const hit = document.elementFromPoint(x, y);
            if (hit && hit.closest("[data-id]") === thing) return [x, y];
        }
}"""


def options(page: Page) -> list[Answer]:
    return [tuple(answer) for answer in json.loads(page.evaluate("window.stroganov.options()"))]


def position(page: Page) -> str:
    return str(page.evaluate("window.stroganov.position()"))


def give(page: Page, answer: Answer) -> None:
    """Click an answer's button in the band, wherever it lies, and confirm it where that is asked."""
    page.locator(f":is(#band, #trays) [data-answer='{answer_json(answer)}']").dispatch_event("click")
    confirm = page.locator("#preview [data-action=confirm]")
    if confirm.is_visible():
        confirm.dispatch_event("click")


def begin(page: Page, start: Callable[..., Page]) -> Page:
    """The first turn of a solo game has begun."""
    start(page, SOLO)
    give(page, options(page)[0])
    return page


def ride(page: Page) -> None:
    give(page, next(answer for answer in options(page) if answer[0] == "move"))


def reply(page: Page) -> str:
    assert page.locator("#preview").is_visible()
    return page.locator("#preview .why").inner_text()


# What is refused at the first ride, and why; every other sentence is read in tests/web/unit.
REFUSED = {
    "tile-12": "Too far: 2 tiles are free, and horses take you 3 more at most. Rules 5",
    "village-0": "Your turn begins with the move east: first choose a tile. Rules 5",
    "market-2": "This takes 5 horses; you have 4. Rules 8",
    "deck-tigers": "When none are left, nobody gets any. Rules 2",
    "trophy-3": (
        "A trophy, from a village, a yurt or a song, lets you move your token and take a reward. Rules 6"
    ),
    "supplies-1": "This belongs to Ivan. Rules 2",
}


def test_refused_clicks_answer_why(page: Page, start: Callable[..., Page]) -> None:
    begin(page, start)
    before = position(page)
    for thing, why in REFUSED.items():
        page.mouse.click(*page.evaluate(POINT, thing))
        assert reply(page) == why
        assert why.rsplit(" Rules", 1)[0] in page.locator("#live").inner_text()
        assert page.locator("#preview .rules").get_attribute("href") == f"./rules.html#{why[-1]}"
        page.mouse.move(5, 5)
        assert reply(page) == why
        page.keyboard.press("Escape")
        assert page.locator("#preview").is_hidden()
    assert position(page) == before


def test_a_tap_on_something_calm_answers_why(
    open_page: Callable[..., Page], start: Callable[..., Page]
) -> None:
    page = begin(open_page(**PHONE), start)
    page.touchscreen.tap(*page.evaluate(POINT, "market-2"))
    assert "5 horses" in reply(page)
    page.locator("#band .rail").tap()
    assert page.locator("#preview").is_hidden()


def test_a_button_that_is_off_answers_to_focus_and_enter(page: Page, start: Callable[..., Page]) -> None:
    begin(page, start)
    ride(page)
    page.keyboard.press("Tab")
    off = page.locator("#band [data-refused=claim]")
    off.focus()
    assert "You can pay" in reply(page)
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    assert "You can pay" in reply(page)
    assert page.evaluate("document.activeElement.dataset.refused") == "claim"


def test_commands_that_are_off_answer_to_mouse_and_focus(page: Page, start: Callable[..., Page]) -> None:
    hidden = "This cannot be undone: something hidden has been revealed since."
    off = {"#undo": hidden, "#redo": "There is nothing to redo.", "#restart": hidden}
    begin(page, start)
    for where, why in off.items():
        page.locator(where).hover()
        assert reply(page).startswith(why)
        page.mouse.move(5, 5)
        assert page.locator("#preview").is_hidden()
    page.keyboard.press("Tab")
    for where, why in off.items():
        page.locator(where).focus()
        assert reply(page).startswith(why)


def test_a_step_with_a_seal_upon_it_answers_to_the_focus(page: Page, start: Callable[..., Page]) -> None:
    begin(page, start)
    ride(page)
    give(page, ("horses",))
    give(page, next(answer for answer in options(page) if answer[0] == "buy"))
    step = page.locator("#band [data-step=move]")
    assert step.get_attribute("aria-disabled") == "true"
    page.keyboard.press("Tab")
    step.focus()
    assert reply(page).startswith("This cannot be undone: something hidden")


def test_keys_without_work_to_do_answer_why(page: Page, start: Callable[..., Page]) -> None:
    begin(page, start)
    for key, why in (
        ("r", "There is nothing to redo."),
        ("e", "Your turn begins with the move east: first choose a tile. Rules 5"),
    ):
        page.keyboard.press(key)
        assert reply(page) == why
        assert why.rsplit(" Rules", 1)[0] in page.locator("#live").inner_text()


def test_a_fur_of_the_market_offers_what_it_can_be_used_for(page: Page, start: Callable[..., Page]) -> None:
    begin(page, start)
    give(page, options(page)[0])
    give(page, ("horses",))
    page.mouse.click(*page.evaluate(POINT, "market-2"))
    page.locator("#preview [data-answer]").first.click()
    page.locator("#preview [data-action=confirm]").click()  # the space is filled from the bag: no way back
    assert ["buy", 8] in json.loads(page.evaluate("window.stroganov.save()"))["save"]["answers"]


def test_ending_with_something_free_undone_asks_back(page: Page, start: Callable[..., Page]) -> None:
    begin(page, start)
    ride(page)
    before = position(page)
    page.keyboard.press("e")
    assert "free" in page.locator("#dialog").inner_text()
    page.locator("#dialog .buttons [data-action=dismiss]").click()
    assert position(page) == before
    page.locator("#band .way").click()
    page.locator("#dialog [data-action=end_anyway]").click()
    assert position(page) != before


def test_the_table_does_not_ask_back_where_it_is_told_so(page: Page, start: Callable[..., Page]) -> None:
    page.add_init_script("""localStorage.setItem("stroganov.settings", '{"warn": "off"}')""")
    begin(page, start)
    ride(page)
    before = position(page)
    page.keyboard.press("e")
    assert position(page) != before


def test_a_done_step_leads_back(page: Page, start: Callable[..., Page]) -> None:
    begin(page, start)
    began = position(page)
    ride(page)
    after = position(page)
    give(page, ("coin",))
    page.locator("#band [data-step=basic]").click()
    assert position(page) == after
    page.locator("#band [data-step=move]").click()
    assert position(page) == began


def test_restart_goes_back_to_the_beginning_of_the_turn(page: Page, start: Callable[..., Page]) -> None:
    begin(page, start)
    began = position(page)
    ride(page)
    give(page, ("coin",))
    page.locator("#restart").click()
    assert position(page) == began
    page.keyboard.press("r")
    page.keyboard.press("t")
    assert position(page) == began


def test_a_seal_keeps_undo_from_going_further(page: Page, start: Callable[..., Page]) -> None:
    begin(page, start)
    began = position(page)
    page.locator("#undo").click(force=True)
    assert position(page) == began
    assert reply(page).startswith("This cannot be undone")


def test_an_answer_without_a_way_back_says_so_before(page: Page, start: Callable[..., Page]) -> None:
    begin(page, start)
    ride(page)
    assert page.locator("#band .way .lock").count() == 1
    give(page, ("horses",))
    page.locator("#band [data-tray=buy]").click()
    page.locator("#tray-buy [data-answer]").first.hover()
    assert page.locator("#preview .sealed").inner_text() == "Cannot be undone"


def test_playing_alone_undo_may_break_seals_and_counts_them(page: Page, start: Callable[..., Page]) -> None:
    page.add_init_script("""localStorage.setItem("stroganov.settings", '{"free_undo": "on"}')""")
    start(page, SOLO)
    before = position(page)
    give(page, options(page)[0])
    page.keyboard.press("u")
    assert position(page) == before
    assert json.loads(page.evaluate("window.stroganov.save()"))["peeks"] == 1


def test_confirming_may_be_wanted_with_a_mouse_too(page: Page, start: Callable[..., Page]) -> None:
    page.add_init_script("""localStorage.setItem("stroganov.settings", '{"confirm": "always"}')""")
    start(page, SOLO)
    before = position(page)
    page.locator("#band [data-answer]").first.click()
    assert position(page) == before
    page.locator("#preview [data-action=confirm]").click()
    assert position(page) != before
