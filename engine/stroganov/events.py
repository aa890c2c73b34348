"""Events: what happened; one named tuple for each kind, equal to a plain ("moved", 0, 2, 4)."""

from collections.abc import Callable
from typing import Any, ParamSpec, Protocol, cast

from .records import Record

P = ParamSpec("P")
EVENTS: dict[str, type["Event"]] = {}
"""Every kind of event by its word."""


class Event(Record):
    """An event: its word, mostly whose it is, and what it was about."""

    __slots__ = ()

    def __init_subclass__(cls, kind: str = "") -> None:
        super().__init_subclass__(kind)
        EVENTS[kind] = cls


class Tell(Protocol):
    """Whom effects tell what happened: the kind of event and its parts, so that nobody makes one in vain."""

    def __call__(self, kind: Callable[P, Event], *parts: P.args, **named: P.kwargs) -> None:
        """It happened just now."""


def _ignore(kind: Any, *parts: Any) -> None:
    pass


ignore = cast(Tell, _ignore)
"""A `Tell` for those who only want the position that comes out, such as bots."""


def telling(listener: Callable[[Event], None]) -> Tell:
    """A `Tell` that gives each event to a listener as soon as it has happened."""

    def tell(kind: Any, *parts: Any) -> None:
        listener(kind(*parts))

    return cast(Tell, tell)


def named(event: tuple[Any, ...]) -> Event:
    """An event from a plain tuple, as JSON holds it; ValueError if there is no such kind.

    >>> named(("moved", 0, 2, 4)).slot
    4
    """
    try:
        return EVENTS[event[0]](*event[1:])
    except (KeyError, IndexError, TypeError):
        raise ValueError(event) from None


class Season(Event, kind="season"):
    """A season began."""

    year: int
    season: int


class Turn(Event, kind="turn"):
    """The turn of a seat began."""

    seat: int


class EndedTurn(Event, kind="ended_turn"):
    """A seat ended its turn."""

    seat: int


class Action(Event, kind="action"):
    """A seat took an action; `step` is what it counts as: "basic", "main" or "second"."""

    seat: int
    category: str
    verb: str
    step: str


class Moved(Event, kind="moved"):
    """A Cossack rode from one slot to another."""

    seat: int
    start: int
    slot: int


class Hunted(Event, kind="hunted"):
    """A fur was hunted for horses."""

    seat: int
    slot: int
    value: int
    horses: int


class Gained(Event, kind="gained"):
    """A seat gained points, horses, coins, story points, banners, outposts or tigers."""

    seat: int
    resource: str
    amount: int
    source: str


class GainedFur(Event, kind="gained_fur"):
    """A fur came to a seat; 9 is a tiger."""

    seat: int
    value: int


class PaidFurs(Event, kind="paid_furs"):
    """Furs were paid for a value (0 is any), some of them with coins."""

    seat: int
    value: int
    furs: tuple[int, ...]
    coins: int


class PaidCoins(Event, kind="paid_coins"):
    """Coins were paid."""

    seat: int
    amount: int


class PaidHorses(Event, kind="paid_horses"):
    """Horses were paid."""

    seat: int
    amount: int


class PaidStory(Event, kind="paid_story"):
    """Story points were paid."""

    seat: int
    amount: int


class Drew(Event, kind="drew"):
    """Furs were drawn from the bag and lie open."""

    seat: int
    furs: tuple[int, ...]


class Returned(Event, kind="returned"):
    """Furs that were drawn went back into the bag."""

    seat: int
    furs: tuple[int, ...]


class Gave(Event, kind="gave"):
    """Furs were given away in a swap."""

    seat: int
    furs: tuple[int, ...]


class TookFromMarket(Event, kind="took_from_market"):
    """A fur was taken from a market space."""

    seat: int
    space: int
    value: int


class RefilledMarket(Event, kind="refilled_market"):
    """A market space was filled from the bag."""

    space: int
    value: int


class VisitedVillage(Event, kind="visited_village"):
    """The village of a region was visited."""

    seat: int
    region: int
    village: str


class UsedYurt(Event, kind="used_yurt"):
    """The yurt of a region was used and left the game."""

    seat: int
    region: int
    yurt: str


class TookWish(Event, kind="took_wish"):
    """The wish of a region was taken into hand."""

    seat: int
    region: int
    wish: str


class BuiltOutpost(Event, kind="built_outpost"):
    """An outpost was built on a space of a region for horses."""

    seat: int
    region: int
    space: int
    horses: int


class Claimed(Event, kind="claimed"):
    """A landscape tile was claimed with the furs on it."""

    seat: int
    slot: int
    tile: str
    furs: tuple[int, ...]


class Climbed(Event, kind="climbed"):
    """The trophy token entered a space."""

    seat: int
    space: int


class TookTrophyReward(Event, kind="took_trophy_reward"):
    """The reward of a space of the trophy track was taken."""

    seat: int
    space: int


class Fulfilled(Event, kind="fulfilled"):
    """A wish was fulfilled."""

    seat: int
    wish: str


class UsedExtra(Event, kind="used_extra"):
    """The extra action of a fulfilled wish was used."""

    seat: int
    wish: str


class Sang(Event, kind="sang"):
    """A song was sung."""

    seat: int
    song: str


class ReceivedIncome(Event, kind="received_income"):
    """The winter income of a fulfilled wish was received."""

    seat: int
    wish: str


class TookStartingWish(Event, kind="took_starting_wish"):
    """A starting wish was taken with the fur on it."""

    seat: int
    wish: str
    fur: int


class Renewed(Event, kind="renewed"):
    """The board was renewed after a year."""

    year: int


class Scored(Event, kind="scored"):
    """Points of the final scoring."""

    seat: int
    source: str
    points: int


class Won(Event, kind="won"):
    """The game is over; `strategy` is the automaton's, if there was one."""

    seat: int
    strategy: str
