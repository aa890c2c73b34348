"""The largest component sets are played to their end; what is beyond the bounds is refused with its place."""

from collections.abc import Callable
from typing import Any

import pytest

from stroganov import Game
from stroganov.components import STANDARD, ComponentError, Components, read_components
from stroganov.components.bounds import LONGEST_NAME, MOST, MOST_GIVEN, pays_for_itself
from stroganov.components.loading import MOST_DEPTH
from stroganov.saves import MAX_ANSWERS, MAX_SAVE
from stroganov.validation import check_position
from tests.components.largest import KINDS, largest_set
from tests.properties.random_games import Chooser

Data = dict[str, Any]
SETUPS: list[Data] = [
    {"players": 4, "sides": ("a", "b", "b", "b"), "edition": "first"},
    {"players": 2},
    {"solo": "ivan", "edition": "first", "harder_coin": True, "harder_trade": True},
]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("kind", KINDS)
def test_games_with_the_largest_sets_end_and_open_again(kind: str, setup: Data) -> None:
    for seed, temper in enumerate(("climber", "idle", "servant")):
        game, choose = Game.new(seed=seed, components=largest_set(kind), **setup), Chooser(seed, temper)
        while not game.over:
            game.play(choose(game.options()))
            assert len(game.answers) <= MAX_ANSWERS
        assert len(game.to_json()) < MAX_SAVE
    again = Game.from_json(game.to_json())
    assert again.state.position_hash() == game.state.position_hash()


@pytest.mark.parametrize("kind", KINDS)
def test_positions_with_the_largest_sets_are_believed(kind: str) -> None:
    game, choose = Game.new(seed=3, components=largest_set(kind), **SETUPS[0]), Chooser(3, "eager")
    believed = 0
    while not game.over:
        if len(game.answers) % 40 == 0:
            check_position(game.state)
            believed += 1
        game.play(choose(game.options()))
    assert believed > 10


def one_more(kind: str) -> Callable[[Data], Any]:
    return lambda data: data[kind].append(data[kind][-1] | {"id": 99 if kind == "automa" else "one more"})


def give(**reward: int) -> Callable[[Data], Any]:
    return lambda data: data["villages"][3].update(reward=reward)


def on_the_track(part: str, **reward: int) -> Callable[[Data], Any]:
    return lambda data: data["boards"]["a"]["track"][3].update({part: reward})


def sing(cost: int, effect: str = "", **reward: int) -> Callable[[Data], Any]:
    more = {"effect": effect} if effect else {}
    return lambda data: data["songs"].__setitem__(
        0, {"id": "x", "deck": "A", "cost": cost, "reward": reward} | more
    )


@pytest.mark.parametrize(
    ("change", "reason", "place"),
    [
        *[(one_more(kind), f"more_than_{MOST[kind]}", kind) for kind in MOST],
        *[
            (give(**{kind: most + 1}), f"not_a_number_from_1_to_{most}", f"villages[3].reward.{kind}")
            for kind, most in MOST_GIVEN.items()
        ],
        (give(bag_furs=2, market_furs=2), "more_than_3_furs_and_trophies", "villages[3].reward"),
        (
            on_the_track("reward", bag_furs=2),
            "more_than_1_furs_and_trophies",
            "boards.a.track[3].reward",
        ),
        (on_the_track("reward", trophies=1), "trophy_on_the_track", "boards.a.track[3]"),
        (on_the_track("on_enter", trophies=1), "trophy_on_the_track", "boards.a.track[3]"),
        (lambda data: data["furs"]["counts"].update({"1": 30, "2": 30}), "more_than_120_furs", "furs.counts"),
        (
            lambda data: data["villages"][3].update(id="x" * (LONGEST_NAME + 1)),
            "no_short_name",
            "villages[3].id",
        ),
        (lambda data: data["villages"][3].update(id="\ud800"), "no_short_name", "villages[3].id"),
        (sing(0, vp=1), "pays_for_itself", "songs[0]"),
        (sing(6, story=6), "pays_for_itself", "songs[0]"),
        (sing(7, story=4, market_furs=2), "pays_for_itself", "songs[0]"),
        (sing(12, trophies=1), "pays_for_itself", "songs[0]"),
        (sing(6, "visit_any_village"), "pays_for_itself", "songs[0]"),
        (sing(6, "advanced_action_anywhere"), "pays_for_itself", "songs[0]"),
    ],
)
def test_what_is_beyond_the_bounds_is_refused(change: Callable[[Data], Any], reason: str, place: str) -> None:
    data = largest_set("bag_furs")
    change(data)
    with pytest.raises(ComponentError) as error:
        read_components(data)
    assert (error.value.reason, error.value.place) == (reason, f"components.{place}")


def inside(levels: int) -> Any:
    nested: Any = "note"
    for _ in range(levels):
        nested = [nested]
    return nested


@pytest.mark.parametrize(
    ("note", "reason"),
    [
        (inside(MOST_DEPTH), "too_deep"),
        (inside(100_000), "too_deep"),
        ("é" * 20_000, "too_large"),
        ({1, 2}, "not_json"),
    ],
    ids=lambda value: value if isinstance(value, str) and len(value) < 20 else "",
)
def test_whatever_else_is_in_a_set_fits_into_every_save(note: Any, reason: str) -> None:
    data = largest_set("bag_furs")
    assert Game.from_json(Game.new(components=data | {"note": inside(MOST_DEPTH - 1)}).to_json()).custom
    with pytest.raises(ComponentError) as error:
        read_components(data | {"note": note})
    assert (error.value.reason, error.value.place) == (reason, "components")


def test_a_trophy_for_a_trophy_is_refused() -> None:
    """Ninety-nine trophies for a trophy made thousands of answers out of one."""
    data = largest_set("trophies")
    data["boards"]["a"]["track"][0]["reward"] = {"trophies": 99}
    with pytest.raises(ComponentError):
        read_components(data)


def songs(components: Components) -> list[bool]:
    return [pays_for_itself(song, components) for song in components.songs.values()]


def test_no_song_of_the_box_pays_for_itself() -> None:
    assert songs(STANDARD) == [False] * len(STANDARD.songs)
