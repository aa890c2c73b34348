"""A survey of greedy games: where points come from, what is taken how often, and whether takers win.

python tests/balance/survey.py --games 1000 prints the tables of docs/balance.md; it takes a while.
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from stroganov import Setup, State, answer, set_up
from stroganov.bots import BOTS
from stroganov.dice import Dice
from stroganov.scoring import winners

KINDS: dict[str, dict[str, Any]] = {
    "2 players": {"players": 2},
    "3 players": {"players": 3},
    "4 players": {"players": 4},
    "solo, Ivan": {"players": 1, "opponent": "ivan"},
    "solo, Katyusha": {"players": 1, "opponent": "katyusha"},
}
TAKEN = {  # events that tell that a seat took a thing, and where the thing stands in them
    "fulfilled": ("wish fulfilled", 2),
    "scored_wish": ("wish fulfilled", 3),
    "took_wish": ("wish taken", 3),
    "took_starting_wish": ("wish taken", 2),
    "sang": ("song", 2),
    "used_yurt": ("yurt", 3),
    "claimed": ("landscape", 3),
    "visited_village": ("village", 3),
}
Thing = tuple[str, str]


class Survey:
    """Counts over many games of one kind."""

    def __init__(self) -> None:
        self.games = self.seats = 0
        self.points: Counter[str] = Counter()
        self.automaton: Counter[str] = Counter()
        self.wins: Counter[int] = Counter()
        self.places: Counter[int] = Counter()
        self.shown: Counter[Thing] = Counter()
        self.taken: Counter[Thing] = Counter()
        self.won: Counter[Thing] = Counter()
        self.score: Counter[Thing] = Counter()
        self.totals: list[int] = []

    def merge(self, other: "Survey") -> None:
        """Add another survey's counts."""
        for name, value in vars(other).items():
            mine = getattr(self, name)
            if isinstance(mine, Counter):
                mine.update(value)
            else:
                setattr(self, name, mine + value)


def on_display(state: State) -> set[Thing]:
    """Everything that could be taken now."""
    return {
        *(("landscape", tile) for tile in state.tiles if tile),
        *(("yurt", yurt) for yurt in state.yurts if yurt),
        *(("wish taken", wish) for wish in state.wishes if wish),
        *(("wish taken", wish) for wish, _ in state.starting),
        *(("song", song) for song in state.songs),
        *(("village", village) for village in state.villages),
    }


def survey_game(setup: Setup, survey: Survey) -> None:
    """Play one greedy game and count it."""
    state = set_up(setup)
    dice = Dice(setup.seed)
    shown = on_display(state)
    took: dict[int, set[Thing]] = defaultdict(set)
    first = state.order[0]
    while not state.over:
        for event in answer(state, BOTS["greedy"](state, dice)):
            if event[0] in TAKEN:
                kind, place = TAKEN[event[0]]
                took[event[1]].add((kind, event[place]))
            elif event[0] == "renewed":
                shown |= on_display(state)
    count(state, shown, took, first, survey)


def count(state: State, shown: set[Thing], took: dict[int, set[Thing]], first: int, survey: Survey) -> None:
    """Enter a finished game into the survey."""
    winner = winners(state)[0]
    survey.games += 1
    survey.wins[winner] += 1
    survey.places[first == winner] += 1
    survey.shown.update(shown)
    for seat, player in enumerate(state.players):
        points = survey.automaton if seat == state.automaton else survey.points
        for _, source, vp in player.scored:
            points[source] += vp
        if seat == state.automaton:
            continue
        survey.seats += 1
        survey.totals.append(player.vp)
        for thing in took[seat]:
            survey.taken[thing] += 1
            survey.won[thing] += seat == winner
            survey.score[thing] += player.vp


def survey_chunk(kind: str, first: int, games: int) -> Survey:
    """A share of the games of one kind."""
    survey = Survey()
    for seed in range(first, first + games):
        survey_game(Setup(seed=seed, **KINDS[kind]), survey)
    return survey


def lines(kind: str, survey: Survey) -> Iterator[str]:
    """The tables of one kind as Markdown."""
    mean = sum(survey.totals) / len(survey.totals)
    share = survey.wins[0] / survey.games if survey.automaton else survey.games / survey.seats
    yield f"\n## {kind}: {survey.games} games\n"
    yield from summary(survey, mean, share)
    yield "\n| source | VP a player | share | automaton |\n|---|---|---|---|"
    for source in sorted({*survey.points, *survey.automaton}, key=lambda s: -survey.points[s]):
        vp = survey.points[source] / survey.seats
        automaton = survey.automaton[source] / survey.games
        yield f"| {source} | {vp:.2f} | {100 * vp / mean:.0f} % | {automaton:.2f} |"
    yield f"\nOf all players {100 * share:.0f} % won.\n"
    yield "| thing | shown in games | taken | takers who won | takers' mean VP |\n|---|---|---|---|---|"
    for thing in sorted({*survey.taken, *survey.shown}):
        shown, taken = survey.shown[thing] or survey.games, survey.taken[thing]
        won, score = (survey.won[thing] / taken, survey.score[thing] / taken) if taken else (0, 0)
        often = 100 * taken / shown
        yield f"| {' '.join(thing)} | {shown} | {often:.0f} % | {100 * won:.0f} % | {score:.1f} |"


def summary(survey: Survey, mean: float, share: float) -> Iterator[str]:
    """The spread of scores, and who won."""
    totals = sorted(survey.totals)
    low, middle, high = (totals[len(totals) * part // 10] for part in (1, 5, 9))
    yield f"Mean {mean:.1f} VP; a tenth at most {low}, half at most {middle}, a tenth {high} or more."
    if survey.automaton:
        automaton = sum(survey.automaton.values()) / survey.games
        yield f"The bot won {survey.wins[0]} games; the automaton's mean was {automaton:.1f} VP."
    else:
        expected = survey.games * share
        yield f"Who moved first in year 1 won {survey.places[True]} games ({expected:.0f} expected)."


def main() -> None:
    """Survey all kinds and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    step = max(1, options.games // 20)
    with ProcessPoolExecutor(options.workers) as pool:
        chunks = {
            kind: [pool.submit(survey_chunk, kind, first, step) for first in range(0, options.games, step)]
            for kind in KINDS
        }
        for kind, parts in chunks.items():
            survey = Survey()
            for part in parts:
                survey.merge(part.result())
            print("\n".join(lines(kind, survey)), flush=True)


if __name__ == "__main__":
    main()
