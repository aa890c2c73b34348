"""A game to be played, as the new-game form, the address and a save describe it.

The fragment of an address starts a game:
`#new?mode=solo&opponent=ivan&strategy=c&harder=coin,trade&edition=first&side=b&seed=3&confirm=off`
`#new?players=4&bots=greedy,greedy&sides=a,b,a,a&colours=red,blue,green,yellow&names=Rada,Boris&regions=random&seed=7`
Everything has a default. Bots sit on the last seats (`bots=greedy,person` is one before a person at the end);
names fill the first seats; `side` is for everyone, `sides` for one each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from urllib.parse import quote, unquote_plus

from stroganov import Setup, SetupError
from stroganov.setup import COLOURS

AUTOMATA = ("ivan", "katyusha")
BOTS = ("random", "greedy")
PERSON = "person"
LONGEST_NAME = 20
START = "new"
HARDER = ("coin", "trade")
SOLO = ("opponent", "strategy", "harder")
SEATED = ("players", "bots", "sides", "side", "colours", "names")
KNOWN = ("mode", "edition", "regions", "seed", "confirm", *SOLO, *SEATED)


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
    """Who plays a colour and on which side of the board; without a name the colour has a usual one."""

    colour: str
    kind: str = PERSON
    side: str = "a"
    name: str = ""


@dataclass(frozen=True, slots=True)
class Spec:
    """All that is decided before a game begins; in a solo game the automaton has the second seat."""

    seats: tuple[Seat, ...]
    seed: int = 0
    strategy: str = ""
    harder_coin: bool = False
    harder_trade: bool = False
    edition: str = "revised"
    random_regions: bool = False
    confirm: bool = True  # whether a tap shows an answer before it is carried out

    @property
    def opponent(self) -> str:
        """The automaton of a solo game, or nothing."""
        return next((seat.kind for seat in self.seats if seat.kind in AUTOMATA), "")

    @classmethod
    def from_fragment(cls, fragment: str, default_seed: int = 0) -> Spec:
        """The game an address fragment asks for; `default_seed` is the seed if it names none."""
        name, _, query = fragment.lstrip("#").partition("?")
        if name != START:
            raise SpecError("unknown_address", fragment)
        given: dict[str, list[str]] = {}
        for part in filter(None, query.split("&")):
            key, _, value = part.partition("=")
            if key not in KNOWN:
                raise SpecError("unknown_option", unquote_plus(key))
            given[key] = [unquote_plus(word) for word in value.split(",")]
        return from_options(given, default_seed)

    def setup(self) -> Setup:
        """What the engine needs to know."""
        try:
            return Setup(
                players=1 if self.opponent else len(self.seats),
                seed=self.seed,
                opponent=self.opponent,
                strategy=self.strategy,
                harder_coin=self.harder_coin,
                harder_trade=self.harder_trade,
                edition=self.edition,
                sides=tuple(seat.side for seat in self.seats),
                colours=tuple(seat.colour for seat in self.seats),
                random_regions=self.random_regions,
            )
        except SetupError as error:
            raise SpecError(error.reason) from None

    def with_seed(self, seed: int) -> Spec:
        """The same game with another seed."""
        return replace(self, seed=seed)

    def fragment(self) -> str:
        """The address fragment that starts this game, also its description beside a save."""
        given = self._who() | {
            "edition": self.edition if self.edition != "revised" else "",
            "regions": "random" if self.random_regions else "",
            "seed": str(self.seed),
            "confirm": "" if self.confirm else "off",
        }
        return f"#{START}?" + "&".join(f"{name}={value}" for name, value in given.items() if value)

    def _who(self) -> dict[str, str]:
        """The part of the fragment about seats; what is usual is left out."""
        people = [seat for seat in self.seats if seat.kind not in AUTOMATA]
        colours = tuple(seat.colour for seat in self.seats)
        given = self._against() if self.opponent else self._with(people)
        if any(seat.side != "a" for seat in people):
            given["sides"] = ",".join(seat.side for seat in people)
        if colours != COLOURS[: len(colours)]:
            given["colours"] = ",".join(colours)
        if any(seat.name for seat in people):
            given["names"] = ",".join(quote(seat.name, safe="") for seat in people)
        return given

    def _against(self) -> dict[str, str]:
        harder = zip(HARDER, (self.harder_coin, self.harder_trade), strict=True)
        return {
            "mode": "solo",
            "opponent": self.opponent,
            "strategy": self.strategy,
            "harder": ",".join(word for word, wanted in harder if wanted),
        }

    def _with(self, people: list[Seat]) -> dict[str, str]:
        kinds = [seat.kind for seat in people]
        first = next((i for i, kind in enumerate(kinds) if kind != PERSON), len(kinds))
        return {"players": str(len(kinds)), "bots": ",".join(kinds[first:])}


def from_options(given: Mapping[str, Sequence[str]], default_seed: int = 0) -> Spec:
    """The game that these parts of a fragment describe, each a list of words."""
    one = {key: words[0] for key, words in given.items()}
    solo = one.get("mode") == "solo" or "opponent" in given
    spec = Spec(
        _solo_seats(given) if solo else _table_seats(given),
        seed=default_seed if not one.get("seed") else _number(one["seed"], "seed_out_of_range"),
        strategy=one.get("strategy", ""),
        harder_coin=_has(given, "harder", "coin", HARDER),
        harder_trade=_has(given, "harder", "trade", HARDER),
        edition=one.get("edition") or "revised",
        random_regions=_has(given, "regions", "random", ("random", "ascending")),
        confirm=not _has(given, "confirm", "off", ("on", "off")),
    )
    _choice(one.get("mode", "table"), ("solo", "table"))
    spec.setup()  # the engine is the judge of all the rest
    return spec


def _solo_seats(given: Mapping[str, Sequence[str]]) -> tuple[Seat, ...]:
    opponent = _choice((given.get("opponent") or ["ivan"])[0], AUTOMATA, "unknown_opponent")
    if "players" in given or "bots" in given:
        raise SpecError("solo_is_for_one")
    colours = list(given.get("colours", COLOURS[:1]))
    if len(colours) == 1:
        colours += [next(colour for colour in COLOURS if colour != colours[0])]
    side, name = _each(given, 1)[0]
    if len(colours) != 2:
        raise SpecError("bad_colours")
    return (Seat(colours[0], PERSON, side, name), Seat(colours[1], opponent))


def _table_seats(given: Mapping[str, Sequence[str]]) -> tuple[Seat, ...]:
    if "strategy" in given or "harder" in given:
        raise SpecError("solo_needs_opponent")
    bots = [_choice(kind, (PERSON, *BOTS), "unknown_bot") for kind in given.get("bots", ()) if kind]
    players = _number(given.get("players", ["2"])[0], "players_not_2_to_4")
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


def _each(given: Mapping[str, Sequence[str]], seats: int) -> list[tuple[str, str]]:
    """Side and name of each person or bot; a single `side` is for all, names may be fewer."""
    sides = list(given["sides"]) if "sides" in given else [given.get("side", ["a"])[0]] * seats
    names = [clean_name(name) for name in given.get("names", ())]
    if len(sides) != seats:
        raise SpecError("bad_sides")
    if len(names) > seats:
        raise SpecError("too_many_names")
    return list(zip(sides, names + [""] * (seats - len(names)), strict=True))


def clean_name(name: str) -> str:
    """A name as it is shown: without odd white space and what cannot be seen, and not too long."""
    seen = "".join(sign for sign in name if sign.isprintable() or sign.isspace())
    return " ".join(seen.split())[:LONGEST_NAME].strip()


def _number(word: str, reason: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) <= 16):
        raise SpecError(reason, word)
    return int(word)


def _choice(word: str, allowed: tuple[str, ...], reason: str = "unknown_option") -> str:
    if word not in allowed:
        raise SpecError(reason, word)
    return word


def _has(given: Mapping[str, Sequence[str]], key: str, wanted: str, allowed: tuple[str, ...]) -> bool:
    """Whether a list of words has the wanted one; all of them must be known."""
    words = [_choice(word, allowed) for word in given.get(key, ()) if word]
    return wanted in words
