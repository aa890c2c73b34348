"""The new-game form: what was filled in stays, and what is wrong with it is told."""

from collections.abc import Mapping

from stroganov_web.draw.art.svg import escape
from stroganov_web.i18n import Text
from stroganov_web.model.spec import Spec, SpecError
from stroganov_web.screens.new_game import NewGameScreen
from stroganov_web.ui.pages.new_game import DEFAULTS, new_game_page
from tests.web.unit.catalogues import text_of
from tests.web.unit.fakes import FakePage, FakePreferences

TABLE = {**DEFAULTS, "mode": "table", "players": "3"}
TWINS = {**TABLE, "colour_1": DEFAULTS["colour_0"]}


class Form:
    """The form on the page."""

    def __init__(self, text: Text) -> None:
        self.page, self.preferences = FakePage(), FakePreferences(text)
        self.filled_in: Mapping[str, str] | None = None
        self.gone: list[str] = []
        self.screen = NewGameScreen(
            self.page, self.preferences, lambda: self.filled_in, self.gone.append, lambda: 42
        )
        self.screen.draw()

    @property
    def shown(self) -> str:
        return self.page.painted["screen"]


def test_the_form_is_painted(text: Text) -> None:
    form = Form(text)
    assert form.page.screen == "new" and form.shown == new_game_page(text)


def test_a_form_that_is_sent_begins_a_game(text: Text) -> None:
    form = Form(text)
    form.screen.submit(TABLE)
    (fragment,) = form.gone
    spec = Spec.from_fragment(fragment)
    assert len(spec.seats) == 3 and spec.seed == 42


def test_what_is_wrong_is_told_and_nothing_is_lost(text: Text) -> None:
    form = Form(text)
    form.screen.submit(TWINS)
    assert not form.gone and 'role="alert"' in form.shown
    form.screen.draw()
    assert 'role="alert"' in form.shown
    form.screen.submit(TABLE)
    form.screen.draw()
    assert form.gone and form.shown == new_game_page(text, TABLE)  # as it was when one comes back


def test_in_another_language_what_is_filled_in_stays(text: Text) -> None:
    form = Form(text)
    form.filled_in, form.preferences.text = TWINS, text_of("de")
    form.screen.translate()
    assert form.shown == new_game_page(text_of("de"), TWINS)
    form.screen.submit(TWINS)
    form.screen.translate()
    wrong = SpecError("same_colours")
    assert 'role="alert"' in form.shown and escape(wrong.key) not in form.shown
