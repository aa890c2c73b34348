"""Seals lie where something hidden came to light or the turn passed on, and are foretold."""

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
def test_every_event_of_chance_is_a_seal(setup: Setup) -> None:
    for game in decisions(setup):
        number = len(game.answers) - 1
        if number >= 0 and CHANCE & {event[0] for event in game.events[number]}:
            assert limit_between(game.at(number), game.state)


@pytest.mark.parametrize("setup", SETUPS[:3], ids=str)
def test_seals_are_foretold(setup: Setup) -> None:
    for game in decisions(setup):
        number = len(game.answers) - 1
        if number < 0 or isinstance(question(game.state), Pay | Swap):
            continue
        before, choice = game.at(number), game.answers[number]
        if not game.over:
            assert bool(limit_of(before, choice)) == bool(limit_between(before, game.state)), choice


def test_options_say_that_there_is_no_way_back(text: Text) -> None:
    for game in decisions(SETUPS[0]):
        shown = prompt(game.state, text)
        for option in (*shown.chips, *shown.ways_out, *(o for group in shown.groups for o in group.options)):
            if option.answer[0] in ("coin", "horses", "hunt", "wish"):
                assert not option.sealed
            if option.answer[0] in ("buy", "buy_bag", "swap_two"):
                assert option.sealed
