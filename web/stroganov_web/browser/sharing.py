"""Files, the clipboard, other programs and QR codes, by the script for sharing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from pyodide.ffi import create_proxy
from pyscript import window


class BrowserFiles:
    """The FileAndLinkPort of a browser."""

    def page(self) -> str:
        """The address of the page without its fragment."""
        return str(window.location.href).split("#")[0]

    def download(self, name: str, text: str) -> None:
        """Save a text as a file."""
        window.sharing.download(name, text)

    def choose(self, then: Callable[[str], None]) -> None:
        """Let the player choose a file."""
        window.sharing.choose(create_proxy(then))

    def on_drop(self, then: Callable[[str], None]) -> None:
        """Have `then` called with the text of a file dropped on the page."""
        window.sharing.onDrop(create_proxy(then))

    def on_launch(self, then: Callable[[str], None]) -> None:
        """Have `then` called with the text of a file that the system starts the game with."""
        window.sharing.onLaunch(create_proxy(then))

    def can_send(self) -> bool:
        """Whether other programs can be handed a link."""
        return bool(window.sharing.canSend())

    def send(self, title: str, link: str) -> None:
        """Hand a link to another program."""
        window.sharing.send(title, link)

    def copy(self, link: str) -> Awaitable[bool]:
        """Copy a link."""
        copied: Awaitable[bool] = window.sharing.copy(link)
        return copied

    def code(self, link: str) -> Awaitable[str]:
        """The rows of a QR code."""
        rows: Awaitable[str] = window.sharing.code(link)
        return rows
