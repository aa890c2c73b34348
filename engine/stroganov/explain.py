"""Why not: the reason why something a player tries is not on offer now, with the section of RULES.md."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from .actions.advanced import (
    ADVANCED_VERBS,
    ChooseAdvanced,
    claim_price,
    cossack_regions,
    outpost_price,
    presence,
)
from .actions.auxiliary import AUXILIARY, BUY_PRICE, SWAP_PRICE, Swap, highest, needed
from .actions.basic import BASIC_VERBS, ChooseBonus, HuntAgain, free_steps, hunt_costs, hunting_slots
from .actions.story import ReachStoryEnd
from .actions.trophy import StepTrophy, TakeTrophyReward, TakeTwoTrophyRewards
from .agenda import Question, question
from .answers import END
from .effects import KeepOne, TakeFromMarket
from .payment import Pay, can_pay, capacity
from .state import EAST, FREE, SEASON_NAMES, TIGER, WINTER, State
from .turn import HORSES_FOR_TILES, ChooseAction, ChooseMove, move_distance
from .winter import ChooseSong

Attempt = tuple[Any, ...]  # an answer, or a thing on the table that somebody points at


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is refused: a code for the catalogues, the rules section, and the numbers involved."""

    code: str
    section: int
    facts: dict[str, int] = field(default_factory=dict)


def explain(state: State, attempt: Attempt, seat: int | None = None) -> Reason | None:
    """Why the attempt is not on offer to the seat (the one whose decision it is); None if it is.

    An attempt is an answer such as ("hunt", 9, 3), or a thing on the table: ("tile", 9), ("fur", 9, 3),
    ("space", 2), ("market", 5), ("card", "A3"), ("own", 4).
    """
    if state.over:
        return Reason("game_over", 11)
    if seat is not None and seat != state.seat:
        return Reason("not_your_turn", 4)
    for meant in possible_answers(state, attempt):
        if meant in state.offered:
            return None
    meant = possible_answers(state, attempt)[0]
    return _not_now(state, meant[0]) or _REASONS.get(meant[0], _unknown)(state, meant)


def possible_answers(state: State, attempt: Attempt) -> list[Attempt]:
    """The answers a player may mean by pointing at a thing, the likeliest first."""
    thing, *rest = attempt
    moving = isinstance(question(state), ChooseMove)
    if thing == "tile":
        move, claim = ("move", *rest), ("claim", *rest)
        return [move, claim] if moving else [claim, move]
    if thing == "fur":
        return [("hunt", *rest)]
    if thing == "space":
        return [("outpost", *rest)]
    if thing == "market":
        return [attempt, ("buy", *rest), ("swap_down", *rest), ("swap_two", *rest)]
    if thing == "card":
        return [("fulfil", *rest), ("extra", *rest)]
    if thing == "own":
        return [("pay", tuple(rest)), ("add", *rest), ("give", *rest)]
    return [attempt]


def _not_now(state: State, verb: str) -> Reason | None:
    """Reasons that lie in the question being asked, not in the thing."""
    asked = question(state)
    if asked.closed and not (verb == "pay" and isinstance(asked, Pay | Swap)):
        return Reason("choose_drawn_fur" if isinstance(asked, KeepOne) else "finish_payment", 8)
    if verb in AUXILIARY or verb in _ABOUT.get(type(asked), ()):
        return None
    action = verb in (*BASIC_VERBS, *ADVANCED_VERBS, END[0])
    if isinstance(asked, ChooseMove) and action:
        return None if verb == "move" else Reason("move_first", 5)
    if isinstance(asked, ChooseAction) and action:
        return Reason("no_action_left", 5) if asked.step == "end" else None
    if state.season == WINTER and action:
        return Reason("not_in_winter", 9)
    return Reason("not_asked_now", 7)


_ABOUT: dict[type[Question], tuple[str, ...]] = {
    HuntAgain: ("hunt",),
    StepTrophy: ("step",),
    TakeTrophyReward: ("trophy",),
    TakeTwoTrophyRewards: ("trophy",),
    TakeFromMarket: ("market",),
    ReachStoryEnd: ("song",),
    ChooseSong: ("song",),
    ChooseAdvanced: ADVANCED_VERBS,
    ChooseBonus: ("move",),
    Pay: ("pay",),
    Swap: ("pay",),
}
"""What a question inside a turn is about, so that the reason lies in the thing."""


def _numbers(need: int, have: int) -> dict[str, int]:
    return {"need": need, "have": have}


def _unknown(state: State, attempt: Attempt) -> Reason:
    return Reason("not_asked_now", 7)


def _move(state: State, attempt: Attempt) -> Reason:
    seat, slot = state.seat, attempt[1]
    here = state.players[seat].slot
    if slot == here:
        return Reason("already_there", 5)
    if slot < 1 or slot > EAST:
        return Reason("no_way_back", 5)
    if not state.tiles[slot]:
        return Reason("no_tile_there", 5)
    compulsory = isinstance(question(state), ChooseMove)
    if compulsory and slot < here:
        return Reason("only_east", 5)
    extra = move_distance(state, seat, slot) - 2 - free_steps(state, seat)
    if compulsory and extra < len(HORSES_FOR_TILES):
        return Reason("horses_missing", 5, _numbers(HORSES_FOR_TILES[extra], state.players[seat].horses))
    if _second_unpaid(state):
        return Reason("second_costs_any_fur", 5)
    return Reason("too_far", 5, {"tiles": 2 + free_steps(state, seat)})


def _hunt(state: State, attempt: Attempt) -> Reason:
    _, slot, value = attempt
    player = state.players[state.seat]
    asked = question(state)
    if isinstance(asked, HuntAgain) and slot != asked.slot:
        return Reason("second_fur_same_tile", 5)
    if slot not in hunting_slots(state, state.seat) and not isinstance(asked, HuntAgain):
        return Reason("not_on_your_tile", 5)
    costs = hunt_costs(state, state.seat, slot)
    if value not in costs:
        return Reason("no_such_fur", 5)
    if costs[value] > player.horses:
        return Reason("horses_missing", 5, _numbers(costs[value], player.horses))
    if isinstance(asked, HuntAgain):
        return Reason("second_fur_costs_coin", 5)
    return Reason("second_costs_any_fur", 5)


def _second_unpaid(state: State) -> bool:
    asked, furs = question(state), state.players[state.seat].furs
    return isinstance(asked, ChooseAction) and asked.step == "second" and not any(furs)


def _trade(state: State, attempt: Attempt) -> Reason:
    if _second_unpaid(state) or can_pay(state.players[state.seat], state.trade_fur, 1):
        return Reason("second_costs_any_fur", 5)
    return Reason("fur_missing", 5, {"value": state.trade_fur})


def _in_region(state: State, attempt: Attempt) -> Reason:
    """Village, yurt and wish: presence, the thing itself, the fur for a second action."""
    verb, region = attempt
    shown = {"village": state.villages, "yurt": state.yurts, "wish": state.wishes}[verb]
    if not shown[region]:
        return Reason("nothing_there", 6)
    if region not in presence(state, state.seat):
        return Reason("not_present", 6, {"region": region})
    return Reason("second_costs_region_fur", 5, {"value": state.region_furs[region]})


def _outpost(state: State, attempt: Attempt) -> Reason:
    seat, region = state.seat, attempt[1]
    player, spaces = state.players[seat], state.spaces[region]
    if seat in spaces:
        return Reason("one_outpost_a_region", 6)
    if FREE not in spaces:
        return Reason("no_free_space", 6)
    if isinstance(question(state), ChooseAction) and region not in cossack_regions(state, seat):
        return Reason("only_where_the_cossack_is", 6)
    if not player.outposts:
        return Reason("no_outpost_left", 6)
    price = outpost_price(state, seat, region) or 0
    if price > player.horses:
        return Reason("horses_missing", 6, _numbers(price, player.horses))
    return Reason("second_costs_region_fur", 5, {"value": state.region_furs[region]})


def _claim(state: State, attempt: Attempt) -> Reason:
    slot = attempt[1]
    if not 1 <= slot <= EAST or not state.tiles[slot]:
        return Reason("no_tile_there", 6)
    region = state.rules.region_of[slot]
    asked = question(state)
    if isinstance(asked, ChooseAction) and region not in presence(state, state.seat):
        return Reason("not_present", 6, {"region": region})
    value, price = state.region_furs[region], claim_price(state, slot)
    if isinstance(asked, ChooseAction) and asked.step == "second":
        price += 1
    have = capacity(state.players[state.seat], value)
    return Reason("furs_missing", 6, {"value": value, **_numbers(price, have)})


def _buy(state: State, attempt: Attempt) -> Reason:
    horses = state.players[state.seat].horses
    if horses < BUY_PRICE:
        return Reason("horses_missing", 8, _numbers(BUY_PRICE, horses))
    return Reason("no_such_fur" if attempt[0] == "buy" else "bag_is_empty", 8)


def _swap_down(state: State, attempt: Attempt) -> Reason:
    player = state.players[state.seat]
    if attempt[1] not in state.market:
        return Reason("no_such_fur", 8)
    if highest(player) <= attempt[1]:
        return Reason("no_higher_fur", 8, {"value": attempt[1]})
    return Reason("horses_missing", 8, _numbers(SWAP_PRICE, player.horses))


def _swap_two(state: State, attempt: Attempt) -> Reason:
    if attempt[1] not in state.market:
        return Reason("no_such_fur", 8)
    return Reason("two_furs_missing", 8, _numbers(2, sum(state.players[state.seat].furs)))


def _fulfil(state: State, attempt: Attempt) -> Reason:
    player = state.players[state.seat]
    wish = attempt[1]
    if wish not in player.hand:
        return Reason("already_fulfilled" if wish in player.fulfilled else "not_in_hand", 8)
    value = state.rules.wishes[wish].fur
    need = _numbers(sum(needed(state, player, wish)), capacity(player, value))
    return Reason("furs_missing", 8, {"value": value, **need})


def _extra(state: State, attempt: Attempt) -> Reason:
    player = state.players[state.seat]
    if attempt[1] not in player.fulfilled:
        return Reason("not_fulfilled", 13)
    if state.rules.effects[state.rules.wish_effects[attempt[1]]].when != SEASON_NAMES[state.season]:
        return Reason("other_season", 13)
    return Reason("used_this_season" if attempt[1] in player.used else "not_present", 13)


def _song(state: State, attempt: Attempt) -> Reason:
    if attempt[1] not in state.songs:
        return Reason("nothing_there", 7)
    need = state.rules.songs[attempt[1]].cost
    return Reason("story_missing", 7, _numbers(need, state.players[state.seat].story))


def _trophy(state: State, attempt: Attempt) -> Reason:
    reached = state.players[state.seat].trophy
    return Reason("space_not_reached" if attempt[1] > reached else "no_target", 6)


def _step(state: State, attempt: Attempt) -> Reason:
    player = state.players[state.seat]
    return Reason("fur_missing", 6, {"value": state.rules.track(player)[player.trophy].cost})


def _own_fur(state: State, attempt: Attempt) -> Reason:
    """A fur that does not fit into the swap or the payment that is open."""
    asked, (fur,) = question(state), attempt[1]
    if isinstance(asked, Swap):
        return Reason("fur_too_low", 8, {"value": asked.wanted})
    exact = isinstance(asked, Pay) and fur in (asked.value, TIGER)
    return Reason("finish_payment", 8) if exact else Reason("other_fur_costs_coin", 5)


_REASONS: dict[str, Callable[[State, Attempt], Reason]] = {
    "move": _move,
    "hunt": _hunt,
    "trade": _trade,
    "coin": lambda state, attempt: Reason("second_costs_any_fur", 5),
    "horses": lambda state, attempt: Reason("second_costs_any_fur", 5),
    "village": _in_region,
    "yurt": _in_region,
    "wish": _in_region,
    "outpost": _outpost,
    "claim": _claim,
    "buy": _buy,
    "buy_bag": _buy,
    "swap_down": _swap_down,
    "swap_two": _swap_two,
    "fulfil": _fulfil,
    "extra": _extra,
    "song": _song,
    "trophy": _trophy,
    "step": _step,
    "market": lambda state, attempt: Reason("no_such_fur", 7),
    "pay": _own_fur,
}
