"""The dialog of an error of ours: its report has what is needed to find the cause, its buttons lead on."""

import re

from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec
from stroganov_web.ui.dialogs.error_report import error_dialog, error_report


def actions(session: Session | None, text: Text) -> list[str]:
    shown = error_dialog(error_report("ValueError: <oh>", session, "1.2", "Browser"), text)
    return re.findall(r'data-action="([^"]*)"', shown)[1:]  # without the cross


def test_ways_on_depend_on_what_there_is(text: Text) -> None:
    session = Session(Spec.from_fragment("#new?players=2&seed=33"), text)
    assert actions(None, text) == ["copy_report", "reload", "dismiss"]
    assert actions(session, text) == ["copy_report", "to_file", "reload", "dismiss"]
    while not session.can_undo:
        session.play(session.game.options()[0])
    assert actions(session, text) == ["copy_report", "to_file", "reload", "undo", "dismiss"]


def test_a_report_tells_version_seed_and_answers(text: Text) -> None:
    session = Session(Spec.from_fragment("#new?players=2&seed=33"), text)
    session.play(session.game.options()[0])
    report = error_report("ValueError: <oh>\n", session, "1.2", "Browser").report
    assert "ValueError: <oh>" in report
    assert "version: 1.2" in report
    assert "browser: Browser" in report
    assert "seed: 33" in report
    assert f'answers: [["{session.game.answers[0][0]}"' in report


def test_what_a_report_says_is_no_markup(text: Text) -> None:
    shown = error_dialog(error_report("ValueError: <img>", None, "1.2", "Browser"), text)
    assert "<img>" not in shown
    assert "&lt;img&gt;" in shown
