"""The end of a game: who won and why, as HTML.

Buttons by `data-action`: `play_again_same` (the same seed), `play_again_new` (another one), `start`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stroganov import Game
from stroganov.scoring import winners
from stroganov_web import words
from stroganov_web.art.rewards import vp_seal
from stroganov_web.art.svg import element, escape, rect, var
from stroganov_web.controls import button
from stroganov_web.people import Person
from stroganov_web.text import Text
from stroganov_web.vista import shield_of, vista

DURING = ("wish", "landscape", "village", "yurt", "song", "trophy", "bonus", "horses")
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
_YEARS = (1, 2, 3, 4)
_FINAL = 0
_BAR = 400
_SHADES = ("-dark", "", "-light", "", "-dark")


def ending(game: Game, people: Sequence[Person], text: Text, season: str = "winter") -> str:
    """The page after the last Winter."""
    ranking = winners(game.state)
    first = people[ranking[0]]
    head = element("h1", escape(text("end.winner", name=first.name))) + _how(game, ranking, text)
    riders = [(people[seat].colour, people[seat].letter) for seat in reversed(ranking)]
    hero = f'<header class="hero">{vista(season, riders)}<div class="nameplate">{head}</div></header>'
    right = _by_year(game, people, text) + _bars(game, people)
    tables = f'{_by_source(game, people, text)}<div class="right">{right}</div>'
    body = f'{hero}{_ranking(game, ranking, people, text)}{_buttons(text)}<div class="tables">{tables}</div>'
    return f'<div class="ending" data-season="{season}">{body}{_facts(game, text)}</div>'


def _how(game: Game, ranking: list[int], text: Text) -> str:
    first, second = (game.state.players[seat].vp for seat in ranking[:2])
    if first == second:
        said = text("end.tie", points=words.gain(text, "vp", first))
    else:
        ahead = words.gain(text, "vp", first - second)
        said = text("end.ahead", points=words.gain(text, "vp", first), ahead=ahead)
    return element("p", escape(said), class_="subtitle")


def _ranking(game: Game, ranking: list[int], people: Sequence[Person], text: Text) -> str:
    places = "".join(_place(game, seat, people[seat], text) for seat in ranking)
    return f'<ol class="ranking">{places}</ol>'


def _place(game: Game, seat: int, person: Person, text: Text) -> str:
    points = game.state.players[seat].vp
    name = words.gain(text, "vp", points)
    seal = element("svg", vp_seal(points, 0, 0, 48, 21), viewBox="0 0 48 48", role="img", aria_label=name)
    return f'<li>{shield_of(person)}<span class="name">{escape(person.name)}</span>{seal}</li>'


def _by_source(game: Game, people: Sequence[Person], text: Text) -> str:
    """Sources that gave nobody anything are left out."""
    scores = game.scores()
    rows = ""
    for title, sources in (("end.during", DURING), ("end.after", AFTER)):
        some = [source for source in sources if any(score["sources"].get(source) for score in scores)]
        rows += _heading_row(text(title), len(people)) if some else ""
        rows += "".join(
            _row(words.source(text, source), [score["sources"].get(source, 0) for score in scores])
            for source in some
        )
    return _table(text("end.by_source"), people, rows, scores, text)


def _by_year(game: Game, people: Sequence[Person], text: Text) -> str:
    scores = game.scores()
    rows = "".join(
        _row(words.year(text, year), [score["years"].get(year, 0) for score in scores]) for year in _YEARS
    )
    rows += _row(text("end.after"), [score["years"].get(_FINAL, 0) for score in scores])
    return _table(text("end.by_year"), people, rows, scores, text)


def _bars(game: Game, people: Sequence[Person]) -> str:
    """The same as bars, year after year to the final scoring: shades tell neighbours apart."""
    scores = game.scores()
    most = max(1, *(score["total"] for score in scores))
    rows = ""
    for person, score in zip(people, scores, strict=True):
        parts, x = "", 0.0
        for year, shade in zip((*_YEARS, _FINAL), _SHADES, strict=True):
            wide = max(0, score["years"].get(year, 0)) * _BAR / most
            fill = var(f"{person.colour}{shade}")
            parts += rect(x, 1, wide, 22, fill=fill, stroke=var("paper"), width=1.5) if wide else ""
            x += wide
        bar = element(
            "svg",
            parts,
            class_="bar",
            viewBox=f"0 0 {_BAR} 24",
            preserveAspectRatio="none",
            aria_hidden="true",
        )
        rows += shield_of(person) + bar
    return f'<div class="sheet years">{rows}</div>'


def _table(
    caption: str, people: Sequence[Person], rows: str, scores: list[dict[str, Any]], text: Text
) -> str:
    corner = f'<td><span class="unseen">{escape(text("end.from"))}</span></td>'
    names = "".join(
        f'<th scope="col">{shield_of(person)}<span class="name">{escape(person.name)}</span></th>'
        for person in people
    )
    total = _row(text("end.total"), [score["total"] for score in scores], "total")
    return (
        f'<div class="sheet scroller" role="region" tabindex="0" aria-label="{escape(caption)}">'
        f"<table><caption>{escape(caption)}</caption><thead><tr>{corner}{names}</tr></thead>"
        f"<tbody>{rows}</tbody><tfoot>{total}</tfoot></table></div>"
    )


def _heading_row(title: str, seats: int) -> str:
    return f'<tr class="part"><th scope="rowgroup" colspan="{seats + 1}">{escape(title)}</th></tr>'


def _row(title: str, points: list[int], name: str = "") -> str:
    most = max(points)
    cells = "".join(f'<td class="most">{n}</td>' if n == most and n else f"<td>{n}</td>" for n in points)
    row = f'<tr class="{name}">' if name else "<tr>"
    return f'{row}<th scope="row">{escape(title)}</th>{cells}</tr>'


def _facts(game: Game, text: Text) -> str:
    setup = game.setup
    facts = [
        (text("menu.seed"), str(setup.seed)),
        (text("menu.edition"), text(f"menu.edition.{setup.edition}")),
    ]
    if game.state.strategy:
        letter = game.state.strategy
        meant = text("menu.strategy.lettered", letter=letter, strategy=text(f"menu.strategy.{letter}"))
        key = "end.hidden_strategy" if setup.strategy == "hidden" else "menu.strategy"
        facts.append((text(key), meant))
    listed = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in facts)
    return f'<dl class="facts">{listed}</dl>'


def _buttons(text: Text) -> str:
    return (
        '<div class="form-end">'
        + button("play_again_new", text("end.again_new"), "main-button")
        + button("play_again_same", text("end.again_same"), "quiet-button")
        + button("start", text("end.start"), "quiet-button")
        + "</div>"
    )
