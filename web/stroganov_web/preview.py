"""The preview of an answer: what it is, what it costs, what it brings and what will be left."""

from __future__ import annotations

from stroganov.state import Answer, State
from stroganov_web import pictures, words
from stroganov_web.answers import said
from stroganov_web.art.rewards import ICONS, Glyph
from stroganov_web.art.svg import element, escape
from stroganov_web.outcome import Outcome, outcome
from stroganov_web.text import Text


def preview(state: State, answer: Answer, text: Text, confirm: bool = False) -> str:
    """The card; with `confirm` it can be carried out or put away from there."""
    found = outcome(state, answer)
    title = element("b", escape(said(state, answer, text)), class_="title")
    parts = [("pay", _paid(found)), ("gain", _gained(state, found)), ("left", _left(found, text))]
    shown = [] if found.nothing else [part for part in parts if part[1]]
    body = "".join(_part(text(f"prompt.preview.{key}"), inner, key) for key, inner in shown)
    sheet = title + (element("div", body, class_="parts") if body else "")
    return sheet + (_buttons(text) if confirm else "")


def _part(title: str, inner: str, kind: str) -> str:
    return element("span", element("span", escape(title), class_="label") + inner, class_=f"part {kind}")


def _paid(found: Outcome) -> str:
    counts = "".join(pictures.counted(kind, n) for kind, n in found.pay.items())
    return pictures.furs(sorted(found.pay_furs), 30) + counts


def _gained(state: State, found: Outcome) -> str:
    tiles = "".join(pictures.tile(state, name) for name in found.tiles)
    wishes = "".join(pictures.icon("wish") for _ in found.wishes)
    counts = "".join(pictures.counted(kind, n) for kind, n in found.gain.items())
    then = pictures.glyph(Glyph(icon=ICONS[found.then])) if found.then else ""
    return tiles + wishes + pictures.furs(sorted(found.gain_furs), 30) + counts + then


def _left(found: Outcome, text: Text) -> str:
    counts = "".join(pictures.counted(kind, found.left[kind]) for kind in ("horses", "coins"))
    furs = pictures.icon("fur") + pictures.words(words.furs(text, found.left_furs)) if found.left_furs else ""
    return counts + (pictures.row([furs], "count") if furs else "")


def _buttons(text: Text) -> str:
    buttons = "".join(
        element("button", escape(text(f"prompt.{key}")), type="button", class_=key, data_action=key)
        for key in ("cancel", "confirm")
    )
    return element("div", buttons, class_="buttons")
