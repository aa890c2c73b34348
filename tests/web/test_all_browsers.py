"""The other browsers that are installed play whole games, start in every way, and lay the table out alike."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import Page

from stroganov_web.i18n import Text
from tests.web.conftest import READY
from tests.web.driver import COUNT, Table, session_of
from tests.web.sites import breakable
from tests.web.test_layout import fit
from tests.web.webdriver import DrivenPage, WebDriverError, opened, until
from tools import browser
from tools.browser import OTHERS
from tools.server import Site

pytestmark = pytest.mark.browser

GAME = "#new?mode=solo&opponent=ivan&seed=4&confirm=off"
WINDOWS = ((1440, 900), (1024, 768), (390, 844))  # or the narrowest that a window can be
IS_READY = f"Boolean(document.querySelector({READY!r}))"
IS_KEPT = "document.documentElement.dataset.offline === 'ready'"
# Where the panels are.
BOXES = """() => Object.fromEntries(
    ["header", "board", "shelf", "band", "mat", "others", "log", "minimap", "tabs"].flatMap((name) => {
        const element = document.getElementById(name), box = element.getBoundingClientRect();
        return box.width ? [[name, [box.x, box.y, box.width, box.height].map(Math.round)]] : [];
    }))"""
NEAR = 24  # pixels by which other fonts may move a panel
HASTE = """localStorage.setItem("stroganov.settings", '{"speed": "instant"}')"""


def others() -> list[object]:
    """Each of the other browsers; one that is missing is told by a skipped test."""
    there = {other.name: other for other in browser.others()}
    missing = "{} is not installed: python3 build.py test --all-browsers"
    return [
        pytest.param(
            there.get(name),
            id=name,
            marks=pytest.mark.skipif(name not in there, reason=missing.format(name)),
        )
        for name in OTHERS
    ]


def started(page: DrivenPage, address: str) -> str:
    """Open an address until it can be played; how it started."""
    page.goto("about:blank")
    page.goto(address)
    page.wait_for_function(IS_READY)
    return str(page.evaluate("document.documentElement.dataset.start"))


def reload(driven: DrivenPage) -> None:
    """Load the page of a game again; WebKitGTK's driver then has it without the fragment of its address."""
    driven.reload()
    driven.wait_for_function(IS_READY)
    if driven.evaluate("location.hash.length < 2"):
        driven.evaluate("() => { location.hash = '#play'; }")
    driven.wait_for_function("window.stroganov.position()")


def patient_mouse(driven: DrivenPage) -> Callable[[float, float], None]:
    """Clicks that are waited for: not every browser has carried them out when it says so."""

    def click(x: float, y: float) -> None:
        driven.move(0, 0)
        driven.wait_for_function("!window.stroganov.resting()")
        driven.evaluate(f"() => {{ {COUNT}; }}")
        driven.click(x, y)
        driven.wait_for_function("window.clicks > 0")

    return click


@pytest.fixture(params=others())
def driven(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[DrivenPage]:
    """A page of another browser with an empty profile."""
    with opened(request.param, tmp_path) as page:
        yield page


def test_another_browser_plays_a_whole_solo_game(driven: DrivenPage, dist: Path, text: Text) -> None:
    driven.resize(1440, 900)
    with breakable(dist) as site:
        assert started(driven, site.address) == "plain"
        driven.evaluate(HASTE)
        driven.wait_for_function(IS_KEPT)
        assert started(driven, site.address + GAME) == "snapshot"
        table = Table(cast(Page, driven), session_of(GAME, text))  # it has all that a table needs of a page
        table.tap = patient_mouse(driven)
        table.play(20)
        reload(driven)
        table.play(20)
    assert started(driven, site.address + "#play") == "snapshot"
    table.play()
    assert driven.evaluate("document.documentElement.dataset.over") == "true"


def moved(driven: DrivenPage, expected: dict[str, list[int]]) -> dict[str, object]:
    """Panels that lie elsewhere than in Chromium."""
    found = driven.evaluate(BOXES)
    return {
        name: (found.get(name), box)
        for name, box in expected.items()
        if name not in found or max(abs(a - b) for a, b in zip(found[name], box, strict=True)) > NEAR
    }


def boxes_as_wide(page: Page, driven: DrivenPage) -> dict[str, list[int]]:
    """Where Chromium has the panels in a window of the size that the other's has now: it may still change."""
    fit(page, *driven.evaluate("[innerWidth, innerHeight]"))
    boxes: dict[str, list[int]] = page.evaluate(BOXES)
    return boxes


def test_another_browser_lays_the_table_out_as_chromium_does(
    driven: DrivenPage, page: Page, site: Site, start: Callable[..., Page]
) -> None:
    started(driven, site.address + GAME)
    start(page, GAME)
    for window in WINDOWS:
        driven.resize(*window)
        with suppress(WebDriverError):
            until(lambda: not moved(driven, boxes_as_wide(page, driven)), "the table's layout")
        expected = boxes_as_wide(page, driven)
        assert len(expected) >= 5
        assert not moved(driven, expected)
