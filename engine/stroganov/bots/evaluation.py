"""What a position is worth to a seat, in victory points: what it scores now, and what it may still become."""

from ..effects import built_outposts
from ..payment import capacity
from ..player import Player
from ..scoring import OUTPOST_POINTS, set_points, terrains, trophy_points, wish_points
from ..state import TIGER, WINTER, State

TURNS = 12
WORTH_LATE = {"horses": 0.1, "coins": 0.5, "furs": 0.5, "story": 0.25}  # what the final scoring pays
WORTH_EARLY = {"horses": 0.25, "coins": 1.1, "furs": 1.2, "story": 0.5}  # what they buy in the first year
TIGER_WORTH = 2.3
OUTPOST_REACH = 3.0  # the use of an outpost over the whole game, besides its points
LANDSCAPE_HOPE = 2.5  # a tile may become part of a set
TROPHY_HOPE = 2.2  # every space opens a better reward
BANNER_WORTH = 0.25  # a Winter's horse
WISH_HOPE = 0.8  # of the card's worth, once all its furs are there


def time_left(state: State) -> float:
    """The share of the game still to be played, from 1 down to 0."""
    turns = 3 * (state.year - 1) + min(state.season, 3)
    return max(0.0, 1 - turns / TURNS)


def evaluate(state: State, seat: int) -> float:
    """The worth of the position to the seat."""
    player = state.players[seat]
    if state.over:
        return float(player.vp)
    left = time_left(state)
    return (
        player.vp
        + _supplies(player, left)
        + _board(state, seat, left)
        + _hand(state, player, left)
        + _lasting(state, player) * left
        + sum([points for _, points in wish_points(state, seat)])
    )


def _worth(kind: str, left: float) -> float:
    return WORTH_LATE[kind] + (WORTH_EARLY[kind] - WORTH_LATE[kind]) * left


def _lasting(state: State, player: Player) -> float:
    """What fulfilled wishes are worth over a whole game; those for the end are counted as they stand."""
    records = [state.rules.effects[effect] for effect in player.effects]
    return sum([record.worth for record in records if not record.points])


def _supplies(player: Player, left: float) -> float:
    furs = sum(player.furs) - player.furs[TIGER]
    return (
        player.horses * _worth("horses", left)
        + player.coins * _worth("coins", left)
        + furs * _worth("furs", left)
        + player.story * _worth("story", left)
        + player.furs[TIGER] * TIGER_WORTH
    )


def _board(state: State, seat: int, left: float) -> float:
    player = state.players[seat]
    built = built_outposts(state, seat)
    winters = 4 - state.year + (state.season != WINTER)
    return (
        OUTPOST_POINTS[built]
        + built * OUTPOST_REACH * left
        + player.outposts
        + trophy_points(state, seat)
        + (player.trophy - 1) * TROPHY_HOPE * left
        + set_points(list(terrains(state, seat).values()))
        + len(player.landscapes) * LANDSCAPE_HOPE * left
        + player.banners * BANNER_WORTH * winters
    )


def _hand(state: State, player: Player, left: float) -> float:
    """Wishes in hand are worth the more the nearer their furs are; those with coins only half as near."""
    total = 0.0
    rules = state.rules
    hope = 0.4 + 0.6 * left  # of the furs still missing
    for wish in player.hand:
        card = rules.wishes[wish]
        have = capacity(player, card.fur) + player.furs[card.fur]
        worth = card.vp + rules.effects[rules.wish_effects[wish]].worth * left
        total += worth * (1.0 if have >= 2 * card.have else hope * have / (2 * card.have))
    return total * WISH_HOPE
