"""A game with the people at its table: who acts next, going back and forth, and the text that keeps it."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from copy import copy
from typing import Any, cast

from stroganov import Game, SaveError
from stroganov.answers import Answer
from stroganov.bots import BOTS, THINKERS
from stroganov.dice import Dice
from stroganov.events import Event
from stroganov.saves import check_version, check_versions
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person, people
from stroganov_web.model.spec import Spec, SpecError
from stroganov_web.model.steps import current_step
from stroganov_web.model.undo_limits import FORCED_ANSWER, is_forced_stop, undo_limit

SESSION_VERSION = 1


class Session:
    """A running game and the people at its seats."""

    def __init__(self, spec: Spec, text: Text, game: Game | None = None) -> None:
        self.spec = spec
        self.game = game or Game(spec.setup())
        self.people: list[Person] = people(spec, text)
        self.free_undo = False  # seals can be broken if one person plays alone
        self.undo_limits_passed = 0  # seals broken so far
        self.local_seats: frozenset[int] = frozenset()  # who plays in this browser, if others play elsewhere

    def from_here(self) -> Session:
        """The same table with a game that begins with the present position."""
        new = copy(self)
        new.game = self.game.from_here()
        return new

    def speak(self, text: Text) -> None:
        """Call the people by their names in another language."""
        self.people = people(self.spec, text)

    @property
    def over(self) -> bool:
        """Whether the game has been scored."""
        return self.game.over

    @property
    def bot_acts(self) -> bool:
        """Whether the decision belongs to a bot; the automaton needs none, the engine plays it."""
        return not self.over and self.people[self.game.seat].is_bot

    @property
    def me(self) -> int:
        """The seat whose mat lies in front: who decides, else the person who decided last."""
        if not self.over and not self.bot_acts:
            return self.game.seat
        return self.viewer

    @property
    def viewer(self) -> int:
        """The person who decided last, and now sees what the others do."""
        number = self._last_by_person()
        return self.game.at(number).seat if number >= 0 else self._first_person()

    @property
    def alone(self) -> bool:
        """Whether one person plays all decisions that are not made by code."""
        return sum(self._is_person(seat) for seat in range(len(self.people))) == 1

    @property
    def remote_person(self) -> Person | None:
        """Who decides, if that is a person who plays elsewhere."""
        away = (
            self.local_seats
            and not self.over
            and not self.bot_acts
            and self.game.seat not in self.local_seats
        )
        return self.people[self.game.seat] if away else None

    def set_local_seat(self, seat: int) -> None:
        """Somebody plays in this browser and the others elsewhere; one person alone has no others."""
        if not self.alone:
            self.local_seats = frozenset([seat])

    def play(self, answer: Answer) -> list[Event]:
        """Give an answer for the seat that decides; what then leaves a person no choice is answered, too."""
        if self.remote_person:
            self.local_seats |= {self.game.seat}  # not so far away after all
        events = self.game.play(answer)
        while not self.bot_acts and is_forced_stop(self.game.state):
            events = events + self.game.play(FORCED_ANSWER)
        return events

    def bots_answer(self) -> Answer:
        """What the bot whose decision it is chooses: the same in the same position of the same game."""
        return BOTS[self.people[self.game.seat].kind](self.game.state, self._dice())

    def bots_answer_in_steps(self) -> Generator[None, None, Answer]:
        """The way to that answer, with pauses."""
        return THINKERS[self.people[self.game.seat].kind](self.game.state, self._dice())

    def _dice(self) -> Dice:
        return Dice(self.game.setup.seed * 1_000_003 + len(self.game.answers))

    @property
    def begun(self) -> bool:
        """Whether a person has decided anything yet, be it before the position that the game goes on from."""
        return self.game.start is not None or self._last_by_person() >= 0

    # Back and forth

    @property
    def can_undo(self) -> bool:
        """Whether the last decision of a person can be taken back."""
        return self._reachable(self._last_by_person())

    @property
    def can_redo(self) -> bool:
        """Whether an answer was taken back."""
        return self.game.can_redo

    @property
    def can_restart(self) -> bool:
        """Whether anything of this turn can be taken back."""
        return self._restart() < len(self.game.answers)

    def undo(self) -> bool:
        """Go back to the last decision of a person, unless there is a seal upon it."""
        return self._back_to(self._last_by_person())

    def restart(self) -> bool:
        """Go back to the beginning of the turn, or to the last seal in it."""
        return self.can_restart and self._back_to(self._restart())

    def back_to(self, step: str) -> bool:
        """Go back to where a step of this turn began, unless there is a seal upon it."""
        return self._back_to(self.step_starts().get(step, -1))

    def redo(self) -> bool:
        """Give the answers again that were taken back, up to the next decision of a person."""
        if not self.game.can_redo:
            return False
        self.game.redo()
        while self.game.can_redo and (self.bot_acts or is_forced_stop(self.game.state)):
            self.game.redo()
        return True

    def step_starts(self) -> dict[str, int]:
        """The number of the answer with which each step of this turn began."""
        found: dict[str, int] = {}
        if not self.over:
            for number in range(self._turn_begun(), len(self.game.answers) + 1):
                found.setdefault(current_step(self.game.at(number)), number)
        return found

    def undo_limit_since(self, number: int) -> str:
        """The last seal since the answer of this number, if there is any that cannot be broken."""
        if self.free_undo and self.alone:
            return ""
        return next((found for _, found in self._seals(number)), "")

    @property
    def undo_limit(self) -> str:
        """The seal that keeps undo from working, if any."""
        return self.undo_limit_since(max(0, self._last_by_person()))

    def _seals(self, number: int) -> Iterator[tuple[int, str]]:
        """All seals since an answer, the last one first, with the number of the answer that set it."""
        for i in range(len(self.game.answers) - 1, number - 1, -1):
            found = undo_limit(self.game.at(i), self.game.at(i + 1))
            if found:
                yield i, found

    def _reachable(self, number: int) -> bool:
        return number >= 0 and not self.undo_limit_since(number)

    def _restart(self) -> int:
        begun = self._turn_begun()
        if self.free_undo and self.alone:
            return begun
        return next((number + 1 for number, _ in self._seals(begun)), begun)

    def _turn_begun(self) -> int:
        """The number of the first answer of this turn or Winter."""
        for number in range(len(self.game.answers) - 1, -1, -1):
            if any(event[0] in ("turn", "season") for event in self.game.events[number]):
                return number + 1
        return 0

    def _back_to(self, number: int) -> bool:
        """Take answers back; seals that are broken on the way are counted."""
        if not self._reachable(number) or number >= len(self.game.answers):
            return False
        self.undo_limits_passed += len(list(self._seals(number)))
        while len(self.game.answers) > number:
            self.game.undo()
        return True

    def to_text(self, position: bool = True) -> str:
        """The whole session as text: the engine's save, and the address that describes the table.

        Without the position on the `table` it is short, but lost if the rules should ever change.
        """
        kept = {
            "kept": SESSION_VERSION,
            "table": self.spec.fragment(),
            "peeks": self.undo_limits_passed,
            **({"here": sorted(self.local_seats)} if self.local_seats else {}),
            "save": json.loads(self.game.to_json(position)),
        }
        return json.dumps(kept, separators=(",", ":"))

    @classmethod
    def from_text(cls, kept: str, text: Text) -> Session:
        """The session that `to_text` described; SaveError for anything else."""
        parts = _parts(kept)
        try:
            spec = Spec.from_fragment(parts["table"])
        except (KeyError, TypeError, AttributeError, SpecError):
            raise SaveError("bad_table", "table") from None
        game = Game.from_json(json.dumps(parts["save"]))
        if game.setup != spec.setup():
            raise SaveError("bad_table", "table")
        session = cls(spec, text, game)
        peeks = parts.get("peeks", 0)  # not in sessions kept before they were counted
        session.undo_limits_passed = max(0, peeks) if type(peeks) is int else 0
        here = parts.get("here")
        seats = [seat for seat in range(len(session.people)) if session._is_person(seat)]
        session.local_seats = frozenset(seat for seat in seats if isinstance(here, list) and seat in here)
        return session

    def _is_person(self, seat: int) -> bool:
        return self.people[seat].is_human

    def _first_person(self) -> int:
        return next((seat for seat in range(len(self.people)) if self._is_person(seat)), 0)

    def _last_by_person(self) -> int:
        """The number of the last answer that a person chose; -1 if there is none."""
        for number in range(len(self.game.answers) - 1, -1, -1):
            state = self.game.at(number)
            if self._is_person(state.seat) and not is_forced_stop(state):
                return number
        return -1


def _parts(kept: str) -> dict[str, Any]:
    """The parts of a session's text, of versions that we know: only then it is clear what the others mean."""
    try:
        parts = json.loads(kept)
        ours = parts["save"]["game"] == "stroganov"
    except (ValueError, KeyError, TypeError, RecursionError):
        ours = False
    if not ours:
        raise SaveError("not_a_session")
    check_version(parts, "kept", SESSION_VERSION)
    check_versions(parts["save"])
    return cast(dict[str, Any], parts)
