"""RULES 2: the board, what players own, and the limits of the supplies."""

import pytest

from stroganov import Setup, set_up
from stroganov.actions.advanced import VisitVillage
from stroganov.effects import DrawFromBag, Gain, TakeFromMarket, general_outposts
from stroganov.payment import Pay
from stroganov.state import EAST, REGIONS, TIGER
from tests.table import Table


def test_the_row_is_a_starting_tile_and_twelve_slots() -> None:
    state = Table().state
    assert len(state.tiles) == len(state.lying) == 1 + EAST == 13
    assert state.tiles[0] is None
    assert all(state.tiles[1:])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_furs_on_a_tile_are_sorted_low_to_high(players: int) -> None:
    for seed in range(5):
        for furs in Table(players, seed).state.lying:
            assert list(furs) == sorted(furs)


def test_tiles_have_one_of_four_terrains_and_a_reward() -> None:
    landscapes = Table().state.rules.landscapes.values()
    assert {tile.terrain for tile in landscapes} == {"forest", "steppe", "swamp", "mountain"}
    assert all(tile.reward for tile in landscapes)


def test_five_regions_own_the_slots_from_west_to_east() -> None:
    rules = Table().state.rules
    assert [slot for slots in rules.region_slots for slot in slots] == list(range(1, 13))
    assert [rules.region_of[slot] for slot in range(1, 13)] == [0, 0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4]


def test_the_starting_tile_is_in_no_region() -> None:
    assert Table().state.rules.region_of[0] not in REGIONS


def test_every_region_shows_fur_village_yurt_wish_and_three_outpost_spaces() -> None:
    state = Table(4).state
    assert len(state.region_furs) == len(state.villages) == len(state.spaces) == len(REGIONS) == 5
    assert all(state.yurts) and all(state.wishes)
    assert all(len(spaces) == 3 for spaces in state.spaces)
    assert state.rules.outpost_costs == (0, 1, 2)


def test_the_market_shows_six_furs() -> None:
    market = Table().state.market
    assert len(market) == 6
    assert all(1 <= fur <= 8 for fur in market)


@pytest.mark.parametrize(("players", "banners"), [(2, 12), (3, 17), (4, 20)])
def test_banners_by_players(players: int, banners: int) -> None:
    assert Table(players).state.banners == banners


def test_solo_has_the_banners_of_two_players() -> None:
    assert set_up(Setup(players=1, opponent="ivan")).banners == 12


def test_there_are_sixteen_tigers_one_of_them_on_the_row() -> None:
    state = Table().state
    assert state.tigers == 15
    assert [slot for slot in range(13) if TIGER in state.lying[slot]] == [12]


def test_horses_and_coins_are_unlimited() -> None:
    table = Table()
    player = table.player(horses=500, coins=500)
    table.ask(0, Gain("horses", 4), Gain("coins", 1))
    assert (player.horses, player.coins) == (504, 501)


def test_an_empty_banner_supply_gives_nothing_but_the_rest_of_the_reward() -> None:
    table = Table()
    table.lay(banners=0, villages=("V1", "V2", "V3", "V4", "V5"))
    player = table.player()
    table.ask(0, VisitVillage(0))
    assert (player.banners, player.horses) == (0, 4)
    assert table.state.banners == 0


def test_the_last_banner_is_taken_from_the_supply() -> None:
    table = Table()
    table.lay(banners=1)
    table.ask(0, Gain("banners", 1), Gain("banners", 1))
    assert table.state.players[0].banners == 1
    assert table.state.banners == 0


def test_an_empty_tiger_supply_gives_nothing() -> None:
    table = Table()
    table.lay(tigers=1)
    table.ask(0, Gain("tigers", 1), Gain("tigers", 1))
    assert table.state.players[0].furs[TIGER] == 1
    assert table.state.tigers == 0


def test_a_player_has_five_outposts_in_all() -> None:
    table = Table(4)
    player = table.player()
    assert general_outposts(table.state, 0) == 4
    table.ask(0, Gain("outposts", 3))
    assert player.outposts == 4
    table.ask(0, Gain("outposts", 3))
    assert player.outposts == 5


def test_built_outposts_count_among_the_five() -> None:
    table = Table(4)
    table.lay(spaces=[(0, -1, -1), (1, 0, -1), (-1, -1, -1), (-1, -1, -1), (0, -1, -1)])
    player = table.player(outposts=2)
    table.ask(0, Gain("outposts", 1))
    assert player.outposts == 2
    assert general_outposts(table.state, 1) == 3


def test_furs_that_are_paid_go_back_into_the_bag_at_once() -> None:
    table = Table()
    player = table.player(furs=[4, 4], tigers=1)
    before, tigers = table.state.bag[4], table.state.tigers
    table.ask(0, Pay(4, 3))
    assert sum(player.furs) == 0
    assert table.state.bag[4] == before + 2
    assert table.state.tigers == tigers + 1


def test_coins_paid_leave_the_player() -> None:
    table = Table()
    player = table.player(furs=[2], coins=3)
    table.ask(0, Pay(4, 1))
    assert (player.coins, sum(player.furs)) == (2, 0)


def test_a_draw_from_a_bag_with_one_fur_draws_that_one() -> None:
    table = Table()
    player = table.player()
    table.bag(6)
    table.ask(0, DrawFromBag())
    assert table.told("drew") == [("drew", 0, (6,))]
    table.play("keep", 6)
    assert player.furs[6] == 1
    assert sum(table.state.bag) == 0


def test_a_draw_from_an_empty_bag_gives_nothing() -> None:
    table = Table()
    table.turn(0, "end")
    table.bag()
    table.ask(0, DrawFromBag())
    assert table.asks == "ChooseAction"
    assert sum(table.state.players[0].furs) == 0


def test_a_market_space_that_cannot_be_refilled_stays_empty() -> None:
    table = Table()
    table.lay(market=[1, 2, 3, 4, 5, 6])
    table.bag()
    table.ask(0, TakeFromMarket())
    table.play("market", 3)
    assert table.state.market == [1, 2, 0, 4, 5, 6]


def test_an_empty_market_space_is_refilled_as_soon_as_a_fur_is_paid() -> None:
    table = Table()
    table.player(furs=[7])
    table.lay(market=[1, 2, 0, 4, 5, 6])
    table.bag()
    table.ask(0, Pay(7, 1))
    assert table.state.market == [1, 2, 7, 4, 5, 6]
    assert sum(table.state.bag) == 0


def test_an_empty_market_space_is_refilled_by_the_fur_a_draw_returns() -> None:
    table = Table()
    table.lay(market=[1, 2, 0, 4, 5, 6])
    table.bag(3, 8)
    table.ask(0, DrawFromBag())
    table.play("keep", 3)
    assert table.state.market == [1, 2, 8, 4, 5, 6]


def test_two_empty_market_spaces_take_what_comes() -> None:
    table = Table()
    table.player(furs=[5])
    table.lay(market=[0, 2, 0, 4, 5, 6])
    table.bag()
    table.ask(0, Pay(5, 1))
    assert sorted(table.state.market) == [0, 2, 4, 5, 5, 6]


def test_a_tiger_paid_does_not_refill_the_market() -> None:
    table = Table()
    table.player(tigers=1)
    table.lay(market=[1, 2, 0, 4, 5, 6])
    table.bag()
    table.ask(0, Pay(5, 1))
    assert table.state.market == [1, 2, 0, 4, 5, 6]


def test_an_empty_market_has_nothing_to_take() -> None:
    table = Table()
    table.turn(0, "end")
    table.lay(market=[0] * 6)
    table.bag()
    table.ask(0, TakeFromMarket())
    assert table.asks == "ChooseAction"
