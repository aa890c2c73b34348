"""Records on their way to the database: what comes while another one is written is not lost with that."""

import asyncio

from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec
from stroganov_web.storage.entries import Entry, Record
from stroganov_web.storage.save_queue import SaveQueue
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
