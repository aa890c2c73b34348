"""Seasons and turns: whose turn it is, and the three steps of a turn (RULES 4 and 5)."""

from dataclasses import dataclass

from . import events
from .actions.advanced import (
    advanced_effect,
    cossack_regions,
    offer_advanced,
    own_price,
    presence,
    region_of,
)
from .actions.basic import (
    ACTION_REACH,
    BASIC_VERBS,
    RIDES,
    basic_effect,
    free_steps,
    offer_basic,
    tiles_east,
)
from .agenda import Effect, Question, push
from .answers import END, MOVES, STAY, TRADE, Answer, Claim, Move
from .events import Tell
from .payment import ANY, Pay, can_pay_any_and
from .state import State

HORSES_FOR_TILES = (0, 1, 3, 6)  # horses that buy 0, 1, 2 or 3 tiles more
TILES_FOR_HORSES = tuple(sum(n >= price for price in HORSES_FOR_TILES[1:]) for n in range(7))
TABLE = -1  # the seat of effects that belong to nobody


@dataclass(frozen=True, slots=True)
class PlaySeason(Effect):
    """Spring, Summer or Autumn: everyone takes one turn."""

    season: int

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """Turn the season marker; nobody has had a turn yet."""
        turn_season(state, self.season, tell)
        state.waiting = tuple(range(len(state.players)))
        push(state, TABLE, NextTurn())


def turn_season(state: State, season: int, tell: Tell) -> None:
    """A new season: what is allowed once a turn or once a season is allowed again."""
    state.season = season
    tell(events.Season, state.year, season)
    for player in state.players:
        player.sang = False
        player.used = ()


@dataclass(frozen=True, slots=True)
class NextTurn(Effect):
    """The turn of the one furthest east who has not had a turn this season; after the last, nothing."""

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """Start that turn and come back after it."""
        for next_seat in state.order:
            if next_seat in state.waiting:
                state.waiting = tuple([s for s in state.waiting if s != next_seat])
                push(state, TABLE, self)
                push(state, next_seat, StartTurn())
                return


@dataclass(frozen=True, slots=True)
class StartTurn(Effect):
    """A turn begins with the compulsory move, unless there is no tile further east."""

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """Move first, then act."""
        tell(events.Turn, seat)
        push(state, seat, ACT["basic"])
        if tiles_east(state, state.players[seat].slot, 1):
            push(state, seat, ChooseMove())


@dataclass(frozen=True, slots=True)
class ChooseMove(Question):
    """Step 1: how far east to move; horses buy up to three tiles more."""

    explicit = True

    def options(self, state: State, seat: int) -> list[Answer]:
        """Every tile in reach of free steps and horses."""
        player = state.players[seat]
        bought = TILES_FOR_HORSES[min(player.horses, HORSES_FOR_TILES[-1])]
        reach = ACTION_REACH + free_steps(state, seat) + bought
        found: list[Answer] = [MOVES[slot] for slot in tiles_east(state, player.slot, reach)]
        return found or [STAY]  # an extra action may have claimed the last tile further east

    def answered(self, state: State, seat: int, answer: Answer, tell: Tell) -> None:
        """Pay the fewest horses that reach it, and ride."""
        if not isinstance(answer, Move):
            return
        price = move_price(state, seat, answer.slot)
        if price:
            state.players[seat].horses -= price
            tell(events.PaidHorses, seat, price)
        push(state, seat, RIDES[answer.slot])


def move_price(state: State, seat: int, slot: int) -> int:
    """Horses for the compulsory move to a slot."""
    bought = move_distance(state, seat, slot) - ACTION_REACH - free_steps(state, seat)
    return HORSES_FOR_TILES[max(0, bought)]


def move_distance(state: State, seat: int, slot: int) -> int:
    """How many tiles away a slot is, east or west; gaps are not counted."""
    here = state.players[seat].slot
    between = state.tiles[here + 1 : slot + 1] if slot > here else state.tiles[slot:here]
    return len(between) - between.count(None)


@dataclass(frozen=True, slots=True)
class ChooseAction(Question):
    """Steps 2 and 3: a basic action, a main action, perhaps a second one for a fur; then the end of the turn.

    `step` is what the next action counts as: "basic", "main", "second", or "end" when none is left.
    A basic action taken first is the basic step; an advanced one begins the main actions (RULES 15).
    """

    explicit = True
    step: str

    def options(self, state: State, seat: int) -> list[Answer]:
        """What can be done and paid for, and ending the turn."""
        found: list[Answer] = []
        if self.step == "second":
            self._offer_second(state, seat, found)
        elif self.step != "end":
            offer_basic(state, seat, found)
            building = cossack_regions(state, seat)
            offer_advanced(state, seat, presence(state, seat, building), building, found)
        found.append(END)
        return found

    def _offer_second(self, state: State, seat: int, found: list[Answer]) -> None:
        player = state.players[seat]
        if not any(player.furs):
            return
        offer_basic(state, seat, found)
        if found[-1] == TRADE and not can_pay_any_and(player, state.trade_fur, 1):
            found.pop()
        any_fur = any_fur_pays(state, seat)
        extra: list[Answer] = []
        building = cossack_regions(state, seat)
        regions = presence(state, seat, building)
        offer_advanced(state, seat, regions, building, extra, extra=0 if any_fur else 1)
        if any_fur:  # RULES 13, S9: any fur pays the second action, the region's value only a claim
            extra = [
                a for a in extra if not isinstance(a, Claim) or can_pay_any_and(player, *own_price(state, a))
            ]
        found += extra

    def answered(self, state: State, seat: int, answer: Answer, tell: Tell) -> None:
        """Pay first, carry the action out, then the next step."""
        if answer == END:
            tell(events.EndedTurn, seat)
            return
        verb = answer.kind
        basic = verb in BASIC_VERBS
        tell(events.Action, seat, "basic" if basic else "advanced", verb, self.step)
        push(state, seat, ACT[_AFTER[self.step, basic]])
        push(state, seat, basic_effect(answer) if basic else advanced_effect(answer))
        value, count = own_price(state, answer)
        if self.step == "second":
            self._pay_second(state, seat, answer)
        elif count:
            push(state, seat, Pay(value, count))

    def _pay_second(self, state: State, seat: int, answer: Answer) -> None:
        value, count = own_price(state, answer)
        price = second_price(state, seat, answer)
        if price != ANY:
            push(state, seat, Pay(price, 1 + count))
            return
        if count:
            push(state, seat, Pay(value, count))
        push(state, seat, Pay(ANY, 1, then_value=value, then_count=count))


def second_price(state: State, seat: int, answer: Answer) -> int:
    """The value of the fur that an action costs as the second main action; ANY where any fur will do."""
    if answer[0] in BASIC_VERBS or any_fur_pays(state, seat):
        return ANY
    return state.region_furs[region_of(state, answer)]


def any_fur_pays(state: State, seat: int) -> bool:
    """Whether any fur pays for a second main action (RULES 13, S9)."""
    return bool(state.rules.change(state.players[seat], "second_action_for_any_fur"))


ACT = {step: ChooseAction(step) for step in ("basic", "main", "second", "end")}
_AFTER = {
    ("basic", True): "main",
    ("basic", False): "second",
    ("main", True): "second",
    ("main", False): "second",
    ("second", True): "end",
    ("second", False): "end",
}
