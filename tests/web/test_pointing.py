"""Pointing at a target, by mouse or focus: what it costs, brings and leaves, shown and heard."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.phases import phases
from tests.web.test_access import sit_down

pytestmark = pytest.mark.browser

Start = Callable[..., Page]
SECOND = "ChooseAction-second"
YURT = """#board .lit[data-answer='["yurt",0]']"""  # it takes a fur and brings horses
PHASES = (
    "ChooseStartingWish",
    "ChooseMove",
    "ChooseAction-main",
    SECOND,
    "ChooseBonus",
    "Pay",
    "Swap",
    "StepTrophy",
    "TakeTrophyReward",
    "TakeFromMarket",
    "ChooseSong",
    "FulfilPayingOnly",
)
# Points at every target that is seen, one after the other; tells the cards that lie over it or the sentence.
COVERING = """() => {
    const card = document.getElementById("preview"), asks = document.getElementById("prompt"), found = [];
    const within = (a, b) => a.left < b.right - 1 && a.top < b.bottom - 1;
    const meets = (a, b) => within(a, b) && within(b, a);
    for (const target of document.querySelectorAll(":is(#app, #trays) [data-answer]")) {
        if (!target.checkVisibility()) continue;
        target.dispatchEvent(new PointerEvent("pointerover", {bubbles: true, pointerType: "mouse"}));
        if (card.hidden) continue;
        const lies = card.getBoundingClientRect(), {answer} = target.dataset;
        for (const [name, thing] of [["its target", target], ["the sentence", asks]])
            if (meets(lies, thing.getBoundingClientRect())) found.push(`${answer} covers ${name}`);
    }
    return found;
}"""
RAISED = "() => document.querySelectorAll('#mat [data-part=furs] [stroke*=link]').length"


@pytest.fixture
def small(open_page: Start, start: Start) -> Page:
    """The smallest table without tabs."""
    return start(open_page(viewport={"width": 1024, "height": 768}))


def test_no_card_lies_over_its_target_or_the_sentence(small: Page) -> None:
    found = []
    for name in PHASES:
        sit_down(small, phases()[name])
        assert small.locator("#app [data-answer]").count()
        found += [f"{name}: {covered}" for covered in small.evaluate(COVERING)]
    assert found == []


def test_what_a_target_costs_and_brings_is_shown_to_mouse_and_focus_and_heard(small: Page) -> None:
    sit_down(small, phases()[SECOND])
    target, card = small.locator(YURT), small.locator("#preview")
    for point in (target.hover, target.focus):
        point()
        for part in ("pay", "gain", "left"):
            expect(card.locator(f".{part}")).to_be_visible()
        expect(target).to_have_attribute("aria-describedby", "preview")
        assert card.locator(".pay .unseen").inner_text() == "hare (2) and 1 coin"
        assert card.locator(".gain .unseen").inner_text() == "6 horses"
        small.mouse.move(3, 3)
        small.keyboard.press("Escape")
        expect(card).to_be_hidden()
        assert small.locator("[aria-describedby=preview]").count() == 0


def test_a_target_without_a_way_back_says_so(small: Page) -> None:
    sit_down(small, phases()["TakeFromMarket"])
    target = small.locator("#shelf .lit").first
    expect(target).to_have_attribute("aria-description", "Cannot be undone")
    sit_down(small, phases()["ChooseMove"])
    assert small.locator("#board .lit").count()
    assert small.locator("#board .lit[aria-description]").count() == 0


def test_furs_rise_while_a_target_that_takes_them_is_pointed_at(small: Page) -> None:
    sit_down(small, phases()[SECOND])
    assert small.evaluate(RAISED) == 0
    small.locator(YURT).hover()
    assert small.evaluate(RAISED) == 1
    small.mouse.move(3, 3)
    assert small.evaluate(RAISED) == 0
