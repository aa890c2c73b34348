"""Records on their way to the database: what comes while another one is written is not lost with that."""

import asyncio

from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec
from stroganov_web.storage.entries import Entry, Record
from stroganov_web.storage.save_queue import SaveQueue
from tests.web.unit.fakes import in_event_loop
from tests.web.unit.stores import MemoryStore

NAME = "a" * 10


class SlowStore(MemoryStore):
    """A store whose database answers when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.may_go_on = asyncio.Event()

    async def _put(self, entry: str, text: str, known: int) -> bool:
        await self.may_go_on.wait()
        return await super()._put(entry, text, known)


def test_a_record_that_comes_meanwhile_is_written_ahead_and_saved_next(text: Text) -> None:
    session = Session(Spec.from_fragment("#new?players=2&seed=7"), text)
    first = Entry.new(NAME, session, 1)
    before = Record(first, session.to_text())
    session.play(session.game.options()[0])
    after = Record(first.after(session, 2), session.to_text())
    ahead: list[Record | None] = []

    async def both() -> SlowStore:
        store = SlowStore()
        queue = SaveQueue(store, lambda trouble: None, lambda name: None, asyncio.ensure_future)
        queue.add(before)
        await asyncio.sleep(0)  # the first one is on its way
        queue.add(after)
        store.may_go_on.set()
        while NAME not in store.archived:
            await asyncio.sleep(0)
        ahead.append(queue.written_ahead().get(NAME))
        await queue.settled()
        return store

    store = asyncio.run(both())
    assert store.archived[NAME][1] == after.text
    assert ahead == [after]
    assert store.written == {}


class Queued:
    """A queue on a store, with one record, and what it told."""

    def __init__(self, text: Text) -> None:
        session = Session(Spec.from_fragment("#new?players=2&seed=7"), text)
        self.record = Record(Entry.new(NAME, session, 1), session.to_text())
        self.store, self.told = MemoryStore(), list[str]()
        overtaken = self.told.append
        self.queue = SaveQueue(self.store, self.told.append, overtaken, asyncio.ensure_future)


@in_event_loop
async def test_a_full_database_is_asked_again_after_a_while_until_it_has_room(text: Text) -> None:
    at = Queued(text)
    at.store.full = at.store.deaf = True
    at.queue.add(at.record)
    await at.queue.settled()
    assert at.told == ["full"] and at.queue.only_in_memory and len(at.store.later) == 1
    at.store.pass_time()
    await at.queue.settled()
    assert at.told == ["full", "full"] and at.store.begun == 2 and len(at.store.later) == 1
    at.store.full = False
    at.store.pass_time()
    await at.queue.settled()
    assert at.told[-1] == "" and at.store.archived[NAME][1] == at.record.text
    assert not at.store.later and not at.queue.only_in_memory


@in_event_loop
async def test_a_record_that_is_only_written_ahead_is_safe_for_the_time_being(text: Text) -> None:
    at = Queued(text)
    at.store.full = True
    at.queue.add(at.record)
    await at.queue.settled()
    assert at.told == ["tight"] and not at.queue.only_in_memory
    at.store.full = False
    at.queue.try_again()
    await at.queue.settled()
    assert at.told == ["tight", ""] and NAME in at.store.archived and not at.store.written
    at.store.pass_time()
    assert at.store.begun == 2  # there is nothing to be tried


@in_event_loop
async def test_a_database_that_is_closed_is_asked_again_only_if_something_would_be_lost(text: Text) -> None:
    at = Queued(text)
    at.store.closed = True
    at.queue.add(at.record)
    await at.queue.settled()
    assert at.told == [""] and not at.store.later
    at.store.deaf = True
    at.store.drop_ahead(NAME)
    at.queue.try_again()
    await at.queue.settled()
    assert at.told == ["", "closed"] and len(at.store.later) == 1


@in_event_loop
async def test_what_was_written_ahead_belongs_to_whoever_opens_the_game_next(text: Text) -> None:
    at = Queued(text)
    at.store.full = True
    at.queue.add(at.record)
    await at.queue.settled()
    at.queue.release(NAME)
    at.store.full = False
    at.queue.try_again()
    await at.queue.settled()
    assert NAME not in at.store.archived and at.queue.written_ahead()[NAME] == at.record
