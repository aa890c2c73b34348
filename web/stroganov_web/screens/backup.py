"""All games in one file, and back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

from stroganov import SaveError
from stroganov_web.model.session import Session
from stroganov_web.screens.dialogs import Dialogs
from stroganov_web.screens.ports import FileAndLinkPort, Preferences
from stroganov_web.storage.autosave import Autosave
from stroganov_web.storage.entries import Entry, Record
from stroganov_web.storage.export import export_games, read_export
from stroganov_web.storage.links import NEWER, refusal, relation
from stroganov_web.storage.store import Store
from stroganov_web.ui.dialogs.import_report import import_dialog

FILE = "stroganov-games.json"


class Backup:
    """Exports and imports all saved games; `changed` is called after an import."""

    def __init__(
        self,
        autosave: Autosave,
        store: Store,
        files: FileAndLinkPort,
        preferences: Preferences,
        dialogs: Dialogs,
        changed: Callable[[], None],
    ) -> None:
        self._autosave, self._store, self._files = autosave, store, files
        self._preferences, self._dialogs, self._changed = preferences, dialogs, changed

    async def export(self) -> None:
        """Save all games to one file."""
        records = []
        for name, entry in list(self._autosave.games.items()):
            copies = await self._autosave.copies(name)
            records += [Record(entry, kept) for kept in copies[:1]]
        self._files.download(FILE, export_games(records))

    async def restore(self, text: str) -> None:
        """Add the games of a file that are not here yet, or further on here; bad ones are left out."""
        try:
            records = read_export(text)
        except SaveError as error:
            self._dialogs.refuse(refusal(error, self._preferences.text))
            return
        added = bad = 0
        for record in records:
            await asyncio.sleep(0)  # the page goes on meanwhile
            session = self._session(record)
            if record and session:
                added += await self._add(record.entry, session)
            else:
                bad += 1
        self._changed()
        self._dialogs.show(lambda text, _: import_dialog(added, bad, text))

    def _session(self, record: Record | None) -> Session | None:
        try:
            return Session.from_text(record.text, self._preferences.text) if record else None
        except SaveError:
            return None

    async def _add(self, entry: Entry, session: Session) -> bool:
        """Save a game from a file; returns whether there was anything new in it."""
        autosave, now = self._autosave, self._store.now()
        mine = autosave.games.get(entry.name)
        if not mine:
            fresh = replace(entry, made=min(entry.made, now), revision=0)
            autosave.add_imported(fresh.after(session, min(entry.changed, now)), session)
            return True
        if entry.name == autosave.name or not await self._store.hold(entry.name, False):
            return False  # it is being played
        newer = await self._is_newer(mine, session)
        if newer:
            autosave.add_imported(mine.after(session, min(entry.changed, now)), session)
            await autosave.settled()
        self._store.let_go(entry.name)
        return newer

    async def _is_newer(self, mine: Entry, session: Session) -> bool:
        """Whether a game begins like one's own and goes on."""
        copies = await self._autosave.copies(mine.name)
        own = self._session(Record(mine, copies[0])) if copies else None
        if not own or own.game.setup != session.game.setup:
            return False
        starts = {game.start and game.start.position_hash() for game in (own.game, session.game)}
        return len(starts) == 1 and relation(session.game.answers, own.game.answers) == NEWER
