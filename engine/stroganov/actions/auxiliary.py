"""Auxiliary actions: at every open decision of the own turn and in Winter (RULES 8)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from .. import answers, events
from ..agenda import CarryOut, Effect, Question, push
from ..answers import BUY_BAG, BUYS, DECLINE, GIVES, SWAPS_DOWN, SWAPS_TWO, Answer
from ..effects import DrawFromBag, Gain, give_back, market_values, take_from_market
from ..events import Tell
from ..payment import Pay, capacity
from ..player import Player
from ..ruleset import AT_ONCE
from ..state import SEASON_NAMES, TIGER, WINTER, State
from .advanced import presence

BUY_PRICE = 5  # horses
SWAP_PRICE = 1


def offer_auxiliary(state: State, seat: int, found: list[Answer]) -> None:
    """Add every auxiliary action the seat can afford now."""
    player = state.players[seat]
    held, horses = sum(player.furs), player.horses
    if horses >= BUY_PRICE or held > 1 or (held and horses):
        buys = 0 if horses < BUY_PRICE else 2 if any(state.bag) else 1
        top = highest(player) if horses >= SWAP_PRICE else 0
        found += _market_answers(tuple(market_values(state)), buys, top, held > 1)
    if held and player.hand:
        found += [answers.fulfil(wish) for wish in player.hand if can_fulfil(state, player, wish)]
    if player.effects and not player.used and (wish := extra_wish(state, player)) and presence(state, seat):
        found.append(answers.Extra(wish))


@lru_cache(maxsize=4096)
def _market_answers(values: tuple[int, ...], buys: int, top: int, swaps_two: bool) -> list[Answer]:
    """Buying (1: from the market, 2: from the bag, too), swapping a higher fur down, and two furs for one."""
    found: list[Answer] = [BUYS[value] for value in values] if buys else []
    if buys > 1:
        found.append(BUY_BAG)
    found += [SWAPS_DOWN[value] for value in values if value < top]
    if swaps_two:
        found += [SWAPS_TWO[value] for value in values]
    return found


def highest(player: Player) -> int:
    """The highest fur the player holds; a tiger counts as above 8."""
    value = TIGER
    while value and not player.furs[value]:
        value -= 1
    return value


def needed(state: State, player: Player, wish: str) -> tuple[int, int]:
    """How many furs a wish asks to pay and how many more only to show (RULES 8; A3 in RULES 13)."""
    card = state.rules.wishes[wish]
    show = card.have - card.pay
    if show and player.effects:
        show = max(0, show - state.rules.change(player, "furs_shown_fewer"))
    return card.pay, show


def can_fulfil(state: State, player: Player, wish: str, paying_only: bool = False) -> bool:
    """Whether the player can gather the furs the wish asks for."""
    card = state.rules.wishes[wish]
    able = capacity(player, card.fur)
    if able < card.pay:
        return False
    if paying_only or able >= card.have:
        return True
    return bool(player.effects) and able >= sum(needed(state, player, wish))


def extra_wish(state: State, player: Player) -> str:
    """The fulfilled wish that gives an extra action in this season, if there is one."""
    if state.season == WINTER:
        return ""
    season, rules = SEASON_NAMES[state.season], state.rules
    return next((w for w in player.fulfilled if rules.effects[rules.wish_effects[w]].when == season), "")


def _buy(state: State, seat: int, answer: Answer, tell: Tell) -> None:
    state.players[seat].horses -= BUY_PRICE
    tell(events.PaidHorses, seat, BUY_PRICE)
    if isinstance(answer, answers.Buy):
        take_from_market(state, seat, answer.value, tell)
    else:
        push(state, seat, DrawFromBag(bought=True))


def _swap_down(state: State, seat: int, answer: Answer, tell: Tell) -> None:
    assert isinstance(answer, answers.SwapDown)
    state.players[seat].horses -= SWAP_PRICE
    tell(events.PaidHorses, seat, SWAP_PRICE)
    push(state, seat, Swap(answer.value, 1, answer.value + 1))


def _swap_two(state: State, seat: int, answer: Answer, tell: Tell) -> None:
    assert isinstance(answer, answers.SwapTwo)
    push(state, seat, Swap(answer.value, 2, 1))


@dataclass(frozen=True, slots=True)
class Swap(Question):
    """Which furs to give for the chosen market fur, one at a time; each at least of value `lowest`."""

    closed = True
    wanted: int
    count: int
    lowest: int
    given: tuple[int, ...] = ()

    def options(self, state: State, seat: int) -> list[Answer]:
        """Any fur held that is high enough; a coin does not change its value."""
        furs = state.players[seat].furs
        return [GIVES[v] for v in range(self.lowest, TIGER + 1) if furs[v] > self.given.count(v)]

    def answered(self, state: State, seat: int, answer: Answer, tell: Tell) -> None:
        """After the last one all go to the bag, then the market fur is taken and its space refilled."""
        assert isinstance(answer, answers.Give)
        given = (*self.given, answer.value)
        if len(given) < self.count:
            push(state, seat, Swap(self.wanted, self.count, self.lowest, given))
            return
        for value in given:
            state.players[seat].furs[value] -= 1
        tell(events.Gave, seat, given)
        give_back(state, given, tell)
        take_from_market(state, seat, self.wanted, tell)


def _fulfil(state: State, seat: int, answer: Answer, tell: Tell) -> None:
    assert isinstance(answer, answers.Fulfil)
    wish = answer.wish
    pay, show = needed(state, state.players[seat], wish)
    push(state, seat, Pay(state.rules.wishes[wish].fur, pay, show), FulfilWish(wish))


@dataclass(frozen=True, slots=True)
class FulfilWish(Effect):
    """A wish whose furs are paid: its points at once, its effect from now on (RULES 8)."""

    wish: str

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """The card leaves the hand and lies with the fulfilled ones."""
        player = state.players[seat]
        effect = state.rules.wish_effects[self.wish]
        player.hand = tuple(card for card in player.hand if card != self.wish)
        player.fulfilled += (self.wish,)
        player.effects += (effect,)
        tell(events.Fulfilled, seat, self.wish)
        record = state.rules.effects[effect]
        if record.when == AT_ONCE and record.effect:
            push(state, seat, record.effect(state, seat))
        push(state, seat, Gain("vp", state.rules.wishes[self.wish].vp, "wish"))


@dataclass(frozen=True, slots=True)
class FulfilPayingOnly(Question):
    """Which wish from hand a song fulfils without the furs that would only be shown (RULES 14)."""

    def options(self, state: State, seat: int) -> list[Answer]:
        """Wishes whose furs to pay the seat can pay."""
        player = state.players[seat]
        found: list[Answer] = [
            answers.WishCard(wish)
            for wish in player.hand
            if can_fulfil(state, player, wish, paying_only=True)
        ]
        found.append(DECLINE)
        return found

    def answered(self, state: State, seat: int, answer: Answer, tell: Tell) -> None:
        """Pay and fulfil."""
        if isinstance(answer, answers.WishCard):
            card = state.rules.wishes[answer.wish]
            push(state, seat, Pay(card.fur, card.pay), FulfilWish(card.id))


def _extra(state: State, seat: int, answer: Answer, tell: Tell) -> None:
    assert isinstance(answer, answers.Extra)
    state.players[seat].used += (answer.wish,)
    tell(events.UsedExtra, seat, answer.wish)
    effect = state.rules.effects[state.rules.wish_effects[answer.wish]].effect
    assert effect
    push(state, seat, effect(state, seat))


AUXILIARY: Mapping[str, CarryOut] = {
    "buy": _buy,
    "buy_bag": _buy,
    "swap_down": _swap_down,
    "swap_two": _swap_two,
    "fulfil": _fulfil,
    "extra": _extra,
}
"""How each auxiliary action is carried out, by the word of its answer."""
