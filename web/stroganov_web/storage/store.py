"""What autosave needs of the browser: a database of games, and a place to write records ahead."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

FULL, CLOSED = "full", "closed"  # why the database fails


class StoreError(OSError):
    """The browser's database did not do what it was asked to; `reason` is FULL or CLOSED."""

    def __init__(self, reason: str = CLOSED) -> None:
        super().__init__(reason)
        self.reason = reason


class Store(Protocol):
    """The browser's storage; every call to the database may raise StoreError."""

    def now(self) -> int:
        """The time, in milliseconds since 1970."""

    def fresh_name(self) -> str:
        """A random name for a new game."""

    def after_paint(self, then: Callable[[], None]) -> None:
        """Call `then` after the next paint."""

    def written_ahead(self) -> list[str]:
        """All records that were written ahead."""

    def write_ahead(self, name: str, record: str) -> bool:
        """Write a record at once, in case the page ends before the database has it; False if that fails."""

    def drop_ahead(self, name: str) -> None:
        """Remove the record of a game that was written ahead."""

    def ask_to_persist(self) -> None:
        """Ask the browser not to clear the database when space runs out."""

    def let_go(self, name: str) -> None:
        """Release the lock of a game, so that other tabs may open it."""

    def on_asked(self, then: Callable[[str], None]) -> None:
        """Call `then` with the name of a game whose lock another tab wants or took."""

    def call_later(self, milliseconds: int, then: Callable[[], None]) -> None:
        """Call `then` after a while."""

    async def hold(self, name: str, take_over: bool) -> bool:
        """Lock a game for this tab; False if another tab has it, unless it is to be taken over."""

    async def entries(self) -> list[str]:
        """The entries of all games in the database, each as text."""

    async def text(self, name: str) -> tuple[int, str] | None:
        """Revision and text of a game in the database."""

    def put(self, entry: str, text: str, known: int) -> Awaitable[bool]:
        """Begin to write a game to the database; False if its revision there is newer than `known`."""

    async def remove(self, name: str) -> None:
        """Remove a game from the database."""
