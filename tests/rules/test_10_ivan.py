"""RULES 10: the setup of a solo game, Ivan's nature and his Winter."""

from typing import Any

import pytest

from stroganov import Game, Setup, State, set_up
from stroganov.agenda import answer
from stroganov.solo import ClaimOrVisit
from stroganov.state import BLOCKED, FREE
from tests.table import HUMAN, IVAN, SoloTable

WISH, CLAIM, YURT = (
    14,
    18,
    13,
)  # cards with these additional actions; 14 hunts the lowest, the others the highest


def visit(table: SoloTable, card: int = WISH) -> None:
    """Ivan's main action, which is a visit if he cannot claim."""
    table.state.flipped = card
    table.ask(IVAN, ClaimOrVisit())


# Setup


def fresh(seed: int = 1, **options: Any) -> State:
    return set_up(Setup(players=1, opponent="ivan", seed=seed, **options))


def test_the_table_is_set_up_as_for_two() -> None:
    state = fresh()
    assert state.banners == 12 and len(state.songs) == 2
    assert state.spaces == [(FREE, BLOCKED, BLOCKED)] * 2 + [(FREE, FREE, BLOCKED)] * 3


def test_tiles_get_furs_as_for_two() -> None:
    state = fresh()
    spots = [state.rules.landscapes[tile].spots for tile in state.tiles[1:] if tile]
    assert [len(lying) for lying in state.lying[1:12]] == spots[:11]


@pytest.mark.parametrize("seed", range(6))
def test_ivan_is_first_in_order_and_moves_first_in_the_first_spring(seed: int) -> None:
    state = fresh(seed)
    assert state.order == [IVAN, HUMAN]
    events = answer(state, state.offered[0])
    assert [event for event in events if event[0] == "turn"] == [("turn", IVAN), ("turn", HUMAN)]


def test_ivan_starts_with_three_horses_and_the_human_with_four() -> None:
    human, ivan = fresh().players
    assert (ivan.horses, ivan.coins, ivan.outposts) == (3, 1, 1)
    assert (human.horses, human.coins, human.outposts) == (4, 1, 1)


def test_two_starting_wishes_with_furs_are_shown_and_the_human_takes_one() -> None:
    state = fresh()
    assert state.seat == HUMAN and len(state.starting) == 2
    (wish, fur), _ = state.starting
    answer(state, ("starting_wish", wish))
    assert state.players[HUMAN].hand == (wish,)
    assert state.players[HUMAN].furs[fur] == 1 and sum(state.players[HUMAN].furs) == 1


@pytest.mark.parametrize("seed", range(8))
def test_ivan_gets_the_other_fur_and_a_point_for_the_card_that_leaves_the_game(seed: int) -> None:
    state = fresh(seed)
    (mine, _), (his, fur) = state.starting
    events = answer(state, ("starting_wish", mine))
    until_his_turn = events[: events.index(("turn", IVAN))]
    assert ("gained_fur", IVAN, fur) in until_his_turn
    assert ("gained", IVAN, "vp", 1, "wish") in until_his_turn
    assert (("gained", IVAN, "story", 2, "bear") in until_his_turn) == (fur == 8)
    assert his not in state.players[IVAN].hand + state.players[IVAN].fulfilled


def test_the_fur_of_the_other_card_does_not_return_to_the_bag() -> None:
    state = fresh()
    left = sum(state.bag)
    answer(state, state.offered[0])
    lying, market = sum(map(len, state.lying)), sum(map(bool, state.market))
    held = sum(sum(player.furs) for player in state.players)
    assert sum(state.bag) + lying + market + held == 76 + 1, "76 furs and the tiger of slot 12"
    assert sum(state.bag) <= left


def test_thirteen_of_the_eighteen_cards_are_in_the_deck() -> None:
    assert len(set(fresh().automa)) == 13


def test_which_five_cards_are_missing_is_up_to_chance() -> None:
    missing = {frozenset(range(1, 19)) - frozenset(fresh(seed).automa) for seed in range(20)}
    assert len(missing) > 10


@pytest.mark.parametrize(
    "letter, removed",
    [
        ("a", {3, 14, 15, 17, 18}),
        ("b", {5, 7, 14, 15, 16}),
        ("c", {3, 5, 11, 13, 16}),
        ("d", {1, 4, 8, 9, 17}),
        ("e", {10, 11, 12, 13, 18}),
        ("f", {2, 4, 6, 7, 10}),
    ],
)
def test_a_strategy_removes_the_five_cards_with_its_letter(letter: str, removed: set[int]) -> None:
    state = fresh(strategy=letter)
    assert set(range(1, 19)) - set(state.automa) == removed and len(state.automa) == 13


@pytest.mark.parametrize(
    "letter, strong",
    [
        ("a", ("outpost", "trophy")),
        ("b", ("outpost", "claim")),
        ("c", ("outpost", "wish")),
        ("d", ("trophy", "claim")),
        ("e", ("trophy", "wish")),
        ("f", ("claim", "wish")),
    ],
)
def test_a_strategy_keeps_all_cards_of_its_two_actions(letter: str, strong: tuple[str, str]) -> None:
    state = fresh(strategy=letter)
    cards = state.rules.automa
    missing = [cards[number].action for number in cards if number not in state.automa]
    assert not set(missing) & set(strong)


def test_a_hidden_strategy_is_a_random_letter() -> None:
    letters = {fresh(seed, strategy="hidden").strategy for seed in range(40)}
    assert letters == set("abcdef")


def test_a_hidden_strategy_removes_its_cards_and_is_told_at_the_end() -> None:
    game = Game.new(solo="ivan", strategy="hidden", seed=5)
    letter = game.state.strategy
    assert all(letter not in game.state.rules.automa[card].letters for card in game.state.automa)
    events: list[tuple[object, ...]] = []
    while not game.over:
        events = game.play(game.options()[-1])
    assert events[-1][0] == "won" and events[-1][2] == letter


# His nature


def test_ivan_never_pays_horses_for_a_hunt() -> None:
    table = SoloTable.at(5)
    table.tile(6, "F1", [1, 2, 3, 7])
    table.ivan(horses=4)
    table.flip(18)
    assert table.told("hunted") == [("hunted", IVAN, 6, 7, 0)] and table.state.players[IVAN].horses == 4


def test_ivan_never_pays_horses_for_an_outpost() -> None:
    table = SoloTable.at(6)
    table.outpost(2, seat=HUMAN)
    table.ivan(furs=(4,), horses=4)
    table.act(1)
    assert table.state.spaces[2] == (HUMAN, IVAN, BLOCKED) and table.state.players[IVAN].horses == 4


@pytest.mark.parametrize("before, points, left", [(0, 0, 4), (1, 1, 0), (3, 1, 2), (4, 1, 3)])
def test_whenever_ivan_has_five_horses_they_become_a_point(before: int, points: int, left: int) -> None:
    table = SoloTable.at(1)
    table.ivan(horses=before)
    visit(table)
    assert (table.state.players[IVAN].vp, table.state.players[IVAN].horses) == (points, left)


def test_ten_horses_become_two_points() -> None:
    table = SoloTable.at(1)
    table.ivan(furs=(2,), horses=4)
    table.state.yurts[0] = "A2"
    table.act(YURT)
    assert (table.state.players[IVAN].vp, table.state.players[IVAN].horses) == (2, 0)
    assert table.told("changed_horses") == [("changed_horses", IVAN, 2)]


def test_ivan_draws_one_fur_from_the_bag_not_two() -> None:
    table = SoloTable.at(1)
    table.ivan(furs=(2,))
    table.state.yurts[0] = "A1"
    table.next_draws(3, 5)
    table.act(YURT)
    assert table.told("drew") == [("drew", IVAN, (3,)), ("drew", IVAN, (5,))]
    assert table.state.players[IVAN].furs == [0, 0, 0, 1, 0, 1, 0, 0, 0, 0]


def test_ivan_draws_nothing_from_an_empty_bag() -> None:
    table = SoloTable.at(1)
    table.ivan(tigers=1)
    table.state.yurts[0] = "A1"
    table.state.bag = [0] * 9
    table.act(YURT)
    assert sum(table.state.players[IVAN].furs) == 0 and table.state.players[IVAN].story == 1


def test_a_bear_gives_ivan_story_points_as_usual() -> None:
    table = SoloTable.at(5)
    table.tile(6, "F1", [8])
    table.flip(18)
    assert ("gained", IVAN, "story", 2, "bear") in table.events


@pytest.mark.parametrize(
    "furs, coins, tigers, count, paid, paid_coins",
    [
        ((4, 8), 1, 1, 1, (4,), 0),
        ((8, 5), 1, 1, 1, (8,), 0),
        ((5, 3), 1, 1, 1, (), 1),
        ((5, 3), 0, 1, 1, (9,), 0),
        ((), 1, 0, 1, (), 1),
        ((4, 4, 8, 8), 2, 2, 2, (4, 4), 0),
        ((4, 8, 8), 2, 2, 2, (4, 8), 0),
        ((8, 5), 2, 2, 2, (8,), 1),
        ((5,), 2, 2, 2, (), 2),
        ((5,), 1, 2, 2, (9,), 1),
        ((4, 8), 1, 1, 4, (4, 8, 9), 1),
    ],
)
def test_ivan_pays_exact_furs_then_bears_then_coins_then_tigers(
    furs: tuple[int, ...], coins: int, tigers: int, count: int, paid: tuple[int, ...], paid_coins: int
) -> None:
    table = SoloTable.at(6)
    table.ivan(furs, tigers, coins=coins)
    if count == 1:
        table.state.wishes[2] = "A1"
    table.state.lying[6] = (1,) * (count - 2)
    table.act(WISH) if count == 1 else act_on_one_tile(table)
    assert table.told("paid_furs") == [("paid_furs", IVAN, 4, paid, paid_coins)]


def act_on_one_tile(table: SoloTable) -> None:
    """The claiming card, with no other tile than the one in slot 6 in Ivan's region."""
    table.tile(7, None)
    table.act(CLAIM)


@pytest.mark.parametrize("furs, coins", [((4, 5, 6, 7), 0), ((8,), 0), ((), 1)])
def test_a_price_counts_as_payable_only_if_all_of_it_is(furs: tuple[int, ...], coins: int) -> None:
    table = SoloTable.at(6)
    table.ivan(furs, coins=coins)
    act_on_one_tile(table)
    assert table.told("paid_furs") == [] and table.state.tiles[6] == "F1"
    assert sum(table.state.players[IVAN].furs) == len(furs) and table.state.players[IVAN].coins == coins


def test_what_ivan_pays_goes_to_the_bag_and_the_supply() -> None:
    table = SoloTable.at(6)
    table.ivan((8,), tigers=1)
    bag, tigers = table.state.bag[8], table.state.tigers
    table.tile(6, "F4")
    act_on_one_tile(table)
    assert (table.state.bag[8], table.state.tigers) == (bag + 1, tigers + 1)


@pytest.mark.parametrize("card, taken", [(14, 2), (9, 2), (18, 7), (3, 7)])
def test_ivan_takes_the_market_fur_that_his_card_hunts(card: int, taken: int) -> None:
    table = SoloTable.at(8)
    table.state.market = [3, 7, 2, 5, 5, 4]
    visit(table, card)
    assert table.told("took_from_market")[0][3] == taken
    assert 0 not in table.state.market, "the space is refilled"


def test_the_highest_market_fur_can_be_a_bear() -> None:
    table = SoloTable.at(8)
    table.state.market = [3, 8, 2, 5, 5, 4]
    visit(table, 18)
    assert table.state.players[IVAN].furs[8] == 1 and table.state.players[IVAN].story == 2


def test_an_empty_market_gives_ivan_nothing() -> None:
    table = SoloTable.at(8)
    table.state.market, table.state.bag = [0] * 6, [0] * 9
    visit(table)
    assert sum(table.state.players[IVAN].furs) == 0


@pytest.mark.parametrize(
    "song, points",
    [("A4", 3), ("A5", 3), ("A6", 5), ("A7", 3), ("A9", 4), ("B4", 5), ("B5", 5), ("B6", 4), ("B7", 5)],
)
def test_an_action_gained_as_a_bonus_is_three_points_besides_those_printed(song: str, points: int) -> None:
    table = SoloTable.at(1)
    table.state.songs = (song,)
    table.ivan(story=9)
    table.winter()
    assert table.state.players[IVAN].vp == points
    assert table.state.players[IVAN].outposts == 1 and table.state.spaces[0] == (FREE, BLOCKED, BLOCKED)


def test_ivan_is_never_asked_anything() -> None:
    for seed in range(4):
        game = Game.new(solo="ivan", seed=seed)
        while not game.over:
            assert game.seat == HUMAN
            game.play(game.options()[seed % len(game.options())])


def test_ivan_performs_no_auxiliary_actions() -> None:
    table = SoloTable.at(12)
    table.ivan(furs=(1, 1, 2, 2), horses=2)
    table.winter()
    assert sum(table.state.players[IVAN].furs) == 4 and table.state.players[IVAN].horses == 4


# His Winter


def test_ivan_gets_income_as_usual() -> None:
    table = SoloTable.at(12)
    table.ivan(banners=2, horses=2)
    table.winter()
    assert (table.state.players[IVAN].vp, table.state.players[IVAN].horses) == (1, 1)


@pytest.mark.parametrize("first, points", [(IVAN, [2, 1]), (HUMAN, [1, 2])])
def test_ivan_tells_stories_by_his_place(first: int, points: list[int]) -> None:
    table = SoloTable()
    table.cossacks((first, 8), (1 - first, 5))
    table.winter()
    assert [table.state.players[IVAN].story, table.state.players[HUMAN].story] == points


def test_ivan_takes_the_dearest_song_he_can_pay() -> None:
    table = SoloTable.at(12)
    table.state.songs = ("A1", "A8", "A10")
    table.ivan(story=6)
    table.winter()
    assert table.told("sang") == [("sang", IVAN, "A8")]
    assert table.state.players[IVAN].story == 8 - 7
    assert (table.state.players[IVAN].vp, table.state.players[IVAN].furs[9]) == (1, 1)


@pytest.mark.parametrize("songs, taken", [(("A7", "A8"), "A8"), (("A8", "A7"), "A7"), (("A8", "A1"), "A8")])
def test_on_a_tie_ivan_takes_the_rightmost_song(songs: tuple[str, str], taken: str) -> None:
    table = SoloTable.at(12)
    table.state.songs = songs
    table.ivan(story=7)
    table.winter()
    assert table.told("sang") == [("sang", IVAN, taken)]


def test_ivan_takes_no_song_he_cannot_pay() -> None:
    table = SoloTable.at(12)
    table.state.songs = ("A10",)
    table.ivan(story=6)
    table.winter()
    assert table.told("sang") == [] and table.state.players[IVAN].story == 8


def test_a_song_ivan_takes_in_winter_is_gone_for_the_human() -> None:
    table = SoloTable.at(12)
    table.state.songs = ("A1", "A3")
    table.ivan(story=5)
    table.player(HUMAN, story=5)
    table.winter()
    assert table.asks == "ChooseSong" and table.offered("song") == [("song", "A1")]


def test_at_story_twelve_ivan_takes_at_once_the_dearest_songs_reward_which_stays() -> None:
    table = SoloTable.at(5)
    table.state.songs = ("A1", "A10")
    table.tile(6, "F1", [8])
    table.ivan(story=10)
    table.flip(YURT)
    happened = [event[0] for event in table.events]
    assert happened.index("sang") < happened.index("visited_village"), "at once, inside the hunt"
    assert table.state.players[IVAN].vp == 5 and table.state.songs == ("A1", "A10")
    assert table.state.players[IVAN].story == 12 - 9 + 1


def test_on_a_tie_at_story_twelve_it_is_the_rightmost_song() -> None:
    table = SoloTable.at(5)
    table.state.songs = ("A8", "A7")
    table.tile(6, "F1", [8])
    table.ivan(story=10)
    table.flip(YURT)
    assert table.told("sang") == [("sang", IVAN, "A7")]


def test_ivan_is_rewarded_at_story_twelve_once_a_turn() -> None:
    table = SoloTable.at(5)
    table.state.songs = ("A1",)
    table.tile(6, "F1", [1, 8, 8])
    table.ivan(story=11)
    table.flip(3)
    assert len(table.told("sang")) == 1 and table.state.players[IVAN].story == 12


def test_the_song_at_story_twelve_may_be_followed_by_a_song_he_can_still_pay() -> None:
    table = SoloTable.at(12)
    table.state.songs = ("A1", "A10")
    table.ivan(story=10)
    table.winter()
    assert table.told("sang") == [("sang", IVAN, "A10"), ("sang", IVAN, "A1")]
    assert table.state.players[IVAN].story == 0


@pytest.mark.parametrize("card, taken", [(14, 2), (18, 7)])
def test_in_winter_the_last_flipped_card_governs_his_market_furs(card: int, taken: int) -> None:
    table = SoloTable.at(12)
    table.state.songs, table.state.flipped = ("A2",), card
    table.state.market = [3, 7, 2, 5, 5, 4]
    table.ivan(story=4)
    table.winter()
    assert table.told("took_from_market") == [
        ("took_from_market", IVAN, table.told("took_from_market")[0][2], taken)
    ]


def test_horses_left_after_conversion_are_kept() -> None:
    table = SoloTable.at(12)
    table.ivan(horses=4)
    table.winter()
    table.winter(2)
    assert (table.state.players[IVAN].vp, table.state.players[IVAN].horses) == (1, 3)
