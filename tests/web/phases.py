"""A position of every phase of the game: each kind of question that a person can be asked."""

from functools import lru_cache

from stroganov import State, question
from stroganov.actions.trophy import Targeted
from stroganov.agenda import Question
from stroganov.turn import ChooseAction
from stroganov_web.model.session import Session
from tests.web.driver import GAMES, LIKED, Chooser, session_of
from tests.web.unit.catalogues import text_of

# Rewards far up the trophy track: games in which everyone is after trophies.
KEEN = LIKED | {"step": 500, "climb": 500, "trophy": 200, "village": 120, "hunt": 60, "buy": 20}
BLUE = "#new?players=2&sides=b,b&colours=blue,red"
FOR_TROPHIES = (f"{BLUE}&seed=24", f"{BLUE}&seed=510")


def phase(state: State) -> str:
    """What is asked: the kind of question, and the step of the turn where there are several."""
    asked = question(state)
    name = type(asked).__name__
    return f"{name}-{asked.step}" if isinstance(asked, ChooseAction) else name


def kinds(base: type[Question] = Question) -> set[str]:
    """Every kind of question there is."""
    found = {kind.__name__ for kind in base.__subclasses__()} - {Targeted.__name__}
    return found.union(*(kinds(kind) for kind in base.__subclasses__()))


@lru_cache
def phases() -> dict[str, str]:
    """The first position of each phase in a few games, as kept text."""
    found: dict[str, str] = {}
    for fragment in GAMES.values():
        _collect(session_of(fragment, text_of("en")), Chooser(1), found)
    for fragment in FOR_TROPHIES:
        _collect(session_of(fragment, text_of("en")), Chooser(1, KEEN), found)
    return found


def _collect(session: Session, choose: Chooser, found: dict[str, str]) -> None:
    while not session.over:
        if session.bot_acts:
            session.play(session.bots_answer())
            continue
        name = phase(session.game.state)
        if name not in found:
            found[name] = session.to_text()
        session.play(choose(session.game.state))
    found.setdefault("over", session.to_text())
