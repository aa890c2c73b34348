"""What an answer to the open question costs and gives, as the rules say it now."""

from __future__ import annotations

from collections.abc import Sequence

from stroganov.actions.advanced import ADVANCED_VERBS, BuildAnywhere
from stroganov.actions.basic import BASIC_VERBS
from stroganov.agenda import question
from stroganov.answers import Answer
from stroganov.effects import Gain
from stroganov.payment import ANY, Pay
from stroganov.queries import (
    coins_needed,
    gain_of,
    hunt_coins,
    hunt_costs,
    move_price,
    outpost_price,
    second_price,
)
from stroganov.state import State
from stroganov.turn import ChooseAction, ChooseMove

Cost = dict[str, int]  # by supply, without what is not needed


def move_cost(state: State, slot: int) -> Cost:
    """What a ride costs: only the first of a turn can cost horses."""
    riding = isinstance(question(state), ChooseMove)
    return _cost(horses=move_price(state, state.seat, slot) if riding else 0)


def hunt_cost(state: State, slot: int, value: int) -> Cost:
    """What a fur costs on a tile."""
    return _cost(coins=hunt_coins(state), horses=hunt_costs(state, state.seat, slot)[value])


def outpost_cost(state: State, region: int) -> Cost:
    """What an outpost costs in a region."""
    free = isinstance(question(state), BuildAnywhere)
    return _cost(horses=0 if free else outpost_price(state, state.seat, region) or 0)


def payment_coins(state: State, furs: Sequence[int]) -> int:
    """The coins that furs need in the open payment."""
    asked = question(state)
    return coins_needed(asked.value if isinstance(asked, Pay) else ANY, furs)


def second_action_fur(state: State, answer: Answer) -> int | None:
    """The fur that an action costs as the second main action (ANY for any); None if it is no such action."""
    asked = question(state)
    second = isinstance(asked, ChooseAction) and asked.step == "second"
    if not second or answer[0] not in (*BASIC_VERBS, *ADVANCED_VERBS):
        return None
    return second_price(state, state.seat, answer)


def amount_taken(state: State, answer: Answer) -> Gain:
    """What "coin", "horses" or "story" brings now."""
    gain = gain_of(state, answer)
    assert gain
    return gain


def _cost(**amounts: int) -> Cost:
    return {supply: amount for supply, amount in amounts.items() if amount}
