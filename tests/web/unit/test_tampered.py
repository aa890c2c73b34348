"""Positions that were tampered with are refused, or else all of them can be shown, played on and kept."""

import json
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from stroganov import Game, SaveError, Setup
from stroganov.dice import Dice
from stroganov.saves import read_position
from stroganov.serialization import fingerprint
from stroganov_web.draw.table.layout import Layout
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.storage.entries import Entry
from stroganov_web.storage.links import open_session, spec_of
from stroganov_web.ui.pages.end import end_page
from stroganov_web.ui.table_view import Looking, View
from tests.test_saves_tables import changed
from tests.web.unit.games import SETUPS, decisions

LAYOUTS = (Layout.for_window(1440, 900, 3), Layout.for_window(390, 844, 3))
PLACES, MUTATIONS = 6, 20  # of each game, of each position
Plain = dict[str, Any]


def shown(game: Game, text: Text) -> None:
    """Everything is shown and kept of a game as it stands."""
    session = Session(spec_of(game.setup), text, game)
    for layout in LAYOUTS:
        View(session, text).panels(layout, Looking())
    if game.over:
        end_page(game, session.people, text)
    entry = Entry.new("abc", session, 1).to_text()
    assert Entry.from_plain(json.loads(entry)) is not None


def played_on(game: Game, dice: Dice) -> None:
    while not game.over:
        game.play(dice.choice(game.options()))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_is_believed_is_shown_and_played_on(setup: Setup, text: Text) -> None:
    games = [game.up_to(len(game.answers)) for game in decisions(setup)]
    games[-1].play(games[-1].options()[0])
    dice, believed = Dice(9), 0
    for state in [game.state for game in games[-1 :: -len(games) // PLACES]]:
        for _ in range(MUTATIONS):
            start = changed({"start": state.to_plain()}, dice)
            try:
                game = Game(setup, start=read_position(start, "start", state))
            except SaveError:
                continue
            believed += 1
            shown(game, text)
            played_on(game, dice)
            shown(game, text)
    assert believed >= PLACES


def _score(source: str, points: int = 0, year: int = 1) -> Callable[[Plain], None]:
    def change(start: Plain) -> None:
        start["players"][0]["scored"].append([year, source, points])
        start["players"][0]["vp"] += points

    return change


def _set(name: str, value: Any) -> Callable[[Plain], None]:
    return lambda start: start.update({name: value})


def _own(name: str, value: Any) -> Callable[[Plain], None]:
    return lambda start: start["players"][0].update({name: value})


def tampered(session: Session, dice: Dice) -> str:
    """The text of a session that begins with a position, one thing in it changed and the seal made anew."""
    kept = json.loads(session.to_text(position=False))
    save = changed(kept["save"], dice)
    save["position"] = fingerprint([save["setup"], None, save["start"], save["start"]])
    return json.dumps(kept | {"save": save})


def test_tampering_makes_the_seal_anew(text: Text) -> None:
    """Else it would be the seal for which a session is refused."""
    session = Session(spec_of(SETUPS[3]), text, next(islice(decisions(SETUPS[3]), 50, None))).from_here()
    dice, told = Dice(3), []
    for _ in range(60):
        try:
            open_session(tampered(session, dice), text)
        except SaveError as error:
            told.append(error.reason)
    assert set(told) == {"unsound_position"} and 30 < len(told) < 60


CHANGES = {
    "an unknown source": _score("gold"),
    "a final source in a year": _score("tigers"),
    "a year that never was": _score("wish", year=5),
    "too many points": _score("wish", points=5_000),
    "points just beyond what is kept": _score("wish", points=999),
    "too many coins": _own("coins", 20_000),
    "half a card": _set("flipped", 1.5),
    "a list of cards": _set("flipped", [1]),
    "an unknown card": _set("removed", [77]),
    "an unknown strategy": _set("strategy", "abc"),
    "no automaton": _set("automaton", -1),
    "something empty in a gap": lambda start: start["yurts"].__setitem__(0, {}),
    "no text in a gap": lambda start: start["tiles"].__setitem__(0, ""),
    "an unknown wish later": lambda start: start["later"][2].append("S99"),
    "nobody who waits": _set("waiting", {}),
    "a winter without a turn": _set("season", 3),
    "another colour": _own("colour", "pink"),
    "another side": _own("side", "c"),
    "an end without a scoring": _set("agenda", []),
    "an unknown gain to come": lambda start: start["agenda"].insert(0, [0, ["Gain", "vp", 1, "gold"]]),
    "half a gain to come": lambda start: start["agenda"].insert(0, [0, ["Gain", "horses", 1.5, "wish"]]),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_what_no_game_has_is_refused(change: Callable[[Plain], None]) -> None:
    state = next(islice(decisions(SETUPS[1]), 30, None)).state
    start = state.to_plain()
    assert read_position({"start": start}, "start", state).to_plain() == state.to_plain()
    change(start)
    with pytest.raises(SaveError) as error:
        read_position({"start": start}, "start", state)
    assert error.value.reason == "unsound_position"


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_positions_of_real_games_are_believed(setup: Setup) -> None:
    believed = 0
    for game in islice(decisions(setup), 0, None, 7):
        start = json.loads(json.dumps(game.state.to_plain()))
        assert read_position({"start": start}, "start", game.state).to_plain() == start
        believed += 1
    assert believed > 10
