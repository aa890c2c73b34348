"""Undo limits: an answer that reveals something hidden or passes the turn on cannot be undone."""

from __future__ import annotations

from collections.abc import Iterator

from stroganov import Game
from stroganov.actions.basic import HuntAgain
from stroganov.agenda import answer, question
from stroganov.answers import STOP, Answer
from stroganov.payment import Pay
from stroganov.state import STORY_END, State

DRAW, TURN = "draw", "turn"  # what a limit is: something hidden was revealed, or somebody else decides
_NEVER = {"coin", "horses", "story", "move", "hunt", "wish", "outpost", "fulfil"}
EXTRAS = ("extra_spring", "extra_summer", "extra_autumn", "")
_SWAPS = ("swap_down", "swap_two")
_REFILLED = ("buy", "buy_bag", "market")  # the market, or drawn from the bag
_BEAR = 2  # story points that any fur may bring
_MAKES_HUNTS = {"free_second_fur", "free_hunt"}  # effects that may make a second fur payable


def undo_limit(before: State, after: State) -> str:
    """The limit between two positions that follow each other, if there is one."""
    if not after.over and after.seat != before.seat:
        return TURN
    return DRAW if _hidden(before) != _hidden(after) else ""


def limits_since(game: Game, number: int) -> Iterator[tuple[int, str]]:
    """The limits since the answer of this number, the latest first, each with the number of its answer."""
    for i in range(len(game.answers) - 1, number - 1, -1):
        if limit := undo_limit(game.at(i), game.at(i + 1)):
            yield i, limit


def turn_start(game: Game) -> int:
    """The number of the first answer of this turn or Winter."""
    for number in range(len(game.answers) - 1, -1, -1):
        if any(event[0] in ("turn", "season") for event in game.events[number]):
            return number + 1
    return 0


def _hidden(state: State) -> tuple[object, ...]:
    """What changes as soon as anything hidden is revealed: the random state and the decks."""
    decks = (state.pile, state.yurt_deck, state.song_deck, state.wish_deck, state.automa)
    return (state.rng, *decks)


def undo_limit_of(state: State, choice: Answer) -> str:
    """The limit that an answer would set, its payments being made as proposed first."""
    if choice[0] in _NEVER:
        return ""
    if choice[0] in _SWAPS or (choice[0] in _REFILLED and any(state.bag)):
        return DRAW
    future, seat = state.copy(), state.seat
    answer(future, choice)
    while future.seat == seat and isinstance(question(future), Pay):
        answer(future, future.offered[0])
    return undo_limit(state, future)


def is_forced_stop(state: State) -> bool:
    """Whether the question of a second fur has no other answer than to stop, now or after auxiliary actions.

    Those could help only by a wish whose effect makes hunting cheaper or acts at once, or by the end of the
    story track.
    """
    asked = None if state.over else question(state)
    if not isinstance(asked, HuntAgain) or any(choice[0] == "hunt" for choice in state.offered):
        return False
    if not state.lying[asked.slot]:
        return True
    player = state.players[state.seat]
    if player.story + _BEAR >= STORY_END or any(choice[0] == "extra" for choice in state.offered):
        return False
    helpful = _MAKES_HUNTS | {EXTRAS[state.season]}
    return not any(state.rules.wish_effects[wish] in helpful for wish in player.hand)


FORCED_ANSWER: Answer = STOP
