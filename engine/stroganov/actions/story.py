"""Story points, songs and what waits at the end of the story track (RULES 7 and 9)."""

from dataclasses import dataclass

from .. import answers, events
from ..agenda import Question, push
from ..answers import CLIMB, DECLINE, Answer, Song
from ..events import Tell
from ..player import Player
from ..state import STORY_END, State
from .trophy import ClimbTrack, TakeTrophyReward


def gain_story(state: State, seat: int, amount: int) -> int:
    """Story points; the end of the track may open a question (RULES 7)."""
    player = state.players[seat]
    before = player.story
    player.story = min(STORY_END, before + amount)
    if player.story == STORY_END and _end_is_open(state, player):
        push(state, seat, ReachStoryEnd())
    return player.story - before


def _end_is_open(state: State, player: Player) -> bool:
    """RULES 7: only if a song is open or a side b has a step left, and once a turn."""
    return not used_up(state, player) and (bool(state.songs) or next_climb(state, player) is not None)


def used_up(state: State, player: Player) -> bool:
    """Whether the once-a-turn allowance is gone; the first edition has no such limit (RULES 12)."""
    return player.sang and state.rules.story_end_once_a_turn


def next_climb(state: State, player: Player) -> int | None:
    """What the next trophy space costs in story points, if the player's board allows such a step."""
    track = state.rules.track(player)
    if player.side == "a" or player.trophy == len(track):
        return None
    return track[player.trophy].cost


@dataclass(frozen=True, slots=True)
class ReachStoryEnd(Question):
    """At the end of the story track: the reward of a song that stays, or on a side b a trophy step."""

    def options(self, state: State, seat: int) -> list[Answer]:
        """Songs and steps the seat has story points for."""
        player = state.players[seat]
        if used_up(state, player):  # it was reached again in between
            return [DECLINE]
        found: list[Answer] = [*payable_songs(state, player)]
        cost = next_climb(state, player)
        if cost is not None and cost <= player.story:
            found.append(CLIMB)
        found.append(DECLINE)
        return found

    def answered(self, state: State, seat: int, answer: Answer, tell: Tell) -> None:
        """Pay story points and take the reward; declining keeps the allowance."""
        if answer == DECLINE:
            return
        player = state.players[seat]
        player.sang = True
        if isinstance(answer, Song):
            sing(state, seat, answer.song, tell)
        else:
            pay_story(state, seat, next_climb(state, player) or 0, tell)
            push(state, seat, ClimbTrack(), TakeTrophyReward(moved=True))


def payable_songs(state: State, player: Player) -> list[Song]:
    """The open songs for which the player has the story points."""
    songs = state.rules.songs
    return [answers.song(song) for song in state.songs if songs[song].cost <= player.story]


def pay_story(state: State, seat: int, cost: int, tell: Tell) -> None:
    """Pay story points; nothing else can stand in for them."""
    state.players[seat].story -= cost
    tell(events.PaidStory, seat, cost)


def sing(state: State, seat: int, song: str, tell: Tell) -> None:
    """Pay a song's story points and get its reward."""
    tell(events.Sang, seat, song)
    pay_story(state, seat, state.rules.songs[song].cost, tell)
    push(state, seat, *state.rules.songs[song].reward)
