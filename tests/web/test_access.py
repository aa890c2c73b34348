"""For everyone: axe-core finds nothing to complain about, wherever one is."""

from collections.abc import Callable
from functools import lru_cache

import pytest
from playwright.sync_api import Page

from tests.web.phases import kinds, phases
from tools.places import CACHE

AXE = CACHE / "npm" / "node_modules" / "axe-core" / "axe.min.js"
LAPTOP, SMALL, PHONE = (1440, 900), (1024, 768), (390, 844)
# Everything WCAG 2.2 AA asks for; at night only colours are different.
ALL = """{runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], rules: {"target-size": {enabled: true}}}"""
COLOURS = """{runOnly: {type: "rule", values: ["color-contrast"]}}"""
RUN = """(options) => axe.run(document, {resultTypes: ["violations"], ...options}).then(found => found.violations.flatMap(
    violation => violation.nodes.map(node => `${violation.id}: ${node.target} ${node.html.slice(0, 200)} | ${node.failureSummary.slice(0, 300)}`)
))"""


@lru_cache
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


def complaints(page: Page, options: str = ALL) -> list[str]:
    """What axe finds on the page."""
    if not page.evaluate("Boolean(window.axe)"):
        page.evaluate(axe())
    found: list[str] = page.evaluate(f"({RUN})({options})")
    return found


def by_day_and_night(page: Page) -> list[str]:
    """What axe finds in both themes."""
    theme = page.evaluate("document.documentElement.dataset.theme")
    found = complaints(page)
    other = "dark" if theme == "light" else "light"
    page.evaluate("theme => document.documentElement.dataset.theme = theme", other)
    found += [f"({other}) {complaint}" for complaint in complaints(page, COLOURS)]
    page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
    return found


def sized(page: Page, size: tuple[int, int]) -> Page:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    return page


def sit_down(page: Page, kept: str) -> None:
    """Go on with another kept game, without loading the page anew."""
    page.evaluate("location.hash = '#'")
    page.wait_for_selector("#app[data-screen=start]")
    page.evaluate("kept => { localStorage.setItem('stroganov.game', kept); location.hash = '#play'; }", kept)
    page.wait_for_selector("#app:is([data-screen=table], [data-screen=end])")
