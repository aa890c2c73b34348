"""The end of a game: who won and why, where the points came from and when, and its story, as HTML.

Buttons by `data-action`: `play_again_same` (the same seed), `play_again_new` (another one), `final_table`
(the board as it was left), `share`, `start`.
"""

from __future__ import annotations

from collections.abc import Sequence

from stroganov import Game
from stroganov.scoring import AFTER, DURING, winners
from stroganov_web.draw.art.glyphs import vp_seal
from stroganov_web.draw.art.svg import element, escape
from stroganov_web.draw.panorama import panorama
from stroganov_web.draw.parts import part
from stroganov_web.draw.widgets import shield_icon, symbol
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person
from stroganov_web.model.statistics import is_verified
from stroganov_web.text import words
from stroganov_web.text.words import NUMERALS
from stroganov_web.ui.controls import button, paragraph
from stroganov_web.ui.pages.charts import bar_chart, line_chart, patterns, running_totals
from stroganov_web.ui.pages.highlights import highlight_cards, totals_table
from stroganov_web.ui.pages.score_table import body, foot, table
from stroganov_web.ui.pages.verdict import verdict

# What belongs together in the chart, with its icon.
GROUPS = {
    "wishes": ("wish", ("wish", "wishes_end")),
    "landscapes": ("claim", ("landscape", "landscape_sets")),
    "outposts": ("outpost", ("outposts_built", "outposts_unbuilt")),
    "trophies": ("trophy", ("trophy", "trophy_track")),
    "places": ("village", ("village", "yurt")),
    "songs": ("story", ("song", "story_end")),
    "supplies": ("fur", ("tigers", "furs_end", "coins_end", "horses", "bonus")),
}
SEASON_OF_THE_END = "winter"
_YEARS = (1, 2, 3, 4)
_FINAL = 0


def end_page(game: Game, people: Sequence[Person], text: Text, peeks: int = 0) -> str:
    """The page after the last Winter; `peeks` is how many undo limits were passed."""
    left = _sheet("by-source", text("end.by_source"), _by_source(game, people, text))
    right = _sheet("by-year", text("end.by_year"), _by_year(game, people, text))
    right += _sheet("in-numbers", text("story.numbers"), totals_table(game, people, text))
    tables = f'<div class="tables"><div>{left}</div><div>{right}</div></div>'
    return end_page_top(
        game, people, text, highlight_cards(game, people, text) + tables + _facts(game, text, peeks)
    )


def end_page_top(
    game: Game, people: Sequence[Person], text: Text, rest: str = "", pictured: bool = True
) -> str:
    """What is seen of it first: who won, at first without the picture; the rest comes below."""
    ranking = winners(game.state)
    unverified = "" if is_verified(game) else paragraph(text("end.unverified"), "note unverified")
    top = _ranking(game, ranking, people, text) + unverified + _buttons(text)
    hero = element("header", _hero(game, ranking, people, text, pictured), class_="hero")
    return f'<div class="ending" data-season="{SEASON_OF_THE_END}">{patterns()}{hero}{top}{rest}</div>'


def _hero(game: Game, ranking: Sequence[int], people: Sequence[Person], text: Text, pictured: bool) -> str:
    won = text("end.winner", name=people[ranking[0]].name)
    head = element("h1", escape(won), tabindex=-1)  # keeps the keyboard's focus while the rest is painted
    said = "".join(element("p", escape(line), class_="subtitle") for line in verdict(game, people, text))
    riders = tuple((people[seat].colour, people[seat].letter) for seat in reversed(ranking))
    picture = part("panorama", riders, lambda: panorama(SEASON_OF_THE_END, riders), "div") if pictured else ""
    return f'{picture}<div class="nameplate">{head}{said}</div>'


def _ranking(game: Game, ranking: Sequence[int], people: Sequence[Person], text: Text) -> str:
    places = "".join(_place(game, seat, people[seat], text) for seat in ranking)
    return f'<ol class="ranking">{places}</ol>'


def _place(game: Game, seat: int, person: Person, text: Text) -> str:
    points = game.state.players[seat].vp
    name = words.gain(text, "vp", points)
    seal = element("svg", vp_seal(points, 0, 0, 48, 21), viewBox="0 0 48 48", role="img", aria_label=name)
    return f'<li>{shield_icon(person)}<span class="name">{escape(person.name)}</span>{seal}</li>'


def _sheet(name: str, title: str, inside: str) -> str:
    heading = element("h2", escape(title), id=name)
    return f'<section class="sheet" aria-labelledby="{name}">{heading}{inside}</section>'


def _chart(drawn: str, kind: str, said: str) -> str:
    """A chart; its accessible name refers to the table with the same numbers."""
    return element("div", drawn, class_=f"chart {kind}", role="img", aria_label=said)


def _by_source(game: Game, people: Sequence[Person], text: Text) -> str:
    """Sources that gave nobody anything are left out."""
    scores = game.scores()
    parts = ""
    for title, sources in (("end.during", DURING), ("end.after", AFTER)):
        rows = [
            (escape(words.source(text, source)), [score["sources"].get(source, 0) for score in scores])
            for source in sources
        ]
        parts += body([row for row in rows if any(row[1])], text(title))
    parts += foot((escape(text("end.total")), [score["total"] for score in scores]))
    return _source_chart(game, people, text) + table("by-source", text("end.from"), people, parts)


def _source_chart(game: Game, people: Sequence[Person], text: Text) -> str:
    scores = [score["sources"] for score in game.scores()]
    sums = {
        group: [sum(score.get(source, 0) for source in sources) for score in scores]
        for group, (_, sources) in GROUPS.items()
    }
    most = max(1, *(count for counts in sums.values() for count in counts))
    drawn = ""
    for group, counts in sums.items():
        if not any(counts):
            continue
        label = symbol(f"i-{GROUPS[group][0]}") + element("span", escape(text(f"story.group.{group}")))
        drawn += element("div", label, class_="label") + bar_chart(people, counts, most)
    return _chart(drawn, "sources", text("story.chart.source"))


def _by_year(game: Game, people: Sequence[Person], text: Text) -> str:
    scores = game.scores()
    rows = [
        (escape(words.year(text, year)), [score["years"].get(year, 0) for score in scores]) for year in _YEARS
    ]
    rows.append((escape(text("end.after")), [score["years"].get(_FINAL, 0) for score in scores]))
    parts = body(rows) + foot((escape(text("end.total")), [score["total"] for score in scores]))
    totals = [running_totals(score["years"], (*_YEARS, _FINAL)) for score in scores]
    columns = (*(NUMERALS[year - 1] for year in _YEARS), text("story.final"))
    chart = _chart(line_chart(people, totals, columns), "race", text("story.chart.year"))
    return chart + table("by-year", text("end.from"), people, parts)


def _facts(game: Game, text: Text, peeks: int) -> str:
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
    if peeks:
        facts.append((text("whynot.peeks"), str(peeks)))
    listed = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in facts)
    return f'<dl class="facts">{listed}</dl>'


def _buttons(text: Text) -> str:
    return (
        '<div class="form-end">'
        + button("play_again_new", text("end.again_new"), "main-button")
        + button("play_again_same", text("end.again_same"), "quiet-button")
        + button("share", text("saves.share"), "quiet-button")
        + button("final_table", text("story.table"), "quiet-button")
        + button("start", text("end.start"), "quiet-button")
        + "</div>"
    )
