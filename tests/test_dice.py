"""The generator of chance: the same on every platform, even, with no memory but its state."""

from collections import Counter

import pytest

from stroganov.dice import Dice, rolled, seeded


@pytest.mark.parametrize(
    ("seed", "start"),
    [
        (0, 0x6DB6CA64564DAEAA),
        (1, 0x5CC60547776902BA),
        (2, 0x2A4C004B6AE97D7F),
        (2**53, 0x4E6BAA0A9B22F0D1),
        (-1, 0xD4143A080F05246D),
    ],
)
def test_a_seed_starts_the_same_everywhere(seed: int, start: int) -> None:
    assert seeded(seed) == start


def test_the_generator_rolls_the_same_everywhere() -> None:
    assert rolled(0) == 0x14057B7EF767814F
    assert rolled(1) == 0x6C576FAC43FD007C
    dice = Dice(7)
    assert [dice.below(6) for _ in range(12)] == [2, 0, 0, 5, 4, 1, 4, 0, 1, 5, 2, 2]
    assert Dice(7).shuffled(range(8)) == (7, 1, 5, 2, 4, 6, 0, 3)


def test_the_state_is_always_a_whole_number_of_64_bits() -> None:
    dice = Dice(3)
    for n in range(1, 500):
        dice.below(n)
        assert 0 <= dice.x < 1 << 64


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    assert len({seeded(seed) for seed in range(10_000)}) == 10_000
    first = Counter(Dice(seed).below(6) for seed in range(6_000))
    assert all(850 < first[face] < 1_150 for face in range(6))


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 76, 1 << 32])
def test_numbers_stay_below(n: int) -> None:
    dice = Dice(n)
    assert all(0 <= dice.below(n) < n for _ in range(1_000))


def test_throws_are_even() -> None:
    dice = Dice(1)
    thrown = Counter(dice.below(6) for _ in range(60_000))
    assert all(9_600 < thrown[face] < 10_400 for face in range(6))


def test_pairs_of_throws_are_even() -> None:
    dice = Dice(2)
    thrown = Counter((dice.below(6), dice.below(6)) for _ in range(36_000))
    assert len(thrown) == 36
    assert all(850 < count < 1_150 for count in thrown.values())


def test_a_choice_is_one_of_the_things() -> None:
    dice = Dice(5)
    assert {dice.choice("abc") for _ in range(100)} == set("abc")
    assert dice.choice(["only"]) == "only"


def test_shuffling_keeps_the_things_and_leaves_the_deck_alone() -> None:
    deck = list(range(26))
    shuffled = Dice(9).shuffled(deck)
    assert deck == list(range(26))
    assert sorted(shuffled) == deck
    assert list(shuffled) != deck
    assert Dice(9).shuffled(()) == ()


def test_every_order_is_as_likely() -> None:
    dice = Dice(4)
    orders = Counter(dice.shuffled("abc") for _ in range(6_000))
    assert len(orders) == 6
    assert all(850 < count < 1_150 for count in orders.values())


def test_dice_have_no_memory_but_their_state() -> None:
    dice = Dice(8)
    dice.below(6)
    other = Dice(0)
    other.x = dice.x
    assert [dice.below(100) for _ in range(20)] == [other.below(100) for _ in range(20)]
