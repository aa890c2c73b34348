"""What if: a turn tried out on a copy of the game, left without a trace or kept as a game of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from stroganov_web.art.svg import element, escape
from stroganov_web.controls import button
from stroganov_web.desk import PLAY
from stroganov_web.session import Session
from stroganov_web.text import Text

if TYPE_CHECKING:
    from stroganov_web.app import App


class Trial:
    """Trying out; `name` is the game it began from, if one is going on."""

    def __init__(self, app: App) -> None:
        self.app, self.desk = app, app.desk
        self.name = ""
        self.actions: dict[str, Callable[[str], None]] = {
            "what_if": lambda name: self.begin(),
            "leave_trial": lambda name: self.leave(),
            "keep_trial": lambda name: self.keep(),
        }

    def begin(self) -> None:
        """Put a copy of the game on the table that nobody keeps; the original is not touched."""
        play, name = self.app.play, self.desk.keeper.name
        self.app.page.close_dialog()
        if not play or not name or play.busy or play.session.over:
            return
        game = play.session.game
        copy = Session(play.session.spec, self.app.text, game.up_to(len(game.answers)))
        self.app.begin(copy, lambda: None)
        self.name = name
        self.show()

    def leave(self) -> None:
        """Back to the game as it was."""
        name = self.name
        if name:
            self.end()
            self.app.leave()
            self.app.go(f"{PLAY}={name}", replace=True)

    def keep(self) -> None:
        """Make a game of its own of what was tried out."""
        play = self.app.play
        if self.name and play:
            self.end()
            self.desk.begin(play.session)

    def end(self) -> None:
        """Nothing is tried out any more."""
        self.name = ""
        self.show()

    def show(self) -> None:
        """Say over the page that something is tried out, with the ways out."""
        self.app.page.mark(trial="true" if self.name else "")
        self.app.page.paint({"trial": bar(self.app.text) if self.name else ""})


def bar(text: Text) -> str:
    """The bar while something is tried out."""
    ways = button("keep_trial", text("trial.keep"), "quiet-button")
    ways += button("leave_trial", text("trial.leave"), "quiet-button")
    return element("p", escape(text("trial.says"))) + ways
