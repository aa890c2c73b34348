"""Undo ends where something hidden was revealed or the turn passed on, and options say so in advance."""

import pytest

from stroganov import Setup
from stroganov.actions.auxiliary import Swap
from stroganov.agenda import question
from stroganov.payment import Pay
from stroganov.undo_limits import limit_between, limit_of
from stroganov_web.i18n import Text
from stroganov_web.ui.prompt import prompt
from tests.web.unit.games import SETUPS, decisions

CHANCE = {"drew", "refilled_market", "renewed", "flipped"}  # events after which something new is seen
FREE, BINDING = ("coin", "horses", "hunt", "wish"), ("buy", "buy_bag", "swap_two")


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_undo_ends_at_every_event_of_chance(setup: Setup) -> None:
    limits = 0
    for game in decisions(setup):
        number = len(game.answers) - 1
        if number >= 0 and CHANCE & {event[0] for event in game.events[number]}:
            assert limit_between(game.at(number), game.state)
            limits += 1
    assert limits > 10


@pytest.mark.parametrize("setup", SETUPS[:3], ids=str)
def test_limits_are_known_in_advance(setup: Setup) -> None:
    found = []
    for game in decisions(setup):
        number = len(game.answers) - 1
        if number < 0 or isinstance(question(game.state), Pay | Swap):
            continue
        before, choice = game.at(number), game.answers[number]
        if not game.over:
            limit = bool(limit_between(before, game.state))
            assert bool(limit_of(before, choice)) == limit, choice
            found.append(limit)
    assert found.count(True) > 10 and found.count(False) > 10


def test_options_say_that_they_cannot_be_undone(text: Text) -> None:
    seen = set()
    for game in decisions(SETUPS[0]):
        shown = prompt(game.state, text)
        for option in (*shown.chips, *shown.ways_out, *(o for group in shown.groups for o in group.options)):
            if option.answer[0] in FREE + BINDING:
                assert option.limits_undo == (option.answer[0] in BINDING)
                seen.add(option.answer[0])
    assert seen == {*FREE, *BINDING}
