"""RULES 16: the worked examples 1 to 10."""

import pytest

from stroganov import Setup, set_up
from stroganov.actions.trophy import Trophy
from stroganov.effects import Gain
from stroganov.payment import can_pay
from stroganov.state import TIGER
from tests.table import Table


def laid_out(players: int = 2, step: str = "main", slot: int = 8, **owns: object) -> Table:
    """Seat 0 in a region of value 6."""
    table = Table(players)
    table.lay(region_furs=(2, 3, 4, 6, 7), trade_fur=5, market=[1, 2, 3, 4, 5, 6])
    table.player(**owns)
    table.turn(0, step, slot=slot)
    return table


def test_1_hunt() -> None:
    table = laid_out(step="basic", horses=4, coins=1)
    table.tile(8, "F1", [2, 2, 3, 8])
    table.play("hunt", 8, 3)
    player = table.state.players[0]
    assert player.horses == 2
    table.play("hunt", 8, 8)
    assert (player.horses, player.coins, player.story) == (0, 0, 2)
    assert table.state.lying[8] == (2, 2)


@pytest.mark.parametrize(("slot", "price"), [(2, 0), (3, 1), (4, 3), (6, 6)])
def test_2_move(slot: int, price: int) -> None:
    table = laid_out(step="move", slot=0, horses=9)
    table.tile(5, None)
    assert table.offered("move") == [("move", target) for target in (1, 2, 3, 4, 6)]
    table.play("move", slot)
    assert table.state.players[0].horses == 9 - price


@pytest.mark.parametrize(
    ("furs", "coins", "value", "paid"),
    [([3, 3], 0, 6, False), ([8], 0, 7, False), ([8], 1, 7, True), ([TIGER], 0, 7, True)],
)
def test_3_exact_values(furs: list[int], coins: int, value: int, paid: bool) -> None:
    player = laid_out(furs=furs, coins=coins).state.players[0]
    assert can_pay(player, value, 1) == paid


def test_4_outpost() -> None:
    table = laid_out(4, horses=2)
    table.state.spaces[3] = (1, 2, -1)
    table.play("outpost", 3)
    assert table.state.players[0].horses == 0
    assert table.state.spaces[3] == (1, 2, 0)
    table.turn(0, "main", slot=1)
    assert table.offers("village", 3) and table.offers("village", 0)


def test_5_claim_as_a_second_main_action() -> None:
    table = laid_out(step="second", furs=[6, 6, 6, 6, 2], coins=1)
    table.tile(8, "P1", [5, 8])
    table.play("claim", 8)
    player = table.state.players[0]
    assert (sum(player.furs), player.coins, player.story, player.vp) == (2, 0, 2, 3)
    table.play(*table.offered("keep")[0])
    assert (sum(player.furs), player.coins) == (3, 1)
    assert player.landscapes == ("P1",)
    assert table.answers() == [("end",)]


def test_6_wish_with_three_of_the_furs() -> None:
    """A3: three 6s, return one."""
    table = laid_out(furs=[6, 6, 6], hand=("A3",))
    table.play("fulfil", "A3")
    assert table.state.players[0].furs[6] == 2


def test_6_wish_with_another_fur_and_a_coin() -> None:
    table = laid_out(furs=[6, 6, 1], coins=1, hand=("A3",))
    table.play("fulfil", "A3")
    table.play("pay", (6,), (6, 0))
    player = table.state.players[0]
    assert (player.furs[6], player.furs[1], player.coins) == (1, 1, 0)


def test_6_wish_with_a_tiger_spent_even_in_a_kept_place() -> None:
    table = laid_out(furs=[6, 6], tigers=1, hand=("A3",))
    table.play("fulfil", "A3")
    table.play("add", 6)
    table.play("add", 6)
    player = table.state.players[0]
    assert (player.furs[6], player.furs[TIGER]) == (1, 0)


def test_7_setup() -> None:
    states = {players: set_up(Setup(players=players)) for players in (2, 3, 4)}
    assert len(states[3].starting) == 4
    assert [state.banners for state in states.values()] == [12, 17, 20]
    assert [states[4].players[seat].horses for seat in states[4].order] == [3, 4, 5, 6]
    blocked = {n: sum(spaces.count(-2) for spaces in state.spaces) for n, state in states.items()}
    assert blocked == {2: 7, 3: 5, 4: 0}


def test_8_side_b() -> None:
    table = Table(sides=("b", "b"), colours=("yellow", "red"))
    player = table.player(story=11, trophy=5, furs=[5])
    table.turn(0, "end")
    table.ask(0, Gain("story", 1))
    table.play("climb")
    assert (player.story, player.trophy, player.furs[5]) == (7, 6, 1)
    table.play("trophy", 4)
    assert player.vp == 1


@pytest.mark.parametrize("fulfilled", [("S7",), ("A4",), ("S7", "A4")])
def test_9_one_space_further(fulfilled: tuple[str, ...]) -> None:
    table = laid_out(step="end", furs=[6], trophy=6, fulfilled=fulfilled)
    table.ask(0, Trophy())
    table.play("step")
    table.play("trophy", 8)
    table.play("trophy", 1)
    assert not table.offers("trophy", 1)
    table.play("trophy", 4)
    player = table.state.players[0]
    assert (player.trophy, player.horses, player.vp) == (7, 3, 1)


def test_9_both_cards_together_go_no_further() -> None:
    table = laid_out(step="end", furs=[2], trophy=2, fulfilled=("S7", "A4"))
    table.ask(0, Trophy())
    table.play("step")
    assert [choice[1] for choice in table.offered("trophy")] == [1, 2, 3, 4]


def test_10_the_first_rejected_fur_is_back_before_the_second_draw() -> None:
    table = laid_out()
    table.lay(yurts=[None, None, None, "A1", None])
    table.bag(4, 7)
    table.play("yurt", 3)
    table.play("keep", 4)
    assert table.told("drew") == [("drew", 0, (7,))]
    table.play("keep", 7)
    player = table.state.players[0]
    assert (player.story, player.furs[4], player.furs[7]) == (1, 1, 1)


def test_10_two_market_furs_refilled_in_between() -> None:
    table = laid_out()
    table.lay(yurts=[None, None, None, "B1", None])
    table.bag(7)
    table.play("yurt", 3)
    table.play("market", 1)
    assert table.offered("market") == [("market", value) for value in (2, 3, 4, 5, 6, 7)]
    table.play("market", 7)
    assert (table.state.players[0].story, table.state.players[0].furs[7]) == (1, 1)
