"""Games from a file come beside one's own: what is new or further on is added, and nothing less."""

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from stroganov_web.draw.art.svg import escape
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec
from stroganov_web.screens.backup import FILE
from stroganov_web.storage.entries import Entry, Record
from stroganov_web.storage.export import export_games
from tests.web.unit.fakes import in_event_loop
from tests.web.unit.table_player import SOLO, session_at, session_at_end
from tests.web.unit.tabs import Tab

NAME = "a" * 10


def record(text: Text, answers: int, seed: int = 7, option: int = 0, **changes: Any) -> Record:
    """A game of so many answers, the last one the option of this number."""
    session = Session(Spec.from_fragment(f"#new?players=2&seed={seed}"), text)
    for number in range(answers):
        session.play(session.game.options()[option if number == answers - 1 else 0])
    return Record(replace(Entry.new(NAME, session, 5), **changes), session.to_text())


async def restored(tab: Tab, *records: Record, more: Sequence[object] = ()) -> Tab:
    """A file of these games is imported."""
    file = json.loads(export_games(records))
    file["games"] += more
    await tab.backup.restore(json.dumps(file))
    return await tab.settle()


def kept(tab: Tab) -> tuple[int, int]:
    """Answers and revision of the game."""
    entry = tab.store.archived[NAME][0]
    return entry["answers"], entry["revision"]


@in_event_loop
async def test_a_game_begins_with_the_first_revision_and_is_not_from_the_future(text: Text) -> None:
    tab = await restored(Tab(text), record(text, 2, revision=2**50, made=8 * 10**15, changed=8 * 10**15))
    assert kept(tab) == (2, 1)
    entry = tab.autosave.games[NAME]
    assert entry.made <= tab.store.clock and entry.changed <= tab.store.clock


@pytest.mark.parametrize(
    ("answers", "changes", "expected"),
    [
        (1, {}, (2, 1)),
        (2, {}, (2, 1)),
        (4, {}, (4, 2)),
        (2, {"option": -1}, (2, 1)),
        (5, {"seed": 8}, (2, 1)),
    ],
)
@in_event_loop
async def test_a_copy_that_is_further_on_is_added_and_no_other(
    answers: int, changes: dict[str, int], expected: tuple[int, int], text: Text
) -> None:
    tab = await restored(Tab(text), record(text, 2))
    await restored(tab, record(text, answers, **changes))
    assert kept(tab) == expected and NAME not in tab.store.held


@in_event_loop
async def test_a_game_that_is_played_in_another_tab_is_left_alone(text: Text) -> None:
    tab = await restored(Tab(text), record(text, 2))
    tab.store.elsewhere.add(NAME)
    await restored(tab, record(text, 4))
    assert kept(tab) == (2, 1)


@in_event_loop
async def test_a_game_on_the_table_is_left_alone(text: Text) -> None:
    tab = await restored(Tab(text), record(text, 2))
    await tab.visit(f"#play={NAME}")
    await restored(tab, record(text, 4))
    assert kept(tab) == (2, 1) and NAME in tab.store.held
    session = tab.session()
    assert session and len(session.game.answers) == 2


@in_event_loop
async def test_a_damaged_copy_of_ones_own_is_not_replaced(text: Text) -> None:
    tab = await restored(Tab(text), record(text, 2))
    tab.store.archived[NAME] = (tab.store.archived[NAME][0], "{}")
    await restored(tab, record(text, 4))
    assert kept(tab) == (2, 1)


@in_event_loop
async def test_bad_games_are_counted_and_left_out(text: Text) -> None:
    good = record(text, 2)
    altered = Record(replace(good.entry, name="b" * 10), good.text.replace('"position":"', '"position":"0'))
    tab = await restored(Tab(text), good, altered, more=[None])
    assert list(tab.store.archived) == [NAME]
    assert text.n("history.brought", 1) in tab.page.dialog and text.n("history.bad", 2) in tab.page.dialog


@in_event_loop
async def test_another_file_is_refused(text: Text) -> None:
    tab = Tab(text)
    await tab.backup.restore('{"kind":"stroganov games","version":99,"games":[]}')
    assert escape(text("saves.refused.newer")) in tab.page.dialog and not tab.store.archived


@in_event_loop
async def test_all_games_go_into_one_file_and_come_back(text: Text) -> None:
    tab = Tab(text)
    names = {await tab.keep(session_at(SOLO, 5, text)), await tab.keep(session_at_end(SOLO, text))}
    await tab.backup.export()
    other = await Tab(text).visit("#history")
    assert "data-game" not in other.page.painted["screen"]
    await other.backup.restore(tab.files.saved[FILE])
    await other.settle()
    assert set(other.store.archived) == names
    assert "data-game" in other.page.painted["screen"]  # the finished one is seen at once
