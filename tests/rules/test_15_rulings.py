"""Rulings where the documents disagree (RULES 15), as far as no other section's tests hold them already."""

from itertools import pairwise

import pytest

from stroganov.actions.trophy import Trophy
from stroganov.components import STANDARD
from stroganov.state import FREE
from tests.table import HUMAN, IVAN, SoloTable, Table

ACTIONS = {card.action: card.id for card in STANDARD.automa.values()}


def test_the_shields_of_yellow_go_on_as_the_steps_before_them_do() -> None:
    yellow = [points for _, points in STANDARD.boards["b-yellow"].shields]
    assert yellow == [2, 5, 9, 14]
    assert [after - before for before, after in pairwise(yellow)] == [3, 4, 5]
    side_a = [points for _, points in STANDARD.boards["a"].shields]
    assert [after - before for before, after in pairwise(side_a)] == [2, 3, 4]


def test_ivans_additional_claim_also_takes_a_tile_east_of_his_cossack() -> None:
    table = SoloTable.at(3)
    table.outpost(3)
    table.ivan([5, 5])
    table.act(ACTIONS["claim"])
    assert ("claimed", IVAN, 10, table.ivan().landscapes[0], ()) in table.events


def test_ivan_pays_three_for_a_tile_with_one_fur() -> None:
    for furs, claimed in (([3, 3], False), ([3, 3, 3], True)):
        table = SoloTable.at(4)
        for slot in (3, 4, 5):
            table.tile(slot, f"S{slot}", [1])
        table.ivan(furs)
        table.act(ACTIONS["claim"])
        assert bool(table.told("claimed")) == claimed


def test_the_harder_coin_comes_besides_the_outpost_for_his_supply() -> None:
    table = SoloTable.at(4, harder_coin=True)
    table.act(ACTIONS["outpost"])
    gains = {(event.resource, event.amount) for event in table.told("gained")}  # type: ignore[attr-defined]
    assert gains == {("outposts", 1), ("coins", 1)}


def test_the_harder_coin_comes_besides_the_point_for_a_trophy_without_a_step() -> None:
    table = SoloTable.at(4, harder_coin=True)
    table.act(ACTIONS["trophy"])
    gains = {(event.resource, event.amount) for event in table.told("gained")}  # type: ignore[attr-defined]
    assert gains == {("vp", 1), ("coins", 1)}


@pytest.mark.parametrize("edition, wishes", [("revised", ("S7", "A4")), ("first", ("S7", "A3"))])
def test_the_two_wishes_for_a_further_trophy_reward_do_not_add_up(
    edition: str, wishes: tuple[str, str]
) -> None:
    reached = []
    for fulfilled in ((), wishes[:1], wishes):
        table = Table.laid_out("basic", edition=edition, furs=range(1, 9), fulfilled=fulfilled)
        table.ask(HUMAN, Trophy())
        table.play("step")
        while table.asks == "Pay":
            table.play(*table.answers()[0])
        reached.append([answer[1] for answer in table.offered("trophy")])
    assert reached == [[1, 2], [1, 2, 3], [1, 2, 3]]


def test_winter_is_carried_out_in_player_order() -> None:
    table = Table(players=3)
    table.cossacks((2, 9), (0, 5), (1, 5))
    for region in range(3):
        table.state.spaces[region] = (FREE, FREE, FREE)
    table.lay(songs=())
    told = table.winter(year=4)
    income = [event for event in told if event[0] == "gained" and event[4] == "income"]
    assert [event[1] for event in income] == [2, 0, 1]
