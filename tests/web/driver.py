"""Plays the page by real clicks, taps and keys beside the same game in CPython and compares positions."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Page

from stroganov.answers import Answer
from stroganov.dice import Dice
from stroganov.state import State
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec
from stroganov_web.ui.targets import answer_json

GAMES = {
    "solo": "#new?mode=solo&opponent=ivan&strategy=c&harder=coin,trade&seed=24&confirm=off",
    "katyusha": "#new?mode=solo&opponent=katyusha&strategy=hidden&side=b&seed=64&confirm=off",
    "two": "#new?players=2&seed=33&confirm=off",
    "three": "#new?players=3&regions=random&names=Rada,Boris&seed=36&confirm=off",
    "four": "#new?players=4&seed=10&confirm=off",
    "first edition": "#new?players=2&sides=b,b&colours=green,blue&edition=first&seed=59&confirm=off",
    "bots": "#new?players=3&bots=greedy,random&sides=a,b,b&seed=7&confirm=off",
}

# What the page knows and what it shows, in one look; a comment would be a part that is not in its place.
LOOK = """() => ({
    position: window.stroganov.position(),
    lost: [...document.querySelectorAll("#app > *")].flatMap(panel => {
        const comments = document.createTreeWalker(panel, NodeFilter.SHOW_COMMENT), found = [];
        while (comments.nextNode()) found.push(comments.currentNode.data);
        return found;
    }),
    busy: document.documentElement.dataset.busy === "true",
    over: document.documentElement.dataset.over === "true",
    seat: Number(document.documentElement.dataset.seat),
    answers: [...new Set([...document.querySelectorAll("[data-answer]")].map(e => e.dataset.answer))],
    nameless: [...document.querySelectorAll("[data-answer]")].filter(
        e => !e.getAttribute("aria-label") && !e.querySelector(".unseen")?.textContent).length,
})"""

# A point of the page where an element that matches can be hit, or what has to be opened first.
AIM = """([answer, onTable]) => {
    const point = (element) => {
        element.scrollIntoView({block: "nearest", inline: "nearest"});
        const box = element.getBoundingClientRect();
        for (const fy of [.5, .9, .1, .7, .3, .97, .03])
            for (const fx of [.5, .2, .8, .05, .95]) {
                const x = box.left + box.width * fx, y = box.top + box.height * fy;
                const hit = document.elementFromPoint(x, y);
                if (hit && hit.closest("[data-answer],[data-tray],[data-drawer]") === element) return [x, y];
            }
        return null;
    };
    const found = [...document.querySelectorAll("[data-answer]")].filter(e => e.dataset.answer === answer);
    const inBand = (e) => e.closest("#band, #trays") ? 1 : 0;
    found.sort((a, b) => onTable ? inBand(a) - inBand(b) : inBand(b) - inBand(a));
    for (const element of found) {
        const at = point(element);
        if (at) return {at, final: true};
        const tray = element.closest(".tray");
        const opener = tray ? document.querySelector(`[aria-controls="${tray.id}"]`) : element;
        if (!inBand(element)) continue;
        const through = opener && point(opener);
        if (through) return {at: through, final: false};
        const drawer = opener.closest("[id^=drawer-]");
        const button = drawer && document.querySelector(`[aria-controls="${drawer.id}"]`);
        const before = button && point(button);
        if (before) return {at: before, final: false};
    }
    return null;
}"""


# Why an answer cannot be reached: where it is, and what lies there instead.
COVERED = """(answer) => {
    const found = [...document.querySelectorAll("[data-answer]")].filter(e => e.dataset.answer === answer);
    const told = found.map(element => {
        const box = element.getBoundingClientRect(), middle = [box.x + box.width / 2, box.y + box.height / 2];
        const there = document.elementFromPoint(...middle);
        return `${element.tagName} at ${middle}: ${there ? there.outerHTML.slice(0, 160) : "outside"}`;
    });
    return `${answer} cannot be reached: ${told.join("; ")}`;
}"""


# How much a verb is liked, so that games get somewhere; what is not here is liked 4.
LIKED = {
    "end": 3,
    "coin": 2,
    "horses": 2,
    "move": 2,
    "trade": 3,
    "stop": 1,
    "decline": 1,
    "stay": 1,
    "pass": 1,
}
LIKED |= {
    "claim": 40,
    "fulfil": 40,
    "extra": 40,
    "income": 20,
    "step": 20,
    "climb": 20,
    "song": 20,
    "wish": 8,
}
LIKED |= {"hunt": 8, "buy": 1, "buy_bag": 1, "swap_down": 1, "swap_two": 1}
UNUSED = 6  # an option never taken before is liked so much more


class Chooser:
    """Chooses among the options by seed; the more a verb is liked and the less it was used, the likelier."""

    def __init__(self, seed: int, liked: dict[str, int] = LIKED) -> None:
        self.dice = Dice(seed)
        self.liked = liked
        self.used: Counter[str] = Counter()

    def __call__(self, state: State) -> Answer:
        verbs = sorted({answer[0] for answer in state.offered})
        liked = [self.liked.get(verb, 4) * (1 if self.used[verb] else UNUSED) for verb in verbs]
        at = self.dice.below(sum(liked))
        verb = next(verb for i, verb in enumerate(verbs) if at < sum(liked[: i + 1]))
        self.used[verb] += 1
        return self.dice.choice([answer for answer in state.offered if answer[0] == verb])


# Counts clicks when all of the page's own handlers have had them.
COUNT = "window.clicks = 0; window.addEventListener('click', () => window.clicks++)"


def mouse(page: Page) -> Callable[[float, float], None]:
    """Clicks with a mouse that comes from elsewhere: where it rests, a hasty second press is ignored."""

    def click(x: float, y: float) -> None:
        page.mouse.move(0, 0)
        page.mouse.click(x, y)

    return click


def finger(page: Page) -> Callable[[float, float], None]:
    """Taps with a finger; the browser makes a click of a tap a little later, which is waited for."""
    page.evaluate(COUNT)

    def tap(x: float, y: float) -> None:
        page.wait_for_function("!window.stroganov.resting()")  # a hasty second tap would be ignored
        before = page.evaluate("window.clicks")
        page.touchscreen.tap(x, y)
        page.wait_for_function("before => window.clicks > before", arg=before)

    return tap


def session_of(fragment: str, text: Text) -> Session:
    """The game of a fragment in CPython."""
    return Session(Spec.from_fragment(fragment), text)


class Table:
    """A page and the same game in CPython, answer by answer."""

    def __init__(self, page: Page, session: Session, seed: int = 1) -> None:
        self.page = page
        self.session = session
        self.choose = Chooser(seed)
        self.tap: Callable[[float, float], None] = mouse(page)

    def compare(self) -> None:
        """Let bots act on both sides; then position, decision and options are the same."""
        while self.session.bot_acts:
            self.session.play(self.session.bots_answer())
        seen = self.page.evaluate(LOOK)
        if seen["busy"]:
            self.page.wait_for_function("document.documentElement.dataset.busy !== 'true'")
            seen = self.page.evaluate(LOOK)
        game = self.session.game
        assert seen["position"] == game.state.position_hash(), game.answers[-3:]
        assert seen["over"] == game.over
        if not game.over:
            assert seen["seat"] == game.seat
            assert set(seen["answers"]) == {answer_json(answer) for answer in game.options()}
        assert not seen["nameless"]
        assert not seen["lost"]

    def give(self, answer: Answer) -> None:
        """Carry an answer out by pointing at it, here and in CPython."""
        on_table = self.choose.dice.below(2) == 0
        for _ in range(4):
            aim = self.page.evaluate(AIM, [answer_json(answer), on_table])
            assert aim, self.page.evaluate(COVERED, answer_json(answer))
            self.tap(*aim["at"])
            if aim["final"]:
                break
        else:
            raise AssertionError(f"{answer_json(answer)} stays hidden")
        self.session.play(answer)

    def play(self, decisions: int = 10_000) -> None:
        """Play so many decisions, or to the end."""
        self.compare()
        for _ in range(decisions):
            if self.session.over:
                return
            self.give(self.choose(self.session.game.state))
            self.compare()

    def kept(self) -> object:
        """The kept text of the page's session, read."""
        return json.loads(self.page.evaluate("window.stroganov.save()"))
