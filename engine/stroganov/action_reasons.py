"""The reasons that lie in an action that a player tries, one function for each.

They are asked in the order of the rules and name what would have to change: amounts with what there is of
them, the fur, the region.
"""

from __future__ import annotations

from collections.abc import Callable

from .actions.advanced import (
    BuildAnywhere,
    ChooseAdvanced,
    claim_price,
    cossack_regions,
    outpost_price,
    presence,
)
from .actions.basic import ACTION_REACH, HuntAgain, free_steps, hunt_costs, hunting_slots
from .actions.trophy import UseAnyYurt, VisitAnyVillage
from .agenda import question
from .effects import general_outposts
from .payment import can_pay, capacity
from .reason import Attempt, Reason, lacks
from .state import EAST, FREE, State
from .turn import HORSES_FOR_TILES, ChooseAction, ChooseMove, any_fur_pays, move_distance


def _second(state: State) -> bool:
    """Whether a second main action is being chosen, which costs a fur more."""
    asked = question(state)
    return isinstance(asked, ChooseAction) and asked.step == "second"


def _any_fur(state: State, value: int = 0) -> Reason | None:
    """A second action for any fur: there is none, or none besides those of a value that it costs itself."""
    if not _second(state):
        return None
    if not any(state.players[state.seat].furs):
        return Reason("second_costs_any_fur", 5)
    return Reason("second_costs_both", 5, {"value": value}) if value else None


def _region_fur(state: State, region: int) -> Reason | None:
    """A second advanced action costs the fur of its region."""
    if not _second(state):
        return None
    if any_fur_pays(state, state.seat):
        return _any_fur(state)
    value = state.region_furs[region]
    facts = {"value": value, "region": region}
    payable = capacity(state.players[state.seat], value)
    return None if payable else Reason("second_costs_region_fur", 5, facts)


def _move(state: State, attempt: Attempt) -> Reason | None:
    seat, slot = state.seat, attempt[1]
    here = state.players[seat].slot
    if slot == here:
        return Reason("already_there", 5)
    if not 1 <= slot <= EAST:
        return Reason("no_way_back", 5)
    if not state.tiles[slot]:
        return Reason("no_tile_there", 5)
    riding = isinstance(question(state), ChooseMove)
    if riding and slot < here:
        return Reason("only_east", 5)
    reach = ACTION_REACH + free_steps(state, seat)
    more = move_distance(state, seat, slot) - reach
    if more >= len(HORSES_FOR_TILES) or (more > 0 and not riding):
        return Reason("too_far", 5, {"tiles": reach})
    if riding:
        return lacks("horses_missing", 5, HORSES_FOR_TILES[more], state.players[seat].horses)
    return _any_fur(state)


def _hunt(state: State, attempt: Attempt) -> Reason | None:
    _, slot, value = attempt
    player = state.players[state.seat]
    asked = question(state)
    if isinstance(asked, HuntAgain):
        if slot != asked.slot:
            return Reason("second_fur_same_tile", 5)
    elif slot not in (player.slot, *hunting_slots(state, state.seat)):
        aside = state.rules.change(player, "hunt_tiles_aside")
        return Reason("not_on_next_tile" if aside else "not_on_your_tile", 13 if aside else 5)
    costs = hunt_costs(state, state.seat, slot)
    if not costs:
        return Reason("nothing_to_hunt", 5)
    if value not in costs:
        return Reason("no_such_fur", 5)
    dear = lacks("horses_missing", 5, costs[value], player.horses)
    if dear or not isinstance(asked, HuntAgain):
        return dear or _any_fur(state)
    return Reason("second_fur_costs_coin", 5)


def _trade(state: State, attempt: Attempt) -> Reason | None:
    value = state.trade_fur
    if can_pay(state.players[state.seat], value, 1):
        return _any_fur(state, value)
    return Reason("fur_missing", 5, {"value": value})


def _coin_or_horses(state: State, attempt: Attempt) -> Reason | None:
    return _any_fur(state)


def _absent(state: State, region: int) -> Reason | None:
    """Actions and extra actions need the Cossack or an outpost in the region."""
    asked = question(state)
    anywhere = isinstance(asked, ChooseAdvanced) and asked.anywhere
    if anywhere or region in presence(state, state.seat):
        return None
    return Reason("not_present", 6, {"region": region})


def _village(state: State, attempt: Attempt) -> Reason | None:
    region = attempt[1]
    if isinstance(question(state), VisitAnyVillage):
        return Reason("leads_to_a_trophy", 6)
    return _absent(state, region) or _region_fur(state, region)


def _yurt(state: State, attempt: Attempt) -> Reason | None:
    region = attempt[1]
    yurt, value = state.yurts[region], state.region_furs[region]
    if not yurt:
        return Reason("no_yurt", 6, {"region": region})
    if not isinstance(question(state), UseAnyYurt):
        return _absent(state, region) or _region_fur(state, region)
    if state.rules.yurts[yurt].gives_trophy:
        return Reason("leads_to_a_trophy", 6)
    return Reason("fur_missing", 12, {"value": value})


def _wish(state: State, attempt: Attempt) -> Reason | None:
    region = attempt[1]
    if not state.wishes[region]:
        return Reason("no_wish", 6, {"region": region})
    return _absent(state, region) or _region_fur(state, region)


def _outpost(state: State, attempt: Attempt) -> Reason | None:
    seat, region, asked = state.seat, attempt[1], question(state)
    player, spaces = state.players[seat], state.spaces[region]
    if seat in spaces:
        return Reason("one_outpost_a_region", 6, {"region": region})
    if FREE not in spaces:
        return Reason("no_free_space", 6, {"region": region})
    if isinstance(asked, BuildAnywhere):
        return None if general_outposts(state, seat) else Reason("no_outpost_in_general", 2)
    anywhere = isinstance(asked, ChooseAdvanced) and asked.anywhere
    if not anywhere and region not in cossack_regions(state, seat):
        return Reason("only_where_the_cossack_is", 6)
    if not player.outposts:
        return Reason("no_outpost_left", 6)
    price = outpost_price(state, seat, region) or 0
    return lacks("horses_missing", 6, price, player.horses) or _region_fur(state, region)


def _claim(state: State, attempt: Attempt) -> Reason | None:
    slot, player = attempt[1], state.players[state.seat]
    if not 1 <= slot <= EAST or not state.tiles[slot]:
        return Reason("no_tile_there", 6)
    region = state.rules.region_of[slot]
    value, price = state.region_furs[region], claim_price(state, slot)
    any_pays = any_fur_pays(state, state.seat)
    if _second(state) and not any_pays:
        price += 1
    have = capacity(player, value)
    return (
        _absent(state, region)
        or lacks("furs_missing", 6, price, have, value=value)
        or (_any_fur(state, value) if any_pays else None)
    )


ACTION_REASONS: dict[str, Callable[[State, Attempt], Reason | None]] = {
    "move": _move,
    "hunt": _hunt,
    "trade": _trade,
    "coin": _coin_or_horses,
    "horses": _coin_or_horses,
    "village": _village,
    "yurt": _yurt,
    "wish": _wish,
    "outpost": _outpost,
    "claim": _claim,
}
