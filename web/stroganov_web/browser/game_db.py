"""The edge to where the browser keeps games: IndexedDB by game_db.js, and localStorage to write ahead."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from pyodide.ffi import create_once_callable, create_proxy
from pyscript import window

from stroganov_web.storage.entries import ALPHABET, NAME_LENGTH
from stroganov_web.storage.store import CLOSED, FULL, StoreError

AHEAD = "stroganov.ahead."


Guarded = Callable[[Callable[[Any], object]], Callable[[Any], None]]


class Archive:
    """The Store of a browser; what it calls later is `guarded`, so that errors are told."""

    def __init__(self, guarded: Guarded) -> None:
        self._guarded = guarded

    def now(self) -> int:
        """The moment."""
        return int(window.Date.now())

    def fresh_name(self) -> str:
        """A name by chance."""
        numbers = window.crypto.getRandomValues(window.Uint8Array.new(NAME_LENGTH))
        return "".join(ALPHABET[number % len(ALPHABET)] for number in numbers)

    def after_paint(self, then: Callable[[], None]) -> None:
        """Do something as soon as what was painted is seen."""
        guarded = self._guarded(lambda _: then())
        window.archive.afterPaint(create_once_callable(lambda: guarded(None)))

    def written_ahead(self) -> list[str]:
        """All records written ahead."""
        try:
            names = list(window.Object.keys(window.localStorage))
            return [window.localStorage.getItem(name) or "" for name in names if name.startswith(AHEAD)]
        except Exception:
            return []

    def write_ahead(self, name: str, record: str) -> bool:
        """Write a record ahead, at once."""
        try:
            window.localStorage.setItem(AHEAD + name, record)
        except Exception:
            return False
        return True

    def drop_ahead(self, name: str) -> None:
        """Forget what was written ahead."""
        try:
            window.localStorage.removeItem(AHEAD + name)
        except Exception:
            return

    def ask_to_persist(self) -> None:
        """Ask the browser never to clear the archive by itself."""
        window.archive.persist()

    def let_go(self, name: str) -> None:
        """Other tabs may go on with a game."""
        window.archive.letGo(name)

    def on_asked(self, then: Callable[[str], None]) -> None:
        """Have `then` called with the name of a game that another tab wants or took."""
        window.archive.onAsked(create_proxy(self._guarded(then)))

    def call_later(self, milliseconds: int, then: Callable[[], None]) -> None:
        """Call `then` after a while."""
        guarded = self._guarded(lambda _: then())
        window.setTimeout(create_once_callable(lambda: guarded(None)), milliseconds)

    async def hold(self, name: str, take_over: bool) -> bool:
        """Whether this tab may go on with a game."""
        return bool(await _asked(window.archive.hold(name, take_over)))

    async def entries(self) -> list[str]:
        """The entries of the archive."""
        return list(await _asked(window.archive.all()))

    async def text(self, name: str) -> tuple[int, str] | None:
        """Revision and text of a game."""
        found = await _asked(window.archive.text(name))
        return (found[0], found[1]) if found else None

    def put(self, entry: str, text: str, known: int) -> Awaitable[bool]:
        """Put a game there, from now on, unless a copy newer than the known revision is there already."""
        return _asked(window.archive.put(entry, text, known))

    async def remove(self, name: str) -> None:
        """Take a game out."""
        await _asked(window.archive.remove(name))


async def _asked(answer: Awaitable[Any]) -> Any:
    """What the archive answers, which is on its way already; StoreError if it is rejected."""
    try:
        return await answer
    except Exception as error:
        full = getattr(error, "name", "") == "QuotaExceededError"
        raise StoreError(FULL if full else CLOSED) from error
