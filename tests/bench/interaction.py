"""The interaction bench: a whole game by real clicks in a throttled browser. Runs inside the environment.

What is measured is the Event Timing of each click: from the input to the frame, presented on the screen, that
came after its handlers. They paint what to do now before they return; the rest of the table follows in the
next frames, and the time until all of it is painted is told, too. The browser rounds Event Timing to 8 ms and
does not report what is below 16 ms; such clicks count as 16. Long tasks are those of the main thread over 50
ms, whatever they were for, from the browser's own trace. It tells how long the thread worked, throttling
included, beside what the clock says: a task that the machine kept from running was not long by itself.
"""

import json
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median, quantiles

from playwright.sync_api import Page, sync_playwright

from stroganov.answers import Answer
from stroganov.bots import BOTS
from stroganov.dice import Dice
from stroganov_web.i18n import Text, read_catalogues
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec
from stroganov_web.ui.targets import answer_json
from tools.paths import CACHE, DIST
from tools.server import Site, running

TWO = "#new?players=2&seed=33&confirm=off"
GAMES = {
    "two persons": (TWO, 100),
    "two persons, text at 125 %": (TWO, 125),
    "Ivan": ("#new?mode=solo&seed=24&confirm=off", 100),
    "a bot": ("#new?players=2&bots=greedy&seed=7&confirm=off", 100),
}
THROTTLED = 4
SHORTEST = 16  # milliseconds; the browser does not report less
UNDO_EVERY = 7  # answers
PRESSED = 60  # milliseconds a hand holds the button down
KINDS = ("answer", "tray", "undo", "redo")
MEDIAN, WORST, LONGEST = 100, 200, 200  # milliseconds: of clicks, of 95 % of the answers, of any task
LONG = 50  # milliseconds: shorter tasks are not told
TRACED = ["toplevel", "__metadata"]

WATCH = """
    window.marks = [];
    window.entries = [];
    const watch = (type, each) => new PerformanceObserver((list) => list.getEntries().forEach(each))
        .observe({ type, durationThreshold: 16, buffered: true });
    watch("event", (entry) => entry.name === "click" && entries.push([entry.startTime, entry.duration]));
"""
SETTINGS = """
    localStorage.setItem("stroganov.settings", JSON.stringify({ speed: "instant", warn: "off", size: "%d" }));
"""
MARK = "(kind) => window.marks[window.marks.push([performance.now(), kind]) - 1][0]"
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
# When the frame of what happened last is on its way and opponents have acted; tells when all was painted.
SETTLED = """() => new Promise((done) => {
    const { dataset } = document.documentElement;
    const goesOn = () => dataset.busy === "true" || window.stroganov.painting();
    const end = (now) => setTimeout(() => done(now), 50);
    const look = () => requestAnimationFrame(() => goesOn() ? setTimeout(look) : end(performance.now()));
    requestAnimationFrame(() => setTimeout(look));
})"""


@dataclass(frozen=True, order=True)
class Task:
    """A task of the main thread: milliseconds in which it worked, and by the clock."""

    worked: float
    lasted: float


@dataclass
class Measured:
    """One game: milliseconds of its clicks by what they were for, and its long tasks."""

    clicks: dict[str, list[float]]
    whole: list[float]  # until all of the table was painted
    tasks: list[Task]

    def told(self, name: str) -> str:
        """The figures as lines of text."""
        rows = [f"{name}, the processor {THROTTLED} times slower; milliseconds from click to repaint"]
        rows += [_row(kind, self.clicks[kind]) for kind in KINDS if len(self.clicks.get(kind, [])) > 1]
        rows.append(_row("answer, until the whole table is painted and opponents have acted", self.whole))
        longest = [f"{task.worked:.0f} ({task.lasted:.0f} by the clock)" for task in self.tasks[:6]]
        rows.append(f"  long tasks: {len(self.tasks)}, the longest {', '.join(longest) or 'none'}")
        clock = max((task.lasted for task in self.tasks), default=0)
        rows.append(f"  the longest by the clock, with what the machine did meanwhile: {clock:.0f}")
        return "\n".join([*rows, *(f"  MISSED: {aim}" for aim in self.missed())])

    def missed(self) -> list[str]:
        """The aims that were not reached."""
        answers = self.clicks["answer"]
        medians = {kind: median(self.clicks[kind]) for kind in KINDS if kind in self.clicks}
        found = [f"the median of {kind} is over {MEDIAN}" for kind, is_ in medians.items() if is_ > MEDIAN]
        found += [f"95 % of the answers take over {WORST}"] * (_worst(answers) > WORST)
        return found + [f"a task takes over {LONGEST}"] * any(task.worked > LONGEST for task in self.tasks)


def _worst(times: list[float]) -> float:
    return quantiles(times, n=20)[-1]


def _row(name: str, times: list[float]) -> str:
    found = f"median {median(times):.0f}, 95 % within {_worst(times):.0f}, longest {max(times):.0f}"
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


def long_tasks(trace: str) -> list[Task]:
    """The long tasks of the pages in a trace of the browser, the longest first."""
    events = json.loads(trace)["traceEvents"]
    main = {(e["pid"], e["tid"]) for e in events if e.get("args", {}).get("name") == "CrRendererMain"}
    tasks = [
        Task(event.get("tdur", event["dur"]) / 1000, event["dur"] / 1000)
        for event in events
        if event["name"].endswith("RunTask") and (event["pid"], event["tid"]) in main and "dur" in event
    ]
    return sorted((task for task in tasks if task.worked > LONG), reverse=True)


class Player:
    """Hands at the mouse of a page, and the same game in CPython, whose greedy bot chooses."""

    def __init__(self, page: Page, fragment: str) -> None:
        self.page = page
        self.session = Session(
            Spec.from_fragment(fragment), Text("en", read_catalogues("en", CACHE / "locale"))
        )
        self.dice = Dice(self.session.game.setup.seed)
        self.whole: list[float] = []

    def play(self) -> Measured:
        """Play a whole game, going back and forth now and then."""
        self.page.evaluate("window.entries.length = 0")
        browser = self.page.context.browser
        assert browser
        browser.start_tracing(page=self.page, categories=TRACED)
        while not self.session.over:
            self.answer(BOTS["greedy"](self.session.game.state, self.dice))
            undo = self.page.locator("#undo:not(.off):visible")
            if len(self.session.game.answers) % UNDO_EVERY == 0 and undo.count():
                self.press("undo", "#undo")
                self.press("redo", "#redo")
            self.compare()
        tasks = long_tasks(browser.stop_tracing().decode())
        marks, entries = self.page.evaluate("[window.marks, window.entries]")
        return Measured(by_kind(marks, entries), self.whole, tasks)

    def compare(self) -> None:
        """A click that went wrong would measure nothing."""
        shown, game = self.page.evaluate("window.stroganov.position()"), self.session.game
        assert shown == game.state.position_hash(), game.answers[-1]

    def answer(self, answer: Answer) -> None:
        """Click an answer, in its tray if need be."""
        aim = self.page.evaluate(AIM, answer_json(answer))
        if not aim["final"]:
            self.click("tray", *aim["point"])
            aim = self.page.evaluate(AIM, answer_json(answer))
        self.click("answer", *aim["point"])
        self.session.play(answer)
        while self.session.bot_acts:
            self.session.play(self.session.bots_answer())

    def press(self, kind: str, button: str) -> None:
        """Click a button of the table."""
        box = self.page.locator(button).bounding_box()
        assert box
        self.click(kind, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def click(self, kind: str, x: float, y: float) -> None:
        """Point at a place, wait as a person would, and click."""
        self.page.mouse.move(x, y)
        self.page.evaluate(SETTLED)
        began = self.page.evaluate(MARK, kind)
        self.page.mouse.click(x, y, delay=PRESSED)
        painted = self.page.evaluate(SETTLED)
        if kind == "answer":
            self.whole.append(painted - began)


def main(executable: str) -> bool:
    """Play the games with this browser and tell what was measured; whether all aims were reached."""
    good = True
    with running(Site(DIST)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable, args=["--no-sandbox", "--disable-gpu"]
        )
        for name, (fragment, size) in GAMES.items():
            context = browser.new_context(viewport={"width": 1366, "height": 768})
            page = context.new_page()
            page.add_init_script(SETTINGS % size)
            page.add_init_script(WATCH)
            page.goto(site.address + fragment)
            page.wait_for_selector("html[data-ready=true]", state="attached", timeout=120_000)
            session = context.new_cdp_session(page)
            session.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLED})
            measured = Player(page, fragment).play()
            print(measured.told(name), flush=True)
            good = good and not measured.missed()
            context.close()
        browser.close()
    return good


if __name__ == "__main__":
    sys.exit(0 if main(sys.argv[1]) else 1)
