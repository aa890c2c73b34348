"""Games are kept after every change; the newest copy counts, and a browser that keeps nothing is told of."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec
from stroganov_web.storage.autosave import Autosave
from stroganov_web.storage.entries import DAY, Entry, Position, Record, last, listed, newest
from tests.web.unit.stores import MemoryStore

Told = list[str]


@pytest.fixture
def store() -> MemoryStore:
    """What the browser keeps."""
    return MemoryStore()


def new(text: Text, seed: int = 7) -> Session:
    return Session(Spec.from_fragment(f"#new?players=2&seed={seed}"), text)


def step(session: Session) -> None:
    session.play(session.game.options()[0])


def keeper_of(store: MemoryStore) -> tuple[Autosave, Told]:
    told: Told = []
    return Autosave(store, told.append, lambda name: told.append(f"overtaken {name}")), told


async def at_table(store: MemoryStore, text: Text) -> tuple[Autosave, Session, Told]:
    """A game of two on the table, kept."""
    keeper, told = keeper_of(store)
    await keeper.open(text)
    session = new(text)
    name = keeper.add(session)
    await keeper.settled()
    keeper.attach(name, session)
    return keeper, session, told


async def play_on(keeper: Autosave, session: Session, store: MemoryStore) -> None:
    step(session)
    keeper.save_soon()
    store.paint()
    await keeper.settled()


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(test())


def test_every_answer_is_kept_once_it_is_seen(store: MemoryStore, text: Text) -> None:
    async def test() -> None:
        keeper, session, told = await at_table(store, text)
        step(session)
        keeper.save_soon()
        assert store.archived[keeper.name][0]["answers"] == 0
        store.paint()
        assert Record.from_text(store.written[keeper.name]) is not None  # before the archive has answered
        await keeper.settled()
        entry, kept = store.archived[keeper.name]
        assert entry["answers"] == 1 and entry["revision"] == 2
        assert Session.from_text(kept, text).game.answers == session.game.answers
        assert not store.written and not told

    run(test)


def test_a_page_that_is_never_painted_is_behind_by_one_answer_at_most(store: MemoryStore, text: Text) -> None:
    async def test() -> None:
        keeper, session, _ = await at_table(store, text)
        for _ in range(5):
            step(session)
            keeper.save_soon()
            await keeper.settled()
            kept = (await keeper.copies(keeper.name))[0]
            assert len(Session.from_text(kept, text).game.answers) >= len(session.game.answers) - 1

    run(test)


def test_a_second_game_replaces_none(store: MemoryStore, text: Text) -> None:
    async def test() -> None:
        keeper, session, _ = await at_table(store, text)
        await play_on(keeper, session, store)
        again = new(text)
        keeper.attach(keeper.add(again), again)
        await play_on(keeper, again, store)
        assert len(keeper.games) == len(store.archived) == 2
        other, _ = keeper_of(store)
        await other.open(text)
        assert other.games == keeper.games

    run(test)


def test_getting_up_keeps_what_was_not_seen_yet(store: MemoryStore, text: Text) -> None:
    async def test() -> None:
        keeper, session, _ = await at_table(store, text)
        name = keeper.name
        step(session)
        keeper.save_soon()
        keeper.detach()
        await keeper.settled()
        assert store.archived[name][0]["answers"] == 1
        store.paint()
        await keeper.settled()
        assert store.archived[name][0]["answers"] == 1

    run(test)


def test_the_page_ends_before_the_archive_has_answered(store: MemoryStore, text: Text) -> None:
    async def test() -> None:
        keeper, session, _ = await at_table(store, text)
        step(session)
        keeper.save_soon()
        store.paint()
        keeper._putting.cancel()  # type: ignore[union-attr]  # as when the page is killed
        again, _ = keeper_of(store)
        await again.open(text)
        assert again.games[keeper.name].answers == 1
        newest_copy, older = await again.copies(keeper.name)
        assert Session.from_text(newest_copy, text).game.answers == session.game.answers
        assert Session.from_text(older, text).game.answers == []
        again.attach(keeper.name, session)
        store.paint()
        await again.settled()
        assert store.archived[keeper.name][0]["answers"] == 1 and not store.written

    run(test)


def test_a_torn_record_does_not_count(store: MemoryStore, text: Text) -> None:
    async def test() -> None:
        keeper, session, _ = await at_table(store, text)
        await play_on(keeper, session, store)
        store.written["torn"] = '{"entry":{"name":"x"'
        again, _ = keeper_of(store)
        await again.open(text)
        assert list(again.games) == [keeper.name]

    run(test)


def test_without_an_archive_what_is_written_ahead_is_kept(store: MemoryStore, text: Text) -> None:
    async def test() -> None:
        store.closed = True
        keeper, session, told = await at_table(store, text)
        await play_on(keeper, session, store)
        again, _ = keeper_of(store)
        await again.open(text)
        assert again.games[keeper.name].answers == 1
        assert told == ["unread", ""]  # some games might be missing; this one is kept

    run(test)


@pytest.mark.parametrize("trouble", ["closed", "full"])
def test_a_browser_that_keeps_nothing_is_told_of_once_and_the_game_goes_on(
    store: MemoryStore, text: Text, trouble: str
) -> None:
    async def test() -> None:
        keeper, session, told = await at_table(store, text)
        setattr(store, trouble, True)
        store.deaf = True
        await play_on(keeper, session, store)
        await play_on(keeper, session, store)
        assert told == [trouble]
        kept = (await keeper.copies(keeper.name))[0]
        assert Session.from_text(kept, text).game.answers == session.game.answers
        setattr(store, trouble, False)
        await play_on(keeper, session, store)
        assert told == [trouble, ""]
        assert store.archived[keeper.name][0]["answers"] == 3

    run(test)


async def elsewhere(store: MemoryStore, name: str, text: Text) -> tuple[Autosave, Session, Told]:
    """The same game on the table of another tab."""
    keeper, told = keeper_of(store)
    await keeper.open(text)
    session = Session.from_text((await keeper.copies(name))[0], text)
    keeper.attach(name, session)
    return keeper, session, told


@pytest.mark.parametrize("answers", [1, 2, 5])
def test_what_another_tab_kept_is_never_overwritten(store: MemoryStore, text: Text, answers: int) -> None:
    async def test() -> None:
        keeper, session, told = await at_table(store, text)
        name = keeper.name
        other, theirs, _ = await elsewhere(store, name, text)
        await play_on(other, theirs, store)
        there = store.archived[name]
        await keeper.copies(name)  # as when a game from outside is compared
        for _ in range(answers):  # quicker than the archive
            step(session)
            keeper.save_soon()
            keeper.flush()
        await keeper.settled()
        step(session)
        keeper.save_soon()
        keeper.detach()
        await keeper.settled()
        assert told == [f"overtaken {name}"]
        assert store.archived[name] == there and not store.written
        await play_on(other, theirs, store)
        assert store.archived[name][0]["answers"] == 2

    run(test)


def test_other_tabs_get_a_game_only_when_all_of_it_is_kept(store: MemoryStore, text: Text) -> None:
    async def test() -> None:
        keeper, session, _ = await at_table(store, text)
        name = keeper.name
        await store.hold(name, False)
        step(session)
        keeper.save_soon()
        keeper.detach()
        assert name in store.held and store.archived[name][0]["answers"] == 0
        await keeper.settled()
        await asyncio.sleep(0)
        assert name not in store.held and store.archived[name][0]["answers"] == 1

    run(test)


def test_who_sits_down_again_at_once_keeps_the_game(store: MemoryStore, text: Text) -> None:
    async def test() -> None:
        keeper, session, _ = await at_table(store, text)
        name = keeper.name
        await store.hold(name, False)
        step(session)
        keeper.save_soon()
        keeper.detach()
        keeper.attach(name, session)
        await keeper.settled()
        await asyncio.sleep(0)
        assert name in store.held

    run(test)


def test_a_game_whose_entry_cannot_be_read_is_kept_all_the_same(store: MemoryStore, text: Text) -> None:
    async def test() -> None:
        keeper, session, _ = await at_table(store, text)
        await play_on(keeper, session, store)
        name = keeper.name
        store.archived[name][0]["table"] = "nonsense"
        other, theirs, told = await elsewhere(store, name, text)
        assert name not in other.games
        await play_on(other, theirs, store)
        assert Entry.from_plain(store.archived[name][0]) == other.games[name]
        assert other.games[name].answers == 2 and not told

    run(test)


def test_looking_while_playing_changes_nothing(store: MemoryStore, text: Text) -> None:
    async def test() -> None:
        keeper, session, told = await at_table(store, text)
        name, before = keeper.name, dict(store.archived)
        await play_on(keeper, session, store)
        now, store.archived = store.archived, before  # an answer that was on its way for long
        await keeper.refresh()
        store.archived = now
        await play_on(keeper, session, store)
        assert store.archived[name][0]["answers"] == 2 and not told

    run(test)


def test_games_that_the_browser_does_not_tell_of_are_told_of(store: MemoryStore, text: Text) -> None:
    async def test() -> None:
        store.closed = True
        keeper, told = keeper_of(store)
        await keeper.open(text)
        assert told == ["unread"]
        store.closed = False
        await keeper.refresh()
        assert told == ["unread", ""]
        store.closed = True
        assert await keeper.copies("abc") == []
        assert told == ["unread", "", "unread"]

    run(test)


def test_what_would_be_lost_with_the_page(store: MemoryStore, text: Text) -> None:
    async def test() -> None:
        keeper, session, _ = await at_table(store, text)
        await play_on(keeper, session, store)
        assert not keeper.only_in_memory
        store.closed = True
        await play_on(keeper, session, store)
        assert not keeper.only_in_memory  # it is written ahead
        store.deaf = True
        await play_on(keeper, session, store)
        keeper.detach()
        assert keeper.only_in_memory

    run(test)


def test_the_only_game_of_former_times_is_taken_over_once(store: MemoryStore, text: Text) -> None:
    async def test() -> None:
        session = new(text)
        step(session)
        store.old = session.to_text()
        keeper, _ = keeper_of(store)
        await keeper.open(text)
        await keeper.settled()
        assert [entry.answers for entry in keeper.games.values()] == [1]
        assert not store.old
        store.old = "damaged"
        await keeper.open(text)
        assert len(keeper.games) == 1

    run(test)


def test_the_game_of_former_times_stays_where_it_is_until_it_is_kept(store: MemoryStore, text: Text) -> None:
    async def test() -> None:
        store.old = former = new(text).to_text()
        store.full = store.deaf = True
        keeper, _ = keeper_of(store)
        await keeper.open(text)
        assert len(keeper.games) == 1 and store.old == former

    run(test)


def test_a_removed_game_is_gone(store: MemoryStore, text: Text) -> None:
    async def test() -> None:
        keeper, _, told = await at_table(store, text)
        name = keeper.name
        keeper.detach()
        assert await keeper.remove(name)
        assert not keeper.games and not store.archived and not await keeper.copies(name)
        assert not told

    run(test)


def test_a_game_that_cannot_be_removed_stays_in_the_list(store: MemoryStore, text: Text) -> None:
    async def test() -> None:
        keeper, session, told = await at_table(store, text)
        name = keeper.name
        await play_on(keeper, session, store)
        keeper.detach()
        await keeper.refresh()
        store.closed = True
        assert not await keeper.remove(name)
        assert name in keeper.games and not told

    run(test)


def test_without_an_archive_a_game_can_be_removed_all_the_same(store: MemoryStore, text: Text) -> None:
    async def test() -> None:
        store.closed = True
        keeper, session, _ = await at_table(store, text)
        await play_on(keeper, session, store)
        keeper.detach()
        assert await keeper.remove(keeper.games.popitem()[0])
        assert not store.written

    run(test)


def test_games_nobody_began_are_forgotten_after_a_day(store: MemoryStore, text: Text) -> None:
    async def test() -> None:
        keeper, session, _ = await at_table(store, text)
        await play_on(keeper, session, store)
        keeper.add(new(text))
        await keeper.settled()
        store.clock += 2 * DAY
        again, _ = keeper_of(store)
        await again.open(text)
        assert list(again.games) == [keeper.name]

    run(test)


def test_the_browser_is_asked_to_persist_after_the_first_turn(store: MemoryStore, text: Text) -> None:
    async def test() -> None:
        keeper, session, _ = await at_table(store, text)
        while ("end",) not in session.game.answers:
            assert store.persists == 0
            ends = ("end",) in session.game.options()
            session.play(("end",) if ends else session.game.options()[0])
            keeper.save_soon()
            store.paint()
        await play_on(keeper, session, store)
        assert store.persists == 1

    run(test)


# The list


def entry(name: str, changed: int, over: bool = False, begun: bool = True, revision: int = 1) -> Entry:
    position = Position(1, 0, ("",) * 13, (0, 0), (0, 0))
    return Entry(name * 10, 0, changed, revision, 5, begun, over, "#new?players=2&seed=1", position)


def test_unfinished_games_come_first_and_the_last_changed_of_them_is_continued() -> None:
    games = [entry("a", 1), entry("b", 5, over=True), entry("c", 3), entry("d", 2, begun=False)]
    assert [game.name[0] for game in listed(games)] == ["c", "a", "b"]
    assert last(games) == games[2]
    assert last([]) is None
    assert listed([entry("d", 9, begun=False), *games])[0].name[0] == "d"


def test_of_two_copies_the_newer_revision_counts() -> None:
    copies = [entry("a", 1, revision=2), entry("a", 9, revision=1), entry("b", 1)]
    assert newest(copies) == {copies[0].name: copies[0], copies[2].name: copies[2]}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("name", "<b>"),
        ("name", ""),
        ("revision", "1"),
        ("table", "#new?players=9"),
        ("table", 5),
        ("position", None),
        ("position", {"year": 9}),
        ("made", -1),
        ("changed", 10**17),
        ("changed", 1.5),
        ("revision", 2**53),
        ("revision", -1),
        ("answers", -1),
        ("begun", 1),
    ],
)
def test_an_entry_that_is_none_is_refused(field: str, value: object) -> None:
    plain = json.loads(entry("a", 1).to_text())
    assert Entry.from_plain(plain) == entry("a", 1)
    assert Entry.from_plain({**plain, field: value}) is None
    assert Entry.from_plain(None) is None


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("terrains", ["<b>"] * 13),
        ("terrains", [""]),
        ("terrains", dict.fromkeys("abcdefghijklm")),
        ("slots", [0, 13]),
        ("slots", "00"),
        ("slots", [0]),
        ("points", [0, 10**400]),
        ("season", 4),
    ],
)
def test_a_position_that_cannot_be_shown_is_refused(field: str, value: object) -> None:
    plain = json.loads(entry("a", 1).to_text())
    assert Entry.from_plain({**plain, "position": {**plain["position"], field: value}}) is None


def test_what_a_later_version_adds_to_an_entry_is_left_out() -> None:
    plain = json.loads(entry("a", 1).to_text())
    later = {**plain, "more": 1, "position": {**plain["position"], "more": 1}}
    assert Entry.from_plain(later) == entry("a", 1)
