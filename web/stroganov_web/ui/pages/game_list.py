"""The list of kept games on the start page, and the question before one is deleted.

Buttons by `data-action`: `continue`, `open` and `delete` with the game in `data-game`, `delete_now`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from stroganov_web.draw.art.svg import attributes, element, escape
from stroganov_web.draw.thumbnail import thumbnail
from stroganov_web.draw.widgets import icon
from stroganov_web.i18n import Text
from stroganov_web.storage.entries import Entry, listed
from stroganov_web.text import words
from stroganov_web.ui.controls import button, paragraph
from stroganov_web.ui.dialogs.frame import framed

Dated = Callable[[int], str]  # a moment in the words of the page's language
AT_ONCE = 4  # so many games are shown besides the one to continue; the others are behind a click


def games_list(entries: Iterable[Entry], dated: Dated, text: Text) -> str:
    """The game to continue, large, and the others below; nothing if there are none."""
    games = listed(entries)
    if not games:
        return ""
    shown = ""
    if not games[0].over:
        shown = _continue(games.pop(0), dated, text)
    if games:
        shown += element("h2", escape(text("saves.games"))) + _lines(games[:AT_ONCE], dated, text)
    if len(games) > AT_ONCE:
        summary = element("summary", escape(text("saves.more")))
        shown += element(
            "details", summary + _lines(games[AT_ONCE:], dated, text), class_="more-games", id="more-games"
        )
    return shown


def _continue(entry: Entry, dated: Dated, text: Text) -> str:
    label = (
        thumbnail(entry.position, entry.people(text))
        + element("strong", escape(text("menu.continue")))
        + element("span", escape(told(entry, text)))
        + element("span", escape(dated(entry.changed)), class_="date")
    )
    main = (
        f'<button type="button" class="main-button continue" data-action="continue"'
        f"{attributes({'data_game': entry.name})}>{label}</button>"
    )
    return f'<div class="going">{main}{_delete(entry, dated, text)}</div>'


def _lines(entries: Sequence[Entry], dated: Dated, text: Text) -> str:
    return f'<ul class="games">{"".join(_line(entry, dated, text) for entry in entries)}</ul>'


def _line(entry: Entry, dated: Dated, text: Text) -> str:
    label = (
        thumbnail(entry.position, entry.people(text))
        + element("strong", escape(text.all([person.name for person in entry.people(text)])))
        + element("span", escape(when(entry, text)), class_="when")
        + element("span", escape(dated(entry.changed)), class_="date")
    )
    data = attributes({"data_game": entry.name})
    opener = f'<button type="button" class="game" data-action="open"{data}>{label}</button>'
    return element("li", opener + _delete(entry, dated, text))


def _delete(entry: Entry, dated: Dated, text: Text) -> str:
    people = text.all([person.name for person in entry.people(text)])
    said = text("saves.delete.of", people=people, date=dated(entry.changed))
    data = attributes({"data_game": entry.name, "aria_label": said, "title": text("saves.delete")})
    cross = icon("cross", "sign")
    return f'<button type="button" class="delete" data-action="delete"{data}>{cross}</button>'


def when(entry: Entry, text: Text) -> str:
    """Year and season of a game, or how it ended."""
    if not entry.result:
        return words.season_of_year(text, entry.position.year, entry.position.season)
    ranked = sorted(zip(entry.result.scores, entry.people(text), strict=True), key=lambda pair: pair[0].place)
    scores = [text("saves.score", name=person.name, points=score.total) for score, person in ranked]
    said = scores[0]
    for score in scores[1:]:
        said = text("list.comma", first=said, second=score)
    return text("saves.result", scores=said)


def told(entry: Entry, text: Text) -> str:
    """When it is in a game, and who plays."""
    people = text.all([person.name for person in entry.people(text)])
    return text("menu.unfinished", season=when(entry, text), people=people)


def delete_dialog(entry: Entry, dated: Dated, text: Text) -> str:
    """The question before a game is deleted."""
    body = (
        thumbnail(entry.position, entry.people(text))
        + element("p", element("strong", escape(told(entry, text))))
        + paragraph(dated(entry.changed), "note")
        + paragraph(text("saves.delete.says"))
    )
    data = attributes({"data_game": entry.name})
    sure = (
        f'<button type="button" class="quiet-button" data-action="delete_now"{data}>'
        f"{escape(text('saves.delete'))}</button>"
    )
    keep = button("dismiss", text("saves.delete.keep"), "main-button")
    return framed(text("saves.delete.title"), body, text, sure + keep)
