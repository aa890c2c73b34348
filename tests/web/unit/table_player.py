"""A player at a table without a browser: clicks and commands reach the screen as events hand them on."""

import json

from stroganov.answers import Answer
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec
from stroganov_web.screens.dialogs import Dialogs
from stroganov_web.screens.play import PlayScreen, PlayServices
from stroganov_web.screens.screen import Item
from tests.web.unit.fakes import LAPTOP, FakePage, FakePreferences, thing
from tests.web.unit.finished import FRAGMENTS, played

SOLO, BOT, PERSONS = FRAGMENTS[0], FRAGMENTS[3], FRAGMENTS[4]
NEW_SEED = 99


def session_at(fragment: str, number: int, text: Text) -> Session:
    """A recorded game after so many of its answers."""
    return Session(Spec.from_fragment(fragment), text, played(fragment).up_to(number))


def session_at_end(fragment: str, text: Text) -> Session:
    """A recorded game that is over."""
    return session_at(fragment, len(played(fragment).answers), text)


def target(answer: Answer) -> Item:
    """What stands for an answer on the table."""
    return thing(answer=json.dumps(answer))


class AtTable:
    """A game that is played; what leaves the table is noted."""

    def __init__(
        self, session: Session, text: Text, size: tuple[float, float, float] = LAPTOP, /, **settings: str
    ) -> None:
        self.session, self.text = session, text
        self.page, self.preferences = FakePage(), FakePreferences(text, size, **settings)
        self.dialogs = Dialogs(self.page, self.preferences)
        self.saves = 0
        self.gone: list[str] = []
        self.errors: list[Exception] = []
        self.services = PlayServices(
            self.page, self.preferences, self.dialogs, self.errors.append, self.gone.append, lambda: NEW_SEED
        )
        self.screen = PlayScreen(session, self._save, self.services)

    def _save(self) -> None:
        self.saves += 1

    @property
    def count(self) -> int:
        """How many answers were given."""
        return len(self.session.game.answers)

    def start(self) -> "AtTable":
        """Sit down; everything is painted."""
        self.screen.start()
        self.page.finish()
        return self

    def click(self, answer: Answer, by_touch: bool = False) -> None:
        """Click or tap what stands for an answer."""
        self.screen.use(target(answer), by_touch)
        self.page.finish()

    def use(self, **data: str) -> bool:
        """Click something else."""
        used = self.screen.use(thing(**data), False)
        self.page.finish()
        return used

    def do(self, command: str) -> None:
        """Press a button or a key of a command."""
        self.screen.commands()[command](Item())
        self.page.finish()
