"""Another set of components: other numbers everywhere, and a game played, saved and loaded with it."""

import json
from importlib.resources import files
from typing import Any

import pytest

from stroganov import Game, Setup
from stroganov.components import STANDARD, read_components
from stroganov.dice import Dice
from stroganov.editions import ruleset
from stroganov.starting_position import set_up

TEXT = files("stroganov.components").joinpath("standard.json").read_text(encoding="utf-8")


def other_set() -> dict[str, Any]:
    """The box with its numbers changed wherever numbers are."""
    data: dict[str, Any] = json.loads(TEXT)
    data["furs"]["counts"] = {"1": 1, "2": 2, "3": 3, "4": 4, "5": 10, "6": 16, "7": 20, "8": 20}
    data["setup_furs"]["values"] = [1, 1, 5, 6, 7, 8]
    data["regions"] = {"slots": [[1], [2], [3], [4, 5, 6, 7, 8, 9], [10, 11, 12]], "outpost_costs": [3, 0, 1]}
    for tile in data["landscapes"]:
        tile |= {"spots": 1, "spots_4p": 2, "terrain": "swamp", "reward": {"tigers": 1, "story": 1}}
        tile["id"] = "tile " + tile["id"]
    for number, village in enumerate(data["villages"]):
        village |= {
            "id": f"village {number}",
            "reward": {"trophies": 1} if number == 3 else {"vp": number + 1},
        }
    for yurt in data["yurts"]:
        yurt["reward"] = {"bag_furs": 1, "market_furs": 1, "trophies": 1}
    for song in data["songs"]:
        song |= {"cost": 9, "reward": {"vp": 1, "banners": 1}}
    for wish in data["wishes"]:
        wish |= {"fur": 8, "have": 1, "pay": 1, "vp": 9}
    for card in data["automa"]:
        card |= {"move": 12, "hunt": "lowest", "hunt_count": 2, "action": "claim"}
    short = [{"cost": None, "reward": {"vp": 7}}, {"cost": 8, "reward": "two_different_rewards_above"}]
    data["boards"]["a"] = {"track": short, "shields": {"2": 50}}
    for name in ("ivan", "katyusha"):
        data["boards"]["solo"][name] = {"costs": [None, 5, 5], "vp": [0, 3, 4], "shields": {"3": 40}}
    return data


def play_on(game: Game, seed: int, answers: int = 10_000) -> Game:
    dice = Dice(seed)
    for _ in range(answers):
        if game.over:
            break
        game.play(dice.choice(game.options()))
    return game


def test_the_game_is_set_up_with_the_other_numbers() -> None:
    state = set_up(Setup(players=4), read_components(other_set()))
    assert all(tile.startswith("tile ") for tile in state.tiles[1:] if tile)
    assert [len(lying) for lying in state.lying[1:]] == [3] * 11 + [4]
    assert sorted([state.trade_fur, *state.region_furs]) == [1, 1, 5, 6, 7, 8]
    assert state.rules.region_of == (-1, 0, 1, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4)


def test_the_standard_set_stays_as_it_is() -> None:
    read_components(other_set())
    assert ruleset("revised").components is STANDARD
    assert "F1" in set_up(Setup()).rules.landscapes


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2},
        {"players": 4, "edition": "first"},
        {"solo": "ivan", "strategy": "hidden", "harder_coin": True},
        {"solo": "katyusha", "edition": "first", "harder_trade": True},
    ],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_is_played_to_its_end_and_scored(options: dict[str, Any], seed: int) -> None:
    game = play_on(Game.new(seed=seed, components=other_set(), **options), seed)
    assert game.over
    assert all(sum(result["sources"].values()) == result["total"] for result in game.scores())


@pytest.mark.parametrize("answers", [0, 1, 30, 10_000])
def test_a_game_is_saved_with_its_set_and_loaded_again(answers: int) -> None:
    game = play_on(Game.new(players=3, seed=5, components=other_set()), 5, answers)
    again = Game.from_json(game.to_json())
    assert again.state.position_hash() == game.state.position_hash()
    assert again.options() == game.options() and again.answers == game.answers
    assert again.state.rules.components.wishes["S1"].vp == 9
    assert again.to_json() == game.to_json()


def test_a_loaded_game_goes_on_with_its_set() -> None:
    game = play_on(Game.new(players=2, seed=6, components=other_set()), 6, 25)
    again = Game.from_json(game.to_json())
    play_on(game, 7)
    play_on(again, 7)
    assert again.over and again.scores() == game.scores()


def test_a_game_with_the_standard_set_saves_no_components() -> None:
    assert "components" not in json.loads(Game.new(seed=1).to_json())
    assert "components" in json.loads(Game.new(seed=1, components=json.loads(TEXT)).to_json())
