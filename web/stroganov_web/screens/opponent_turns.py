"""Opponents' turns between two decisions of a person: bots answer, and what opponents did is shown."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic

from stroganov.answers import Answer
from stroganov.events import Event
from stroganov.state import State
from stroganov_web.model.scenes import Playback, Scene, scenes
from stroganov_web.model.session import Session
from stroganov_web.screens.pacing import INSTANT, Pace

NEXT_KEYS, SKIP_KEYS = ("n", "Enter", " "), ("s", "Escape")
_SLICE = 0.02  # seconds a bot thinks before the browser gets its turn


class OpponentTurns:
    """Bots and scenes of a session; `show` paints the table after some events, `painted` waits for that."""

    def __init__(
        self,
        session: Session,
        speed: Callable[[], str],
        show: Callable[[Sequence[Event], State], None],
        painted: Callable[[], Awaitable[object]],
        save: Callable[[], None],
        report: Callable[[Exception], None],
    ) -> None:
        self.session, self.speed = session, speed
        self._show, self._painted, self._save, self._report = show, painted, save, report
        self.pace = Pace()
        self.run: asyncio.Future[None] | None = None

    @property
    def reel(self) -> Playback | None:
        """The scene that is shown in place of the present position."""
        return self.pace.reel

    @property
    def busy(self) -> bool:
        """Whether opponents act or are shown acting."""
        return self.session.bot_acts or self.reel is not None

    def go_on(self, since: int) -> None:
        """Show what followed from the answers from this number on: opponents' scenes, then the table."""
        self.pace.end()
        game, shown = self.session.game, self._scenes(since)
        self.pace.begin(shown)
        if shown:
            self._show_scene()
        else:
            self._show([event for events in game.events[since:] for event in events], game.at(since))
        if self.busy:
            self.run = asyncio.ensure_future(self._act(shown))

    def interrupt(self) -> None:
        """Stop at once; the table is shown as it is."""
        if self.run:
            self.run.cancel()
        self.pace.end()

    def hurry(self, key: str) -> bool:
        """Keys for the next scene, and past all of them; returns whether it was one of these."""
        if self.reel and key in NEXT_KEYS:
            self.pace.next()
        elif self.reel and key in SKIP_KEYS:
            self.pace.skip()
        else:
            return False
        return True

    def _scenes(self, since: int) -> list[Scene]:
        if self.speed() == INSTANT or self.pace.skips:
            return []
        return scenes(self.session.game, since, self.session.people)

    def _show_scene(self) -> None:
        assert self.reel
        self._show(self.reel.scene.events, self.reel.scene.before)

    async def _act(self, shown: Sequence[Scene]) -> None:
        """Show what was done and let bots act, until a person decides."""
        try:
            await self.pace.show(shown, self.speed, self._show_scene)
            while self.session.bot_acts:
                number = len(self.session.game.answers)
                await self._bots_turn()
                await self.pace.show(self._scenes(number), self.speed, self._show_scene)
            self.pace.end()
            self._show((), self.session.game.state)
        except Exception as error:
            self._report(error)

    async def _bots_turn(self) -> None:
        """Answer for a bot until somebody else decides; the browser gets time in between."""
        await self._painted()
        seat = self.session.game.seat
        while self.session.bot_acts and self.session.game.seat == seat:
            self.session.play(await self._bots_answer())
        self._save()  # a turn that is left in the middle is played the same way again

    async def _bots_answer(self) -> Answer:
        """What a bot chooses; while it thinks, the browser gets a turn every few milliseconds."""
        thought, began = self.session.bots_answer_in_steps(), 0.0
        while True:
            if monotonic() - began > _SLICE:
                await asyncio.sleep(0)
                began = monotonic()
            try:
                next(thought)
            except StopIteration as end:
                answer: Answer = end.value
                return answer
