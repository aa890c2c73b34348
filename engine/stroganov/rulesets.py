"""The editions as data: one ruleset says everything in which they differ (RULES 12)."""

from collections.abc import Mapping
from functools import lru_cache

from .actions.auxiliary import AUXILIARY, offer_auxiliary
from .actions.story import gain_story
from .agenda import CarryOut, Effect, StandIn
from .components import STANDARD, Components
from .components.loading import LETTERS
from .components.model import SoloBoard, Space
from .components.wishes import FIRST, REVISED
from .effects import GAINS, GainOf
from .player import Player
from .solo import SOLO_STAND_INS
from .state import EAST

BANNERS = {2: 12, 3: 17, 4: 20}  # by players; solo counts as 2
TIGERS = 16


class Ruleset:
    """The rules of one edition together with the components it is played with; it never changes."""

    gains: Mapping[str, GainOf] = {**GAINS, "story": gain_story}
    auxiliary: Mapping[str, CarryOut] = AUXILIARY
    offer_auxiliary = staticmethod(offer_auxiliary)
    stand_ins: Mapping[type[Effect], StandIn] = SOLO_STAND_INS
    outposts_each = 5
    wish_effects: Mapping[str, str] = REVISED
    story_end_once_a_turn = True
    yurt_reward_costs_fur = False
    ivan_adds_fur_to_coin = False
    ivan_claims_under_furs = False
    ivan_trophy_without_step = 1  # VP

    def __init__(self, components: Components) -> None:
        self.components = components
        self.landscapes = components.landscapes
        self.villages = components.villages
        self.yurts = components.yurts
        self.songs = components.songs
        self.wishes = components.wishes
        self.automa = components.automa
        self.region_slots = components.region_slots
        self.outpost_costs = components.outpost_costs
        self.left_out = {
            letter: tuple(card.id for card in self.automa.values() if letter in card.letters)
            for letter in LETTERS
        }
        regions = {slot: region for region, slots in enumerate(self.region_slots) for slot in slots}
        self.region_of = tuple(regions.get(slot, -1) for slot in range(EAST + 1))  # the start has none

    def track(self, player: Player) -> tuple[Space, ...]:
        """The trophy track on the player's board."""
        return self.components.boards[board_name(player)].track

    def shields(self, player: Player) -> tuple[tuple[int, int], ...]:
        """Spaces of the player's trophy track with the points they are worth at the end."""
        return self.components.boards[board_name(player)].shields

    def solo_board(self, opponent: str) -> SoloBoard:
        """The automaton's board."""
        return self.components.solo_boards[opponent]


class FirstEdition(Ruleset):
    """The English first edition: the seven differences of RULES 12."""

    wish_effects = FIRST
    story_end_once_a_turn = False
    yurt_reward_costs_fur = True
    ivan_adds_fur_to_coin = True
    ivan_claims_under_furs = True
    ivan_trophy_without_step = 0


EDITIONS: Mapping[str, type[Ruleset]] = {"revised": Ruleset, "first": FirstEdition}


def board_name(player: Player) -> str:
    """The name of the player's board among the components."""
    return "a" if player.side == "a" else f"b-{player.colour}"


@lru_cache(maxsize=8)
def ruleset(edition: str, components: Components = STANDARD) -> Ruleset:
    """The ruleset of an edition."""
    return EDITIONS[edition](components)
