"""The dialog for sharing a game: its link, ways to pass it on, and the same as a QR code."""

from __future__ import annotations

from dataclasses import dataclass

from stroganov_web.draw.art.svg import Value, attributes, element, escape
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.ui.controls import button, paragraph
from stroganov_web.ui.dialogs.frame import dialog_frame

QUIET = 4  # empty modules around a QR code


@dataclass(frozen=True, slots=True)
class Shared:
    """A game on its way out: its link (nothing if it is too long), and the rows of its QR code once made."""

    session: Session
    link: str
    whole: bool = True  # with all that was played, or the position alone
    code: str = ""
    can_send: bool = False  # there are programs that can pass it on
    told: str = ""  # "copied", or "by_hand" if the browser does not copy


def share_dialog(shared: Shared, text: Text) -> str:
    """What can be done with a game to be shared."""
    buttons = button("to_file", text("saves.to_file"), "quiet-button")
    body = _parts(shared, text)
    if shared.link:
        if shared.can_send:
            buttons += button("send_link", text("saves.share.send"), "quiet-button")
        buttons += button("copy_link", text("saves.share.copy"), "main-button")
        field: dict[str, Value] = {
            "readonly": "",
            "value": shared.link,
            "aria_label": text("saves.share.link"),
        }
        told = text(f"saves.share.{shared.told}") if shared.told else ""
        code = qr_code(shared.code, text("saves.share.code")) if shared.code else ""
        body += paragraph(_whose_turn(shared, text)) + f"<input{attributes(field)}>"
        body += element("p", escape(told), role="status") + code
    else:
        body += paragraph(text("saves.share.too_long"))
    return dialog_frame(text("saves.share.title"), f'<div class="share">{body}</div>', text, buttons)


def _parts(shared: Shared, text: Text) -> str:
    """The choice between the whole game and its position."""
    if shared.session.over:
        return ""
    parts = "".join(
        element(
            "button",
            escape(text(f"saves.share.{part}")),
            type="button",
            class_="quiet-button",
            data_action=f"share_{part}",
            aria_pressed="true" if shared.whole == (part == "whole") else "false",
        )
        for part in ("whole", "position")
    )
    return element("div", parts, class_="parts", role="group", aria_label=text("saves.share.title"))


def _whose_turn(shared: Shared, text: Text) -> str:
    session = shared.session
    if session.over:
        return text("saves.share.over")
    person = session.people[session.game.seat]
    key = "saves.share.says" if session.alone else "saves.share.turn"
    return text(key if shared.whole else f"{key}.position", name=person.name)


def qr_code(rows: str, name: str) -> str:
    """A QR code as a picture, from rows of 0 and 1: dark on light in every theme, or it could not be read."""
    lines = rows.split()
    size = len(lines) + 2 * QUIET
    dark = "".join(
        f"M{x + QUIET} {y + QUIET}h1v1h-1z"
        for y, line in enumerate(lines)
        for x, module in enumerate(line)
        if module == "1"
    )
    body = element("rect", width=size, height=size, fill="#fff") + element("path", d=dark, fill="#000")
    return element(
        "svg",
        body,
        class_="qr",
        viewBox=f"0 0 {size} {size}",
        shape_rendering="crispEdges",
        role="img",
        aria_label=name,
    )
