"""A document in memory: as much of a browser's as events, focus and page use, and no more.

It is made from markup. `box="left top width height"` says where an element is; what is `hidden` has no box.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any, NamedTuple

from tests.web.unit.selectors import matches

_FOCUSABLE = ("button", "input", "select", "textarea", "summary", "a")
_VOID = ("input", "br", "img")


class Rects(NamedTuple):
    """How many boxes an element has."""

    length: int


class Rect(NamedTuple):
    """A box on the page."""

    left: float
    top: float
    width: float
    height: float


class Style:
    """Custom properties."""

    def __init__(self) -> None:
        self.properties: dict[str, str] = {}

    def setProperty(self, name: str, value: str) -> None:
        self.properties[name] = value


class Element:
    """An element with its attributes; names of methods are those of the DOM."""

    def __init__(self, document: "Document", tag: str, attributes: dict[str, str]) -> None:
        self.document, self.tag, self.attributes = document, tag, attributes
        self.parent: Element | None = None
        self.children: list[Element] = []
        self.textContent = self._html = ""
        self.style = Style()
        self.scrollLeft = self.scrollTop = 0.0
        self.selected = False

    # The tree

    def append(self, child: "Element") -> None:
        child.parent = self
        self.children.append(child)

    def descendants(self) -> Iterator["Element"]:
        for child in self.children:
            yield child
            yield from child.descendants()

    def ancestors(self) -> Iterator["Element"]:
        """The element itself and everything around it."""
        here: Element | None = self
        while here:
            yield here
            here = here.parent

    @property
    def isConnected(self) -> bool:
        return self.document.documentElement in self.ancestors()

    @property
    def innerHTML(self) -> str:
        return self._html

    @innerHTML.setter
    def innerHTML(self, markup: str) -> None:
        for child in self.children:
            child.parent = None
        self.children, self._html = [], markup
        _Builder(self.document, self).feed(markup)
        if not self.document.activeElement.isConnected:
            self.document.activeElement = self.document.body

    def querySelectorAll(self, selector: str) -> list["Element"]:
        return [element for element in self.descendants() if matches(element, selector)]

    def querySelector(self, selector: str) -> "Element | None":
        return next(iter(self.querySelectorAll(selector)), None)

    def closest(self, selector: str) -> "Element | None":
        return next((element for element in self.ancestors() if matches(element, selector)), None)

    def matches(self, selector: str) -> bool:
        return matches(self, selector)

    def isSameNode(self, other: "Element") -> bool:
        return other is self

    # Attributes

    def getAttribute(self, name: str) -> str | None:
        return self.attributes.get(name)

    def setAttribute(self, name: str, value: str) -> None:
        self.attributes[name] = value

    def removeAttribute(self, name: str) -> None:
        self.attributes.pop(name, None)

    def hasAttribute(self, name: str) -> bool:
        return name in self.attributes

    def getAttributeNames(self) -> list[str]:
        return list(self.attributes)

    @property
    def id(self) -> str:
        return self.attributes.get("id", "")

    @property
    def name(self) -> str:
        return self.attributes.get("name", "")

    @property
    def type(self) -> str:
        return self.attributes.get("type", "")

    @property
    def value(self) -> str:
        return self.attributes.get("value", "")

    @property
    def checked(self) -> bool:
        return "checked" in self.attributes

    @property
    def hidden(self) -> bool:
        return "hidden" in self.attributes

    @hidden.setter
    def hidden(self, hides: bool) -> None:
        self.attributes.pop("hidden", None)
        if hides:
            self.attributes["hidden"] = ""

    # Boxes

    @property
    def _seen(self) -> bool:
        return self.isConnected and not any(element.hidden for element in self.ancestors())

    def getClientRects(self) -> Rects:
        return Rects(int(self._seen))

    def getBoundingClientRect(self) -> Rect:
        numbers = map(float, self.attributes.get("box", "0 0 0 0").split())
        return Rect(*numbers) if self._seen else Rect(0, 0, 0, 0)

    @property
    def offsetWidth(self) -> float:
        return self.getBoundingClientRect().width

    @property
    def offsetHeight(self) -> float:
        return self.getBoundingClientRect().height

    clientWidth, clientHeight = offsetWidth, offsetHeight

    # Focus and dialogs

    def focus(self) -> None:
        if self._seen and (self.tag in _FOCUSABLE or self.hasAttribute("tabindex")):
            self.document.activeElement = self

    def select(self) -> None:
        self.selected = True

    @property
    def open(self) -> bool:
        return "open" in self.attributes

    def showModal(self) -> None:
        assert not self.open
        self.attributes["open"] = ""

    def close(self) -> None:
        self.attributes.pop("open", None)


class Document:
    """A document with a body."""

    def __init__(self, markup: str) -> None:
        self.title = ""
        self.documentElement = Element(self, "html", {"box": "0 0 1000 800"})
        self.body = Element(self, "body", {})
        self.documentElement.append(self.body)
        self.activeElement = self.body
        self.body.innerHTML = markup

    def getElementById(self, name: str) -> Element | None:
        return self.documentElement.querySelector(f"#{name}")

    def querySelector(self, selector: str) -> Element | None:
        return self.documentElement.querySelector(selector)

    def querySelectorAll(self, selector: str) -> list[Element]:
        return self.documentElement.querySelectorAll(selector)

    def find(self, selector: str) -> Element:
        """The one element that a test means."""
        (found,) = self.querySelectorAll(selector)
        return found


class _Builder(HTMLParser):
    """Puts the elements of some markup into an element."""

    def __init__(self, document: Document, parent: Element) -> None:
        super().__init__()
        self.document, self.here = document, [parent]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(self.document, tag, {name: value or "" for name, value in attrs})
        self.here[-1].append(element)
        if tag not in _VOID:
            self.here.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in _VOID:
            self.here.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.here.pop().tag == tag

    def handle_data(self, data: str) -> None:
        self.here[-1].textContent += re.sub(r"\s+", " ", data)


@dataclass
class Event:
    """Something that the player does; by keyboard a click has no `detail`."""

    target: Element
    clientX: float = 100.0
    clientY: float = 100.0
    timeStamp: float = 0.0
    detail: int = 1
    pointerType: str = "mouse"
    key: str = ""
    shiftKey: bool = False
    ctrlKey: bool = False
    metaKey: bool = False
    altKey: bool = False
    repeat: bool = False
    prevented: bool = field(default=False, init=False)

    def preventDefault(self, *_: Any) -> None:
        self.prevented = True
