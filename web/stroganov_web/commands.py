"""The commands of the page by name: of buttons and keys, about games, dialogs and the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from stroganov_web.browser import device as browser
from stroganov_web.play import Play
from stroganov_web.ui.dialogs.menu import DIALOGS

if TYPE_CHECKING:
    from stroganov_web.app import App


class Commands:
    """Carries commands out; those about a game get its name, those of the table need one."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._about_games = app.desk.actions | app.passing.actions | app.annals.actions | app.trial.actions

    def act(self, action: str, item: Any) -> None:
        """Carry out a command; `item` is the button, if it was one."""
        app, around = self.app, self._around(item)
        if action in DIALOGS:
            app.show(DIALOGS[action])
        elif action in around:
            around[action]()
        elif action in self._about_games:
            self._about_games[action](item.getAttribute("data-game") or "")
        elif app.watch:
            app.watch.act(action, item)
        elif app.play:
            self._at_table(app.play).get(action, lambda: None)()

    def show_rules(self, section: int) -> None:
        """Open a section of the rules beside the game."""
        browser.open_rules(section)

    def _around(self, item: Any) -> dict[str, Callable[[], None]]:
        app = self.app
        return {
            "dismiss": self._dismiss,
            "to_band": app.page.focus.find,
            "reload": browser.reload,
            "copy_report": lambda: app.desk.later(app.guard.copy()),
            "start": lambda: app.go("#"),
            "new_game": lambda: app.go("#new"),
            "replay": lambda: app.desk.look_again_at(item),
            "stop_replay": app.desk.back,
            "quick": lambda: app.go(item.getAttribute("data-game")),
        }

    def _at_table(self, play: Play) -> dict[str, Callable[[], None]]:
        app, spec = self.app, play.session.spec
        return {
            "close": play.close,
            "cancel": play.close,
            "confirm": play.confirm,
            "undo": lambda: self._dismiss(play.undo),
            "redo": play.redo,
            "restart": play.restart,
            "end_anyway": lambda: self._dismiss(play.end_anyway),
            "end": play.end,
            "final_table": lambda: play.see(table=True),
            "result": lambda: play.see(table=False),
            "next": play.others.pace.next,
            "skip": play.others.pace.skip,
            "recap": play.show_recap,
            "dismiss_recap": play.dismiss_recap,
            "play_again_same": lambda: app.go(spec.fragment()),
            "play_again_new": lambda: app.go(spec.with_seed(browser.fresh_seed()).fragment()),
        }

    def _dismiss(self, then: Callable[[], None] | None = None) -> None:
        """Close the dialog, then go on."""
        self.app.page.close_dialog()
        (then or self.app.redraw)()
