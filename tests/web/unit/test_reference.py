"""What keyboard and screen reader are told: results, titles, and where the rules tell about something."""

import re

import pytest

from stroganov.events import named
from stroganov_web.i18n import Text
from stroganov_web.model.turns import Turn
from stroganov_web.text.answers import LABELS
from stroganov_web.text.descriptions import Table
from stroganov_web.text.event_sentences import EventContext
from stroganov_web.text.titles import replay_title, screen_title, table_title
from stroganov_web.ui.rule_sections import SECTIONS, thing_section
from stroganov_web.ui.table_view import Looking, View
from stroganov_web.ui.turn_summary import spoken_result
from tests.web.driver import Chooser, session_of
from tests.web.unit.test_view import FRAGMENTS, WIDE, positions

SOLO = "#new?mode=solo&opponent=ivan&seed=3"


def told(text: Text, *events: tuple[object, ...]) -> str:
    session = session_of(SOLO, text)
    context = EventContext(session.game.state, session.people, text)
    return spoken_result(Turn(0, 0, 0, 0, 0, list(map(named, events))), context)


def test_a_result_is_what_was_done_and_what_it_changed(text: Text) -> None:
    assert told(text) == ""
    assert told(text, ("moved", 0, 1, 3)) == "to 3."
    assert told(text, ("gained", 0, "coins", 2, "bonus")) == "+2 coins."
    hunted = (("hunted", 0, 3, 5, 2), ("gained_fur", 0, 5))
    assert told(text, *hunted) == "hunted fur\u00a05: +1 fur and \u22122 horses."


def test_the_result_is_said_only_after_the_answer_that_brought_it(text: Text) -> None:
    session = session_of(SOLO, text)
    view, choose = View(session, text), Chooser(1)
    session.play(choose(session.game.state))
    before = len(session.game.answers)
    session.play(("move", 1))
    asked = view.sentence
    view.answered = (before, before + 1)
    assert view.sentence == f"to 1. {asked}"
    session.undo()
    assert "to 1." not in view.sentence


def test_the_rules_tell_about_every_answer() -> None:
    assert SECTIONS.keys() == LABELS.keys()


@pytest.mark.parametrize("fragment", FRAGMENTS)
def test_the_rules_tell_about_everything_on_the_table(fragment: str, text: Text) -> None:
    for session in positions(fragment, text)[::6]:
        view = View(session, text)
        table = Table(session.game.state, session.people, text, view.me)
        shown = "".join(view.panels(WIDE, Looking()).values())
        things = set(re.findall(r'data-id="([^"]*)"', shown))
        assert len(things) > 50
        assert {thing for thing in things if not 1 <= thing_section(table, thing) <= 14} == set()


def test_titles_tell_where_one_is(text: Text) -> None:
    session = session_of("#new?players=2&names=Rada,Boris&seed=1", text)
    name = session.people[session.game.seat].name
    titles = [
        screen_title("start", text),
        screen_title("new", text),
        screen_title("history", text),
        table_title(session, text, session.game.seat),
        replay_title(session, text),
    ]
    assert len(set(titles)) == len(titles)
    assert all("Stroganov" in title for title in titles)
    assert name in titles[3]
