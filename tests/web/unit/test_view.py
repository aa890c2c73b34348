"""The whole table and its previews as markup, and where arrows and previews go."""

import html
import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from stroganov.undo_limits import limit_of
from stroganov_web.browser.arrow_keys import nearest
from stroganov_web.browser.popups import placed
from stroganov_web.draw.table.layout import Layout
from stroganov_web.i18n import Text
from stroganov_web.model.outcome import outcome
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec
from stroganov_web.ui.preview import preview
from stroganov_web.ui.prompt import AUXILIARY
from stroganov_web.ui.table_view import Looking, View, in_tray, names
from stroganov_web.ui.targets import answer_json
from tests.web.unit.catalogues import undisguised
from tests.web.unit.games import SETUPS, decisions

FRAGMENTS = ("#new?mode=solo&opponent=ivan&seed=3", "#new?players=4&bots=random,random&seed=8")
WIDE, PHONE = Layout.for_window(1024, 768, 3), Layout.for_window(390, 844, 3)


def positions(fragment: str, text: Text) -> list[Session]:
    """One session, again and again, every few answers of a game in which all take the middle option."""
    session = Session(Spec.from_fragment(fragment), text)
    found = []
    for number in range(120):
        if session.over:
            break
        options = session.game.options()
        session.play(session.bots_answer() if session.bot_acts else options[number % len(options)])
        if number % 5 == 0:
            found.append(Session.from_text(session.to_text(), text))
    assert len(found) > 10
    return found


@pytest.mark.parametrize("fragment", FRAGMENTS)
@pytest.mark.parametrize("layout", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_page_offers_exactly_the_options_unless_a_bot_acts(
    fragment: str, layout: Layout, text: Text
) -> None:
    for session in positions(fragment, text):
        shown = "".join(View(session, text).panels(layout, Looking()).values())
        found = {html.unescape(answer) for answer in re.findall(r'data-answer="([^"]*)"', shown)}
        options = [] if session.bot_acts or session.over else session.game.options()
        assert found == {answer_json(answer) for answer in options}
        assert "style=" not in shown


def test_drawing_changes_nothing(text: Text) -> None:
    for session in positions(FRAGMENTS[0], text)[:8]:
        view, looking = View(session, text), Looking(pointed=session.game.state.offered[0])
        before = dict(vars(view)), session.to_text(), replace(looking)
        first = view.panels(WIDE, looking)
        assert view.panels(WIDE, looking) == first
        assert (dict(vars(view)), session.to_text(), looking) == before


def test_an_open_tray_lights_only_its_own_targets(text: Text) -> None:
    seen = 0
    for session in positions(FRAGMENTS[0], text):
        for tray in AUXILIARY:
            offered = [a for a in session.game.options() if in_tray(session.game.state, a, tray)]
            shown = View(session, text).panels(WIDE, Looking(tray=tray))
            lit = {html.unescape(a) for a in re.findall(r'data-answer="([^"]*)"', shown["shelf"])}
            assert lit <= {answer_json(answer) for answer in offered}
            seen += len(lit)
    assert seen


def test_the_furs_of_the_answer_pointed_at_are_raised_on_the_mat(text: Text) -> None:
    seen = 0
    for session in positions(FRAGMENTS[0], text):
        view = View(session, text)
        calm = view.panels(WIDE, Looking())["mat"]
        for answer in session.game.options():
            paid = outcome(session.game.state, answer).pay_furs
            shown = view.panels(WIDE, Looking(pointed=answer))["mat"]
            if answer[0] not in ("pay", "add"):
                assert (shown != calm) == bool(paid), answer
                seen += bool(paid)
    assert seen


def test_a_target_says_if_there_is_no_way_back_after_it(text: Text) -> None:
    seen = set()
    for session in positions(FRAGMENTS[0], text):
        shown = View(session, text).panels(WIDE, Looking())
        for light in re.findall(r'<g [^>]*class="lit[^>]*>', "".join(shown.values())):
            answer = next(a for a in session.game.options() if f'"{html.escape(answer_json(a))}"' in light)
            told = text("whynot.seal") in light
            assert told == bool(limit_of(session.game.state, answer)), answer
            seen.add(told)
    assert seen == {True, False}


def test_band_tabs_and_log_speak_from_the_catalogues(pseudo: Text) -> None:
    for session in positions(FRAGMENTS[1], pseudo)[:6]:
        shown = View(session, pseudo).panels(WIDE, Looking())
        for panel in ("band", "tabs", "side", "log"):
            assert [word for word in undisguised(shown[panel]) if len(word) > 3] == []


def test_every_answer_has_a_well_formed_preview(text: Text) -> None:
    for setup in SETUPS[:3]:
        for game in decisions(setup):
            for answer in game.options()[:4]:
                shown = preview(game.state, answer, text, confirm=True)
                root = ElementTree.fromstring(f"<div>{shown}</div>")
                assert root.find("b[@class='title']") is not None
                assert len(root.findall(".//button")) == 2


def test_parts_of_the_table_have_names(text: Text) -> None:
    assert all(names(text).values())


@pytest.mark.parametrize(
    ("key", "found"), [("ArrowRight", 1), ("ArrowLeft", -1), ("ArrowDown", 2), ("ArrowUp", -1)]
)
def test_arrows_go_to_the_nearest_in_their_direction(key: str, found: int) -> None:
    others = [(0.0, 0.0, 10.0, 10.0), (50.0, 2.0, 10.0, 10.0), (3.0, 60.0, 10.0, 10.0), (90.0, 0.0, 9.0, 9.0)]
    assert nearest(others[0], others, key) == found


@pytest.mark.parametrize(
    ("target", "place"),
    [
        ((100, 100, 50, 200), (162, 100)),  # right of a tile
        ((900, 100, 50, 200), (688, 100)),  # left of one in the east
        ((100, 500, 40, 40), (20, 408)),  # over something low
        ((0, 500, 40, 40), (8, 408)),  # inside the window
    ],
)
def test_a_preview_never_covers_its_target(
    target: tuple[float, float, float, float], place: tuple[float, float]
) -> None:
    assert placed(target, (200, 80), (1000, 800)) == place
