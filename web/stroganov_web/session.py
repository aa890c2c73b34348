"""A game with the people at its table: who acts next, going back and forth, and the text that keeps it."""

from __future__ import annotations

import json

from stroganov import Game, SaveError
from stroganov.agenda import Event
from stroganov.bots import BOTS
from stroganov.dice import Dice
from stroganov.state import Answer
from stroganov_web.people import Person, people
from stroganov_web.spec import Spec, SpecError
from stroganov_web.text import Text

KEPT_VERSION = 1


class Session:
    """A running game and the people at its seats."""

    def __init__(self, spec: Spec, text: Text, game: Game | None = None) -> None:
        self.spec = spec
        self.game = game or Game(spec.setup())
        self.people: list[Person] = people(spec, text)

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
        return self.watcher

    @property
    def watcher(self) -> int:
        """The person who decided last, and now sees what the others do."""
        number = self._last_by_person()
        return self.game.at(number).seat if number >= 0 else self._first_person()

    @property
    def alone(self) -> bool:
        """Whether one person plays all decisions that are not made by code."""
        return sum(self._is_person(seat) for seat in range(len(self.people))) == 1

    def play(self, answer: Answer) -> list[Event]:
        """Give an answer for the seat that decides."""
        return self.game.play(answer)

    def bots_answer(self) -> Answer:
        """What the bot whose decision it is chooses: the same in the same position of the same game."""
        dice = Dice(self.game.setup.seed * 1_000_003 + len(self.game.answers))
        return BOTS[self.people[self.game.seat].kind](self.game.state, dice)

    @property
    def can_undo(self) -> bool:
        """Whether a person has decided anything yet."""
        return self._last_by_person() >= 0

    @property
    def can_redo(self) -> bool:
        """Whether an answer was taken back."""
        return self.game.can_redo

    def undo(self) -> bool:
        """Go back to the last decision of a person, over whatever bots have answered since."""
        number = self._last_by_person()
        if number < 0:
            return False
        while len(self.game.answers) > number:
            self.game.undo()
        return True

    def redo(self) -> bool:
        """Give the answers again that were taken back, up to the next decision of a person."""
        if not self.game.can_redo:
            return False
        self.game.redo()
        while self.bot_acts and self.game.can_redo:
            self.game.redo()
        return True

    def to_text(self) -> str:
        """The whole session as text: the engine's save, and the address that describes the table."""
        kept = {
            "kept": KEPT_VERSION,
            "table": self.spec.fragment(),
            "save": json.loads(self.game.to_json()),
        }
        return json.dumps(kept, separators=(",", ":"))

    @classmethod
    def from_text(cls, kept: str, text: Text) -> Session:
        """The session that `to_text` described; SaveError for anything else."""
        try:
            parts = json.loads(kept)
            table, save = parts["table"], parts["save"]
            spec = Spec.from_fragment(table)
            setup = spec.setup()
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError, SpecError):
            raise SaveError("not_a_session") from None
        game = Game.from_json(json.dumps(save))
        if game.setup != setup:
            raise SaveError("not_a_session")
        return cls(spec, text, game)

    def _is_person(self, seat: int) -> bool:
        return self.people[seat].is_human

    def _first_person(self) -> int:
        return next((seat for seat in range(len(self.people)) if self._is_person(seat)), 0)

    def _last_by_person(self) -> int:
        """The number of the last answer that a person gave; -1 if there is none."""
        for number in range(len(self.game.answers) - 1, -1, -1):
            if self._is_person(self.game.at(number).seat):
                return number
        return -1
