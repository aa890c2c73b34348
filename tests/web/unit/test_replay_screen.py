"""Looking at a game again: position by position, by itself, with what can be done from there."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from stroganov_web.draw.art.svg import escape
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.screens.replay_screen import ReplayScreen
from stroganov_web.screens.screen import Item
from stroganov_web.ui.preview import reply_card
from stroganov_web.ui.replay_bar import SPEEDS, describe_position
from stroganov_web.ui.rule_sections import thing_section
from stroganov_web.ui.why_not import replay_reply
from tests.web.unit.catalogues import text_of
from tests.web.unit.fakes import LAPTOP, PHONE, FakePage, FakePreferences, in_event_loop, thing
from tests.web.unit.table_player import SOLO, session_at, session_at_end

ANSWERS = 5


class Replayed:
    """A replay on the screen."""

    def __init__(
        self,
        text: Text,
        number: int = 0,
        session: Session | None = None,
        size: tuple[float, float, float] = LAPTOP,
    ) -> None:
        self.page, self.preferences = FakePage(), FakePreferences(text, size)
        self.branches: list[Session] = []
        self.stops = 0
        game = session or session_at(SOLO, ANSWERS, text)
        self.screen = ReplayScreen(
            game, number, self.page, self.preferences, self.branches.append, self._stop, self._later
        )
        self.screen.draw()

    def _stop(self) -> None:
        self.stops += 1

    @staticmethod
    def _later(work: Coroutine[Any, Any, None]) -> asyncio.Future[None]:
        return asyncio.ensure_future(work)

    def do(self, command: str, **data: str) -> None:
        self.screen.commands()[command](thing(**data))

    @property
    def number(self) -> int:
        return self.screen.replay.number


def test_a_position_is_painted_marked_and_told(text: Text) -> None:
    shown = Replayed(text, 3)
    assert shown.page.screen == "table" and shown.page.marks["replay"] == "3"
    assert shown.page.said[-1] == describe_position(shown.screen.replay, shown.screen.session, text)
    assert "data-answer" not in "".join(shown.page.painted.values())
    assert len(shown.screen.session.game.answers) == 3 and shown.page.heading


def test_what_was_taken_back_on_the_way_is_known_of_every_position(text: Text) -> None:
    session = session_at(SOLO, ANSWERS, text)
    session.undo_limits_passed = 2
    assert Replayed(text, 1, session).screen.session.undo_limits_passed == 2


def test_steps_lead_forward_and_back(text: Text) -> None:
    shown = Replayed(text)
    shown.do("jump", part="step", by="1")
    shown.do("jump", part="step", by="1")
    assert shown.number == 2 and shown.page.marks["replay"] == "2"
    shown.do("jump", part="turn", by="-1")
    assert shown.number < 2


def test_the_slider_and_lines_of_the_log_lead_to_their_positions(text: Text) -> None:
    shown = Replayed(text)
    shown.screen.control("scrubber", "4")
    assert shown.number == 4
    assert shown.screen.use(thing(**{"from": "1"}), False)
    assert shown.number == 2
    assert not shown.screen.use(thing(action="menu"), False)
    shown.screen.control("another", "4")
    assert shown.number == 2


def test_things_say_what_they_are(text: Text) -> None:
    shown = Replayed(text, 3)
    table = shown.screen.view.table
    card = reply_card(table.state, replay_reply(table, "mat-0", thing_section(table, "mat-0")), text)
    assert shown.screen.inspect(thing(id="mat-0")) and shown.page.preview == card
    shown.do("close")
    assert not shown.page.preview
    shown.screen.focus_on(thing(id="mat-0"))
    assert shown.page.preview == card
    shown.screen.hover(None)
    assert shown.screen.rule_section(thing(id="mat-0")) == thing_section(table, "mat-0")


def test_it_can_be_gone_on_from_here_or_back_to_where_one_was(text: Text) -> None:
    shown = Replayed(text, 3)
    shown.do("branch")
    shown.do("stop_replay")
    assert [len(session.game.answers) for session in shown.branches] == [3] and shown.stops == 1


def test_a_finished_game_shows_its_table_at_the_end(text: Text) -> None:
    session = session_at_end(SOLO, text)
    shown = Replayed(text, len(session.game.answers), session)
    assert shown.page.screen == "table" and shown.screen.session.over
    assert 'data-action="branch"' not in shown.page.painted["band"]


def test_everything_is_said_again_in_another_language(text: Text) -> None:
    shown = Replayed(text, 3)
    shown.preferences.text = german = text_of("de")
    shown.screen.translate()
    assert escape(german("replay.stop_replay")) in shown.page.painted["band"] and shown.number == 3


def test_a_phone_scrolls_and_shows_which_part_is_seen(text: Text) -> None:
    shown = Replayed(text, 3, size=PHONE)
    assert shown.screen.use(thing(jump="12"), False) and shown.page.left > 0
    shown.screen.scrolled()
    assert "in-view" in shown.page.placed
    shown.preferences.size = LAPTOP
    shown.screen.refresh()
    assert shown.page.marks["layout"] != "phone"


# By itself


@pytest.fixture
def fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """A position stays no time at all."""
    for speed in SPEEDS:
        monkeypatch.setitem(SPEEDS, speed, 0.0)


@pytest.mark.usefixtures("fast")
@in_event_loop
async def test_positions_follow_each_other_to_the_end_and_from_there_again(text: Text) -> None:
    shown = Replayed(text, 1)
    for start in (1, 0):
        shown.do("toggle_replay")
        assert shown.screen.playing and shown.number == start
        await shown.page.until(lambda: not shown.screen.playing)
        assert shown.number == ANSWERS


@pytest.mark.usefixtures("fast")
@in_event_loop
async def test_it_stops_when_the_player_wants_to_look(text: Text) -> None:
    shown = Replayed(text)
    shown.do("toggle_replay")
    await shown.page.until(lambda: shown.number == 2)
    shown.do("toggle_replay")
    assert not shown.screen.playing
    shown.do("toggle_replay")
    shown.do("jump", part="step", by="1")
    assert not shown.screen.playing and shown.number == 3
    shown.do("toggle_replay")
    shown.screen.leave()
    assert not shown.screen.playing and "replay" not in shown.page.marks
    for _ in range(9):
        await asyncio.sleep(0)
    assert shown.number == 3


def test_the_speed_is_one_of_three(text: Text) -> None:
    shown = Replayed(text)
    shown.screen.control("replay-speed", "fast")
    shown.screen.control("replay-speed", "never")
    assert shown.screen.speed == "fast"
    assert not shown.screen.key("n") and shown.screen.commands().get("undo") is None and Item().data == {}
