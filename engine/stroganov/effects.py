"""The vocabulary of rewards: plain gains, and furs from the bag and the market."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from . import events
from .agenda import Effect, Question, push
from .answers import DECLINE, KEEPS, MARKET, Answer, Keep, Market
from .events import Tell
from .state import BEAR, TIGER, State

GainOf = Callable[[State, int, int], int]


def draw_fur(state: State) -> int:
    """Draw one fur from the bag; 0 when it is empty."""
    bag = state.bag
    total = sum(bag)
    if not total:
        return 0
    left = state.below(total)
    for value, count in enumerate(bag):
        left -= count
        if left < 0:
            bag[value] -= 1
            return value
    raise AssertionError("a draw beyond the bag")


def refill_market(state: State, tell: Tell) -> None:
    """Fill empty market spaces as far as the bag goes (RULES 2)."""
    market = state.market
    for space in range(len(market)):
        if not market[space] and (value := draw_fur(state)):
            market[space] = value
            tell(events.RefilledMarket, space, value)


def give_back(state: State, values: tuple[int, ...], tell: Tell) -> None:
    """Furs go into the bag, tigers to their supply; an empty market space profits at once (RULES 2)."""
    for value in values:
        if value == TIGER:
            state.tigers += 1
        else:
            state.bag[value] += 1
    if 0 in state.market:
        refill_market(state, tell)


def market_values(state: State) -> list[int]:
    """The different values that lie in the market, low to high."""
    values = sorted(set(state.market))
    return values if values[0] else values[1:]


def take_from_market(state: State, seat: int, value: int, tell: Tell) -> None:
    """The seat takes a fur of this value; the space is refilled before anything else (RULES 7)."""
    space = state.market.index(value)
    state.market[space] = 0
    tell(events.TookFromMarket, seat, space, value)
    refill_market(state, tell)
    push(state, seat, GAIN_FUR[value])


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    """Points, horses, coins, story points, banners, outposts or tigers: they simply happen (RULES 7)."""

    kind: str
    amount: int
    source: str = ""

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """Add what there is and tell it."""
        gained = state.rules.gains[self.kind](state, seat, self.amount)
        if self.kind == "vp":
            player = state.players[seat]
            player.scored += ((state.year, self.source, gained),)
        tell(events.Gained, seat, self.kind, gained, self.source)


def _gain_vp(state: State, seat: int, amount: int) -> int:
    state.players[seat].vp += amount
    return amount


def _gain_horses(state: State, seat: int, amount: int) -> int:
    state.players[seat].horses += amount
    return amount


def _gain_coins(state: State, seat: int, amount: int) -> int:
    state.players[seat].coins += amount
    return amount


def _gain_banners(state: State, seat: int, amount: int) -> int:
    amount = min(amount, state.banners)
    state.banners -= amount
    state.players[seat].banners += amount
    return amount


def _gain_outposts(state: State, seat: int, amount: int) -> int:
    amount = min(amount, general_outposts(state, seat))
    state.players[seat].outposts += amount
    return amount


def _gain_tigers(state: State, seat: int, amount: int) -> int:
    amount = min(amount, state.tigers)
    state.tigers -= amount
    state.players[seat].furs[TIGER] += amount
    return amount


GAINS: Mapping[str, GainOf] = {
    "vp": _gain_vp,
    "horses": _gain_horses,
    "coins": _gain_coins,
    "banners": _gain_banners,
    "outposts": _gain_outposts,
    "tigers": _gain_tigers,
}
"""How each kind of gain happens and how much it comes to; story points are in `actions.story`."""


def built_outposts(state: State, seat: int) -> int:
    """How many outposts of the seat stand on the board: at most one a region (RULES 6)."""
    return sum([seat in spaces for spaces in state.spaces])


def general_outposts(state: State, seat: int) -> int:
    """How many of the seat's five outposts are still in the general supply (RULES 2)."""
    return state.rules.outposts_each - state.players[seat].outposts - built_outposts(state, seat)


@dataclass(frozen=True, slots=True)
class GainFurs(Effect):
    """Furs and tigers come to the seat one by one; each bear brings its story points at once (RULES 7)."""

    values: tuple[int, ...]

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """Take furs up to the first bear; its story comes before the rest."""
        furs = state.players[seat].furs
        for taken, value in enumerate(self.values, start=1):
            furs[value] += 1
            tell(events.GainedFur, seat, value)
            if value == BEAR:
                rest = self.values[taken:]
                if rest:
                    push(state, seat, GainFurs(rest))
                push(state, seat, BEAR_STORY)
                return


BEAR_STORY = Gain("story", 2, "bear")
GAIN_FUR = tuple(GainFurs((value,)) for value in range(TIGER + 1))


@dataclass(frozen=True, slots=True)
class DrawFromBag(Effect):
    """A fur from the bag: draw two, keep one (RULES 7)."""

    bought: bool = False

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """Draw what there is, two at the most, and lay it open."""
        drawn = tuple(value for value in (draw_fur(state), draw_fur(state)) if value)
        tell(events.Drew, seat, drawn)
        if drawn:
            push(state, seat, KeepOne(drawn, self.bought))


@dataclass(frozen=True, slots=True)
class KeepOne(Question):
    """Which of the drawn furs to keep; the other returns to the bag."""

    closed = True
    drawn: tuple[int, ...]
    bought: bool

    def options(self, state: State, seat: int) -> list[Answer]:
        """One of the drawn furs; only a reward can be declined."""
        found: list[Answer] = [KEEPS[value] for value in sorted(set(self.drawn))]
        if not self.bought:
            found.append(DECLINE)
        return found

    def answered(self, state: State, seat: int, answer: Answer, tell: Tell) -> None:
        """Keep one, return the rest."""
        rest = list(self.drawn)
        if isinstance(answer, Keep):
            rest.remove(answer.value)
            push(state, seat, GAIN_FUR[answer.value])
        tell(events.Returned, seat, tuple(rest))
        give_back(state, tuple(rest), tell)


@dataclass(frozen=True, slots=True)
class TakeFromMarket(Question):
    """Which market fur to take as a reward."""

    def options(self, state: State, seat: int) -> list[Answer]:
        """Any value that lies there."""
        found: list[Answer] = [MARKET[value] for value in market_values(state)]
        found.append(DECLINE)
        return found

    def answered(self, state: State, seat: int, answer: Answer, tell: Tell) -> None:
        """Take it, if it was not declined."""
        if isinstance(answer, Market):
            take_from_market(state, seat, answer.value, tell)
