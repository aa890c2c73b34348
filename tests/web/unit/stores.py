"""A browser's store for tests: what it keeps lies open, and it can be full, closed or slow."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from stroganov_web.storage.entries import is_revision
from stroganov_web.storage.store import CLOSED, FULL, StoreError


class MemoryStore:
    """A Store in memory; `closed` and `full` are the archive's troubles, `deaf` refuses to write ahead."""

    def __init__(self) -> None:
        self.clock = 1_800_000_000_000
        self.names = 0
        self.archived: dict[str, tuple[Any, str]] = {}
        self.written: dict[str, str] = {}
        self.waiting: list[Callable[[], None]] = []
        self.later: list[Callable[[], None]] = []
        self.closed = self.full = self.deaf = False
        self.persists = self.begun = 0  # begun to be put into the archive
        self.held: set[str] = set()  # by this tab
        self.elsewhere: set[str] = set()

    def now(self) -> int:
        self.clock += 1000
        return self.clock

    def fresh_name(self) -> str:
        self.names += 1
        return "abcdefgh"[self.names] * 10

    def after_paint(self, then: Callable[[], None]) -> None:
        self.waiting.append(then)

    def paint(self) -> None:
        """The browser has painted."""
        waiting, self.waiting = self.waiting, []
        for then in waiting:
            then()

    def call_later(self, milliseconds: int, then: Callable[[], None]) -> None:
        assert milliseconds >= 1000
        self.later.append(then)

    def pass_time(self) -> None:
        """So long that whatever waits has its turn."""
        waiting, self.later = self.later, []
        for then in waiting:
            then()

    def written_ahead(self) -> list[str]:
        return list(self.written.values())

    def write_ahead(self, name: str, record: str) -> bool:
        if not self.deaf:
            self.written[name] = record
        return not self.deaf

    def drop_ahead(self, name: str) -> None:
        self.written.pop(name, None)

    def ask_to_persist(self) -> None:
        self.persists += 1

    def let_go(self, name: str) -> None:
        self.held.discard(name)

    def on_asked(self, then: Callable[[str], None]) -> None:
        self.asked = then

    async def hold(self, name: str, take_over: bool) -> bool:
        if name in self.elsewhere and not take_over:
            return False
        self.elsewhere.discard(name)
        self.held.add(name)
        return True

    def _check(self) -> None:
        if self.closed or self.full:
            raise StoreError(CLOSED if self.closed else FULL)

    async def entries(self) -> list[str]:
        self._check()
        return [json.dumps(entry) for entry, _ in self.archived.values()]

    async def text(self, name: str) -> tuple[int, str] | None:
        self._check()
        entry, text = self.archived.get(name, ({}, ""))
        return (entry["revision"], text) if text else None

    def put(self, entry: str, text: str, known: int) -> Awaitable[bool]:
        self.begun += 1
        return asyncio.ensure_future(self._put(entry, text, known))

    async def _put(self, entry: str, text: str, known: int) -> bool:
        await asyncio.sleep(0)
        self._check()
        plain = json.loads(entry)
        there = self.archived.get(plain["name"], ({"revision": 0}, ""))[0]
        newer = is_revision(there["revision"]) and there["revision"] > known
        if not newer:
            self.archived[plain["name"]] = (plain, text)
        return not newer or there == plain

    async def remove(self, name: str) -> None:
        self._check()
        self.archived.pop(name, None)
