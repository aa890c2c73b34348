"""The new-game form."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from stroganov_web.model.spec import SpecError
from stroganov_web.screens.ports import PlainPage, Preferences
from stroganov_web.screens.start import PageScreen
from stroganov_web.ui.pages.new_game import new_game_page, spec_from_form


class NewGameScreen(PageScreen):
    """The form; `filled_in` reads what it holds, `go` starts the game of an address."""

    name = "new"

    def __init__(
        self,
        page: PlainPage,
        preferences: Preferences,
        filled_in: Callable[[], Mapping[str, str] | None],
        go: Callable[[str], None],
        fresh_seed: Callable[[], int],
    ) -> None:
        super().__init__(page, preferences)
        self._filled_in, self._go, self._fresh_seed = filled_in, go, fresh_seed
        self._values: Mapping[str, str] | None = None
        self._wrong: SpecError | None = None

    def markup(self) -> str:
        """The form with what was filled in, and what is wrong with it."""
        return new_game_page(self.preferences.text, self._values, self._wrong)

    def translate(self) -> None:
        """What is filled in stays."""
        self._values = self._filled_in()
        self.draw()

    def submit(self, values: Mapping[str, str]) -> None:
        """Start the game, or tell what is wrong."""
        self._values, self._wrong = values, None
        try:
            spec = spec_from_form(values, self._fresh_seed())
        except SpecError as error:
            self._wrong = error
            self.draw()
        else:
            self._go(spec.fragment())
