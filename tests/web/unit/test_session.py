"""Sessions: who decides, undo and redo across bots, and the text form."""

import json
from collections.abc import Generator, Iterator

import pytest

from stroganov import SaveError
from stroganov.answers import Answer
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec


def begun(fragment: str, text: Text) -> Session:
    return Session(Spec.from_fragment(fragment), text)


def played(session: Session, answers: int) -> Session:
    """Persons take the first option; bots act in between."""
    for _ in range(answers):
        session.play(session.bots_answer() if session.bot_acts else session.game.options()[0])
    return session


def until_person(session: Session) -> None:
    while session.bot_acts:
        session.play(session.bots_answer())


def test_bots_choose_the_same_in_the_same_position(text: Text) -> None:
    games = [begun("#new?players=3&bots=random,greedy&seed=5", text) for _ in range(2)]
    for game in games:
        played(game, 40)
    assert games[0].game.answers == games[1].game.answers


def test_free_undo_goes_back_over_bots_to_the_last_decision_of_a_person(text: Text) -> None:
    session = begun("#new?players=3&bots=random,random&seed=5", text)
    session.free_undo = True
    until_person(session)
    assert not session.can_undo
    before = session.game.state.position_hash()
    while not session.bot_acts:
        before = session.game.state.position_hash()
        session.play(
            session.game.options()[-1] if ("end",) in session.game.options() else session.game.options()[0]
        )
    until_person(session)
    after = session.game.state.position_hash()
    assert session.undo()
    assert session.game.state.position_hash() == before
    assert session.can_redo
    assert session.redo()
    assert session.game.state.position_hash() == after
    assert not session.redo()


def test_nothing_can_be_undone_before_a_person_has_decided(text: Text) -> None:
    session = begun("#new?players=2&seed=5", text)
    assert not session.undo()


def test_the_mat_in_front_is_that_of_the_person_who_decides(text: Text) -> None:
    session = begun("#new?players=2&seed=5", text)
    assert session.me == session.game.seat
    assert not session.alone
    solo = begun("#new?mode=solo&opponent=ivan&seed=5", text)
    assert solo.me == 0
    assert solo.alone


def test_while_bots_act_the_persons_mat_stays_in_front(text: Text) -> None:
    session = begun("#new?players=4&bots=random,random,random&seed=9", text)
    for _ in range(60):
        assert session.me == 0
        played(session, 1)


@pytest.mark.parametrize("answers", [0, 1, 17, 60])
def test_a_session_goes_to_text_and_back(answers: int, text: Text) -> None:
    session = played(
        begun("#new?players=3&bots=random&sides=b,a,b&names=Rada&seed=5&confirm=off", text), answers
    )
    again = Session.from_text(session.to_text(), text)
    assert again.game.state.position_hash() == session.game.state.position_hash()
    assert again.people == session.people
    assert again.spec == session.spec


@pytest.mark.parametrize(
    "kept", ["", "null", "[]", "{}", '{"table": 5, "save": {}}', '{"table": "#new?seed=3"}']
)
def test_text_that_is_no_session_is_refused(kept: str, text: Text) -> None:
    with pytest.raises(SaveError):
        Session.from_text(kept, text)


def test_people_and_save_must_belong_together(text: Text) -> None:
    one, other = (json.loads(begun(f"#new?players=2&seed={seed}", text).to_text()) for seed in (1, 2))
    with pytest.raises(SaveError):
        Session.from_text(json.dumps(one | {"save": other["save"]}), text)


SOLO = "#new?mode=solo&opponent=ivan&strategy=c&seed=24"


def at_actions(text: Text, fragment: str = SOLO) -> Session:
    """A session whose first turn has begun with a ride."""
    session = begun(fragment, text)
    while session.game.options()[0][0] == "starting_wish":
        session.play(session.game.options()[0])
    session.play(next(answer for answer in session.game.options() if answer[0] == "move"))
    return session


def test_undo_stops_where_another_has_acted(text: Text) -> None:
    session = at_actions(text)
    assert session.undo()
    assert not session.can_undo
    assert session.undo_limit == "draw"  # Ivan has turned up a card
    assert not session.undo()
    assert session.undo_limits_passed == 0


def test_a_draw_cannot_be_undone(text: Text) -> None:
    session = at_actions(text)
    session.game.state.players[session.me].horses = 9
    session.play(("coin",))
    session.play(("buy_bag",))
    assert session.undo_limit == "draw"
    assert not session.undo()
    assert not session.back_to("move")
    assert not session.can_restart


def test_free_undo_passes_limits_and_counts_them(text: Text) -> None:
    session = at_actions(text)
    session.play(("end",))
    assert not session.can_undo
    session.free_undo = True
    assert session.undo()
    assert session.undo_limits_passed == 1
    again = Session.from_text(session.to_text(), text)
    assert again.undo_limits_passed == 1


def test_free_undo_is_for_those_who_play_alone(text: Text) -> None:
    session = at_actions(text, "#new?players=2&seed=5")
    session.play(("end",))
    session.free_undo = True
    assert session.undo_limit == "turn"
    assert not session.undo()


def test_a_session_opens_without_a_count_of_limits_passed(text: Text) -> None:
    kept = json.loads(at_actions(text).to_text())
    del kept["peeks"]
    assert Session.from_text(json.dumps(kept), text).undo_limits_passed == 0
    assert Session.from_text(json.dumps(kept | {"peeks": "many"}), text).undo_limits_passed == 0


def test_a_turn_starts_again_and_can_be_played_forth(text: Text) -> None:
    session = at_actions(text)
    began = session.game.at(len(session.game.answers) - 1).position_hash()
    session.play(("coin",))
    there = session.game.state.position_hash()
    assert session.restart()
    assert session.game.state.position_hash() == began
    assert not session.can_restart
    assert session.redo()
    assert session.redo()
    assert session.game.state.position_hash() == there


def test_steps_lead_back_to_where_they_began(text: Text) -> None:
    session = at_actions(text)
    before = session.game.state.position_hash()
    session.play(("coin",))
    session.play(("horses",))
    assert list(session.step_starts()) == ["move", "basic", "main"]
    assert session.back_to("basic")
    assert session.game.state.position_hash() == before
    assert not session.back_to("main")


def hunting(text: Text, coins: int) -> Session:
    """A session before a hunt, with some coins and enough furs for auxiliary actions."""
    session = at_actions(text)
    player = session.game.state.players[session.me]
    player.coins, player.furs[3], player.hand = coins, 2, ()
    return session


def test_a_second_fur_that_cannot_be_paid_is_not_asked_for(text: Text) -> None:
    session = hunting(text, coins=0)
    slot = session.game.state.players[session.me].slot
    before = len(session.game.answers)
    session.play(("hunt", slot, session.game.state.lying[slot][0]))
    assert session.game.answers[before + 1 :] == [("stop",)]
    assert session.undo()
    assert len(session.game.answers) == before
    assert session.redo()
    assert len(session.game.answers) == before + 2


def test_a_second_fur_that_can_be_paid_is_asked_for(text: Text) -> None:
    session = hunting(text, coins=1)
    slot = session.game.state.players[session.me].slot
    session.play(("hunt", slot, session.game.state.lying[slot][0]))
    assert session.game.answers[-1][0] == "hunt"


def test_a_bot_that_pauses_comes_to_the_same_answer(text: Text) -> None:
    session = Session(Spec.from_fragment("#new?players=3&bots=greedy,random&seed=4"), text)
    pauses = 0
    for _ in range(60):
        if session.bot_acts:
            *paused, answer = ended(session.bots_answer_in_steps())
            assert answer == session.bots_answer()
            pauses += len(paused)
        session.play(session.bots_answer() if session.bot_acts else session.game.options()[0])
    assert pauses > 30


def ended(thought: Generator[None, None, Answer]) -> Iterator[Answer | None]:
    """The pauses of a thought, and its end."""
    yield (yield from thought)
