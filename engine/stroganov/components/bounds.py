"""How much a component set may hold and give: far more than the box, so little that every game ends soon.

Whatever is within these bounds opens at once and can be played to its end:

- *How many* of each kind there are, and how long a name is, bounds what is shuffled, checked and drawn.
- *How much* one reward gives bounds what a single answer can bring about.
- *No trophy lies on the trophy track*: otherwise trophies could be taken for trophies, without an end.
- *A song costs more story points than it brings*, also by villages and trophies, and no fewer if every fur
  is a bear: otherwise it could be sung at the end of the story track again and again.
"""

from collections.abc import Iterable

from ..actions.advanced import ChooseAdvanced
from ..actions.trophy import TakeTwoTrophyRewards, Trophy, VisitAnyVillage
from ..agenda import Effect
from ..effects import BEAR_STORY, DrawFromBag, Gain, TakeFromMarket
from .model import Board, Components, Song

MOST = {"landscapes": 60, "villages": 20, "yurts": 40, "songs": 50, "wishes": 90, "automa": 40}
MOST_FURS = 30  # of one value
MOST_FURS_IN_ALL = 120
MOST_POINTS = 99  # of a wish, a shield or a space of the automaton's track; nothing brings more at once
LONGEST_NAME = 40  # characters
MOST_GIVEN = {
    "vp": 20,
    "horses": 6,
    "coins": 4,
    "story": 6,
    "banners": 2,
    "outposts": 2,
    "tigers": 2,
    "bag_furs": 2,
    "market_furs": 2,
    "trophies": 1,
}
"""How much of each kind one reward may give."""

MOST_CHOICES = 3  # furs and trophies that one reward gives together: each of them asks something
MOST_ON_TRACK = 1  # the same for a space of a trophy track


def pays_for_itself(song: Song, components: Components) -> bool:
    """Whether a song can bring the story points that it costs."""
    with_bears = most_story(song.reward, components, BEAR_STORY.amount)
    return song.cost <= most_story(song.reward, components, 0) or song.cost < with_bears


def most_story(reward: Iterable[Effect], components: Components, of_bears: int) -> int:
    """The most story points that a reward can bring again and again, when each fur brings so many.

    Yurts and tiles run short, so they are left out of account.
    """
    return sum(_story(effect, components, of_bears) for effect in reward)


def _story(effect: Effect, components: Components, of_bears: int) -> int:
    if isinstance(effect, Gain):
        return effect.amount if effect.kind == "story" else 0
    if isinstance(effect, DrawFromBag | TakeFromMarket):
        return of_bears
    if isinstance(effect, Trophy):
        return max(_of_trophy(board, components, of_bears) for board in components.boards.values())
    if isinstance(effect, VisitAnyVillage | ChooseAdvanced):
        trophies = isinstance(effect, ChooseAdvanced) or effect.trophies
        villages = [each for each in components.villages.values() if trophies or not each.gives_trophy]
        return max((most_story(village.reward, components, of_bears) for village in villages), default=0)
    return 0


def _of_trophy(board: Board, components: Components, of_bears: int) -> int:
    """The best space of the track; the last may be two others together."""
    rewards = sorted(most_story(space.reward, components, of_bears) for space in board.track)
    two = any(isinstance(effect, TakeTwoTrophyRewards) for space in board.track for effect in space.reward)
    return sum(rewards[-2:] if two else rewards[-1:])
