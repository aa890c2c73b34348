"""Boot: makes what talks to the browser, the router and its screens, and shows what the address asks for."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Iterable
from functools import partial
from typing import Any

from stroganov_web.browser import device
from stroganov_web.browser.events import Events
from stroganov_web.browser.game_db import Archive
from stroganov_web.browser.sharing import BrowserFiles
from stroganov_web.browser.test_hooks import test_hooks
from stroganov_web.browser.window_events import (
    after_frame,
    browser_page,
    expose,
    is_hidden,
    listen,
    listen_to_window,
    log_error,
    on_uncaught_error,
    when_idle,
)
from stroganov_web.model.session import Session
from stroganov_web.screens.backup import Backup
from stroganov_web.screens.dialogs import Dialogs
from stroganov_web.screens.error_reports import ErrorReports
from stroganov_web.screens.history import HistoryScreen
from stroganov_web.screens.incoming import IncomingGames
from stroganov_web.screens.new_game import NewGameScreen
from stroganov_web.screens.notice_bar import NoticeBar
from stroganov_web.screens.paint_queue import PaintQueue
from stroganov_web.screens.play import PlayServices
from stroganov_web.screens.preferences import PlayerPreferences
from stroganov_web.screens.prerender import prerender_steps
from stroganov_web.screens.press_guard import PressGuard
from stroganov_web.screens.router import START, Router
from stroganov_web.screens.saved_games import SavedGames
from stroganov_web.screens.screen import Commands, Item, Screen
from stroganov_web.screens.sharing import Sharing
from stroganov_web.screens.start import StartScreen
from stroganov_web.screens.tables import TableScreens
from stroganov_web.storage.autosave import Autosave
from stroganov_web.storage.entries import Entry
from stroganov_web.ui.dialogs.menu import DIALOGS
from stroganov_web.ui.pages.game_list import games_list


class App:
    """The objects of the page, made once; afterwards the router has the screen and events find it there."""

    def __init__(self) -> None:
        self.device, self.files = device.BrowserDevice(), BrowserFiles()
        self.queue = PaintQueue(lambda call: after_frame(call, self.errors.guarded))
        self.page = browser_page(self.queue)
        self.preferences = PlayerPreferences(self.page, self.device, self._preferences_changed)
        self.dialogs = Dialogs(self.page, self.preferences)
        self.router = Router(device.BrowserAddress(), self.dialogs)
        agent = device.user_agent()
        self.errors = ErrorReports(
            self.dialogs, self._session, self._is_saved, self.files.copy, log_error, agent
        )
        self._opening: asyncio.Future[None] | None = None
        self._make_games()
        self.router.add(self._pages(), {})
        self._commands = self._page_commands()

    def _make_games(self) -> None:
        """Everything about games: saving, opening, sharing."""
        page, preferences, dialogs, router = self.page, self.preferences, self.dialogs, self.router
        make_room, later, fresh_seed = preferences.make_room, self._later, self.device.fresh_seed
        store = Archive(self.errors.guarded)
        self.autosave = Autosave(store, self._on_trouble, self._on_overtaken, self.errors.later)
        self.notices = NoticeBar(
            page, preferences, make_room, self._session, lambda: bool(self.autosave.name)
        )
        services = PlayServices(page, preferences, dialogs, self.errors.report, router.go, fresh_seed)
        self.games = SavedGames(
            store, self.autosave, router, dialogs, preferences, page, fresh_seed, self._date, later
        )
        router.on_leave.append(self.notices.mention_others)
        self.tables = TableScreens(services, router, self.games, self.notices, make_room, later)
        self.backup = Backup(self.autosave, store, self.files, preferences, dialogs, self._games_changed)
        self.incoming = IncomingGames(
            self.files, self.games, self.tables, router, preferences, dialogs, self.backup.restore, later
        )
        passed_on = self.tables.passed_on
        self.sharing = Sharing(
            self.files, preferences, dialogs, page.focus, self._session, passed_on, store.now, later
        )

    def _pages(self) -> dict[str, Callable[[], Screen]]:
        """The screens beside the table, by address."""
        page, preferences = self.page, self.preferences
        go, fresh_seed = self.router.go, self.device.fresh_seed
        new_game = NewGameScreen(page, preferences, page.filled_in, go, fresh_seed)  # it remembers the form
        return {
            START: self._start_screen,
            "#new": lambda: new_game,
            "#history": lambda: HistoryScreen(page, preferences, self._saved_games, self._date),
        }

    def _start_screen(self) -> StartScreen:
        problem, self.router.problem = self.router.problem, ""
        return StartScreen(self.page, self.preferences, self._games_list, self._look_again, problem)

    def _page_commands(self) -> Commands:
        """Commands of every screen; a screen's own ones come first."""
        go, later = self.router.go, self._later
        return {
            **{name: partial(self._show_dialog, name) for name in DIALOGS},
            **self.games.commands(),
            **self.tables.commands(),
            **self.sharing.commands(),
            "to_file": lambda _: self._to_file(),
            "dismiss": lambda _: self._dismiss(),
            "put_away": lambda _: self.notices.dismiss(),
            "to_band": lambda _: self.page.focus.find(),
            "reload": lambda _: self.device.reload(),
            "copy_report": lambda _: later(self.errors.copy()),
            "start": lambda _: go(START),
            "new_game": lambda _: go("#new"),
            "history": lambda _: go("#history"),
            "from_file": lambda _: self.files.choose(self.incoming.on_file),
            "import": lambda _: self.files.choose(self.incoming.on_file),
            "export": lambda _: later(self.backup.export()),
        }

    def act(self, action: str, item: Item) -> None:
        """Carry out a command by its name; one that nothing here knows belongs to the page's scripts."""
        command = self.router.screen.commands().get(action) or self._commands.get(action)
        if command:
            command(item)

    # Booting

    async def boot(self) -> None:
        """Listen, and show what the address asks for as soon as the browser has told which games it keeps."""
        self.preferences.apply()
        self.preferences.introduce()
        guard = PressGuard(device.now)
        self._listen(guard)
        expose(test_hooks(self._session, self.queue, guard))
        await self.autosave.open()
        self.errors.guarded(lambda _: self.router.route())(None)
        if self._opening:
            await self._opening
        self.incoming.receive()
        device.mark("board-drawn")
        on_uncaught_error(self.errors.show)
        self.page.mark(ready="true")
        device.mark("ready")
        when_idle(deque(prerender_steps()), self.errors.guarded)

    def _listen(self, guard: PressGuard) -> None:
        guarded = self.errors.guarded
        events = Events(
            self.page,
            self.router,
            guard,
            self.act,
            lambda: self.preferences.settings.keys == "on",
            self.preferences.change,
            self.device.open_rules,
        )
        listen({**events.handlers, "visibilitychange": self._on_visible}, guarded)
        window = {"hashchange": lambda _: self.router.route(), "resize": self._on_resize}
        listen_to_window({**window, "beforeunload": self._on_unload}, guarded)
        listen({"scroll": lambda _: self.router.screen.scrolled()}, guarded, self.page.element("board"))
        listen({"close": self._on_dialog_closed}, guarded, self.page.element("dialog"))
        self.device.on_preference(guarded(lambda _: self.preferences.apply()))

    # What objects tell each other

    def _later(self, work: Coroutine[Any, Any, None]) -> asyncio.Future[None]:
        self._opening = self.errors.later(work)
        return self._opening

    def _session(self) -> Session | None:
        return self.router.screen.session

    def _is_saved(self) -> bool:
        return not self.autosave.only_in_memory

    def _date(self, moment: int) -> str:
        return self.device.format_date(moment, self.preferences.text.lang)

    def _saved_games(self) -> Iterable[Entry]:
        return self.autosave.games.values()

    def _games_list(self) -> str:
        return games_list(self._saved_games(), self._date, self.preferences.text)

    def _look_again(self) -> None:
        self._later(self.games.look_again())

    def _games_changed(self) -> None:
        self.router.screen.saved_games_changed()

    def _preferences_changed(self, translated: bool) -> None:
        """Show the screen as it is to be now; in another language, everything else, too."""
        if translated:
            self.router.screen.translate()
            self.notices.draw()
            self.dialogs.refresh()
        else:
            self.router.screen.refresh()

    def _on_trouble(self, trouble: str) -> None:
        self.notices.trouble(trouble)

    def _on_overtaken(self, name: str) -> None:
        self.games.on_overtaken(name)

    def _to_file(self) -> None:
        """The game on the table, otherwise all of them."""
        if self._session():
            self.sharing.to_file()
        else:
            self._later(self.backup.export())

    def _show_dialog(self, name: str, item: Item) -> None:
        self.dialogs.show(DIALOGS[name])

    def _dismiss(self) -> None:
        self.dialogs.close()
        self.router.screen.refresh()

    def _on_dialog_closed(self, event: Any) -> None:
        if not event.target.open:  # the browser tells a little later: another one may be open by now
            self.dialogs.closed()
            self.page.after_dialog()

    def _on_visible(self, event: Any) -> None:
        if not is_hidden():
            self.autosave.try_again()
            self.router.screen.back_in_view()

    def _on_resize(self, event: Any) -> None:
        self.preferences.apply()
        self.router.screen.refresh()

    def _on_unload(self, event: Any) -> None:
        if not self._is_saved():
            event.preventDefault()  # the browser asks whether to leave a game that is not saved


async def main() -> None:
    """Start the page and tell it when it can be played."""
    device.mark("engine-imported")
    await App().boot()
