"""Everything can be read: in dialogs, previews, opponents' turns, Winter, the end, and on a crowded table."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from stroganov.state import WINTER
from stroganov_web.draw.table.layout import Layout
from stroganov_web.model.people import Person
from tests.web.test_layout import SETTLED, TABLE, keep, speaking
from tests.web.unit.catalogues import text_of
from tests.web.unit.finished import FRAGMENTS, crowd, played
from tests.web.unit.test_table import crowded, panels
from tools.screenshots import MIDDLE, SOLO, Scene, kept_game

pytestmark = pytest.mark.browser
Open = Callable[..., Page]
SMALL_TABLE = {"width": 1024, "height": 768}
LONG = "Konstantin Petrovich"

# Words that are smaller than 12 pixels, anywhere on the page.
TINY = """() => {
    const found = [], texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const e = texts.currentNode.parentElement, words = texts.currentNode.data.trim();
        if (!words || !e.checkVisibility() || e.closest(".unseen, .panorama, script, template")) continue;
        const matrix = e.getScreenCTM ? e.getScreenCTM() : null;
        const size = parseFloat(getComputedStyle(e).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
        if (size < 11.9) found.push(`${size.toFixed(1)} pixels: ${words.slice(0, 30)}`);
    }
    return found;
}"""
PUT = """(drawn) => {
    for (const name in drawn) document.getElementById(name).innerHTML = drawn[name];
}"""
# Words in drawings that lie over each other or beyond their drawing; letters fill the middle of their boxes.
CROWDED = """(names) => names.flatMap((name) => {
    const sheet = document.querySelector(`#${name} .drawing`);
    if (!sheet || !sheet.checkVisibility()) return [];
    const edge = sheet.getBoundingClientRect();
    const all = [...sheet.querySelectorAll("text:not(.unseen)")].filter((e) => e.textContent.trim());
    const shown = all.filter((e) => !e.closest("[data-piece^=story-]"));  // a marker stands on its number
    const boxes = shown.map((e) => {
        const { left, right, top, height } = e.getBoundingClientRect();
        const inner = { top: top + height * .25, bottom: top + height * .75 };
        return { left: left + 1, right: right - 1, ...inner, said: e.textContent };
    });
    const out = boxes.filter((b) => b.left < edge.left - 1 || b.right > edge.right + 1);
    const found = out.map((b) => `beyond ${name}: ${b.said}`);
    boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => {
        if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
            found.push(`in ${name}: ${a.said} and ${b.said}`);
    }));
    return found;
})"""


def places(page: Page) -> Iterator[str]:
    """Goes to every dialog, a preview and a refusal."""
    for name in ("settings", "help", "share"):
        page.locator("#menu").click()
        yield "menu"
        page.locator(f"dialog [data-action={name}]").click()
        yield name
        page.keyboard.press("Escape")
    page.locator("#board [data-answer]").first.dispatch_event("click")
    page.locator("#preview").wait_for()
    yield "preview"
    page.keyboard.press("Escape")
    page.locator("#band [data-refused]").first.dispatch_event("click")
    page.locator("#preview .why").wait_for()
    yield "why not"


@pytest.mark.parametrize("language", ["de", "pl"])
def test_no_letters_are_too_small_wherever_one_looks(language: str, open_page: Open, start: Open) -> None:
    page = speaking(open_page(viewport=SMALL_TABLE), language, confirm="always")
    keep(page, kept_game(Scene("middle", game=TABLE, when=MIDDLE)))
    start(page, "#play")
    assert {place: found for place in places(page) if (found := page.evaluate(TINY))} == {}


@pytest.mark.parametrize(
    "scene",
    [
        Scene("winter", game=TABLE, when=lambda state: (state.year, state.season) == (2, WINTER)),
        Scene("end", game=SOLO, when=lambda state: False),
        Scene("watching", game=SOLO, when=MIDDLE),
    ],
    ids=lambda scene: scene.name,
)
def test_no_letters_are_too_small_whatever_happens(scene: Scene, open_page: Open, start: Open) -> None:
    page = speaking(open_page(viewport=SMALL_TABLE), "de", speed="step", warn="off")
    keep(page, kept_game(scene))
    start(page, "#play")
    if scene.name == "watching":
        page.keyboard.press("e")
        page.locator(".watching").wait_for()
    assert page.evaluate(TINY) == []


@pytest.mark.parametrize("language", ["de", "pl"])
def test_where_much_lies_together_no_words_lie_over_each_other(
    language: str, open_page: Open, start: Open
) -> None:
    page = speaking(open_page(viewport=SMALL_TABLE), language)
    start(page, FRAGMENTS[-1])
    text, wrong = text_of(language), {}
    state = crowded(played(FRAGMENTS[-1]))
    people = [Person(LONG, person.colour, person.letter) for person in crowd(FRAGMENTS[-1], text)]
    for w, h in ((1440, 900), (1024, 768), (390, 844), (320, 568)):
        page.set_viewport_size({"width": w, "height": h})
        page.evaluate(SETTLED, [w, h])
        page.evaluate("window.stroganov.position()")  # the page itself paints no more
        drawn = panels(state, people, Layout.for_window(w, h, 3), {}, text)
        for tab in ("board", "mat", "others"):
            page.evaluate("tab => document.getElementById('app').dataset.tab = tab", tab)
            page.evaluate(PUT, drawn)
            if found := page.evaluate(CROWDED, list(drawn)):
                wrong[f"{w}x{h} {tab}"] = found
    assert not wrong
