"""Why the winner won: by how much or how the tie was broken, and what made the difference."""

from __future__ import annotations

from collections.abc import Sequence

from stroganov import Game
from stroganov.scoring import winners
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person
from stroganov_web.text import words


def verdict(game: Game, people: Sequence[Person], text: Text) -> list[str]:
    """How it came out, and the source of points in which the winner was furthest ahead."""
    first, second = winners(game.state)[:2]
    said = [_tie(game, people, text) if _tied(game) else _margin(game, first, second, people, text)]
    best = difference(game, first, second)
    if best:
        source, more = words.source(text, best[0]), words.gain(text, "vp", best[1])
        said.append(text("story.difference", source=source, points=more))
    return said


def difference(game: Game, first: int, second: int) -> tuple[str, int] | None:
    """The source that gave one seat most more than another, and how much."""
    scores = game.scores()
    mine, theirs = scores[first]["sources"], scores[second]["sources"]
    ahead = {source: points - theirs.get(source, 0) for source, points in mine.items()}
    best = max(ahead, key=lambda source: ahead[source])
    return (best, ahead[best]) if ahead[best] > 0 else None


def _tied(game: Game) -> list[int]:
    """The other seats with as many points as the winner."""
    first, *others = winners(game.state)
    players = game.state.players
    return [seat for seat in others if players[seat].vp == players[first].vp]


def _margin(game: Game, first: int, second: int, people: Sequence[Person], text: Text) -> str:
    points, other = (game.state.players[seat].vp for seat in (first, second))
    amounts = {
        "points": words.gain(text, "vp", points),
        "ahead": words.gain(text, "vp", points - other),
    }
    if game.setup.opponent:
        if people[second].is_automaton:
            return text(f"story.beaten.{people[second].kind}", **amounts)
        return text(f"story.lost.{people[first].kind}", **amounts)
    return text("end.ahead", **amounts)


def _tie(game: Game, people: Sequence[Person], text: Text) -> str:
    """RULES 11: a tie goes to the Cossack further east; on the same tile to the one in front."""
    first = winners(game.state)[0]
    rivals = _tied(game)
    players = game.state.players
    names = text.all([people[seat].name for seat in rivals])
    same = players[rivals[0]].slot == players[first].slot
    return text(
        "story.tie_same" if same else "story.tie_east",
        points=words.gain(text, "vp", players[first].vp),
        names=names,
        slot=players[first].slot,
    )
