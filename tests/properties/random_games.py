"""Random games for the properties: any setup there is, played by seeded dice of different temper."""

from collections.abc import Iterator
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from stroganov import Setup, State, answer, set_up
from stroganov.answers import Answer
from stroganov.dice import Dice
from stroganov.setup import COLOURS, STRATEGIES

WAYS_OUT = {"end", "decline", "pass", "stop", "stay", "done"}
MOST_DECISIONS = 2_000  # of one game; random games take about a hundred for each player

modest = settings(deadline=None, derandomize=True, max_examples=40, database=None)


@st.composite
def setups(draw: st.DrawFn, seats: tuple[int, ...] = (1, 2, 3, 4)) -> Setup:
    """Any setup: players or an automaton, both editions, sides, colours and every option."""
    players = draw(st.sampled_from(seats))
    on_board = max(players, 2)
    options: dict[str, Any] = {}
    if players == 1:
        options = {
            "opponent": draw(st.sampled_from(("ivan", "katyusha"))),
            "strategy": draw(st.sampled_from(STRATEGIES)),
            "harder_coin": draw(st.booleans()),
            "harder_trade": draw(st.booleans()),
        }
    return Setup(
        players=players,
        seed=draw(st.integers(0, 2**53)),
        edition=draw(st.sampled_from(("revised", "first"))),
        sides=tuple(draw(st.lists(st.sampled_from("ab"), min_size=on_board, max_size=on_board))),
        colours=tuple(draw(st.permutations(COLOURS))[:on_board]),
        random_regions=draw(st.booleans()),
        **options,
    )


class Chooser:
    """Answers by dice of some temper, which names what it likes to do; so each has other things happen.

    All but the idle leave ways out aside nine times out of ten.
    """

    def __init__(self, seed: int, temper: str = "idle") -> None:
        self.dice = Dice(seed)
        self.temper = temper

    def __call__(self, offered: list[Answer]) -> Answer:
        """One of the options."""
        if self.temper != "idle" and self.dice.below(10):
            offered = [choice for choice in offered if choice[0] not in WAYS_OUT] or offered
            if self.dice.below(3):
                likes = TEMPERS[self.temper]
                offered = [choice for choice in offered if choice[0] in likes] or offered
        return self.dice.choice(offered)

    def __repr__(self) -> str:
        return f"Chooser({self.temper}, {self.dice.x})"


TEMPERS: dict[str, set[str]] = {
    "idle": set(),
    "eager": set(),
    "climber": {"step", "climb", "trophy", "village", "yurt", "hunt"},
    "singer": {"song", "story", "trade", "village", "hunt"},
    "settler": {"outpost", "claim", "hunt", "buy", "buy_bag"},
    "servant": {"wish", "fulfil", "wish_card", "extra", "income", "hunt", "swap_two"},
}
choosers = st.builds(Chooser, st.integers(0, 2**32), st.sampled_from(sorted(TEMPERS)))


def positions(setup: Setup, choose: Chooser) -> Iterator[State]:
    """The one state of a random game at each of its questions, and when it is over."""
    state = set_up(setup)
    for _ in range(MOST_DECISIONS):
        yield state
        if state.over:
            return
        answer(state, choose(state.offered))
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions")
