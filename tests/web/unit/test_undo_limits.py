"""Undo ends where something hidden came to light or the turn passed on, and that is known in advance."""

from collections import Counter

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


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_event_of_chance_limits_undo(setup: Setup) -> None:
    seen = 0
    for game in decisions(setup):
        number = len(game.answers) - 1
        if number >= 0 and CHANCE & {event[0] for event in game.events[number]}:
            assert limit_between(game.at(number), game.state)
            seen += 1
    assert seen > 10


@pytest.mark.parametrize("setup", SETUPS[:3], ids=str)
def test_undo_limits_are_known_in_advance(setup: Setup) -> None:
    seen = Counter[bool]()
    for game in decisions(setup):
        number = len(game.answers) - 1
        if number < 0 or isinstance(question(game.state), Pay | Swap):
            continue
        before, choice = game.at(number), game.answers[number]
        if not game.over:
            limited = bool(limit_of(before, choice))
            assert limited == bool(limit_between(before, game.state)), choice
            seen[limited] += 1
    assert min(seen[True], seen[False]) > 10


def test_options_say_that_there_is_no_way_back(text: Text) -> None:
    seen = Counter[bool]()
    for game in decisions(SETUPS[0]):
        shown = prompt(game.state, text)
        for option in (*shown.chips, *shown.ways_out, *(o for group in shown.groups for o in group.options)):
            if option.answer[0] in ("coin", "horses", "hunt", "wish"):
                assert not option.limits_undo
            if option.answer[0] in ("buy", "buy_bag", "swap_two"):
                assert option.limits_undo
            seen[option.limits_undo] += 1
    assert min(seen[True], seen[False]) > 10
