"""The titles of the page: what the browser calls a screen, a turn, a replay and the end."""

from __future__ import annotations

from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.text import words

_SCREENS = {"new": "menu.new_game", "history": "history.title"}


def screen_title(name: str, text: Text) -> str:
    """A screen beside the table; the start page is called like the game."""
    return _titled(text(_SCREENS[name]), text) if name in _SCREENS else text("table.title")


def table_title(session: Session, text: Text, seat: int) -> str:
    """The table: whose turn it is, and when."""
    if session.over:
        return _titled(text("access.title.end"), text)
    name, season = session.people[seat].name, _season(session, text)
    return _titled(text("access.title.turn", name=name, season=season), text)


def replay_title(session: Session, text: Text) -> str:
    """A game that is looked at again, as it stood."""
    return _titled(text("access.title.replay", season=_season(session, text)), text)


def _season(session: Session, text: Text) -> str:
    return words.season_of_year(text, session.game.state.year, session.game.state.season)


def _titled(what: str, text: Text) -> str:
    return text("access.title", what=what)
