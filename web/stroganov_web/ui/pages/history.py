"""The page of finished games: each game, then results by mode, points by source, and a chart over time.

Buttons by `data-action`: `replay` and `delete` with the game in `data-game`, `export`, `import`, `start`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stroganov_web.draw.art.svg import circle, element, escape, line, trace, var
from stroganov_web.draw.art.svg import text as label
from stroganov_web.draw.panorama import horizon
from stroganov_web.draw.widgets import shield_icon
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person, default_name, letter
from stroganov_web.model.spec import AUTOMATA
from stroganov_web.model.statistics import Mode, Result, Score, Tally, by_mode, tally
from stroganov_web.text import words
from stroganov_web.ui.controls import button, paragraph

_WIDE, _TALL, _LEFT, _LOW = 720, 220, 40, 28
_STEP = 20  # points between two lines of the chart


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game: the name it is kept under, when it ended in words, and its result."""

    id: str
    ended: str
    result: Result


def history_page(games: Sequence[FinishedGame], text: Text, season: str = "autumn") -> str:
    """The page; `games` come oldest first, and those that are not verified count in no statistics."""
    title = f'<div class="nameplate"><h1>{escape(text("history.title"))}</h1></div>'
    hero = element("header", horizon(season) + title, class_="hero low")
    counted = [game.result for game in games if game.result.verified]
    if games:
        body = _games(games, text) + (_opponents(counted, text) if counted else "")
        body += _sources(tally(counted), text) + _course(counted, text)
    else:
        body = paragraph(text("history.none"), "sheet")
    inner = f'{hero}<div class="pasts">{body}{_buttons(text)}</div>'
    return f'<div class="new history" data-season="{season}">{inner}</div>'


def _opponents(results: Sequence[Result], text: Text) -> str:
    """Games, wins, best and mean by opponent and mode; of games of persons only their number."""
    rows = ""
    for mode, some in by_mode(results).items():
        found = tally(some)
        cells = [escape(_mode(mode, text)), str(len(some)), "", "", ""]
        if found.games:
            cells[2:] = [str(found.wins), str(found.best), _rounded(found.mean)]
        rows += _row(_against(mode.opponent, text), cells)
    heads = ["mode", "games", "wins", "best", "mean"]
    return _table(text("history.results"), [text(f"history.{head}") for head in heads], rows, text)


def _mode(mode: Mode, text: Text) -> str:
    said = (
        text("history.mode.solo") if mode.opponent in AUTOMATA else text.n("history.mode.table", mode.players)
    )
    for word in (["harder"] if mode.harder else []) + (["first"] if mode.edition == "first" else []):
        said = text("list.comma", first=said, second=text(f"history.mode.{word}"))
    return said


def _against(opponent: str, text: Text) -> str:
    if opponent in AUTOMATA:
        return text("history.against", name=text(f"person.name.{opponent}"))
    return text(f"history.against.{opponent}")


def _sources(found: Tally, text: Text) -> str:
    """The best and the mean of the only person's points by source."""
    if not found.games:
        return ""
    rows = "".join(
        _row(words.source(text, source), [str(best), _rounded(mean)])
        for source, (best, mean) in found.sources.items()
    )
    heads = [text("history.best"), text("history.mean")]
    return _table(text("history.sources"), heads, rows, text)


def _table(caption: str, heads: Sequence[str], rows: str, text: Text) -> str:
    columns = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    return (
        f'<div class="sheet scroller" role="region" tabindex="0" aria-label="{escape(caption)}"><table>'
        f"<caption>{escape(caption)}</caption><thead><tr><td></td>{columns}</tr></thead>"
        f"<tbody>{rows}</tbody></table></div>"
    )


def _row(title: str, cells: Sequence[str]) -> str:
    return f'<tr><th scope="row">{escape(title)}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'


def _rounded(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def _course(results: Sequence[Result], text: Text) -> str:
    """The only person's points over time: a full mark for a win, a hollow one for a defeat."""
    mine = [score for result in results if (score := result.mine)]
    if len(mine) < 2:
        return ""
    most = max(_STEP, *(score.total for score in mine))
    chart = element(
        "svg",
        _ruler(most) + _curve(mine, most),
        viewBox=f"0 0 {_WIDE} {_TALL}",
        role="img",
        aria_label=text("history.course.says", points=text.all([str(score.total) for score in mine])),
    )
    caption = element("figcaption", escape(text("history.course")))
    key = paragraph(text("history.course.key"), "note")
    return f'<figure class="sheet course">{caption}{chart}{key}</figure>'


def _ruler(most: int) -> str:
    drawn = ""
    for points in range(0, most + 1, _STEP):
        y = _height(points, most)
        drawn += line(trace("M", _LEFT, y, "H", _WIDE - 8), var("line"), 1)
        drawn += label(_LEFT - 8, y + 4, str(points), 13, 400, var("ink2"), "end")
    return drawn


def _curve(mine: Sequence[Score], most: int) -> str:
    across = (_WIDE - _LEFT - 40) / (len(mine) - 1)
    spots = [
        (_LEFT + 16 + place * across, _height(score.total, most), score) for place, score in enumerate(mine)
    ]
    way = trace(*(part for i, (x, y, _) in enumerate(spots) for part in ("L" if i else "M", x, y)))
    marks = "".join(
        circle(x, y, 6, var("link") if score.place == 1 else var("paper"), var("link"), 2.5)
        for x, y, score in spots
    )
    return line(way, var("line2"), 2) + marks


def _height(points: int, most: int) -> float:
    return _TALL - _LOW - (_TALL - _LOW - 16) * points / most


def _games(games: Sequence[FinishedGame], text: Text) -> str:
    listed = "".join(_game(game, text) for game in reversed(games))
    title = element("h2", escape(text("history.games")))
    verified = all(game.result.verified for game in games)
    note = "" if verified else paragraph(text("end.unverified"), "note")
    return f'<section class="sheet past">{title}<ol>{listed}</ol>{note}</section>'


def _game(game: FinishedGame, text: Text) -> str:
    order = sorted(game.result.scores, key=lambda score: score.place)
    players = "".join(f'<span class="one">{_face(score, text)}</span>' for score in order)
    when = element("span", escape(game.ended), class_="when")
    if not game.result.verified:
        players += element("em", escape(text("end.unverified.short")))
    buttons = "".join(
        f'<button type="button" class="quiet-button" data-action="{action}" data-game="{escape(game.id)}"'
        f' aria-label="{escape(text(f"history.{action}.of", date=game.ended))}">'
        f"{escape(text(f'history.{action}'))}</button>"
        for action in ("replay", "delete")
    )
    return f'<li>{when}<span class="all">{players}</span>{buttons}</li>'


def _face(score: Score, text: Text) -> str:
    name = score.name or default_name(text, score.colour, score.kind)
    person = Person(name, score.colour, letter(text, score.colour), score.kind)
    return shield_icon(person) + element("span", escape(name)) + element("b", str(score.total))


def _buttons(text: Text) -> str:
    names = ("export", "import", "start")
    return (
        '<div class="form-end">'
        + "".join(button(name, text(f"history.{name}"), "quiet-button") for name in names)
        + "</div>"
    )
