"""The log beside the table: newest first, one line for each turn with its net effect, its steps folded away.

A line is an `li` with `data-turn` (its number from 1), `data-from` (the number of the answer it began with)
and `data-places` (the data-ids of the places it was about, for lighting them up).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import groupby

from stroganov import Game
from stroganov.events import Event
from stroganov_web.draw.art.svg import element, escape
from stroganov_web.draw.parts import part
from stroganov_web.draw.widgets import symbol
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person
from stroganov_web.model.turns import FINAL, SETUP, Turn, beginning, turns
from stroganov_web.text import words
from stroganov_web.text.event_sentences import EventContext
from stroganov_web.ui.controls import picture_button
from stroganov_web.ui.event_kinds import describe_events, places
from stroganov_web.ui.turn_summary import turn_line


class LogPanel:
    """The log of one game in one language; seasons that are over are written only once."""

    def __init__(self, people: Sequence[Person], text: Text) -> None:
        self.people = people
        self.text = text

    def html(
        self, game: Game, opened: Collection[int] = (), past: Sequence[Sequence[Event]] | None = None
    ) -> str:
        """The whole log, or what was past at a time; the turns in `opened` show their steps."""
        context = EventContext(game.state, self.people, self.text)
        found = turns(game.events if past is None else past, beginning(game))
        heading = element("h2", escape(self.text("log.title")), class_="log-title") + self._replay(game)
        if not found:
            return heading + element("p", escape(self.text("log.empty")), class_="log-empty")
        seasons = [list(group) for _, group in groupby(found, lambda turn: (turn.year, turn.season))]
        return heading + "".join(self._season(season, context, opened) for season in reversed(seasons))

    def _replay(self, game: Game) -> str:
        """The way to look at the game again, once there is something to see."""
        if not game.answers:
            return ""
        label = self.text("replay.open")
        return picture_button("replay", symbol("i-play"), "log-again", aria_label=label, title=label)

    def _season(self, season: list[Turn], context: EventContext, opened: Collection[int]) -> str:
        """A season is a part of the log: only the one that goes on is written again."""
        shown = (self, *((turn, len(turn.events), turn.number in opened) for turn in season))

        def written() -> str:
            title = element("h3", escape(self._heading(season[0])))
            lines = (_line(turn, context, turn.number in opened) for turn in reversed(season))
            return title + element("ol", "".join(lines))

        return part(f"season-{season[0].number}", shown, written, "section", class_="log-season")

    def _heading(self, turn: Turn) -> str:
        if turn.season in (SETUP, FINAL):
            return self.text("log.setup" if turn.season == SETUP else "log.final")
        return words.season_of_year(self.text, turn.year, turn.season)


def _line(turn: Turn, context: EventContext, is_open: bool) -> str:
    steps = "".join(element("li", escape(step)) for step in describe_events(context, turn.events))
    body = element("summary", turn_line(turn, context)) + f'<ol class="log-steps">{steps}</ol>'
    return element(
        "li",
        element("details", body, open="" if is_open else None),
        class_="log-turn",
        data_turn=turn.number,
        data_from=turn.answer,
        data_places=" ".join(places(turn.events)) or None,
    )
