"""State: everything on the table, as plain data that copies cheaply and goes to JSON and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from .answers import Answer
from .dice import Dice, rolled, shuffled
from .player import Player
from .serialization import fingerprint, to_lists, to_tuples

if TYPE_CHECKING:
    from .agenda import Effect
    from .ruleset import Ruleset
    from .setup import Setup

T = TypeVar("T")

TIGER = 9  # tigers lie and are held among the furs, above value 8
BEAR = 8
SPRING, SUMMER, AUTUMN, WINTER = range(4)
SEASON_NAMES = ("spring", "summer", "autumn", "winter")
REGIONS = range(5)
EAST = 12  # the last slot of the row; slot 0 is the starting tile
STORY_END = 12
FREE, BLOCKED = -1, -2  # an outpost space without a player's outpost


class State:
    """One position of the game: the table, the players and the agenda of what still has to happen."""

    __slots__ = (
        "agenda",
        "automa",
        "automaton",
        "bag",
        "banners",
        "flipped",
        "later",
        "lying",
        "market",
        "offered",
        "order",
        "pile",
        "players",
        "region_furs",
        "removed",
        "rng",
        "rules",
        "season",
        "setup",
        "song_deck",
        "songs",
        "spaces",
        "starting",
        "strategy",
        "tigers",
        "tiles",
        "trade_fur",
        "villages",
        "waiting",
        "wish_deck",
        "wishes",
        "year",
        "yurt_deck",
        "yurts",
    )

    def __init__(self, setup: Setup, rules: Ruleset, rng: int, players: list[Player]) -> None:
        self.setup = setup
        self.rules = rules
        self.rng = rng
        self.players = players
        self.automaton = -1  # the seat that Ivan or Katyusha plays, if any
        self.year = 1
        self.season = SPRING
        self.order: list[int] = []  # seats from the furthest east to the furthest west
        self.waiting: tuple[int, ...] = ()  # seats that have not yet had their turn this season
        self.agenda: list[tuple[int, Effect]] = []  # a stack of (seat, effect); the last comes first
        self.offered: list[Answer] = []  # the options of the question on top
        self.tiles: list[str | None] = [None] * (EAST + 1)  # landscape by slot; None is a gap
        self.lying: list[tuple[int, ...]] = [()] * (EAST + 1)  # furs on each tile, low to high
        self.pile: tuple[str, ...] = ()
        self.region_furs: tuple[int, ...] = ()
        self.trade_fur = 0
        self.villages: tuple[str, ...] = ()
        self.yurts: list[str | None] = [None] * 5
        self.wishes: list[str | None] = [None] * 5
        self.spaces: list[tuple[int, ...]] = []  # outpost spaces by region: a seat, FREE or BLOCKED
        self.market = [0] * 6  # 0 is an empty space
        self.bag = [0] * 9
        self.songs: tuple[str, ...] = ()
        self.yurt_deck: tuple[str, ...] = ()
        self.song_deck: tuple[str, ...] = ()
        self.wish_deck: tuple[str, ...] = ()
        self.later: tuple[tuple[str, ...], ...] = ()  # the B decks: yurts, songs, wishes
        self.banners = 0
        self.tigers = 0
        self.starting: tuple[tuple[str, int], ...] = ()  # starting wishes on offer, each with its fur
        self.automa: tuple[int, ...] = ()  # the automaton's deck, top first
        self.removed: tuple[int, ...] = ()  # its cards that are not in this game
        self.flipped = 0  # the automaton's card beside the deck
        self.strategy = ""

    def copy(self) -> State:
        """An independent copy; what never changes is shared."""
        new = object.__new__(State)
        new.setup = self.setup
        new.rules = self.rules
        new.rng = self.rng
        new.players = [player.copy() for player in self.players]
        new.automaton = self.automaton
        new.year = self.year
        new.season = self.season
        new.order = self.order[:]
        new.waiting = self.waiting
        new.agenda = self.agenda[:]
        new.offered = self.offered
        new.tiles = self.tiles[:]
        new.lying = self.lying[:]
        new.pile = self.pile
        new.region_furs = self.region_furs
        new.trade_fur = self.trade_fur
        new.villages = self.villages
        new.yurts = self.yurts[:]
        new.wishes = self.wishes[:]
        new.spaces = self.spaces[:]
        new.market = self.market[:]
        new.bag = self.bag[:]
        new.songs = self.songs
        new.yurt_deck = self.yurt_deck
        new.song_deck = self.song_deck
        new.wish_deck = self.wish_deck
        new.later = self.later
        new.banners = self.banners
        new.tigers = self.tigers
        new.starting = self.starting
        new.automa = self.automa
        new.removed = self.removed
        new.flipped = self.flipped
        new.strategy = self.strategy
        return new

    def __repr__(self) -> str:
        asked = f"seat {self.seat} {type(self.agenda[-1][1]).__name__}" if self.agenda else "over"
        row = " ".join(
            (tile or "-") + ("," + "".join(map(str, furs)) if furs else "")
            for tile, furs in zip(self.tiles[1:], self.lying[1:], strict=True)
        )
        players = "".join(f"\n  {player!r}" for player in self.players)
        return (
            f"<State year {self.year} {SEASON_NAMES[self.season]}, {asked}; row {row}; "
            f"market {' '.join(map(str, self.market))}{players}>"
        )

    @property
    def over(self) -> bool:
        """Whether the game has been scored."""
        return not self.agenda

    @property
    def seat(self) -> int:
        """Whose decision it is; -1 when the game is over."""
        return self.agenda[-1][0] if self.agenda else -1

    def has(self, seat: int, effect: str) -> bool:
        """Whether a fulfilled wish of the seat has this effect (RULES 13)."""
        return effect in self.players[seat].effects

    def below(self, n: int) -> int:
        """A random number from 0 to n - 1."""
        self.rng = x = rolled(self.rng)
        return ((x >> 32) * n) >> 32

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """The things in random order."""
        return shuffled(things, self.below)

    def imagined(self, dice: Dice) -> State:
        """A copy as a player may imagine it: what is hidden (RULES 15) is dealt anew.

        Decks are sorted before they are shuffled: equal dice imagine the same whatever is really hidden.
        """
        new = self.copy()
        new.rng = (dice.below(1 << 32) << 32) | dice.below(1 << 32)
        new.pile = dice.shuffled(sorted(self.pile))
        new.yurt_deck = dice.shuffled(sorted(self.yurt_deck))
        new.song_deck = dice.shuffled(sorted(self.song_deck))
        new.wish_deck = dice.shuffled(sorted(self.wish_deck))
        new.later = tuple(dice.shuffled(sorted(deck)) for deck in self.later)
        new._imagine_automa(dice)
        return new

    def _imagine_automa(self, dice: Dice) -> None:
        """RULES 10: only the top card's movement is open; which cards were left out may be hidden, too."""
        if not self.automa:
            return
        cards = self.rules.automa
        unseen = sorted(self.automa + self.removed)
        alike = {card for card in unseen if cards[card].move == cards[self.automa[0]].move}
        if self.setup.strategy == "hidden":
            left_out = self.rules.left_out
            possible = [x for x in left_out if set(left_out[x]) <= set(unseen) and alike - set(left_out[x])]
            self.strategy = dice.choice(possible)
            self.removed = left_out[self.strategy]
        known = self.removed if self.setup.strategy else ()
        top = dice.choice(sorted(alike.difference(known)))
        if not self.setup.strategy:
            self.removed = dice.shuffled([card for card in unseen if card != top])[: len(self.removed)]
        rest = [card for card in unseen if card != top and card not in self.removed]
        self.automa = (top, *dice.shuffled(rest))

    def to_plain(self) -> dict[str, Any]:
        """The position as JSON-able data, without the rules it is played by."""
        data = {name: to_lists(getattr(self, name)) for name in self.__slots__ if name not in _NOT_PLAIN}
        data["players"] = [player.to_plain() for player in self.players]
        data["agenda"] = [[seat, effect.to_plain()] for seat, effect in self.agenda]
        return data

    @classmethod
    def from_plain(cls, data: dict[str, Any], setup: Setup, rules: Ruleset) -> State:
        """The table that `to_plain` described; `agenda.restore` puts the agenda back, too."""
        new = cls(setup, rules, data["rng"], [Player.from_plain(player) for player in data["players"]])
        for name in cls.__slots__:
            if name not in _NOT_PLAIN:
                value = to_tuples(data[name])
                setattr(new, name, list(value) if isinstance(getattr(new, name), list) else value)
        return new

    def position_hash(self) -> str:
        """A short fingerprint that two equal positions share on every platform."""
        return fingerprint(self.to_plain())


_NOT_PLAIN = frozenset({"setup", "rules", "players", "agenda", "offered"})
