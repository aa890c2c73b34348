"""The browser as screens know it, in memory: what is painted, marked, said and opened can be looked at."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import wraps
from typing import Any, ParamSpec

from stroganov_web.draw.art.tokens import SEASON
from stroganov_web.draw.table.motion import Motion
from stroganov_web.i18n import Text
from stroganov_web.screens.paint_queue import PaintQueue, Step
from stroganov_web.screens.screen import Item
from stroganov_web.storage.settings import Settings

LAPTOP, PHONE = (1280.0, 800.0, 1.0), (390.0, 844.0, 1.0)
TURNS = 20_000  # of the event loop, until a test gives up

P = ParamSpec("P")


def in_event_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that waits for something, as an ordinary one."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


def thing(**data: str) -> Item:
    """Something that is clicked; its element is its data."""
    return Item(data, data)


class FakeFocus:
    """Notes what gets the keyboard focus."""

    def __init__(self) -> None:
        self.given: list[str] = []
        self.selected: list[str] = []

    def give(self, selector: str) -> None:
        self.given.append(selector)

    def select(self, selector: str) -> None:
        self.selected.append(selector)


class FakePage:
    """A page without a browser. Painting goes on when `frame` or `finish` is called."""

    def __init__(self) -> None:
        self.frames: list[Step] = []
        self.queue = PaintQueue(self.frames.append)
        self.focus = FakeFocus()
        self.season, self.screen = SEASON, "shell"
        self.painted: dict[str, str] = {}
        self.marks: dict[str, str] = {}
        self.sizes: dict[str, str] = {}
        self.names: dict[str, str] = {}
        self.heading = self.preview = self.tray = self.drawer = self.dialog = ""
        self.said: list[str] = []
        self.beside: Any = None  # the element that the preview is about
        self.watched: list[Sequence[Motion]] = []
        self.moves = 0
        self.heard: list[str] = []
        self.left, self.view = 0.0, 300.0  # of the board, when scrolled
        self.placed: dict[str, tuple[float, float]] = {}
        self.removed: list[str] = []

    def sound(self, names: Sequence[str]) -> None:
        self.heard += names

    def frame(self) -> None:
        """The browser has shown what is painted."""
        waiting = self.frames[:]
        self.frames.clear()
        for call in waiting:
            call()

    def finish(self) -> "FakePage":
        """Everything is painted."""
        self.queue.finish()
        return self

    async def until(self, done: Callable[[], object]) -> None:
        """Frames are shown and the event loop turns until something is so."""
        for _ in range(TURNS):
            if done():
                return
            self.frame()
            await asyncio.sleep(0)
        raise AssertionError("it never came")

    def paint(self, panels: Mapping[str, str]) -> list[str]:
        changed = [name for name, markup in panels.items() if self.painted.get(name) != markup]
        self.painted |= panels
        return changed

    def show(self, screen: str) -> None:
        self.screen = screen

    def mark(self, **data: str) -> None:
        self.marks = {name: value for name, value in (self.marks | data).items() if value}

    def title(self, words: str) -> None:
        self.heading = words

    def say(self, words: str) -> None:
        self.said.append(words)

    def add(self, words: str) -> None:
        self.queue.then(lambda: self.say(words))

    def name(self, names: Mapping[str, str]) -> None:
        self.names |= names

    def wear(self, selector: str, season: str) -> None:
        assert selector and season

    def find_styles(self) -> None:
        assert self.painted

    def size(self, variables: Mapping[str, str]) -> None:
        self.sizes |= variables

    def scrolled(self, name: str) -> tuple[float, float]:
        return self.left, self.view

    def scroll(self, name: str, left: float) -> None:
        self.left = left

    def place(self, name: str, x: float, width: float) -> None:
        self.placed[name] = (x, width)

    def bars_height(self) -> int:
        return 40 * sum(bool(self.painted.get(bar)) for bar in ("trial", "notice"))

    def show_preview(self, markup: str, target: Any) -> None:
        self.preview, self.beside = markup, target if markup else None

    def show_tray(self, key: str, opener: Any) -> None:
        self.tray = key

    def show_drawer(self, key: str) -> None:
        self.drawer = key

    def show_dialog(self, markup: str) -> None:
        self.dialog = markup

    def change_dialog(self, markup: str) -> None:
        if self.dialog:
            self.dialog = markup

    def close_dialog(self) -> None:
        self.dialog = ""

    def watch(self, motions: Sequence[Motion]) -> None:
        self.watched.append(motions)

    def move(self) -> None:
        self.moves += 1

    def element(self, name: str) -> str:
        return f"#{name}"

    def remove(self, game: str, repaint: Callable[[], None]) -> None:
        self.removed.append(game)
        repaint()


class FakePreferences:
    """Settings, a language and a window; opponents' turns take no time unless a test wants to see them."""

    def __init__(self, text: Text, size: tuple[float, float, float] = LAPTOP, /, **settings: str) -> None:
        self.text, self.size = text, size
        self.settings = Settings(**{"speed": "instant", **settings})

    def window(self) -> tuple[float, float, float]:
        return self.size


class FakeDevice:
    """A laptop that is set to English and wishes nothing."""

    def __init__(self, saved: str = "") -> None:
        self.saved, self.wishes, self.preferred = saved, set[str](), ["en"]
        self.width, self.height, self.usual = 1280.0, 800.0, 1.0
        self.language = ""
        self.seed, self.reloads, self.rules = 0, 0, list[int]()

    def languages(self) -> list[str]:
        return self.preferred

    def prefers(self, query: str) -> bool:
        return query in self.wishes

    def window_size(self) -> tuple[float, float]:
        return self.width, self.height

    def text_size(self) -> float:
        return self.usual

    def set_language(self, language: str) -> None:
        self.language = language

    def save_settings(self, text: str) -> None:
        self.saved = text

    def saved_settings(self) -> str:
        return self.saved

    def fresh_seed(self) -> int:
        self.seed += 1
        return self.seed

    def format_date(self, moment: int, language: str) -> str:
        return f"{language} {moment}"

    def reload(self) -> None:
        self.reloads += 1

    def open_rules(self, section: int) -> None:
        self.rules.append(section)


class FakeAddress:
    """The address of the page, with the browser's history; an empty fragment has no `#`, as in browsers."""

    def __init__(self, fragment: str = "") -> None:
        self.history = [fragment]

    @property
    def fragment(self) -> str:
        return "" if self.history[-1] == "#" else self.history[-1]

    def change(self, fragment: str, replace: bool) -> None:
        self.history[len(self.history) - replace :] = [fragment]


class FakeFiles:
    """Files, the clipboard and QR codes; `copies` says whether the browser lets us copy."""

    def __init__(self) -> None:
        self.saved: dict[str, str] = {}
        self.copied: list[str] = []
        self.sent: list[tuple[str, str]] = []
        self.coded: list[str] = []
        self.copies = True
        self.ready = asyncio.Event()  # the QR code is made
        self.dropped: Callable[[str], None] | None = None
        self.launched: Callable[[str], None] | None = None
        self.chosen: Callable[[str], None] | None = None

    def page(self) -> str:
        return "https://somewhere.example/"

    def download(self, name: str, text: str) -> None:
        self.saved[name] = text

    def choose(self, then: Callable[[str], None]) -> None:
        self.chosen = then

    def on_drop(self, then: Callable[[str], None]) -> None:
        self.dropped = then

    def on_launch(self, then: Callable[[str], None]) -> None:
        self.launched = then

    def can_send(self) -> bool:
        return True

    def send(self, title: str, link: str) -> None:
        self.sent.append((title, link))

    async def copy(self, link: str) -> bool:
        await asyncio.sleep(0)
        if self.copies:
            self.copied.append(link)
        return self.copies

    async def code(self, link: str) -> str:
        self.coded.append(link)
        ready = self.ready
        await ready.wait()
        return "101 010 101"
