"""The automaton's turn, step by step, each step told with its reason (RULES 10)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from . import events, solo_events
from .actions.advanced import (
    BuildOutpost,
    ClaimTile,
    VisitVillage,
    claim_price,
    cossack_regions,
    outpost_price,
    presence,
)
from .actions.basic import MoveCossack, tiles_east
from .actions.trophy import Trophy, UseYurt
from .agenda import Effect, StandIn, push
from .automaton import STAND_INS, pay, payment
from .components.model import AutomaCard
from .effects import Gain, GainFurs, general_outposts
from .events import Tell
from .setup import LETTERS
from .state import REGIONS, State
from .turn import StartTurn

REMOVED = 5  # automa cards that a game without a strategy leaves out


def seat_automaton(state: State, seat: int) -> None:
    """Let Ivan or Katyusha play a seat: choose the strategy and shuffle the cards it leaves."""
    state.automaton = seat
    cards = list(state.rules.automa)
    state.strategy = state.setup.strategy
    if state.strategy == "hidden":
        state.strategy = LETTERS[state.below(len(LETTERS))]
    if state.strategy:
        state.removed = state.rules.left_out[state.strategy]
        state.automa = state.shuffled([card for card in cards if card not in state.removed])
    else:
        deck = state.shuffled(cards)
        state.removed, state.automa = deck[:REMOVED], deck[REMOVED:]


def face_up(state: State) -> AutomaCard:
    """The card beside the deck: it gives hunt and additional action."""
    return state.rules.automa[state.flipped]


@dataclass(frozen=True, slots=True)
class FlipCard(Effect):
    """The automaton's turn: the flipped card says what to do, the one now on top how far to move."""

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """Flip, then the four steps."""
        state.flipped, state.automa = state.automa[0], state.automa[1:]
        move = state.rules.automa[state.automa[0]].move
        tell(events.Turn, seat)
        tell(solo_events.Flipped, seat, state.flipped, move)
        push(state, seat, RideEast(move), HuntByCard(), ClaimOrVisit(), ActByCard(), EndTurn())


@dataclass(frozen=True, slots=True)
class RideEast(Effect):
    """Move so many tiles east, or to the easternmost."""

    tiles: int

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """Ride, if there is a tile further east."""
        reachable = tiles_east(state, state.players[seat].slot, self.tiles)
        if reachable:
            push(state, seat, MoveCossack(reachable[-1]))


@dataclass(frozen=True, slots=True)
class HuntByCard(Effect):
    """Hunt the lowest or highest furs on the own tile; if there is nothing at all, coins instead."""

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """Fewer than the card shows if there are fewer."""
        card = face_up(state)
        slot = state.players[seat].slot
        lying = state.lying[slot]
        if not lying:
            tell(solo_events.FoundNothing, seat, slot, card.hunt_count)
            push(state, seat, Gain("coins", card.hunt_count, "hunt"))
            return
        lowest_first = lying if card.hunt == "lowest" else lying[::-1]
        taken = lowest_first[: card.hunt_count]
        state.lying[slot] = tuple(sorted(lowest_first[card.hunt_count :]))
        for value in taken:
            tell(events.Hunted, seat, slot, value, 0)
        push(state, seat, GainFurs(taken))


@dataclass(frozen=True, slots=True)
class ClaimOrVisit(Effect):
    """The main action: claim the own tile if it is bare and payable, otherwise visit the village."""

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """On the starting tile there is neither."""
        slot = state.players[seat].slot
        region = state.rules.region_of[slot]
        if region not in REGIONS:
            return
        reason = self._why_not(state, seat, slot)
        if reason:
            tell(solo_events.NotClaimed, seat, slot, reason)
            push(state, seat, VisitVillage(region))
        else:
            pay(state, seat, state.region_furs[region], claim_price(state, slot), tell)
            push(state, seat, ClaimTile(slot))

    def _why_not(self, state: State, seat: int, slot: int) -> str:
        if not state.tiles[slot]:
            return "gap"
        if state.lying[slot] and not state.rules.ivan_claims_under_furs:
            return "furs_on_tile"
        value = state.region_furs[state.rules.region_of[slot]]
        return "" if payment(state, seat, value, claim_price(state, slot)) else "cannot_pay"


@dataclass(frozen=True, slots=True)
class ActByCard(Effect):
    """The additional action of the face-up card, in the easternmost place where it can be done and paid."""

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """Try the places; lack of furs may bring a coin (RULES 10, harder)."""
        action = face_up(state).action
        tell(solo_events.Tries, seat, action)
        reasons = _ACTIONS[action](state, seat, tell)
        if "cannot_pay" in reasons and state.setup.harder_coin:
            push(state, seat, Gain("coins", 1, "harder"))


def _act_in_region(
    state: State, seat: int, tell: Tell, action: str, cards: list[str | None], effect: Callable[[int], Effect]
) -> list[str]:
    """Use the easternmost card of a region of presence whose region fur can be paid."""
    reasons: list[str] = []
    for region in sorted(presence(state, seat), reverse=True):
        value = state.region_furs[region]
        if not cards[region]:
            reasons.append("no_card")
        elif not payment(state, seat, value, 1):
            reasons.append("cannot_pay")
        else:
            pay(state, seat, value, 1, tell)
            push(state, seat, effect(region))
            return []
        tell(solo_events.NotHere, seat, action, region, reasons[-1])
    return reasons


def _wish(state: State, seat: int, tell: Tell) -> list[str]:
    return _act_in_region(state, seat, tell, "wish", state.wishes, ScoreWish)


def _yurt(state: State, seat: int, tell: Tell) -> list[str]:
    return _act_in_region(state, seat, tell, "yurt", state.yurts, UseYurt)


@dataclass(frozen=True, slots=True)
class ScoreWish(Effect):
    """The automaton scores a wish at once; a B card is kept for the end, an A card leaves the game."""

    region: int

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """Take the card off the board."""
        wish = state.wishes[self.region]
        assert wish
        state.wishes[self.region] = None
        card = state.rules.wishes[wish]
        if card.deck == "B":
            player = state.players[seat]
            player.fulfilled += (wish,)
            player.effects += (state.rules.wish_effects[wish],)
        tell(solo_events.ScoredWish, seat, self.region, wish)
        push(state, seat, Gain("vp", card.vp, "wish"))


def _outpost(state: State, seat: int, tell: Tell) -> list[str]:
    """Build in the Cossack's region for its region fur; otherwise take an outpost into the own supply."""
    regions = sorted(cossack_regions(state, seat))
    reason = _why_no_outpost(state, seat, regions[0]) if regions else "no_region"
    if not reason:
        pay(state, seat, state.region_furs[regions[0]], 1, tell)
        push(state, seat, BuildOutpost(regions[0], horses=False))
        return []
    tell(solo_events.NotHere, seat, "outpost", regions[0] if regions else -1, reason)
    if general_outposts(state, seat):
        push(state, seat, Gain("outposts", 1, "automa"))
    return [reason]


def _why_no_outpost(state: State, seat: int, region: int) -> str:
    if seat in state.spaces[region]:
        return "already_there"
    if outpost_price(state, seat, region) is None:
        return "no_space"
    if not state.players[seat].outposts:
        return "no_outpost"
    return "" if payment(state, seat, state.region_furs[region], 1) else "cannot_pay"


def _trophy(state: State, seat: int, tell: Tell) -> list[str]:
    reason = trophy_refused(state, seat)
    MoveTrophy().run(state, seat, tell)  # at once: a coin for what is lacking must not pay for the step
    return [reason] if reason else []


def trophy_refused(state: State, seat: int) -> str:
    """Why the automaton's trophy token cannot move; empty if it can."""
    player = state.players[seat]
    costs = state.rules.solo_board(state.setup.opponent).costs
    if player.trophy == len(costs):
        return "end_of_track"
    return "" if payment(state, seat, costs[player.trophy], 1) else "cannot_pay"


def _claim(state: State, seat: int, tell: Tell) -> list[str]:
    """The easternmost tile in a region of presence that can be paid in full."""
    reasons: list[str] = []
    regions = presence(state, seat)
    for slot in range(len(state.tiles) - 1, 0, -1):
        region = state.rules.region_of[slot]
        if region not in regions or not state.tiles[slot]:
            continue
        value, price = state.region_furs[region], claim_price(state, slot)
        if payment(state, seat, value, price):
            pay(state, seat, value, price, tell)
            push(state, seat, ClaimTile(slot))
            return []
        reasons.append("cannot_pay")
        tell(solo_events.NotHere, seat, "claim", slot, "cannot_pay")
    return reasons


_ACTIONS: dict[str, Callable[[State, int, Tell], list[str]]] = {
    "wish": _wish,
    "yurt": _yurt,
    "outpost": _outpost,
    "trophy": _trophy,
    "claim": _claim,
}


@dataclass(frozen=True, slots=True)
class EndTurn(Effect):
    """The automaton's turn is over."""

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """Tell the end of the turn."""
        tell(events.EndedTurn, seat)


@dataclass(frozen=True, slots=True)
class MoveTrophy(Effect):
    """A trophy of the automaton: pay, move and score the space entered; perhaps a point without a step."""

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """From a card, a village or a yurt alike."""
        player = state.players[seat]
        board = state.rules.solo_board(state.setup.opponent)
        reason = trophy_refused(state, seat)
        if reason:
            tell(solo_events.NotClimbed, seat, reason)
            points = state.rules.ivan_trophy_without_step
        else:
            pay(state, seat, board.costs[player.trophy], 1, tell)
            player.trophy += 1
            tell(events.Climbed, seat, player.trophy)
            points = board.vp[player.trophy - 1]
        if points:
            push(state, seat, Gain("vp", points, "trophy"))


SOLO_STAND_INS: Mapping[type[Effect], StandIn] = {
    **STAND_INS,
    StartTurn: lambda effect: FlipCard(),
    Trophy: lambda effect: MoveTrophy(),
}
"""All that the automaton does in its own way."""
