"""A game with the people who play it: whose decision it is, undo and redo, and saving it as text."""

from __future__ import annotations

from collections.abc import Generator
from copy import copy

from stroganov import Game
from stroganov.actions.auxiliary import Swap
from stroganov.agenda import question
from stroganov.answers import Answer
from stroganov.bots import BOTS, THINKERS
from stroganov.dice import Dice
from stroganov.events import Event
from stroganov.payment import Pay
from stroganov.undo_limits import SELF_GIVEN, answers_itself
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person, people
from stroganov_web.model.session_text import SavedSession, read_session, write_session
from stroganov_web.model.spec import Spec
from stroganov_web.model.steps import current_step
from stroganov_web.model.undo_limits import limits_since, turn_start


class Session:
    """A running game and the people at its seats."""

    def __init__(self, spec: Spec, text: Text, game: Game | None = None) -> None:
        self.spec = spec
        self.game = game or Game(spec.setup())
        self.people: list[Person] = people(spec, text)
        self.free_undo = False  # a setting: undo limits do not apply if one person plays alone
        self.undo_limits_passed = 0
        self.local_seats: frozenset[int] = frozenset()  # played in this browser, if others play elsewhere

    def from_here(self) -> Session:
        """A session of the same people whose game begins with the present position."""
        new = copy(self)
        new.game = self.game.from_here()
        return new

    def speak(self, text: Text) -> None:
        """Use the default names of another language."""
        self.people = people(self.spec, text)

    @property
    def over(self) -> bool:
        """Whether the game has been scored."""
        return self.game.over

    @property
    def begun(self) -> bool:
        """Whether a person has decided anything, possibly before the position that the game starts from."""
        return self.game.start is not None or self._last_by_person() >= 0

    # Who decides

    @property
    def bot_acts(self) -> bool:
        """Whether a bot has to decide; the automaton never does, the engine plays its turns."""
        return not self.over and self.people[self.game.seat].is_bot

    @property
    def me(self) -> int:
        """The seat from which the table is shown: the person who decides, else the viewer."""
        if not self.over and not self.bot_acts:
            return self.game.seat
        return self.viewer

    @property
    def viewer(self) -> int:
        """The seat of the person who decided last and now sees what the others do."""
        number = self._last_by_person()
        return self.game.at(number).seat if number >= 0 else next(iter(self._persons()), 0)

    @property
    def alone(self) -> bool:
        """Whether there is only one person, against bots or the automaton."""
        return len(self._persons()) == 1

    @property
    def remote_person(self) -> Person | None:
        """Who has to decide, if that is a person who plays in another browser."""
        if not self.local_seats or self.over or self.bot_acts or self.game.seat in self.local_seats:
            return None
        return self.people[self.game.seat]

    def set_local_seat(self, seat: int) -> None:
        """Only this seat is played in this browser; without other persons that goes without saying."""
        if not self.alone:
            self.local_seats = frozenset([seat])

    def play(self, answer: Answer) -> list[Event]:
        """Give an answer for the seat that decides; if only one is possible then, that is given as well."""
        if self.remote_person:  # who answers here plays here
            self.local_seats |= {self.game.seat}
        events = self.game.play(answer)
        while not self.bot_acts and answers_itself(self.game.state):
            events = events + self.game.play(SELF_GIVEN)
        return events

    def bots_answer(self) -> Answer:
        """The answer of the bot that has to decide: always the same in the same position of the same game."""
        return BOTS[self.people[self.game.seat].kind](self.game.state, self._dice())

    def bots_answer_in_steps(self) -> Generator[None, None, Answer]:
        """The same answer from a generator that pauses, so that the page can be painted meanwhile."""
        return THINKERS[self.people[self.game.seat].kind](self.game.state, self._dice())

    def _dice(self) -> Dice:
        return Dice(self.game.setup.seed * 1_000_003 + len(self.game.answers))

    def _persons(self) -> list[int]:
        return [seat for seat, person in enumerate(self.people) if person.is_human]

    def _last_by_person(self) -> int:
        """The number of the last answer that a person chose; -1 if there is none."""
        for number in range(len(self.game.answers) - 1, -1, -1):
            state = self.game.at(number)
            if self.people[state.seat].is_human and not answers_itself(state):
                return number
        return -1

    # Undo and redo

    @property
    def can_undo(self) -> bool:
        """Whether the last decision of a person can be undone."""
        return self._reachable(self._last_by_person())

    @property
    def can_redo(self) -> bool:
        """Whether an answer was undone and no other one was given since."""
        return self.game.can_redo

    @property
    def can_restart(self) -> bool:
        """Whether anything of this turn can be undone."""
        return self._restart_at() < len(self.game.answers)

    def undo(self) -> bool:
        """Go back to the last decision of a person, unless an undo limit is in between."""
        return self._go_back(self._last_by_person())

    def restart(self) -> bool:
        """Go back to the beginning of the turn, or to the last undo limit in it."""
        return self.can_restart and self._go_back(self._restart_at())

    def back_to(self, step: str) -> bool:
        """Go back to where a step of this turn began, unless an undo limit is in between."""
        return self._go_back(self.step_starts().get(step, -1))

    @property
    def can_cancel_payment(self) -> bool:
        """Whether a payment is open that can be left: nothing hidden has been seen since it began."""
        number = self._payment_start()
        return number < len(self.game.answers) and self._reachable(number)

    def cancel_payment(self) -> bool:
        """Go back to before the open payment began."""
        return self.can_cancel_payment and self._go_back(self._payment_start())

    def _payment_start(self) -> int:
        """The number of the answer that led to the open payment; that of the next one if none is open."""
        number = len(self.game.answers)
        while number and not self.over and isinstance(question(self.game.at(number)), Pay | Swap):
            number -= 1
        return number

    def redo(self) -> bool:
        """Give again the answers that were undone, up to the next decision of a person."""
        if not self.game.can_redo:
            return False
        self.game.redo()
        while self.game.can_redo and (self.bot_acts or answers_itself(self.game.state)):
            self.game.redo()
        return True

    def step_starts(self) -> dict[str, int]:
        """The number of the answer with which each step of this turn began."""
        found: dict[str, int] = {}
        if not self.over:
            for number in range(turn_start(self.game), len(self.game.answers) + 1):
                found.setdefault(current_step(self.game.at(number)), number)
        return found

    @property
    def undo_limit(self) -> str:
        """The limit that keeps undo from working, if any."""
        return self.undo_limit_since(max(0, self._last_by_person()))

    def undo_limit_since(self, number: int) -> str:
        """The latest undo limit since the answer of this number; none where undo is free."""
        if self.undo_is_free:
            return ""
        return next((limit for _, limit in limits_since(self.game, number)), "")

    @property
    def undo_is_free(self) -> bool:
        """Whether undo limits do not apply: a setting for those who play alone."""
        return self.free_undo and self.alone

    def _reachable(self, number: int) -> bool:
        return number >= 0 and not self.undo_limit_since(number)

    def _restart_at(self) -> int:
        start = turn_start(self.game)
        if self.undo_is_free:
            return start
        return next((number + 1 for number, _ in limits_since(self.game, start)), start)

    def _go_back(self, number: int) -> bool:
        """Undo answers, and count the limits that are passed on the way."""
        if not self._reachable(number) or number >= len(self.game.answers):
            return False
        self.undo_limits_passed += len(list(limits_since(self.game, number)))
        while len(self.game.answers) > number:
            self.game.undo()
        return True

    # Saving

    def to_text(self, position: bool = True) -> str:
        """The session as text; without the position it is short, but lost if the rules should ever change."""
        saved = SavedSession(self.spec, self.game, self.undo_limits_passed, self.local_seats)
        return write_session(saved, position)

    @classmethod
    def from_text(cls, saved: str, text: Text) -> Session:
        """The session that `to_text` described; SaveError for anything else."""
        return cls.from_saved(read_session(saved), text)

    @classmethod
    def from_saved(cls, parts: SavedSession, text: Text) -> Session:
        """The session of what was saved."""
        session = cls(parts.spec, text, parts.game)
        session.undo_limits_passed, session.local_seats = parts.undo_limits_passed, parts.local_seats
        return session
