"""What the box holds, counted over the whole table: nothing appears and nothing is lost."""

from stroganov import State
from stroganov.effects import KeepOne, built_outposts, general_outposts
from stroganov.rulesets import BANNERS, TIGERS
from stroganov.state import STORY_END, TIGER, WINTER

FURS, LANDSCAPES, OUTPOSTS = 76, 26, 5


def check_pieces(state: State) -> None:
    """Every piece is in exactly one place, and there is less than nothing of none."""
    assert furs(state) == FURS
    assert tigers(state) == TIGERS
    assert state.banners + sum(player.banners for player in state.players) == BANNERS[len(state.players)]
    assert min(state.banners, state.tigers, *state.bag, *state.market) >= 0
    for seat in range(len(state.players)):
        check_player(state, seat)
    tiles = [*filter(None, state.tiles), *state.pile]
    tiles += [tile for player in state.players for tile in player.landscapes]
    assert len(tiles) == len(set(tiles)) == LANDSCAPES


def check_player(state: State, seat: int) -> None:
    """No count is negative, no marker off its track; five outposts, one a region."""
    player = state.players[seat]
    assert min(player.horses, player.coins, player.banners, player.vp, player.outposts, *player.furs) >= 0
    assert player.furs[0] == 0
    assert 0 <= player.story <= STORY_END
    built = sum(spaces.count(seat) for spaces in state.spaces)
    assert built == built_outposts(state, seat)
    assert general_outposts(state, seat) == OUTPOSTS - built - player.outposts >= 0
    spaces = state.rules.track(player)
    if seat == state.automaton:
        assert 1 <= player.trophy <= len(state.rules.solo_board(state.setup.opponent).costs)
    else:
        assert 1 <= player.trophy <= len(spaces)
    assert player.vp == sum(points for _, _, points in player.scored)


def furs(state: State) -> int:
    """All furs: bag, market, tiles, players, starting wishes, and those drawn and lying open."""
    lying = sum(value != TIGER for tile in state.lying for value in tile)
    held = sum(sum(player.furs[:TIGER]) for player in state.players)
    starting = sum(fur > 0 for _, fur in state.starting)
    drawn = sum(len(effect.drawn) for _, effect in state.agenda if isinstance(effect, KeepOne))
    return sum(state.bag) + sum(value > 0 for value in state.market) + lying + held + starting + drawn


def tigers(state: State) -> int:
    """All tigers: supply, tiles, players."""
    lying = sum(tile.count(TIGER) for tile in state.lying)
    return state.tigers + lying + sum(player.furs[TIGER] for player in state.players)


def check_cards(state: State) -> None:
    """A card or yurt is in one place only, and what a player owns says what it does."""
    wishes = [*filter(None, state.wishes), *state.wish_deck, *(wish for wish, _ in state.starting)]
    for player in state.players:
        wishes += player.hand + player.fulfilled
        effects = state.rules.wish_effects
        assert player.effects == tuple(effects[wish] for wish in player.fulfilled)
        assert set(player.used) <= set(player.fulfilled)
    for cards in (wishes, [*filter(None, state.yurts), *state.yurt_deck], [*state.songs, *state.song_deck]):
        assert len(cards) == len(set(cards))
    cards = [*state.automa, *state.removed]
    assert len(cards) == len(set(cards))
    assert state.flipped not in cards


def check_table(state: State) -> None:
    """Order, furs and seasons are as the rules keep them."""
    seats = range(len(state.players))
    assert sorted(state.order) == list(seats)
    slots = [state.players[seat].slot for seat in state.order]
    assert slots == sorted(slots, reverse=True), "the furthest east comes first"
    for tile, lying in zip(state.tiles, state.lying, strict=True):
        assert list(lying) == sorted(lying), "furs lie from low to high"
        assert tile or not lying, "nothing lies in a gap or on the starting tile"
    assert all(state.market) or not any(state.bag), "a market space stays empty only for lack of furs"
    check_turns(state)


def check_turns(state: State) -> None:
    """Seats wait for their one turn a season; nobody waits in Winter or after the end."""
    assert 1 <= state.year <= 4
    assert len(set(state.waiting)) == len(state.waiting)
    assert set(state.waiting) <= set(range(len(state.players)))
    assert state.seat not in state.waiting
    if state.season == WINTER or state.over or state.starting:
        assert not state.waiting
    assert state.seat != state.automaton or state.over, "an automaton is never asked"
