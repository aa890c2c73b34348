"""Nothing is too small, cut off, covered or out of the window, whatever the language and the window."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from stroganov import State, question
from stroganov_web.text import Text
from tests.web.driver import GAMES, Table, session_of
from tools.screenshots import Scene, kept_game

pytestmark = pytest.mark.browser

TABLE = "#new?players=4&names=Konstantin%20Petrovich,Maximiliana&seed=12"
WINDOWS = ((1440, 900), (1280, 720), (1024, 768), (844, 390), (390, 844), (320, 568))
PARTS = ("header", "board", "shelf", "band", "mat", "others", "minimap", "tabs", "log")
# What is wrong with the picture: letters under 12 pixels, words that are cut, things beyond the window.
WRONG = """() => {
    const found = [], wide = innerWidth, seen = (e) => e.checkVisibility() && !e.closest(".unseen, .vista");
    const page = document.documentElement.scrollWidth;
    if (page > wide) found.push(`the page is ${page} wide`);
    const texts = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const e = texts.currentNode.parentElement, words = texts.currentNode.data.trim();
        if (!words || !seen(e)) continue;
        const matrix = e.getScreenCTM ? e.getScreenCTM() : null;
        const size = parseFloat(getComputedStyle(e).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
        if (size < 11.9) found.push(`${size.toFixed(1)} pixels: ${words.slice(0, 30)}`);
        const sheet = e.closest(".drawing:not(.board)");
        if (sheet && e.getBoundingClientRect().right > sheet.getBoundingClientRect().right + 1)
            found.push(`beyond its panel: ${words.slice(0, 30)}`);
    }
    for (const e of document.querySelectorAll(":is(#header, #band, #tabs, #side, #screen) *")) {
        if (!seen(e) || e.closest("svg, .recap, thead, select")) continue;
        const style = getComputedStyle(e), box = e.getBoundingClientRect();
        const scrolls = e.closest(".chips, .scroller") || style.overflowX === "auto";
        if (scrolls || style.display === "inline" || !e.clientWidth) continue;
        const what = `${e.className || e.tagName}: ${e.textContent.trim().slice(0, 30)}`;
        if (e.scrollWidth > e.clientWidth + 2) found.push(`cut, ${what}`);
        if (box.right > wide + 1) found.push(`out, ${what}`);
    }
    return [...new Set(found)];
}"""
# Which panels lie over each other.
OVERLAPS = """(names) => {
    const shown = names.map(n => document.getElementById(n)).filter(e => e && e.checkVisibility());
    const box = (e) => e.getBoundingClientRect(), found = [];
    shown.forEach((a, i) => shown.slice(i + 1).forEach((b) => {
        const [p, q] = [box(a), box(b)];
        if (p.left < q.right - 1 && q.left < p.right - 1 && p.top < q.bottom - 1 && q.top < p.bottom - 1)
            found.push(`${a.id} and ${b.id}`);
    }));
    return found;
}"""
SETTLED = """([w, h]) => new Promise((done) => {
    const there = () => innerWidth === w && innerHeight === h;
    const check = () => there() ? requestAnimationFrame(() => setTimeout(done)) : setTimeout(check);
    check();
})"""


def in_the_middle_of_a_turn(state: State) -> bool:
    """The third year, when a main action is chosen."""
    return state.year == 3 and getattr(question(state), "step", "") == "main"


@pytest.fixture(scope="module")
def kept() -> str:
    """A game of four, one of them with a long name, as the page keeps it."""
    return kept_game(Scene("layout", game=TABLE, when=in_the_middle_of_a_turn))


def speaking(page: Page, language: str) -> Page:
    settings = json.dumps({"language": language, "speed": "instant"})
    page.add_init_script(f"localStorage.setItem('stroganov.settings', {json.dumps(settings)})")
    return page


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl", "pseudo"])
def test_the_table_fits_every_window(
    language: str, kept: str, open_page: Callable[..., Page], start: Callable[..., Page]
) -> None:
    page = speaking(open_page(viewport={"width": 1440, "height": 900}), language)
    page.add_init_script(f"localStorage.setItem('stroganov.game', {json.dumps(kept)})")
    start(page, "#play")
    wrong = {}
    for w, h in WINDOWS:
        page.set_viewport_size({"width": w, "height": h})
        page.evaluate(SETTLED, [w, h])
        found = page.evaluate(WRONG) + page.evaluate(OVERLAPS, PARTS)
        if page.evaluate("document.documentElement.scrollHeight > innerHeight + 1"):
            found.append("the page scrolls")
        if found:
            wrong[f"{w}x{h}"] = found
    assert not wrong


@pytest.mark.parametrize("fragment", ["", "#new"])
def test_long_words_fit_the_narrowest_phone(
    fragment: str, open_page: Callable[..., Page], start: Callable[..., Page]
) -> None:
    page = speaking(open_page(viewport={"width": 320, "height": 568}), "pseudo")
    start(page, fragment)
    assert page.evaluate(WRONG) == []


# How tight the band is, and how tight it has to be (fit.js).
TIGHT = """() => {
    const band = document.getElementById("band"), now = band.dataset.tight ?? "";
    const fits = (step) => (tighten(band, step), !over(band));
    const needed = STEPS.find(fits) ?? STEPS.at(-1);
    tighten(band, now);
    return [now, needed];
}"""


def test_the_band_is_never_tighter_than_its_words_need(
    open_page: Callable[..., Page], start: Callable[..., Page], text: Text
) -> None:
    page = start(open_page(viewport={"width": 1024, "height": 768}), GAMES["solo"])
    table = Table(page, session_of(GAMES["solo"], text))
    for _ in range(16):
        table.play(1)
        now, needed = page.evaluate(TIGHT)
        assert now == needed, table.session.game.answers[-1]
