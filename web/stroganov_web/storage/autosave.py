"""Keeps the game on the table: after every answer, written ahead at once and then into the archive.

A kept game is in one of three places, the newest copy counts: the archive, which holds most and is slow; what
was written ahead, in case the page ends in the middle; and memory, if the browser keeps nothing at all.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any, Protocol

from stroganov import SaveError
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.storage.entries import Entry, Record, forgettable, last, newest

FULL, CLOSED = "full", "closed"  # the archive's troubles
UNREAD = "unread"  # it does not tell which games there are


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
        """The game of the times when only one was kept."""

    def drop_former(self) -> None:
        """Forget that game."""

    def written_ahead(self) -> list[str]:
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

    async def put(self, entry: str, text: str, known: int) -> bool:
        """Put a game into the archive, unless a copy newer than the `known` revision is there; tells so."""

    async def remove(self, name: str) -> None:
        """Take a game out of the archive."""


class Autosave:
    """All kept games, and the one on the table, which is kept after every change.

    `troubled` is told why the browser keeps or tells nothing, or "" when it does again; `overtaken` gets the
    name of a game of which a newer copy turned up, so that this one may not be kept; `later` begins what
    takes time.
    """

    def __init__(
        self,
        store: Store,
        troubled: Callable[[str], None],
        overtaken: Callable[[str], None],
        later: Callable[[Coroutine[Any, Any, None]], asyncio.Future[None]] = asyncio.ensure_future,
    ) -> None:
        self.store, self._troubled, self._overtaken, self._later = store, troubled, overtaken, later
        self.games: dict[str, Entry] = {}
        self.name = ""  # of the game on the table
        self.trouble = ""
        self._session: Session | None = None
        self._entry: Entry | None = None  # of the game on the table, as it was kept last
        self._archived: set[str] = set()  # names in the archive, when one looked
        self._known: dict[str, int] = {}  # the revisions of games that what is done here builds on
        self._changed = False  # since it was written last
        self._unkept: dict[str, Record] = {}  # not in the archive yet
        self._putting: asyncio.Future[None] | None = None
        self._asked = False

    async def open(self, text: Text) -> None:
        """See what is there; games that nobody began to play are forgotten after a day."""
        await self.refresh()
        for entry in forgettable(self.games.values(), self.store.now()):
            await self.remove(entry.name)
        await self._take_over_former(text)

    async def refresh(self) -> None:
        """See what is there now; other tabs may have changed it."""
        try:
            archived = [Entry.from_plain(plain) for plain in await self.store.entries()]
        except StoreError:
            archived = []
            self._tell(self.trouble or UNREAD)
        else:
            self._tell("" if self.trouble == UNREAD else self.trouble)
        self._archived = {entry.name for entry in archived if entry}
        here = [record.entry for record in (*self._ahead().values(), *self._unkept.values())]
        self.games = newest(filter(None, [*archived, *here, self._entry]))

    async def _take_over_former(self, text: Text) -> None:
        former = self.store.former()
        if former:
            try:
                name = self.add(Session.from_text(former, text))
            except SaveError:
                return
            await self.settled()
            if name not in self._unkept:
                self.store.drop_former()

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
            self._tell(self.trouble or UNREAD)
        if archived:
            found.append(archived)
        if name != self.name:  # what is on the table builds on what it was made from
            self._known[name] = max((revision for revision, _ in found), default=0)
        return list(dict.fromkeys(text for _, text in sorted(found, reverse=True)))

    def add(self, session: Session) -> str:
        """Keep one more game, which replaces none; gives its name."""
        name = self.store.fresh_name()
        self._write(Entry.new(name, session, self.store.now()), session)
        return name

    def add_imported(self, entry: Entry, session: Session) -> None:
        """Keep a game from another browser under its own name."""
        self._write(entry, session)

    async def remove(self, name: str) -> bool:
        """Forget a game; tells whether it is gone."""
        try:
            await self.store.remove(name)
        except StoreError:
            if name in self._archived:
                return False
        self._archived.discard(name)
        self.games.pop(name, None)
        self._unkept.pop(name, None)
        self.store.drop_ahead(name)
        return True

    # The game on the table

    def attach(self, name: str, session: Session) -> None:
        """A kept game is on the table from now on; one whose entry cannot be read gets another."""
        self.detach()
        entry = self.games.get(name) or Entry.new(name, session, self.store.now())
        self._entry = replace(entry, revision=max(entry.revision, self._known.get(name, 0)))
        self.name, self._session = name, session
        if name in self._ahead():  # the archive did not get it
            self.save_soon()

    def detach(self) -> None:
        """No game is on the table; other tabs may have it as soon as everything is kept."""
        self.flush()
        name = self.name
        self.name, self._session, self._entry = "", None, None
        if name and self._putting and not self._putting.done():
            self._putting.add_done_callback(lambda _: self._let_go(name))
        elif name:
            self._let_go(name)

    def _let_go(self, name: str) -> None:
        if name != self.name:  # nobody sat down again meanwhile
            self.store.let_go(name)

    def save_soon(self) -> None:
        """The game on the table has changed: keep it once the change is seen, or at once if it is behind."""
        if self._changed:
            self.flush()
        elif self._session:
            self._changed = True
            self.store.after_paint(self.flush)

    def flush(self) -> None:
        """Keep the game on the table now, if it has changed."""
        if self._session and self._entry and self._changed:
            self._changed = False
            self._entry = self._entry.after(self._session, self.store.now())
            self._write(self._entry, self._session)
            if not self._asked and any(answer[0] == "end" for answer in self._session.game.answers):
                self._asked = True
                self.store.ask_to_persist()

    @property
    def only_in_memory(self) -> bool:
        """Whether anything would be lost with the page."""
        ahead = self._ahead()
        return any(ahead.get(name) != record for name, record in self._unkept.items())

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
            self._putting = self._later(self._archive())

    async def _archive(self) -> None:
        """Put what is not in the archive there, until nothing is left or it fails."""
        while self._unkept:
            record = next(iter(self._unkept.values()))
            name, revision = record.entry.name, record.entry.revision
            try:
                kept = await self.store.put(record.entry.to_text(), record.text, self._known.get(name, 0))
            except StoreError as error:
                self._settle_for_ahead(error.reason)
                return
            if kept:
                self._known[name] = max(revision, self._known.get(name, 0))
                self._done(record)
                self._tell("")
            else:
                self._give_way(name)

    def _give_way(self, name: str) -> None:
        """A newer copy of a game is in the archive: nothing that was done here since is kept."""
        self._unkept.pop(name, None)
        self.store.drop_ahead(name)
        if name == self.name:
            self._session, self._entry, self._changed = None, None, False
        self._overtaken(name)

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
        records = [Record.from_text(text) for text in self.store.written_ahead()]
        return {record.entry.name: record for record in records if record}

    def _tell(self, trouble: str) -> None:
        if trouble != self.trouble:
            self.trouble = trouble
            self._troubled(trouble)
