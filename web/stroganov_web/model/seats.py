"""The seats of a game, as the options of an address or of the new-game form describe them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from stroganov.setup import COLOURS

AUTOMATA = ("ivan", "katyusha")
BOTS = ("random", "greedy")
PERSON = "person"
LONGEST_NAME = 20

Options = Mapping[str, Sequence[str]]
"""The words given for each option."""


class SpecError(ValueError):
    """A game that cannot be set up: `key` is the message that says why, `detail` what it is about."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail

    @property
    def key(self) -> str:
        """The message for the player; its placeholder is {detail}."""
        return f"menu.problem.{self.reason}"


@dataclass(frozen=True, slots=True)
class Seat:
    """Who plays a colour and on which side of the board; without a name it has the default one."""

    colour: str
    kind: str = PERSON
    side: str = "a"
    name: str = ""


def solo_seats(given: Options) -> tuple[Seat, ...]:
    """The seats of a solo game: one person, and the automaton."""
    opponent = choice((given.get("opponent") or ["ivan"])[0], AUTOMATA, "unknown_opponent")
    if "players" in given or "bots" in given:
        raise SpecError("solo_is_for_one")
    colours = list(given.get("colours", COLOURS[:1]))
    if len(colours) == 1:
        colours += [next(colour for colour in COLOURS if colour != colours[0])]
    side, name = _each(given, 1)[0]
    if len(colours) != 2:
        raise SpecError("bad_colours")
    return (Seat(colours[0], PERSON, side, name), Seat(colours[1], opponent))


def table_seats(given: Options) -> tuple[Seat, ...]:
    """The seats of two to four persons and bots."""
    if "strategy" in given or "harder" in given:
        raise SpecError("solo_needs_opponent")
    bots = [choice(kind, (PERSON, *BOTS), "unknown_bot") for kind in given.get("bots", ()) if kind]
    players = number(given.get("players", ["2"])[0], "players_not_2_to_4")
    if not 2 <= players <= 4:
        raise SpecError("players_not_2_to_4")
    if len(bots) > players:
        raise SpecError("too_many_bots")
    kinds = [PERSON] * (players - len(bots)) + bots
    colours = given.get("colours", COLOURS[:players])
    if len(colours) != players:
        raise SpecError("bad_colours")
    return tuple(
        Seat(colour, kind, side, name)
        for colour, kind, (side, name) in zip(colours, kinds, _each(given, players), strict=True)
    )


def _each(given: Options, seats: int) -> list[tuple[str, str]]:
    """Side and name of each person or bot; a single `side` is for all, missing names are empty."""
    sides = list(given["sides"]) if "sides" in given else [given.get("side", ["a"])[0]] * seats
    names = [clean_name(name) for name in given.get("names", ())]
    if len(sides) != seats:
        raise SpecError("bad_sides")
    if len(names) > seats:
        raise SpecError("too_many_names")
    return list(zip(sides, names + [""] * (seats - len(names)), strict=True))


def clean_name(name: str) -> str:
    """A name without invisible characters and odd white space, cut to the greatest length."""
    seen = "".join(sign for sign in name if sign.isprintable() or sign.isspace())
    return " ".join(seen.split())[:LONGEST_NAME].strip()


def number(word: str, reason: str) -> int:
    """The number of a word; SpecError if it is none."""
    if not (word.isascii() and word.isdecimal() and len(word) <= 16):
        raise SpecError(reason, word)
    return int(word)


def choice(word: str, allowed: tuple[str, ...], reason: str = "unknown_option") -> str:
    """The word, if it is one of those allowed; otherwise SpecError."""
    if word not in allowed:
        raise SpecError(reason, word)
    return word


def has_word(given: Options, key: str, wanted: str, allowed: tuple[str, ...]) -> bool:
    """Whether an option has the wanted word; SpecError if it has one that is not allowed."""
    words = [choice(word, allowed) for word in given.get(key, ()) if word]
    return wanted in words
