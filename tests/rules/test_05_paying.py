"""RULES 5, paying furs, and the furs of a wish in RULES 8: every legal combination, and no other."""

from copy import copy
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stroganov import State, answer
from stroganov.payment import ANY, Pay, can_pay, can_pay_any_and, capacity, proposals
from stroganov.player import Player
from stroganov.state import TIGER
from tests.table import Table

Outcome = tuple[tuple[int, ...], int]  # furs handed over, sorted, and coins
EXACT = 5
LAID_OUT = Table()


def holding(furs: list[int], coins: int) -> Player:
    player = Player()
    player.coins = coins
    for fur in furs:
        player.furs[fur] += 1
    return player


def legal_payments(furs: list[int], coins: int, value: int, pay: int, show: int = 0) -> set[Outcome]:
    """By the words of the rules: pick the furs that are paid, then others that stay, and convert."""
    found = set()
    places = range(len(furs))
    for paid in combinations(places, pay):
        for kept in combinations([place for place in places if place not in paid], show):
            converted = sum(furs[place] not in (value, TIGER) for place in paid + kept)
            if converted <= coins:
                spent = [furs[place] for place in paid]
                spent += [TIGER for place in kept if furs[place] == TIGER]
                found.add((tuple(sorted(spent)), converted))
    return found


def outcome(way: tuple[tuple[int, ...], tuple[int, ...]], value: int) -> Outcome:
    paid, shown = way
    coins = sum(fur not in (value, TIGER) for fur in paid + shown)
    return tuple(sorted(paid + (TIGER,) * shown.count(TIGER))), coins


def reachable(furs: list[int], coins: int, question: Pay) -> set[Outcome]:
    """Every payment a player can bring about by answering, whole or fur by fur."""
    table = copy(LAID_OUT)
    table.state = LAID_OUT.state.copy()
    player = table.player(furs=furs, coins=coins)
    before = tuple(player.furs)
    table.turn(0, "end")
    table.ask(0, question)
    found, seen = set(), set()

    def follow(state: State) -> None:
        asked = state.agenda[-1][1]
        if not isinstance(asked, Pay):
            after = state.players[0]
            gone = [v for v in range(1, 10) for _ in range(before[v] - after.furs[v])]
            found.add((tuple(gone), coins - after.coins))
            return
        paid, shown = asked.chosen[: asked.count], asked.chosen[asked.count :]
        if (here := (tuple(sorted(paid)), tuple(sorted(shown)))) in seen:
            return
        seen.add(here)
        assert len(set(state.offered)) == len(state.offered) > 0
        for choice in state.offered:
            after_choice = state.copy()
            answer(after_choice, choice)
            follow(after_choice)

    follow(table.state)
    return found


PRICES = [(1, 0), (2, 0), (3, 0), (1, 1), (1, 2), (2, 1), (2, 2)]
HOLDINGS = [
    [2] * twos + [EXACT] * exact + [8] * bears + [TIGER] * tigers
    for twos, exact, bears, tigers in product(range(3), range(4), range(2), range(3))
]


@pytest.mark.parametrize(("pay", "show"), PRICES)
def test_what_is_proposed_is_legal_and_something_is_if_anything_can_be_paid(pay: int, show: int) -> None:
    for furs in HOLDINGS:
        for coins in range(4):
            legal = legal_payments(furs, coins, EXACT, pay, show)
            found = {outcome(way, EXACT) for way in proposals(holding(furs, coins), EXACT, pay, show)}
            assert found <= legal
            assert bool(found) == bool(legal)


def test_something_can_be_paid_exactly_if_a_legal_way_exists() -> None:
    for furs in HOLDINGS:
        for coins, need in product(range(4), range(1, 5)):
            player = holding(furs, coins)
            assert can_pay(player, EXACT, need) == bool(legal_payments(furs, coins, EXACT, need))
            assert (capacity(player, EXACT) >= need) == bool(legal_payments(furs, coins, EXACT, need))


def test_any_fur_and_then_more_can_be_paid_exactly_if_a_legal_way_exists() -> None:
    for furs in HOLDINGS:
        for coins, need in product(range(4), range(1, 4)):
            legal = any(
                legal_payments(furs[:i] + furs[i + 1 :], coins, EXACT, need) for i in range(len(furs))
            )
            assert can_pay_any_and(holding(furs, coins), EXACT, need) == legal


@pytest.mark.parametrize(("pay", "show"), PRICES)
def test_answers_reach_every_legal_payment_and_no_other(pay: int, show: int) -> None:
    for furs in [*HOLDINGS[::5], [1, 2, 3, 5, 8, TIGER], [1, 1, 4, 4, TIGER, TIGER]]:
        for coins in (0, 1, 3):
            legal = legal_payments(furs, coins, EXACT, pay, show)
            if legal:
                assert reachable(furs, coins, Pay(EXACT, pay, show)) == legal, (furs, coins)


@settings(max_examples=60, deadline=None)
@given(
    furs=st.lists(st.integers(1, TIGER), min_size=1, max_size=6),
    coins=st.integers(0, 4),
    value=st.integers(1, 8),
    price=st.sampled_from([*PRICES, (4, 0), (5, 0)]),
)
def test_answers_reach_every_legal_payment_of_any_value(
    furs: list[int], coins: int, value: int, price: tuple[int, int]
) -> None:
    legal = legal_payments(furs, coins, value, *price)
    if legal:
        assert reachable(furs, coins, Pay(value, *price)) == legal


def test_any_fur_leaves_what_has_to_be_paid_afterwards() -> None:
    for furs in HOLDINGS:
        for coins in range(3):
            player = holding(furs, coins)
            for then in range(1, 3):
                if not can_pay_any_and(player, EXACT, then):
                    continue
                state = LAID_OUT.state.copy()
                state.players[0] = player
                found = Pay(ANY, 1, then_value=EXACT, then_count=then).options(state, 0)
                left = {v: furs[: furs.index(v)] + furs[furs.index(v) + 1 :] for v in set(furs)}
                legal = {v for v in left if legal_payments(left[v], coins, EXACT, then)}
                assert {choice[1][0] for choice in found} == legal


def paying(value: int, furs: list[int], coins: int = 0, count: int = 1) -> Table:
    table = Table()
    table.player(furs=furs, coins=coins)
    table.turn(0, "end")
    table.ask(0, Pay(value, count))
    return table


def test_the_player_chooses_what_to_pay_with() -> None:
    table = paying(4, [4, 2, 6, TIGER], coins=1)
    assert sorted(table.options()) == [("pay", (2,)), ("pay", (4,)), ("pay", (6,)), ("pay", (TIGER,))]
    table.play("pay", (6,))
    assert table.state.players[0].coins == 0
    assert table.state.players[0].furs[4] == 1


def test_an_exact_fur_costs_no_coin() -> None:
    table = paying(4, [4, 2], coins=1)
    table.play("pay", (4,))
    assert table.state.players[0].coins == 1


def test_a_tiger_costs_no_coin() -> None:
    table = paying(4, [TIGER], coins=1)
    assert table.state.players[0].coins == 1
    assert table.state.players[0].furs[TIGER] == 0


def test_without_a_coin_no_other_fur_pays() -> None:
    assert not can_pay(holding([3, 8], coins=0), 4, 1)


def test_a_coin_alone_pays_nothing() -> None:
    assert not can_pay(holding([], coins=9), 4, 1)


def test_one_coin_for_each_other_fur() -> None:
    assert can_pay(holding([1, 2, 3], coins=3), 4, 3)
    assert not can_pay(holding([1, 2, 3], coins=2), 4, 3)


def test_two_lower_furs_are_not_a_higher_one() -> None:
    assert not can_pay(holding([3, 3], coins=0), 6, 1)


def test_any_fur_is_any_fur_or_a_tiger() -> None:
    table = Table()
    table.player(furs=[1, 8], tigers=1)
    table.turn(0, "end")
    table.ask(0, Pay(ANY, 1))
    assert table.options() == [("pay", (1,)), ("pay", (8,)), ("pay", (TIGER,))]


def test_nothing_but_the_payment_can_be_done_while_it_is_put_together() -> None:
    """RULES 8."""
    table = paying(4, [1, 2, 3, 4, TIGER], coins=3, count=2)
    table.player(horses=9)
    assert {choice[0] for choice in table.options()} <= {"pay", "add"}
    table.play(*table.offered("add")[0])
    assert {choice[0] for choice in table.options()} <= {"pay", "add"}


def test_a_payment_cannot_be_declined() -> None:
    """RULES 7: costs may not."""
    assert ("decline",) not in paying(4, [4, 2, TIGER], coins=1).options()
