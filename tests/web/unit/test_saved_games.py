"""Opening the games of this browser by their addresses, and what other tabs do with them."""

import pytest

from stroganov_web.draw.art.svg import escape
from stroganov_web.i18n import Text
from stroganov_web.screens.play import PlayScreen
from stroganov_web.screens.replay_screen import ReplayScreen
from stroganov_web.screens.start import StartScreen
from stroganov_web.ui.dialogs.delete_game import delete_dialog
from stroganov_web.ui.dialogs.other_tab import elsewhere_dialog, outdated_dialog, overtaken_dialog
from tests.web.unit.fakes import in_event_loop
from tests.web.unit.table_player import SOLO, session_at, session_at_end
from tests.web.unit.tabs import Tab

NEW = "#new?mode=solo&opponent=ivan&seed=3"


def screen_of(tab: Tab) -> PlayScreen:
    """The table, which has to be there."""
    assert isinstance(tab.router.screen, PlayScreen)
    return tab.router.screen


def on_start(tab: Tab) -> bool:
    return isinstance(tab.router.screen, StartScreen) and tab.address.fragment == "" and not tab.autosave.name


# New games


@in_event_loop
async def test_a_new_game_is_played_saved_and_has_an_address(text: Text) -> None:
    tab = await Tab(text).visit(NEW)
    name = tab.autosave.name
    assert screen_of(tab).session.spec.fragment() == NEW
    assert tab.address.history == ["", f"#play={name}"]  # a step back does not begin another game
    assert name in tab.store.archived and name in tab.store.held and tab.page.screen == "table"


@in_event_loop
async def test_every_answer_is_saved(text: Text) -> None:
    tab = await Tab(text).visit(NEW)
    screen = screen_of(tab)
    screen.answer(screen.session.game.options()[0])
    await tab.settle()
    assert tab.store.archived[tab.autosave.name][0]["answers"] == 1


@in_event_loop
async def test_a_new_game_that_cannot_be_is_told_on_the_start_page(text: Text) -> None:
    tab = await Tab(text).visit("#new?players=9")
    assert on_start(tab) and 'role="alert"' in tab.page.painted["screen"]
    await tab.visit("#history")
    await tab.visit("#")
    assert 'role="alert"' not in tab.page.painted["screen"]  # once


@in_event_loop
async def test_a_quick_start_begins_a_game(text: Text) -> None:
    tab = await Tab(text).visit("")
    await tab.press("quick", game=NEW)
    assert screen_of(tab).session.spec.fragment() == NEW


# Going on


@in_event_loop
async def test_a_saved_game_is_gone_on_with(text: Text) -> None:
    tab = Tab(text)
    name = await tab.keep(session_at(SOLO, 5, text))
    await tab.visit("")
    await tab.press("open", game=name)
    assert len(screen_of(tab).session.game.answers) == 5 and tab.autosave.name == name
    assert tab.address.fragment == f"#play={name}" and name in tab.store.held
    await tab.visit("#")
    assert on_start(tab) and name not in tab.store.held  # other tabs may have it


@in_event_loop
async def test_without_a_name_it_is_the_last_game(text: Text) -> None:
    tab = Tab(text)
    await tab.keep(session_at(SOLO, 3, text))
    last = await tab.keep(session_at(SOLO, 5, text))
    await tab.visit("#play")
    assert tab.autosave.name == last


@in_event_loop
async def test_without_any_game_the_start_page_says_nothing(text: Text) -> None:
    tab = await Tab(text).visit("#play")
    assert on_start(tab) and 'role="alert"' not in tab.page.painted["screen"]


@in_event_loop
async def test_the_game_on_the_table_stays_there(text: Text) -> None:
    tab = await Tab(text).visit(NEW)
    screen = screen_of(tab)
    for fragment in ("#play", f"#play={tab.autosave.name}"):
        await tab.visit(fragment)
        assert tab.router.screen is screen


@in_event_loop
async def test_an_unknown_or_damaged_game_is_told_on_the_start_page(text: Text) -> None:
    tab = Tab(text)
    await tab.visit("#play=nobody")
    assert on_start(tab) and escape(text("saves.unknown")) in tab.page.painted["screen"]
    name = await tab.keep(session_at(SOLO, 5, text))
    entry, saved = tab.store.archived[name]
    tab.store.archived[name] = (entry, saved[:-9])
    await tab.visit(f"#play={name}")
    assert on_start(tab) and escape(text("saves.refused.damaged")) in tab.page.painted["screen"]
    assert name not in tab.store.held


@in_event_loop
async def test_what_is_opened_too_late_does_not_take_the_place_of_what_is_shown(text: Text) -> None:
    tab = Tab(text)
    first = await tab.keep(session_at(SOLO, 3, text))
    second = await tab.keep(session_at(SOLO, 5, text))
    tab.router.go(f"#play={first}")
    tab.router.go(f"#play={second}")
    await tab.settle()
    assert tab.autosave.name == second and tab.store.held == {second}


@pytest.mark.parametrize("address", ["#play={}", "#replay={}", "#play"])
@in_event_loop
async def test_who_goes_away_before_a_game_is_open_is_not_called_back(address: str, text: Text) -> None:
    tab = Tab(text)
    name = await tab.keep(session_at(SOLO, 3, text))
    tab.router.go(address.format(name))
    await tab.visit("#")
    assert on_start(tab) and not tab.store.held and tab.page.screen == "start"


@in_event_loop
async def test_an_impatient_player_opens_a_game_once(text: Text) -> None:
    tab = Tab(text)
    name = await tab.keep(session_at(SOLO, 3, text))
    for _ in range(3):
        tab.router.go(f"#play={name}")
    await tab.settle()
    assert tab.autosave.name == name and tab.store.held == {name}
    for fragment in (f"#play={name}", "#", f"#play={name}"):
        tab.router.go(fragment)  # again, before it is given back
    await tab.settle()
    assert tab.autosave.name == name and tab.store.held == {name}
    await tab.visit("#")
    for fragment in (f"#play={name}", "#", f"#play={name}"):
        tab.router.go(fragment)  # the same before it is open
    await tab.settle()
    assert tab.autosave.name == name and tab.store.held == {name}


@in_event_loop
async def test_what_is_wrong_with_a_game_is_not_told_too_late(text: Text) -> None:
    tab = Tab(text)
    tab.router.go("#play=nobody")
    await tab.visit("#history")
    await tab.visit("#")
    assert on_start(tab) and 'role="alert"' not in tab.page.painted["screen"]


# Other tabs


@in_event_loop
async def test_a_game_that_is_open_elsewhere_can_be_taken_over(text: Text) -> None:
    tab = Tab(text)
    name = await tab.keep(session_at(SOLO, 5, text))
    tab.store.elsewhere.add(name)
    await tab.visit(f"#play={name}")
    assert on_start(tab) and tab.page.dialog == elsewhere_dialog(name, text)
    await tab.press("take_over", game=name)
    assert tab.autosave.name == name and not tab.page.dialog


@in_event_loop
async def test_another_tab_takes_the_game_over(text: Text) -> None:
    tab = await Tab(text).visit(NEW)
    name = tab.autosave.name
    tab.store.asked("another")
    assert tab.autosave.name == name
    tab.store.asked(name)
    assert on_start(tab) and tab.page.dialog == overtaken_dialog(name, text)


@in_event_loop
async def test_a_newer_copy_of_another_tab_goes_first(text: Text) -> None:
    tab = await Tab(text).visit(NEW)
    name, screen = tab.autosave.name, screen_of(tab)
    tab.store.archived[name][0]["revision"] = 9
    screen.answer(screen.session.game.options()[0])
    await tab.settle()
    assert on_start(tab) and tab.page.dialog == outdated_dialog(name, text)


@in_event_loop
async def test_a_newer_copy_of_a_game_that_was_left_disturbs_nobody(text: Text) -> None:
    tab = await Tab(text).visit(NEW)
    name, screen = tab.autosave.name, screen_of(tab)
    tab.store.archived[name][0]["revision"] = 9
    screen.answer(screen.session.game.options()[0])
    await tab.visit("#history")
    assert tab.page.screen == "history" and not tab.page.dialog


# The list


@in_event_loop
async def test_a_game_is_deleted_after_a_question(text: Text) -> None:
    tab = Tab(text)
    name = await tab.keep(session_at(SOLO, 5, text))
    await tab.visit("")
    await tab.press("delete", game="nobody")
    assert not tab.page.dialog
    await tab.press("delete", game=name)
    assert tab.page.dialog == delete_dialog(tab.autosave.games[name], tab.date, text)
    await tab.press("delete_now", game=name)
    assert tab.page.removed == [name] and name not in tab.page.painted["screen"]
    assert not tab.store.archived and not tab.page.dialog


@in_event_loop
async def test_a_game_that_the_browser_does_not_delete_stays(text: Text) -> None:
    tab = Tab(text)
    name = await tab.keep(session_at(SOLO, 5, text))
    await tab.autosave.refresh()
    await tab.visit("")
    tab.store.closed = True
    await tab.press("delete_now", game=name)
    assert name in tab.page.painted["screen"] and not tab.page.removed
    assert escape(text("saves.delete.failed")) in tab.page.dialog


@in_event_loop
async def test_the_list_shows_what_other_tabs_have_played(text: Text) -> None:
    tab = await Tab(text).visit("")
    other = Tab(text, tab.store)
    name = await other.keep(session_at(SOLO, 5, text))
    assert name not in tab.page.painted["screen"]
    tab.router.screen.back_in_view()
    await tab.settle()
    assert name in tab.page.painted["screen"]


# Looking at a game


@pytest.mark.parametrize(
    ("at", "number"),
    [
        ("", 0),
        ("@4", 4),
        ("@9999999999", 0),
        ("@999999999", 5),
        ("@-1", 0),
        ("@four", 0),
        ("@²", 0),
        ("@٤", 0),
        ("@4@2", 0),
    ],
)
@in_event_loop
async def test_a_replay_shows_the_position_of_its_address(at: str, number: int, text: Text) -> None:
    tab = Tab(text)
    name = await tab.keep(session_at(SOLO, 5, text))
    await tab.visit(f"#replay={name}{at}")
    assert isinstance(tab.router.screen, ReplayScreen) and tab.router.screen.replay.number == number
    assert not tab.store.held and tab.page.marks["replay"] == str(number)


@in_event_loop
async def test_a_replay_of_nothing_leads_to_the_start_page(text: Text) -> None:
    tab = await Tab(text).visit("#replay=nobody@3")
    assert on_start(tab) and escape(text("saves.unknown")) in tab.page.painted["screen"]


@in_event_loop
async def test_a_finished_game_opens_at_its_end(text: Text) -> None:
    tab = Tab(text)
    await tab.visit(f"#play={await tab.keep(session_at_end(SOLO, text))}")
    assert tab.page.screen == "end" and screen_of(tab).session.over
