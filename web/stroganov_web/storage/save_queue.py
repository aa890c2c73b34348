"""Records on their way to the browser's database: written ahead at once, and kept until they are saved."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from stroganov_web.storage.entries import Record
from stroganov_web.storage.store import FULL, Store, StoreError

TIGHT = "tight"  # the trouble that the database is full and records are only written ahead
RETRY = 15_000  # milliseconds until the database is asked again

RunLater = Callable[[Coroutine[Any, Any, None]], asyncio.Future[None]]


class SaveQueue:
    """Writes records to the database one after the other; what it does not take is tried again.

    `on_trouble` is called after each attempt with the reason why a record may be lost, or "";
    `on_overtaken` with the name of a game of which the database has a newer revision than the `known` one.
    """

    def __init__(
        self,
        store: Store,
        on_trouble: Callable[[str], None],
        on_overtaken: Callable[[str], None],
        run_later: RunLater,
    ) -> None:
        self._store, self._run_later = store, run_later
        self._on_trouble, self._on_overtaken = on_trouble, on_overtaken
        self.unsaved: dict[str, Record] = {}  # by name, not in the database yet
        self.known: dict[str, int] = {}  # the revisions that the games of this tab are based on
        self._saving: asyncio.Future[None] | None = None
        self._waits = False  # to try again

    @property
    def busy(self) -> bool:
        """Whether something is being written."""
        return self._saving is not None and not self._saving.done()

    @property
    def only_in_memory(self) -> bool:
        """Whether anything would be lost with the page."""
        ahead = self.written_ahead()
        return any(ahead.get(name) != record for name, record in self.unsaved.items())

    def records(self) -> list[Record]:
        """All records outside of the database."""
        return [*self.unsaved.values(), *self.written_ahead().values()]

    def written_ahead(self) -> dict[str, Record]:
        """The records written ahead, also those of an earlier visit, by name."""
        records = [Record.from_text(text) for text in self._store.written_ahead()]
        return {record.entry.name: record for record in records if record}

    def add(self, record: Record) -> None:
        """Write a record ahead, and to the database at once or as soon as it is its turn."""
        self.unsaved[record.entry.name] = record
        self._store.write_ahead(record.entry.name, record.to_text())
        self.try_again()

    def try_again(self) -> None:
        """Write what is not in the database yet."""
        if self.unsaved and not self.busy:
            record = self._next()
            self._saving = self._run_later(self._save(record, self._begin(record)))

    def release(self, name: str) -> None:
        """Another tab may go on with a game from now on, with what was written ahead."""
        if name in self.unsaved and self.written_ahead().get(name) == self.unsaved[name]:
            del self.unsaved[name]

    def drop(self, name: str) -> None:
        """Do not write this game any more."""
        self.unsaved.pop(name, None)
        self._store.drop_ahead(name)

    async def settled(self) -> None:
        """Wait until everything is in the database, or cannot be."""
        if self._saving:
            await self._saving

    def when_settled(self, then: Callable[[], None]) -> None:
        """Call `then` as soon as nothing is being written."""
        if self._saving and self.busy:
            self._saving.add_done_callback(lambda _: then())
        else:
            then()

    def _next(self) -> Record:
        return next(iter(self.unsaved.values()))

    def _begin(self, record: Record) -> Awaitable[bool]:
        known = self.known.get(record.entry.name, 0)
        return self._store.put(record.entry.to_text(), record.text, known)

    async def _save(self, record: Record, saving: Awaitable[bool]) -> None:
        """Write until nothing is left or the database fails."""
        while True:
            try:
                saved = await saving
            except StoreError as error:
                self._on_failure(error.reason)
                return
            if saved:
                self._on_saved(record)
            else:
                self.drop(record.entry.name)
                self._on_overtaken(record.entry.name)
            if not self.unsaved:
                return
            record = self._next()
            saving = self._begin(record)

    def _on_saved(self, record: Record) -> None:
        name, revision = record.entry.name, record.entry.revision
        self.known[name] = max(revision, self.known.get(name, 0))
        if self.unsaved.get(name) == record:  # otherwise a newer one waits by now
            self.drop(name)
        self._on_trouble("")

    def _on_failure(self, reason: str) -> None:
        """A record that was written ahead is safe as well, but for how long, if the disk is full?"""
        lost = self.only_in_memory
        self._on_trouble(reason if lost else TIGHT if reason == FULL else "")
        if (lost or reason == FULL) and not self._waits:
            self._waits = True
            self._store.call_later(RETRY, self._waited)

    def _waited(self) -> None:
        self._waits = False
        self.try_again()
