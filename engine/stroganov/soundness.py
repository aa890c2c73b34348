"""Whether a position could be one of the game: nothing appears, nothing is lost, and it can be played on."""

from __future__ import annotations

from .agenda import answer
from .dice import Dice
from .effects import KeepOne, built_outposts, general_outposts
from .kinds import Unsound, check_kinds, need
from .player import Player
from .rulesets import BANNERS, TIGERS
from .state import EAST, STORY_END, TIGER, WINTER, State
from .turn import ChooseAction, ChooseMove

FURS, LANDSCAPES, OUTPOSTS = 76, 26, 5
GAMES = 3  # are played on from a position from outside
MOST_DECISIONS = 2_000  # of one game; random games take about a hundred for each player


def check_sound(state: State) -> None:
    """Check a position from outside: pieces, cards and table, also in a random game played on from it."""
    check_kinds(state)
    _check_all(state)
    check_course(state)
    for seed in range(GAMES):
        _check_future(state.copy(), Dice(seed))


def _check_future(state: State, dice: Dice) -> None:
    for _ in range(MOST_DECISIONS):
        if state.over:
            check_kinds(state)
            return
        answer(state, dice.choice(state.offered))
        _check_all(state)
    raise Unsound("no_end")


def _check_all(state: State) -> None:
    check_pieces(state)
    check_cards(state)
    check_table(state)


def check_pieces(state: State) -> None:
    """Every piece is in exactly one place, and there is less than nothing of none."""
    need(furs(state) == FURS, "furs")
    need(tigers(state) == TIGERS, "tigers")
    banners = state.banners + sum(player.banners for player in state.players)
    need(banners == BANNERS[len(state.players)], "banners")
    need(min(state.banners, state.tigers, *state.bag, *state.market) >= 0, "negative")
    for seat, player in enumerate(state.players):
        check_player(state, seat, player)
    tiles = [*filter(None, state.tiles), *state.pile]
    tiles += [tile for player in state.players for tile in player.landscapes]
    need(len(tiles) == len(set(tiles)) == LANDSCAPES, "tiles")


def check_player(state: State, seat: int, player: Player) -> None:
    """No count is negative, no marker off its track; five outposts, one a region."""
    owned = (player.horses, player.coins, player.banners, player.vp, player.outposts, *player.furs)
    need(min(owned) >= 0, "negative")
    need(player.furs[0] == 0 and len(player.furs) == TIGER + 1, "furs")
    need(0 <= player.story <= STORY_END and 0 <= player.slot <= EAST, "track")
    built = sum(spaces.count(seat) for spaces in state.spaces)
    need(built == built_outposts(state, seat), "outposts")
    need(general_outposts(state, seat) == OUTPOSTS - built - player.outposts >= 0, "outposts")
    alone = seat == state.automaton
    track = state.rules.solo_board(state.setup.opponent).costs if alone else state.rules.track(player)
    need(1 <= player.trophy <= len(track), "track")
    need(player.vp == sum(points for _, _, points in player.scored), "points")


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
    effects = state.rules.wish_effects
    for player in state.players:
        wishes += player.hand + player.fulfilled
        need(player.effects == tuple(effects[wish] for wish in player.fulfilled), "effects")
        need(set(player.used) <= set(player.fulfilled), "used")
    need(all(wish in effects for wish in wishes), "wish")
    for cards in (wishes, [*filter(None, state.yurts), *state.yurt_deck], [*state.songs, *state.song_deck]):
        need(len(cards) == len(set(cards)), "cards")
    automa = [*state.automa, *state.removed]
    need(len(automa) == len(set(automa)) and state.flipped not in automa, "automa")


def check_table(state: State) -> None:
    """Order, furs and seasons are as the rules keep them."""
    need(sorted(state.order) == list(range(len(state.players))), "order")
    slots = [state.players[seat].slot for seat in state.order]
    need(slots == sorted(slots, reverse=True), "order")  # the furthest east comes first
    for tile, lying in zip(state.tiles, state.lying, strict=True):
        need(list(lying) == sorted(lying) and all(1 <= value <= TIGER for value in lying), "lying")
        need(bool(tile) or not lying, "lying")  # nothing lies in a gap or on the starting tile
    need(all(state.market) or not any(state.bag), "market")  # a space stays empty only for lack of furs
    check_turns(state)


def check_course(state: State) -> None:
    """Who decides is in the middle of a turn, except in Winter and before the first season."""
    own = [effect for seat, effect in state.agenda if seat == state.seat]
    turn = any(isinstance(effect, ChooseMove | ChooseAction) for effect in own)
    need(state.over or turn == (state.season != WINTER and not state.starting), "agenda")


def check_turns(state: State) -> None:
    """Seats wait for their one turn a season; nobody waits in Winter or after the end."""
    need(1 <= state.year <= 4 and 0 <= state.season <= WINTER, "year")
    need(len(set(state.waiting)) == len(state.waiting), "waiting")
    need(set(state.waiting) <= set(range(len(state.players))), "waiting")
    need(state.seat not in state.waiting, "waiting")
    if state.season == WINTER or state.over or state.starting:
        need(not state.waiting, "waiting")
    need(state.seat != state.automaton or state.over, "automaton")  # it is never asked
