"""The header: name of the game, year and season, the order of play, and the buttons of the table."""

from __future__ import annotations

from stroganov.winter import LAST_YEAR
from stroganov_web.draw.art.line_icons import SEASON_ICON
from stroganov_web.draw.art.svg import escape
from stroganov_web.draw.table.context import Drawing
from stroganov_web.draw.table.riders import turn_done
from stroganov_web.draw.widgets import icon, shield_icon, symbol
from stroganov_web.i18n import Text
from stroganov_web.text.words import NUMERALS, SEASONS

_BUTTONS = ("undo", "redo", "restart", "help", "menu")
_NAMES = {"restart": "whynot.restart"}


def header(d: Drawing, can_undo: bool = True, can_redo: bool = False, can_restart: bool = False) -> str:
    """The header's markup; buttons for what cannot be done now are marked: they tell why not."""
    able = {"undo": can_undo, "redo": can_redo, "restart": can_restart}
    buttons = "".join(_button(name, d.text, able.get(name, True)) for name in _BUTTONS)
    return (
        f'<h1 class="brand">{symbol("animal7", "sable")}<span>{escape(d.text("table.title"))}</span></h1>'
        + _years(d)
        + _seasons(d)
        + _order(d)
        + f'<div class="commands">{buttons}</div>'
    )


def _button(name: str, text: Text, able: bool) -> str:
    title = escape(text(_NAMES.get(name, f"table.{name}")))
    off = "" if able else f' class="off" aria-disabled="true" data-refused="{name}"'
    head = f'<button id="{name}" type="button" aria-label="{title}" title="{title}"{off}>'
    return f"{head}{icon(name, 'sign')}</button>"


def _years(d: Drawing) -> str:
    items = "".join(
        f'<span class="{"now" if year == d.state.year else "other"}">{NUMERALS[year - 1]}</span>'
        for year in range(1, LAST_YEAR + 1)
    )
    name = escape(d.text("table.year", year=d.state.year, years=LAST_YEAR))
    return f'<div class="years" data-id="year" role="img" aria-label="{name}">{items}</div>'


def _seasons(d: Drawing) -> str:
    items = ""
    for number, season in enumerate(SEASONS):
        title = escape(d.text(f"table.season.{season}"))
        sign = icon(SEASON_ICON[season], "sign")
        if number == d.state.season:
            items += f'<li class="{season}" aria-current="true">{sign}<span>{title}</span></li>'
        else:
            items += f'<li class="{season}" title="{title}">{sign}<span class="unseen">{title}</span></li>'
    return f'<ol class="seasons" data-id="season" aria-label="{escape(d.text("table.seasons"))}">{items}</ol>'


def _order(d: Drawing) -> str:
    """The players from first to last."""
    title = escape(d.text("table.order"))
    row = f'<ol aria-label="{title}">{"".join(_in_order(d, seat) for seat in d.state.order)}</ol>'
    return f'<div class="order"><span class="title" aria-hidden="true">{title}</span>{row}</div>'


def _in_order(d: Drawing, seat: int) -> str:
    """A player in the order: acts now, has had the turn, or waits."""
    state, text, person = d.state, d.text, d.people[seat]
    mine = d.plays_alone and seat == d.me
    name = text("table.you") if mine else person.name
    status = "now" if seat == state.seat else "done" if turn_done(state, seat) else "waits"
    mark = icon("check", "tick") if status == "done" else ""
    said = text(f"table.turn.mine.{status}") if mine else text(f"table.turn.{status}", name=name)
    current = ' aria-current="true"' if status == "now" else ""
    return (
        f'<li class="{status}" data-id="order-{seat}"{current} title="{escape(person.name)}">'
        f'{shield_icon(person, "crest")}<span class="name" aria-hidden="true">{escape(name)}</span>'
        f'<span class="unseen">{escape(said)}</span>{mark}</li>'
    )
