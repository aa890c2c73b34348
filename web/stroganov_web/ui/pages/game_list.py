"""The list of kept games on the start page.

Buttons by `data-action`: `continue`, `open` and `delete`, with the game in `data-game`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from stroganov_web.draw.art.svg import element, escape
from stroganov_web.draw.thumbnail import thumbnail
from stroganov_web.draw.widgets import icon
from stroganov_web.i18n import Text
from stroganov_web.storage.entries import Entry, listed
from stroganov_web.text import words
from stroganov_web.ui.controls import picture_button

FormatDate = Callable[[int], str]  # a moment in the words of the page's language
SHOWN_AT_ONCE = 4  # so many games are shown besides the one to continue; the others are behind a click


def games_list(entries: Iterable[Entry], format_date: FormatDate, text: Text) -> str:
    """The game to continue, large, and the others below; nothing if there are none."""
    games = listed(entries)
    if not games:
        return ""
    shown = ""
    if not games[0].over:
        shown = _continue(games.pop(0), format_date, text)
    if games:
        shown += element("h2", escape(text("saves.games"))) + _lines(games[:SHOWN_AT_ONCE], format_date, text)
    if len(games) > SHOWN_AT_ONCE:
        summary = element("summary", escape(text("saves.more")))
        shown += element(
            "details",
            summary + _lines(games[SHOWN_AT_ONCE:], format_date, text),
            class_="more-games",
            id="more-games",
        )
    return shown


def _continue(entry: Entry, format_date: FormatDate, text: Text) -> str:
    label = (
        thumbnail(entry.position, entry.people(text))
        + element("strong", escape(text("menu.continue")))
        + element("span", escape(game_summary(entry, text)))
        + element("span", escape(format_date(entry.changed)), class_="date")
    )
    main = picture_button("continue", label, "main-button continue", data_game=entry.name)
    return f'<div class="going">{main}{_delete(entry, format_date, text)}</div>'


def _lines(entries: Sequence[Entry], format_date: FormatDate, text: Text) -> str:
    return f'<ul class="games">{"".join(_line(entry, format_date, text) for entry in entries)}</ul>'


def _line(entry: Entry, format_date: FormatDate, text: Text) -> str:
    label = (
        thumbnail(entry.position, entry.people(text))
        + element("strong", escape(_names(entry, text)))
        + element("span", escape(when_or_result(entry, text)), class_="when")
        + element("span", escape(format_date(entry.changed)), class_="date")
    )
    opener = picture_button("open", label, "game", data_game=entry.name)
    return element("li", opener + _delete(entry, format_date, text))


def _delete(entry: Entry, format_date: FormatDate, text: Text) -> str:
    label = text("saves.delete.of", people=_names(entry, text), date=format_date(entry.changed))
    cross, title = icon("cross", "sign"), text("saves.delete")
    return picture_button("delete", cross, "delete", data_game=entry.name, aria_label=label, title=title)


def _names(entry: Entry, text: Text) -> str:
    return text.all([person.name for person in entry.people(text)])


def when_or_result(entry: Entry, text: Text) -> str:
    """Year and season of a game, or how it ended."""
    if not entry.result:
        return words.season_of_year(text, entry.position.year, entry.position.season)
    ranked = sorted(zip(entry.result.scores, entry.people(text), strict=True), key=lambda pair: pair[0].place)
    scores = [text("saves.score", name=person.name, points=score.total) for score, person in ranked]
    said = scores[0]
    for score in scores[1:]:
        said = text("list.comma", first=said, second=score)
    return text("saves.result" if entry.result.verified else "saves.result.unverified", scores=said)


def game_summary(entry: Entry, text: Text) -> str:
    """When it is in a game, and who plays."""
    return text("menu.unfinished", season=when_or_result(entry, text), people=_names(entry, text))
