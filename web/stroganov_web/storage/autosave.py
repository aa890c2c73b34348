"""Autosave: every change of the open game is written ahead and on its way to the database before it is seen.

A saved game may be in three places, and the newest copy counts: in the database, which has most room and is
slow; among the records written ahead, in case the page ends before the database has it; and in memory, if the
browser stores nothing at all.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

from stroganov.answers import END
from stroganov_web.model.session import Session
from stroganov_web.storage.entries import Entry, Record, forgettable, is_revision, last, newest
from stroganov_web.storage.save_queue import RunLater, SaveQueue
from stroganov_web.storage.store import Store, StoreError

UNREAD = "unread"  # the trouble that the database does not tell which games there are


class Autosave:
    """All saved games, and the open one, which is saved after every change.

    `on_trouble` is called with the reason why games cannot be saved or listed, with "" once they can again;
    `on_overtaken` with the name of a game that another tab has saved meanwhile, so that it is not saved here;
    `run_later` starts a coroutine.
    """

    def __init__(
        self,
        store: Store,
        on_trouble: Callable[[str], None],
        on_overtaken: Callable[[str], None],
        run_later: RunLater = asyncio.ensure_future,
    ) -> None:
        self.store, self._on_trouble, self._on_overtaken = store, on_trouble, on_overtaken
        self._queue = SaveQueue(store, self._set_trouble, self._overtaken, run_later)
        self.games: dict[str, Entry] = {}
        self.name = ""  # of the open game
        self.trouble = ""
        self._session: Session | None = None
        self._entry: Entry | None = None  # of the open game, as it was last saved
        self._in_database: set[str] = set()  # names, at the last refresh
        self._asked_to_persist = False

    async def open(self) -> None:
        """Read which games there are, and remove those that nobody began to play within a day."""
        await self.refresh()
        for entry in forgettable(self.games.values(), self.store.now()):
            await self.remove(entry.name)

    async def refresh(self) -> None:
        """Read again which games there are; other tabs may have changed them."""
        try:
            stored = [Entry.from_text(entry) for entry in await self.store.entries()]
        except StoreError:
            stored = []
            self._set_trouble(self.trouble or UNREAD)
        else:
            self._set_trouble("" if self.trouble == UNREAD else self.trouble)
        self._in_database = {entry.name for entry in stored if entry}
        here = [record.entry for record in self._queue.records()]
        self.games = newest(filter(None, [*stored, *here, self._entry]))

    @property
    def last(self) -> Entry | None:
        """The game to continue."""
        return last(self.games.values())

    async def copies(self, name: str) -> list[str]:
        """The texts of a game, the newest first: the first that can be read counts."""
        records = [record for record in self._queue.records() if record.entry.name == name]
        found = [(record.entry.revision, record.text) for record in records]
        try:
            stored = await self.store.text(name)
        except StoreError:
            stored = None
            self._set_trouble(self.trouble or UNREAD)
        if stored:
            found.append((stored[0] if is_revision(stored[0]) else 0, str(stored[1])))
        if name != self.name:  # the open game is based on the revision that it was opened with
            self._queue.known[name] = max((revision for revision, _ in found), default=0)
        return list(dict.fromkeys(text for _, text in sorted(found, reverse=True)))

    def add(self, session: Session) -> str:
        """Save one more game; returns its name."""
        name = self.store.fresh_name()
        self._write(Entry.new(name, session, self.store.now()), session)
        return name

    def add_imported(self, entry: Entry, session: Session) -> None:
        """Save a game from another browser under its own name."""
        self._write(entry, session)

    async def remove(self, name: str) -> bool:
        """Delete a game; False if the database still has it."""
        try:
            await self.store.remove(name)
        except StoreError:
            if name in self._in_database:
                return False
        self._in_database.discard(name)
        self.games.pop(name, None)
        self._queue.drop(name)
        return True

    # The open game

    def attach(self, name: str, session: Session) -> None:
        """Save the changes of this game from now on; if its entry cannot be read, it gets a new one."""
        self.detach()
        entry = self.games.get(name) or Entry.new(name, session, self.store.now())
        self._entry = replace(entry, revision=max(entry.revision, self._queue.known.get(name, 0)))
        self.name, self._session = name, session
        if name in self._queue.written_ahead():  # the database did not get it
            self.save()

    def detach(self) -> None:
        """Close the open game; other tabs may have it as soon as everything is saved."""
        name = self.name
        self.name, self._session, self._entry = "", None, None
        if name:
            self._queue.when_settled(lambda: self._let_go(name))

    def _let_go(self, name: str) -> None:
        if name != self.name:  # it was not opened again meanwhile
            self._queue.release(name)
            self.store.let_go(name)

    def save(self) -> None:
        """Save the open game as it is now."""
        if self._session and self._entry:
            self._entry = self._entry.after(self._session, self.store.now())
            self._write(self._entry, self._session)
            self._ask_to_persist(self._session)

    def try_again(self) -> None:
        """Save what the database did not take, if there is anything."""
        self._queue.try_again()

    def _ask_to_persist(self, session: Session) -> None:
        """Ask once, as soon as a game has come to the end of a turn."""
        if not self._asked_to_persist and END in session.game.answers:
            self._asked_to_persist = True
            self.store.ask_to_persist()

    @property
    def only_in_memory(self) -> bool:
        """Whether anything would be lost with the page."""
        return self._queue.only_in_memory

    async def settled(self) -> None:
        """Wait until everything is in the database, or cannot be."""
        await self._queue.settled()

    def _write(self, entry: Entry, session: Session) -> None:
        self.games[entry.name] = entry
        self._queue.add(Record(entry, session.to_text()))

    def _overtaken(self, name: str) -> None:
        """Another tab has saved a newer copy of a game: what was done here since is not saved."""
        if name == self.name:
            self._session, self._entry = None, None
        self._on_overtaken(name)

    def _set_trouble(self, trouble: str) -> None:
        if trouble != self.trouble:
            self.trouble = trouble
            self._on_trouble(trouble)
