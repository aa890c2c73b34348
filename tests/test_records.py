"""Answers and events: plain tuples with names, their text form, and the lists of their kinds."""

import copy
import json
import pickle

import pytest

import stroganov
from stroganov import Game, Setup, answers, events
from stroganov.answers import ANSWERS, Answer
from stroganov.dice import Dice
from stroganov.events import EVENTS, Event
from stroganov.notation import read_game, write_game


def played(players: int, seed: int, **options: object) -> Game:
    game = Game.new(players=players, seed=seed, **options)  # type: ignore[arg-type]
    dice = Dice(seed)
    while not game.over:
        game.play(dice.choice(game.options()))
    return game


GAMES = [played(4, 1), played(3, 19, edition="first", sides=("b", "b", "b")), played(1, 5, solo="ivan")]


def test_an_answer_is_its_plain_tuple() -> None:
    hunt = answers.Hunt(9, 3)
    assert hunt == ("hunt", 9, 3) and hash(hunt) == hash(("hunt", 9, 3))
    assert (hunt.kind, hunt.slot, hunt.value) == ("hunt", 9, 3)
    assert json.dumps(hunt) == '["hunt", 9, 3]'
    assert repr(hunt) == "Hunt(slot=9, value=3)" and str(hunt) == "hunt 9 3"


def test_an_event_is_its_plain_tuple() -> None:
    moved = events.Moved(0, 2, 4)
    assert moved == ("moved", 0, 2, 4)
    assert (moved.kind, moved.seat, moved.start, moved.slot) == ("moved", 0, 2, 4)
    match moved:
        case events.Moved(_, start, slot):
            assert (start, slot) == (2, 4)


def test_a_payment_leaves_out_what_is_not_shown() -> None:
    assert answers.Pay((2, 3)) == ("pay", (2, 3)) and answers.Pay((2, 3)).shown == ()
    assert answers.Pay((2,), (0, 9)) == ("pay", (2,), (0, 9)) and answers.Pay((2,), (0, 9)).shown == (0, 9)


def test_records_are_copied_and_pickled() -> None:
    for record in (answers.Pay((2,), (0,)), answers.COIN, events.Drew(1, (2, 8))):
        for again in (copy.deepcopy(record), pickle.loads(pickle.dumps(record))):
            assert again == record and type(again) is type(record)


def test_every_answer_of_whole_games_has_its_class_and_reads_back() -> None:
    met: set[str] = set()
    for game in GAMES:
        for answer in game.answers:
            assert type(answer) is ANSWERS[answer[0]]
            assert answers.parse(str(answer)) == answers.named(tuple(answer)) == answer
            assert type(answers.named(tuple(answer))) is type(answer)
            met.add(answer.kind)
    assert len(met) >= 25 and met <= set(ANSWERS)


def test_every_event_of_whole_games_has_its_class() -> None:
    met: set[str] = set()
    for game in GAMES:
        for event in [event for told in game.events for event in told]:
            assert type(event) is EVENTS[event[0]]
            assert len(event) == len(type(event).fields) + 1
            assert type(events.named(tuple(event))) is type(event)
            met.add(event.kind)
    assert len(met) >= 36 and met <= set(EVENTS)


def test_every_kind_is_listed_once_under_its_word() -> None:
    assert len(ANSWERS) == 35 and len(EVENTS) == 41
    for kinds, base in ((ANSWERS, Answer), (EVENTS, Event)):
        for word, cls in kinds.items():
            assert cls.kind == word and issubclass(cls, base) and cls.__doc__


@pytest.mark.parametrize("plain", [(), ("fly", 3), ("hunt", 9), ("hunt", 9, 3, 1), ("coin", 1), ([],)])
def test_what_is_no_answer_has_no_class(plain: tuple[object, ...]) -> None:
    with pytest.raises(ValueError):
        answers.named(plain)


@pytest.mark.parametrize("text", ["fly 3", "hunt 9", "hunt 9 x", "hunt 9 3 1", "coin 1"])
def test_what_is_no_answer_in_text_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        answers.parse(text)


def test_an_event_that_is_unknown_has_no_class() -> None:
    with pytest.raises(ValueError):
        events.named(("flew", 0))


def test_plain_tuples_can_be_played() -> None:
    game = Game.new(seed=7)
    again = Game.new(seed=7)
    for _ in range(30):
        choice = game.options()[0]
        assert game.play(tuple(choice)) == again.play(choice)
        assert stroganov.answer(game.at(len(game.answers) - 1).copy(), tuple(choice)) == game.events[-1]
    assert type(game.answers[5]) is type(again.answers[5]) is ANSWERS[game.answers[5][0]]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.setup))
def test_a_game_in_one_line_reads_back(game: Game) -> None:
    text = write_game(game)
    assert "\n" not in text
    again = read_game(text)
    assert again.answers == game.answers
    assert again.state.position_hash() == game.state.position_hash()


@pytest.mark.parametrize(
    "setup",
    [
        Setup(),
        Setup(players=4, seed=2**53, colours=("red", "blue", "green", "yellow"), random_regions=True),
        Setup(players=1, opponent="katyusha", strategy="hidden", harder_coin=True, edition="first"),
    ],
)
def test_a_setup_in_text_reads_back(setup: Setup) -> None:
    assert Setup.parse(str(setup)) == setup


def test_a_game_with_components_of_its_own_has_no_line() -> None:
    with pytest.raises(ValueError, match="JSON"):
        write_game(Game.new(seed=1).from_here())


def test_a_position_tells_itself() -> None:
    game = Game.new(players=3, seed=7)
    for _ in range(3):
        game.play(game.options()[0])
    shown = repr(game)
    assert shown.startswith("<Game players=3 seed=7; 3 answers; <State year 1 spring, seat ")
    assert "ChooseMove; row " in shown and len(shown.splitlines()) == 4
    assert "<Player blue a on 0: 0 VP, " in shown
    assert "over; row" in repr(GAMES[0].state)
