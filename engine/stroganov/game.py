"""Game: a setup and the answers given since; play, undo, redo, save, load and replay."""

from __future__ import annotations

import json
import reprlib
from typing import Any

from .agenda import Event, answer, options
from .components import STANDARD, ComponentError, Components, read_components
from .plain import fingerprint, frozen, plain
from .scoring import winners
from .setup import Setup, SetupError, set_up
from .state import Answer, State

SAVE_VERSION = 1
MAX_SAVE = 1_000_000  # characters; a long game takes about thirty thousand
MAX_ANSWERS = 20_000
MAX_DEPTH = 20  # lists and objects inside each other; components take seven


class IllegalAnswer(ValueError):
    """An answer that is not among the options."""


class SaveError(ValueError):
    """A save that cannot be opened: `reason` is a short code, `position` the place or the answer's number."""

    def __init__(self, reason: str, position: str | int = "") -> None:
        super().__init__(f"{reason} ({position})" if position != "" else reason)
        self.reason = reason
        self.position = position


class Game:
    """One game at the table.

    >>> game = Game.new(players=2, seed=7)
    >>> events = game.play(game.options()[0])
    >>> game.undo()
    True
    """

    def __init__(self, setup: Setup, components: Components = STANDARD, custom: Any = None) -> None:
        self.setup = setup
        self.custom = custom  # component data that is not the standard, kept for the save
        self.state = set_up(setup, components)
        self.answers: list[Answer] = []
        self.events: list[list[Event]] = []  # what happened after each answer
        self._before: list[State] = []  # the position before each answer
        self._undone: list[Answer] = []

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
            return self.state.offered[self.state.offered.index(frozen(choice))]
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

    def to_json(self) -> str:
        """The save: version, setup, answers and a fingerprint of the position."""
        save = {
            "game": "stroganov",
            "version": SAVE_VERSION,
            "setup": self.setup.to_plain(),
            "answers": plain(self.answers),
            "position": self._seal(),
        }
        if self.custom is not None:
            save["components"] = self.custom
        return json.dumps(save, separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str | bytes) -> Game:
        """The game a save describes, replayed and verified; SaveError for anything else."""
        save = _parsed(text)
        game = _set_up_again(cls, save)
        answers = save.get("answers")
        if not isinstance(answers, list) or len(answers) > MAX_ANSWERS:
            raise SaveError("bad_answers", "answers")
        for number, choice in enumerate(answers):
            try:
                game._play(choice)
            except IllegalAnswer:
                raise SaveError("illegal_answer", number) from None
        if save.get("position") != game._seal():
            raise SaveError("other_position", len(answers))
        return game

    def _seal(self) -> str:
        """A fingerprint of the position and of all it was set up with."""
        return fingerprint([self.setup.to_plain(), self.custom, self.state.to_plain()])


def _summed(scored: tuple[tuple[int, str, int], ...], key: int) -> dict[Any, int]:
    found: dict[Any, int] = {}
    for entry in scored:
        found[entry[key]] = found.get(entry[key], 0) + entry[2]
    return found


def _parsed(text: str | bytes) -> dict[str, Any]:
    """The save as a dictionary that is at least ours and of a version we know."""
    if len(text) > MAX_SAVE:
        raise SaveError("too_large", len(text))
    try:
        save = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise SaveError("not_json", getattr(error, "pos", 0)) from None
    if not isinstance(save, dict) or save.get("game") != "stroganov":
        raise SaveError("not_a_save")
    if _depth(save) > MAX_DEPTH:
        raise SaveError("too_deep", MAX_DEPTH)
    version = save.get("version")
    if type(version) is not int or version < 1:
        raise SaveError("bad_version", "version")
    if version > SAVE_VERSION:
        raise SaveError("newer_version", version)
    return save


def _depth(data: Any) -> int:
    """How deep lists and objects lie inside each other, counted without recursion."""
    depth, level = 0, [data]
    while level:
        depth += 1
        inside = [item.values() if isinstance(item, dict) else item for item in level]
        level = [item for items in inside for item in items if isinstance(item, dict | list)]
    return depth


def _set_up_again(cls: type[Game], save: dict[str, Any]) -> Game:
    """The game at its beginning."""
    custom = save.get("components")
    try:
        setup = Setup.from_plain(save.get("setup"))
        return cls(setup, STANDARD if custom is None else read_components(custom), custom)
    except SetupError as error:
        raise SaveError(error.reason, "setup") from None
    except ComponentError as error:
        raise SaveError(error.reason, error.place) from None
