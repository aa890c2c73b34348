"""The bar under a game from a link or a file: where it comes from, and what can be done with it."""

from __future__ import annotations

from dataclasses import dataclass

from stroganov_web.draw import widgets
from stroganov_web.draw.art.svg import element, escape
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.model.statistics import is_verified
from stroganov_web.storage.links import DIVERGED, NEWER, OLDER, SAME
from stroganov_web.ui.controls import button


@dataclass(frozen=True, slots=True)
class ForeignGame:
    """A game from outside, by "link" or "file", and its relation to the saved game `mine`, if any."""

    session: Session
    source: str
    relation: str = ""
    mine: str = ""  # the name of the saved game

    def sentence(self, text: Text) -> str:
        """Where the game comes from, whose turn it is, and whether one has it already."""
        session = self.session
        told = [text(f"saves.visit.{self.source}"), text("prompt.over")]
        if not session.over:
            told[1] = text("saves.visit.turn", name=session.people[session.game.seat].name)
        if session.game.start:
            told.append(text("saves.older_rules" if session.game.older_rules else "saves.visit.position"))
        if session.over and not is_verified(session.game):
            told.append(text("end.unverified"))
        if self.relation:
            told.append(text(f"saves.visit.{self.relation}"))
        return " ".join(told)

    def choices(self) -> list[tuple[str, str]]:
        """What can be done, best first: the command and the key of its label."""
        copy, mine = ("play_on", "saves.visit.apart"), ("open_mine", "saves.visit.mine")
        offered = {
            NEWER: [("go_on_newer", "saves.visit.go_on"), copy],
            SAME: [mine, copy],
            OLDER: [mine, copy],
            DIVERGED: [copy, mine],
        }
        choices = offered.get(self.relation, [("play_on", "saves.visit.play_on")])
        if self.session.over:  # there is no more to play, and a copy would count twice in the statistics
            choices = [*(choice for choice in choices if choice[0] != "play_on"), ("replay", "replay.open")]
        return [*choices, ("start", "menu.back")]


def foreign_game_bar(game: ForeignGame, text: Text) -> str:
    """The whole bar."""
    session = game.session
    person = session.people[session.me if session.over else session.game.seat]
    told = element("p", widgets.crest(person) + element("b", escape(game.sentence(text))), id="prompt")
    choices = "".join(button(action, text(key), "way") for action, key in game.choices())
    does = element("div", element("div", choices, class_="ways"), class_="does visit")
    return element("div", told, class_="says") + does
