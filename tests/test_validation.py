"""Positions from outside: what waits in them is counted, and nothing is asked before all is checked."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from stroganov import Game, SaveError, Setup, answer, set_up
from stroganov.agenda import settle
from stroganov.bots import BOTS
from stroganov.dice import Dice
from stroganov.effects import GainFurs
from stroganov.events import ignore
from stroganov.saves import read_position
from stroganov.state import TIGER, State
from stroganov.validation import InvalidPosition, check_pieces, check_position, position
from stroganov.validation.pieces import furs, tigers


def claiming(*lying: int) -> State:
    """A tile with these furs is claimed: its first 8 opens the end of the story track, the rest waits."""
    state = set_up(Setup(players=2, seed=1))
    while state.starting:
        answer(state, state.offered[0])
    seat = state.seat
    answer(state, next(choice for choice in state.offered if choice[0] == "move"))
    player = state.players[seat]
    slot = player.slot
    value = state.region_furs[state.rules.region_of[slot]]
    for fur in state.lying[slot]:
        state.bag[fur] += 1
    state.bag[8] -= lying.count(8)
    state.tigers -= lying.count(TIGER)
    state.lying[slot] = lying
    player.story = 10
    for fur in range(1, TIGER):
        state.bag[fur] += player.furs[fur]
        player.furs[fur] = 0
    state.bag[value] -= 4
    player.furs[value] = 4
    settle(state, ignore)
    answer(state, ("claim", slot))
    while state.offered[0][0] == "pay":
        answer(state, state.offered[0])
    return state


def test_a_tiger_that_waits_for_the_end_of_the_story_track_is_counted() -> None:
    state = claiming(8, TIGER)
    assert any(isinstance(effect, GainFurs) and TIGER in effect.values for _, effect in state.agenda)
    assert (furs(state), tigers(state)) == (76, 16)
    check_pieces(state)
    check_position(state)
    game = Game(state.setup, start=state)
    assert Game.from_json(game.to_json()).state.position_hash() == state.position_hash()


def test_a_fur_that_waits_for_the_end_of_the_story_track_is_counted() -> None:
    state = claiming(8, 8)
    assert [effect.values for _, effect in state.agenda if isinstance(effect, GainFurs)] == [(8,)]
    assert (furs(state), tigers(state)) == (76, 16)
    check_position(state)


def test_furs_that_nobody_waits_for_are_missed() -> None:
    state = claiming(8, TIGER)
    state.agenda = [(seat, effect) for seat, effect in state.agenda if not isinstance(effect, GainFurs)]
    with pytest.raises(InvalidPosition, match="tigers"):
        check_pieces(state)


def test_a_sound_game_of_bots_is_believed_at_every_answer() -> None:
    """Its 189th answer brings furs of which one waits for the end of the story track."""
    game = Game.new(players=3, seed=19, edition="first")
    while not game.over:
        game.play(BOTS["greedy"](game.state, Dice(len(game.answers))))
        check_position(game.state)
    assert len(game.answers) > 189


Plain = dict[str, Any]


def paying() -> State:
    """A turn in which furs are to be paid for a tile."""
    state = set_up(Setup(players=2, seed=1))
    while state.starting:
        answer(state, state.offered[0])
    answer(state, next(choice for choice in state.offered if choice[0] == "move"))
    player = state.players[state.seat]
    value = state.region_furs[state.rules.region_of[player.slot]]
    for fur in range(1, TIGER):
        count = min(state.bag[fur], 9 if fur == value else 2)
        state.bag[fur] -= count
        player.furs[fur] += count
    player.coins = 5
    settle(state, ignore)
    answer(state, ("claim", player.slot))
    assert state.offered[0][0] == "pay"
    check_position(state)
    return state


def own(name: str, value: Any) -> Callable[[Plain], Any]:
    return lambda start: [player.update({name: value}) for player in start["players"]]


def put(at: int, seat: int, *effect: Any) -> Callable[[Plain], Any]:
    def change(start: Plain) -> None:
        start["agenda"].insert(at % (len(start["agenda"]) + 1), [seat, list(effect)])

    return change


HUGE = 10**8
CHANGES: dict[str, Callable[[Plain], Any]] = {
    "furs": own("furs", [0] + [HUGE] * 9),
    "bears to be gained": put(-2, 0, "GainFurs", [8] * 50_000),
    "coins": own("coins", HUGE),
    "horses": own("horses", HUGE),
    "points": own("scored", [[1, "wish", 0]] * 20_000),
    "cards": own("hand", ["S1"] * 20_000),
    "used wishes": own("used", ["S1"] * 20_000),
    "decks": lambda start: start.update(later=[deck * 3_000 for deck in start["later"]]),
    "the bag": lambda start: start.update(bag=[0] + [HUGE] * 8),
    "a tile": lambda start: start["lying"].__setitem__(12, [1] * 50_000),
    "the price": lambda start: start["agenda"][-1][1].__setitem__(2, HUGE),
    "the agenda": lambda start: start.update(agenda=start["agenda"] * 2_000),
    "a wish for nobody": put(0, -1, "TakeWish", -1),
    "a wish for nobody above": put(-2, -1, "TakeWish", 0),
    "somebody else's wish": put(-2, 1, "TakeFromMarket"),
    "a seat that is none": put(-2, 7, "Trophy"),
    "a tile twice": put(-2, 0, "ClaimTile", 3),
    "a year twice": put(1, -1, "PlayYear", 4),
    "no scoring": lambda start: start["agenda"].pop(0),
    "a season less": lambda start: start["agenda"].pop(5),
    "a turn without steps": lambda start: start["agenda"].pop(-3),
    "an unknown effect": put(-2, 0, "Nothing"),
    "a question of no kind": put(-2, 0, "Question"),
    "too large a gain": put(-2, 0, "Gain", "horses", 7, "song"),
    "a gain from nowhere": put(-2, 0, "Gain", "horses", 3, "gold"),
    "another payment": put(-1, 0, "Pay", 3, 2, 0, 0, 0, []),
    "nothing to pay for": lambda start: start["agenda"].pop(-2),
    "nothing to ask": lambda start: start["agenda"].pop(),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_what_cannot_be_is_refused_before_anything_is_asked(
    change: Callable[[Plain], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    state = paying()
    start = json.loads(json.dumps(state.to_plain()))
    assert read_position({"start": start}, "start", state).to_plain() == start
    change(start)

    def asked(*arguments: object) -> None:
        pytest.exit("a question was asked")

    monkeypatch.setattr(position, "settle", asked)
    with pytest.raises(SaveError) as error:
        read_position({"start": start}, "start", state)
    assert error.value.reason == "unsound_position"
