"""An error in the program: what happened, whether the game is saved, a report to be copied, and ways on."""

from __future__ import annotations

import json
from dataclasses import dataclass

from stroganov.saves import RULES_VERSION, SAVE_VERSION
from stroganov_web.draw.art.svg import element, escape
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.ui.controls import button, paragraph
from stroganov_web.ui.dialogs.frame import dialog_frame


@dataclass(frozen=True, slots=True)
class ErrorReport:
    """An error, with all that is needed to find its cause, and what can be done about it."""

    report: str
    playing: bool  # there is a game to be saved
    undo: bool  # and an answer to be taken back
    copied: bool = False
    saved: bool = True  # whatever was played outlives the page


def error_report(what: str, session: Session | None, version: str, browser: str) -> ErrorReport:
    """The report of an error; `version` is that of the site, `browser` what the browser calls itself."""
    lines = [
        what.strip(),
        f"version: {version}, rules {RULES_VERSION}, saves {SAVE_VERSION}",
        f"browser: {browser}",
    ]
    if session:
        answers = json.dumps(session.game.answers, separators=(",", ":"))
        lines += [
            f"game: {session.spec.fragment()}",
            f"seed: {session.game.setup.seed}",
            f"answers: {answers}",
        ]
    return ErrorReport("\n".join(lines), session is not None, bool(session and session.can_undo))


def error_dialog(error: ErrorReport, text: Text) -> str:
    """The dialog of an error: a sentence, ways on, and the report for those who want to help."""
    ways = [("copy_report", "copy", "quiet-button"), ("reload", "reload", "quiet-button")]
    if error.playing:
        ways.insert(1, ("to_file", "save", "quiet-button"))
    if error.undo:
        ways.append(("undo", "undo", "quiet-button"))
    ways.append(("dismiss", "close", "main-button"))
    buttons = "".join(button(action, text(f"errors.{way}"), kind) for action, way, kind in ways)
    sentence = text("errors.says")
    if error.playing:
        sentence = text("errors.says.playing" if error.saved else "errors.says.unsaved")
    status = element("p", escape(text("errors.copied") if error.copied else ""), role="status")
    report = element(
        "pre", escape(error.report), tabindex="0", aria_label=text("errors.report"), role="group"
    )
    return dialog_frame(text("errors.title"), paragraph(sentence) + report + status, text, buttons)
