"""Setting up the table for 1 to 4 players (RULES 3, solo RULES 10)."""

from dataclasses import asdict, dataclass, fields
from typing import Any

from . import events
from .agenda import Effect, Question, push, settle
from .answers import Answer, StartingWish
from .components import STANDARD, Components
from .components.loading import COLOURS
from .dice import seeded
from .effects import Gain, GainFurs, draw_fur, refill_market
from .events import Tell
from .player import Player
from .rulesets import BANNERS, EDITIONS, TIGERS, ruleset
from .solo import seat_automaton
from .state import BLOCKED, FREE, REGIONS, State
from .turn import TABLE
from .winter import fill_row, refilled
from .year import push_game

STARTING_HORSES = (3, 4, 5, 6)
OPPONENTS = ("", "ivan", "katyusha")
STRATEGIES = ("", "a", "b", "c", "d", "e", "f", "hidden")
HUMAN, IVAN = 0, 1
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
            "unknown_edition": self.edition in EDITIONS,
            "bad_sides": len(self.sides) == seats and all(side in ("a", "b") for side in self.sides),
            "bad_colours": len(self.colours) == seats == len(set(self.colours))
            and all(colour in COLOURS for colour in self.colours),
        }
        return next((reason for reason, fine in checks.items() if not fine), "")

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


def set_up(setup: Setup, components: Components = STANDARD) -> State:
    """The table ready for the first question."""
    players = [Player(colour, side) for colour, side in zip(setup.colours, setup.sides, strict=True)]
    state = State(setup, ruleset(setup.edition, components), seeded(setup.seed), players)
    _lay_out_board(state)
    _deal_places(state)
    _seat_players(state)
    push_game(state)
    _offer_starting_wishes(state)
    settle(state, lambda event: None)
    return state


def _lay_out_board(state: State) -> None:
    rules = state.rules
    state.bag = list(rules.components.fur_counts)
    state.tigers = TIGERS
    starting = [tile.id for tile in rules.landscapes.values() if tile.start]
    others = [tile.id for tile in rules.landscapes.values() if not tile.start]
    state.pile = state.shuffled(starting) + state.shuffled(others)
    furs = state.shuffled(rules.components.setup_furs)
    state.trade_fur = furs[0]
    state.region_furs = furs[1:] if state.setup.random_regions else tuple(sorted(furs[1:]))
    fill_row(state, [])
    state.market = [0] * 6
    refill_market(state, lambda event: None)


def _deal_places(state: State) -> None:
    rules = state.rules
    seats = len(state.players)
    state.villages = state.shuffled(list(rules.villages))
    decks = {
        (kind, letter): state.shuffled([card.id for card in cards.values() if card.deck == letter])
        for kind, cards in (("yurts", rules.yurts), ("songs", rules.songs), ("wishes", rules.wishes))
        for letter in "AB"
    }
    state.later = (decks["yurts", "B"], decks["songs", "B"], decks["wishes", "B"])
    state.yurts, state.yurt_deck = refilled([], decks["yurts", "A"])
    state.wishes, state.wish_deck = refilled([], decks["wishes", "A"])
    state.songs, state.song_deck = decks["songs", "A"][:seats], decks["songs", "A"][seats:]
    state.banners = BANNERS[seats]
    state.spaces = [_spaces(region, seats) for region in REGIONS]


def _spaces(region: int, seats: int) -> tuple[int, int, int]:
    """Outposts of unused colours block spaces (RULES 3)."""
    return (
        FREE,
        BLOCKED if seats == 2 and region < 2 else FREE,
        BLOCKED if seats < 4 else FREE,
    )


def _seat_players(state: State) -> None:
    if state.setup.opponent:
        state.order = [IVAN, HUMAN]
        seat_automaton(state, IVAN)
    else:
        state.order = list(state.shuffled(range(len(state.players))))
    for seat, horses in zip(state.order, STARTING_HORSES, strict=False):
        state.players[seat].horses = horses


def _offer_starting_wishes(state: State) -> None:
    starting = state.shuffled([wish.id for wish in state.rules.wishes.values() if wish.deck == "S"])
    shown = 2 if state.setup.opponent else len(state.players) + 1
    state.starting = tuple((wish, draw_fur(state)) for wish in starting[:shown])
    push(state, TABLE, ClearStartingWishes())
    for seat in state.order:
        if seat != state.automaton:
            push(state, seat, ChooseStartingWish())


@dataclass(frozen=True, slots=True)
class ChooseStartingWish(Question):
    """Which starting wish to take, with the fur on it; in reverse player order."""

    closed = True

    def options(self, state: State, seat: int) -> list[Answer]:
        """Any of those still on offer."""
        return [StartingWish(wish) for wish, _ in state.starting]

    def answered(self, state: State, seat: int, answer: Answer, tell: Tell) -> None:
        """Take card and fur; a bear gives its story points here already."""
        assert isinstance(answer, StartingWish)
        fur = dict(state.starting)[answer.wish]
        state.starting = tuple(offer for offer in state.starting if offer[0] != answer.wish)
        state.players[seat].hand += (answer.wish,)
        tell(events.TookStartingWish(seat, answer.wish, fur))
        push(state, seat, GainFurs((fur,)))


@dataclass(frozen=True, slots=True)
class ClearStartingWishes(Effect):
    """The fur left over returns to the bag; the automaton gets it, and a point for the card (RULES 10)."""

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """All other starting wishes leave the game."""
        left = tuple(fur for _, fur in state.starting)
        state.starting = ()
        if state.automaton >= 0:
            push(state, state.automaton, GainFurs(left), Gain("vp", 1, "wish"))
        else:
            for fur in left:
                state.bag[fur] += 1
