"""While an opponent's turn is shown nothing is asked, and everything on the table still says what it is."""

import re

import pytest

from stroganov_web.draw.art.svg import escape
from stroganov_web.draw.table.layout import Layout
from stroganov_web.i18n import Text
from stroganov_web.model.scenes import Playback, Scene
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec
from stroganov_web.text.descriptions import Table
from stroganov_web.ui.dialogs.end_turn import left_undone
from stroganov_web.ui.preview import reply_card
from stroganov_web.ui.prompt import prompt
from stroganov_web.ui.rule_sections import thing_section
from stroganov_web.ui.table_view import Looking, View
from stroganov_web.ui.targets import find_targets
from stroganov_web.ui.why_not import action_reply, replay_reply, thing_reply
from tests.web.unit.finished import FRAGMENTS, crowd, played
from tests.web.unit.games import SETUPS, decisions
from tests.web.unit.test_scenes import films

WIDE = Layout.for_window(1024, 768, 3)


def some_scenes(fragment: str, text: Text) -> list[Scene]:
    """One scene in five of all that opponents do in a game."""
    return [scene for film in films(fragment, text) for scene in film][::5]


def things_shown(scene: Scene, fragment: str, text: Text) -> set[str]:
    """The data-ids of everything on the table during a scene."""
    view = View(Session(Spec.from_fragment(fragment), text, played(fragment)), text)
    view.reel = Playback([scene])
    return set(re.findall(r'data-id="([^"]*)"', "".join(view.panels(WIDE, Looking()).values())))


@pytest.mark.parametrize("fragment", [FRAGMENTS[0], FRAGMENTS[2], FRAGMENTS[3], FRAGMENTS[5]])
@pytest.mark.parametrize("decides", [False, True])
def test_every_thing_says_what_it_is_between_two_events(fragment: str, decides: bool, text: Text) -> None:
    people, asked = crowd(fragment, text), 0
    for scene in some_scenes(fragment, text):
        table = Table(scene.state, people, text, 0)
        for thing in things_shown(scene, fragment, text):
            reply = thing_reply(table, thing, decides)
            assert (reply.title, reply.choices) == (table.name(thing), ())
            assert escape(reply.sentence) in reply_card(scene.state, reply, text)
            assert 1 <= thing_section(table, thing) <= 13
            assert replay_reply(table, thing, reply.section).title == reply.title
            asked += 1
    assert asked > 500


@pytest.mark.parametrize("fragment", [FRAGMENTS[0], FRAGMENTS[5]])
def test_no_action_can_be_chosen_between_two_events(fragment: str, text: Text) -> None:
    actions = {group.key for game in decisions(SETUPS[0]) for group in prompt(game.state, text).groups}
    people, asked = crowd(fragment, text), 0
    for scene in some_scenes(fragment, text):
        table = Table(scene.state, people, text, 0)
        for action in (*actions, "end"):
            told = {text("whynot.not_your_turn"), text("whynot.game_over")}
            assert action_reply(table, action).sentence in told
            asked += 1
        assert left_undone(scene.state) == []
        assert find_targets(scene.state, text) == {}
    assert asked > 100
