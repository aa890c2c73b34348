"""Winter and the new year are told part by part, and the own means are always in sight."""

from stroganov import Game
from stroganov_web.draw.table.layout import Layout
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec
from stroganov_web.text.event_sentences import EventContext
from stroganov_web.ui.means import means_strip
from stroganov_web.ui.season_news import season_news
from stroganov_web.ui.table_view import Looking, View
from tests.table import Table
from tests.web.unit.finished import played
from tests.web.unit.table_player import PERSONS, session_at


def told(table: Table, text: Text) -> str:
    people = Session(Spec.from_fragment("#new?players=2&seed=1"), text).people
    context = EventContext(table.state, people, text)
    return season_news(table.state, [table.events], table.state.seat, context)


def winter(text: Text) -> Table:
    """Furs keep the questions of Winter open, because they can be swapped."""
    table = Table(players=2)
    table.lay(songs=("A1",))
    for seat in (0, 1):
        table.player(seat, furs=[5, 5], banners=3, story=6)
    table.cossacks((1, 8), (0, 3))
    table.winter()
    return table


def test_income_and_its_parts_are_told(text: Text) -> None:
    table = winter(text)
    assert told(table, text) == "You got 5 horses: 2, and 1 for each banner."
    table.player(1, fulfilled=("S2", "S3", "A7"))
    table.turn(1)
    table.winter()
    table.play("income", "S2")
    assert "Your wishes brought 3 horses." in told(table, text)


def test_storytelling_tells_who_is_furthest_east(text: Text) -> None:
    table = winter(text)
    happened = list(table.events)
    while table.asks == "FinishIncome":
        happened += table.play("done")
    table.events = happened
    assert table.asks == "ChooseSong"
    people = Session(Spec.from_fragment("#new?players=2&seed=1"), text).people
    assert told(table, text).startswith(f"Furthest east: {people[1].name} gets 2 story points, ")
    assert told(table, text).endswith(f"{people[0].name} 1 story point.")


def test_the_new_year_is_told_at_its_first_ride_only(text: Text) -> None:
    game = played(PERSONS)
    said = 0
    for number in range(1, len(game.answers)):
        session = session_at(PERSONS, number, text)
        news = "A new year" in View(session, text).sentence
        renewed = any(event[0] == "renewed" for event in game.events[number - 1])
        assert news == (renewed and asks_for_a_ride(session.game))
        said += news
    assert said == 3


def asks_for_a_ride(game: Game) -> bool:
    return any(answer[0] == "move" for answer in game.options())


def test_own_means_stand_in_a_strip(text: Text) -> None:
    player = Table(players=2).player(0, furs=[3, 3, 8], tigers=1, horses=7, coins=2, story=5)
    strip = means_strip(player)
    assert [strip.count(f"#fur{value}") for value in (3, 8, 5)] == [1, 1, 0]
    assert all(f">{count}<" in strip for count in (7, 2, 5))
    session = session_at(PERSONS, 6, text)
    assert 'class="means"' in session_panels(session, text)


def session_panels(session: Session, text: Text) -> str:
    return View(session, text).panels(Layout.for_window(390, 844, 3), Looking())["band"]
