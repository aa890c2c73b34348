"""A page with a table and a player: every event goes the whole way to a screen that writes it down."""

from collections.abc import Mapping

from stroganov_web.browser.events import Events
from stroganov_web.i18n import Text
from stroganov_web.screens.dialogs import Dialogs
from stroganov_web.screens.paint_queue import Step
from stroganov_web.screens.press_guard import PressGuard
from stroganov_web.screens.router import Router
from stroganov_web.screens.screen import Item, Screen
from tests.web.unit.browser_page import OnPage
from tests.web.unit.dom import Event
from tests.web.unit.fakes import FakeAddress, FakePreferences

PANELS = {
    "board": """<g data-id="tile-1"></g>
        <g class="lit" tabindex="0" data-for="tile-2" data-answer='["move", 2]'></g>""",
    "band": """<div class="does">
        <button data-answer='["coin"]' box="0 0 9 9"></button>
        <button data-tray="hunt" box="20 0 9 9"></button>
        <button data-refused="buy"></button><button data-step="move" aria-disabled="true"></button></div>""",
    "log": '<p data-from="3"><b id="word"></b></p>',
    "screen": '<form class="new-game"><input name="seed" value="7"></form><h1 id="title"></h1>',
}
COIN, MOVE, TRAY, THING = "#band [data-answer]", "#board .lit", "[data-tray]", "[data-id]"
USED = ("answer", "tray", "refused", "step", "from")
NEW_TABLE: list[Step] = [lambda: None, lambda: None]  # in two steps


class Noting(Screen):
    """A screen that answers whatever it is asked, and writes it down; every answer changes its position."""

    def __init__(self, page: OnPage) -> None:
        self.page, self.done, self.answers = page, list[str](), 0
        self.hurries = self.lines = False
        self.values: Mapping[str, str] = {}

    @property
    def position(self) -> object:
        return self.answers

    def use(self, item: Item, by_touch: bool) -> bool:
        found = next((name for name in USED if name in item.data), "")
        if not found or (found == "from" and not self.lines):
            return False
        self.done.append(f"{'tap' if by_touch else 'use'} {found}")
        if found == "answer":
            self.answers += 1
            self.page.page.queue.begin(NEW_TABLE)
        return True

    def inspect(self, item: Item) -> bool:
        self.done.append(f"inspect {item.data['id']}")
        self.page.find("#preview").hidden = False
        return True

    def hover(self, item: Item | None) -> None:
        self.done.append(f"hover {next(iter(item.data)) if item else 'nothing'}")

    def focus_on(self, item: Item) -> None:
        self.done.append(f"focus {item.data['id']}")

    def key(self, key: str) -> bool:
        if self.hurries:
            self.done.append(f"key {key}")
        return self.hurries

    def control(self, name: str, value: str) -> None:
        self.done.append(f"{name}={value}")

    def submit(self, values: Mapping[str, str]) -> None:
        self.values = values

    def rule_section(self, item: Item) -> int:
        return 5 if "id" in item.data else 0


class EventHarness:
    """A page with a table on it, and a player."""

    def __init__(self, text: Text) -> None:
        self.on = OnPage(**PANELS)
        self.now = 1000.0
        self.dialogs = Dialogs(self.on.page, FakePreferences(text))
        self.router = Router(FakeAddress(), self.dialogs)
        self.screen = self.router.screen = Noting(self.on)
        self.acts: list[str] = []
        self.rules: list[int] = []
        self.set: list[tuple[str, str]] = []
        self.single_keys = True
        self.events = Events(
            self.on.page,
            self.router,
            PressGuard(lambda: self.now),
            self._act,
            lambda: self.single_keys,
            lambda name, value: self.set.append((name, value)),
            self.rules.append,
        )

    def _act(self, action: str, item: Item) -> None:
        self.acts.append(action)
        if action == "dismiss":
            self.dialogs.close()

    def click(
        self, selector: str, at: tuple[float, float] = (50, 50), detail: int = 1, pointer: str = "mouse"
    ) -> Event:
        """Press here; events bear the time of the clock."""
        event = Event(self.on.find(selector), *at, timeStamp=self.now, detail=detail, pointerType=pointer)
        self.events.handlers["click"](event)
        return event

    def press(self, key: str, selector: str = "body", shift: bool = False, repeat: bool = False) -> Event:
        """Press a key on an element."""
        event = Event(self.on.find(selector), key=key, shiftKey=shift, repeat=repeat)
        self.events.handlers["keydown"](event)
        return event

    def point(self, selector: str, at: tuple[float, float] = (50, 50), pointer: str = "mouse") -> None:
        self.events.handlers["pointerover"](Event(self.on.find(selector), *at, pointerType=pointer))
