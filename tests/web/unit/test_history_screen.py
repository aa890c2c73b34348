"""Games from a file come beside one's own: what is new or further on is brought, and nothing less."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from stroganov_web.annals import Annals
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec
from stroganov_web.storage.autosave import Autosave
from stroganov_web.storage.entries import Entry, Record
from stroganov_web.storage.export import export_games
from tests.web.unit.stores import MemoryStore

NAME = "a" * 10


class Browser:
    """A page without a browser: a keeper, and what the player is told."""

    def __init__(self, text: Text) -> None:
        self.text, self.store, self.told = text, MemoryStore(), ""
        self.keeper = Autosave(self.store, lambda trouble: None, lambda name: None)
        self.desk = SimpleNamespace(keeper=self.keeper, store=self.store, later=lambda work: None)
        self.annals = Annals(cast(Any, self), cast(Any, None))

    def show(self, dialog: Callable[[Text, None], str]) -> None:
        self.told = dialog(self.text, None)

    def show_refusal(self, told: str) -> None:
        self.told = told

    def repaint_screen(self) -> None:
        """There is no screen."""

    def bring(self, *records: Record, more: Any = ()) -> None:
        file = json.loads(export_games(records))
        file["games"] += more

        async def brought() -> None:
            await self.annals.bring(json.dumps(file))
            await self.keeper.settled()

        asyncio.run(brought())

    def kept(self) -> tuple[int, int]:
        """Answers and revision of the game."""
        entry = self.store.archived[NAME][0]
        return entry["answers"], entry["revision"]


@pytest.fixture
def browser(text: Text) -> Browser:
    return Browser(text)


def record(text: Text, answers: int, seed: int = 7, option: int = 0, **changes: Any) -> Record:
    """A game of so many answers, the last one the option of this number."""
    session = Session(Spec.from_fragment(f"#new?players=2&seed={seed}"), text)
    for number in range(answers):
        session.play(session.game.options()[option if number == answers - 1 else 0])
    return Record(replace(Entry.new(NAME, session, 5), **changes), session.to_text())


def test_a_game_begins_with_the_first_revision_and_is_not_from_the_future(browser: Browser) -> None:
    browser.bring(record(browser.text, 2, revision=2**50, made=8 * 10**15, changed=8 * 10**15))
    assert browser.kept() == (2, 1)
    entry = browser.keeper.games[NAME]
    assert entry.made <= browser.store.clock and entry.changed <= browser.store.clock


def test_a_copy_that_is_further_on_is_brought_and_no_other(browser: Browser) -> None:
    text = browser.text
    browser.bring(record(text, 2))
    for other, expected in [
        (record(text, 1), (2, 1)),
        (record(text, 2), (2, 1)),
        (record(text, 4), (4, 2)),
        (record(text, 4, option=-1), (4, 2)),
        (record(text, 5, seed=8), (4, 2)),
    ]:
        browser.bring(other)
        assert browser.kept() == expected
        assert NAME not in browser.store.held


def test_a_game_that_is_played_elsewhere_is_left_alone(browser: Browser) -> None:
    browser.bring(record(browser.text, 2))
    browser.store.elsewhere.add(NAME)
    browser.bring(record(browser.text, 4))
    assert browser.kept() == (2, 1)


def test_bad_games_are_counted_and_left_out(browser: Browser) -> None:
    text = browser.text
    good = record(text, 2)
    altered = Record(replace(good.entry, name="b" * 10), good.text.replace('"position":"', '"position":"0'))
    browser.bring(good, altered, more=[None])
    assert list(browser.store.archived) == [NAME]
    assert text.n("history.brought", 1) in browser.told and text.n("history.bad", 2) in browser.told
