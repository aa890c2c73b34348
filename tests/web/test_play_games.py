"""Complete games by real clicks: at every decision the page and the engine in CPython agree."""

from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from stroganov_web.i18n import Text
from tests.web.driver import GAMES, Chooser, Table, session_of


@pytest.mark.browser
@pytest.mark.parametrize("game", [game for game in GAMES if game != "katyusha"])  # she is met by keyboard
def test_a_complete_game_by_clicks(game: str, page: Page, start: Callable[..., Page], text: Text) -> None:
    start(page, GAMES[game])
    table = Table(page, session_of(GAMES[game], text))
    table.play()
    assert table.session.over
    for person in table.session.people:
        assert page.get_by_text(person.name).first.is_visible()


def test_these_games_use_every_verb_that_they_offer(text: Text) -> None:
    offered: Counter[str] = Counter()
    used: Counter[str] = Counter()
    for fragment in GAMES.values():
        session, choose = session_of(fragment, text), Chooser(1)
        while not session.over:
            by_bot = session.bot_acts
            offered.update({} if by_bot else {answer[0] for answer in session.game.options()})
            session.play(session.bots_answer() if by_bot else choose(session.game.state))
        used += choose.used
    assert set(used) == set(offered)
    assert {"climb", "income", "wish_card", "extra", "step", "claim"} <= set(used)
