"""A game from outside is told from one's own of the same setup, and the table is left only to show it."""

import json
from collections.abc import Sequence
from typing import Any

import pytest

from stroganov.saves import MAX_SAVE
from stroganov_web.draw.art.svg import escape
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec
from stroganov_web.screens.foreign_game import ForeignGameScreen
from stroganov_web.screens.play import PlayScreen
from stroganov_web.screens.start import StartScreen
from stroganov_web.storage.links import to_fragment
from stroganov_web.ui.dialogs.message import cannot_open_dialog
from stroganov_web.ui.dialogs.other_tab import elsewhere_dialog
from stroganov_web.ui.foreign_game_bar import ForeignGame
from tests.web.unit.fakes import in_event_loop
from tests.web.unit.finished import FRAGMENTS, played
from tests.web.unit.table_player import PERSONS, SOLO, session_at
from tests.web.unit.tabs import Tab
from tests.web.unit.test_backup import record
from tests.web.unit.test_tables import turn_ends


def session(answers: int, text: Text, start: int = -1, other: bool = False) -> Session:
    """A game after so many answers, known from a start on, or with another last answer."""
    whole = played(SOLO)
    made = Session(Spec.from_fragment(SOLO), text, whole.up_to(max(start, 0) if start >= 0 else answers))
    if start >= 0:
        made = made.from_here()
        for answer in whole.answers[start:answers]:
            made.game.play(answer)
    if other:
        last = whole.answers[answers]
        made.game.play(next(option for option in made.game.options() if option != last))
    return made


def foreign(tab: Tab) -> ForeignGame:
    """The game from outside that is shown."""
    assert isinstance(tab.router.screen, ForeignGameScreen)
    return tab.router.screen.game


async def shown(text: Text, theirs: Session, mine: Sequence[Session] = ()) -> Tab:
    """Somebody's game beside some of one's own."""
    tab = Tab(text)
    for each in mine:
        await tab.keep(each)
    await tab.incoming.show(theirs, "link")
    return tab


async def told(text: Text, theirs: Session, mine: Sequence[Session]) -> tuple[str, int]:
    """What the page says of a game, and the answers of the own game that it means."""
    tab = await shown(text, theirs, mine)
    game = foreign(tab)
    return game.relation, tab.autosave.games[game.mine].answers if game.mine else -1


# What it is to one's own


@pytest.mark.parametrize(
    ("theirs", "mine", "said"),
    [
        (30, [], ("", -1)),
        (30, [30], ("same", 30)),
        (30, [3], ("newer", 3)),
        (30, [50], ("older", 50)),
        (30, [3, 50], ("older", 50)),
        (30, [50, 3], ("older", 50)),
        (30, [3, 30, 50], ("same", 30)),
    ],
)
@in_event_loop
async def test_a_game_is_told_from_ones_own(
    theirs: int, mine: list[int], said: tuple[str, int], text: Text
) -> None:
    assert await told(text, session(theirs, text), [session(each, text) for each in mine]) == said


@in_event_loop
async def test_one_that_went_another_way_can_be_opened(text: Text) -> None:
    mine = session(30, text, other=True)
    assert await told(text, session(40, text), [mine]) == ("parted", 31)
    tab = await shown(text, session(40, text), [mine])
    name = foreign(tab).mine
    await tab.press("open_mine")
    assert tab.autosave.name == name and isinstance(tab.router.screen, PlayScreen)


@in_event_loop
async def test_games_that_begin_elsewhere_are_others(text: Text) -> None:
    onward = session(40, text, start=20)
    assert await told(text, onward, [session(45, text, start=21)]) == ("", -1)
    assert await told(text, onward, [session(45, text, start=20)]) == ("older", 25)
    assert await told(text, session(40, text), [onward]) == ("", -1)


@pytest.mark.parametrize(
    ("theirs", "mine", "said"),
    [
        ((20, 20), 40, ("older", 40)),
        ((20, 20), 20, ("same", 20)),
        ((20, 40), 40, ("same", 40)),
        ((20, 30), 40, ("older", 40)),
        ((20, 40), 30, ("", -1)),  # it may be newer, but what came before the position is not in it
        ((20, 20), 19, ("", -1)),
    ],
)
@in_event_loop
async def test_a_position_is_told_from_ones_own_game(
    theirs: tuple[int, int], mine: int, said: tuple[str, int], text: Text
) -> None:
    start, answers = theirs
    assert await told(text, session(answers, text, start=start), [session(mine, text)]) == said


@in_event_loop
async def test_a_damaged_game_of_ones_own_is_no_relation(text: Text) -> None:
    tab = Tab(text)
    name = await tab.keep(session(40, text))
    entry, saved = tab.store.archived[name]
    tab.store.archived[name] = (entry, saved.replace('"position":"', '"position":"0'))
    await tab.incoming.show(session(20, text, start=20), "link")
    assert foreign(tab).relation == ""


@in_event_loop
async def test_the_last_answer_on_the_table_counts(text: Text) -> None:
    tab = Tab(text)
    await tab.visit(f"#play={await tab.keep(session(29, text))}")
    assert isinstance(tab.router.screen, PlayScreen)
    tab.router.screen.answer(played(SOLO).answers[29])
    await tab.incoming.show(session(30, text), "link")
    assert foreign(tab).relation == "same"


# Links and files


@in_event_loop
async def test_a_link_shows_its_game(text: Text) -> None:
    link = to_fragment(session(30, text).to_text())
    tab = await Tab(text).visit(link)
    assert foreign(tab).source == "link" and tab.page.screen == "table" and tab.address.fragment == link
    assert len(foreign(tab).session.game.answers) == 30 and not tab.store.archived


@in_event_loop
async def test_who_goes_away_before_a_link_is_open_is_not_called_back(text: Text) -> None:
    tab = Tab(text)
    first, second = (to_fragment(session(answers, text).to_text()) for answers in (30, 40))
    tab.router.go(first)
    await tab.visit("#")
    assert isinstance(tab.router.screen, StartScreen) and tab.page.screen == "start"
    tab.router.go(first)
    await tab.visit(second)
    assert len(foreign(tab).session.game.answers) == 40


@in_event_loop
async def test_a_bad_link_is_refused(text: Text) -> None:
    tab = await Tab(text).visit("#game=odd")
    assert isinstance(tab.router.screen, StartScreen)
    assert escape(text("saves.refused.damaged")) in tab.page.painted["screen"]


BAD = {
    "": "damaged",
    "[" * 8_000: "too_large",
    "[" * (MAX_SAVE + 1): "too_large",
    "[]": "foreign",
    '{"game":"stroganov","version":2,"setup":{},"answers":[],"components":{}}': "altered",
}


@pytest.mark.parametrize(("bad", "why"), BAD.items(), ids=BAD.values())
@in_event_loop
async def test_a_bad_link_or_file_leaves_the_table_as_it_is(bad: str, why: str, text: Text) -> None:
    tab = await Tab(text).visit(SOLO)
    screen, address = tab.router.screen, tab.address.fragment
    refused = cannot_open_dialog(text(f"saves.refused.{why}"), text)
    for bring_in in (lambda: tab.visit(to_fragment(bad)), lambda: dropped(tab, bad)):
        await bring_in()
        assert tab.router.screen is screen and tab.address.fragment == address
        assert tab.page.dialog == refused
        tab.dialogs.close()


async def dropped(tab: Tab, file: str) -> None:
    """Drop a file on the page."""
    tab.incoming.on_file(file)
    await tab.settle()


@in_event_loop
async def test_a_file_is_dropped_chosen_or_opened_with_the_game(text: Text) -> None:
    tab = await Tab(text).visit("")
    assert tab.files.dropped
    tab.files.dropped("not a game")
    await tab.settle()
    assert tab.page.dialog == cannot_open_dialog(text("saves.refused.damaged"), text)
    tab.incoming.receive()
    assert tab.files.launched
    tab.files.launched(session(9, text).to_text())
    await tab.settle()
    assert foreign(tab).source == "file"


@in_event_loop
async def test_a_file_of_many_games_is_imported(text: Text) -> None:
    tab = await Tab(text).visit("")
    games = json.dumps({"kind": "stroganov games", "version": 1, "games": [record(text, 2).to_plain()]})
    tab.incoming.on_file(games)
    await tab.settle()
    assert len(tab.store.archived) == 1 and text.n("history.brought", 1) in tab.page.dialog


@in_event_loop
async def test_a_game_that_breaks_the_comparison_leaves_the_table_as_it_is(text: Text) -> None:
    class Broken(Session):
        def to_text(self, position: bool = True) -> str:
            raise ZeroDivisionError

    tab = await Tab(text).visit(SOLO)
    screen = tab.router.screen
    with pytest.raises(ZeroDivisionError):
        await tab.incoming.show(Broken(Spec.from_fragment(SOLO), text), "link")
    assert tab.router.screen is screen


# What is done with it


@in_event_loop
async def test_whoever_gets_a_game_to_decide_plays_here(text: Text) -> None:
    tab = await shown(text, session_at(PERSONS, turn_ends(), text))
    await tab.press("play_on")
    mine = tab.session()
    assert mine and tab.autosave.name and mine.local_seats == {mine.game.seat} and not mine.remote_person
    me = mine.game.seat
    while mine.game.seat == me:
        mine.play(played(PERSONS).answers[len(mine.game.answers)])
    assert mine.remote_person is mine.people[mine.game.seat]
    again = Session.from_text(mine.to_text(), text)
    assert again.local_seats == {me} and again.remote_person
    mine.play(played(PERSONS).answers[len(mine.game.answers)])
    assert not mine.remote_person and len(mine.local_seats) == 2  # who answers here is here


@in_event_loop
async def test_a_game_in_which_a_bot_acts_leaves_open_who_plays_where(text: Text) -> None:
    theirs = session_at(FRAGMENTS[5], 9, text)
    assert theirs.bot_acts
    theirs.local_seats = frozenset([0])
    tab = await shown(text, theirs)
    await tab.press("play_on")
    mine = tab.session()
    assert mine and not mine.local_seats and tab.autosave.name
    tab.router.leave()


@in_event_loop
async def test_ones_own_game_is_brought_up_to_the_newer_one(text: Text) -> None:
    tab = await shown(text, session(30, text), [session(3, text)])
    name = foreign(tab).mine
    await tab.press("go_on_newer")
    assert tab.autosave.name == name and isinstance(tab.router.screen, PlayScreen)
    assert tab.store.archived[name][0]["answers"] == 30 and list(tab.store.archived) == [name]
    assert tab.address.fragment == f"#play={name}"


@in_event_loop
async def test_one_that_is_open_in_another_tab_stays_as_it_is(text: Text) -> None:
    tab = await shown(text, session(30, text), [session(3, text)])
    name = foreign(tab).mine
    tab.store.elsewhere.add(name)
    await tab.press("go_on_newer")
    assert tab.page.dialog == elsewhere_dialog(name, text) and not tab.autosave.name
    assert tab.store.archived[name][0]["answers"] == 3


@pytest.mark.parametrize("here", ["0", 0, None, [9], ["0"], [[0]], {"0": 1}])
def test_what_is_odd_about_who_plays_here_is_nobody(here: Any, text: Text) -> None:
    kept = json.loads(session(30, text).to_text()) | {"here": here}
    assert Session.from_text(json.dumps(kept), text).local_seats == frozenset()
