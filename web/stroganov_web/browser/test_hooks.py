"""What tests and tools may ask of the page, as `window.stroganov`.

`position()` is the fingerprint of the position, `save()` the text of the session, `options()` the legal
answers as JSON; each is empty without a game, and the whole position is painted after it. `painting()` tells
whether some of the table is still to be painted, `resting()` whether a press here would be ignored.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from stroganov_web.model.session import Session
from stroganov_web.screens.paint_queue import PaintQueue
from stroganov_web.screens.press_guard import PressGuard


def test_hooks(
    session: Callable[[], Session | None], queue: PaintQueue, guard: PressGuard
) -> dict[str, Callable[[], object]]:
    """The functions by name."""

    def ask(question: Callable[[Session], str]) -> Callable[[], str]:
        def answer() -> str:
            queue.finish()  # whoever asks may look at the table next
            found = session()
            return question(found) if found else ""

        return answer

    return {
        "position": ask(lambda session: session.game.state.position_hash()),
        "save": ask(lambda session: session.to_text()),
        "options": ask(lambda session: json.dumps(session.game.options())),
        "painting": lambda: not queue.done.is_set(),
        "resting": lambda: guard.resting,
    }
