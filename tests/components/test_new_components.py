"""A new yurt, song, village, landscape or wish is one line of data, a new wish effect one record."""

import json
from importlib.resources import files
from typing import Any

import pytest

from stroganov import Game
from stroganov.bots import BOTS
from stroganov.components import STANDARD, read_components
from stroganov.dice import Dice
from stroganov.effects import Gain
from stroganov.ruleset import WINTER, WishEffect
from stroganov.wish_effects import WISH_EFFECTS
from tests.table import Table

TEXT = files("stroganov.components").joinpath("standard.json").read_text(encoding="utf-8")
NEW: dict[str, dict[str, Any]] = {
    "landscapes": {
        "id": "F9",
        "terrain": "forest",
        "start": False,
        "spots": 2,
        "spots_4p": 1,
        "reward": {"vp": 5},
    },
    "villages": {"id": "V6", "reward": {"horses": 2, "coins": 1}},
    "yurts": {"id": "A9", "deck": "A", "reward": {"vp": 2, "trophies": 1}},
    "songs": {"id": "A11", "deck": "A", "cost": 3, "reward": {"vp": 4}},
    "wishes": {"id": "A15", "deck": "A", "fur": 1, "have": 1, "pay": 1, "vp": 2, "effect": "further"},
}


def box_and(*kinds: str) -> dict[str, Any]:
    """The data of the box with one new line of each of these kinds."""
    data: dict[str, Any] = json.loads(TEXT)
    for kind in kinds:
        data[kind].append(NEW[kind])
    return data


@pytest.mark.parametrize("kind", NEW)
def test_one_more_line_is_one_more_component(kind: str) -> None:
    found = getattr(read_components(box_and(kind)), kind)
    assert len(found) == len(getattr(STANDARD, kind)) + 1
    assert NEW[kind]["id"] in found


@pytest.mark.parametrize(
    "options", [{"players": 2}, {"players": 4, "edition": "first"}, {"solo": "ivan"}], ids=str
)
def test_whole_games_are_played_saved_and_shared_with_all_of_them(options: dict[str, Any]) -> None:
    met: set[str] = set()
    for seed in range(8):
        game = Game.new(seed=seed, components=box_and(*NEW), **options)
        dice = Dice(seed)
        while not game.over:
            game.play(dice.choice(game.options()))
            state = game.state
            on_table = {*state.tiles, *state.villages, *state.yurts, *state.songs, *state.wishes}
            met |= {kind for kind in NEW if NEW[kind]["id"] in on_table}
        assert Game.from_json(game.to_json()).scores() == game.scores()
    assert met == set(NEW)


def test_a_position_with_them_is_found_valid() -> None:
    game = Game.new(players=3, seed=3, components=box_and(*NEW))
    for _ in range(40):
        game.play(BOTS["greedy"](game.state, Dice(1)))
    again = Game.from_json(game.from_here().to_json())
    assert again.state.position_hash() == game.state.position_hash()


def test_a_new_wish_effect_is_one_record(monkeypatch: pytest.MonkeyPatch) -> None:
    record = WishEffect(
        "winter_banner", WINTER, 3.0, "winter banner", effect=lambda state, seat: Gain("banners", 1, "wish")
    )
    monkeypatch.setitem(WISH_EFFECTS, record.name, record)
    data = box_and()
    data["wishes"].append(NEW["wishes"] | {"effect": record.name})
    game = Game.new(players=2, seed=1, components=data)
    table = Table()
    table.state.rules = game.state.rules
    table.player(0, [1], hand=("A15",))
    table.turn(0, slot=3)
    table.play("fulfil", "A15")
    assert table.player(0).effects == ("winter_banner",)
    table.winter()
    assert ("gained", 0, "banners", 1, "wish") in table.events
    while not game.over:
        game.play(BOTS["random"](game.state, Dice(len(game.answers))))
    assert Game.from_json(game.to_json()).over


@pytest.mark.parametrize("name", WISH_EFFECTS)
def test_a_record_has_what_its_time_asks_for(name: str) -> None:
    record = WISH_EFFECTS[name]
    filled = {"changes": bool(record.changes), "effect": bool(record.effect), "points": bool(record.points)}
    wanted = {"always": "changes", "end": "points"}.get(record.when, "effect")
    assert [part for part in filled if filled[part]] == [wanted]
    assert record.name == name and record.glyphs and record.worth >= 0


def test_every_effect_is_on_a_card() -> None:
    printed = {effect for wish in STANDARD.wishes.values() for effect in (wish.effect, wish.first_edition)}
    assert printed == set(WISH_EFFECTS)
