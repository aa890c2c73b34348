"""Facts of the rules in a position, for whoever explains or draws it: prices, amounts and reaches."""

from __future__ import annotations

from .actions.advanced import claim_price, outpost_price
from .actions.auxiliary import BUY_PRICE
from .actions.basic import (
    ACTION_REACH,
    BONUSES,
    TAKE_COIN,
    TAKE_HORSES,
    ChooseBonus,
    HuntAgain,
    free_steps,
    hunt_costs,
    hunts_without_horses,
    second_fur_is_free,
)
from .agenda import question
from .answers import COIN, HORSES, Answer
from .effects import Gain
from .payment import coins_needed
from .state import State
from .turn import HORSES_FOR_TILES, move_price, second_price

__all__ = [
    "BUY_PRICE",
    "HORSES_FOR_TILES",
    "MORE_TILES",
    "claim_price",
    "coins_needed",
    "free_tiles",
    "gain_of",
    "hunt_coins",
    "hunt_costs",
    "hunts_without_horses",
    "is_extra_action",
    "move_price",
    "outpost_price",
    "second_price",
    "winter_income",
]


MORE_TILES = len(HORSES_FOR_TILES) - 1  # that horses can buy on a ride


def free_tiles(state: State, seat: int) -> int:
    """How many tiles a move of the seat may go without horses (RULES 5 and 13)."""
    return ACTION_REACH + free_steps(state, seat)


def gain_of(state: State, answer: Answer) -> Gain | None:
    """What "coin", "horses" or "story" brings now, as an action or as a bonus of a trade; None for others."""
    if not state.over and isinstance(question(state), ChooseBonus):
        return BONUSES.get(answer)
    return {COIN: TAKE_COIN, HORSES: TAKE_HORSES}.get(answer)


def hunt_coins(state: State) -> int:
    """The coins that hunting a fur costs now: one for a second fur, unless a wish waives it."""
    second = not state.over and isinstance(question(state), HuntAgain)
    return int(second and not second_fur_is_free(state, state.seat))


def is_extra_action(state: State, wish: str) -> bool:
    """Whether a wish gives an extra action in one of the seasons."""
    effect = state.rules.effects[state.rules.wish_effects[wish]]
    return effect.when in ("spring", "summer", "autumn")


def winter_income(state: State, seat: int, wish: str) -> Gain | None:
    """What a wish would gain the seat in Winter; None if it does something else."""
    record = state.rules.effects[state.rules.wish_effects[wish]]
    effect = record.effect(state, seat) if record.effect and record.when == "winter" else None
    return effect if isinstance(effect, Gain) else None
