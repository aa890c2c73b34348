"""A hasty person: clicks, taps, presses and leaves without ever waiting for the page.

Every deed is chosen by a seed and is told in words, so that whatever goes wrong can be done again.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import CDPSession, Error, Page

from tests.web.untranslated import SWITCH

SLOWNESS = 4  # times slower than this machine
READY = "html[data-ready='true']"
CALM = "document.documentElement.dataset.ready === 'true' && document.documentElement.dataset.busy !== 'true'"
# An error dialog is the only one that offers a report.
LOOK = """() => ({
    error: document.querySelector("dialog[open] [data-action=copy_report]")
        ? document.querySelector("dialog[open] pre")?.textContent || "an error dialog" : "",
    kept: location.hash.startsWith("#play=") && !document.querySelector("[data-action=leave_trial]")
        ? window.stroganov?.save() ?? "" : "",
})"""
# Something that can be seen and pressed, by its number among all that match; where to press it.
PLACE = """([selector, chance]) => {
    const all = [...document.querySelectorAll(selector)].filter((element) => {
        const box = element.getBoundingClientRect();
        return box.width && box.height && box.right > 0 && box.bottom > 0
            && box.left < innerWidth && box.top < innerHeight;
    });
    if (!all.length) return null;
    const element = all[Math.floor(chance * all.length)], box = element.getBoundingClientRect();
    const named = ["data-answer", "data-action", "data-id", "data-tray", "data-tab", "id"]
        .map((name) => element.getAttribute(name)).find(Boolean) ?? element.tagName;
    const middle = (from, size, most) => Math.max(1, Math.min(most - 1, from + size / 2));
    return [middle(box.left, box.width, innerWidth), middle(box.top, box.height, innerHeight), named];
}"""
GAMES = (
    "#new?mode=solo&opponent=ivan&seed={seed}&confirm=off",
    "#new?mode=solo&opponent=katyusha&seed={seed}",
    "#new?players=3&bots=greedy,random&seed={seed}&confirm=off",
    "#new?players=2&seed={seed}&confirm=off",
)
PLACES = ("#", "#new", "#history", "#play")
KEYS = ("Enter", " ", "Tab", "Shift+Tab", "Escape", "u", "r", "t", "e", "w", "m", "?", "n", "s")
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
LANGUAGES = ("de", "en", "fr", "pl")
TARGETS = "[data-answer]"
THINGS = "#app [data-id]"
# Files, other programs and the rules beside the game are not the table's.
OTHERS = "[data-action=from_file], [data-action=bring], [data-action=send_link]"
BUTTONS = f":is(button, summary, [data-action], [data-tray], [data-drawer], [data-tab]):not({OTHERS})"


def slowed(page: Page) -> CDPSession:
    """The page on a slow machine; the session must be kept as long as that shall be so."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWNESS})
    return session


class Lost(AssertionError):
    """Something went wrong, with all that led to it."""


class HastyHand:
    """One person at one page."""

    def __init__(self, page: Page, address: str, seed: int, touch: bool = False) -> None:
        self.page = page
        self.address = address
        self.seed = seed
        self.touch = touch
        self.dice = random.Random(seed)
        self.deeds: list[str] = []
        self.checked = 0
        page.context.on("page", lambda other: other.close())  # rules beside the game

    def sit_down(self) -> None:
        """Open a game; this once, wait for it."""
        self.page.goto(self.address + self._game())
        self.page.wait_for_selector(READY, state="attached")

    def act(self, deeds: int) -> None:
        """So many deeds, then a look at what was kept."""
        ways = self._ways()
        for _ in range(deeds):
            (way,) = self.dice.choices([way for way, _ in ways], [often for _, often in ways])
            with suppress(Error):  # a page that is just being left cannot be asked
                self.deeds.append(way())
                self.page.wait_for_timeout(self.dice.choice((0, 0, 20, 60, 150)))
            self._look()
        self.kept_is_what_was_played()

    def _ways(self) -> list[tuple[Callable[[], str], int]]:
        return [
            (lambda: self._press(TARGETS, 1), 14),
            (lambda: self._press(TARGETS, 2), 14),
            (lambda: self._press(THINGS, 1), 10),
            (lambda: self._press(THINGS, 2), 4),
            (lambda: self._press(BUTTONS, 1), 12),
            (lambda: self._press(BUTTONS, 2), 5),
            (self._anywhere, 4),
            (lambda: self._keys(KEYS), 12),
            (lambda: self._keys(ARROWS), 8),
            (self._resize, 3),
            (self._past, 4),
            (self._language, 2),
            (self._elsewhere, 2),
            (self._new_game, 3),
            (self._reload, 2),
            (self.kept_is_what_was_played, 1),
        ]

    def _press(self, selector: str, times: int) -> str:
        found = self.page.evaluate(PLACE, [selector, self.dice.random()])
        if not found:
            return self._new_game() if selector == TARGETS else f"finds nothing of {selector}"
        x, y, name = found
        self._hit(x, y, times)
        return f"{'presses' if times == 1 else 'presses twice'} {name} at {x:.0f},{y:.0f}"

    def _hit(self, x: float, y: float, times: int) -> None:
        if self.touch:
            for _ in range(times):
                self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y, click_count=times)

    def _anywhere(self) -> str:
        size = self.page.viewport_size or {"width": 300, "height": 300}
        x, y = (self.dice.randrange(1, size[side] - 1) for side in ("width", "height"))
        self._hit(x, y, 1)
        return f"presses {x},{y}"

    def _keys(self, keys: tuple[str, ...]) -> str:
        pressed = self.dice.choices(keys, k=self.dice.randint(1, 4))
        for key in pressed:
            self.page.keyboard.press(key)
        return f"types {' '.join(pressed)}"

    def _resize(self) -> str:
        sizes = [(390, 844), (844, 390), (320, 568)] if self.touch else [(1366, 768), (1024, 768), (700, 900)]
        width, height = self.dice.choice(sizes)
        self.page.set_viewport_size({"width": width, "height": height})
        return f"makes the window {width}x{height}"

    def _past(self) -> str:
        way = self.dice.choice(("back", "forward"))
        self.page.evaluate(f"history.{way}()")
        return f"goes {way}"

    def _language(self) -> str:
        language = self.dice.choice(LANGUAGES)
        self.page.evaluate(SWITCH, language)
        return f"speaks {language}"

    def _elsewhere(self) -> str:
        return self._go(self.dice.choice(PLACES))

    def _new_game(self) -> str:
        return self._go(self._game())

    def _game(self) -> str:
        return self.dice.choice(GAMES).format(seed=self.dice.randint(1, 999))

    def _go(self, fragment: str) -> str:
        self.page.evaluate("fragment => { location.hash = fragment; }", fragment)
        return f"goes to {fragment}"

    def _reload(self) -> str:
        self.page.evaluate("location.reload()")
        return "loads the page anew"

    def _look(self) -> None:
        with suppress(Error):
            self._unharmed(self.page.evaluate(LOOK)["error"])

    def _unharmed(self, wrong: str) -> None:
        if wrong:
            raise Lost(self.told(wrong))

    def told(self, wrong: str) -> str:
        """What went wrong, and everything that was done before."""
        steps = "\n".join(f"  {number}. {deed}" for number, deed in enumerate(self.deeds, 1))
        return f"{wrong}\nseed {self.seed}, {'touch' if self.touch else 'mouse'}, after:\n{steps}"

    def kept_is_what_was_played(self) -> str:
        """Wait this once, load the page anew, and find the same game again."""
        self.page.wait_for_selector(READY, state="attached")
        before = self._game_now()
        self.page.reload()
        self.page.wait_for_selector(READY, state="attached")
        after = self._game_now()
        if before and before != after:
            raise Lost(self.told(f"kept: {after}\nplayed: {before}"))
        self.checked += bool(before)
        return f"loads the page anew and finds {len(before.get('answers', []))} answers"

    def _game_now(self) -> dict[str, object]:
        """Who plays and what was answered, if a game is on the table and no opponent acts."""
        self.page.wait_for_function(CALM)
        seen = self.page.evaluate(LOOK)
        self._unharmed(seen["error"])
        save = json.loads(seen["kept"])["save"] if seen["kept"] else {}
        return {name: save[name] for name in ("setup", "answers") if name in save}
