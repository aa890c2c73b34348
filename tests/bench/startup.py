"""Measures how long the page takes to start, beside bare Pyodide on the same server. Runs inside the venv.

Each round visits both with an empty cache and a filled one, so that what else the machine does hits both.
"""

import json
import shutil
import statistics
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tools import vendored
from tools.paths import CACHE, DIST, TESTS
from tools.server import Site, running

SITE, PACKED = CACHE / "startup", CACHE / "startup-packed"
BARE = "bare/index.html"
ROUNDS = 9
READY = "html[data-ready='true']"
BARE_PAGE = '<!DOCTYPE html><link rel="icon" href="data:,"><script type="module" src="bare.mjs"></script>'
BARE_SCRIPT = """import { loadPyodide } from "./pyodide.mjs";
(await loadPyodide()).runPython("1 + 1");
performance.mark("ready");
document.documentElement.dataset.ready = "true";
"""
AIMS = {
    "first paint, cold": ("fcp", "bare cold", 0.15),
    "first visit": ("cold", "bare cold", 1.35),
    "first visit, bytes": ("bytes", "bare bytes", 1.10),
    "second visit": ("second", "bare warm", 0.6),
    "later visits": ("warm", "bare warm", 0.6),
    "later visits, server gone": ("offline", "bare warm", 0.6),
}

Figures = dict[str, list[float]]


def lay_out() -> None:
    """The built site with bare Pyodide beside it, and all files compressed as a static host would."""
    for folder in (SITE, PACKED):
        shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(DIST, SITE)
    vendored.copy("pyodide", SITE / "bare")
    (SITE / BARE).write_text(BARE_PAGE)
    (SITE / "bare" / "bare.mjs").write_text(BARE_SCRIPT)
    print("Compressing with brotli ...", flush=True)
    packed(SITE, PACKED)


def packed(folder: Path, target: Path) -> Path:
    """A folder with the files of a site compressed as a static host would."""
    subprocess.run([vendored.node(), TESTS / "bench" / "compress_site.mjs", folder, target], check=True)
    return target


def visit(page: Page, address: str) -> dict[str, float]:
    """Milliseconds until ready and until the first paint, and bytes that came over the wire."""
    received: list[float] = []
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    page.goto(address)
    page.wait_for_selector(READY, state="attached", timeout=120_000)
    times = page.evaluate(
        """[performance.getEntriesByName("ready")[0].startTime,
            performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0]"""
    )
    session.detach()
    return {"ready": times[0], "fcp": times[1], "bytes": sum(received)}


@contextmanager
def profile(browser: Browser) -> Iterator[tuple[BrowserContext, Page]]:
    """A browser that knows nothing."""
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 1366, "height": 768})
    yield context, context.new_page()
    context.close()


def one_round(browser: Browser, figures: Figures) -> None:
    """Bare Pyodide and the page: first visit, later visit, and once more with the server gone."""
    with running(Site(SITE, packed=PACKED)) as site, profile(browser) as (_, page):
        cold, warm = (visit(page, site.address + BARE) for _ in range(2))
        note(figures, {"bare cold": cold["ready"], "bare bytes": cold["bytes"], "bare warm": warm["ready"]})
    site = Site(SITE, packed=PACKED)
    with profile(browser) as (_, page):
        with running(site):
            cold = visit(page, site.address)
            page.wait_for_selector("html[data-offline='ready']", state="attached", timeout=120_000)
            second, warm = (visit(page, site.address) for _ in range(2))
        offline = visit(page, site.address)
    note(figures, {"fcp": cold["fcp"], "cold": cold["ready"], "bytes": cold["bytes"]})
    note(figures, {"second": second["ready"], "warm": warm["ready"], "offline": offline["ready"]})


def note(figures: Figures, found: dict[str, float]) -> None:
    """Add what was measured."""
    for name, value in found.items():
        figures.setdefault(name, []).append(value)


def missed(figures: Figures) -> list[str]:
    """The aims that the medians miss."""
    medians = {name: statistics.median(values) for name, values in figures.items()}
    return [name for name, (ours, bare, aim) in AIMS.items() if medians[ours] > aim * medians[bare]]


def told(figures: Figures) -> str:
    """The medians with what they aim at, and how far the rounds lie apart."""
    lines, wrong = [], missed(figures)
    for name, (ours, bare, aim) in AIMS.items():
        mine, theirs = (statistics.median(figures[key]) for key in (ours, bare))
        spread = (max(figures[ours]) - min(figures[ours])) / mine
        verdict = "MISSED" if name in wrong else "ok"
        facts = f"{mine:>10,.0f} {theirs:>10,.0f} {mine / theirs:>6.2f} {aim:>6.2f} {verdict:<7}"
        lines.append(f"{name:<26} {facts} spread {spread:.0%}")
    head = f"{'':<26} {'ours':>10} {'bare':>10} {'ratio':>6} {'aim':>6}"
    return "\n".join([head, *lines])


def main(executable: str, rounds: int = ROUNDS) -> bool:
    """Measure and tell; gives whether every aim was reached."""
    lay_out()
    figures: Figures = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable, args=["--no-sandbox", "--disable-gpu"]
        )
        for done in range(rounds):
            one_round(browser, figures)
            print(f"  round {done + 1} of {rounds}", flush=True)
        browser.close()
    print(told(figures))
    print(json.dumps({name: [round(value) for value in values] for name, values in figures.items()}))
    return not missed(figures)


if __name__ == "__main__":
    sys.exit(not main(sys.argv[1], *(int(word) for word in sys.argv[2:])))
