"""Which screen a game gets: played, tried out, replayed, or looked at because it comes from outside."""

import pytest

from stroganov_web.draw.art.svg import escape
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec
from stroganov_web.screens.foreign_game import ForeignGameScreen
from stroganov_web.screens.pacing import STEP
from stroganov_web.screens.play import PlayScreen
from stroganov_web.screens.replay_screen import ReplayScreen
from stroganov_web.screens.what_if import WhatIfScreen
from stroganov_web.ui.foreign_game_bar import ForeignGame
from tests.web.unit.fakes import in_event_loop
from tests.web.unit.finished import played
from tests.web.unit.table_player import PERSONS, SOLO, session_at, session_at_end
from tests.web.unit.tabs import Tab


def turn_ends() -> int:
    """The number of answers after which the turn has just gone to another person."""
    game = played(PERSONS)
    return next(n for n in range(60, 120) if game.at(n).seat != game.at(n - 1).seat)


@in_event_loop
async def test_by_older_rules_a_game_goes_on_from_its_position_and_that_is_told(text: Text) -> None:
    tab = Tab(text)
    session = session_at(SOLO, 5, text).from_here()
    session.game.older_rules = True
    tab.games.begin(session)
    await tab.settle()
    assert escape(text("saves.older_rules")) in tab.page.painted["notice"]
    assert text("saves.older_rules") in tab.page.said


# What if


@pytest.mark.parametrize("number", [-1, 8])
@in_event_loop
async def test_what_if_is_for_ones_own_decision(number: int, text: Text) -> None:
    tab = Tab(text, speed=STEP, warn="off")
    session = session_at_end(SOLO, text) if number < 0 else session_at(SOLO, number, text)
    await tab.visit(f"#play={await tab.keep(session)}")
    if not session.over:
        await tab.press("end")  # the automaton is shown
    await tab.press("what_if")
    assert not isinstance(tab.router.screen, WhatIfScreen)
    assert escape(text("what_if.not_now")) in tab.page.dialog
    tab.router.leave()


@in_event_loop
async def test_without_a_table_there_is_nothing_to_try_out(text: Text) -> None:
    tab = await Tab(text).visit("")
    await tab.press("what_if")
    assert escape(text("what_if.not_now")) in tab.page.dialog


# Replays


@in_event_loop
async def test_the_game_on_the_table_is_looked_at_from_its_beginning_and_gone_on_with(text: Text) -> None:
    tab = Tab(text)
    name = await tab.keep(session_at(SOLO, 5, text))
    await tab.visit(f"#play={name}")
    await tab.press("replay")
    assert isinstance(tab.router.screen, ReplayScreen) and tab.address.fragment == f"#replay={name}"
    await tab.press("stop_replay")
    assert isinstance(tab.router.screen, PlayScreen) and tab.autosave.name == name


@in_event_loop
async def test_a_game_of_the_list_is_looked_at(text: Text) -> None:
    tab = Tab(text)
    name = await tab.keep(session_at_end(SOLO, text))
    await tab.visit("#history")
    await tab.press("replay", game=name)
    assert isinstance(tab.router.screen, ReplayScreen) and tab.address.fragment == f"#replay={name}"
    await tab.visit("#")
    await tab.press("replay")  # of nothing
    assert tab.page.screen == "start"


@in_event_loop
async def test_a_branch_is_a_game_of_its_own_and_a_step_back_leads_to_the_replay(text: Text) -> None:
    tab = Tab(text)
    name = await tab.keep(session_at(SOLO, 5, text))
    await tab.visit(f"#replay={name}")
    await tab.press("jump", part="step", by="1")
    await tab.press("branch")
    assert tab.address.history[-2:] == [f"#replay={name}@1", f"#play={tab.autosave.name}"]
    assert tab.autosave.name not in ("", name)
    assert tab.store.archived[name][0]["answers"] == 5
    assert tab.store.archived[tab.autosave.name][0]["answers"] == 1


@in_event_loop
async def test_a_foreign_game_is_replayed_and_shown_again(text: Text) -> None:
    tab = Tab(text)
    game = ForeignGame(session_at_end(SOLO, text), "link")
    tab.router.show(tab.tables.foreign(game, {}))
    await tab.press("replay")
    assert isinstance(tab.router.screen, ReplayScreen)
    await tab.press("stop_replay")
    assert isinstance(tab.router.screen, ForeignGameScreen) and tab.router.screen.game is game
    await tab.press("replay")
    await tab.press("branch")
    assert tab.autosave.name and isinstance(tab.router.screen, PlayScreen)


# With persons who play elsewhere


async def shared(text: Text, number: int) -> Tab:
    """A game of three persons on the table, in this browser so far."""
    tab = Tab(text)
    return await tab.visit(f"#play={await tab.keep(session_at(PERSONS, number, text))}")


def on_table(tab: Tab) -> Session:
    session = tab.session()
    assert session
    return session


@in_event_loop
async def test_whoever_passes_a_game_on_after_their_turn_plays_here(text: Text) -> None:
    tab = await shared(text, turn_ends())
    session = on_table(tab)
    tab.tables.passed_on(session)
    assert session.local_seats == {session.viewer} and session.remote_person
    await tab.settle()
    kept = Session.from_text(tab.store.archived[tab.autosave.name][1], text)
    assert kept.local_seats == session.local_seats and not tab.page.painted["notice"]


@in_event_loop
async def test_who_passes_a_game_on_in_their_own_turn_leaves_open_who_plays_where(text: Text) -> None:
    tab = await shared(text, turn_ends() - 1)
    tab.tables.passed_on(on_table(tab))
    assert not on_table(tab).local_seats


@in_event_loop
async def test_a_game_that_is_not_on_the_table_is_passed_on_as_it_is(text: Text) -> None:
    tab = await shared(text, turn_ends())
    other = session_at(PERSONS, turn_ends(), text)
    tab.tables.passed_on(other)
    assert not other.local_seats and not on_table(tab).local_seats


@in_event_loop
async def test_when_it_is_the_turn_of_somebody_elsewhere_that_is_told(text: Text) -> None:
    tab = await shared(text, turn_ends() - 1)
    session = on_table(tab)
    session.set_local_seat(session.game.seat)
    screen = tab.router.screen
    assert isinstance(screen, PlayScreen)
    screen.answer(played(PERSONS).answers[turn_ends() - 1])
    await tab.settle()
    assert session.remote_person and escape(session.remote_person.name) in tab.page.painted["notice"]
    assert 'data-action="share"' in tab.page.painted["notice"]
    await tab.visit("#")
    assert not tab.page.painted["notice"] and tab.page.screen == "start"


def test_one_person_has_nobody_to_pass_a_game_on_to(text: Text) -> None:
    alone = Session(Spec.from_fragment("#new?mode=solo&seed=1"), text)
    alone.set_local_seat(0)
    assert not alone.local_seats and "here" not in alone.to_text()
