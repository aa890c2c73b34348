"""The players of a game as the page shows them: name, colour, letter, and whether a person or code plays."""

from __future__ import annotations

from dataclasses import dataclass

from stroganov_web.i18n import Text
from stroganov_web.model.spec import AUTOMATA, BOTS, Spec


@dataclass(frozen=True, slots=True)
class Person:
    """The player of a seat; `kind` is person, random, greedy, ivan or katyusha."""

    name: str
    colour: str
    letter: str
    kind: str = "person"

    @property
    def is_bot(self) -> bool:
        """Whether a bot decides for this seat."""
        return self.kind in BOTS

    @property
    def is_automaton(self) -> bool:
        """Whether this is Ivan or Katyusha, whose turns need no decisions."""
        return self.kind in AUTOMATA

    @property
    def is_human(self) -> bool:
        """Whether a person decides for this seat."""
        return not (self.is_bot or self.is_automaton)


def letter(text: Text, colour: str) -> str:
    """The letter on a colour's shield in this language."""
    return text(f"person.letter.{colour}")


def default_name(text: Text, colour: str, kind: str) -> str:
    """The name of a seat that was given none."""
    return text(f"person.name.{kind if kind in AUTOMATA else colour}")


def people(spec: Spec, text: Text) -> list[Person]:
    """The players of a game, seat by seat, with their names and letters in a language."""
    return [
        Person(
            seat.name or default_name(text, seat.colour, seat.kind),
            seat.colour,
            letter(text, seat.colour),
            seat.kind,
        )
        for seat in spec.seats
    ]
