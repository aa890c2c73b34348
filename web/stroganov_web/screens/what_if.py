"""What if: playing on a copy of the game, to be dropped or kept as a game of its own.

The game itself stays saved and held meanwhile. What is revealed on the copy is known from then on, so the
game counts it like information revealed by undo.
"""

from __future__ import annotations

from collections.abc import Callable

from stroganov import Game
from stroganov.undo_limits import limit_between
from stroganov_web.draw.art.svg import element, escape
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.screens.play import PlayScreen, PlayServices
from stroganov_web.ui.controls import button


class WhatIfScreen(PlayScreen):
    """A copy of `original` on the table; `save_original` is called when something was revealed on it."""

    def __init__(
        self,
        original: Session,
        services: PlayServices,
        save_original: Callable[[], None],
        make_room: Callable[[], None],
    ) -> None:
        super().__init__(copy_of(original, services.preferences.text), self._count_revealed, services)
        self.original, self._save_original, self._make_room = original, save_original, make_room
        self._before = original.undo_limits_passed

    def start(self) -> None:
        """Say that this is a copy."""
        self.draw_bar()
        super().start()
        self.page.add(self.preferences.text("what_if.says"))

    def _count_revealed(self) -> None:
        """Something was done on the copy: what was revealed counts for the game."""
        revealed = revealed_on(self.session, self.original.game) - self.original.undo_limits_passed
        if revealed > 0:
            self.original.undo_limits_passed += revealed
            self._save_original()
            self.draw_bar()

    def translate(self) -> None:
        """The bar speaks the language, too."""
        self.draw_bar()
        super().translate()

    def leave(self) -> None:
        """Remove the bar."""
        super().leave()
        self.page.mark(trial="")
        self.page.paint({"trial": ""})
        self._make_room()

    def draw_bar(self) -> None:
        """Say above the page that this is a copy, with the ways out."""
        self.page.mark(trial="true")
        self.page.paint(
            {"trial": bar(self.preferences.text, self.original.undo_limits_passed - self._before)}
        )
        self._make_room()


def copy_of(session: Session, text: Text) -> Session:
    """The same game once more, with everything that was revealed."""
    copy = Session(session.spec, text, session.game.up_to(len(session.game.answers)))
    copy.undo_limits_passed = session.undo_limits_passed
    return copy


def revealed_on(copy: Session, game: Game) -> int:
    """How often something hidden was revealed on a copy, before and since it left the game."""
    answers = copy.game.answers
    pairs = zip(answers, game.answers, strict=False)
    parted = next((n for n, (tried, done) in enumerate(pairs) if tried != done), len(game.answers))
    at = copy.game.at
    return copy.undo_limits_passed + sum(
        bool(limit_between(at(n), at(n + 1))) for n in range(parted, len(answers))
    )


def bar(text: Text, revealed: int) -> str:
    """The bar above the page while a copy is played."""
    choices = button("keep_trial", text("what_if.keep"), "quiet-button")
    choices += button("leave_trial", text("what_if.leave"), "quiet-button")
    told = [text("what_if.says"), *([text.n("what_if.seen", revealed)] if revealed else [])]
    return element("p", escape(" ".join(told))) + choices
