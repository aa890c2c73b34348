"""Games that go on from a position: whatever came before is missing, everything else is shown and kept."""

import asyncio
from xml.etree import ElementTree

import pytest

from stroganov_web.draw.table.layout import Layout
from stroganov_web.i18n import Text
from stroganov_web.model.highlights import highlights
from stroganov_web.model.replay import Replay
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec
from stroganov_web.storage.autosave import Autosave
from stroganov_web.storage.entries import DAY
from stroganov_web.text.words import season_of_year
from stroganov_web.ui.pages.end import end_page
from stroganov_web.ui.replay_bar import replay_bar
from stroganov_web.ui.table_view import Looking, View
from tests.web.unit.finished import FRAGMENTS, played
from tests.web.unit.stores import MemoryStore

LAYOUTS = (Layout.for_window(1440, 900, 3), Layout.for_window(390, 844, 3))
LAST = pytest.mark.parametrize("last", [0, 1, 9, 40, 10_000])


def onward(fragment: str, last: int, text: Text) -> Session:
    """A finished game of which so many of the last answers are known."""
    whole = played(fragment)
    known = max(0, len(whole.answers) - last)
    session = Session(Spec.from_fragment(fragment), text, whole.up_to(known)).from_here()
    for answer in whole.answers[known:]:
        session.game.play(answer)
    return session


@pytest.mark.parametrize("fragment", FRAGMENTS)
@LAST
def test_the_end_is_shown_wherever_a_game_begins(fragment: str, last: int, text: Text) -> None:
    session = onward(fragment, last, text)
    assert session.game.state.position_hash() == played(fragment).state.position_hash()
    ElementTree.fromstring(end_page(session.game, session.people, text))
    for draw in View(session, text).end():
        assert draw()


@pytest.mark.parametrize("fragment", FRAGMENTS)
def test_the_lead_is_told_only_if_it_was_taken_since(fragment: str, text: Text) -> None:
    whole = [moment for moment in highlights(played(fragment)) if moment.kind == "lead"]
    for last in range(0, 100, 9):
        session = onward(fragment, last, text)
        points = [player.vp for player in session.game.at(0).players]
        told = [moment for moment in highlights(session.game) if moment.kind == "lead"]
        assert told == whole or (told == [] and points.count(max(points)) == 1)


@pytest.mark.parametrize("fragment", FRAGMENTS)
@LAST
def test_every_position_since_is_shown(fragment: str, last: int, text: Text) -> None:
    session = onward(fragment, last, text)
    replay = Replay(session.game)
    every = max(1, replay.end // 8)
    for at in {*range(0, replay.end, every), replay.end}:
        replay.go(at)
        shown = Session(session.spec, text, session.game.up_to(at))
        for layout in LAYOUTS:
            assert View(shown, text).panels(layout, Looking())["board"]
        assert replay_bar(replay, shown, False, "normal", text)


@pytest.mark.parametrize("last", [10_000, 40])
def test_a_game_from_a_position_is_not_forgotten(last: int, text: Text) -> None:
    whole = onward(FRAGMENTS[0], last, text)
    session = Session(whole.spec, text, whole.game.up_to(0))
    assert session.begun

    async def kept_for_days() -> bool:
        store = MemoryStore()
        keeper = Autosave(store, lambda trouble: None, lambda name: None)
        name = keeper.add(session)
        await keeper.settled()
        store.clock += 2 * DAY
        later = Autosave(store, lambda trouble: None, lambda name: None)
        await later.open()
        return name in later.games

    assert asyncio.run(kept_for_days())


def test_the_log_knows_the_season_in_which_it_begins(text: Text) -> None:
    session = onward(FRAGMENTS[4], 60, text)
    state = session.game.at(0)
    assert state.year > 1
    log = View(session, text).panels(LAYOUTS[0], Looking())["log"]
    assert season_of_year(text, state.year, state.season) in log
    assert text("log.setup") not in log
