"""Trophies: a step down the own trophy track, then a reward of a space reached (RULES 6)."""

from dataclasses import dataclass

from .. import answers, events
from ..agenda import Effect, Question, push
from ..answers import DECLINE, STAY, STEP, TROPHIES, VILLAGES, YURTS, Answer
from ..events import Tell
from ..payment import Pay, can_pay
from ..state import REGIONS, State


@dataclass(frozen=True, slots=True)
class Trophy(Effect):
    """A trophy: perhaps a step, then, moved or not, one reward."""

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """On the last space there is no step but still a reward."""
        player = state.players[seat]
        last = len(state.rules.track(player))
        push(state, seat, TakeTrophyReward(moved=False) if player.trophy == last else StepTrophy())


@dataclass(frozen=True, slots=True)
class StepTrophy(Question):
    """Whether to move the trophy token one space, paying a fur of the value on the space entered."""

    def options(self, state: State, seat: int) -> list[Answer]:
        """The step, if there is one and it can be paid; staying."""
        player = state.players[seat]
        track = state.rules.track(player)
        if player.trophy == len(track):  # another trophy came in between
            return [STAY]
        cost = track[player.trophy].cost
        return [STEP, STAY] if not cost or can_pay(player, cost, 1) else [STAY]

    def answered(self, state: State, seat: int, answer: Answer, tell: Tell) -> None:
        """Pay and move, or stay; the reward comes either way."""
        if answer == STAY:
            push(state, seat, TakeTrophyReward(moved=False))
            return
        player = state.players[seat]
        cost = state.rules.track(player)[player.trophy].cost
        push(state, seat, ClimbTrack(), TakeTrophyReward(moved=True))
        if cost:
            push(state, seat, Pay(cost, 1))


@dataclass(frozen=True, slots=True)
class ClimbTrack(Effect):
    """The trophy token enters the next space; what the space gives on entering comes before the reward."""

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """One space further."""
        player = state.players[seat]
        player.trophy += 1
        tell(events.Climbed, seat, player.trophy)
        push(state, seat, *state.rules.track(player)[player.trophy - 1].on_enter)


@dataclass(frozen=True, slots=True)
class TakeTrophyReward(Question):
    """Which reward to take: of the token's space or any above it."""

    moved: bool

    def options(self, state: State, seat: int) -> list[Answer]:
        """Spaces whose reward has a target; one further with the wish that says so (RULES 13)."""
        return trophy_rewards(state, seat, range(1, self.reach(state, seat) + 1))

    def reach(self, state: State, seat: int) -> int:
        """The last space whose reward can be taken."""
        player = state.players[seat]
        if not (self.moved and player.effects):
            return player.trophy
        last = len(state.rules.track(player))
        return min(player.trophy + state.rules.change(player, "trophy_spaces"), last)

    def answered(self, state: State, seat: int, answer: Answer, tell: Tell) -> None:
        """Get the space's reward."""
        take_trophy_reward(state, seat, answer, tell)


@dataclass(frozen=True, slots=True)
class TakeTwoTrophyRewards(Question):
    """Two different rewards from the spaces above the last one; `first` is the one taken already."""

    first: int = 0

    def options(self, state: State, seat: int) -> list[Answer]:
        """Any space above, but not the same one twice."""
        last = len(state.rules.track(state.players[seat]))
        return trophy_rewards(state, seat, [space for space in range(1, last) if space != self.first])

    def answered(self, state: State, seat: int, answer: Answer, tell: Tell) -> None:
        """Take the reward; the first is followed by the choice of the second."""
        if not self.first and isinstance(answer, answers.Trophy):
            push(state, seat, TakeTwoTrophyRewards(answer.space))
        take_trophy_reward(state, seat, answer, tell)


def trophy_rewards(state: State, seat: int, spaces: range | list[int]) -> list[Answer]:
    """The spaces whose reward can be chosen: one without a legal target cannot (RULES 15)."""
    track = state.rules.track(state.players[seat])
    found: list[Answer] = [
        TROPHIES[space]
        for space in spaces
        if all(
            effect.has_target(state, seat)
            for effect in track[space - 1].reward
            if isinstance(effect, Targeted)
        )
    ]
    found.append(DECLINE)
    return found


def take_trophy_reward(state: State, seat: int, answer: Answer, tell: Tell) -> None:
    """Get the reward of the chosen space, if it was not declined."""
    if not isinstance(answer, answers.Trophy):
        return
    track = state.rules.track(state.players[seat])
    tell(events.TookTrophyReward, seat, answer.space)
    push(state, seat, *track[answer.space - 1].reward)


class Targeted(Question):
    """A reward that needs a target on the board."""

    __slots__ = ()

    def has_target(self, state: State, seat: int) -> bool:
        """Whether there is one now."""
        return len(self.options(state, seat)) > 1


@dataclass(frozen=True, slots=True)
class VisitAnyVillage(Targeted):
    """Visit a village anywhere, free; the trophy reward leaves out the trophy village."""

    trophies: bool

    def options(self, state: State, seat: int) -> list[Answer]:
        """Every village, with or without the one that gives a trophy."""
        villages = state.rules.villages
        found: list[Answer] = [
            VILLAGES[region]
            for region in REGIONS
            if self.trophies or not villages[state.villages[region]].gives_trophy
        ]
        found.append(DECLINE)
        return found

    def answered(self, state: State, seat: int, answer: Answer, tell: Tell) -> None:
        """Get the village's reward."""
        if isinstance(answer, answers.Village):
            visit_village(state, seat, answer.region, tell)


@dataclass(frozen=True, slots=True)
class UseAnyYurt(Targeted):
    """Use a yurt anywhere except one that shows a trophy; the first edition asks a fur for it (RULES 12)."""

    def options(self, state: State, seat: int) -> list[Answer]:
        """Every such yurt that can be paid for."""
        player = state.players[seat]
        priced = state.rules.yurt_reward_costs_fur
        found: list[Answer] = [
            YURTS[region]
            for region, yurt in enumerate(state.yurts)
            if yurt
            and not state.rules.yurts[yurt].gives_trophy
            and (not priced or can_pay(player, state.region_furs[region], 1))
        ]
        found.append(DECLINE)
        return found

    def answered(self, state: State, seat: int, answer: Answer, tell: Tell) -> None:
        """Pay if need be, then use it."""
        if not isinstance(answer, answers.Yurt):
            return
        push(state, seat, UseYurt(answer.region))
        if state.rules.yurt_reward_costs_fur:
            push(state, seat, Pay(state.region_furs[answer.region], 1))


def visit_village(state: State, seat: int, region: int, tell: Tell) -> None:
    """Get the village's reward; the tile stays (RULES 6)."""
    village = state.villages[region]
    tell(events.VisitedVillage, seat, region, village)
    push(state, seat, *state.rules.villages[village].reward)


@dataclass(frozen=True, slots=True)
class UseYurt(Effect):
    """Take the yurt off the board and get its reward; it leaves the game (RULES 6)."""

    region: int

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """It is gone before the reward begins."""
        yurt = state.yurts[self.region]
        assert yurt
        state.yurts[self.region] = None
        tell(events.UsedYurt, seat, self.region, yurt)
        push(state, seat, *state.rules.yurts[yurt].reward)
