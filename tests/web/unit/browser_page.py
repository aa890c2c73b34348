"""The page of the game on a document in memory, as `index.html` has it, with a few things on the table."""

from collections.abc import Mapping

from stroganov_web.browser.page import Page
from stroganov_web.screens.paint_queue import PaintQueue, Step
from tests.web.unit.dom import Document, Element

MARKUP = """
<div id="bars" box="0 0 1000 30"><div id="trial"></div><div id="notice"></div></div>
<main id="app" data-screen="table">
<header id="header"><div class="commands">
<button id="menu"></button><button id="undo" data-refused="undo"></button></div></header>
<div id="board" box="0 0 500 300"></div><div id="shelf"></div><div id="mat"></div><div id="others"></div>
<div id="log"></div><div id="minimap"></div><div id="band" box="0 600 1000 100"></div><div id="trays"></div>
<section id="screen"></section>
</main>
<div id="preview" hidden box="0 0 200 80"></div>
<dialog id="dialog"></dialog><p id="live"></p>
"""


class FakeMotion:
    """Notes what is told to move."""

    def __init__(self) -> None:
        self.prepared: list[str] = []
        self.starts = 0

    def prepare(self, motions: str) -> None:
        self.prepared.append(motions)

    def start(self) -> None:
        self.starts += 1


class FakeSounds:
    """Notes what is played."""

    def __init__(self) -> None:
        self.played: list[str] = []

    def play(self, names: str) -> None:
        self.played.append(names)


class OnPage:
    """A page; `patched` are the elements that were painted, with their markup."""

    def __init__(self, **panels: str) -> None:
        self.document = Document(MARKUP)
        self.frames: list[Step] = []
        self.patched: list[tuple[str, str]] = []
        self.motion, self.sounds = FakeMotion(), FakeSounds()
        self.page = Page(
            self.document,
            self._patch,
            self.motion,
            self.sounds,
            PaintQueue(self.frames.append),
            self.form_values,
        )
        self.page.paint(panels)

    def _patch(self, element: Element, markup: str) -> None:
        self.patched.append((element.id, markup))
        element.innerHTML = markup

    @staticmethod
    def form_values(form: Element) -> dict[str, str]:
        """What a form holds."""
        return {field.name: field.value for field in form.querySelectorAll("input,select")}

    def find(self, selector: str) -> Element:
        return self.document.find(selector)

    @property
    def focused(self) -> Mapping[str, str]:
        """The attributes of what has the focus."""
        return self.document.activeElement.attributes
