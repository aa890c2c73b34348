"""Where undo should end: an answer that revealed something hidden, or after which another seat decides."""

from __future__ import annotations

from typing import Any

from .actions.auxiliary import extra_wish
from .actions.basic import HuntAgain
from .agenda import apply, question
from .answers import STOP, Answer
from .effects import BEAR_STORY
from .payment import Pay
from .state import SEASON_NAMES, STORY_END, State

DRAW, TURN = "draw", "turn"  # something was revealed, or somebody else decides
SELF_GIVEN: Answer = STOP
_NEVER = {"coin", "horses", "story", "move", "hunt", "wish", "outpost", "fulfil"}
_SWAPS = {"swap_down", "swap_two"}
_FROM_BAG = {"buy", "buy_bag", "market"}  # drawn from the bag, or the market is refilled from it


def limit_between(before: State, after: State) -> str:
    """DRAW or TURN if one cannot fairly go back from a position to the one before it, otherwise ""."""
    if not after.over and after.seat != before.seat:
        return TURN
    return DRAW if _hidden(before) != _hidden(after) else ""


def _hidden(state: State) -> tuple[object, ...]:
    """What changes as soon as anything hidden is seen: the generator and the decks."""
    decks = (state.pile, state.yurt_deck, state.song_deck, state.wish_deck, state.automa)
    return (state.rng, *decks)


def limit_of(state: State, choice: tuple[Any, ...]) -> str:
    """The limit that an answer would set, its payments being made as proposed first."""
    if choice[0] in _NEVER:
        return ""
    if choice[0] in _SWAPS or (choice[0] in _FROM_BAG and any(state.bag)):
        return DRAW
    future, seat = state.copy(), state.seat
    apply(future, choice)
    while future.seat == seat and isinstance(question(future), Pay):
        apply(future, future.offered[0])
    return limit_between(state, future)


def answers_itself(state: State) -> bool:
    """Whether the question of a second fur has no other answer than SELF_GIVEN, also after auxiliary actions.

    Those could help only by a wish that makes hunting cheaper or acts at once, or by the end of the story
    track.
    """
    asked = None if state.over else question(state)
    if not isinstance(asked, HuntAgain) or any(choice[0] == "hunt" for choice in state.offered):
        return False
    if not state.lying[asked.slot]:
        return True
    player = state.players[state.seat]
    if player.story + BEAR_STORY.amount >= STORY_END or extra_wish(state, player):
        return False
    return not any(_may_help(state, wish) for wish in player.hand)


def _may_help(state: State, wish: str) -> bool:
    """Whether a wish, once fulfilled, may make a second fur payable."""
    effect = state.rules.effects[state.rules.wish_effects[wish]]
    cheaper = {"hunt_without_horses", "second_fur_without_coin"} & set(effect.changes)
    return bool(cheaper) or effect.when == SEASON_NAMES[state.season]
