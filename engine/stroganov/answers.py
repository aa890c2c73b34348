"""Answers: what a player can choose; one named tuple for each kind, equal to a plain ("hunt", 9, 3)."""

from functools import lru_cache
from typing import Any

from .records import Record, read_text

ANSWERS: dict[str, type["Answer"]] = {}
"""Every kind of answer by its word."""


class Answer(Record):
    """An answer: its word, and what it is about."""

    __slots__ = ()

    def __init_subclass__(cls, kind: str = "") -> None:
        super().__init_subclass__(kind)
        ANSWERS[kind] = cls


def named(answer: tuple[Any, ...]) -> Answer:
    """An answer from a plain tuple, as JSON holds it; ValueError if there is no such kind.

    >>> named(("hunt", 9, 3)).value
    3
    """
    try:
        return ANSWERS[answer[0]](*answer[1:])
    except (KeyError, IndexError, TypeError):
        raise ValueError(answer) from None


def parse(text: str) -> Answer:
    """An answer from its text form, which is what `str` makes of it.

    >>> parse("hunt 9 3"), str(parse("pay 2,2,5 -")), str(COIN)
    (Hunt(slot=9, value=3), 'pay 2,2,5', 'coin')
    """
    return read_text(text, ANSWERS)


class Move(Answer, kind="move"):
    """Ride to a tile: the compulsory move, a move action or a bonus."""

    slot: int


class Hunt(Answer, kind="hunt"):
    """Hunt a fur of this value on a tile."""

    slot: int
    value: int


class Coin(Answer, kind="coin"):
    """Take a coin."""


class Horses(Answer, kind="horses"):
    """Take horses."""


class Story(Answer, kind="story"):
    """Take story points."""


class Trade(Answer, kind="trade"):
    """Trade a fur for two bonuses."""


class Village(Answer, kind="village"):
    """Visit the village of a region."""

    region: int


class Yurt(Answer, kind="yurt"):
    """Use the yurt of a region."""

    region: int


class Wish(Answer, kind="wish"):
    """Take the wish of a region into hand."""

    region: int


class Outpost(Answer, kind="outpost"):
    """Build an outpost in a region."""

    region: int


class Claim(Answer, kind="claim"):
    """Claim the landscape tile in a slot."""

    slot: int


class Buy(Answer, kind="buy"):
    """Buy a market fur of this value for horses."""

    value: int


class BuyBag(Answer, kind="buy_bag"):
    """Buy a fur from the bag for horses."""


class SwapDown(Answer, kind="swap_down"):
    """Swap a higher fur and a horse for a market fur of this value."""

    value: int


class SwapTwo(Answer, kind="swap_two"):
    """Swap two furs for a market fur of this value."""

    value: int


class Give(Answer, kind="give"):
    """Give a fur of this value away in a swap."""

    value: int


class Fulfil(Answer, kind="fulfil"):
    """Fulfil a wish from hand."""

    wish: str


class WishCard(Answer, kind="wish_card"):
    """Choose the wish from hand that a song fulfils."""

    wish: str


class Extra(Answer, kind="extra"):
    """Use the extra advanced action of a fulfilled wish."""

    wish: str


class Pay(Answer, kind="pay"):
    """Pay these furs, and show others; 0 among those shown is some other fur with a coin."""

    furs: tuple[int, ...]
    shown: tuple[int, ...] = ()

    def __new__(cls, furs: tuple[int, ...], shown: tuple[int, ...] = ()) -> "Pay":
        """Furs shown are left out of the tuple if there are none."""
        return tuple.__new__(cls, ("pay", furs, shown) if shown else ("pay", furs))


Pay.shown = property(lambda answer: answer[2] if len(answer) > 2 else ())  # type: ignore[assignment]


class Add(Answer, kind="add"):
    """Add a fur of this value to a payment that is put together fur by fur."""

    value: int


class Keep(Answer, kind="keep"):
    """Keep the drawn fur of this value."""

    value: int


class Market(Answer, kind="market"):
    """Take a market fur of this value as a reward."""

    value: int


class Step(Answer, kind="step"):
    """Move the trophy token one space."""


class Stay(Answer, kind="stay"):
    """Do not move."""


class Trophy(Answer, kind="trophy"):
    """Take the reward of a space of the trophy track."""

    space: int


class Song(Answer, kind="song"):
    """Sing a song for its story points."""

    song: str


class Climb(Answer, kind="climb"):
    """Pay story points for a step of the trophy token."""


class Income(Answer, kind="income"):
    """Receive the winter income of this wish first."""

    wish: str


class StartingWish(Answer, kind="starting_wish"):
    """Take a starting wish."""

    wish: str


class Decline(Answer, kind="decline"):
    """Do without a reward."""


class Stop(Answer, kind="stop"):
    """Do not hunt a second fur."""


class End(Answer, kind="end"):
    """End the turn."""


class Done(Answer, kind="done"):
    """Nothing more to do in this part of Winter."""


class Pass(Answer, kind="pass"):
    """Sing no song."""


COIN, HORSES, STORY, TRADE, BUY_BAG = Coin(), Horses(), Story(), Trade(), BuyBag()
STEP, STAY, CLIMB, DECLINE, STOP, END = Step(), Stay(), Climb(), Decline(), Stop(), End()
DONE, PASS = Done(), Pass()

# Made once because options are listed often: by slot, region or value of fur, the last ones when needed.
_SLOTS, _REGIONS, _VALUES = range(13), range(5), range(10)
MOVES = tuple(map(Move, _SLOTS))
HUNTS = tuple(tuple(Hunt(slot, value) for value in _VALUES) for slot in _SLOTS)
CLAIMS = tuple(map(Claim, _SLOTS))
VILLAGES, YURTS = tuple(map(Village, _REGIONS)), tuple(map(Yurt, _REGIONS))
WISHES, OUTPOSTS = tuple(map(Wish, _REGIONS)), tuple(map(Outpost, _REGIONS))
BUYS, GIVES, KEEPS = tuple(map(Buy, _VALUES)), tuple(map(Give, _VALUES)), tuple(map(Keep, _VALUES))
SWAPS_DOWN, SWAPS_TWO = tuple(map(SwapDown, _VALUES)), tuple(map(SwapTwo, _VALUES))
ADDS, MARKET = tuple(map(Add, _VALUES)), tuple(map(Market, _VALUES))
TROPHIES = tuple(map(Trophy, _VALUES))
fulfil, song = lru_cache(maxsize=256)(Fulfil), lru_cache(maxsize=256)(Song)
pay = lru_cache(maxsize=4096)(Pay)
