"""Games are saved after every change; the newest copy counts, and the player learns of failures."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps

import pytest

from stroganov.answers import END
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec
from stroganov_web.storage.autosave import Autosave
from stroganov_web.storage.entries import DAY, Entry, Record
from tests.web.unit.stores import MemoryStore

Told = list[str]
Test = Callable[..., Coroutine[None, None, None]]


def asynchronous(test: Test) -> Callable[..., None]:
    """A test that is a coroutine, as pytest wants it."""

    @wraps(test)
    def run(**fixtures: object) -> None:
        asyncio.run(test(**fixtures))

    return run


@pytest.fixture
def store() -> MemoryStore:
    """What the browser keeps."""
    return MemoryStore()


def new(text: Text, seed: int = 7) -> Session:
    return Session(Spec.from_fragment(f"#new?players=2&seed={seed}"), text)


def step(session: Session) -> None:
    session.play(session.game.options()[0])


def autosave_of(store: MemoryStore) -> tuple[Autosave, Told]:
    told: Told = []
    return Autosave(store, told.append, lambda name: told.append(f"overtaken {name}")), told


async def at_table(store: MemoryStore, text: Text) -> tuple[Autosave, Session, Told]:
    """A game of two on the table, kept."""
    autosave, told = autosave_of(store)
    await autosave.open()
    session = new(text)
    name = autosave.add(session)
    await autosave.settled()
    autosave.attach(name, session)
    return autosave, session, told


async def play_on(autosave: Autosave, session: Session, store: MemoryStore) -> None:
    step(session)
    autosave.save()
    await autosave.settled()


@asynchronous
async def test_every_answer_is_written_ahead_and_on_its_way_before_it_is_painted(
    store: MemoryStore, text: Text
) -> None:
    autosave, session, told = await at_table(store, text)
    step(session)
    begun = store.begun
    autosave.save()
    ahead = Record.from_text(store.written[autosave.name])
    assert ahead and Session.from_text(ahead.text, text).game.answers == session.game.answers
    assert store.begun == begun + 1 and store.archived[autosave.name][0]["answers"] == 0
    await autosave.settled()
    entry, kept = store.archived[autosave.name]
    assert entry["answers"] == 1 and entry["revision"] == 2
    assert Session.from_text(kept, text).game.answers == session.game.answers
    assert not store.written and not told


@asynchronous
async def test_a_second_game_replaces_none(store: MemoryStore, text: Text) -> None:
    autosave, session, _ = await at_table(store, text)
    await play_on(autosave, session, store)
    again = new(text)
    autosave.attach(autosave.add(again), again)
    await play_on(autosave, again, store)
    assert len(autosave.games) == len(store.archived) == 2
    other, _ = autosave_of(store)
    await other.open()
    assert other.games == autosave.games


@asynchronous
async def test_the_page_ends_before_the_archive_has_answered(store: MemoryStore, text: Text) -> None:
    autosave, session, _ = await at_table(store, text)
    step(session)
    autosave.save()
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        task.cancel()  # as when the page is killed
    again, _ = autosave_of(store)
    await again.open()
    assert again.games[autosave.name].answers == 1
    newest_copy, older = await again.copies(autosave.name)
    assert Session.from_text(newest_copy, text).game.answers == session.game.answers
    assert Session.from_text(older, text).game.answers == []
    again.attach(autosave.name, session)
    await again.settled()
    assert store.archived[autosave.name][0]["answers"] == 1 and not store.written


@asynchronous
async def test_a_torn_record_does_not_count(store: MemoryStore, text: Text) -> None:
    autosave, session, _ = await at_table(store, text)
    await play_on(autosave, session, store)
    store.written["torn"] = '{"entry":{"name":"x"'
    again, _ = autosave_of(store)
    await again.open()
    assert list(again.games) == [autosave.name]


@asynchronous
async def test_without_an_archive_what_is_written_ahead_is_kept(store: MemoryStore, text: Text) -> None:
    store.closed = True
    autosave, session, told = await at_table(store, text)
    await play_on(autosave, session, store)
    again, _ = autosave_of(store)
    await again.open()
    assert again.games[autosave.name].answers == 1
    assert told == ["unread", ""]  # some games might be missing; this one is kept


@pytest.mark.parametrize("trouble", ["closed", "full"])
@asynchronous
async def test_a_browser_that_keeps_nothing_is_told_of_once_and_the_game_goes_on(
    store: MemoryStore, text: Text, trouble: str
) -> None:
    autosave, session, told = await at_table(store, text)
    setattr(store, trouble, True)
    store.deaf = True
    await play_on(autosave, session, store)
    await play_on(autosave, session, store)
    assert told == [trouble]
    kept = (await autosave.copies(autosave.name))[0]
    assert Session.from_text(kept, text).game.answers == session.game.answers
    setattr(store, trouble, False)
    await play_on(autosave, session, store)
    assert told == [trouble, ""]
    assert store.archived[autosave.name][0]["answers"] == 3


async def elsewhere(store: MemoryStore, name: str, text: Text) -> tuple[Autosave, Session, Told]:
    """The same game on the table of another tab."""
    autosave, told = autosave_of(store)
    await autosave.open()
    session = Session.from_text((await autosave.copies(name))[0], text)
    autosave.attach(name, session)
    return autosave, session, told


@pytest.mark.parametrize("answers", [1, 2, 5])
@asynchronous
async def test_saves_of_another_tab_are_never_overwritten(
    store: MemoryStore, text: Text, answers: int
) -> None:
    autosave, session, told = await at_table(store, text)
    name = autosave.name
    other, theirs, _ = await elsewhere(store, name, text)
    await play_on(other, theirs, store)
    there = store.archived[name]
    await autosave.copies(name)  # as when a game from outside is compared
    for _ in range(answers):  # quicker than the archive
        step(session)
        autosave.save()
    await autosave.settled()
    step(session)
    autosave.save()
    autosave.detach()
    await autosave.settled()
    assert told == [f"overtaken {name}"]
    assert store.archived[name] == there and not store.written
    await play_on(other, theirs, store)
    assert store.archived[name][0]["answers"] == 2


@asynchronous
async def test_other_tabs_get_a_game_only_when_all_of_it_is_kept(store: MemoryStore, text: Text) -> None:
    autosave, session, _ = await at_table(store, text)
    name = autosave.name
    await store.hold(name, False)
    step(session)
    autosave.save()
    autosave.detach()
    assert name in store.held and store.archived[name][0]["answers"] == 0
    await autosave.settled()
    await asyncio.sleep(0)
    assert name not in store.held and store.archived[name][0]["answers"] == 1


@asynchronous
async def test_who_sits_down_again_at_once_keeps_the_game(store: MemoryStore, text: Text) -> None:
    autosave, session, _ = await at_table(store, text)
    name = autosave.name
    await store.hold(name, False)
    step(session)
    autosave.save()
    autosave.detach()
    autosave.attach(name, session)
    await autosave.settled()
    await asyncio.sleep(0)
    assert name in store.held


@asynchronous
async def test_a_game_whose_entry_cannot_be_read_is_kept_all_the_same(store: MemoryStore, text: Text) -> None:
    autosave, session, _ = await at_table(store, text)
    await play_on(autosave, session, store)
    name = autosave.name
    store.archived[name][0]["table"] = "nonsense"
    other, theirs, told = await elsewhere(store, name, text)
    assert name not in other.games
    await play_on(other, theirs, store)
    assert Entry.from_plain(store.archived[name][0]) == other.games[name]
    assert other.games[name].answers == 2 and not told


@asynchronous
async def test_looking_while_playing_changes_nothing(store: MemoryStore, text: Text) -> None:
    autosave, session, told = await at_table(store, text)
    name, before = autosave.name, dict(store.archived)
    await play_on(autosave, session, store)
    now, store.archived = store.archived, before  # an answer that was on its way for long
    await autosave.refresh()
    store.archived = now
    await play_on(autosave, session, store)
    assert store.archived[name][0]["answers"] == 2 and not told


@asynchronous
async def test_games_that_the_browser_does_not_tell_of_are_told_of(store: MemoryStore, text: Text) -> None:
    store.closed = True
    autosave, told = autosave_of(store)
    await autosave.open()
    assert told == ["unread"]
    store.closed = False
    await autosave.refresh()
    assert told == ["unread", ""]
    store.closed = True
    assert await autosave.copies("abc") == []
    assert told == ["unread", "", "unread"]


@asynchronous
async def test_what_would_be_lost_with_the_page(store: MemoryStore, text: Text) -> None:
    autosave, session, _ = await at_table(store, text)
    await play_on(autosave, session, store)
    assert not autosave.only_in_memory
    store.closed = True
    await play_on(autosave, session, store)
    assert not autosave.only_in_memory  # it is written ahead
    store.deaf = True
    await play_on(autosave, session, store)
    autosave.detach()
    assert autosave.only_in_memory


@asynchronous
async def test_a_removed_game_is_gone(store: MemoryStore, text: Text) -> None:
    autosave, _, told = await at_table(store, text)
    name = autosave.name
    autosave.detach()
    assert await autosave.remove(name)
    assert not autosave.games and not store.archived and not await autosave.copies(name)
    assert not told


@asynchronous
async def test_a_game_that_cannot_be_removed_stays_in_the_list(store: MemoryStore, text: Text) -> None:
    autosave, session, told = await at_table(store, text)
    name = autosave.name
    await play_on(autosave, session, store)
    autosave.detach()
    await autosave.refresh()
    store.closed = True
    assert not await autosave.remove(name)
    assert name in autosave.games and not told


@asynchronous
async def test_without_an_archive_a_game_can_be_removed_all_the_same(store: MemoryStore, text: Text) -> None:
    store.closed = True
    autosave, session, _ = await at_table(store, text)
    await play_on(autosave, session, store)
    autosave.detach()
    assert await autosave.remove(autosave.games.popitem()[0])
    assert not store.written


@asynchronous
async def test_games_nobody_began_are_forgotten_after_a_day(store: MemoryStore, text: Text) -> None:
    autosave, session, _ = await at_table(store, text)
    await play_on(autosave, session, store)
    autosave.add(new(text))
    await autosave.settled()
    store.clock += 2 * DAY
    again, _ = autosave_of(store)
    await again.open()
    assert list(again.games) == [autosave.name]


@asynchronous
async def test_the_browser_is_asked_to_persist_after_the_first_turn(store: MemoryStore, text: Text) -> None:
    autosave, session, _ = await at_table(store, text)
    while END not in session.game.answers:
        assert store.persists == 0
        options = session.game.options()
        session.play(END if END in options else options[0])
        autosave.save()
    await play_on(autosave, session, store)
    assert store.persists == 1
