"""The log tells of every payment what was really paid: furs, coins, and the coins for furs only shown."""

import re
from collections import Counter

import pytest

from stroganov import Game, Setup, State
from stroganov.answers import Pay
from stroganov.events import PaidFurs
from stroganov.payment import ANY, coins_needed
from stroganov.state import TIGER
from stroganov_web.i18n import Text
from stroganov_web.model.people import people
from stroganov_web.model.spec import Spec
from stroganov_web.text import words
from stroganov_web.text.event_sentences import EventContext
from stroganov_web.ui.event_kinds import describe_event
from stroganov_web.ui.preview import preview
from tests.web.unit.games import SETUPS, decisions

CROWD = "#new?players=4&seed=7"
SIGN = "\u00d7"


def told(state: State, event: PaidFurs, text: Text) -> tuple[Counter[int], int]:
    """The furs and the coins that the sentence names."""
    spec = Spec.from_fragment(CROWD)
    sentence = describe_event(EventContext(state, people(spec, text), text), event)
    furs: Counter[int] = Counter()
    for value in range(1, TIGER):
        for times in re.findall(rf"(?:(\d+) {SIGN} )?{re.escape(words.fur(text, value))}", sentence):
            furs[value] += int(times or 1)
    furs[TIGER] = sum(map(int, re.findall(r"(\d+) tigers?", sentence)))
    return +furs, sum(map(int, re.findall(r"(\d+) coins?", sentence)))


def lost(before: State, after: State, seat: int) -> tuple[Counter[int], int]:
    """The furs and coins that a seat has less."""
    old, new = before.players[seat], after.players[seat]
    furs = {value: old.furs[value] - new.furs[value] for value in range(1, TIGER + 1)}
    return Counter({value: count for value, count in furs.items() if count}), old.coins - new.coins


@pytest.mark.parametrize("setup", SETUPS)
def test_a_payment_is_told_as_it_was_made(setup: Setup, text: Text) -> None:
    *_, game = decisions(setup)
    compared = 0
    for number in range(len(game.answers)):
        before = game.at(number)
        for event, after in game.event_states(number):
            if isinstance(event, PaidFurs):
                assert told(after, event, text) == lost(before, after, event.seat), event
                compared += 1
            before = after
    assert compared > 5


@pytest.mark.parametrize("setup", SETUPS)
def test_coins_for_furs_only_shown_are_told_apart(setup: Setup, text: Text) -> None:
    compared = 0
    for game in decisions(setup):
        for answer in game.state.offered:
            if isinstance(answer, Pay) and answer.shown:
                compared += _shown_as_paid(game, answer, text)
    assert compared > 0


def _shown_as_paid(game: Game, answer: Pay, text: Text) -> bool:
    tried = Game.from_json(game.to_json())
    paid = next(event for event in tried.play(answer) if isinstance(event, PaidFurs))
    sentence = describe_event(EventContext(tried.state, people(Spec.from_fragment(CROWD), text), text), paid)
    coins = coins_needed(paid.value, answer.shown)
    expected = text.n("log.paid_shown", coins, paid="", coins=words.gain(text, "coins", coins))
    assert sentence.endswith(expected) if coins else "showing" not in sentence
    return True


def test_a_value_is_told_where_something_else_stood_in_for_it(text: Text) -> None:
    state = Game.new(players=2, seed=1).state
    context = EventContext(state, people(Spec.from_fragment(CROWD), text), text)
    said = [
        describe_event(context, PaidFurs(0, value, furs, coins))
        for value, furs, coins in (
            (6, (6,), 0),
            (6, (6,), 1),
            (6, (6,), 2),
            (6, (2,), 1),
            (6, (2,), 2),
            (6, (6, TIGER, TIGER), 0),
            (ANY, (5,), 0),
        )
    ]
    assert said == [
        "Paid lynx (6)",
        "Paid lynx (6), and 1 coin for showing another fur",
        "Paid lynx (6), and 2 coins for showing 2 other furs",
        "Paid hare (2) and 1 coin as value 6",
        "Paid hare (2) and 1 coin as value 6, and 1 coin for showing another fur",
        "Paid lynx (6) and 2 tigers as value 6",
        "Paid fox (5)",
    ]


def test_furs_that_are_left_are_drawn(text: Text) -> None:
    """A bare "5" beside a fur would seem to be five furs."""
    game = Game.new(players=2, seed=1)
    while game.options()[0][0] != "move":
        game.play(game.options()[0])
    player = game.state.players[game.state.seat]
    player.furs = [0] * (TIGER + 1)
    player.furs[5], player.furs[6] = 1, 2
    shown = preview(game.state, next(a for a in game.options() if a[0] == "move" and a[1] > 2), text)
    left = shown.partition('class="part left"')[2]
    assert left.count('class="fur"') == 2
    assert re.findall(rf">({SIGN}\d+)<", left) == [f"{SIGN}2"]
