"""What tests and tools may ask of the page, as `window.stroganov`.

`position()` is the fingerprint of the position, `save()` the kept text of the session, `options()` the legal
answers as JSON; each is empty without a game, and the whole position is seen after it. `painting()` tells
whether some of the table is still to be painted.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING

from stroganov_web.browser import device as browser
from stroganov_web.model.session import Session

if TYPE_CHECKING:
    from stroganov_web.app import App


def expose(app: App) -> None:
    """Let it be asked."""

    def asked(of: Callable[[Session], str]) -> Callable[[], str]:
        def told() -> str:
            app.page.painting.finish()  # who asks may look at the table next
            return of(app.session) if app.session else ""

        return told

    browser.expose(
        {
            "position": asked(lambda session: session.game.state.position_hash()),
            "save": asked(lambda session: session.to_text()),
            "options": asked(lambda session: json.dumps(session.game.options())),
            "painting": lambda: not app.page.painting.done.is_set(),
        }
    )
