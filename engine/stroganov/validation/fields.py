"""Every field of a position has its type and range, and every card or tile it names exists."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from ..components.bounds import MOST_POINTS
from ..player import Player
from ..scoring import DURING
from ..setup import LETTERS
from ..starting_position import outpost_spaces
from ..state import BLOCKED, EAST, TIGER, State

SIZES = {
    "bag": 9,
    "market": 6,
    "tiles": EAST + 1,
    "lying": EAST + 1,
    "region_furs": 5,
    "villages": 5,
    "yurts": 5,
    "wishes": 5,
    "spaces": 5,
    "later": 3,
}
MOST = 10_000  # horses, coins and numbers of effects; games with the most generous components have hundreds
MOST_SCORED = 1_000  # gains of points by one player, which are dozens
MOST_WAITING = 200  # on the agenda; real games have fourteen


class InvalidPosition(ValueError):
    """A position that no game leads to; the message is a short code."""


def require(fine: bool, reason: str) -> None:
    """Raise InvalidPosition unless it is fine."""
    if not fine:
        raise InvalidPosition(reason)


def check_fields(state: State) -> None:
    """Check types, ranges and names, field by field."""
    _check_types(state)
    _check_table(state)
    _check_names(state)
    _check_automaton(state)
    for seat, player in enumerate(state.players):
        _check_player(state, seat, player)
    _check_effects(state)


def _check_types(state: State) -> None:
    """Lists are lists and numbers numbers, as in a position that has just been made."""
    require(len(state.players) == len(state.setup.colours), "seats")
    blank = State(state.setup, state.rules, 0, [])
    _check_alike(state, blank, State.__slots__)
    for player in state.players:
        _check_alike(player, Player(), Player.__slots__)


def _check_alike(given: object, made: object, names: Iterable[str]) -> None:
    require(all(type(getattr(made, name)) is type(getattr(given, name)) for name in names), "type")


def _check_table(state: State) -> None:
    require(0 <= state.rng < 1 << 64, "rng")
    require(all(len(getattr(state, name)) == size for name, size in SIZES.items()), "size")
    counts = (state.year, state.season, state.trade_fur, state.banners, state.tigers)
    starting = [fur for _, fur in state.starting]
    _numbers((*counts, *state.bag, *state.market, *state.region_furs, *starting))
    _numbers(number for numbers in (state.order, state.waiting, *state.lying) for number in numbers)
    require(all(value < TIGER for value in (*state.market, *starting)), "fur")
    furs = [state.trade_fur, *state.region_furs]
    require(sorted(furs) == sorted(state.rules.components.setup_furs), "fur")
    require(state.setup.random_regions or furs[1:] == sorted(furs[1:]), "fur")
    for region, spaces in enumerate(state.spaces):
        require(type(spaces) is tuple and len(spaces) == 3, "space")
        require(all(type(who) is int and BLOCKED <= who < len(state.players) for who in spaces), "space")
        empty = outpost_spaces(region, len(state.players))
        blocked = [[who == BLOCKED for who in each] for each in (spaces, empty)]
        require(blocked[0] == blocked[1], "space")


def _check_names(state: State) -> None:
    rules = state.rules
    owned = [tile for player in state.players for tile in player.landscapes]
    require(set(_there(state.tiles)) | {*state.pile, *owned} <= set(rules.landscapes), "tile")
    require(set(state.villages) <= set(rules.villages) and len(set(state.villages)) == 5, "village")
    require({*_there(state.yurts), *state.yurt_deck, *state.later[0]} <= set(rules.yurts), "yurt")
    require({*state.songs, *state.song_deck, *state.later[1]} <= set(rules.songs), "song")
    starting = [wish for wish, _ in state.starting]
    wishes = {*_there(state.wishes), *state.wish_deck, *state.later[2], *starting}
    require(wishes <= set(rules.wish_effects), "wish")
    require(all(type(deck) is tuple for deck in (*state.later, *state.starting, *state.lying)), "type")


def _there(things: Iterable[str | None]) -> list[str]:
    """What is there, where None is a gap."""
    return [thing for thing in things if thing is not None]


def _check_automaton(state: State) -> None:
    """Its seat, cards and strategy; without one there is nothing of it."""
    wanted, cards = state.setup.strategy, [*state.automa, *state.removed]
    cards += [state.flipped] if state.flipped else []
    if state.setup.opponent:
        require(state.automaton == 1 and set(cards) <= set(state.rules.automa), "automa")
        require(all(type(card) is int for card in cards), "automa")
        require(
            state.strategy in set(LETTERS) if wanted == "hidden" else state.strategy == wanted, "strategy"
        )
    else:
        require(state.automaton == -1 and not cards and not state.strategy, "automa")


def _check_player(state: State, seat: int, player: Player) -> None:
    setup = state.setup
    require((player.colour, player.side) == (setup.colours[seat], setup.sides[seat]), "seats")
    _numbers((player.horses, player.banners, player.outposts, *player.furs))
    _numbers((player.coins, player.trophy, player.story, player.slot))
    require(len(player.scored) <= MOST_SCORED, "number")
    for year, source, points in player.scored:
        _numbers((year, points))
        require(year == 0 or (year <= state.year and source in DURING), "source")
        require(year == 0 or points <= MOST_POINTS, "points")


def _check_effects(state: State) -> None:
    require(len(state.agenda) <= MOST_WAITING, "agenda")
    for seat, effect in state.agenda:
        require(type(seat) is int and -1 <= seat < len(state.players), "agenda")
        require(all(_is_of(getattr(effect, field.name), field.type) for field in fields(effect)), "agenda")  # type: ignore[arg-type]


def _is_of(value: Any, kind: Any) -> bool:
    """Whether a part of an effect is what the effect says it is."""
    if kind == tuple[int, ...]:
        return type(value) is tuple and all(_is_of(number, int) for number in value)
    return type(value) is kind and (kind is not int or abs(value) <= MOST)


def _numbers(counts: Iterable[Any]) -> None:
    require(all(type(count) is int and 0 <= count <= MOST for count in counts), "number")
