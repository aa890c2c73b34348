"""The header: name of the game, year and season, the order of play, and the buttons of the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from stroganov.state import State
from stroganov_web.draw.art.people import shield
from stroganov_web.draw.art.portraits import opponent_shield
from stroganov_web.draw.art.signs import SEASON_SIGN
from stroganov_web.draw.art.svg import element, escape, use
from stroganov_web.draw.table.layout import Layout
from stroganov_web.draw.table.lights import Targets
from stroganov_web.draw.table.tile import turn_done
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person
from stroganov_web.text.words import NUMERALS, SEASONS

_YEARS = 4
_BUTTONS = ("undo", "redo", "restart", "help", "menu")
_NAMES = {"restart": "whynot.restart"}


@lru_cache(maxsize=64)
def sign(name: str, kind: str = "sign") -> str:
    """An icon of the sheet in running text."""
    return element("svg", use(name, 0, 0, 24), viewBox="0 0 24 24", class_=kind, aria_hidden="true")


@lru_cache(maxsize=64)
def crest(person: Person) -> str:
    """A player's shield in running text."""
    if person.kind in ("ivan", "katyusha"):
        picture = opponent_shield(person.kind, person.colour, 0, 0, 44)
    else:
        picture = shield(person.colour, person.letter, 0, 0, 44)
    return element("svg", picture, viewBox="-4 -4 48 52", class_="crest", aria_hidden="true")


def header(
    state: State,
    people: Sequence[Person],
    layout: Layout,
    lit: Targets,
    text: Text,
    me: int,
    can_undo: bool = True,
    can_redo: bool = False,
    can_restart: bool = False,
) -> str:
    """The header's markup; `can_...` say whether those buttons have work to do: else they tell why not."""
    able = {"undo": can_undo, "redo": can_redo, "restart": can_restart}
    buttons = "".join(_button(name, text, able.get(name, True)) for name in _BUTTONS)
    return (
        f'<h1 class="brand">{_brand()}<span>{escape(text("table.title"))}</span></h1>'
        + _years(state, text)
        + _seasons(state, text)
        + _order(state, people, text, me)
        + f'<div class="commands">{buttons}</div>'
    )


def _brand() -> str:
    return element("svg", use("animal7", 0, 0, 24), viewBox="0 0 24 24", class_="sable", aria_hidden="true")


def _button(name: str, text: Text, able: bool) -> str:
    title = escape(text(_NAMES.get(name, f"table.{name}")))
    off = "" if able else f' class="off" aria-disabled="true" data-refused="{name}"'
    head = f'<button id="{name}" type="button" aria-label="{title}" title="{title}"{off}>'
    return f"{head}{sign(f'i-{name}')}</button>"


def _years(state: State, text: Text) -> str:
    items = "".join(
        f'<span class="{"now" if year == state.year else "other"}">{NUMERALS[year - 1]}</span>'
        for year in range(1, _YEARS + 1)
    )
    name = escape(text("table.year", year=state.year, years=_YEARS))
    return f'<div class="years" data-id="year" role="img" aria-label="{name}">{items}</div>'


def _seasons(state: State, text: Text) -> str:
    items = []
    for number, season in enumerate(SEASONS):
        title = escape(text(f"table.season.{season}"))
        icon = sign(f"i-{SEASON_SIGN[season]}")
        if number == state.season:
            items.append(f'<li class="{season}" aria-current="true">{icon}<span>{title}</span></li>')
        else:
            items.append(
                f'<li class="{season}" title="{title}">{icon}<span class="unseen">{title}</span></li>'
            )
    name = escape(text("table.seasons"))
    return f'<ol class="seasons" data-id="season" aria-label="{name}">{"".join(items)}</ol>'


def _order(state: State, people: Sequence[Person], text: Text, me: int) -> str:
    """The players from first to last: who acts now, who has had the turn, who waits."""
    alone = sum(person.kind == "person" for person in people) == 1
    items = []
    for seat in state.order:
        person = people[seat]
        mine = alone and seat == me
        name = text("table.you") if mine else person.name
        status = "now" if seat == state.seat else "done" if turn_done(state, seat) else "waits"
        mark = sign("i-check", "tick") if status == "done" else ""
        said = text(f"table.turn.mine.{status}") if mine else text(f"table.turn.{status}", name=name)
        current = ' aria-current="true"' if status == "now" else ""
        items.append(
            f'<li class="{status}" data-id="order-{seat}"{current} title="{escape(person.name)}">'
            f'{crest(person)}<span class="name" aria-hidden="true">{escape(name)}</span>'
            f'<span class="unseen">{escape(said)}</span>{mark}</li>'
        )
    title = escape(text("table.order"))
    row = f'<ol aria-label="{title}">{"".join(items)}</ol>'
    return f'<div class="order"><span class="title" aria-hidden="true">{title}</span>{row}</div>'
