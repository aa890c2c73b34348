"""A game from a link or a file, looked at before it becomes one's own: the table without answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from stroganov_web.draw import widgets
from stroganov_web.draw.art.svg import element, escape
from stroganov_web.draw.table.motion import Motion
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.play import Play
from stroganov_web.storage.links import NEWER, OLDER, PARTED, SAME
from stroganov_web.ui.controls import button


@dataclass(frozen=True, slots=True)
class Visitor:
    """A game from outside: by "link" or "file", and what it is to the kept game `mine`, if there is one."""

    session: Session
    source: str
    relation: str = ""
    mine: str = ""  # the name of the kept game

    def says(self, text: Text) -> str:
        """Where the game comes from, whose turn it is, and whether one has it already."""
        session = self.session
        said = [text(f"saves.visit.{self.source}"), text("prompt.over")]
        if not session.over:
            said[1] = text("saves.visit.turn", name=session.people[session.game.seat].name)
        if session.game.start:
            said.append(text("saves.older_rules" if session.game.older_rules else "saves.visit.position"))
        if self.relation:
            said.append(text(f"saves.visit.{self.relation}"))
        return " ".join(said)

    def ways(self) -> list[tuple[str, str]]:
        """What can be done, best first: the command and the key of its words."""
        apart = ("play_on", "saves.visit.apart")
        offered = {
            NEWER: [("go_on_newer", "saves.visit.go_on"), apart],
            SAME: [("open_mine", "saves.visit.mine"), apart],
            OLDER: [("open_mine", "saves.visit.mine"), apart],
            PARTED: [apart, ("open_mine", "saves.visit.mine")],
        }
        ways = offered.get(self.relation, [("play_on", "saves.visit.play_on")])
        if self.session.over:  # there is no more to play, and it would be counted twice
            ways = [*(way for way in ways if way[0] != "play_on"), ("replay", "replay.open")]
        return [*ways, ("start", "menu.back")]

    def band(self, text: Text) -> str:
        """The band while a game is visited."""
        session = self.session
        person = session.people[session.me if session.over else session.game.seat]
        says = element("p", widgets.crest(person) + element("b", escape(self.says(text))), id="prompt")
        ways = "".join(button(action, text(key), "way") for action, key in self.ways())
        does = element("div", element("div", ways, class_="ways"), class_="does visit")
        return element("div", says, class_="says") + does


class Visit(Play):
    """The table of a visited game: it can be looked at from all sides, and nothing answers."""

    def __init__(self, visitor: Visitor, *table: Any) -> None:
        super().__init__(visitor.session, *table)
        self.visitor = visitor
        self.after = True  # a finished game shows its table, too

    def begin(self) -> None:
        """Paint the game; nobody acts."""
        self.draw(rides=True)

    def draw(self, moving: Sequence[Motion] = (), rides: bool = False) -> None:
        """Paint the table with the visitor's band."""
        self.view.bar = self.visitor.band(self.text)
        super().draw(moving, rides)
        self.page.mark(busy="")

    def _tell(self) -> None:
        super()._tell()
        self.page.say(self.visitor.says(self.text))

    @property
    def busy(self) -> bool:
        """No answer is taken."""
        return True

    def undo(self) -> None:
        """Nothing is taken back."""

    def see(self, table: bool) -> None:
        """The table stays."""
