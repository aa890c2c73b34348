"""The two editions of the rules (RULES 12)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import ClassVar

from .actions.auxiliary import AUXILIARY, offer_auxiliary
from .actions.story import gain_story
from .components import STANDARD, Components
from .effects import GAINS
from .ruleset import Ruleset
from .solo import SOLO_STAND_INS
from .wish_effects import WISH_EFFECTS


class RevisedEdition(Ruleset):
    """The rules of the revised edition, which RULES.md tells."""

    gains: ClassVar = {**GAINS, "story": gain_story}
    auxiliary = AUXILIARY
    offer_auxiliary = staticmethod(offer_auxiliary)
    stand_ins = SOLO_STAND_INS
    effects = WISH_EFFECTS


class FirstEdition(RevisedEdition):
    """The English first edition: the seven differences of RULES 12."""

    story_end_once_a_turn = False
    yurt_reward_costs_fur = True
    ivan_adds_fur_to_coin = True
    ivan_claims_under_furs = True
    ivan_trophy_without_step = 0

    @staticmethod
    def effect_of(revised: str, first: str) -> str:
        """Four cards have another effect here."""
        return first


EDITIONS: Mapping[str, type[Ruleset]] = {"revised": RevisedEdition, "first": FirstEdition}


@lru_cache(maxsize=8)
def ruleset(edition: str, components: Components = STANDARD) -> Ruleset:
    """The ruleset of an edition."""
    return EDITIONS[edition](components)
