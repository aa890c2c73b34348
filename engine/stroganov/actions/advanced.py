"""The five advanced actions: village, yurt, wish, outpost, claim (RULES 6)."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from .. import answers, events
from ..agenda import Effect, Question, push
from ..answers import CLAIMS, DECLINE, OUTPOSTS, TRADE, VILLAGES, WISHES, YURTS, Answer
from ..effects import GainFurs, general_outposts
from ..events import Tell
from ..payment import Pay, capacity
from ..state import FREE, REGIONS, State
from .basic import tiles_west
from .trophy import UseYurt, visit_village

CLAIM_PRICE = 2  # furs of the region's value, and one more for each fur and tiger on the tile


def cossack_regions(state: State, seat: int) -> set[int]:
    """The region of the own Cossack; with the wish for it also those of the two tiles west (RULES 15)."""
    player = state.players[seat]
    region_of = state.rules.region_of
    regions = {region_of[player.slot]} if player.slot else set()
    if player.effects and (reach := state.rules.change(player, "tiles_west")):
        regions.update(region_of[slot] for slot in tiles_west(state, player.slot, reach))
    return regions


def presence(state: State, seat: int, cossack: set[int] | None = None) -> set[int]:
    """Regions where the seat may act: those of its Cossack (found, if not given) and of its outposts."""
    regions = cossack_regions(state, seat) if cossack is None else cossack
    return regions | {region for region, spaces in enumerate(state.spaces) if seat in spaces}


def outpost_price(state: State, seat: int, region: int) -> int | None:
    """Horses for the westernmost free space; None if the seat cannot build there."""
    spaces = state.spaces[region]
    if seat in spaces or FREE not in spaces:
        return None
    return state.rules.outpost_costs[spaces.index(FREE)]


def claim_price(state: State, slot: int) -> int:
    """How many furs of the region's value the tile in a slot costs."""
    return CLAIM_PRICE + len(state.lying[slot])


def offer_advanced(
    state: State,
    seat: int,
    regions: Iterable[int],
    building: Iterable[int],
    found: list[Answer],
    extra: int = 0,
) -> None:
    """Add every advanced action possible in these regions; `extra` furs of the region are paid besides."""
    player = state.players[seat]
    can_claim = sum(player.furs) >= CLAIM_PRICE + extra
    for region in regions:
        payable = capacity(player, state.region_furs[region]) if extra or can_claim else 0
        if payable < extra:
            continue
        found.append(VILLAGES[region])
        if state.yurts[region]:
            found.append(YURTS[region])
        if state.wishes[region]:
            found.append(WISHES[region])
        if payable >= CLAIM_PRICE + extra:
            found += [
                CLAIMS[slot]
                for slot in state.rules.region_slots[region]
                if state.tiles[slot] and claim_price(state, slot) + extra <= payable
            ]
    if player.outposts:
        found += [OUTPOSTS[region] for region in building if _can_build(state, seat, region, extra)]


def _can_build(state: State, seat: int, region: int, extra: int) -> bool:
    player = state.players[seat]
    price = outpost_price(state, seat, region)
    if price is None or price > player.horses:
        return False
    return not extra or capacity(player, state.region_furs[region]) >= extra


def region_of(state: State, answer: Answer) -> int:
    """The region in which an advanced action is carried out."""
    return state.rules.region_of[answer[1]] if answer[0] == "claim" else int(answer[1])


def own_price(state: State, answer: Answer) -> tuple[int, int]:
    """The furs an action costs by itself: value and count."""
    if answer == TRADE:
        return state.trade_fur, 1
    if isinstance(answer, answers.Claim):
        return state.region_furs[state.rules.region_of[answer.slot]], claim_price(state, answer.slot)
    return 0, 0


def advanced_effect(answer: Answer) -> Effect:
    """What happens when an advanced action is carried out, its furs being paid."""
    return _EFFECTS[answer[0]](*answer[1:])


@dataclass(frozen=True, slots=True)
class VisitVillage(Effect):
    """Visit the village of a region."""

    region: int

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """Get its reward."""
        visit_village(state, seat, self.region, tell)


@dataclass(frozen=True, slots=True)
class TakeWish(Effect):
    """Take the Tsar's wish of a region into hand."""

    region: int

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """There is no hand limit."""
        wish = state.wishes[self.region]
        assert wish
        state.wishes[self.region] = None
        state.players[seat].hand += (wish,)
        tell(events.TookWish, seat, self.region, wish)


@dataclass(frozen=True, slots=True)
class BuildOutpost(Effect):
    """Build on the westernmost free space of a region; a song takes from the general supply."""

    region: int
    horses: bool = True
    general: bool = False

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """Pay the horses, unless they are waived, and build."""
        player = state.players[seat]
        spaces = list(state.spaces[self.region])
        space = spaces.index(FREE)
        price = state.rules.outpost_costs[space] if self.horses else 0
        spaces[space] = seat
        state.spaces[self.region] = tuple(spaces)
        player.horses -= price
        if not self.general:
            player.outposts -= 1
        tell(events.BuiltOutpost, seat, self.region, space, price)


@dataclass(frozen=True, slots=True)
class ClaimTile(Effect):
    """Take a landscape tile, everything on it and its reward; Cossacks stay in the gap."""

    slot: int

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """First what lay on the tile, then the printed reward."""
        tile = state.tiles[self.slot]
        assert tile
        lying = state.lying[self.slot]
        state.tiles[self.slot] = None
        state.lying[self.slot] = ()
        state.players[seat].landscapes += (tile,)
        tell(events.Claimed, seat, self.slot, tile, lying)
        push(state, seat, GainFurs(lying), *state.rules.landscapes[tile].reward)


_EFFECTS: dict[str, Callable[..., Effect]] = {
    "village": VisitVillage,
    "yurt": UseYurt,
    "wish": TakeWish,
    "outpost": BuildOutpost,
    "claim": ClaimTile,
}
ADVANCED_VERBS = tuple(_EFFECTS)


@dataclass(frozen=True, slots=True)
class ChooseAdvanced(Question):
    """One advanced action, free: anywhere, or where the seat is present (RULES 6, "free")."""

    anywhere: bool

    def options(self, state: State, seat: int) -> list[Answer]:
        """Every advanced action possible; a reward can be declined."""
        found: list[Answer] = []
        if self.anywhere:
            offer_advanced(state, seat, REGIONS, REGIONS, found)
            found.append(DECLINE)
        else:
            offer_advanced(state, seat, presence(state, seat), cossack_regions(state, seat), found)
        return found

    def answered(self, state: State, seat: int, answer: Answer, tell: Tell) -> None:
        """Pay the action's own price and carry it out."""
        if answer == DECLINE:
            return
        push(state, seat, advanced_effect(answer))
        value, count = own_price(state, answer)
        if count:
            push(state, seat, Pay(value, count))


@dataclass(frozen=True, slots=True)
class BuildAnywhere(Question):
    """Where a song builds an outpost from the general supply without horses (RULES 14)."""

    def options(self, state: State, seat: int) -> list[Answer]:
        """Any region with a free space and no own outpost."""
        found: list[Answer] = []
        if general_outposts(state, seat):
            found = [OUTPOSTS[r] for r in REGIONS if outpost_price(state, seat, r) is not None]
        found.append(DECLINE)
        return found

    def answered(self, state: State, seat: int, answer: Answer, tell: Tell) -> None:
        """Build there, if it was not declined."""
        if isinstance(answer, answers.Outpost):
            push(state, seat, BuildOutpost(answer.region, horses=False, general=True))
