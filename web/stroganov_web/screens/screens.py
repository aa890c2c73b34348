"""The screens before the table: start page and new game."""

from __future__ import annotations

from collections.abc import Mapping

from stroganov_web.draw.art.svg import element, escape
from stroganov_web.i18n import Text
from stroganov_web.model.spec import Spec, SpecError
from stroganov_web.ui.pages.new_game import new_game_page, spec_from_form
from stroganov_web.ui.pages.start import start_page


class Screens:
    """What the screens show besides words: a problem to tell, and the form as it was last sent."""

    def __init__(self, text: Text) -> None:
        self.text = text
        self.problem = ""
        self.values: Mapping[str, str] | None = None
        self._wrong: SpecError | None = None

    def markup(self, name: str, games: str) -> str:
        """The start page with the list of games, or the new-game form; a problem is told once."""
        if name == "new":
            return new_game_page(self.text, self.values, self._wrong)
        told = element("p", escape(self.problem), class_="problem", role="alert") if self.problem else ""
        self.problem = ""
        return told + start_page(self.text, games)

    def spec(self, values: Mapping[str, str], fresh: int) -> Spec:
        """The game that the form describes; a SpecError is also told in the form."""
        self.values, self._wrong = values, None
        try:
            return spec_from_form(values, fresh)
        except SpecError as error:
            self._wrong = error
            raise
