"""What tests and tools may ask of the page."""

import json

from stroganov_web.browser import test_hooks as hooks
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.screens.press_guard import PressGuard
from tests.web.unit.fakes import FakePage
from tests.web.unit.table_player import SOLO, session_at


def test_the_game_is_told_when_it_is_painted(text: Text) -> None:
    page, shown = FakePage(), list[Session]()
    guard = PressGuard(lambda: 0.0)
    ask = hooks.test_hooks(lambda: shown[0] if shown else None, page.queue, guard)
    assert [ask[name]() for name in ("position", "save", "options")] == ["", "", ""]
    shown.append(session_at(SOLO, 2, text))
    assert ask["position"]() == shown[0].game.state.position_hash() and ask["save"]() == shown[0].to_text()
    assert json.loads(str(ask["options"]())) == [list(option) for option in shown[0].game.options()]
    page.queue.done.clear()
    assert ask["painting"]()
    ask["position"]()
    assert not ask["painting"]()
    assert not ask["resting"]()
    guard.arm((0, 0))
    assert ask["resting"]()
