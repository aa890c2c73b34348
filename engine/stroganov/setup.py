"""The setup of a game: all that players decide before the first card is dealt."""

from dataclasses import asdict, dataclass, fields
from typing import Any

OPPONENTS = ("", "ivan", "katyusha")
COLOURS = ("blue", "red", "green", "yellow")
EDITION_NAMES = ("revised", "first")
LETTERS = "abcdef"  # strategies of the automaton
STRATEGIES = ("", *LETTERS, "hidden")
MAX_SEED = 2**53  # numbers that every JSON reader keeps exactly


class SetupError(ValueError):
    """A game that cannot be set up like this; `reason` is a short code."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that is decided before the first card is shuffled."""

    players: int = 2
    seed: int = 0
    opponent: str = ""  # the automaton of a solo game
    strategy: str = ""
    harder_coin: bool = False  # RULES 10, harder (i)
    harder_trade: bool = False  # RULES 10, harder (ii)
    edition: str = "revised"
    sides: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    random_regions: bool = False

    def __post_init__(self) -> None:
        if type(self.players) is not int or not 1 <= self.players <= 4:
            raise SetupError("players_not_1_to_4")
        seats = 2 if self.opponent else self.players
        object.__setattr__(self, "sides", tuple(self.sides) or ("a",) * seats)
        object.__setattr__(self, "colours", tuple(self.colours) or COLOURS[:seats])
        if reason := self._problem(seats):
            raise SetupError(reason)

    def _problem(self, seats: int) -> str:
        checks = {
            "solo_needs_opponent": (self.players == 1) == bool(self.opponent),
            "unknown_opponent": self.opponent in OPPONENTS,
            "seed_out_of_range": type(self.seed) is int and 0 <= self.seed <= MAX_SEED,
            "unknown_strategy": self.strategy in STRATEGIES and (not self.strategy or bool(self.opponent)),
            "unknown_option": all(
                isinstance(flag, bool) for flag in (self.harder_coin, self.harder_trade, self.random_regions)
            ),
            "unknown_edition": self.edition in EDITION_NAMES,
            "bad_sides": len(self.sides) == seats and all(side in ("a", "b") for side in self.sides),
            "bad_colours": len(self.colours) == seats == len(set(self.colours))
            and all(colour in COLOURS for colour in self.colours),
        }
        return next((reason for reason, fine in checks.items() if not fine), "")

    def __str__(self) -> str:
        usual = Setup(players=self.players, opponent=self.opponent)
        always = ("players", "seed")
        parts = [(field.name, getattr(self, field.name)) for field in fields(self)]
        return " ".join(
            f"{name}={_written(value)}"
            for name, value in parts
            if name in always or (value and name == "opponent") or value != getattr(usual, name)
        )

    @classmethod
    def parse(cls, text: str) -> "Setup":
        """The setup that `str` wrote: players, seed, and every option that is not as usual.

        >>> Setup.parse("players=1 seed=3 opponent=ivan sides=b,a").sides
        ('b', 'a')
        """
        usual = cls()
        given = dict(part.split("=") for part in text.split())
        return cls(**{name: _read(value, getattr(usual, name, None)) for name, value in given.items()})

    def to_plain(self) -> dict[str, Any]:
        """The setup as JSON-able data."""
        data = asdict(self)
        return data | {"sides": list(self.sides), "colours": list(self.colours)}

    @classmethod
    def from_plain(cls, data: Any) -> "Setup":
        """The setup that `to_plain` described; anything unknown is an error."""
        known = {field.name for field in fields(cls)}
        if not isinstance(data, dict) or not set(data) <= known:
            raise SetupError("unknown_option")
        for name in ("sides", "colours"):
            words = data.get(name, [])
            if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
                raise SetupError(f"bad_{name}")
        if not all(isinstance(data.get(n, ""), str) for n in ("opponent", "strategy", "edition")):
            raise SetupError("unknown_option")
        return cls(**data)


def _written(value: Any) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(int(value) if value is True else value)


def _read(text: str, usual: Any) -> Any:
    if isinstance(usual, tuple):
        return tuple(text.split(","))
    return text if isinstance(usual, str) else type(usual)(int(text))
