"""Which screen a game gets: played, replayed, tried out, or looked at because it comes from outside."""

from __future__ import annotations

from collections.abc import Callable

from stroganov_web.model.session import Session
from stroganov_web.screens.foreign_game import ForeignGameScreen
from stroganov_web.screens.notice_bar import NoticeBar
from stroganov_web.screens.play import PlayScreen, PlayServices
from stroganov_web.screens.ports import Later
from stroganov_web.screens.replay_screen import ReplayScreen
from stroganov_web.screens.router import Router
from stroganov_web.screens.saved_games import PLAY, REPLAY, SavedGames
from stroganov_web.screens.screen import Command, Commands, Item
from stroganov_web.screens.what_if import WhatIfScreen
from stroganov_web.ui.foreign_game_bar import ForeignGame


class TableScreens:
    """Makes the screens with a table."""

    def __init__(
        self,
        services: PlayServices,
        router: Router,
        games: SavedGames,
        notices: NoticeBar,
        make_room: Callable[[], None],
        later: Later,
    ) -> None:
        self._services, self._router, self._games, self._notices = services, router, games, notices
        self._make_room, self._later = make_room, later
        games.tables = self

    def commands(self) -> Commands:
        """Commands that lead from one table to another; where there is nothing to try out, that is told."""
        not_now = ("what_if.begin", "what_if.not_now")
        return {"replay": self.replay_again, "what_if": lambda _: self._services.dialogs.say(*not_now)}

    # Playing

    def play(self, session: Session) -> None:
        """Play a session; the game is saved from now on."""
        screen = PlayScreen(session, self._save, self._services)
        screen.more_commands = {"what_if": lambda _: self._try_out(screen)}
        self._start(screen)
        self._mention_others()
        if session.game.older_rules:
            self._notices.tell("saves.older_rules")

    def _start(self, screen: PlayScreen) -> None:
        self._router.replace(screen)
        screen.start()

    def _save(self) -> None:
        """The game on the table has changed; an error in saving it does not keep it from going on."""
        try:
            self._games.autosave.save()
        except Exception as error:
            self._services.report(error)
        self._mention_others()

    def _mention_others(self) -> None:
        """Whoever plays elsewhere has to get the game when it is their turn."""
        session = self._router.screen.session
        if session and session.local_seats:
            self._games.store.after_paint(self._notices.mention_others)

    def passed_on(self, session: Session) -> None:
        """A link to a game was taken: if it is for somebody else, that one plays elsewhere from now on."""
        on_table = session is self._router.screen.session and self._games.autosave.name
        if on_table and not session.bot_acts and session.game.seat != session.viewer:
            session.set_local_seat(session.viewer)
            self._games.autosave.save()
            self._notices.passed_on()

    # What if

    def _try_out(self, screen: PlayScreen) -> None:
        """Play on a copy that nobody saves, or tell why not."""
        if not self._games.autosave.name or screen.busy or screen.session.over:
            self._services.dialogs.say("what_if.begin", "what_if.not_now")
            return
        self._services.dialogs.close()
        save_original = self._games.autosave.save
        copy = WhatIfScreen(screen.session, self._services, save_original, self._make_room)
        copy.more_commands = {
            "leave_trial": lambda _: self._leave_copy(copy),
            "keep_trial": lambda _: self._games.begin(copy.session),
        }
        self._start(copy)

    def _leave_copy(self, copy: WhatIfScreen) -> None:
        """Back to the game as it was."""
        copy.original.speak(self._services.preferences.text)
        self.play(copy.original)

    # Looking

    def replay(self, session: Session, number: int, name: str) -> ReplayScreen:
        """A screen that shows a position of a saved game."""

        def branch(from_here: Session) -> None:
            self._router.set_address(f"{REPLAY}{name}@{len(from_here.game.answers)}")
            self._router.set_address(PLAY, replace=False)  # a step back in the browser leads to the replay
            self._games.begin(from_here)

        return self._replay(session, number, branch, lambda: self._router.go(f"{PLAY}={name}"))

    def _replay(
        self, session: Session, number: int, branch: Callable[[Session], None], stop: Callable[[], None]
    ) -> ReplayScreen:
        services = self._services
        return ReplayScreen(session, number, services.page, services.preferences, branch, stop, self._later)

    def replay_again(self, item: Item) -> None:
        """Look at the game of an item, otherwise at the one on the table, from its beginning."""
        name = item.data.get("game") or self._games.autosave.name
        if name:
            self._router.go(f"{REPLAY}{name}")

    def foreign(self, game: ForeignGame, choices: dict[str, Command]) -> ForeignGameScreen:
        """A screen that shows a game from outside."""

        def back() -> None:
            self._router.show(self.foreign(game, choices))

        def replay(item: Item) -> None:
            self._router.show(self._replay(game.session, 0, self._games.begin, back))

        services = self._services
        return ForeignGameScreen(game, services.page, services.preferences, choices | {"replay": replay})
