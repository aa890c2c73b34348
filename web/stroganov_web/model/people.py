"""Who sits at the table: name, colour, letter, and whether a person, a bot or the automaton plays."""

from __future__ import annotations

from dataclasses import dataclass

from stroganov_web.i18n import Text
from stroganov_web.model.spec import AUTOMATA, BOTS, Spec


@dataclass(frozen=True, slots=True)
class Person:
    """One seat as the table shows it; `kind` is person, random, greedy, ivan or katyusha."""

    name: str
    colour: str
    letter: str
    kind: str = "person"

    @property
    def is_bot(self) -> bool:
        """Whether code answers for this seat."""
        return self.kind in BOTS

    @property
    def is_automaton(self) -> bool:
        """Whether Ivan or Katyusha sits here, whose turns need no answers."""
        return self.kind in AUTOMATA

    @property
    def is_human(self) -> bool:
        """Whether somebody at the device answers for this seat."""
        return not (self.is_bot or self.is_automaton)


def letter(text: Text, colour: str) -> str:
    """The letter on a colour's shield in this language."""
    return text(f"person.letter.{colour}")


def default_name(text: Text, colour: str, kind: str) -> str:
    """What a seat is called when nobody gave it a name."""
    return text(f"person.name.{kind if kind in AUTOMATA else colour}")


def people(spec: Spec, text: Text) -> list[Person]:
    """The people of a game, seat by seat, in the words of a language."""
    return [
        Person(
            seat.name or default_name(text, seat.colour, seat.kind),
            seat.colour,
            letter(text, seat.colour),
            seat.kind,
        )
        for seat in spec.seats
    ]
