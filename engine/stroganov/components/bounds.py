"""How much a component set may hold and give: far more than the box, so little that every game ends soon.

Whatever is within these bounds opens at once and can be played to its end:

- *How many* of each kind there are, and how long a name is, bounds what is shuffled, checked and drawn.
- *How much* one reward gives bounds what a single answer can bring about.
- *No trophy lies on the trophy track*: otherwise trophies could be taken for trophies, without an end.
- *A song costs more story points than it can bring*, also by way of villages and trophies: otherwise it could
  be sung at the end of the story track again and again.
"""

from collections.abc import Iterable

from ..actions.advanced import ChooseAdvanced
from ..actions.trophy import TakeTwoTrophyRewards, Trophy, VisitAnyVillage
from ..agenda import Effect
from ..effects import Gain
from .model import Board, Components

MOST = {"landscapes": 60, "villages": 20, "yurts": 40, "songs": 50, "wishes": 90, "automa": 40}
MOST_FURS = 30  # of one value
MOST_POINTS = 99  # of a wish, a shield or a space of the automaton's track; nothing brings more at once
LONGEST_NAME = 40  # characters
MOST_GIVEN = {
    "vp": 20,
    "horses": 12,
    "coins": 9,
    "story": 12,
    "banners": 5,
    "outposts": 5,
    "tigers": 4,
    "bag_furs": 3,
    "market_furs": 3,
    "trophies": 2,
}
"""How much of each kind one reward may give."""


def most_story(reward: Iterable[Effect], components: Components) -> int:
    """The most story points that a reward can bring again and again: yurts, tiles and bears run short."""
    return sum(_story(effect, components) for effect in reward)


def _story(effect: Effect, components: Components) -> int:
    if isinstance(effect, Gain):
        return effect.amount if effect.kind == "story" else 0
    if isinstance(effect, Trophy):
        return max(_of_trophy(board, components) for board in components.boards.values())
    if isinstance(effect, VisitAnyVillage | ChooseAdvanced):
        trophies = isinstance(effect, ChooseAdvanced) or effect.trophies
        villages = [each for each in components.villages.values() if trophies or not each.gives_trophy]
        return max((most_story(village.reward, components) for village in villages), default=0)
    return 0


def _of_trophy(board: Board, components: Components) -> int:
    """The best space of the track; the last may be two others together."""
    rewards = sorted(most_story(space.reward, components) for space in board.track)
    two = any(isinstance(effect, TakeTwoTrophyRewards) for space in board.track for effect in space.reward)
    return sum(rewards[-2:] if two else rewards[-1:])
