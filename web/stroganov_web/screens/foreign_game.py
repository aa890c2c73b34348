"""A game from a link or a file: it can be looked at before it becomes one's own, and takes no answers."""

from __future__ import annotations

from collections.abc import Mapping

from stroganov_web.screens.paint_steps import to_table
from stroganov_web.screens.ports import Preferences, TablePage
from stroganov_web.screens.screen import Command, Commands, Item
from stroganov_web.screens.season_theme import put_on
from stroganov_web.screens.table_screen import TableScreen
from stroganov_web.text.titles import table_title
from stroganov_web.ui.foreign_game_bar import ForeignGame, foreign_game_bar
from stroganov_web.ui.table_view import Looking


class ForeignGameScreen(TableScreen):
    """The table of a game from outside; `choices` are the commands of its bar."""

    def __init__(
        self,
        game: ForeignGame,
        page: TablePage,
        preferences: Preferences,
        choices: Mapping[str, Command],
    ) -> None:
        super().__init__(game.session, page, preferences)
        self.game, self._choices = game, choices
        self._shown = False

    def draw(self) -> None:
        """Paint the table with the bar of a foreign game."""
        page, text = self.page, self.preferences.text
        self.view.bar = foreign_game_bar(self.game, text)
        resized = self.fit() or not self._shown
        if resized:
            page.size(self.layout.variables())
            self._shown = True
        over, seat = self.session.over, self.session.game.seat
        page.mark(**self.layout_marks(), seat=str(seat), over="true" if over else "", busy="")
        panels = self.view.drawings(self.layout, Looking())
        steps = to_table(page, panels, lambda: None, [self._announce, *put_on(page, self.view.season)])
        page.queue.begin(steps)
        page.queue.finish()
        if resized and self.layout.phone:
            self.scroll_to(self.view.state.players[self.session.me].slot)
        self.scrolled()

    def _announce(self) -> None:
        text = self.preferences.text
        self.page.title(table_title(self.session, text, self.view.state.seat))
        self.page.say(self.game.sentence(text))

    def leave(self) -> None:
        """Remove the marks of a table."""
        super().leave()
        self.page.mark(over="", seat="")

    def commands(self) -> Commands:
        """What can be done with the game."""
        return {**self._choices, "close": lambda _: self.page.show_preview("", None)}

    def use(self, item: Item, by_touch: bool) -> bool:
        """Places on the overview of a phone scroll the board."""
        if "jump" not in item.data:
            return False
        self.scroll_to(int(item.data["jump"]))
        return True
