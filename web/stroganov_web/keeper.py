"""Keeps the game on the table: after every answer, written ahead at once and then into the archive.

A kept game is in one of three places, the newest copy counts: the archive, which holds most and is slow; what
was written ahead, in case the page ends in the middle; and memory, if the browser keeps nothing at all.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from stroganov import SaveError
from stroganov_web.library import Entry, Record, forgettable, last, newest
from stroganov_web.session import Session
from stroganov_web.text import Text

FULL, CLOSED = "full", "closed"  # the archive's troubles


class StoreError(OSError):
    """The browser did not keep or give what it was asked to; `reason` is FULL or CLOSED."""

    def __init__(self, reason: str = CLOSED) -> None:
        super().__init__(reason)
        self.reason = reason


class Store(Protocol):
    """What the browser offers: an archive that may raise StoreError any time, and a place to write ahead."""

    def now(self) -> int:
        """The moment, in milliseconds since 1970."""

    def fresh_name(self) -> str:
        """A name by chance."""

    def after_paint(self, then: Callable[[], None]) -> None:
        """Do something as soon as what was painted is seen."""

    def former(self) -> str:
        """The game of the times when only one was kept; it is given once."""

    def ahead(self) -> list[str]:
        """All records written ahead."""

    def write_ahead(self, name: str, record: str) -> bool:
        """Write a record ahead, at once; tells whether that was possible."""

    def drop_ahead(self, name: str) -> None:
        """Forget what was written ahead."""

    def ask_to_persist(self) -> None:
        """Ask the browser never to clear the archive by itself."""

    def let_go(self, name: str) -> None:
        """Other tabs may go on with a game."""

    def on_asked(self, then: Callable[[str], None]) -> None:
        """Have `then` called with the name of a game that another tab wants or took."""

    async def hold(self, name: str, take_over: bool) -> bool:
        """Whether this tab may go on with a game; one that is open elsewhere has to be taken over."""

    async def entries(self) -> list[Any]:
        """The entries of the archive."""

    async def text(self, name: str) -> tuple[int, str] | None:
        """Revision and text of a game in the archive."""

    async def put(self, entry: str, text: str) -> bool:
        """Put a game into the archive, unless a copy as new or newer is there; tells whether it did."""

    async def remove(self, name: str) -> None:
        """Take a game out of the archive."""


class Keeper:
    """All kept games, and the one on the table, which is kept after every change.

    `troubled` is told why the browser keeps nothing, or "" when it does again; `overtaken` gets the name of a
    game of which a newer copy turned up, so that this one may not be kept.
    """

    def __init__(
        self, store: Store, troubled: Callable[[str], None], overtaken: Callable[[str], None]
    ) -> None:
        self.store, self._troubled, self._overtaken = store, troubled, overtaken
        self.games: dict[str, Entry] = {}
        self.name = ""  # of the game on the table
        self.trouble = ""
        self._session: Session | None = None
        self._changed = False  # since it was written last
        self._unkept: dict[str, Record] = {}  # not in the archive yet
        self._putting: asyncio.Future[None] | None = None
        self._asked = False

    async def open(self, text: Text) -> None:
        """See what is there; games that nobody began to play are forgotten after a day."""
        await self.look()
        for entry in forgettable(self.games.values(), self.store.now()):
            await self.remove(entry.name)
        self._take_over_former(text)

    async def look(self) -> None:
        """See what is there now; other tabs may have changed it."""
        try:
            archived = [Entry.from_plain(plain) for plain in await self.store.entries()]
        except StoreError:
            archived = []
        here = [record.entry for record in (*self._ahead().values(), *self._unkept.values())]
        self.games = newest([*filter(None, archived), *here])

    def _take_over_former(self, text: Text) -> None:
        former = self.store.former()
        if former:
            try:
                self.add(Session.from_text(former, text))
            except SaveError:
                return

    @property
    def last(self) -> Entry | None:
        """The game to continue."""
        return last(self.games.values())

    async def copies(self, name: str) -> list[str]:
        """The texts of a game, the newest first: the first sound one counts."""
        records = (self._unkept.get(name), self._ahead().get(name))
        found = [(record.entry.revision, record.text) for record in records if record]
        try:
            archived = await self.store.text(name)
        except StoreError:
            archived = None
        if archived:
            found.append(archived)
        return list(dict.fromkeys(text for _, text in sorted(found, reverse=True)))

    def add(self, session: Session) -> str:
        """Keep one more game, which replaces none; gives its name."""
        name = self.store.fresh_name()
        self._write(Entry.new(name, session, self.store.now()), session)
        return name

    def bring(self, entry: Entry, session: Session) -> None:
        """Keep a game from another browser under its own name."""
        self._write(entry, session)

    async def remove(self, name: str) -> None:
        """Forget a game."""
        self.games.pop(name, None)
        self._unkept.pop(name, None)
        self.store.drop_ahead(name)
        try:
            await self.store.remove(name)
        except StoreError as error:
            self._tell(error.reason)

    # The game on the table

    def sit_down(self, name: str, session: Session) -> None:
        """A kept game is on the table from now on."""
        self.get_up()
        self.name, self._session = name, session
        if name in self._ahead():  # the archive did not get it
            self.keep()

    def get_up(self) -> None:
        """No game is on the table."""
        self.flush()
        if self.name:
            self.store.let_go(self.name)
        self.name, self._session = "", None

    def keep(self) -> None:
        """The game on the table has changed: keep it once the change is seen, or at once if it is behind."""
        if self._changed:
            self.flush()
        elif self._session:
            self._changed = True
            self.store.after_paint(self.flush)

    def flush(self) -> None:
        """Keep the game on the table now, if it has changed."""
        if self._session and self._changed:
            self._changed = False
            self._write(self.games[self.name].after(self._session, self.store.now()), self._session)
            if not self._asked and any(answer[0] == "end" for answer in self._session.game.answers):
                self._asked = True
                self.store.ask_to_persist()

    async def settled(self) -> None:
        """Wait until everything is in the archive, or cannot be."""
        if self._putting:
            await self._putting

    def _write(self, entry: Entry, session: Session) -> None:
        record = Record(entry, session.to_text())
        self.games[entry.name] = entry
        self._unkept[entry.name] = record
        self.store.write_ahead(entry.name, record.to_text())
        if not self._putting or self._putting.done():
            self._putting = asyncio.ensure_future(self._archive())

    async def _archive(self) -> None:
        """Put what is not in the archive there, until nothing is left or it fails."""
        while self._unkept:
            record = next(iter(self._unkept.values()))
            try:
                kept = await self.store.put(record.entry.to_text(), record.text)
            except StoreError as error:
                self._settle_for_ahead(error.reason)
                return
            self._done(record)
            if kept:
                self._tell("")
            else:
                self._overtaken(record.entry.name)

    def _done(self, record: Record) -> None:
        """A record needs no other place any more, unless it is outdated already."""
        name = record.entry.name
        if self._unkept.get(name) == record:
            del self._unkept[name]
            self.store.drop_ahead(name)

    def _settle_for_ahead(self, reason: str) -> None:
        """The archive fails: what is written ahead is kept as well; memory is not."""
        ahead = self._ahead()
        for name, record in list(self._unkept.items()):
            if ahead.get(name) == record:
                del self._unkept[name]
        self._tell(reason if self._unkept else "")

    def _ahead(self) -> dict[str, Record]:
        records = [Record.from_text(text) for text in self.store.ahead()]
        return {record.entry.name: record for record in records if record}

    def _tell(self, trouble: str) -> None:
        if trouble != self.trouble:
            self.trouble = trouble
            self._troubled(trouble)
