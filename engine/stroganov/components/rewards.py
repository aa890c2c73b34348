"""From the words of the component data to effects: what a reward is made of, in its printed order."""

from collections.abc import Mapping

from ..actions.advanced import BuildAnywhere, ChooseAdvanced
from ..actions.auxiliary import FulfilPayingOnly
from ..actions.trophy import TakeTwoTrophyRewards, Trophy, UseAnyYurt, VisitAnyVillage
from ..agenda import Effect
from ..effects import DrawFromBag, Gain, TakeFromMarket

REWARD_SOURCES = ("landscape", "village", "yurt", "song", "trophy")
"""Where the gains of a printed reward come from."""

GAINED = ("vp", "horses", "coins", "story", "banners", "outposts", "tigers")
REPEATED: Mapping[str, Effect] = {
    "bag_furs": DrawFromBag(),
    "market_furs": TakeFromMarket(),
    "trophies": Trophy(),
}
SONG_EFFECTS: Mapping[str, Effect] = {
    "advanced_action_anywhere": ChooseAdvanced(anywhere=True),
    "build_outpost_anywhere": BuildAnywhere(),
    "fulfil_wish_paying_only": FulfilPayingOnly(),
    "visit_any_village": VisitAnyVillage(trophies=True),
}
TRACK_EFFECTS: Mapping[str, Effect] = {
    "two_different_rewards_above": TakeTwoTrophyRewards(),
    "use_any_yurt": UseAnyYurt(),
    "visit_any_village": VisitAnyVillage(trophies=False),
}


def reward_effects(reward: Mapping[str, int], source: str) -> tuple[Effect, ...]:
    """The effects of a printed reward; gains remember where they came from."""
    effects: list[Effect] = []
    for kind, amount in reward.items():
        if kind in REPEATED:
            effects.extend([REPEATED[kind]] * amount)
        else:
            effects.append(Gain(kind, amount, source))
    return tuple(effects)
