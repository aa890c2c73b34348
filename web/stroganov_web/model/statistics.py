"""Results of finished games, and statistics of many."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from stroganov import Game
from stroganov.scoring import AFTER, DURING
from stroganov.setup import COLOURS
from stroganov_web.model.spec import AUTOMATA, BOTS, PERSON, Spec

KINDS = (PERSON, *BOTS, *AUTOMATA)
MOST_POINTS = 10_000_000  # far beyond any real score, also with the most generous components


@dataclass(frozen=True, slots=True)
class Score:
    """The score of one seat; `sources` has points by source."""

    name: str  # empty for the default name
    colour: str
    kind: str
    place: int
    total: int
    sources: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Mode:
    """The kind of a game: against whom, with how many players, by which rules."""

    opponent: str
    players: int
    edition: str
    harder: bool

    @property
    def rank(self) -> tuple[int, int, bool, bool]:
        """The sort key for lists."""
        order = (*AUTOMATA, *reversed(BOTS), "persons")
        return order.index(self.opponent), self.players, self.edition == "first", self.harder


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a finished game, which stays when the game itself is deleted."""

    edition: str
    scores: tuple[Score, ...]
    harder: bool = False
    verified: bool = True  # replayed from its beginning; only such games count in statistics

    @property
    def opponent(self) -> str:
        """The automaton, the strongest bot, or "persons"."""
        kinds = {score.kind for score in self.scores}
        return next((kind for kind in (*AUTOMATA, *reversed(BOTS)) if kind in kinds), "persons")

    @property
    def mode(self) -> Mode:
        """The kind of the game."""
        return Mode(self.opponent, len(self.scores), self.edition, self.harder)

    @property
    def mine(self) -> Score | None:
        """The score of the only person; None if several played."""
        persons = [score for score in self.scores if score.kind == PERSON]
        return persons[0] if len(persons) == 1 else None

    def to_plain(self) -> dict[str, Any]:
        """The result as JSON-able data."""
        return {
            "edition": self.edition,
            "harder": self.harder,
            "verified": self.verified,
            "scores": [
                [score.name, score.colour, score.kind, score.place, score.total, dict(score.sources)]
                for score in self.scores
            ],
        }

    @classmethod
    def from_plain(cls, data: Any) -> Result:
        """The result that `to_plain` described; ValueError for anything else."""
        try:
            scores = tuple(_score(*parts) for parts in data["scores"])
            edition, harder = data["edition"], data["harder"]
            verified = data.get("verified", True)  # results of earlier versions do not tell
        except (TypeError, KeyError, AttributeError):
            raise ValueError("no result") from None
        if edition not in ("revised", "first") or not 2 <= len(scores) <= 4:
            raise ValueError("no result")
        if not type(harder) is type(verified) is bool:
            raise ValueError("no result")
        return cls(edition, scores, harder, verified)


def _score(name: Any, colour: Any, kind: Any, place: Any, total: Any, sources: Any) -> Score:
    numbers = [place, total, *sources.values()]
    fine = all(type(n) is int and abs(n) <= MOST_POINTS for n in numbers) and kind in KINDS
    if not (fine and type(name) is str and colour in COLOURS and {*sources} <= {*DURING, *AFTER}):
        raise ValueError("no score")
    return Score(name, colour, kind, place, total, tuple(sources.items()))


def is_verified(game: Game) -> bool:
    """Whether all of a game was replayed with the components of the box: nobody made its points up."""
    return game.start is None and game.custom is None


def result_of(game: Game, spec: Spec) -> Result:
    """The result of a finished game."""
    scores = tuple(
        Score(
            seat.name,
            seat.colour,
            seat.kind,
            score["place"],
            score["total"],
            tuple(sorted(score["sources"].items())),
        )
        for seat, score in zip(spec.seats, game.scores(), strict=True)
    )
    return Result(spec.edition, scores, spec.harder_coin or spec.harder_trade, is_verified(game))


@dataclass(frozen=True, slots=True)
class Tally:
    """How the only person did in a number of games; `sources` has best and mean by source."""

    games: int
    wins: int
    best: int
    mean: float
    sources: dict[str, tuple[int, float]]


def tally(results: Sequence[Result]) -> Tally:
    """The tally of these results; games of several persons are left out."""
    mine = [score for result in results if (score := result.mine)]
    totals = [score.total for score in mine]
    points: dict[str, list[int]] = defaultdict(list)
    for score in mine:
        for source, value in score.sources:
            points[source].append(value)
    return Tally(
        games=len(mine),
        wins=sum(score.place == 1 for score in mine),
        best=max(totals, default=0),
        mean=_mean(totals, len(mine)),
        sources={
            source: (max(values), _mean(values, len(mine))) for source, values in sorted(points.items())
        },
    )


def _mean(values: Sequence[int], games: int) -> float:
    return sum(values) / games if games else 0.0


def by_mode(results: Iterable[Result]) -> dict[Mode, list[Result]]:
    """Results by kind of game: Ivan, Katyusha, bots, persons; of each the smaller and simpler ones first."""
    groups: dict[Mode, list[Result]] = defaultdict(list)
    for result in sorted(results, key=lambda result: result.mode.rank):
        groups[result.mode].append(result)
    return dict(groups)
