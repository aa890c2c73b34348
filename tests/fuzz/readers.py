"""What the page does with what comes in: refuse it with a documented error, or show, keep and play it."""

from __future__ import annotations

import json

from stroganov import Game, SaveError, Setup
from stroganov.components import ComponentError, load_components
from stroganov.dice import Dice
from stroganov.saves import MAX_ANSWERS
from stroganov_web.draw.table.layout import Layout
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec, SpecError
from stroganov_web.storage.entries import Entry, Record
from stroganov_web.storage.export import is_export, read_export
from stroganov_web.storage.links import open_session, refusal, spec_of, text_in_fragment
from stroganov_web.storage.settings import Settings
from stroganov_web.ui.table_view import Looking, View
from tests.fuzz.inputs import Input

LAYOUT = Layout.for_window(390, 844, 3)
MOST_GAMES = 3  # of one file


class Endless(AssertionError):
    """A game that does not end."""


def opened(given: Input, text: Text) -> list[Session]:
    """The games in an input, each drawn once; none if it is refused as it should be."""
    try:
        sessions = _read(given, text)
    except SaveError as error:
        assert refusal(error, text)
        return []
    except (ComponentError, SpecError) as error:
        assert str(error)
        return []
    for session in sessions:
        View(session, text).panels(LAYOUT, Looking())
    return sessions


def _read(given: Input, text: Text) -> list[Session]:
    if given.kind == "link":
        return [open_session(text_in_fragment(given.text), text)]
    if given.kind == "components":
        setup = Setup(players=4, sides=("a", "b", "b", "b"), edition="first")
        components = load_components(given.text)
        return [Session(spec_of(setup), text, Game(setup, components, json.loads(given.text)))]
    if given.kind == "address":
        return [Session(Spec.from_fragment(given.text), text)]
    if given.kind == "settings":
        Settings.from_text(given.text)
        return []
    if given.kind == "record":
        record = Record.from_text(given.text)
        return _kept(record, text) if record else []
    if is_export(given.text):
        records = [record for record in read_export(given.text) if record]
        return [session for record in records[:MOST_GAMES] for session in _kept(record, text)]
    return [open_session(given.text, text)]


def _kept(record: Record, text: Text) -> list[Session]:
    try:
        return [Session.from_text(record.text, text)]
    except SaveError:
        return []


def play_on(session: Session, seed: int, text: Text) -> None:
    """Play a game to its end; then it can be drawn, kept and opened again."""
    game, dice = session.game, Dice(seed)
    while not game.over and len(game.answers) < MAX_ANSWERS:
        game.play(dice.choice(game.options()))
    if not game.over:
        raise Endless(f"no end after {MAX_ANSWERS} answers")
    View(session, text).panels(LAYOUT, Looking())
    entry = Entry.new("abc", session, 1)
    assert Entry.from_plain(json.loads(entry.to_text())) == entry
    again = Session.from_text(session.to_text(), text)
    assert again.game.state.position_hash() == game.state.position_hash()
