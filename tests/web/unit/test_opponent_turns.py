"""Opponents between two decisions of a person: bots answer in slices, and their turns are shown."""

from collections.abc import Generator

import pytest

from stroganov.answers import END, Answer, StartingWish
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.screens import opponent_turns, pacing
from stroganov_web.screens.pacing import STEP
from tests.web.unit.fakes import PHONE, in_event_loop
from tests.web.unit.finished import FRAGMENTS
from tests.web.unit.table_player import BOT, SOLO, AtTable, session_at

END_LEFT = 8  # in the solo game: the automaton acts next
FOUR = FRAGMENTS[5]
WISH = StartingWish("S6")  # in the game with a bot: it acts next


def solo(text: Text, speed: str) -> AtTable:
    """The automaton acts as soon as the turn ends."""
    return AtTable(session_at(SOLO, END_LEFT, text), text, speed=speed, warn="off").start()


def with_bot(text: Text, speed: str) -> AtTable:
    """A bot acts as soon as the wish is chosen."""
    return AtTable(session_at(BOT, 0, text), text, speed=speed, confirm="never").start()


@in_event_loop
async def test_instant_opponents_are_not_shown(text: Text) -> None:
    at = solo(text, "instant")
    at.click(END)
    assert not at.screen.busy and not at.screen.opponents.reel and at.session.game.seat == 0


@in_event_loop
async def test_bots_act_until_a_person_decides(text: Text) -> None:
    at = with_bot(text, "instant")
    at.click(WISH)
    assert at.screen.busy and at.page.marks["busy"] == "true"
    await at.page.until(lambda: not at.screen.busy)
    at.page.finish()
    assert at.session.game.seat == 0 and at.count > 5 and "busy" not in at.page.marks
    assert at.saves == 2 and not at.errors  # after the person's answer and the bot's turn


@in_event_loop
async def test_scenes_follow_each_other_by_themselves(text: Text, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pacing, "LONGEST", 0.0)
    at = solo(text, "normal")
    at.click(END)
    first = at.screen.position
    assert at.screen.opponents.reel and at.page.marks["seat"] == "1"
    await at.page.until(lambda: at.screen.position != first)
    assert at.screen.opponents.reel
    await at.page.until(lambda: not at.screen.busy)
    at.page.finish()
    assert at.page.marks["seat"] == "0" and not at.errors and at.saves == 1


@pytest.mark.parametrize("key", ["n", "Enter", " "])
@in_event_loop
async def test_step_by_step_waits_for_a_key(key: str, text: Text) -> None:
    at = solo(text, STEP)
    assert not at.screen.key(key)  # it is nobody else's turn
    at.click(END)
    reel = at.screen.opponents.reel
    assert reel and reel.at == 0
    shown = [reel]
    while reel.at + 1 < len(reel.scenes):
        assert at.screen.key(key)
        await at.page.until(lambda: at.screen.opponents.reel != shown[-1])
        reel = at.screen.opponents.reel
        assert reel
        shown.append(reel)
    assert [each.at for each in shown] == list(range(len(reel.scenes))) and at.screen.busy
    at.do("next")
    await at.page.until(lambda: not at.screen.busy)
    assert at.screen.key(key) is False


@pytest.mark.parametrize("key", ["s", "Escape", ""])
@in_event_loop
async def test_everything_can_be_skipped(key: str, text: Text) -> None:
    at = AtTable(session_at(FOUR, 8, text), text, speed=STEP).start()  # two bots act one after the other
    at.click(END)
    await at.page.until(lambda: at.screen.opponents.reel)
    at.do("skip") if not key else at.screen.key(key)
    await at.page.until(lambda: not at.screen.busy)
    assert at.session.game.seat == 1 and not at.errors
    assert not at.screen.key("x")


@in_event_loop
async def test_after_skipping_the_next_turn_is_shown_again(text: Text) -> None:
    at = solo(text, STEP)
    at.click(END)
    at.do("skip")
    await at.page.until(lambda: not at.screen.busy)
    at.do("skip")  # once more than needed
    at.screen.opponents.go_on(END_LEFT)
    assert at.screen.opponents.reel
    at.screen.leave()


@in_event_loop
async def test_a_table_that_is_left_stops_its_opponents(text: Text) -> None:
    at = with_bot(text, STEP)
    at.click(WISH)
    await at.page.until(lambda: at.screen.opponents.reel)
    given, saves = at.count, at.saves
    at.screen.leave()
    run = at.screen.opponents.run
    assert run
    await at.page.until(run.cancelled)
    assert (at.count, at.saves) == (given, saves) and not at.screen.opponents.reel and not at.errors


@in_event_loop
async def test_an_opponent_on_a_phone_is_brought_into_view(text: Text) -> None:
    at = AtTable(session_at(SOLO, END_LEFT, text), text, PHONE, speed=STEP, warn="off").start()
    at.page.left = -1.0
    at.click(END)
    assert at.screen.opponents.reel and at.page.left >= 0
    at.screen.leave()


@in_event_loop
async def test_an_error_of_a_bot_is_reported(text: Text) -> None:
    class Broken(Session):
        def bots_answer_in_steps(self) -> Generator[None, None, Answer]:
            raise ZeroDivisionError

    begun = session_at(BOT, 0, text)
    at = AtTable(Broken(begun.spec, text, begun.game), text, confirm="never").start()
    at.click(WISH)
    await at.page.until(lambda: at.errors)
    assert isinstance(at.errors[0], ZeroDivisionError)


@in_event_loop
async def test_a_bot_that_thinks_long_lets_the_browser_have_its_turn(
    text: Text, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts = 50

    class Slow(Session):
        def bots_answer_in_steps(self) -> Generator[None, None, Answer]:
            for _ in range(thoughts):
                yield
            return self.bots_answer()

    turns = 0

    def turn() -> bool:
        nonlocal turns
        turns += 1
        return not at.screen.busy

    monkeypatch.setattr(opponent_turns, "_SLICE", 0.0)
    monkeypatch.setattr(opponent_turns, "monotonic", iter(range(10**6)).__next__)
    begun = session_at(BOT, 0, text)
    at = AtTable(Slow(begun.spec, text, begun.game), text).start()
    at.click(WISH)
    await at.page.until(turn)
    assert turns > thoughts * (at.count - 1)
