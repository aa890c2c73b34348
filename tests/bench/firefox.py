"""Measures how long the page takes to start in Firefox, beside bare Pyodide there. Runs inside the venv."""

import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.bench.startup import BARE, PACKED, READY, SITE, Figures, lay_out, note
from tests.web.webdriver import DrivenPage, opened
from tools import browser
from tools.browser import Other
from tools.server import Site, running

ROUNDS = 5
AIMS = {"first visit": ("cold", "bare cold", 1.35), "later visits": ("warm", "bare warm", 0.6)}
WHEN = "performance.getEntriesByName('ready')[0].startTime"


def visit(page: DrivenPage, address: str) -> float:
    """Milliseconds until a page is ready."""
    page.goto("about:blank")
    page.goto(address)
    page.wait_for_function(f'Boolean(document.querySelector("{READY}"))')
    return float(page.evaluate(WHEN))


def one_round(firefox: Other, figures: Figures) -> None:
    """Bare Pyodide and the page in an empty profile: the first visit, and one from what is kept."""
    with empty(firefox) as (page, address):
        cold, warm = (visit(page, address + BARE) for _ in range(2))
    note(figures, {"bare cold": cold, "bare warm": warm})
    with empty(firefox) as (page, address):
        cold = visit(page, address)
        page.wait_for_function("document.documentElement.dataset.offline === 'ready'")
        visit(page, address)
        warm = visit(page, address)
    note(figures, {"cold": cold, "warm": warm})


@contextmanager
def empty(firefox: Other) -> Iterator[tuple[DrivenPage, str]]:
    """A page of an empty profile, and the address of a site."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        site = stack.enter_context(running(Site(SITE, packed=PACKED)))
        yield stack.enter_context(opened(firefox, folder)), site.address


def main(rounds: int = ROUNDS) -> bool:
    """Measure and tell; gives whether every aim was reached."""
    firefox = next((other for other in browser.others() if other.name == "Firefox"), None)
    if not firefox:
        print("Firefox is not installed: python3 build.py test --all-browsers")
        return True
    lay_out()
    figures: Figures = {}
    for _ in range(rounds):
        one_round(firefox, figures)
    reached = True
    for name, (ours, bare, aim) in AIMS.items():
        mine, theirs = (statistics.median(figures[key]) for key in (ours, bare))
        reached = reached and mine <= aim * theirs
        print(f"{name:<14} {mine:>8,.0f} {theirs:>8,.0f} {mine / theirs:>6.2f} aim {aim}")
    return reached


if __name__ == "__main__":
    sys.exit(not main(*(int(word) for word in sys.argv[2:])))
