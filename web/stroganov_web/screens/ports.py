"""What screens need of the browser, as narrow protocols; `stroganov_web.browser` implements them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from typing import Any, Protocol

from stroganov_web.draw.table.motion import Motion
from stroganov_web.i18n import Text
from stroganov_web.storage.settings import Settings

Element = Any
"""An element of the page; screens never look into it, they only hand it back."""

Later = Callable[[Coroutine[Any, Any, None]], asyncio.Future[None]]
"""Starts a coroutine whose errors are reported."""


class Panels(Protocol):
    """The panels of the page, and what it says about itself."""

    def paint(self, panels: Mapping[str, str]) -> list[str]:
        """Put markup into the panels whose markup changed; returns their names."""

    @property
    def screen(self) -> str:
        """The name of the screen that is visible."""

    def show(self, screen: str) -> None:
        """Make a screen visible, scrolled to its top; the keyboard focus follows."""

    def mark(self, **data: str) -> None:
        """Set data attributes of the root element; an empty value removes one."""

    def title(self, words: str) -> None:
        """Set the title of the document."""

    def say(self, words: str) -> None:
        """Announce something to screen readers."""

    def add(self, words: str) -> None:
        """Announce something after what is announced about the table."""


class Sizes(Protocol):
    """Sizes and positions of panels."""

    def size(self, variables: Mapping[str, str]) -> None:
        """Set custom properties of the root element."""

    def scrolled(self, name: str) -> tuple[float, float]:
        """How far a panel is scrolled to the right, and the width of its viewport."""

    def scroll(self, name: str, left: float) -> None:
        """Scroll a panel to the right."""

    def place(self, name: str, x: float, width: float) -> None:
        """Move and resize a rectangle of a drawing."""

    def bars_height(self) -> int:
        """The height of the bars above the page."""


class Popups(Protocol):
    """Everything that opens above the page."""

    def show_preview(self, markup: str, target: Element) -> None:
        """Show a card beside an element, or remove it."""

    def show_tray(self, key: str, opener: Element) -> None:
        """Open one tray of the action bar and close the others."""

    @property
    def drawer(self) -> str:
        """The drawer that is open on a phone."""

    def show_drawer(self, key: str) -> None:
        """Open a drawer on a phone, or close it."""

    def show_dialog(self, markup: str) -> None:
        """Open a dialog in place of the one that is open."""

    def change_dialog(self, markup: str) -> None:
        """Replace the content of the open dialog; the focus stays."""

    def close_dialog(self) -> None:
        """Close the dialog if one is open."""


class FocusPort(Protocol):
    """The keyboard focus."""

    def give(self, selector: str) -> None:
        """Focus the first element that matches."""

    def select(self, selector: str) -> None:
        """Select the text of a field."""


class SeasonPort(Protocol):
    """The colours of the season that the page shows."""

    season: str

    @property
    def screen(self) -> str:
        """The name of the screen that is visible."""

    def paint(self, panels: Mapping[str, str]) -> list[str]:
        """Put markup into the panels whose markup changed; returns their names."""

    def wear(self, selector: str, season: str) -> None:
        """Give elements the colours of a season."""

    def find_styles(self) -> None:
        """Have the browser compute styles now, so that the time counts for this step."""


class Queue(Protocol):
    """Painting in steps."""

    @property
    def done(self) -> asyncio.Event:
        """Set when everything is painted."""

    def begin(self, steps: Sequence[Callable[[], object]]) -> None:
        """Start painting; what is left of an older painting is dropped."""

    def finish(self) -> None:
        """Paint everything that is left now."""


class Animations(Protocol):
    """Pieces that move on the table."""

    def watch(self, motions: Sequence[Motion]) -> None:
        """Before painting: remember where the pieces are that will move."""

    def move(self) -> None:
        """After painting: let them move from there to where they are now."""


class Sounds(Protocol):
    """What is heard and felt."""

    def sound(self, names: Sequence[str]) -> None:
        """Play sounds by name, and let the device vibrate, if the player wants that."""


class PlainPage(Panels, SeasonPort, Protocol):
    """What a screen without a table needs."""


class TablePage(PlainPage, Sizes, Popups, Animations, Sounds, Protocol):
    """What a screen with a table needs."""

    @property
    def queue(self) -> Queue:
        """What is still to be painted."""

    @property
    def focus(self) -> FocusPort:
        """The keyboard focus."""

    def element(self, name: str) -> Element:
        """The element with this id."""


class Preferences(Protocol):
    """The player's settings, and the language and window they result in."""

    @property
    def settings(self) -> Settings:
        """The settings in force."""

    @property
    def text(self) -> Text:
        """The texts in the player's language."""

    def window(self) -> tuple[float, float, float]:
        """Width and height of the window below the bars, and the zoom."""


class Device(Protocol):
    """What the browser knows about the device, and where it keeps the settings."""

    def languages(self) -> list[str]:
        """The languages the browser is set to, best first."""

    def prefers(self, query: str) -> bool:
        """Whether a media query matches."""

    def window_size(self) -> tuple[float, float]:
        """The size of the window in CSS pixels."""

    def text_size(self) -> float:
        """The browser's own text size; 1 is the usual one."""

    def set_language(self, language: str) -> None:
        """Tell the browser the language of the page."""

    def save_settings(self, text: str) -> None:
        """Keep the settings."""

    def saved_settings(self) -> str:
        """The settings as they were kept, or an empty text."""

    def fresh_seed(self) -> int:
        """A random seed."""

    def format_date(self, moment: int, language: str) -> str:
        """A moment, in milliseconds since 1970, as a date."""

    def reload(self) -> None:
        """Load the page again."""

    def open_rules(self, section: int) -> None:
        """Open a section of the rules in a tab of its own."""


class Address(Protocol):
    """The fragment of the page's address."""

    @property
    def fragment(self) -> str:
        """The fragment, with its `#`."""

    def change(self, fragment: str, replace: bool) -> None:
        """Change it, with a new entry in the browser's history unless it replaces the current one."""


class FileAndLinkPort(Protocol):
    """Files, the clipboard, other programs and QR codes."""

    def page(self) -> str:
        """The address of the page without its fragment."""

    def download(self, name: str, text: str) -> None:
        """Save a text as a file."""

    def choose(self, then: Callable[[str], None]) -> None:
        """Let the player choose a file."""

    def on_drop(self, then: Callable[[str], None]) -> None:
        """Call `then` with the text of a file that is dropped on the page."""

    def on_launch(self, then: Callable[[str], None]) -> None:
        """Call `then` with the text of a file that the system opens with the game."""

    def can_send(self) -> bool:
        """Whether links can be handed to other programs."""

    def send(self, title: str, link: str) -> None:
        """Hand a link to another program."""

    def copy(self, link: str) -> Awaitable[bool]:
        """Copy a text; resolves to whether that was possible."""

    def code(self, link: str) -> Awaitable[str]:
        """The rows of a QR code; empty if the link is too long."""
