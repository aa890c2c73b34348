"""The bench of keeping: what it costs to keep a game after an answer, and to go on with a long one."""

import json
import sys
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

from stroganov_web.library import Entry, Record
from stroganov_web.sharing import opened
from stroganov_web.text import Text, read
from tools.places import CACHE, DIST, TESTS
from tools.server import Site, running

LONG = TESTS / "games" / "version-2" / "four-players.stroganov.json"
NAME = "a" * 10
TIMES = 5
LIMIT = 300  # milliseconds from the click on a game to its table
READY = "html[data-ready='true']"

# Times what keeping a game costs the main thread, and how long a click on a game takes to its frame.
WATCH = """
    localStorage.setItem("stroganov.settings", JSON.stringify({ speed: "instant", warn: "off" }));
    window.keeping = [];
    document.addEventListener("DOMContentLoaded", () => {
        const afterPaint = archive.afterPaint;
        archive.afterPaint = (then) => afterPaint(() => {
            const begun = performance.now();
            then();
            keeping.push(performance.now() - begun);
        });
    });
    window.opened = () => new Promise((done) => {
        let begun;
        const seen = () => requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
        new MutationObserver((_, observer) => {
            if (document.querySelector("#app").dataset.screen === "start") return;
            observer.disconnect();
            seen();
        }).observe(document.querySelector("#app"), { attributeFilter: ["data-screen"] });
        begun = performance.now();
        document.querySelector("[data-action=open], [data-action=continue]").click();
    });
"""


def _page(browser: Browser, address: str, kept: str = "") -> Page:
    page = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce").new_page()
    page.add_init_script(WATCH)
    if kept:
        page.add_init_script(f"localStorage.setItem('stroganov.ahead.{NAME}', {json.dumps(kept)})")
    page.goto(address)
    page.wait_for_selector(READY, state="attached")
    return page


def keep(browser: Browser, address: str) -> list[float]:
    """Milliseconds of the main thread for each keeping, in the last turns of a long game."""
    page = _page(browser, address + "#new?players=2&seed=33&confirm=off")
    for _ in range(40):
        page.locator("#band [data-answer]:visible").first.click()
    page.wait_for_function("!Object.keys(localStorage).some((key) => key.startsWith('stroganov.ahead.'))")
    times: list[float] = page.evaluate("keeping")
    page.context.close()
    return times


def resume(browser: Browser, address: str, kept: str) -> float:
    """Milliseconds from the click on a game in the list to the frame that shows it."""
    page = _page(browser, address, kept)
    took: float = page.evaluate("opened()")
    page.context.close()
    return took


def main(executable: str) -> bool:
    """Measure both and say so; tells whether going on with a game is quick enough."""
    session = opened(LONG.read_text(), Text("en", read("en", CACHE / "locale")))
    kept = Record(Entry.new(NAME, session, 1), session.to_text()).to_text()
    with running(Site(DIST)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable, args=["--no-sandbox", "--disable-gpu"]
        )
        kept_in = keep(browser, site.address)
        resumed = [resume(browser, site.address, kept) for _ in range(TIMES)]
        browser.close()
    print(f"keeping a game after an answer: median {median(kept_in):.1f} ms, longest {max(kept_in):.1f} ms")
    print(
        f"going on with a finished game of four ({len(session.game.answers)} answers): "
        f"median {median(resumed):.0f} ms, longest {max(resumed):.0f} ms (at most {LIMIT})"
    )
    return median(resumed) <= LIMIT


if __name__ == "__main__":
    sys.exit(0 if main(sys.argv[1]) else 1)
