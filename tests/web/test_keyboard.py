"""All of the table by keyboard: calm things and why not, the rules of what has the focus, ways and titles."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from stroganov_web.i18n import Text
from stroganov_web.ui.targets import answer_json
from tests.web.driver import LOOK, Table, session_of
from tests.web.unit.catalogues import text_of

pytestmark = pytest.mark.browser

Start = Callable[..., Page]
SOLO = "#new?mode=solo&opponent=ivan&strategy=c&seed=24&confirm=off"
ANSWER = "document.activeElement.dataset.answer || ''"
STOPS = '#{} :is([data-id],[data-for])[tabindex="0"]'


@pytest.fixture
def table(page: Page, start: Start, text: Text) -> Table:
    """The first ride of a game is asked for."""
    start(page, SOLO)
    table = Table(page, session_of(SOLO, text))
    table.play(1)
    return table


def focused(page: Page) -> str:
    """The thing that has the focus, or whose light has it."""
    return str(page.evaluate("document.activeElement.dataset.id || document.activeElement.dataset.for || ''"))


def walk_to(page: Page, key: str, there: str) -> None:
    """Press a key until a thing has the focus."""
    for _ in range(150):
        if focused(page) == there:
            return
        page.keyboard.press(key)
    raise AssertionError(f"{there} is not reached, but {focused(page)}")


def on_the_table(page: Page) -> list[str]:
    return [str(answer) for answer in page.evaluate(LOOK)["answers"]]


@pytest.mark.parametrize("panel", ["board", "shelf", "mat", "others"])
def test_every_panel_has_one_tab_stop_also_where_nothing_can_be_chosen(
    page: Page, table: Table, panel: str
) -> None:
    assert page.locator(STOPS.format(panel)).count() == 1
    page.locator(STOPS.format(panel)).focus()
    page.keyboard.press("Shift+ArrowRight")
    assert page.locator(STOPS.format(panel)).count() == 1


def test_with_shift_arrows_reach_calm_things_which_tell_why_not(page: Page, table: Table) -> None:
    offered = on_the_table(page)
    page.locator(STOPS.format("board")).focus()
    walk_to(page, "Shift+ArrowRight", "tile-12")
    expect(page.locator("#preview .why")).to_contain_text("Too far: 2 tiles are free")
    expect(page.locator("#live")).to_contain_text("Too far: 2 tiles are free")
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline != "none"
    assert on_the_table(page) == offered
    page.keyboard.press("Enter")
    expect(page.locator("#preview .why")).to_contain_text("Too far")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(ANSWER)
    assert not page.locator("#preview .why").count()


def test_the_focus_stays_on_a_calm_thing_when_the_position_changes(page: Page, table: Table) -> None:
    page.locator(STOPS.format("board")).focus()
    walk_to(page, "Shift+ArrowRight", "tile-12")
    page.keyboard.press("u")
    table.session.undo()
    table.compare()
    assert focused(page) == "tile-12"


def test_without_a_target_in_a_panel_plain_arrows_walk(page: Page, table: Table) -> None:
    page.locator(STOPS.format("shelf")).focus()
    first = focused(page)
    page.keyboard.press("ArrowRight")
    assert focused(page) not in ("", first)


def test_what_a_calm_thing_could_be_used_for_is_within_reach(page: Page, table: Table) -> None:
    for answer in (("move", 1), ("horses",)):
        table.give(answer)
    space = next(i for i, fur in enumerate(table.session.game.state.market) if ("buy", fur) in options(table))
    page.locator(STOPS.format("shelf")).focus()
    walk_to(page, "Shift+ArrowLeft", f"market-{space}")
    page.keyboard.press("Enter")
    bought = ("buy", table.session.game.state.market[space])
    assert page.evaluate(ANSWER) == answer_json(bought)
    page.keyboard.press("Escape")
    assert focused(page) == f"market-{space}"
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    table.session.play(bought)
    table.compare()
    assert page.evaluate("document.activeElement !== document.body")


def options(table: Table) -> list[tuple[object, ...]]:
    return list(table.session.game.options())


def test_a_question_mark_opens_the_rules_of_what_has_the_focus(page: Page, table: Table) -> None:
    for where, section in (
        ("#board [data-answer]", 5),
        ("#shelf [data-id=market-0]", 8),
        ("#mat [data-id=supply-coins]", 5),
        ("#band [data-refused=fulfil]", 8),
    ):
        page.locator(where).first.evaluate("item => { item.tabIndex = 0; item.focus(); }")
        with page.expect_popup() as opened:
            page.keyboard.press("?")
        opened.value.wait_for_load_state()
        assert opened.value.url.endswith(f"/rules.html#{section}")
        opened.value.close()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("?")
    assert page.locator("dialog h2").inner_text() == "Help"


def test_a_skip_link_leads_to_what_to_do_now(page: Page, start: Start, text: Text) -> None:
    start(page, SOLO)
    page.keyboard.press("Tab")
    skip = page.get_by_role("button", name=text("access.skip"))
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    assert page.evaluate("Boolean(document.activeElement.closest('#band .does'))")
    assert not page.evaluate("document.activeElement.matches('.off')")
    expect(skip).not_to_be_in_viewport()


def test_the_result_of_an_answer_is_said_with_what_comes_next(page: Page, table: Table) -> None:
    live = page.locator("#live")
    for answer, said in [(("move", 1), "to 1."), (("horses",), "horses: +4 horses.")]:
        page.locator(f":is(#band, #trays) [data-answer='{answer_json(answer)}']").first.dispatch_event(
            "click"
        )
        expect(live).to_contain_text(said)
        prompt = page.locator("#prompt b").inner_text()
        expect(live).to_contain_text(prompt)
    page.keyboard.press("u")
    expect(live).not_to_contain_text("horses.")


def test_one_polite_region_tells_everything_at_the_table(page: Page, table: Table) -> None:
    assert page.locator("[role=status], [role=log], [aria-live]").count() == 1
    page.keyboard.press("m")
    page.locator("dialog [data-action=what_if]").click()
    bar = page.locator("#trial p").inner_text()
    expect(page.locator("#live")).to_contain_text(bar)
    expect(page.locator("#live")).to_contain_text(page.locator("#prompt b").inner_text())


def test_every_screen_has_a_title_in_the_language_of_the_page(page: Page, start: Start) -> None:
    def titled(what: str) -> None:
        expect(page).to_have_title(text_of("en")("access.title", what=what))

    start(page)
    expect(page).to_have_title("Stroganov")
    page.evaluate("location.hash = '#new'")
    titled("New game")
    page.evaluate("location.hash = '#history'")
    titled("Finished games")
    page.evaluate(f"location.hash = '{SOLO}'")
    titled("Boris: Year I, Spring")
    page.locator("#band [data-answer]").first.dispatch_event("click")
    page.locator(".log-again").click()
    titled("Replay: Year I, Spring")
    page.locator("[data-action=stop_replay]").click()
    titled("Boris: Year I, Spring")
    page.keyboard.press("m")
    page.locator("dialog [data-action=settings]").click()
    page.locator("input[name=language][value=de]").check(force=True)
    titled("Boris: Jahr I, Frühling")
