"""Reasons that lie in an auxiliary action, a song, a trophy or a payment that a player tries."""

from __future__ import annotations

from collections.abc import Callable

from .actions.auxiliary import BUY_PRICE, SWAP_PRICE, FulfilPayingOnly, Swap, highest, needed
from .actions.story import ReachStoryEnd, next_climb, used_up
from .actions.trophy import TakeTrophyReward, TakeTwoTrophyRewards
from .agenda import question
from .payment import ANY, Pay, capacity
from .reason import Attempt, Reason, lacks
from .state import SEASON_NAMES, TIGER, WINTER, State


def _buy(state: State, attempt: Attempt) -> Reason | None:
    if attempt[0] == "buy_bag" and not any(state.bag):
        return Reason("bag_is_empty", 8)
    if attempt[0] == "buy" and attempt[1] not in state.market:
        return Reason("no_such_fur", 8)
    return lacks("horses_missing", 8, BUY_PRICE, state.players[state.seat].horses)


def _swap_down(state: State, attempt: Attempt) -> Reason | None:
    player, value = state.players[state.seat], attempt[1]
    if value not in state.market:
        return Reason("no_such_fur", 8)
    if highest(player) <= value:
        return Reason("no_higher_fur", 8, {"value": value})
    return lacks("horses_missing", 8, SWAP_PRICE, player.horses)


def _swap_two(state: State, attempt: Attempt) -> Reason | None:
    if attempt[1] not in state.market:
        return Reason("no_such_fur", 8)
    return lacks("two_furs_missing", 8, 2, sum(state.players[state.seat].furs))


def _fulfil(state: State, attempt: Attempt) -> Reason | None:
    player, wish = state.players[state.seat], attempt[1]
    if wish not in player.hand:
        return Reason("already_fulfilled" if wish in player.fulfilled else "not_in_hand", 8)
    pay, show = needed(state, player, wish)
    need = pay if isinstance(question(state), FulfilPayingOnly) and attempt[0] == "wish_card" else pay + show
    value = state.rules.wishes[wish].fur
    return lacks("furs_missing", 8, need, capacity(player, value), value=value)


def _extra(state: State, attempt: Attempt) -> Reason | None:
    player, wish = state.players[state.seat], attempt[1]
    if wish not in player.fulfilled:
        return Reason("not_fulfilled", 13)
    season = state.rules.effects[state.rules.wish_effects[wish]].when
    if season not in SEASON_NAMES[:WINTER]:
        return None
    if season != SEASON_NAMES[state.season]:
        return Reason("other_season", 13)
    return Reason("used_this_season" if player.used else "present_nowhere", 13)


def _song(state: State, attempt: Attempt) -> Reason | None:
    player, song = state.players[state.seat], attempt[1]
    if song not in state.songs:
        return Reason("no_such_song", 7)
    dear = lacks("story_missing", 7, state.rules.songs[song].cost, player.story)
    return Reason("once_a_turn", 7) if _end_is_over(state) else dear


def _climb(state: State, attempt: Attempt) -> Reason | None:
    player = state.players[state.seat]
    cost = next_climb(state, player)
    if cost is not None and _end_is_over(state):
        return Reason("once_a_turn", 7)
    return None if cost is None else lacks("story_missing", 7, cost, player.story)


def _end_is_over(state: State) -> bool:
    """Whether the end of the story track is asked about once more in a turn in which it was used."""
    return isinstance(question(state), ReachStoryEnd) and used_up(state, state.players[state.seat])


def _trophy(state: State, attempt: Attempt) -> Reason | None:
    asked, space = question(state), attempt[1]
    last = len(state.rules.track(state.players[state.seat]))
    if isinstance(asked, TakeTwoTrophyRewards):
        if space in (asked.first, last):
            return Reason("another_space" if space == asked.first else "space_above", 6)
        return Reason("no_target", 6)
    assert isinstance(asked, TakeTrophyReward)
    return Reason("space_not_reached" if space > asked.reach(state, state.seat) else "no_target", 6)


def _step(state: State, attempt: Attempt) -> Reason | None:
    player = state.players[state.seat]
    track = state.rules.track(player)
    if player.trophy == len(track):
        return Reason("end_of_track", 6)
    return Reason("fur_missing", 6, {"value": track[player.trophy].cost})


def _market(state: State, attempt: Attempt) -> Reason | None:
    return Reason("no_such_fur", 7)


def _own_fur(state: State, attempt: Attempt) -> Reason | None:
    """A fur that does not fit into the swap or the payment that is open."""
    asked = question(state)
    fur = attempt[1][0] if attempt[0] == "pay" else attempt[1]
    held = state.players[state.seat].furs[fur]
    if isinstance(asked, Swap):
        if fur < asked.lowest:
            return Reason("fur_too_low", 8, {"value": asked.wanted})
        return Reason("no_more_of_these", 8)
    assert isinstance(asked, Pay)
    if held <= asked.chosen.count(fur):
        return Reason("no_more_of_these", 5)
    if asked.value == ANY:
        return Reason("needed_for_the_action", 5, {"value": asked.then_value})
    return Reason("finish_payment" if fur in (asked.value, TIGER) else "other_fur_costs_coin", 5)


OTHER_REASONS: dict[str, Callable[[State, Attempt], Reason | None]] = {
    "buy": _buy,
    "buy_bag": _buy,
    "swap_down": _swap_down,
    "swap_two": _swap_two,
    "fulfil": _fulfil,
    "wish_card": _fulfil,
    "extra": _extra,
    "song": _song,
    "climb": _climb,
    "trophy": _trophy,
    "step": _step,
    "market": _market,
    "pay": _own_fur,
    "add": _own_fur,
    "give": _own_fur,
}
