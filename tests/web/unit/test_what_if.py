"""What if: a copy is played on, what it reveals counts for the game, and it is dropped or kept."""

from stroganov.answers import Coin
from stroganov_web.draw.art.svg import escape
from stroganov_web.i18n import Text
from stroganov_web.model.people import people
from stroganov_web.screens.play import PlayScreen
from stroganov_web.screens.what_if import WhatIfScreen, bar, copy_of, revealed_on
from tests.web.unit.catalogues import text_of
from tests.web.unit.fakes import in_event_loop
from tests.web.unit.finished import played
from tests.web.unit.table_player import SOLO, session_at
from tests.web.unit.tabs import Tab

DRAWS = 4  # this answer of the solo game reveals something


async def trying(text: Text, number: int = DRAWS) -> tuple[Tab, WhatIfScreen]:
    """A saved game on the table, and a copy of it on top."""
    tab = Tab(text)
    await tab.visit(f"#play={await tab.keep(session_at(SOLO, number, text))}")
    await tab.press("what_if")
    assert isinstance(tab.router.screen, WhatIfScreen)
    return tab, tab.router.screen


@in_event_loop
async def test_a_copy_is_played_under_a_bar_and_not_saved(text: Text) -> None:
    tab, copy = await trying(text)
    assert tab.page.painted["trial"] == bar(text, 0) and tab.page.marks["trial"] == "true"
    assert tab.page.said[-1] == text("what_if.says") and tab.page.screen == "table"
    copy.answer(Coin())
    await tab.settle()
    assert len(copy.session.game.answers) == DRAWS + 1 and len(copy.original.game.answers) == DRAWS
    assert tab.store.archived[tab.autosave.name][0]["answers"] == DRAWS
    assert tab.page.painted["trial"] == bar(text, 0)


@in_event_loop
async def test_what_is_revealed_counts_for_the_game(text: Text) -> None:
    tab, copy = await trying(text)
    draws = played(SOLO).answers[DRAWS]
    copy.answer(draws)
    await tab.settle()
    assert copy.original.undo_limits_passed == 1 and tab.page.painted["trial"] == bar(text, 1)
    assert escape(text.n("what_if.seen", 1)) in tab.page.painted["trial"]
    copy.draw()
    copy.save()
    assert copy.original.undo_limits_passed == 1  # once
    assert tab.store.archived[tab.autosave.name][0]["revision"] > 1


@in_event_loop
async def test_the_copy_is_left_without_a_trace(text: Text) -> None:
    tab, copy = await trying(text)
    name = tab.autosave.name
    copy.answer(Coin())
    await tab.press("leave_trial")
    screen = tab.router.screen
    assert type(screen) is PlayScreen and screen.session is copy.original and tab.autosave.name == name
    assert len(screen.session.game.answers) == DRAWS and not tab.page.painted["trial"]
    assert "trial" not in tab.page.marks and tab.page.marks["seat"] == "0"


@in_event_loop
async def test_the_copy_is_kept_as_a_game_of_its_own(text: Text) -> None:
    tab, copy = await trying(text)
    name = tab.autosave.name
    copy.answer(Coin())
    await tab.press("keep_trial")
    assert tab.autosave.name not in ("", name) and tab.address.fragment == f"#play={tab.autosave.name}"
    answers = {kept: entry["answers"] for kept, (entry, _) in tab.store.archived.items()}
    assert answers == {name: DRAWS, tab.autosave.name: DRAWS + 1} and not tab.page.painted["trial"]


@in_event_loop
async def test_who_goes_elsewhere_leaves_the_copy_and_its_bar(text: Text) -> None:
    tab, _ = await trying(text)
    await tab.visit("#history")
    assert tab.page.screen == "history" and not tab.page.painted["trial"]
    assert not {"trial", "seat", "busy"} & tab.page.marks.keys()


@in_event_loop
async def test_the_bar_speaks_another_language(text: Text) -> None:
    tab, copy = await trying(text)
    tab.preferences.text = german = text_of("de")
    copy.original.people = []
    copy.translate()
    assert tab.page.painted["trial"] == bar(german, 0)
    await tab.press("leave_trial")
    assert copy.original.people == people(copy.original.spec, german)
    assert escape(german("prompt.step.basic")) in tab.page.painted["band"]


@in_event_loop
async def test_a_copy_of_a_copy_is_not_to_be_had(text: Text) -> None:
    tab, copy = await trying(text)
    await tab.press("what_if")
    assert tab.router.screen is copy and escape(text("what_if.not_now")) in tab.page.dialog


def test_what_was_revealed_before_is_no_news(text: Text) -> None:
    session = session_at(SOLO, DRAWS + 1, text)
    session.undo_limits_passed = 3
    copy = copy_of(session, text)
    assert copy.game.answers == session.game.answers and revealed_on(copy, session.game) == 3
    copy.free_undo = True
    assert copy.undo() and revealed_on(copy, session.game) == 4  # as undo counts it, too
