"""A tab of the browser without the browser: the router, saved games and everything about them, as at boot."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.screens.backup import Backup
from stroganov_web.screens.dialogs import Dialogs
from stroganov_web.screens.history import HistoryScreen
from stroganov_web.screens.incoming import IncomingGames
from stroganov_web.screens.notice_bar import NoticeBar
from stroganov_web.screens.play import PlayServices
from stroganov_web.screens.router import START, Router
from stroganov_web.screens.saved_games import SavedGames
from stroganov_web.screens.screen import Screen
from stroganov_web.screens.start import StartScreen
from stroganov_web.screens.tables import TableScreens
from stroganov_web.storage.autosave import Autosave
from stroganov_web.ui.pages.game_list import games_list
from tests.web.unit.fakes import FakeAddress, FakeDevice, FakeFiles, FakePage, FakePreferences, thing
from tests.web.unit.stores import MemoryStore


class Tab:
    """Everything about games; what takes time is done after `settle`, what goes wrong fails the test."""

    def __init__(self, text: Text, store: MemoryStore | None = None, /, **settings: str) -> None:
        self.text, self.store = text, store or MemoryStore()
        self.page, self.device, self.files = FakePage(), FakeDevice(), FakeFiles()
        self.preferences = FakePreferences(text, **settings)
        self.address, self.work = FakeAddress(), list[asyncio.Future[None]]()
        self.dialogs = Dialogs(self.page, self.preferences)
        self.router = Router(self.address, self.dialogs)
        self.autosave = Autosave(self.store, self._on_trouble, self._on_overtaken, self.later)
        self.bars = 0  # the height of the bars above the page
        self.notices = NoticeBar(
            self.page, self.preferences, self._make_room, self.session, lambda: bool(self.autosave.name)
        )
        self.games = SavedGames(
            self.store,
            self.autosave,
            self.router,
            self.dialogs,
            self.preferences,
            self.page,
            self.device.fresh_seed,
            self.date,
            self.later,
        )
        self.router.on_leave.append(self.notices.mention_others)
        self.services = PlayServices(
            self.page, self.preferences, self.dialogs, self._fail, self.router.go, self.device.fresh_seed
        )
        self.tables = TableScreens(
            self.services, self.router, self.games, self.notices, self._make_room, self.later
        )
        self.backup = Backup(
            self.autosave, self.store, self.files, self.preferences, self.dialogs, self._games_changed
        )
        self.incoming = IncomingGames(
            self.files,
            self.games,
            self.tables,
            self.router,
            self.preferences,
            self.dialogs,
            self.backup.restore,
            self.later,
        )
        self.router.add({START: self._start, "#history": self._history}, {})

    def _start(self) -> Screen:
        problem, self.router.problem = self.router.problem, ""
        return StartScreen(self.page, self.preferences, self._list, self._look_again, problem)

    def _list(self) -> str:
        return games_list(self.autosave.games.values(), self.date, self.text)

    def _look_again(self) -> None:
        self.later(self.games.look_again())

    def _history(self) -> Screen:
        return HistoryScreen(self.page, self.preferences, lambda: self.autosave.games.values(), self.date)

    def _on_trouble(self, trouble: str) -> None:
        self.notices.trouble(trouble)

    def _on_overtaken(self, name: str) -> None:
        self.games.on_overtaken(name)

    def _games_changed(self) -> None:
        self.router.screen.saved_games_changed()

    def _make_room(self) -> None:
        """As the preferences do when a bar has appeared or gone."""
        before, self.bars = self.bars, self.page.bars_height()
        if self.bars != before:
            self.router.screen.refresh()

    def _fail(self, error: Exception) -> None:
        raise AssertionError(str(error)) from error

    def later(self, work: Coroutine[Any, Any, None]) -> asyncio.Future[None]:
        self.work.append(asyncio.ensure_future(work))
        return self.work[-1]

    def date(self, moment: int) -> str:
        return self.device.format_date(moment, self.text.lang)

    def session(self) -> Session | None:
        """The game on the screen."""
        return self.router.screen.session

    # What players do

    async def settle(self) -> "Tab":
        """Wait until everything that was begun is done, saved and painted."""
        while self.work:
            await self.work.pop(0)
        self.page.finish()
        self.store.paint()
        while self.work:
            await self.work.pop(0)
        self.page.finish()
        return self

    async def visit(self, fragment: str) -> "Tab":
        """Enter an address, as in the browser's address bar."""
        self.address.change(fragment, replace=False)
        self.router.route()
        return await self.settle()

    async def press(self, command: str, **data: str) -> "Tab":
        """Press a button of the screen, of a list or of a dialog."""
        commands = {**self.games.commands(), **self.tables.commands(), **self.router.screen.commands()}
        commands[command](thing(action=command, **data))
        return await self.settle()

    async def keep(self, session: Session) -> str:
        """Save a game beside the others; gives its name."""
        name = self.autosave.add(session)
        await self.settle()
        return name
