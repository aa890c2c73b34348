"""A session knows who acts, goes back over bots, and keeps itself as text."""

import json

import pytest

from stroganov import SaveError
from stroganov_web.session import Session
from stroganov_web.spec import Spec
from stroganov_web.text import Text


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


def test_undo_goes_back_over_bots_to_the_last_decision_of_a_person(text: Text) -> None:
    session = begun("#new?players=3&bots=random,random&seed=5", text)
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
