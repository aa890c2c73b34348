"""Final scoring, itemised by source, in the order of RULES 11."""

from dataclasses import dataclass

from . import events
from .agenda import Effect
from .effects import built_outposts
from .events import Tell
from .state import TIGER, State

DURING = ("wish", "landscape", "village", "yurt", "song", "trophy", "bonus", "horses")
"""What brings points in the course of a game; the last two bring them to the automaton."""

AFTER = (
    "wishes_end",
    "landscape_sets",
    "tigers",
    "trophy_track",
    "outposts_built",
    "outposts_unbuilt",
    "coins_end",
    "furs_end",
    "story_end",
)
"""What brings points in the final scoring, in its order."""

OUTPOST_POINTS = (0, 1, 3, 6, 10, 15)


def terrains(state: State, seat: int) -> dict[str, int]:
    """How many landscape tiles of each terrain the seat has."""
    found: dict[str, int] = {}
    for tile in state.players[seat].landscapes:
        terrain = state.rules.landscapes[tile].terrain
        found[terrain] = found.get(terrain, 0) + 1
    return found


def set_points(counts: list[int]) -> int:
    """The best total of sets: 4 different terrains 6, 3 different 3; a tile counts in one set.

    >>> set_points([2, 2, 2, 1]), set_points([2, 2, 1, 1])
    (9, 6)
    """
    most_fours = min(counts) if len(counts) == 4 else 0
    return max(6 * fours + 3 * _threes([n - fours for n in counts]) for fours in range(most_fours + 1))


def _threes(counts: list[int]) -> int:
    """How many sets of three different terrains can be made: always from the most plentiful ones."""
    counts = sorted(counts, reverse=True)
    sets = 0
    while len(counts) >= 3 and counts[2]:
        counts = sorted([counts[0] - 1, counts[1] - 1, counts[2] - 1, *counts[3:]], reverse=True)
        sets += 1
    return sets


def trophy_points(state: State, seat: int) -> int:
    """The shield reached or last passed on the trophy track."""
    player = state.players[seat]
    solo = seat == state.automaton
    rules = state.rules
    shields = rules.solo_board(state.setup.opponent).shields if solo else rules.shields(player)
    return max((points for space, points in shields if space <= player.trophy), default=0)


def final_points(state: State, seat: int) -> dict[str, int]:
    """What the seat would score if the game ended now, by source."""
    player = state.players[seat]
    furs = sum(player.furs) - player.furs[TIGER] + player.horses // 5
    return {
        "wishes_end": sum(points for _, points in wish_points(state, seat)),
        "landscape_sets": set_points(list(terrains(state, seat).values())),
        "tigers": 2 * player.furs[TIGER],
        "trophy_track": trophy_points(state, seat),
        "outposts_built": OUTPOST_POINTS[built_outposts(state, seat)],
        "outposts_unbuilt": player.outposts,
        "coins_end": player.coins // 2,
        "furs_end": furs // 2,
        "story_end": player.story // 4,
    }


def wish_points(state: State, seat: int) -> list[tuple[str, int]]:
    """What each fulfilled B wish scores at the end."""
    rules = state.rules
    found: list[tuple[str, int]] = []
    for wish in state.players[seat].fulfilled:
        points = rules.effects[rules.wish_effects[wish]].points
        if points:
            found.append((wish, points(state, seat)))
    return found


@dataclass(frozen=True, slots=True)
class ScoreGame(Effect):
    """The final scoring; with it the game is over."""

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """Score every source for every player."""
        for each, player in enumerate(state.players):
            for source, points in final_points(state, each).items():
                player.vp += points
                player.scored += ((0, source, points),)
                tell(events.Scored, each, source, points)
        tell(events.Won, winners(state)[0], state.strategy)


def winners(state: State) -> list[int]:
    """Seats from first to last: most points, on a tie the one further east."""
    return sorted(state.order, key=lambda seat: -state.players[seat].vp)
