"""The page of finished games, and all games on their way into one file and back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from stroganov import SaveError
from stroganov_web.collection import collected, records_in
from stroganov_web.history import Past, brought_dialog, history_page
from stroganov_web.library import Record
from stroganov_web.passing import Ways
from stroganov_web.session import Session
from stroganov_web.sharing import refusal

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
            "import": lambda name: ways.choose(self.on_file),
        }

    def page(self) -> str:
        """The page of finished games, oldest first inside."""
        over = sorted(
            (entry for entry in self.desk.keeper.games.values() if entry.result),
            key=lambda entry: entry.changed,
        )
        past = [
            Past(entry.name, self.desk.dated(entry.changed), entry.result) for entry in over if entry.result
        ]
        return history_page(past, self.app.text)

    async def export(self) -> None:
        """Save all games to one file."""
        records = []
        for name, entry in list(self.desk.keeper.games.items()):
            copies = await self.desk.keeper.copies(name)
            records += [Record(entry, kept) for kept in copies[:1]]
        self.ways.download(FILE, collected(records))

    def on_file(self, text: str) -> None:
        """A file was chosen."""
        self.desk.later(self.bring(text))

    async def bring(self, text: str) -> None:
        """Bring the games of a file here that are not here yet; one bad game and nothing is brought."""
        try:
            records = records_in(text)
            sessions = []
            for record in records:
                sessions.append(Session.from_text(record.text, self.app.text))
                await asyncio.sleep(0)
        except SaveError as error:
            self.app.show_refusal(refusal(error, self.app.text))
            return
        brought = 0
        for record, session in zip(records, sessions, strict=True):
            if record.entry.name not in self.desk.keeper.games:
                same = replace(
                    record.entry.after(session, record.entry.changed), revision=record.entry.revision
                )
                self.desk.keeper.bring(same, session)
                brought += 1
        self.app.repaint_screen()
        self.app.show(lambda text, settings: brought_dialog(brought, text))
