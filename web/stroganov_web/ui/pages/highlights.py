"""The end page's highlights: remarkable turns as cards, and what each seat did as a table."""

from __future__ import annotations

from collections.abc import Sequence

from stroganov import Game
from stroganov_web.draw.art.svg import element, escape
from stroganov_web.draw.widgets import shield_icon, symbol
from stroganov_web.i18n import Text
from stroganov_web.model.highlights import TOTALS, Highlight, highlights, totals
from stroganov_web.model.people import Person
from stroganov_web.model.turns import FINAL, SETUP
from stroganov_web.text import words
from stroganov_web.ui.pages.score_table import body, table

_ICONS = {
    "lead": "banner",
    "points": "vp",
    "busy": "star",
    "catch": "fur",
    "ride": "horse",
    "tiles": "move",
    "hunted": "hunt",
    "tigers": "tiger",
    "paid": "fur",
    "trades": "trade",
    "horses": "horse",
    "villages": "village",
    "yurts": "yurt",
    "wishes": "wish",
    "outposts": "outpost",
    "landscapes": "claim",
    "trophies": "trophy",
    "songs": "story",
}


def highlight_cards(game: Game, people: Sequence[Person], text: Text) -> str:
    """A card for each remarkable turn."""
    cards = "".join(_card(moment, people, text) for moment in highlights(game))
    heading = element("h2", escape(text("story.moments")), id="moments", class_="unseen")
    return f'<section class="moments" aria-labelledby="moments">{heading}<ul>{cards}</ul></section>'


def _card(moment: Highlight, people: Sequence[Person], text: Text) -> str:
    person = people[moment.seat]
    parts = (
        symbol(f"i-{_ICONS[moment.kind]}"),
        element("span", escape(text(f"story.moment.{moment.kind}")), class_="what"),
        element("strong", escape(_amount(moment, text))),
        element(
            "span", shield_icon(person, portrait=False) + element("span", escape(person.name)), class_="who"
        ),
        element("span", escape(_when(moment, text)), class_="when") if moment.amount else "",
    )
    return element("li", "".join(parts))


def _amount(moment: Highlight, text: Text) -> str:
    if moment.kind == "lead":
        return _when(moment, text)
    if moment.kind == "points":
        return words.gain(text, "vp", moment.amount)
    return text.n(f"story.amount.{moment.kind}", moment.amount)


def _when(moment: Highlight, text: Text) -> str:
    if moment.season == SETUP:
        return text("story.start")
    if moment.season == FINAL:
        return text("end.after")
    return words.season_of_year(text, moment.year, moment.season)


def totals_table(game: Game, people: Sequence[Person], text: Text) -> str:
    """How often or how much each seat did what; what nobody did is left out."""
    counts = totals(game)
    rows = [(_deed(kind, text), [count[kind] for count in counts]) for kind in TOTALS]
    return table("in-numbers", text("story.deeds"), people, body([row for row in rows if any(row[1])]))


def _deed(kind: str, text: Text) -> str:
    said = element("span", escape(text(f"story.deed.{kind}")))
    return element("span", symbol(f"i-{_ICONS[kind]}") + said, class_="deed")
