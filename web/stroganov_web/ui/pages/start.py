"""The start page as HTML.

Buttons say what they do by `data-action`: `continue`; `quick`, with the fragment of a game without a seed in
`data-game`; `new_game`; `from_file`.
"""

from __future__ import annotations

from collections.abc import Callable

from stroganov.setup import COLOURS
from stroganov_web.draw.art.svg import attributes, element, escape
from stroganov_web.draw.panorama import panorama
from stroganov_web.draw.widgets import shield_icon, symbol
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person, letter
from stroganov_web.ui.controls import button, paragraph
from stroganov_web.ui.dialogs.help import rules_link
from stroganov_web.ui.dialogs.settings import language_switch

QUICK = {
    "solo": "#new?mode=solo&opponent=ivan",
    "two": "#new?players=2",
    "bot": "#new?players=2&bots=greedy",
}


def start_page(text: Text, games: str = "", season: str = "summer") -> str:
    """The first page; `games` is the list of kept games, if there are any."""
    riders = [(colour, letter(text, colour)) for colour in COLOURS]
    title = element("h1", escape(text("menu.title"))) + paragraph(text("menu.subtitle"), "subtitle")
    plate = f'<div class="nameplate">{title}</div>'
    hero = element("header", panorama(season, riders) + plate + language_switch(text), class_="hero")
    quick = "".join(_quick(text, name, game) for name, game in QUICK.items())
    choices = games + element("h2", escape(text("menu.quick"))) + f'<div class="quick">{quick}</div>'
    choices += button("new_game", text("menu.more"), "wide")
    choices += button("from_file", text("saves.open_file"), "wide") + _beside(text)
    body = f'{hero}<div class="choices">{choices}</div>{_footer(text)}'
    return f'<div class="start" data-season="{season}">{body}</div>'


def _quick(text: Text, name: str, game: str) -> str:
    title = element("strong", escape(text(f"menu.quick.{name}")))
    note = element("span", escape(text(f"menu.quick.{name}.note")))
    data = attributes({"data_game": game})
    return (
        f'<button type="button" class="quick-card" data-action="quick"{data}>'
        f'<span class="faces">{_FACES[name](text)}</span>{title}{note}</button>'
    )


def _people(text: Text, *colours: str) -> str:
    return "".join(shield_icon(Person("", colour, letter(text, colour))) for colour in colours)


_FACES: dict[str, Callable[[Text], str]] = {
    "solo": lambda text: symbol("portrait-ivan", side=100),
    "two": lambda text: _people(text, "blue", "red"),
    "bot": lambda text: _people(text, "blue") + symbol("animal5", side=100),
}


def _beside(text: Text) -> str:
    """What is there besides games."""
    buttons = (
        button("help", text("table.help"), "quiet-button")
        + rules_link(text)
        + button("history", text("history.open"), "quiet-button")
        + button("settings", text("settings.title"), "quiet-button")
    )
    return f'<div class="beside-games">{buttons}</div>'


def _footer(text: Text) -> str:
    by_shell = '<p id="install"></p><p id="offline" role="status"></p>'  # its scripts fill them in
    return element("footer", paragraph(text("menu.unofficial")) + by_shell, class_="small-print")
