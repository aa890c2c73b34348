"""The interaction bench: a whole game by real clicks in a throttled browser. Runs inside the environment.

What is measured is the Event Timing of each click: from the input to the frame, presented on the screen, that
came after its handlers, which paint the table before they return. The browser rounds it to 8 ms and does not
report what is below 16 ms; such clicks count as 16. Long tasks are those of the main thread over 50 ms,
whatever they were for.
"""

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median, quantiles

from playwright.sync_api import Page, sync_playwright

from stroganov import Game
from stroganov.bots import BOTS
from stroganov.dice import Dice
from stroganov.state import Answer
from stroganov_web.seals import SELF_GIVEN, answers_itself
from stroganov_web.spec import Spec
from stroganov_web.targets import written
from tools.places import DIST
from tools.server import Site, running

GAMES = {"two persons": "#new?players=2&seed=33&confirm=off", "Ivan": "#new?mode=solo&seed=24&confirm=off"}
THROTTLED = 4
SHORTEST = 16  # milliseconds; the browser does not report less
UNDO_EVERY = 7  # answers
KINDS = ("answer", "tray", "undo", "redo")

WATCH = """
    localStorage.setItem("stroganov.settings", JSON.stringify({ speed: "instant", warn: "off" }));
    window.marks = [];
    window.entries = [];
    window.longTasks = [];
    const watch = (type, each) => new PerformanceObserver((list) => list.getEntries().forEach(each))
        .observe({ type, durationThreshold: 16, buffered: true });
    watch("event", (entry) => entry.name === "click" && entries.push([entry.startTime, entry.duration]));
    watch("longtask", ({ duration }) => window.longTasks.push(duration));
"""
# A point at which an answer can be clicked, or the button of the tray it lies in.
AIM = """(answer) => {
    const hit = (element) => {
        const box = element.getBoundingClientRect();
        for (const down of [.5, .9, .1]) for (const along of [.5, .2, .8]) {
            const point = [box.left + box.width * along, box.top + box.height * down];
            const found = document.elementFromPoint(...point);
            if (found && found.closest("[data-answer],[data-tray]") === element) return point;
        }
    };
    const all = [...document.querySelectorAll("[data-answer]")].filter((i) => i.dataset.answer === answer);
    for (const item of all) {
        const point = hit(item);
        if (point) return { point, final: true };
    }
    const tray = all.map((item) => item.closest(".tray")).find((found) => found);
    return tray && { point: hit(document.querySelector(`[aria-controls="${tray.id}"]`)), final: false };
}"""
# When the frame of what happened last is on its way and opponents have acted.
SETTLED = """() => new Promise((done) => {
    const { dataset } = document.documentElement;
    const look = () => dataset.busy === "true" ? setTimeout(look, 20) : setTimeout(done, 50);
    requestAnimationFrame(() => setTimeout(look));
})"""


@dataclass
class Measured:
    """One game: milliseconds of its clicks by what they were for, and of long tasks."""

    clicks: dict[str, list[float]]
    tasks: list[float]

    def told(self, name: str) -> str:
        """The figures as lines of text."""
        rows = [f"{name}, the processor {THROTTLED} times slower; milliseconds from click to repaint"]
        rows += [_row(kind, self.clicks[kind]) for kind in KINDS if len(self.clicks.get(kind, [])) > 1]
        longest = ", ".join(f"{task:.0f}" for task in sorted(self.tasks, reverse=True)[:8])
        return "\n".join([*rows, f"  long tasks: {len(self.tasks)}, the longest {longest or 'none'}"])


def _row(name: str, times: list[float]) -> str:
    worst = quantiles(times, n=20)[-1]
    found = f"median {median(times):.0f}, 95 % within {worst:.0f}, longest {max(times):.0f}"
    return f"  {name}: {found} (of {len(times)})"


def by_kind(
    marks: Sequence[tuple[float, str]], entries: Iterable[tuple[float, float]]
) -> dict[str, list[float]]:
    """How long each click took, by its kind; an entry belongs to the last mark set before it.

    >>> by_kind([(10, "answer"), (90, "tray"), (95, "answer")], [(12, 64), (96, 24)])
    {'answer': [64, 24], 'tray': [16]}
    """
    took: list[float] = [SHORTEST] * len(marks)
    for start, duration in entries:
        number = max(i for i, (time, _) in enumerate(marks) if time <= start)
        took[number] = max(took[number], duration)
    found: dict[str, list[float]] = {}
    for (_, kind), duration in zip(marks, took, strict=True):
        found.setdefault(kind, []).append(duration)
    return found


class Player:
    """Hands at the mouse of a page, and the same game in CPython, whose greedy bot chooses."""

    def __init__(self, page: Page, fragment: str) -> None:
        self.page = page
        self.game = Game(Spec.from_fragment(fragment).setup())
        self.dice = Dice(self.game.setup.seed)

    def play(self) -> Measured:
        """Play a whole game, going back and forth now and then."""
        self.page.evaluate("window.entries.length = window.longTasks.length = 0")
        while not self.game.over:
            self.answer(BOTS["greedy"](self.game.state, self.dice))
            undo = self.page.locator("#undo:enabled:visible")
            if len(self.game.answers) % UNDO_EVERY == 0 and undo.count():
                self.press("undo", "#undo")
                self.press("redo", "#redo")
            self.compare()
        marks, entries, tasks = self.page.evaluate("[window.marks, window.entries, window.longTasks]")
        return Measured(by_kind(marks, entries), tasks)

    def compare(self) -> None:
        """A click that went wrong would measure nothing."""
        shown = self.page.evaluate("window.stroganov.position()")
        assert shown == self.game.state.position_hash(), self.game.answers[-1]

    def answer(self, answer: Answer) -> None:
        """Click an answer, in its tray if need be."""
        aim = self.page.evaluate(AIM, written(answer))
        if not aim["final"]:
            self.click("tray", *aim["point"])
            aim = self.page.evaluate(AIM, written(answer))
        self.click("answer", *aim["point"])
        self.game.play(answer)
        while answers_itself(self.game.state):
            self.game.play(SELF_GIVEN)

    def press(self, kind: str, button: str) -> None:
        """Click a button of the table."""
        box = self.page.locator(button).bounding_box()
        assert box
        self.click(kind, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def click(self, kind: str, x: float, y: float) -> None:
        """Point at a place, wait as a person would, and click."""
        self.page.mouse.move(x, y)
        self.page.evaluate(SETTLED)
        self.page.evaluate("(kind) => window.marks.push([performance.now(), kind])", kind)
        self.page.mouse.click(x, y)
        self.page.evaluate(SETTLED)


def main(executable: str) -> None:
    """Play the games with this browser and tell what was measured."""
    with running(Site(DIST)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable, args=["--no-sandbox", "--disable-gpu"]
        )
        for name, fragment in GAMES.items():
            context = browser.new_context(viewport={"width": 1366, "height": 768})
            page = context.new_page()
            page.add_init_script(WATCH)
            page.goto(site.address + fragment)
            page.wait_for_selector("html[data-ready=true]", state="attached", timeout=120_000)
            session = context.new_cdp_session(page)
            session.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLED})
            print(Player(page, fragment).play().told(name), flush=True)
            context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
