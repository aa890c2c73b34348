"""Nothing is too small, cut off, covered or out of the window, whatever the language and the window."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from stroganov import Game, State, question
from stroganov.bots import BOTS
from stroganov.dice import Dice
from stroganov.turn import ChooseMove
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec
from stroganov_web.ui import recap
from tests.web.driver import GAMES, Table, session_of
from tests.web.phases import phases
from tests.web.test_access import sit_down
from tools.screenshots import Scene, kept_game, saving_script

pytestmark = pytest.mark.browser

TABLE = "#new?players=4&names=Konstantin%20Petrovich,Maximiliana&seed=12"
WINDOWS = ((1440, 900), (1280, 720), (1024, 768), (768, 1024), (844, 390), (390, 844), (320, 568))
PARTS = ("header", "board", "shelf", "band", "mat", "others", "minimap", "tabs", "log")
# What is wrong with the picture: letters under 12 pixels, words that are cut, things beyond the window.
WRONG = """() => {
    const found = [], wide = innerWidth;
    const seen = (e) => e.checkVisibility() && !e.closest(".unseen, .panorama");
    const page = document.documentElement.scrollWidth;
    if (page > wide) found.push(`the page is ${page} wide`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
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
    const parts = ":is(#header, #band, #tabs, #side, #log, #screen, #notice, #trial, #preview, dialog) *";
    for (const e of document.querySelectorAll(parts)) {
        if (!seen(e) || e.closest("svg, thead, select, input")) continue;
        const style = getComputedStyle(e), box = e.getBoundingClientRect();
        const line = e.closest(".recap-open"), swiped = line && getComputedStyle(line).overflowX === "auto";
        const scrolls = e.closest(".chips, .scroller") || swiped || style.overflowX === "auto";
        if (scrolls || style.display === "inline" || !e.clientWidth) continue;
        const what = `${e.className || e.tagName}: ${e.textContent.trim().slice(0, 30)}`;
        if (e.scrollWidth > e.clientWidth + 2) found.push(`cut, ${what}`);
        if (style.overflowY === "hidden" && e.scrollHeight > e.clientHeight + 2) found.push(`low, ${what}`);
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


@pytest.fixture(scope="module")
def fresh(text: Text) -> tuple[str, int]:
    """The same game when a turn begins before which the others had the most turns, and how many they had."""
    most, found = 0, ""
    spec = Spec.from_fragment(TABLE)
    game, dice = Game(spec.setup()), Dice(spec.seed)
    while not game.over:
        happened = recap.turns_since(game.state, game.events, game.seat) if at_a_move(game) else []
        if len(happened) > most:
            most, found = len(happened), Session(spec, text, game).to_text()
        game.play(BOTS["greedy"](game.state, dice))
    return found, most


def at_a_move(game: Game) -> bool:
    """A turn has just begun."""
    return isinstance(question(game.state), ChooseMove) and recap.has_news(game.events, game.seat)


@pytest.fixture(scope="module")
def over() -> str:
    """The same game when it is over."""
    return kept_game(Scene("layout", game=TABLE, when=lambda state: False))


def speaking(page: Page, language: str, **liked: str) -> Page:
    settings = json.dumps({"speed": "instant"} | liked | {"language": language})
    page.add_init_script(f"localStorage.setItem('stroganov.settings', {json.dumps(settings)})")
    return page


def keep(page: Page, game: str) -> None:
    """The page finds a game that was kept."""
    page.add_init_script(saving_script(game))


def fit(page: Page, w: int, h: int) -> None:
    """Make the window so large."""
    page.set_viewport_size({"width": w, "height": h})
    page.evaluate(SETTLED, [w, h])


def wrong_with(page: Page) -> list[str]:
    """What is wrong with the table as it is shown."""
    found: list[str] = page.evaluate(WRONG) + page.evaluate(OVERLAPS, PARTS)
    if page.evaluate("document.documentElement.scrollHeight > innerHeight + 1"):
        found.append("the page scrolls")
    return found


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl", "pseudo"])
def test_the_table_fits_every_window(
    language: str, kept: str, open_page: Callable[..., Page], start: Callable[..., Page]
) -> None:
    page = speaking(open_page(viewport={"width": 1440, "height": 900}), language)
    keep(page, kept)
    start(page, "#play")
    wrong = {}
    for w, h in WINDOWS:
        fit(page, w, h)
        for tab in page.locator("[data-tab]:visible").all() or [None]:
            if tab:
                tab.click()
            wrong[f"{w}x{h}", tab and tab.get_attribute("data-tab")] = wrong_with(page)
    assert not {window: found for window, found in wrong.items() if found}


@pytest.mark.parametrize("language", ["de", "pseudo"])
def test_what_the_others_did_fits_every_window(
    language: str, fresh: tuple[str, int], open_page: Callable[..., Page], start: Callable[..., Page]
) -> None:
    page = speaking(open_page(viewport={"width": 1440, "height": 900}), language)
    keep(page, fresh[0])
    start(page, "#play")
    for w, h in (*WINDOWS, (1366, 768), (1920, 1080)):
        fit(page, w, h)
        assert page.locator(".recap-open:visible .recap-turn").count() == fresh[1] > 3
        assert not wrong_with(page), (w, h)


# How high the board is and a tile on it, and what of the page lies below the window.
BOARD = """() => {
    const root = getComputedStyle(document.documentElement);
    const tall = parseFloat(root.getPropertyValue("--tile-h"));
    const tabs = document.getElementById("tabs").getBoundingClientRect().bottom;
    return [document.getElementById("board").clientHeight, tall, tabs - innerHeight];
}"""


def test_the_board_is_never_lower_than_a_tile(
    fresh: tuple[str, int], open_page: Callable[..., Page], start: Callable[..., Page]
) -> None:
    page = speaking(open_page(viewport={"width": 320, "height": 568}), "pl")
    start(page)
    seen = {}
    for name, kept in (phases() | {"much has happened": fresh[0]}).items():
        sit_down(page, kept)
        if page.locator("#app").get_attribute("data-screen") == "table":
            seen[name] = page.evaluate(BOARD)
            for drawer in page.locator("[data-drawer]:visible").all():
                drawer.click()
                seen[name, drawer.get_attribute("data-drawer")] = page.evaluate(BOARD)
                drawer.click()
    assert len(seen) > 20
    assert not {name: found for name, found in seen.items() if found[0] < found[1] or found[2] > 1}


def test_a_phone_on_its_side_and_a_tablet_have_no_drawers(
    kept: str, open_page: Callable[..., Page], start: Callable[..., Page]
) -> None:
    page = open_page(viewport={"width": 844, "height": 390})
    keep(page, kept)
    start(page, "#play")
    for w, h in ((844, 390), (768, 1024)):
        fit(page, w, h)
        assert page.locator("[data-drawer]:visible").count() == 0
        assert page.locator(".action:visible").count() == 10
        assert page.locator(".aux:visible").count() >= 3


def test_drawers_and_dialogs_fit_the_narrowest_phone(
    fresh: tuple[str, int], open_page: Callable[..., Page], start: Callable[..., Page]
) -> None:
    page = speaking(open_page(viewport={"width": 320, "height": 568}), "pseudo")
    keep(page, fresh[0])
    start(page, "#play")
    wrong = {}
    for opener in page.locator("[data-drawer]:visible").all():
        opener.click()
        wrong[opener.get_attribute("data-drawer")] = page.evaluate(WRONG)
        opener.click()
    page.locator(".recap-open").click()
    wrong["recap"] = page.evaluate(WRONG)
    page.keyboard.press("Escape")
    for action in ("help", "settings", "share"):
        page.locator("#menu").click()
        wrong["menu"] = page.evaluate(WRONG)
        page.locator(f"dialog [data-action={action}]").click()
        wrong[action] = page.evaluate(WRONG)
        page.keyboard.press("Escape")
    page.locator("#menu").click()
    page.locator("dialog [data-action=what_if]").click()
    wrong["what if"] = page.evaluate(WRONG)
    page.locator("#band [data-answer]").first.click()
    wrong["preview"] = page.evaluate(WRONG)
    assert not {part: found for part, found in wrong.items() if found}


def test_the_end_and_the_history_fit_the_narrowest_phone(
    over: str, open_page: Callable[..., Page], start: Callable[..., Page]
) -> None:
    page = speaking(open_page(viewport={"width": 320, "height": 568}), "pseudo")
    keep(page, over)
    start(page, "#play")
    page.wait_for_selector("#screen .chart, #screen svg")
    assert page.evaluate(WRONG) == []
    page.evaluate("location.hash = '#history'")
    page.wait_for_selector("#app[data-screen=history]")
    assert page.evaluate(WRONG) == []


@pytest.mark.parametrize("fragment", ["", "#new"])
def test_long_words_fit_the_narrowest_phone(
    fragment: str, open_page: Callable[..., Page], start: Callable[..., Page]
) -> None:
    page = speaking(open_page(viewport={"width": 320, "height": 568}), "pseudo")
    start(page, fragment)
    assert page.evaluate(WRONG) == []


# How tight the band is, and how tight it has to be (fit_text.js).
TIGHT = """() => {
    const band = document.getElementById("band"), now = band.dataset.tight ?? "";
    const fits = (step) => (tighten(band, step), !over(band));
    const needed = steps(band).find(fits) ?? STEPS.at(-1);
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
