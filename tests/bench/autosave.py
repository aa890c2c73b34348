"""The bench of keeping: what it costs to keep a game after an answer, and to go on with a long one."""

import json
import sys
from dataclasses import replace
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

from stroganov_web.i18n import Text, read_catalogues
from stroganov_web.model.session import Session
from stroganov_web.storage.entries import Entry, Record
from stroganov_web.storage.links import open_session
from tests.web.page_python import in_python
from tools.paths import CACHE, DIST, TESTS
from tools.server import Site, running

LONG = TESTS / "games" / "version-2" / "four-players.stroganov.json"
NAME = "a" * 10
TIMES = 5
LAST = 20  # answers of the long game that are given anew
LIMIT = 300  # milliseconds from the click on a game to the last of what it shows
READY, ALL_HERE = "html[data-ready='true']", "html[data-offline='ready']"
VISITS = ("a first visit, when all files are there", "a later visit, at once")

# Times how long a click on a game takes to its frame.
WATCH = """
    localStorage.setItem("stroganov.settings", JSON.stringify({ speed: "instant", warn: "off" }));
    window.keeping = [];
    window.opened = () => new Promise((done) => {
        const times = [];
        let begun;
        const note = () => times.push(performance.now() - begun);
        const next = (then) => scheduler.postTask(then, { priority: "user-blocking" });
        const frame = (then) => requestAnimationFrame(() => next(then));
        const look = () => stroganov.painting() ? setTimeout(look) : frame(() => { note(); done(times); });
        new MutationObserver((_, observer) => {
            if (document.querySelector("#app").dataset.screen === "start") return;
            observer.disconnect();
            frame(() => { note(); look(); });
        }).observe(document.querySelector("#app"), { attributeFilter: ["data-screen"] });
        begun = performance.now();
        document.querySelector("[data-action=open], [data-action=continue]").click();
    });
"""


# Times what saving a game costs before the answer is painted.
TIMED = """
from time import perf_counter

import js
from stroganov_web.storage.autosave import Autosave

write = Autosave._write

def timed(*given):
    begun = perf_counter()
    write(*given)
    js.keeping.push((perf_counter() - begun) * 1000)

Autosave._write = timed
"""


def _page(browser: Browser) -> Page:
    page = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce").new_page()
    page.add_init_script(WATCH)
    return page


def _visit(page: Page, address: str, *until: str) -> None:
    page.goto(address)
    for state in (READY, *until):
        page.wait_for_selector(state, state="attached", timeout=120_000)


def keep(browser: Browser, address: str, kept: str) -> list[float]:
    """Milliseconds of the main thread for each keeping, in the last turns of a long game."""
    page = _page(browser)
    page.add_init_script(f"localStorage.setItem('stroganov.ahead.{NAME}', {json.dumps(kept)})")
    _visit(page, f"{address}#play={NAME}")
    in_python(page, TIMED)
    for _ in range(LAST):
        page.locator("#band [data-answer]:visible").first.click()
    page.wait_for_function("!Object.keys(localStorage).some((key) => key.startsWith('stroganov.ahead.'))")
    times: list[float] = page.evaluate("keeping")
    page.context.close()
    return times


def resume(browser: Browser, address: str, kept: str) -> list[tuple[float, float]]:
    """Milliseconds from the click on a game to the frame that shows it, and to the last of it; by visits."""
    page = _page(browser)
    page.add_init_script(f"localStorage.setItem('stroganov.ahead.{NAME}', {json.dumps(kept)})")
    _visit(page, address, ALL_HERE)
    first = page.evaluate("opened()")
    for _ in range(2):  # the first time the snapshot of memory is only fetched
        page.goto("about:blank")
        _visit(page, address, ALL_HERE)
        later = page.evaluate("opened()")
    page.context.close()
    return [first, later]


def _record(session: Session) -> str:
    return Record(Entry.new(NAME, session, 1), session.to_text()).to_text()


def main(executable: str) -> bool:
    """Measure both and say so; tells whether going on with a game is quick enough."""
    text = Text("en", read_catalogues("en", CACHE / "locale"))
    session = open_session(LONG.read_text(), text)
    late = Session(
        replace(session.spec, confirm=False), text, session.game.up_to(len(session.game.answers) - 2 * LAST)
    )
    with running(Site(DIST)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable, args=["--no-sandbox", "--disable-gpu"]
        )
        kept_in = keep(browser, site.address, _record(late))
        resumed = [resume(browser, site.address, _record(session)) for _ in range(TIMES)]
        browser.close()
    said = f"median {median(kept_in):.1f} ms, longest {max(kept_in):.1f} ms"
    print(f"keeping a long game after one of its last answers: {said}")
    print(f"going on with a finished game of four ({len(session.game.answers)} answers), medians in ms:")
    good = True
    for visit, times in zip(VISITS, zip(*resumed, strict=True), strict=True):
        shown, whole = zip(*times, strict=True)
        good = good and median(whole) <= LIMIT
        print(
            f"  {visit}: who won is shown after {median(shown):.0f}, all of it after {median(whole):.0f} "
            f"(longest {max(whole):.0f}, at most {LIMIT})"
        )
    return good


if __name__ == "__main__":
    sys.exit(0 if main(sys.argv[1]) else 1)
