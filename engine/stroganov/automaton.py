"""How the automaton pays, and what it does where a person would choose (RULES 10)."""

from collections.abc import Mapping
from dataclasses import dataclass

from . import events, solo_events
from .actions.advanced import BuildAnywhere, ChooseAdvanced
from .actions.auxiliary import FulfilPayingOnly
from .actions.story import ReachStoryEnd, payable_songs, sing
from .actions.trophy import VisitAnyVillage
from .agenda import Effect, StandIn, push
from .effects import (
    DrawFromBag,
    Gain,
    GainFurs,
    TakeFromMarket,
    draw_fur,
    give_back,
    market_values,
    take_from_market,
)
from .events import Tell
from .state import BEAR, TIGER, State
from .winter import ChooseSong, FinishIncome

HORSES_FOR_POINT = 5
BONUS_ACTION = Gain("vp", 3, "bonus")  # in place of an action gained as a bonus


def payment(state: State, seat: int, value: int, count: int) -> tuple[tuple[int, ...], int] | None:
    """Furs and coins that pay for so many furs of a value, in the automaton's order; None if it cannot.

    Exact furs, then bears, then coins (the first edition adds the lowest fur to each), then tigers.
    """
    player = state.players[seat]
    have, coins = player.furs[:], player.coins
    paid: list[int] = []
    for _ in range(count):
        fur = value if have[value] else BEAR
        if not have[fur] and coins:
            lowest = next((v for v in range(1, BEAR) if have[v]), 0)
            if lowest or not state.rules.ivan_adds_fur_to_coin:
                coins -= 1
                if not state.rules.ivan_adds_fur_to_coin:
                    continue
                fur = lowest
        if not have[fur]:
            fur = TIGER
        if not have[fur]:
            return None
        have[fur] -= 1
        paid.append(fur)
    return tuple(paid), player.coins - coins


def pay(state: State, seat: int, value: int, count: int, tell: Tell) -> None:
    """Pay what `payment` found."""
    found = payment(state, seat, value, count)
    assert found
    furs, coins = found
    player = state.players[seat]
    for fur in furs:
        player.furs[fur] -= 1
    player.coins -= coins
    tell(events.PaidFurs, seat, value, furs, coins)
    give_back(state, furs, tell)


@dataclass(frozen=True, slots=True)
class GainAsAutomaton(Effect):
    """A gain of the automaton: five horses become a point."""

    gain: Gain

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """Gain, then change horses."""
        self.gain.run(state, seat, tell)
        player = state.players[seat]
        points, player.horses = divmod(player.horses, HORSES_FOR_POINT)
        if points:
            tell(solo_events.ChangedHorses, seat, points)
            push(state, seat, Gain("vp", points, "horses"))


@dataclass(frozen=True, slots=True)
class GainFursAsAutomaton(Effect):
    """Furs of the automaton; the harder option turns those of the trade space's value into coins."""

    gain: GainFurs

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """The furs exchanged go to the bag."""
        trade = state.trade_fur if state.setup.harder_trade else 0
        exchanged = tuple(value for value in self.gain.values if value == trade)
        if exchanged:
            tell(solo_events.ExchangedFurs, seat, exchanged)
            push(state, seat, Gain("coins", len(exchanged), "harder"))
            give_back(state, exchanged, tell)
        GainFurs(tuple(value for value in self.gain.values if value != trade)).run(state, seat, tell)


@dataclass(frozen=True, slots=True)
class DrawOne(Effect):
    """A fur from the bag: the automaton draws only one."""

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """Draw a fur and keep it, if the bag has one."""
        fur = draw_fur(state)
        if fur:
            tell(events.Drew, seat, (fur,))
            push(state, seat, GainFurs((fur,)))


@dataclass(frozen=True, slots=True)
class TakeByCard(Effect):
    """A fur from the market: the lowest or the highest, as the face-up card hunts."""

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """Take it, if the market has one."""
        values = market_values(state)
        if values:
            lowest = state.rules.automa[state.flipped].hunt == "lowest"
            take_from_market(state, seat, values[0] if lowest else values[-1], tell)


@dataclass(frozen=True, slots=True)
class SingDearest(Effect):
    """The dearest song that can be paid, on a tie the rightmost; at the end of the story track it stays."""

    stays: bool

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """The automaton must if it can."""
        player = state.players[seat]
        songs = [answer.song for answer in payable_songs(state, player)]
        if not songs:
            return
        dearest = max(reversed(songs), key=lambda song: state.rules.songs[song].cost)
        if self.stays:
            player.sang = True
        else:
            state.songs = tuple(song for song in state.songs if song != dearest)
        sing(state, seat, dearest, tell)


@dataclass(frozen=True, slots=True)
class DoNothing(Effect):
    """Stands in for what a person may do and the automaton never does."""

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """Leave everything as it is."""


STAND_INS: Mapping[type[Effect], StandIn] = {
    Gain: GainAsAutomaton,
    GainFurs: GainFursAsAutomaton,
    DrawFromBag: lambda effect: DrawOne(),
    TakeFromMarket: lambda effect: TakeByCard(),
    ReachStoryEnd: lambda effect: SingDearest(stays=True),
    ChooseSong: lambda effect: SingDearest(stays=False),
    FinishIncome: lambda effect: DoNothing(),
    ChooseAdvanced: lambda effect: BONUS_ACTION,
    VisitAnyVillage: lambda effect: BONUS_ACTION,
    BuildAnywhere: lambda effect: BONUS_ACTION,
    FulfilPayingOnly: lambda effect: BONUS_ACTION,
}
"""What happens to an automaton in the place of each effect; `solo` adds its turn and its trophies."""
