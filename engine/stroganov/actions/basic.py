"""The five basic actions: coin, horses, move, hunt, trade (RULES 5)."""

from collections.abc import Callable
from dataclasses import dataclass
from math import inf

from .. import answers, events
from ..agenda import Effect, Question, push
from ..answers import COIN, DECLINE, HORSES, HUNTS, MOVES, STOP, STORY, TRADE, Answer
from ..effects import GAIN_FUR, Gain
from ..events import Tell
from ..payment import can_pay
from ..state import EAST, State

ACTION_REACH = 2  # tiles of a move action or bonus
TAKE_COIN = Gain("coins", 1, "action")
TAKE_HORSES = Gain("horses", 4, "action")
BONUSES: dict[Answer, Gain] = {
    COIN: Gain("coins", 1, "trade"),
    STORY: Gain("story", 2, "trade"),
    HORSES: Gain("horses", 3, "trade"),
}


def tiles_east(state: State, slot: int, reach: int) -> list[int]:
    """The next tiles east of a slot, nearest first; gaps are skipped and not counted."""
    return _tiles(state, range(slot + 1, EAST + 1), reach)


def tiles_west(state: State, slot: int, reach: int) -> list[int]:
    """The next tiles west of a slot, nearest first; the starting tile is no landscape tile."""
    return _tiles(state, range(slot - 1, 0, -1), reach)


def _tiles(state: State, slots: range, reach: int) -> list[int]:
    tiles, found = state.tiles, []
    for slot in slots:
        if tiles[slot]:
            found.append(slot)
            if len(found) == reach:
                break
    return found


def free_steps(state: State, seat: int) -> int:
    """How many tiles further every move may go (RULES 13: S1 and A1 add up)."""
    player = state.players[seat]
    return state.rules.total_change(player, "move_tiles") if player.effects else 0


def move_targets(state: State, seat: int) -> list[Answer]:
    """Where a move action or bonus may go: one direction, no horses."""
    slot, reach = state.players[seat].slot, ACTION_REACH + free_steps(state, seat)
    targets = tiles_west(state, slot, reach) + tiles_east(state, slot, reach)
    return [MOVES[target] for target in targets]


def place_cossack(state: State, seat: int, slot: int) -> None:
    """A Cossack that arrives goes to the left of those already there (RULES 4)."""
    order = state.order
    order.remove(seat)
    state.players[seat].slot = slot
    place = 0
    while place < len(order) and state.players[order[place]].slot >= slot:
        place += 1
    order.insert(place, seat)


def hunting_slots(state: State, seat: int) -> list[int]:
    """The own tile; with the wish for it also the next tile west or east (RULES 15)."""
    player = state.players[seat]
    slot = player.slot
    slots = [slot] if state.lying[slot] else []
    if player.effects and (aside := state.rules.change(player, "hunt_tiles_aside")):
        slots += tiles_west(state, slot, aside) + tiles_east(state, slot, aside)
    return slots


def hunt_costs(state: State, seat: int, slot: int) -> dict[int, int]:
    """What each value on a tile costs in horses: one for each fur strictly lower."""
    free = hunts_without_horses(state, seat)
    costs: dict[int, int] = {}
    for below, value in enumerate(state.lying[slot]):
        if value not in costs:
            costs[value] = 0 if free else below
    return costs


def hunts_without_horses(state: State, seat: int) -> bool:
    """Whether the seat pays no horses for furs below the one it hunts (RULES 13, A8)."""
    return bool(state.rules.change(state.players[seat], "hunt_without_horses"))


def second_fur_is_free(state: State, seat: int) -> bool:
    """Whether the second fur of a hunt costs the seat no coin (RULES 13, A14)."""
    return bool(state.rules.change(state.players[seat], "second_fur_without_coin"))


def hunt_targets(state: State, seat: int, slots: list[int]) -> list[Answer]:
    """The furs on these tiles for which the seat has the horses."""
    horses = inf if hunts_without_horses(state, seat) else state.players[seat].horses
    found: list[Answer] = []
    for slot in slots:
        last = 0  # furs lie from low to high: of equal ones the first costs least
        for below, value in enumerate(state.lying[slot]):
            if below > horses:
                break
            if value != last:
                found.append(HUNTS[slot][value])
                last = value
    return found


def hunt(state: State, seat: int, slot: int, value: int, tell: Tell) -> None:
    """Take a fur from the tile for its horses."""
    cost = hunt_costs(state, seat, slot)[value]
    state.players[seat].horses -= cost
    left = list(state.lying[slot])
    left.remove(value)
    state.lying[slot] = tuple(left)
    tell(events.Hunted, seat, slot, value, cost)
    push(state, seat, GAIN_FUR[value])


@dataclass(frozen=True, slots=True)
class MoveCossack(Effect):
    """The Cossack rides to a tile."""

    slot: int

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """Move the Cossack and keep the player order."""
        start = state.players[seat].slot
        place_cossack(state, seat, self.slot)
        tell(events.Moved, seat, start, self.slot)


RIDES = tuple(MoveCossack(slot) for slot in range(EAST + 1))


@dataclass(frozen=True, slots=True)
class HuntFurs(Effect):
    """A hunt: a fur for horses, then perhaps a second from the same tile for a coin."""

    slot: int
    value: int

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """The first fur; what it brings is finished before the second."""
        push(state, seat, HUNT_AGAIN[self.slot])
        hunt(state, seat, self.slot, self.value, tell)


@dataclass(frozen=True, slots=True)
class HuntAgain(Question):
    """Whether to take a second fur from the tile for a coin."""

    slot: int

    def options(self, state: State, seat: int) -> list[Answer]:
        """Any fur the seat has coin and horses for; stopping."""
        player = state.players[seat]
        found: list[Answer] = []
        if player.coins or second_fur_is_free(state, seat):
            found = hunt_targets(state, seat, [self.slot])
        found.append(STOP)
        return found

    def answered(self, state: State, seat: int, answer: Answer, tell: Tell) -> None:
        """Pay the coin and hunt."""
        if not isinstance(answer, answers.Hunt):
            return
        if not second_fur_is_free(state, seat):
            state.players[seat].coins -= 1
            tell(events.PaidCoins, seat, 1)
        hunt(state, seat, self.slot, answer.value, tell)


HUNT_AGAIN = tuple(HuntAgain(slot) for slot in range(EAST + 1))


@dataclass(frozen=True, slots=True)
class ChooseBonus(Question):
    """Which bonus of a trade to take; `left` says how many are still to come, this one included."""

    left: int = 2

    def options(self, state: State, seat: int) -> list[Answer]:
        """A coin, story points, horses, or a move if a tile is in reach."""
        return [*BONUSES, *move_targets(state, seat), DECLINE]

    def answered(self, state: State, seat: int, answer: Answer, tell: Tell) -> None:
        """Take it; the second is chosen after the first."""
        if self.left > 1:
            push(state, seat, ChooseBonus(self.left - 1))
        if isinstance(answer, answers.Move):
            push(state, seat, RIDES[answer.slot])
        elif answer != DECLINE:
            push(state, seat, BONUSES[answer])


def offer_basic(state: State, seat: int, found: list[Answer]) -> None:
    """Add every basic action the seat can carry out."""
    found.append(COIN)
    found.append(HORSES)
    found.extend(move_targets(state, seat))
    found.extend(hunt_targets(state, seat, hunting_slots(state, seat)))
    if can_pay(state.players[seat], state.trade_fur, 1):
        found.append(TRADE)


_EFFECTS: dict[str, Callable[..., Effect]] = {
    "coin": lambda: TAKE_COIN,
    "horses": lambda: TAKE_HORSES,
    "move": RIDES.__getitem__,
    "hunt": HuntFurs,
    "trade": ChooseBonus,
}
BASIC_VERBS = tuple(_EFFECTS)


def basic_effect(answer: Answer) -> Effect:
    """What happens when a basic action is carried out, its furs being paid."""
    return _EFFECTS[answer[0]](*answer[1:])
