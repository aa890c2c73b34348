"""What the rules ask of an edition: its differences, its components and what its wishes do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from operator import itemgetter
from typing import TYPE_CHECKING, ClassVar

from .setup import LETTERS
from .state import EAST

if TYPE_CHECKING:
    from .agenda import CarryOut, Effect, StandIn
    from .answers import Answer
    from .components.model import Components, SoloBoard, Space
    from .player import Player
    from .state import State

BANNERS = {2: 12, 3: 17, 4: 20}  # by players; solo counts as 2
TIGERS = 16
ALWAYS, AT_ONCE, WINTER, END = "always", "at_once", "winter", "end"


@dataclass(frozen=True, slots=True)
class WishEffect:
    """What a wish does once it is fulfilled (RULES 13).

    `when` it acts is ALWAYS, AT_ONCE (when it is fulfilled), END (the final scoring) or a season, for an
    action in the own turn or, in Winter, an income. By that it has `changes` (numbers of the rules that it
    alters), an `effect` or `points`. `worth` is what it means to a bot over a whole game, in points.
    """

    name: str
    when: str
    worth: float
    glyphs: str  # signs for a drawing: icons and numbers
    changes: Mapping[str, int] = field(default_factory=dict)
    effect: Callable[[State, int], Effect] | None = None
    points: Callable[[State, int], int] | None = None
    order_matters: bool = False  # an income whose owner may want it before or after others


class Ruleset:
    """The rules of one edition together with the components it is played with; it never changes."""

    gains: ClassVar[Mapping[str, Callable[[State, int, int], int]]]
    auxiliary: Mapping[str, CarryOut]
    offer_auxiliary: Callable[[State, int, list[Answer]], None]
    stand_ins: Mapping[type[Effect], StandIn]
    effects: Mapping[str, WishEffect]
    outposts_each = 5
    story_end_once_a_turn = True
    yurt_reward_costs_fur = False
    ivan_adds_fur_to_coin = False
    ivan_claims_under_furs = False
    ivan_trophy_without_step = 1  # VP

    def __init__(self, components: Components) -> None:
        self.components = components
        self._strongest: dict[tuple[str, ...], dict[str, int]] = {}
        self.landscapes = components.landscapes
        self.villages = components.villages
        self.yurts = components.yurts
        self.songs = components.songs
        self.wishes = components.wishes
        self.automa = components.automa
        self.region_slots = components.region_slots
        self.outpost_costs = components.outpost_costs
        wishes = self.wishes.values()
        self.wish_effects = {wish.id: self.effect_of(wish.effect, wish.first_edition) for wish in wishes}
        self.left_out = {
            letter: tuple(card.id for card in self.automa.values() if letter in card.letters)
            for letter in LETTERS
        }
        regions = {slot: region for region, slots in enumerate(self.region_slots) for slot in slots}
        self.region_of = tuple(regions.get(slot, -1) for slot in range(EAST + 1))  # the start has none

    @staticmethod
    def effect_of(revised: str, first: str) -> str:
        """Which of the two effects of a wish card is printed in this edition."""
        return revised

    def track(self, player: Player) -> tuple[Space, ...]:
        """The trophy track on the player's board."""
        return self.components.boards[board_name(player)].track

    def shields(self, player: Player) -> tuple[tuple[int, int], ...]:
        """Spaces of the player's trophy track with the points they are worth at the end."""
        return self.components.boards[board_name(player)].shields

    def solo_board(self, opponent: str) -> SoloBoard:
        """The automaton's board."""
        return self.components.solo_boards[opponent]

    def change(self, player: Player, name: str) -> int:
        """How much the player's fulfilled wishes change a number of the rules: the strongest counts."""
        if not player.effects:
            return 0
        return self._changes(player.effects).get(name, 0)

    def _changes(self, effects: tuple[str, ...]) -> dict[str, int]:
        """The strongest change of each number by these effects, kept for the next time."""
        if effects not in self._strongest:
            changes = [change for effect in effects for change in self.effects[effect].changes.items()]
            self._strongest[effects] = dict(sorted(changes, key=itemgetter(1)))
        return self._strongest[effects]

    def total_change(self, player: Player, name: str) -> int:
        """The same for a number in which such wishes add up."""
        effects = self.effects
        return sum([effects[effect].changes.get(name, 0) for effect in player.effects])


def board_name(player: Player) -> str:
    """The name of the player's board among the components."""
    return "a" if player.side == "a" else f"b-{player.colour}"
