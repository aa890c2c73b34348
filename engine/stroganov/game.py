"""Game: a setup and the answers given since; play, undo, redo, save, load and replay."""

from __future__ import annotations

import json
import reprlib
from copy import copy
from typing import Any

from .agenda import answer, apply, options
from .answers import Answer
from .components import STANDARD, Components, read_components
from .events import Event, telling
from .saves import (
    RULES_VERSION,
    SAVE_VERSION,
    SaveError,
    check_save,
    read_answers,
    read_json,
    read_position,
    read_setup,
    save_fingerprint,
)
from .scoring import winners
from .serialization import to_lists, to_tuples
from .setup import Setup
from .starting_position import set_up
from .state import State


class IllegalAnswer(ValueError):
    """An answer that is not among the options."""


class Game:
    """One game at the table.

    >>> game = Game.new(players=2, seed=7)
    >>> events = game.play(game.options()[0])
    >>> game.undo()
    True
    """

    def __init__(
        self,
        setup: Setup,
        components: Components = STANDARD,
        custom: Any = None,
        start: State | None = None,
    ) -> None:
        self.setup = setup
        self.custom = custom  # component data that is not the standard, kept for the save
        self.start = start  # a position to go on from: what came before it is not known any more
        self.older_rules = False  # whether that is because a save's answers led elsewhere by older rules
        self.state = start.copy() if start else set_up(setup, components)
        self.answers: list[Answer] = []
        self.events: list[list[Event]] = []  # what happened after each answer
        self._before: list[State] = []  # the position before each answer
        self._undone: list[Answer] = []

    def __repr__(self) -> str:
        return f"<Game {self.setup}; {len(self.answers)} answers; {self.state!r}>"

    @classmethod
    def new(
        cls,
        players: int = 2,
        seed: int = 0,
        solo: str | bool = "",
        components: Any = None,
        **more: Any,
    ) -> Game:
        """A new game; `solo` names the opponent, `components` is parsed JSON of one's own numbers."""
        if solo:
            more |= {"opponent": "ivan" if solo is True else solo}
            players = 1
        setup = Setup(players=players, seed=seed, **more)
        return cls(setup, STANDARD if components is None else read_components(components), components)

    @property
    def over(self) -> bool:
        """Whether the game has been scored."""
        return self.state.over

    @property
    def seat(self) -> int:
        """Whose decision it is."""
        return self.state.seat

    def options(self) -> list[Answer]:
        """Every legal answer now."""
        return options(self.state)

    def play(self, choice: Any) -> list[Event]:
        """Give an answer (lists in place of tuples are fine) and get what happened."""
        events = self._play(choice)
        self._undone.clear()
        return events

    def _play(self, choice: Any) -> list[Event]:
        legal = self._named(choice)
        self._before.append(self.state)
        self.state = self.state.copy()
        self.answers.append(legal)
        self.events.append(answer(self.state, legal))
        return self.events[-1]

    def _named(self, choice: Any) -> Answer:
        """The option that an answer names: the answer itself may have 1.0 or True where the option has 1."""
        try:
            return self.state.offered[self.state.offered.index(to_tuples(choice))]
        except (ValueError, RecursionError):
            raise IllegalAnswer(reprlib.repr(choice)) from None

    def undo(self) -> bool:
        """Take the last answer back; False if there is none."""
        if not self._before:
            return False
        self.state = self._before.pop()
        self._undone.append(self.answers.pop())
        self.events.pop()
        return True

    def redo(self) -> list[Event]:
        """Give the answer again that was taken back last; nothing happens if there is none."""
        return self._play(self._undone.pop()) if self._undone else []

    @property
    def can_redo(self) -> bool:
        """Whether an answer was taken back and can be given again."""
        return bool(self._undone)

    def at(self, number: int) -> State:
        """The position before the answer of this number; the present one after the last."""
        return self._before[number] if number < len(self._before) else self.state

    def event_states(self, number: int) -> list[tuple[Event, State]]:
        """What happened after the answer of this number, event by event, each with the position it left.

        Nothing is offered in these positions: the question that comes next has not been asked yet.
        """
        state = self.at(number).copy()
        state.offered = []
        seen: list[tuple[Event, State]] = []
        apply(state, self.answers[number], telling(lambda event: seen.append((event, state.copy()))))
        return seen

    def up_to(self, number: int) -> Game:
        """The same game as it stood before the answer of this number: to look at, or to play on otherwise."""
        new = copy(self)
        new.state = self.at(number)
        new.answers, new.events = self.answers[:number], self.events[:number]
        new._before, new._undone = self._before[:number], []
        return new

    def from_here(self) -> Game:
        """A game that begins with the present position; what came before is not part of it."""
        return Game(self.setup, custom=self.custom, start=self.state)

    def scores(self) -> list[dict[str, Any]]:
        """For each seat: place, total, and points by source and by year; year 0 is the final scoring."""
        ranking = winners(self.state)
        return [
            {
                "seat": seat,
                "place": ranking.index(seat) + 1,
                "total": player.vp,
                "sources": _summed(player.scored, 1),
                "years": _summed(player.scored, 0),
            }
            for seat, player in enumerate(self.state.players)
        ]

    def to_plain(self, table: bool = True) -> dict[str, Any]:
        """The save as JSON-able data: versions, setup, answers, and the position with its fingerprint.

        Without the `table` the save is short, but lost if the rules should ever change.
        """
        save = {
            "game": "stroganov",
            "version": SAVE_VERSION,
            "rules": RULES_VERSION,
            "setup": self.setup.to_plain(),
            "answers": to_lists(self.answers),
            "position": self._fingerprint(),
        }
        if self.custom is not None:
            save["components"] = self.custom
        if self.start is not None:
            save["start"] = self.start.to_plain()
        if table:
            save["table"] = self.state.to_plain()
        return save

    def to_json(self, table: bool = True) -> str:
        """The save as JSON text."""
        return json.dumps(self.to_plain(table), separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str | bytes) -> Game:
        """The game a save describes, replayed and verified; SaveError for anything else."""
        return cls.from_plain(read_json(text))

    @classmethod
    def from_plain(cls, data: Any) -> Game:
        """The game that `to_plain` described, from what `read_json` has read; SaveError for anything else.

        If it was played by older rules that led elsewhere, the game goes on from the position in the save.
        """
        save = check_save(data)
        setup, components = read_setup(save)
        game = cls(setup, components, save.get("components"))
        if "start" in save:
            start = read_position(save, "start", game.state)
            game = cls(setup, components, game.custom, start)
        try:
            game._replay(read_answers(save), save.get("position"))
        except SaveError:
            if save.get("rules", 1) == RULES_VERSION or "table" not in save:
                raise
            game = cls(setup, components, game.custom, read_position(save, "table", game.at(0)))
            game.older_rules = True
        return game

    def _replay(self, answers: list[Any], position: Any) -> None:
        for number, choice in enumerate(answers):
            try:
                self._play(choice)
            except IllegalAnswer:
                raise SaveError("illegal_answer", number) from None
            except Exception as error:  # what was believed of a position or of components was too much
                raise SaveError("unsound_position", number) from error
        if position != self._fingerprint():
            raise SaveError("other_position", len(answers))

    def _fingerprint(self) -> str:
        return save_fingerprint(self.setup, self.custom, self.start, self.state)


def _summed(scored: tuple[tuple[int, str, int], ...], key: int) -> dict[Any, int]:
    found: dict[Any, int] = {}
    for entry in scored:
        found[entry[key]] = found.get(entry[key], 0) + entry[2]
    return found
