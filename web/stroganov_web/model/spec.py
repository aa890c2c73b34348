"""A game to be played, as the new-game form, the address and a save describe it.

The fragment of an address starts a game:
`#new?mode=solo&opponent=ivan&strategy=c&harder=coin,trade&edition=first&side=b&seed=3&confirm=off`
`#new?players=4&bots=greedy,greedy&sides=a,b,a,a&colours=red,blue,green,yellow&names=Rada,Boris&regions=random&seed=7`
Everything has a default. Bots sit on the last seats (`bots=greedy,person` is one before a person at the end);
names fill the first seats; `side` is for everyone, `sides` for one each.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from urllib.parse import quote, unquote_plus

from stroganov import Setup, SetupError
from stroganov.setup import COLOURS
from stroganov_web.model.seats import (
    AUTOMATA,
    BOTS,
    LONGEST_NAME,
    PERSON,
    Options,
    Seat,
    SpecError,
    choice,
    clean_name,
    has_word,
    number,
    solo_seats,
    table_seats,
)

__all__ = [
    "AUTOMATA",
    "BOTS",
    "HARDER",
    "LONGEST_NAME",
    "PERSON",
    "Seat",
    "Spec",
    "SpecError",
    "clean_name",
    "from_options",
]

START = "new"
HARDER = ("coin", "trade")
_OF_SEATS = ("mode", "opponent", "players", "bots", "sides", "side", "colours", "names")
_OPTIONS = (*_OF_SEATS, "strategy", "harder", "edition", "regions", "seed", "confirm")


@dataclass(frozen=True, slots=True)
class Spec:
    """All that is chosen before a game begins; in a solo game the automaton has the second seat."""

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
            if key not in _OPTIONS:
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
        """The address fragment that starts this game; in a saved session it describes the seats."""
        given = self._seat_options() | {
            "edition": self.edition if self.edition != "revised" else "",
            "regions": "random" if self.random_regions else "",
            "seed": str(self.seed),
            "confirm": "" if self.confirm else "off",
        }
        return f"#{START}?" + "&".join(f"{name}={value}" for name, value in given.items() if value)

    def _seat_options(self) -> dict[str, str]:
        """The options about seats, without those that have their default."""
        people = [seat for seat in self.seats if seat.kind not in AUTOMATA]
        colours = tuple(seat.colour for seat in self.seats)
        given = self._solo_options() if self.opponent else self._table_options(people)
        if any(seat.side != "a" for seat in people):
            given["sides"] = ",".join(seat.side for seat in people)
        if colours != COLOURS[: len(colours)]:
            given["colours"] = ",".join(colours)
        if any(seat.name for seat in people):
            given["names"] = ",".join(quote(seat.name, safe="") for seat in people)
        return given

    def _solo_options(self) -> dict[str, str]:
        harder = zip(HARDER, (self.harder_coin, self.harder_trade), strict=True)
        return {
            "mode": "solo",
            "opponent": self.opponent,
            "strategy": self.strategy,
            "harder": ",".join(word for word, wanted in harder if wanted),
        }

    def _table_options(self, people: list[Seat]) -> dict[str, str]:
        kinds = [seat.kind for seat in people]
        first = next((i for i, kind in enumerate(kinds) if kind != PERSON), len(kinds))
        return {"players": str(len(kinds)), "bots": ",".join(kinds[first:])}


def from_options(given: Options, default_seed: int = 0) -> Spec:
    """The game that these options describe; SpecError if there is no such game."""
    one = {key: words[0] for key, words in given.items()}
    solo = one.get("mode") == "solo" or "opponent" in given
    spec = Spec(
        solo_seats(given) if solo else table_seats(given),
        seed=default_seed if not one.get("seed") else number(one["seed"], "seed_out_of_range"),
        strategy=one.get("strategy", ""),
        harder_coin=has_word(given, "harder", "coin", HARDER),
        harder_trade=has_word(given, "harder", "trade", HARDER),
        edition=one.get("edition") or "revised",
        random_regions=has_word(given, "regions", "random", ("random", "ascending")),
        confirm=not has_word(given, "confirm", "off", ("on", "off")),
    )
    choice(one.get("mode", "table"), ("solo", "table"))
    spec.setup()  # the engine checks the rest
    return spec
