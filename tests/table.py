"""A table for tests that read like play: lay a position out, play answers, look at what happened."""

from collections.abc import Iterable
from typing import Any, Self

from stroganov import Setup, State, set_up
from stroganov.actions.auxiliary import AUXILIARY
from stroganov.agenda import Effect, answer, push, question, settle
from stroganov.answers import Answer
from stroganov.dice import rolled, seeded
from stroganov.events import Event, telling
from stroganov.player import Player
from stroganov.scoring import ScoreGame
from stroganov.solo import ActByCard
from stroganov.state import BLOCKED, EAST, FREE, TIGER
from stroganov.turn import ACT, TABLE, ChooseMove, StartTurn
from stroganov.winter import LAST_YEAR, Winter
from stroganov.year import PlayYear


class Table:
    """A game past its setup, in which tests put things where they need them.

    The pieces tests lay out come from the box, not from bag or supplies: conservation is tested elsewhere.
    """

    def __init__(self, players: int = 2, seed: int = 1, **options: Any) -> None:
        self.state: State = set_up(Setup(players=players, seed=seed, **options))
        while self.state.starting:
            answer(self.state, self.state.offered[0])
        self.events: list[Event] = []
        for player in self.state.players:
            self._strip(player)

    @staticmethod
    def _strip(player: Player) -> None:
        player.horses, player.coins, player.furs = 0, 0, [0] * 10
        player.hand, player.story, player.vp, player.scored = (), 0, 0, ()

    @classmethod
    def laid_out(
        cls, step: str, slot: int = 4, players: int = 4, edition: str = "revised", **owns: Any
    ) -> Self:
        """Seat 0 to act on a board where all is known: bare tiles, region furs 2, 3, 4, 6, 7."""
        table = cls(players, edition=edition)
        table.lay(
            region_furs=(2, 3, 4, 6, 7),
            trade_fur=5,
            villages=("V1", "V2", "V3", "V4", "V5"),
            yurts=["A2", "A3", "A5", "A6", "A7"],
            wishes=["A1", "A2", "A3", "A5", "A6"],
            market=[1, 2, 3, 4, 5, 6],
        )
        for each in range(1, EAST + 1):
            table.tile(each, "F1")
        table.player(**owns)
        table.turn(0, step, slot=slot)
        return table

    def player(self, seat: int = 0, furs: Iterable[int] = (), tigers: int = 0, **owns: Any) -> Player:
        """Give a player furs, tigers and anything else by its name; `fulfilled` brings its effects along."""
        player = self.state.players[seat]
        for value in furs:
            player.furs[value] += 1
        player.furs[TIGER] += tigers
        for name, value in owns.items():
            assert name in Player.__slots__, name
            setattr(player, name, value)
        if "fulfilled" in owns:
            player.effects = tuple(self.state.rules.wish_effects[wish] for wish in player.fulfilled)
        return player

    def tile(self, slot: int, tile: str | None, furs: Iterable[int] = ()) -> None:
        """Put a landscape (None: a gap) into a slot with furs on it; 9 is a tiger."""
        self.state.tiles[slot] = tile
        self.state.lying[slot] = tuple(sorted(furs))

    def lay(self, **things: Any) -> None:
        """Put anything else on the table by its name: `table.lay(trade_fur=5, songs=("A1",))`."""
        for name, value in things.items():
            assert name in State.__slots__, name
            setattr(self.state, name, value)

    def bag(self, *values: int) -> None:
        """The bag holds exactly these furs."""
        self.state.bag = [values.count(value) for value in range(TIGER)]

    def cossacks(self, *east_to_west: tuple[int, int]) -> None:
        """Place (seat, slot) pairs, the furthest east first."""
        self.state.order = [seat for seat, _ in east_to_west]
        for seat, slot in east_to_west:
            self.state.players[seat].slot = slot

    def turn(self, seat: int = 0, step: str = "basic", slot: int | None = None) -> None:
        """It is this seat's turn; `step` is "move" or what the next action counts as."""
        if slot is not None:
            self.state.players[seat].slot = slot
            self.state.order.sort(key=lambda each: -self.state.players[each].slot)
        while self.state.agenda and self.state.agenda[-1][0] >= 0:
            self.state.agenda.pop()
        self.state.waiting = tuple(each for each in self.state.waiting if each != seat)
        self.ask(
            seat, ChooseMove() if step == "move" else ACT[step], *((ACT["basic"],) if step == "move" else ())
        )

    def winter(self, year: int = 1) -> list[Event]:
        """The Winter of this year begins, with the rest of the game to follow."""
        self.state.agenda.clear()
        self.state.year = year
        return self.ask(
            TABLE, Winter(), *(PlayYear(later) for later in range(year + 1, LAST_YEAR + 1)), ScoreGame()
        )

    def ask(self, seat: int, *effects: Effect) -> list[Event]:
        """Put effects on the agenda and let them happen up to the next question."""
        self.events = []
        push(self.state, seat, *effects)
        settle(self.state, telling(self.events.append))
        return self.events

    def play(self, *choice: Any) -> list[Event]:
        """Give an answer that must be on offer: `table.play("hunt", 9, 3)`."""
        assert choice in self.options(), f"{choice} is not among {self.state.offered}"
        self.events = answer(self.state, choice)
        return self.events

    def offers(self, *choice: Any) -> bool:
        """Whether an answer is on offer now."""
        return choice in self.options()

    def options(self) -> list[Answer]:
        """Every legal answer, found anew: the table may have changed since the question was asked."""
        settle(self.state, telling(self.events.append))
        return self.state.offered

    def answers(self) -> list[Answer]:
        """The legal answers to the open question itself, without the auxiliary actions."""
        return [choice for choice in self.options() if choice[0] not in AUXILIARY]

    def offered(self, verb: str) -> list[Answer]:
        """All answers on offer with this verb."""
        return [choice for choice in self.options() if choice[0] == verb]

    @property
    def asks(self) -> str:
        """The name of the question that is open, and whose it is: see `state.seat`."""
        return type(question(self.state)).__name__ if self.state.agenda else "over"

    def told(self, kind: str) -> list[Event]:
        """The events of this kind since the last answer."""
        return [event for event in self.events if event[0] == kind]

    def next_draws(self, *values: int) -> None:
        """The next furs drawn from the bag will be these: the generator is set to a state that draws them."""
        state = self.state
        for value in values:
            state.bag[value] = max(state.bag[value], values.count(value))
        for start in map(seeded, range(1 << 20)):
            if self._draws(start, len(values)) == values:
                state.rng = start
                return
        raise AssertionError(f"no generator state found that draws {values}")

    def _draws(self, start: int, count: int) -> tuple[int, ...]:
        bag = list(self.state.bag)
        drawn = []
        for _ in range(count):
            start = rolled(start)
            left = ((start >> 32) * sum(bag)) >> 32
            value = 0
            while left >= bag[value]:
                left -= bag[value]
                value += 1
            bag[value] -= 1
            drawn.append(value)
        return tuple(drawn)


HUMAN, IVAN = 0, 1


class SoloTable(Table):
    """A table with an automaton on seat 1, and a board on which all is known and no fur lies on a tile."""

    def __init__(self, opponent: str = "ivan", **options: Any) -> None:
        super().__init__(players=1, opponent=opponent, **options)
        state = self.state
        state.region_furs, state.trade_fur = (2, 3, 4, 5, 6), 7
        state.tiles = [None, *(f"S{n}" for n in range(1, 6)), "F1", "F2", "P1", "P2", "W1", "M1", "M2"]
        state.lying = [()] * 13
        state.villages = ("V1", "V2", "V3", "V4", "V5")
        state.yurts, state.wishes, state.songs = [None] * 5, [None] * 5, ()
        state.spaces = [(FREE, BLOCKED, BLOCKED)] * 2 + [(FREE, FREE, BLOCKED)] * 3
        self.cossacks((IVAN, 0), (0, 0))
        self.ivan(banners=0, outposts=1, landscapes=(), fulfilled=(), trophy=1)

    @classmethod
    def at(cls, slot: int, **options: Any) -> Self:
        """The automaton's Cossack stands on a slot, the other one still in the town."""
        table = cls(**options)
        table.cossacks((IVAN, slot), (HUMAN, 0))
        return table

    def act(self, card: int) -> None:
        """The automaton's additional action by this card."""
        self.state.flipped = card
        self.ask(IVAN, ActByCard())

    def ivan(self, furs: Iterable[int] = (), tigers: int = 0, **owns: Any) -> Player:
        """Give Ivan (or Katyusha) furs, tigers and anything else by its name."""
        return self.player(IVAN, furs, tigers, **owns)

    def outpost(self, region: int, seat: int = IVAN) -> None:
        """An outpost of the seat stands on the westernmost free space of a region."""
        spaces = list(self.state.spaces[region])
        spaces[spaces.index(FREE)] = seat
        self.state.spaces[region] = tuple(spaces)

    def winter(self, year: int = 1) -> list[Event]:
        """The Winter of this year, and nothing after it: the automaton's next turn would blur what it did."""
        self.state.agenda.clear()
        self.state.year = year
        push(self.state, 0, ChooseMove())
        return self.ask(TABLE, Winter())

    def flip(self, card: int, top: int = 1) -> list[Event]:
        """The automaton's whole turn by a flipped card; the one then on top says how far to move."""
        self.state.automa = (card, top)
        return self.ask(IVAN, StartTurn())
