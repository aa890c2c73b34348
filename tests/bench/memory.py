"""The bench of steadiness: a hundred games in a row in one page, and what the browser holds after each.

Clicks inside the page play: an answer of the band is chosen by a seed and clicked until the game is over.
After the fifth game neither the JavaScript heap nor the document may grow by more than a tenth over the most
that games of the same kinds held before.
"""

import sys
from collections.abc import Iterable
from dataclasses import dataclass

from playwright.sync_api import CDPSession, Page, sync_playwright

from tools.paths import DIST
from tools.server import Site, running

GAMES = 100
WARM = 5  # games after which nothing may grow
KINDS = ("mode=solo&opponent=ivan", "players=2&bots=greedy", "players=4&bots=greedy,random,greedy")
LIMIT = 1.10
TOLD = 10  # every so many games

SETTINGS = (
    """localStorage.setItem("stroganov.settings", JSON.stringify({ speed: "instant", warn: "off" }));"""
)
# Plays the game of a fragment to its end by clicks on the answers of the band; tells how many.
PLAY = """async (fragment) => {
    const { dataset } = document.documentElement;
    let state = Number(fragment.match(/seed=(\\d+)/)[1]) * 2654435761 % 4294967296, clicks = 0;
    const below = (limit) => (state = (state * 1664525 + 1013904223) % 4294967296) % limit;
    const frame = () => new Promise((then) => setTimeout(then));
    location.hash = fragment;
    const offered = () => [...document.querySelectorAll(":is(#band, #trays) [data-answer]")];
    while (dataset.over === "true" || !offered().length) await frame();
    while (dataset.over !== "true") {
        window.stroganov.position(); // now all is painted
        const answers = offered();
        const end = answers.find((item) => item.dataset.answer === '["end"]');
        if (answers.length && dataset.busy !== "true") {
            (end && below(3) === 0 ? end : answers[below(answers.length)]).click();
            clicks += 1;
        }
        await frame();
    }
    return clicks;
}"""


@dataclass(frozen=True, slots=True)
class Held:
    """What the browser holds for the page: bytes of the heap, nodes of the document, listeners."""

    heap: float
    nodes: float
    listeners: float

    def times(self, other: "Held") -> float:
        """How many times as much of anything this is."""
        return max(self.heap / other.heap, self.nodes / other.nodes, self.listeners / other.listeners)

    def told(self) -> str:
        """The figures in words."""
        return f"{self.heap / 1e6:.1f} MB, {self.nodes:.0f} nodes, {self.listeners:.0f} listeners"


def most(all_held: Iterable[Held]) -> Held:
    """The most of everything."""
    figures = ((each.heap, each.nodes, each.listeners) for each in all_held)
    heaps, nodes, listeners = zip(*figures, strict=True)
    return Held(max(heaps), max(nodes), max(listeners))


def held(session: CDPSession) -> Held:
    """What is held once everything that nobody needs is gone."""
    for _ in range(2):
        session.send("HeapProfiler.collectGarbage")
    found = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    return Held(found["JSHeapUsedSize"], found["Nodes"], found["JSEventListeners"])


def played(page: Page, session: CDPSession, games: int) -> list[Held]:
    """Play so many games, of all kinds in turn, and go to the same small page after each."""
    found = []
    for number in range(games):
        clicks = page.evaluate(PLAY, f"#new?{KINDS[number % len(KINDS)]}&seed={number + 1}&confirm=off")
        page.evaluate("location.hash = '#new'")
        page.wait_for_selector("#app[data-screen=new]")
        found.append(held(session))
        if (number + 1) % TOLD == 0 or number + 1 == WARM:
            print(f"after game {number + 1} ({clicks} clicks): {found[-1].told()}", flush=True)
    return found


def main(executable: str, games: int = GAMES) -> bool:
    """Play and tell; whether the page stays as small as it was."""
    with running(Site(DIST)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable, args=["--no-sandbox", "--disable-gpu"]
        )
        page = browser.new_context(reduced_motion="reduce").new_page()
        page.add_init_script(SETTINGS)
        page.goto(site.address)
        page.wait_for_selector("html[data-ready=true]", state="attached", timeout=120_000)
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable")
        found = played(page, session, games)
        browser.close()
    before, later = most(found[WARM - len(KINDS) : WARM]), most(found[WARM:])
    growth = later.times(before)
    print(f"at the most before: {before.told()}; later: {later.told()}")
    print(f"{growth:.2f} times as much (at most {LIMIT:.2f})")
    return growth <= LIMIT


if __name__ == "__main__":
    sys.exit(0 if main(sys.argv[1], *map(int, sys.argv[2:3])) else 1)
