"""Winter: income, storytelling and, before the last one, the renewal of the board (RULES 9)."""

from dataclasses import dataclass

from . import events
from .actions.story import payable_songs, sing
from .agenda import Effect, Question, push
from .answers import DONE, PASS, Answer, Income, Song
from .effects import Gain, draw_fur, refill_market
from .events import Tell
from .ruleset import WINTER as INCOME
from .ruleset import WishEffect
from .state import EAST, REGIONS, TIGER, WINTER, State
from .turn import TABLE, turn_season

LAST_YEAR = 4
YEAR_OF_B_CARDS = 3
BASE_INCOME = 2  # horses, and one more for each banner
STORYTELLING = (2, 1)  # story points for the furthest east and the second


@dataclass(frozen=True, slots=True)
class Winter(Effect):
    """Income for everyone, then stories and songs, then renewal in years 1 to 3."""

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """Everything in player order, furthest east first; each finishes before the next."""
        turn_season(state, WINTER, tell)
        order = list(state.order)
        if state.year < LAST_YEAR:
            push(state, TABLE, Renew())
        for player in reversed(order):
            push(state, player, ChooseSong())
        for player, story in reversed(list(zip(order, STORYTELLING, strict=False))):
            push(state, player, Gain("story", story, "storytelling"))
        for player in reversed(order):
            push(state, player, TakeIncome())


@dataclass(frozen=True, slots=True)
class TakeIncome(Effect):
    """Horses for everyone, then the winter effects of fulfilled wishes."""

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """Two horses and one for each banner."""
        horses = BASE_INCOME + state.players[seat].banners
        push(state, seat, Gain("horses", horses, "income"), FinishIncome())


@dataclass(frozen=True, slots=True)
class FinishIncome(Question):
    """The window for auxiliary actions and the winter effects of wishes, in the order their owner likes."""

    def options(self, state: State, seat: int) -> list[Answer]:
        """One of the wishes first, where the order can matter; or all that is still due in printed order."""
        due = due_income(state, seat)
        if len(due) > 1 and any(_record(state, wish).order_matters for wish in due):
            return [*(Income(wish) for wish in due), DONE]
        return [DONE]

    def answered(self, state: State, seat: int, answer: Answer, tell: Tell) -> None:
        """What is due comes; the window stays open until nothing is due."""
        due = due_income(state, seat)
        taken = [answer.wish] if isinstance(answer, Income) else due
        if due:
            push(state, seat, self)
        state.players[seat].used += tuple(taken)
        for wish in reversed(taken):
            push(state, seat, ReceiveIncome(wish))


def due_income(state: State, seat: int) -> list[str]:
    """Fulfilled wishes whose winter effect is still to come; one fulfilled just now counts, too."""
    player = state.players[seat]
    return [w for w in player.fulfilled if _record(state, w).when == INCOME and w not in player.used]


def _record(state: State, wish: str) -> WishEffect:
    return state.rules.effects[state.rules.wish_effects[wish]]


@dataclass(frozen=True, slots=True)
class ReceiveIncome(Effect):
    """The winter effect of one fulfilled wish, counted when it comes."""

    wish: str

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """Push the effect of the wish."""
        tell(events.ReceivedIncome, seat, self.wish)
        effect = _record(state, self.wish).effect
        assert effect
        push(state, seat, effect(state, seat))


@dataclass(frozen=True, slots=True)
class ChooseSong(Question):
    """Storytelling: whether to take a song tile for its story points."""

    def options(self, state: State, seat: int) -> list[Answer]:
        """Any open song the seat has the story points for; passing."""
        return [*payable_songs(state, state.players[seat]), PASS]

    def answered(self, state: State, seat: int, answer: Answer, tell: Tell) -> None:
        """The tile is off the board before its reward begins (RULES 15)."""
        if isinstance(answer, Song):
            state.songs = tuple(song for song in state.songs if song != answer.song)
            push(state, seat, LeaveWinter())
            sing(state, seat, answer.song, tell)


@dataclass(frozen=True, slots=True)
class LeaveWinter(Question):
    """The window for auxiliary actions after the song."""

    def options(self, state: State, seat: int) -> list[Answer]:
        """The one answer that goes on; auxiliary actions are added to it."""
        return [DONE]

    def answered(self, state: State, seat: int, answer: Answer, tell: Tell) -> None:
        """Go on with the next player."""


@dataclass(frozen=True, slots=True)
class Renew(Effect):
    """The board is made ready for the next year; story points stay."""

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """In the rulebook's order."""
        for player in state.players:
            player.slot = 0  # the order of players stays
        fill_row(state, state.tiles[1:])
        renew_market(state)
        if state.year + 1 == YEAR_OF_B_CARDS:
            state.yurts, state.wishes = [None] * 5, [None] * 5
            state.yurt_deck, state.song_deck, state.wish_deck = state.later
        songs = len(state.players)
        state.songs, state.song_deck = state.song_deck[:songs], state.song_deck[songs:]
        state.yurts, state.yurt_deck = refilled(state.yurts, state.yurt_deck)
        state.wishes, state.wish_deck = refilled(state.wishes, state.wish_deck)
        tell(events.Renewed, state.year)


def fill_row(state: State, row: list[str | None]) -> None:
    """Tiles move west to close gaps; new ones from the pile fill the row and get furs, perhaps a tiger."""
    old = [(tile, state.lying[slot]) for slot, tile in enumerate(row, start=1) if tile]
    new = state.pile[: EAST - len(old)]
    state.pile = state.pile[len(new) :]
    tiles = [tile for tile, _ in old] + list(new)
    empty = EAST - len(tiles)
    state.tiles = [None, *tiles, *[None] * empty]
    lying = [furs for _, furs in old] + deal_furs(state, new)
    if new and state.tigers:
        state.tigers -= 1
        lying[-1] = (*lying[-1], TIGER)
    state.lying = [(), *lying, *[()] * empty]


def deal_furs(state: State, tiles: tuple[str, ...]) -> list[tuple[int, ...]]:
    """Furs for new tiles, one to each in rounds from west to east, until spots or bag are done."""
    four = len(state.players) == 4
    spots = [state.rules.landscapes[tile].spots_for(four) for tile in tiles]
    dealt: list[list[int]] = [[] for _ in tiles]
    for round_ in range(max(spots, default=0)):
        for furs, room in zip(dealt, spots, strict=True):
            if round_ < room and (value := draw_fur(state)):
                furs.append(value)
    return [tuple(sorted(furs)) for furs in dealt]


def renew_market(state: State) -> None:
    """The market's furs return to the bag and new ones are drawn."""
    for space, value in enumerate(state.market):
        if value:
            state.bag[value] += 1
        state.market[space] = 0
    refill_market(state, events.ignore)


def refilled(places: list[str | None], deck: tuple[str, ...]) -> tuple[list[str | None], tuple[str, ...]]:
    """Places closed up westward and filled from the deck; a deck that runs out leaves places empty."""
    kept = [place for place in places if place]
    new = deck[: len(REGIONS) - len(kept)]
    row: list[str | None] = [*kept, *new]
    return row + [None] * (len(REGIONS) - len(row)), deck[len(new) :]
