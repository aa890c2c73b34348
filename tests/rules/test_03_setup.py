"""RULES 3: setting up the table."""

import pytest

from stroganov import Setup, SetupError, State, answer, set_up
from stroganov.state import TIGER

BLOCKED = -2
SEEDS = range(8)


def fresh(players: int = 2, seed: int = 1, **options: object) -> State:
    """The table when the first player is asked for a starting wish."""
    return set_up(Setup(players=players, seed=seed, **options))  # type: ignore[arg-type]


def ready(players: int = 2, seed: int = 1, **options: object) -> State:
    """The table after everyone took a starting wish."""
    state = fresh(players, seed, **options)
    while state.starting:
        answer(state, state.offered[0])
    return state


@pytest.mark.parametrize("seed", SEEDS)
def test_the_s_tiles_lie_in_slots_1_to_5_and_seven_others_in_6_to_12(seed: int) -> None:
    state = fresh(seed=seed)
    assert {str(tile)[0] for tile in state.tiles[1:6]} == {"S"}
    assert "S" not in {str(tile)[0] for tile in state.tiles[6:]}
    assert len(set(state.tiles[1:]) | set(state.pile)) == 26
    assert len(state.pile) == 14


def test_tiles_are_shuffled() -> None:
    assert len({tuple(fresh(seed=seed).tiles[1:6]) for seed in range(20)}) > 5
    assert len({tuple(fresh(seed=seed).tiles[6:]) for seed in range(20)}) > 15


@pytest.mark.parametrize("seed", SEEDS)
def test_five_setup_furs_go_to_the_regions_in_ascending_order_and_one_to_the_trade_space(seed: int) -> None:
    state = fresh(seed=seed)
    assert list(state.region_furs) == sorted(state.region_furs)
    assert sorted([*state.region_furs, state.trade_fur]) == [2, 3, 4, 5, 6, 7]


def test_any_setup_fur_can_come_to_the_trade_space() -> None:
    assert {fresh(seed=seed).trade_fur for seed in range(60)} == {2, 3, 4, 5, 6, 7}


def test_option_region_furs_in_random_order() -> None:
    states = [fresh(seed=seed, random_regions=True) for seed in SEEDS]
    assert any(list(state.region_furs) != sorted(state.region_furs) for state in states)
    assert all(sorted([*s.region_furs, s.trade_fur]) == [2, 3, 4, 5, 6, 7] for s in states)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_furs_come_from_the_bag_of_76(players: int) -> None:
    state = fresh(players)
    out = [fur for furs in state.lying for fur in furs if fur != TIGER]
    out += [*state.market, *(fur for _, fur in state.starting)]
    assert sum(state.bag) + len(out) == 76
    for value in range(1, 9):
        assert state.bag[value] + out.count(value) == state.rules.components.fur_counts[value]


@pytest.mark.parametrize(("players", "fourth"), [(2, False), (3, False), (4, True)])
def test_spots_marked_4_are_filled_only_with_four_players(players: int, fourth: bool) -> None:
    state = fresh(players)
    for slot in range(1, 13):
        tile = state.rules.landscapes[str(state.tiles[slot])]
        furs = [fur for fur in state.lying[slot] if fur != TIGER]
        assert len(furs) == tile.spots + (tile.spots_4p if fourth else 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_tiger_joins_the_furs_on_slot_12(players: int) -> None:
    state = fresh(players)
    assert state.lying[12][-1] == TIGER
    assert [furs.count(TIGER) for furs in state.lying] == [0] * 12 + [1]
    assert state.tigers == 15


def test_six_furs_lie_in_the_market() -> None:
    assert len(fresh().market) == 6
    assert 0 not in fresh().market


def test_the_five_villages_are_shuffled_one_to_a_region() -> None:
    assert {tuple(sorted(fresh(seed=s).villages)) for s in SEEDS} == {("V1", "V2", "V3", "V4", "V5")}
    assert len({fresh(seed=seed).villages for seed in SEEDS}) > 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_yurts_and_a_wishes_to_every_region_and_a_song_for_each_player(players: int) -> None:
    state = fresh(players)
    assert all(yurt and yurt[0] == "A" for yurt in state.yurts)
    assert all(wish and wish[0] == "A" for wish in state.wishes)
    assert len(state.songs) == players
    assert all(song[0] == "A" for song in state.songs)
    assert (len(state.yurt_deck), len(state.song_deck), len(state.wish_deck)) == (3, 10 - players, 9)


def test_solo_shows_two_songs() -> None:
    assert len(fresh(1, opponent="ivan").songs) == 2


def test_the_b_decks_wait() -> None:
    yurts, songs, wishes = fresh().later
    assert (len(yurts), len(songs), len(wishes)) == (8, 10, 14)
    assert {card[0] for card in yurts + songs + wishes} == {"B"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_horses_by_player_order(players: int) -> None:
    state = ready(players, seed=3)
    assert [state.players[seat].horses for seat in state.order] == [3, 4, 5, 6][:players]


def test_the_player_order_is_random() -> None:
    assert len({tuple(fresh(3, seed=seed).order) for seed in range(30)}) == 6


def test_the_first_player_stands_rightmost_and_moves_first() -> None:
    state = ready(4, seed=5)
    assert state.seat == state.order[0]
    assert [player.slot for player in state.players] == [0, 0, 0, 0]


def test_everyone_starts_with_one_coin_one_outpost_and_nothing_else() -> None:
    for player in fresh(4).players:
        assert (player.coins, player.outposts, player.story, player.vp, player.trophy) == (1, 1, 0, 0, 1)
        assert (player.banners, sum(player.furs), player.fulfilled, player.landscapes) == (0, 0, (), ())


def test_player_boards_are_side_a_unless_chosen_otherwise() -> None:
    assert [player.side for player in fresh(3).players] == ["a", "a", "a"]


def test_sides_can_be_mixed() -> None:
    assert [player.side for player in fresh(2, sides=("b", "a")).players] == ["b", "a"]


def test_everyone_has_a_colour_of_their_own() -> None:
    assert len({player.colour for player in fresh(4).players}) == 4
    with pytest.raises(SetupError, match="bad_colours"):
        fresh(2, colours=("red", "red"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_more_starting_wish_than_players_is_shown_each_with_a_fur(players: int) -> None:
    state = fresh(players)
    assert len(state.starting) == players + 1
    assert all(wish[0] == "S" and 1 <= fur <= 8 for wish, fur in state.starting)


def test_starting_wishes_are_taken_in_reverse_player_order() -> None:
    state = fresh(4, seed=2)
    asked = []
    while state.starting:
        asked.append(state.seat)
        answer(state, state.offered[0])
    assert asked == state.order[::-1]


def test_a_starting_wish_comes_to_hand_with_its_fur() -> None:
    state = fresh(3, seed=2)
    seat, (wish, fur) = state.seat, state.starting[1]
    answer(state, ("starting_wish", wish))
    player = state.players[seat]
    assert player.hand == (wish,)
    assert player.furs[fur] == sum(player.furs) == 1
    assert ("starting_wish", wish) not in state.offered
    assert len(state.offered) == 3


def test_a_starting_wish_must_be_taken() -> None:
    """RULES 7: only rewards can be declined."""
    assert {choice[0] for choice in fresh().offered} == {"starting_wish"}


def test_the_fur_left_over_returns_to_the_bag_and_the_other_s_cards_leave_the_game() -> None:
    state = fresh(2, seed=4)
    before = list(state.bag)
    taken = [wish for wish, _ in state.starting][:2]
    (_, left) = state.starting[2]
    for wish in taken:
        answer(state, ("starting_wish", wish))
    before[left] += 1
    assert state.bag == before
    assert state.starting == ()
    assert not [card for card in state.wish_deck + state.later[2] if card[0] == "S"]


@pytest.mark.parametrize("edition", ["revised", "first"])
def test_a_bear_gained_in_setup_already_gives_two_story_points(edition: str) -> None:
    """RULES 15: in both editions."""
    state = fresh(2, edition=edition)
    state.starting = (("S1", 8), *state.starting[1:])
    seat = state.seat
    answer(state, ("starting_wish", "S1"))
    assert state.players[seat].story == 2


def test_other_furs_gained_in_setup_give_no_story_points() -> None:
    state = fresh(2)
    state.starting = (("S1", 7), *state.starting[1:])
    seat = state.seat
    answer(state, ("starting_wish", "S1"))
    assert state.players[seat].story == 0


@pytest.mark.parametrize(("players", "blocked"), [(2, 7), (3, 5), (4, 0)])
def test_outposts_of_unused_colours_block_spaces(players: int, blocked: int) -> None:
    assert sum(spaces.count(BLOCKED) for spaces in fresh(players).spaces) == blocked


def test_with_three_players_the_space_for_four_is_blocked_everywhere() -> None:
    assert [[s == BLOCKED for s in spaces] for spaces in fresh(3).spaces] == [[False, False, True]] * 5


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 1, "opponent": "ivan"}])
def test_with_two_players_and_solo_also_the_middle_space_of_the_two_western_regions(options: dict) -> None:
    """RULES 15: not in all regions, and not optional."""
    blocked = [[s == BLOCKED for s in spaces] for spaces in fresh(**options).spaces]
    assert blocked == [[False, True, True]] * 2 + [[False, False, True]] * 3


def test_deck_sizes() -> None:
    """RULES 15: 9 S, 14 A, 14 B."""
    wishes = fresh().rules.wishes.values()
    assert [sum(wish.deck == deck for wish in wishes) for deck in "SAB"] == [9, 14, 14]


@pytest.mark.parametrize(
    "options",
    [
        {"players": 0},
        {"players": 5},
        {"players": 1},
        {"players": 2, "opponent": "ivan"},
        {"players": 2, "sides": ("a",)},
        {"players": 2, "sides": ("a", "c")},
        {"players": 2, "edition": "third"},
    ],
)
def test_games_that_the_rules_do_not_know_are_refused(options: dict) -> None:
    with pytest.raises(SetupError):
        Setup(**options)
