"""Saved games: an entry for the list of each, its text, and which of two copies is the newer.

A game is identified by its name, a few random letters that never change; every save raises its revision.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from stroganov.components.loading import TERRAINS
from stroganov.saves import MAX_SAVE
from stroganov.serialization import JSONTextError, parse_json
from stroganov.state import EAST, State
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person, people
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec
from stroganov_web.model.statistics import MOST_POINTS, Result, result_of

DAY = 24 * 60 * 60 * 1000  # in milliseconds, as all times here
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # of names, without characters that look alike
NAME_LENGTH = 10
LAST_TIME = 8_640_000_000_000_000  # that a browser can show as a date
MAX_RECORD = 3 * MAX_SAVE  # characters: an entry, and a game with its quotation marks escaped
MAX_REVISION = 2**52  # beyond 2**53 JavaScript does not count exactly


@dataclass(frozen=True, slots=True)
class Position:
    """What a thumbnail shows: year and season, terrain by slot ("" is a gap), Cossacks and points by seat."""

    year: int
    season: int
    terrains: tuple[str, ...]
    slots: tuple[int, ...]
    points: tuple[int, ...]

    @classmethod
    def of(cls, state: State) -> Position:
        """The position of a state."""
        terrains = (state.rules.landscapes[tile].terrain if tile else "" for tile in state.tiles)
        return cls(
            state.year,
            state.season,
            tuple(terrains),
            tuple(player.slot for player in state.players),
            tuple(player.vp for player in state.players),
        )

    def is_sound(self, seats: int) -> bool:
        """Whether a thumbnail can be drawn of it for so many seats."""
        return (
            all(type(row) is tuple for row in (self.terrains, self.slots, self.points))
            and _within(self.year, 1, 4)
            and _within(self.season, 0, 3)
            and len(self.slots) == len(self.points) == seats
            and all(_within(slot, 0, EAST) for slot in self.slots)
            and all(_within(points, -MOST_POINTS, MOST_POINTS) for points in self.points)
            and len(self.terrains) == EAST + 1
            and set(self.terrains) <= {"", *TERRAINS}
        )


@dataclass(frozen=True, slots=True)
class Entry:
    """A saved game in the list; `table` is the address fragment that describes who plays."""

    name: str
    made: int  # in milliseconds since 1970, as `changed`
    changed: int
    revision: int
    answers: int
    begun: bool  # whether a person has decided anything
    over: bool
    table: str
    position: Position
    result: Result | None = None  # of a finished game

    @classmethod
    def new(cls, name: str, session: Session, now: int) -> Entry:
        """The entry of a game that is saved for the first time."""
        position = Position.of(session.game.state)
        return cls(name, now, now, 0, 0, False, False, "", position).after(session, now)

    def after(self, session: Session, now: int) -> Entry:
        """The entry of the next revision, with the game as it is now."""
        return replace(
            self,
            changed=now,
            revision=self.revision + 1,
            answers=len(session.game.answers),
            begun=session.begun,
            over=session.over,
            table=session.spec.fragment(),
            position=Position.of(session.game.state),
            result=result_of(session.game, session.spec) if session.over else None,
        )

    def people(self, text: Text) -> list[Person]:
        """Who plays."""
        return people(Spec.from_fragment(self.table), text)

    def to_plain(self) -> dict[str, Any]:
        """The entry as JSON-able data."""
        return {**asdict(self), "result": self.result.to_plain() if self.result else None}

    def to_text(self) -> str:
        """The entry as JSON."""
        return json.dumps(self.to_plain(), separators=(",", ":"))

    @classmethod
    def from_plain(cls, plain: Any) -> Entry | None:
        """The entry that was saved; fields of later versions are ignored, anything else gives None."""
        try:
            position = Position(*(_frozen(plain["position"][field.name]) for field in fields(Position)))
            result = Result.from_plain(plain["result"]) if plain["over"] else None
            whole = {**plain, "position": position, "result": result}
            entry = cls(*(whole[field.name] for field in fields(cls)))
            return entry if entry.is_sound() else None
        except (TypeError, KeyError, AttributeError, ValueError):
            return None

    @classmethod
    def from_text(cls, text: str) -> Entry | None:
        """The entry that `to_text` wrote; None for anything else."""
        try:
            return cls.from_plain(parse_json(text, MAX_RECORD))
        except JSONTextError:
            return None

    def is_sound(self) -> bool:
        """Whether it can be shown in the list and saved again."""
        seats = len(Spec.from_fragment(self.table).seats)
        return (
            type(self.name) is str
            and 0 < len(self.name) <= NAME_LENGTH
            and set(self.name) <= set(ALPHABET)
            and all(_within(time, 0, LAST_TIME) for time in (self.made, self.changed))
            and is_revision(self.revision)
            and _within(self.answers, 0, MAX_REVISION)
            and type(self.begun) is type(self.over) is bool
            and self.position.is_sound(seats)
            and (self.result is None or len(self.result.scores) == seats)
        )


@dataclass(frozen=True, slots=True)
class Record:
    """A saved game: its entry and the session's text."""

    entry: Entry
    text: str

    def to_plain(self) -> dict[str, Any]:
        """Both as JSON-able data."""
        return {"entry": self.entry.to_plain(), "text": self.text}

    def to_text(self) -> str:
        """Both as JSON."""
        return json.dumps(self.to_plain(), separators=(",", ":"))

    @classmethod
    def from_plain(cls, plain: Any) -> Record | None:
        """The record that `to_plain` described; None for anything else."""
        try:
            entry, text = Entry.from_plain(plain["entry"]), plain["text"]
        except (KeyError, TypeError):
            return None
        return cls(entry, text) if entry and type(text) is str else None

    @classmethod
    def from_text(cls, text: str) -> Record | None:
        """The record that `to_text` wrote; None for anything else."""
        try:
            return cls.from_plain(parse_json(text, MAX_RECORD))
        except JSONTextError:
            return None


def is_revision(number: Any) -> bool:
    """Whether something that was stored can be the revision of a game."""
    return _within(number, 0, MAX_REVISION)


def newest(entries: Iterable[Entry]) -> dict[str, Entry]:
    """Every game once, in its newest copy."""
    found: dict[str, Entry] = {}
    for entry in entries:
        if entry.name not in found or found[entry.name].revision < entry.revision:
            found[entry.name] = entry
    return found


def listed(entries: Iterable[Entry]) -> list[Entry]:
    """The list of games: unfinished ones before finished ones, the last changed first.

    A game in which nobody has decided anything is only listed if it is the last one.
    """
    by_date = sorted(entries, key=lambda entry: entry.changed, reverse=True)
    shown = [entry for entry in by_date if entry.begun or entry.over or entry is by_date[0]]
    return sorted(shown, key=lambda entry: entry.over)


def last(entries: Iterable[Entry]) -> Entry | None:
    """The game to continue: the last changed of the unfinished ones, else of all."""
    return next(iter(listed(entries)), None)


def forgettable(entries: Iterable[Entry], now: int) -> list[Entry]:
    """Games that nobody began to play, a day after they were set up."""
    return [entry for entry in entries if not entry.begun and not entry.over and entry.changed < now - DAY]


def _within(number: Any, least: int, most: int) -> bool:
    return type(number) is int and least <= number <= most


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
