"""State and Player as plain data: what they answer about themselves, copies, and the way to JSON and back."""

import json
from typing import Any

import pytest

from stroganov import Game, Player, Setup, State, answer, set_up
from stroganov.agenda import Effect, restore
from stroganov.dice import Dice, seeded
from stroganov.effects import Gain, GainFurs, KeepOne
from stroganov.payment import Pay
from stroganov.serialization import fingerprint, to_lists, to_tuples


def table() -> State:
    return set_up(Setup(players=3, seed=4))


def test_the_game_is_over_when_nothing_is_left_to_happen() -> None:
    state = table()
    assert not state.over
    assert state.seat == state.agenda[-1][0] == state.order[-1]  # RULES 3: wishes in reverse player order
    state.agenda.clear()
    assert state.over
    assert state.seat == -1


def test_a_seat_has_the_effects_of_its_fulfilled_wishes_only() -> None:
    state = table()
    state.players[1].effects = ("free_hunt",)
    assert state.has(1, "free_hunt")
    assert not state.has(1, "further")
    assert not state.has(0, "free_hunt")


def test_the_table_s_chance_is_that_of_dice() -> None:
    state = table()
    dice = Dice(11)
    state.rng = seeded(11)
    assert [state.below(n) for n in range(1, 50)] == [dice.below(n) for n in range(1, 50)]
    assert state.shuffled(range(20)) == dice.shuffled(range(20))
    assert state.rng == dice.x


def test_the_same_setup_makes_the_same_table_and_another_seed_another() -> None:
    positions = {set_up(Setup(players=3, seed=seed)).position_hash() for seed in (4, 4, 5, 6)}
    assert len(positions) == 3


@pytest.mark.parametrize(
    "name", [name for name in State.__slots__ if name not in ("setup", "rules", "offered")]
)
def test_the_fingerprint_sees_every_field_of_the_table(name: str) -> None:
    state = table()
    before = state.position_hash()
    value: Any = {
        "players": [Player()],
        "agenda": state.agenda[:-1],
        "strategy": "a",
    }.get(name, [7] if isinstance(getattr(state, name), list | tuple) else 99)
    setattr(state, name, value)
    assert state.position_hash() != before


@pytest.mark.parametrize("name", Player.__slots__)
def test_the_fingerprint_sees_every_field_of_a_player(name: str) -> None:
    state = table()
    before = state.position_hash()
    player = state.players[1]
    setattr(player, name, [7] if isinstance(getattr(player, name), list | tuple) else 99)
    assert state.position_hash() != before


def test_a_player_goes_to_json_and_back() -> None:
    state = table()
    for _ in range(3):
        answer(state, state.offered[0])
    for player in state.players:
        back = Player.from_plain(json.loads(json.dumps(player.to_plain())))
        for name in Player.__slots__:
            assert getattr(back, name) == getattr(player, name), name
            assert type(getattr(back, name)) is type(getattr(player, name)), name


def test_a_position_comes_back_with_lists_and_tuples_where_they_were() -> None:
    state = table()
    back = restore(json.loads(json.dumps(state.to_plain())), state.setup, state.rules)
    for name in State.__slots__:
        assert type(getattr(back, name)) is type(getattr(state, name)), name
    assert back.offered == state.offered


def test_a_finished_game_comes_back_finished() -> None:
    game = Game.new(seed=3)
    while not game.over:
        game.play(game.options()[-1])
    back = restore(game.state.to_plain(), game.setup, game.state.rules)
    assert back.over
    assert back.offered == []
    assert back.position_hash() == game.state.position_hash()


@pytest.mark.parametrize(
    "effect",
    [
        Gain("vp", 3, "song"),
        GainFurs((1, 8, 9)),
        KeepOne((2, 5), bought=True),
        Pay(6, 2, 1, chosen=(6,)),
    ],
)
def test_an_effect_goes_to_json_and_back(effect: Effect) -> None:
    assert Effect.from_plain(json.loads(json.dumps(effect.to_plain()))) == effect


def test_freezing_undoes_what_plain_does() -> None:
    thing = ("pay", (1, 2), ((), ("x", True)))
    assert to_lists(thing) == ["pay", [1, 2], [[], ["x", True]]]
    assert to_tuples(to_lists(thing)) == thing


def test_a_fingerprint_does_not_depend_on_the_order_of_keys() -> None:
    assert fingerprint({"a": 1, "b": [2]}) == fingerprint({"b": [2], "a": 1}) == "0855bfc20eb6cfaa"
    assert fingerprint({"a": 1, "b": [2]}) != fingerprint({"a": 1, "b": [3]})
