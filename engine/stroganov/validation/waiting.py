"""What waits on the agenda for the seat that decides can all happen, whatever comes before it.

Most of it is safe whenever it comes. What a payment on top is for must be possible now, as it comes next.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..actions.advanced import (
    BuildAnywhere,
    BuildOutpost,
    ChooseAdvanced,
    ClaimTile,
    TakeWish,
    VisitVillage,
    outpost_price,
    presence,
)
from ..actions.auxiliary import FulfilPayingOnly, FulfilWish, Swap
from ..actions.basic import (
    TAKE_COIN,
    TAKE_HORSES,
    ChooseBonus,
    HuntAgain,
    HuntFurs,
    MoveCossack,
    hunt_costs,
)
from ..actions.story import ReachStoryEnd
from ..actions.trophy import (
    ClimbTrack,
    StepTrophy,
    TakeTrophyReward,
    TakeTwoTrophyRewards,
    Trophy,
    UseAnyYurt,
    UseYurt,
    VisitAnyVillage,
)
from ..agenda import Effect
from ..components.bounds import MOST_GIVEN
from ..components.rewards import REWARD_SOURCES
from ..effects import DrawFromBag, Gain, GainFurs, KeepOne, TakeFromMarket
from ..payment import ANY, Pay
from ..ruleset import WINTER as INCOME
from ..state import EAST, REGIONS, TIGER, WINTER, State
from ..winter import ReceiveIncome
from .fields import require

VALUES = range(1, TIGER)
Check = Callable[[State, int, Any], bool]


def check_waiting(state: State, seat: int, effects: list[Effect]) -> None:
    """Check what waits, the last first: a question that closes the turn to others may be on top."""
    below = effects
    if effects and isinstance(effects[-1], Pay):
        below = _below_payment(state, seat, effects)
    elif effects and type(effects[-1]) in _CLOSED:
        require(_CLOSED[type(effects[-1])](state, seat, effects[-1]), "agenda")
        below = effects[:-1]
    for effect in below:
        require(type(effect) in _WAITING and _WAITING[type(effect)](state, seat, effect), "agenda")


def _below_payment(state: State, seat: int, effects: list[Effect]) -> list[Effect]:
    """What waits besides payments and what they are for; any one fur may be paid before the price itself."""
    top = effects[-1]
    assert isinstance(top, Pay)
    below = effects[:-1]
    if top.value == ANY:
        then = Pay(top.then_value, top.then_count)
        require(top == Pay(ANY, 1, then_value=then.value, then_count=then.count), "agenda")
        require(then.value in (ANY, *VALUES) and then.count >= 0, "agenda")
        if then.count:
            require(below[-1:] == [then] and then.value != ANY, "agenda")
            below = below[:-1]
    else:
        require(_is_payment(state, seat, top), "agenda")
    require(bool(below), "agenda")
    paid = below[-1]
    if type(paid) not in _PAID:
        return below
    require(_PAID[type(paid)](state, seat, paid), "agenda")
    return below[:-1]


def _is_payment(state: State, seat: int, pay: Pay) -> bool:
    """A price, perhaps with furs chosen that are there; whether it can be paid shows when it is asked."""
    furs, chosen = state.players[seat].furs, pay.chosen
    return (
        pay.value in VALUES
        and pay.count >= 1
        and pay.show >= 0
        and (pay.then_value, pay.then_count) == (0, 0)
        and len(chosen) < pay.count + pay.show
        and ANY not in chosen[: pay.count]
        and all(ANY <= fur <= TIGER for fur in chosen)
        and all(fur == ANY or chosen.count(fur) <= furs[fur] for fur in chosen)
    )


def _always(state: State, seat: int, effect: Effect) -> bool:
    return True


def _is_reward(state: State, seat: int, gain: Gain) -> bool:
    return gain.source in REWARD_SOURCES and 1 <= gain.amount <= MOST_GIVEN.get(gain.kind, 0)


def _is_income(state: State, seat: int, effect: ReceiveIncome) -> bool:
    player, rules = state.players[seat], state.rules
    due = effect.wish in player.used and effect.wish in player.fulfilled
    return due and rules.effects[rules.wish_effects[effect.wish]].when == INCOME


def _is_swap(state: State, seat: int, swap: Swap) -> bool:
    furs = state.players[seat].furs
    lowest = swap.wanted + 1 if swap.count == 1 else 1
    given = swap.given
    return (
        swap.wanted in VALUES
        and swap.wanted in state.market
        and swap.count in (1, 2)
        and swap.lowest == lowest
        and len(given) < swap.count <= sum(furs[lowest:])
        and all(lowest <= fur <= TIGER and furs[fur] for fur in given)
    )


def _is_draw(state: State, seat: int, effect: KeepOne) -> bool:
    return 1 <= len(effect.drawn) <= 2 and all(value in VALUES for value in effect.drawn)


def _can_hunt(state: State, seat: int, effect: HuntFurs) -> bool:
    if state.season == WINTER or not 1 <= effect.slot <= EAST:
        return False
    price = hunt_costs(state, seat, effect.slot).get(effect.value)
    return price is not None and price <= state.players[seat].horses


def _can_build(state: State, seat: int, effect: BuildOutpost) -> bool:
    if effect.region not in REGIONS or not effect.horses or effect.general:
        return False
    price, player = outpost_price(state, seat, effect.region), state.players[seat]
    return price is not None and price <= player.horses and player.outposts > 0


_CLOSED: dict[type[Effect], Check] = {Swap: _is_swap, KeepOne: _is_draw}
"""Questions besides payments that come on top and are answered before anything else."""

_PAID: dict[type[Effect], Check] = {
    VisitVillage: lambda state, seat, effect: effect.region in REGIONS,
    UseYurt: lambda state, seat, effect: effect.region in REGIONS and bool(state.yurts[effect.region]),
    TakeWish: lambda state, seat, effect: effect.region in REGIONS and bool(state.wishes[effect.region]),
    BuildOutpost: _can_build,
    ClaimTile: lambda state, seat, effect: 1 <= effect.slot <= EAST and bool(state.tiles[effect.slot]),
    MoveCossack: lambda state, seat, effect: (
        state.season != WINTER and 1 <= effect.slot <= EAST and bool(state.tiles[effect.slot])
    ),
    HuntFurs: _can_hunt,
    Gain: lambda state, seat, effect: state.season != WINTER and effect in (TAKE_COIN, TAKE_HORSES),
    ClimbTrack: lambda state, seat, effect: (
        state.players[seat].trophy < len(state.rules.track(state.players[seat]))
    ),
    FulfilWish: lambda state, seat, effect: effect.wish in state.players[seat].hand,
}
"""What happens as soon as it is paid for, and what it takes."""

_WAITING: dict[type[Effect], Check] = {
    Gain: _is_reward,
    GainFurs: lambda state, seat, effect: all(1 <= value <= TIGER for value in effect.values),
    DrawFromBag: lambda state, seat, effect: not effect.bought,
    TakeFromMarket: _always,
    ChooseAdvanced: lambda state, seat, effect: effect.anywhere or bool(presence(state, seat)),
    BuildAnywhere: _always,
    FulfilPayingOnly: _always,
    VisitAnyVillage: _always,
    UseAnyYurt: _always,
    Trophy: _always,
    StepTrophy: _always,
    TakeTrophyReward: _always,
    TakeTwoTrophyRewards: lambda state, seat, effect: (
        0 <= effect.first < len(state.rules.track(state.players[seat]))
    ),
    ReachStoryEnd: _always,
    HuntAgain: lambda state, seat, effect: state.season != WINTER and 1 <= effect.slot <= EAST,
    ChooseBonus: lambda state, seat, effect: state.season != WINTER and effect.left in (1, 2),
    ReceiveIncome: _is_income,
}
"""What may happen whenever its turn comes, and what it must look like."""
