"""The public face: new games, answers, undo and redo, scores, saves."""

import json
from typing import Any

import pytest

from stroganov import Game, IllegalAnswer, Setup, SetupError
from stroganov.components import ComponentError
from stroganov.dice import Dice

KINDS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "edition": "first", "sides": ("b", "a", "b")},
    {"players": 4, "random_regions": True, "colours": ("yellow", "green", "red", "blue")},
    {"solo": True},
    {"solo": "katyusha", "strategy": "hidden", "harder_coin": True, "harder_trade": True},
]


def played(decisions: int = 10_000, seed: int = 5, **options: Any) -> Game:
    """A random game after so many decisions, or over."""
    game = Game.new(seed=seed, **options)
    dice = Dice(seed)
    while not game.over and len(game.answers) < decisions:
        game.play(dice.choice(game.options()))
    return game


@pytest.fixture(params=KINDS, ids=lambda kind: "-".join(map(str, kind)))
def kind(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Each kind of game."""
    options: dict[str, Any] = request.param
    return options


def test_a_new_game_is_for_two_in_the_revised_edition() -> None:
    assert Game.new().setup == Setup(players=2, seed=0, edition="revised", sides=("a", "a"))


def test_a_new_game_takes_every_option() -> None:
    game = Game.new(
        players=3,
        seed=9,
        edition="first",
        sides=["a", "b", "b"],
        colours=["green", "blue", "red"],
        random_regions=True,
    )
    assert [player.colour for player in game.state.players] == ["green", "blue", "red"]
    assert [player.side for player in game.state.players] == ["a", "b", "b"]
    assert game.state.rules.wish_effects["S8"] == "fewer_for_wishes"


@pytest.mark.parametrize(("solo", "opponent"), [(True, "ivan"), ("ivan", "ivan"), ("katyusha", "katyusha")])
def test_solo_names_the_opponent(solo: str | bool, opponent: str) -> None:
    game = Game.new(solo=solo, strategy="b", harder_trade=True)
    assert (game.setup.players, game.setup.opponent) == (1, opponent)
    assert game.seat == 0


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"players": 0}, "players_not_1_to_4"),
        ({"players": 5}, "players_not_1_to_4"),
        ({"players": 10**9}, "players_not_1_to_4"),
        ({"players": True}, "players_not_1_to_4"),
        ({"players": 2.0}, "players_not_1_to_4"),
        ({"players": "2"}, "players_not_1_to_4"),
        ({"players": None}, "players_not_1_to_4"),
        ({"players": 1}, "solo_needs_opponent"),
        ({"opponent": "ivan"}, "solo_needs_opponent"),
        ({"solo": "boris"}, "unknown_opponent"),
        ({"seed": -1}, "seed_out_of_range"),
        ({"seed": 2**53 + 1}, "seed_out_of_range"),
        ({"seed": 1.5}, "seed_out_of_range"),
        ({"seed": True}, "seed_out_of_range"),
        ({"strategy": "a"}, "unknown_strategy"),
        ({"solo": "ivan", "strategy": "g"}, "unknown_strategy"),
        ({"harder_coin": 1}, "unknown_option"),
        ({"random_regions": "yes"}, "unknown_option"),
        ({"edition": "third"}, "unknown_edition"),
        ({"sides": ("a",)}, "bad_sides"),
        ({"sides": ("a", "c")}, "bad_sides"),
        ({"colours": ("blue",)}, "bad_colours"),
        ({"colours": ("blue", "blue")}, "bad_colours"),
        ({"colours": ("blue", "pink")}, "bad_colours"),
    ],
)
def test_a_game_that_cannot_be_set_up_says_why(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(SetupError) as error:
        Game.new(**options)
    assert error.value.reason == reason


def test_a_new_game_refuses_broken_components() -> None:
    with pytest.raises(ComponentError):
        Game.new(components={"furs": {}})


def test_a_game_is_played_to_its_end(kind: dict[str, Any]) -> None:
    game = played(**kind)
    assert game.over
    assert game.options() == []
    assert game.seat == -1
    with pytest.raises(IllegalAnswer):
        game.play(("end",))


def test_undo_is_exact_at_every_point(kind: dict[str, Any]) -> None:
    game = Game.new(seed=8, **kind)
    dice = Dice(8)
    hashes = []
    while not game.over:
        hashes.append((game.state.position_hash(), list(game.options()), game.seat))
        game.play(dice.choice(game.options()))
    while hashes:
        assert game.undo()
        assert (game.state.position_hash(), game.options(), game.seat) == hashes.pop()
    assert not game.undo()
    assert game.answers == []


def test_redo_tells_and_does_the_same_again(kind: dict[str, Any]) -> None:
    game = Game.new(seed=8, **kind)
    dice = Dice(8)
    told = [game.play(dice.choice(game.options())) for _ in range(40)]
    answers, position = list(game.answers), game.state.position_hash()
    while game.undo():
        pass
    assert [game.redo() for _ in told] == told
    assert (game.answers, game.state.position_hash()) == (answers, position)
    assert not game.can_redo
    assert game.redo() == []
    assert game.state.position_hash() == position


def test_a_new_answer_clears_what_was_undone() -> None:
    game = played(20)
    game.undo()
    game.undo()
    assert game.can_redo
    game.play(game.options()[-1])
    assert not game.can_redo
    assert game.redo() == []
    assert len(game.answers) == 19


def test_undo_after_redo_is_exact() -> None:
    game = played(30)
    position = game.state.position_hash()
    game.undo()
    before = game.state.position_hash()
    game.redo()
    assert game.state.position_hash() == position
    game.undo()
    assert game.state.position_hash() == before


def test_a_game_remembers_what_happened_after_each_answer() -> None:
    game = Game.new(seed=6)
    dice = Dice(6)
    told = [game.play(dice.choice(game.options())) for _ in range(50)]
    assert game.events == told
    assert Game.from_json(game.to_json()).events == told
    game.undo()
    assert game.events == told[:-1]
    game.redo()
    assert game.events == told


def test_every_answer_can_be_watched_event_by_event(kind: dict[str, Any]) -> None:
    game = played(**kind)
    for number, events in enumerate(game.events):
        seen = game.event_states(number)
        assert [event for event, _ in seen] == events
        for event, state in seen:
            if event[0] == "moved":
                assert state.players[event[1]].slot == event[3]
    assert game.event_states(len(game.answers) - 1)[-1][1].position_hash() == game.state.position_hash()


def test_earlier_positions_can_be_looked_at() -> None:
    game = played(30)
    again = Game.new(seed=5)
    for number, choice in enumerate(game.answers):
        assert game.at(number).position_hash() == again.state.position_hash()
        again.play(choice)
    assert game.at(30) is game.state


def deep(levels: int) -> list[Any]:
    nested: list[Any] = []
    for _ in range(levels):
        nested = [nested]
    return nested


@pytest.mark.parametrize(
    "choice",
    [
        ("fly",),
        (),
        "end",
        None,
        0,
        1.5,
        {"move": 1},
        [{"move": 1}],
        ("move", None),
        ("move", "1"),
        ("move", [1]),
        ("move", 1, 1),
        ("move", 99),
        float("nan"),
        deep(5_000),
    ],
    ids=lambda choice: str(type(choice).__name__),
)
def test_an_illegal_answer_changes_nothing(choice: Any) -> None:
    game = played(6)
    game.undo()
    before = (game.to_json(), game.state.position_hash(), game.can_redo)
    with pytest.raises(IllegalAnswer):
        game.play(choice)
    assert (game.to_json(), game.state.position_hash(), game.can_redo) == before


def first_move(game: Game) -> int:
    """Play up to a compulsory move and name its first tile."""
    while game.options()[0] != ("move", 1):
        game.play(game.options()[0])
    return 1


@pytest.mark.parametrize("one", [1, 1.0, True])
def test_an_answer_equal_to_an_option_is_written_as_the_option(one: Any) -> None:
    game = Game.new(seed=5)
    first_move(game)
    game.play(["move", one])
    assert game.to_json().count('["move",1]') == 1
    assert type(game.answers[-1][1]) is int
    assert type(game.state.players[game.state.order[0]].slot) is int


def test_lists_in_place_of_tuples_are_the_same_answer() -> None:
    game = played(60)
    again = Game.new(seed=5)
    for choice in json.loads(game.to_json())["answers"]:
        again.play(choice)
    assert again.to_json() == game.to_json()
    assert all(isinstance(choice, tuple) for choice in again.answers)


def test_scores_add_up_by_source_and_by_year(kind: dict[str, Any]) -> None:
    game = played(**kind)
    scores = game.scores()
    assert [score["seat"] for score in scores] == list(range(len(game.state.players)))
    assert sorted(score["place"] for score in scores) == list(range(1, len(scores) + 1))
    for score in scores:
        assert score["total"] == sum(score["sources"].values()) == sum(score["years"].values())
        assert set(score["years"]) <= {0, 1, 2, 3, 4}
    ranked = sorted(scores, key=lambda score: int(score["place"]))
    totals = [score["total"] for score in ranked]
    assert totals == sorted(totals, reverse=True)


def test_on_a_tie_the_one_further_east_wins() -> None:
    game = played(40)
    for player in game.state.players:
        player.vp = 7
    east = game.state.order[0]
    assert next(score["seat"] for score in game.scores() if score["place"] == 1) == east


@pytest.mark.parametrize("decisions", [0, 1, 50, 10_000])
def test_a_save_opens_as_the_same_game(kind: dict[str, Any], decisions: int) -> None:
    game = played(decisions, **kind)
    for text in (game.to_json(), game.to_json().encode()):
        again = Game.from_json(text)
        assert again.to_json() == game.to_json()
        assert again.setup == game.setup
        assert again.answers == game.answers
        assert again.options() == game.options()
        assert again.scores() == game.scores()
        assert again.undo() == bool(decisions)


def test_a_save_is_one_line_of_ascii_without_what_was_undone() -> None:
    game = played(20)
    game.undo()
    text = game.to_json()
    assert text.isascii()
    assert "\n" not in text
    assert len(json.loads(text)["answers"]) == 19
    assert not Game.from_json(text).can_redo


def test_a_save_can_be_made_after_undo_and_goes_on() -> None:
    game = played(30)
    game.undo()
    again = Game.from_json(game.to_json())
    assert again.play(again.options()[0]) == game.play(game.options()[0])
    assert again.to_json() == game.to_json()


def test_a_game_can_be_looked_at_as_it_stood_and_played_on_otherwise() -> None:
    game = Game.new(players=2, seed=7)
    for _ in range(20):
        game.play(game.options()[0])
    whole = game.to_json()
    earlier = game.up_to(12)
    assert earlier.state.to_plain() == game.at(12).to_plain()
    assert Game.from_json(earlier.to_json()).to_json() == earlier.to_json()
    earlier.play(earlier.options()[-1])
    assert earlier.undo() and earlier.undo()
    assert game.to_json() == whole, "the original stays"
    assert game.up_to(20).to_json() == whole
    assert not game.up_to(12).can_redo
