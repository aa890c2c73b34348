"""What if: a turn tried out on a copy of the game, left without a trace or kept as a game of its own.

The game itself stays kept and held meanwhile. What comes to light on the copy is known from then on, so the
game counts it as it counts seals broken by undo.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from stroganov import Game
from stroganov.undo_limits import limit_between
from stroganov_web.draw.art.svg import element, escape
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.ui.controls import button
from stroganov_web.ui.dialogs.message import message_dialog

if TYPE_CHECKING:
    from stroganov_web.app import App


class Trial:
    """Trying out; `session` is the game it began from, if one is going on."""

    def __init__(self, app: App) -> None:
        self.app, self.desk = app, app.desk
        self.session: Session | None = None
        self._copy: Session | None = None
        self._peeks = 0  # of the game before
        self.actions: dict[str, Callable[[str], None]] = {
            "what_if": lambda name: self.begin(),
            "leave_trial": lambda name: self.leave(),
            "keep_trial": lambda name: self.keep(),
        }

    def begin(self) -> None:
        """Put a copy of the game on the table that nobody keeps, or tell why not."""
        play = self.app.play
        if not play or not self.desk.keeper.name or self.session or play.busy or play.session.over:
            self.app.show(lambda text, _: message_dialog(text("trial.begin"), text("trial.not_now"), text))
            return
        self.app.page.close_dialog()
        self.session, self._copy = play.session, copy_of(play.session, self.app.text)
        self._peeks = play.session.undo_limits_passed
        self.app.clear()
        self.show()
        self.app.lay(self._copy, self.tried)
        self.app.page.add(self.app.text("trial.says"))

    def tried(self) -> None:
        """Something was done on the copy: what came to light by it is counted."""
        if self.session and self._copy:
            seen = seen_on(self._copy, self.session.game) - self.session.undo_limits_passed
            if seen > 0:
                self.session.undo_limits_passed += seen
                self.desk.keeper.save_soon()
                self.show()

    def leave(self) -> None:
        """Back to the game as it was."""
        session = self.session
        if session:
            self.app.clear()
            self.end()
            session.speak(self.app.text)
            self.app.lay(session, self.desk.keep)

    def keep(self) -> None:
        """Make a game of its own of what was tried out."""
        copy = self._copy
        if copy:
            self.desk.begin(copy)

    def end(self) -> None:
        """Nothing is tried out any more."""
        if self.session:
            self.session = self._copy = None
            self.show()

    def show(self) -> None:
        """Say over the page that something is tried out, with the ways out."""
        self.app.page.mark(trial="true" if self.session else "")
        seen = self.session.undo_limits_passed - self._peeks if self.session else 0
        self.app.page.paint({"trial": bar(self.app.text, seen) if self.session else ""})
        self.app.appearance.make_room()


def copy_of(session: Session, text: Text) -> Session:
    """The same game once more, with all that was seen."""
    copy = Session(session.spec, text, session.game.up_to(len(session.game.answers)))
    copy.undo_limits_passed = session.undo_limits_passed
    return copy


def seen_on(copy: Session, game: Game) -> int:
    """How many seals were broken on a copy, before and since it left the game."""
    answers = copy.game.answers
    pairs = zip(answers, game.answers, strict=False)
    parted = next((n for n, (tried, done) in enumerate(pairs) if tried != done), len(game.answers))
    at = copy.game.at
    since = range(parted, len(answers))
    return copy.undo_limits_passed + sum(bool(limit_between(at(n), at(n + 1))) for n in since)


def bar(text: Text, seen: int) -> str:
    """The bar while something is tried out; what was `seen` is told."""
    ways = button("keep_trial", text("trial.keep"), "quiet-button")
    ways += button("leave_trial", text("trial.leave"), "quiet-button")
    told = [text("trial.says"), *([text.n("trial.seen", seen)] if seen else [])]
    return element("p", escape(" ".join(told))) + ways
