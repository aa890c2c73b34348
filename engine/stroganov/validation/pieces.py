"""Conservation: every piece and every card is in exactly one place."""

from __future__ import annotations

from ..effects import GainFurs, KeepOne, built_outposts, general_outposts
from ..player import Player
from ..ruleset import BANNERS, TIGERS
from ..scoring import final_points
from ..solo import REMOVED
from ..state import EAST, STORY_END, TIGER, WINTER, State
from ..winter import YEAR_OF_B_CARDS
from .fields import require


def check_pieces(state: State) -> None:
    """Every piece is in exactly one place, and there is less than nothing of none."""
    require(furs(state) == sum(state.rules.components.fur_counts), "furs")
    require(tigers(state) == TIGERS, "tigers")
    banners = state.banners + sum(player.banners for player in state.players)
    require(banners == BANNERS[len(state.players)], "banners")
    require(min(state.banners, state.tigers, *state.bag, *state.market) >= 0, "negative")
    for seat, player in enumerate(state.players):
        check_player(state, seat, player)
    tiles = [*filter(None, state.tiles), *state.pile]
    tiles += [tile for player in state.players for tile in player.landscapes]
    require(len(tiles) == len(set(tiles)) == len(state.rules.landscapes), "tiles")


def check_player(state: State, seat: int, player: Player) -> None:
    """No count is negative, no marker off its track; five outposts, one a region."""
    owned = (player.horses, player.coins, player.banners, player.vp, player.outposts, *player.furs)
    require(min(owned) >= 0, "negative")
    require(player.furs[0] == 0 and len(player.furs) == TIGER + 1, "furs")
    require(0 <= player.story <= STORY_END and 0 <= player.slot <= EAST, "track")
    built = sum(spaces.count(seat) for spaces in state.spaces)
    require(built == built_outposts(state, seat), "outposts")
    require(
        general_outposts(state, seat) == state.rules.outposts_each - built - player.outposts >= 0, "outposts"
    )
    alone = seat == state.automaton
    track = state.rules.solo_board(state.setup.opponent).costs if alone else state.rules.track(player)
    require(1 <= player.trophy <= len(track), "track")
    require(player.vp == sum(points for _, _, points in player.scored), "points")


def furs(state: State) -> int:
    """All furs: bag, market, tiles, players, starting wishes, and those that an effect still holds."""
    lying = sum(value != TIGER for tile in state.lying for value in tile)
    held = sum(sum(player.furs[:TIGER]) for player in state.players)
    starting = sum(fur > 0 for _, fur in state.starting)
    on_the_way = sum(value != TIGER for value in pending_furs(state))
    return sum(state.bag) + sum(value > 0 for value in state.market) + lying + held + starting + on_the_way


def tigers(state: State) -> int:
    """All tigers: supply, tiles, players, and those that an effect still holds."""
    lying = sum(tile.count(TIGER) for tile in state.lying)
    held = sum(player.furs[TIGER] for player in state.players)
    return state.tigers + lying + held + pending_furs(state).count(TIGER)


def pending_furs(state: State) -> list[int]:
    """Furs and tigers of effects on the agenda: drawn and lying open, or about to be gained."""
    found: list[int] = []
    for _, effect in state.agenda:
        if isinstance(effect, KeepOne):
            found += effect.drawn
        elif isinstance(effect, GainFurs):
            found += effect.values
    return found


def check_cards(state: State) -> None:
    """A card or yurt is in one place only, and what a player owns says what it does."""
    wishes = [*filter(None, state.wishes), *state.wish_deck, *(wish for wish, _ in state.starting)]
    effects = state.rules.wish_effects
    for player in state.players:
        wishes += player.hand + player.fulfilled
        require(player.effects == tuple(effects[wish] for wish in player.fulfilled), "effects")
        require(set(player.used) <= set(player.fulfilled), "used")
        require(len(player.used) == len(set(player.used)), "used")
    require(all(wish in effects for wish in wishes), "wish")
    for cards in (wishes, [*filter(None, state.yurts), *state.yurt_deck], [*state.songs, *state.song_deck]):
        require(len(cards) == len(set(cards)), "cards")
    _check_decks(state, wishes)
    if state.setup.opponent:
        _check_automa(state)


def _check_decks(state: State, wishes: list[str]) -> None:
    """B cards wait until year 3; then A cards are gone, but for wishes that somebody owns."""
    rules = state.rules
    deck_of = [
        {card.id: card.deck for card in cards}
        for cards in (rules.yurts.values(), rules.songs.values(), rules.wishes.values())
    ]
    deck = "A" if state.year < YEAR_OF_B_CARDS else "B"
    in_use = ([*filter(None, state.yurts), *state.yurt_deck], [*state.songs, *state.song_deck])
    on_board = [*filter(None, state.wishes), *state.wish_deck]
    for names, later, of in zip((*in_use, on_board), state.later, deck_of, strict=True):
        require(sorted(later) == sorted(name for name in of if of[name] == "B"), "later")
        require(all(of[name] == deck for name in names), "deck")
    require(all(deck_of[2][wish] == "S" for wish, _ in state.starting), "deck")
    require(deck == "B" or all(deck_of[2][wish] != "B" for wish in wishes), "deck")


def _check_automa(state: State) -> None:
    """The automaton's cards: five are left out, and one is flipped each turn."""
    automa = [*state.automa, *state.removed]
    require(len(automa) == len(set(automa)) and state.flipped not in automa, "automa")
    require(not state.strategy or set(state.removed) == set(state.rules.left_out[state.strategy]), "automa")
    turns = 3 * (state.year - 1) + min(state.season, WINTER) + (state.automaton not in state.waiting)
    if state.starting:
        turns = 0
    elif state.season == WINTER:
        turns = 3 * state.year
    require(len(state.removed) == REMOVED, "automa")
    require(len(state.automa) == len(state.rules.automa) - REMOVED - turns, "automa")
    require(bool(state.flipped) == (turns > 0), "automa")


def check_scoring(state: State) -> None:
    """The final scoring is what it comes to, and there is none before the end."""
    before = state.copy()
    for player in before.players:
        player.scored = tuple(entry for entry in player.scored if entry[0])
        player.vp = sum(points for _, _, points in player.scored)
    for seat, player in enumerate(state.players):
        final = final_points(before, seat) if state.over else {}
        scored = tuple((0, source, points) for source, points in final.items())
        require(player.scored == before.players[seat].scored + scored, "points")
