"""The attempt at an action that is nearest to being possible: what its button speaks of while it is off."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stroganov.actions.basic import hunting_slots
from stroganov.explain import Attempt, explain
from stroganov.queries import is_extra_action
from stroganov.state import EAST, REGIONS, State

Attempts = Sequence[Attempt]

_ELSEWHERE = {"not_present", "only_where_the_cossack_is"}
_PRICES = {"second_costs_any_fur", "second_costs_region_fur", "second_costs_both", "second_fur_costs_coin"}


def nearest_attempt(state: State, action: str) -> Attempt:
    """What lacks least: something to be paid, then something that is not there, then being there oneself."""
    tried = _TRIED[action](state) if action in _TRIED else ()
    return min(tried, key=lambda attempt: _lack(state, attempt), default=(action,))


def _lack(state: State, attempt: Attempt) -> tuple[int, int, int]:
    reason = explain(state, attempt)
    far = abs(_slot(state, attempt) - state.players[state.seat].slot)
    if not reason or reason.code in _PRICES:
        return 0, 1, far
    if "need" in reason.facts:
        return 0, reason.facts["need"] - reason.facts["have"], far
    return 2 if reason.code in _ELSEWHERE else 1, 0, far


def _slot(state: State, attempt: Attempt) -> int:
    """Where it would be: in a region the tile of it that is nearest to the Cossack."""
    verb, *rest = attempt
    if verb in ("move", "hunt", "claim"):
        return int(rest[0])
    here = state.players[state.seat].slot
    if verb in ("village", "yurt", "wish", "outpost"):
        return min(state.rules.region_slots[rest[0]], key=lambda slot: abs(slot - here))
    return here


def _moves(state: State) -> Attempts:
    here = state.players[state.seat].slot
    return [("move", slot) for slot in range(1, EAST + 1) if slot != here and state.tiles[slot]]


def _hunts(state: State) -> Attempts:
    slots = {state.players[state.seat].slot, *hunting_slots(state, state.seat)}
    return [("hunt", slot, value) for slot in sorted(slots) for value in state.lying[slot] or (1,)]


def _claims(state: State) -> Attempts:
    return [("claim", slot) for slot in range(1, EAST + 1) if state.tiles[slot]]


def _regions(verb: str) -> Callable[[State], Attempts]:
    return lambda state: [(verb, region) for region in REGIONS]


def _market(verb: str) -> Callable[[State], Attempts]:
    return lambda state: [(verb, value) for value in sorted(filter(None, state.market))] or [(verb, 1)]


def _wishes(state: State) -> Attempts:
    return [("fulfil", wish) for wish in state.players[state.seat].hand] or [("fulfil", "")]


def _extras(state: State) -> Attempts:
    fulfilled = state.players[state.seat].fulfilled
    return [("extra", wish) for wish in fulfilled if is_extra_action(state, wish)] or [("extra", "")]


_TRIED: dict[str, Callable[[State], Attempts]] = {
    "move": _moves,
    "hunt": _hunts,
    "village": _regions("village"),
    "yurt": _regions("yurt"),
    "wish": _regions("wish"),
    "outpost": _regions("outpost"),
    "claim": _claims,
    "buy": _market("buy"),
    "swap_down": _market("swap_down"),
    "swap_two": _market("swap_two"),
    "fulfil": _wishes,
    "extra": _extras,
}
"""Everything that an action could be."""
