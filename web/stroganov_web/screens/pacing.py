"""The pace of opponents' turns: instant, with time to read, or step by step; and how to skip them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from stroganov_web.model.scenes import Playback, Scene

INSTANT, STEP = "instant", "step"
SHORTEST, EACH, LONGEST = 0.6, 0.1, 1.0  # seconds for a scene: at least, for each event more, at most


class Pace:
    """Shows scenes one after the other; meanwhile `reel` says which."""

    def __init__(self) -> None:
        self.reel: Playback | None = None
        self._skips = False
        self._go_on = asyncio.Event()

    async def show(self, film: Sequence[Scene], speed: Callable[[], str], draw: Callable[[], None]) -> None:
        """Show all scenes unless they are skipped; `draw` paints the current one."""
        for at in range(len(film)):
            if self._skips:
                return
            if self.reel is None or self.reel.scenes is not film or self.reel.at != at:
                self.reel = Playback(film, at)
                self._go_on.clear()  # from now on a key is about this scene
                draw()
            await self._read(None if speed() == STEP else seconds(film[at]))

    async def _read(self, pause: float | None) -> None:
        try:
            await asyncio.wait_for(self._go_on.wait(), pause)
        except TimeoutError:
            return

    @property
    def skips(self) -> bool:
        """Whether everything until the player's turn is skipped."""
        return self._skips

    def begin(self, film: Sequence[Scene]) -> None:
        """Start with the first scene, if there is one; the caller paints it."""
        self.reel, self._skips = Playback(film) if film else None, False
        self._go_on.clear()

    def end(self) -> None:
        """Stop showing scenes; the next ones are shown again."""
        self.reel, self._skips = None, False

    def next(self) -> None:
        """Go on to the next scene."""
        self._go_on.set()

    def skip(self) -> None:
        """Skip all scenes until the player's turn."""
        self._skips = True
        self._go_on.set()


def seconds(scene: Scene) -> float:
    """How long a scene stays: longer if there is more to read."""
    return min(LONGEST, SHORTEST + EACH * (len(scene.events) - 1))
