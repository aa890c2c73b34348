"""The page of finished games, and all games on their way into one file and back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from stroganov import SaveError
from stroganov_web.model.session import Session
from stroganov_web.passing import Ways
from stroganov_web.storage.entries import Entry, Record
from stroganov_web.storage.export import export_games, read_export
from stroganov_web.storage.links import NEWER, refusal, relation
from stroganov_web.ui.dialogs.import_report import import_dialog
from stroganov_web.ui.pages.history import FinishedGame, history_page

if TYPE_CHECKING:
    from stroganov_web.app import App

HISTORY = "#history"
FILE = "stroganov-games.json"


class Annals:
    """What is kept of finished games, and taking everything along."""

    def __init__(self, app: App, ways: Ways) -> None:
        self.app, self.ways, self.desk = app, ways, app.desk
        later = self.desk.later
        self.actions: dict[str, Callable[[str], None]] = {
            "history": lambda name: app.go(HISTORY),
            "export": lambda name: later(self.export()),
            "import": lambda name: ways.choose(app.passing.on_file),
        }

    def page(self) -> str:
        """The page of finished games, oldest first inside."""
        over = sorted(
            (entry for entry in self.desk.keeper.games.values() if entry.result),
            key=lambda entry: entry.changed,
        )
        past = [
            FinishedGame(entry.name, self.desk.dated(entry.changed), entry.result)
            for entry in over
            if entry.result
        ]
        return history_page(past, self.app.text)

    async def export(self) -> None:
        """Save all games to one file."""
        records = []
        for name, entry in list(self.desk.keeper.games.items()):
            copies = await self.desk.keeper.copies(name)
            records += [Record(entry, kept) for kept in copies[:1]]
        self.ways.download(FILE, export_games(records))

    async def bring(self, text: str) -> None:
        """Bring the games of a file here that are not here yet, or further on; what is bad is left out."""
        try:
            records = read_export(text)
        except SaveError as error:
            self.app.show_refusal(refusal(error, self.app.text))
            return
        brought = bad = 0
        for record in records:
            await asyncio.sleep(0)  # the page goes on meanwhile
            session = self._session(record)
            if record and session:
                brought += await self._bring(record.entry, session)
            else:
                bad += 1
        self.app.repaint_screen()
        self.app.show(lambda text, settings: import_dialog(brought, bad, text))

    def _session(self, record: Record | None) -> Session | None:
        try:
            return Session.from_text(record.text, self.app.text) if record else None
        except SaveError:
            return None

    async def _bring(self, entry: Entry, session: Session) -> bool:
        """Keep a game from a file; tells whether there was anything new in it."""
        keeper, now = self.desk.keeper, self.desk.store.now()
        mine = keeper.games.get(entry.name)
        if not mine:
            fresh = replace(entry, made=min(entry.made, now), revision=0)
            keeper.add_imported(fresh.after(session, min(entry.changed, now)), session)
            return True
        if entry.name == keeper.name or not await self.desk.store.hold(entry.name, False):
            return False  # it is being played
        newer = await self._is_newer(mine, session)
        if newer:
            keeper.add_imported(mine.after(session, min(entry.changed, now)), session)
            await keeper.settled()
        self.desk.store.let_go(entry.name)
        return newer

    async def _is_newer(self, mine: Entry, session: Session) -> bool:
        """Whether a game begins with all that is in one's own, and goes on."""
        copies = await self.desk.keeper.copies(mine.name)
        own = self._session(Record(mine, copies[0])) if copies else None
        if not own or own.game.setup != session.game.setup:
            return False
        starts = {game.start and game.start.position_hash() for game in (own.game, session.game)}
        return len(starts) == 1 and relation(session.game.answers, own.game.answers) == NEWER
