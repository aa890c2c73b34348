"""The action band as HTML: step rail, prompt, actions and their trays, auxiliary actions, the way out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from stroganov_web.draw import widgets
from stroganov_web.draw.art.action_glyphs import AUXILIARY as AUXILIARY_SIGNS
from stroganov_web.draw.art.svg import element, escape
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person
from stroganov_web.model.steps import Step
from stroganov_web.ui.controls import button
from stroganov_web.ui.prompt import Group, Option, Prompt
from stroganov_web.ui.targets import answer_json

_SIGNS = {"buy": "buy_fur", "fulfil": "fulfil_wish"}  # the drawing's names
_ICONS = {"coin": "coin", "horses": "horse"}


def action_bar(
    shown: Prompt,
    person: Person,
    named: bool,
    text: Text,
    happened: str = "",
    begun: Mapping[str, bool] | None = None,
    can_cancel: bool = False,
) -> str:
    """The band for a decision; `named` adds who decides, `happened` what the others did before.

    `begun` has the steps of this turn that are done; True for those that one can go back to. `can_cancel`
    says whether a payment can be left.
    """
    basic, advanced, auxiliary = (
        [group for group in shown.groups if group.kind == kind] for kind in ("basic", "advanced", "auxiliary")
    )
    actions = _actions(basic, text) + _actions(advanced, text)
    main = element("div", actions, class_="actions", id="drawer-actions") if actions else ""
    if shown.chips:
        main = _chips(shown.chips, text)
    out = "".join(_way_out(option, text) for option in shown.ways_out)
    if can_cancel:
        out += button("cancel_payment", text("prompt.pay.cancel"), "way")
    ways = element("div", out, class_="ways") if out else ""
    beside = _anytime(auxiliary, text) if auxiliary else ""
    switches = _switches(bool(actions), bool(beside), text)
    said = _rail(shown.steps, begun or {}, text) + _sentence(shown, person, named) + happened
    return element("div", said, class_="says") + element(
        "div", switches + main + beside + ways, class_="does"
    )


def trays(shown: Prompt, text: Text) -> str:
    """What the buttons of actions with several answers open."""
    return "".join(_tray(group, text) for group in shown.groups if len(group.options) > 1)


def waiting_bar(person: Person, text: Text) -> str:
    """The band while somebody else is acting."""
    said = element("b", escape(text("prompt.acting", name=person.name)))
    return element("div", element("p", widgets.crest(person) + said, id="prompt"), class_="says")


def game_over_bar(text: Text) -> str:
    """The band after the end, while the table is looked at once more."""
    said = element("p", element("b", escape(text("prompt.over"))), id="prompt")
    back = button("result", text("story.result"), "way")
    return element("div", said, class_="says") + element(
        "div", element("div", back, class_="ways"), class_="does"
    )


def _rail(steps: Iterable[Step], begun: Mapping[str, bool], text: Text) -> str:
    shown = "".join(
        element(
            "li",
            _back(step, begun[step.key], text)
            if step.status == "done" and step.key in begun
            else _step(step),
            class_=f"step {step.status}",
            aria_current="step" if step.status == "now" else None,
        )
        for step in steps
    )
    return element("ol", shown, class_="rail", aria_label=text("prompt.rail"))


def _step(step: Step) -> str:
    return (widgets.icon("check") if step.status == "done" else "") + escape(step.title)


def _back(step: Step, able: bool, text: Text) -> str:
    """A done step leads back to where it began."""
    label = text("whynot.back_to", step=step.title)
    return element(
        "button",
        _step(step),
        type="button",
        data_step=step.key,
        aria_label=label,
        title=label,
        aria_disabled=None if able else "true",
    )


def _sentence(shown: Prompt, person: Person, named: bool) -> str:
    who = element("span", escape(person.name), class_="who") if named else ""
    optional = element("span", escape(shown.optional), class_="optional") if shown.optional else ""
    words = element("span", element("b", escape(shown.sentence)) + " " + optional)
    return element("p", widgets.crest(person) + who + words, id="prompt")


def _answer(option: Option, body: str, kind: str, text: Text) -> str:
    """A button that carries an answer; a lock marks one that cannot be undone."""
    note = text("whynot.seal") if option.limits_undo else None
    mark = element("span", widgets.icon("lock"), class_="lock") if note and kind in ("chip", "way") else ""
    return element(
        "button",
        widgets.named(option.label, body + mark),
        type="button",
        class_=kind,
        data_answer=answer_json(option.answer),
        aria_description=note,
        title=note if kind == "way" else None,
    )


def _chips(options: Iterable[Option], text: Text) -> str:
    """Answers beside each other; whole payments come before single furs."""
    options = tuple(options)
    ready = [option for option in options if option.answer[0] != "add"]
    single = [option for option in options if option.answer[0] == "add"]
    apart = element("span", escape(text("prompt.pay.one_by_one")), class_="or") if ready and single else ""
    shown = [_answer(option, option.face, "chip", text) for option in (*ready, *single)]
    body = "".join((*shown[: len(ready)], apart, *shown[len(ready) :]))
    return element("div", body, class_="chips", role="group", aria_label=text("prompt.options"))


def _way_out(option: Option, text: Text) -> str:
    return _answer(option, option.face, "way", text)


def _actions(groups: list[Group], text: Text) -> str:
    if not groups:
        return ""
    body = "".join(_button(group, "action", text) for group in groups)
    kind = groups[0].kind
    return element("div", body, class_=f"group {kind}", role="group", aria_label=text(f"prompt.group.{kind}"))


def _anytime(groups: list[Group], text: Text) -> str:
    title = element("span", escape(text("prompt.any_time")), class_="label", aria_hidden="true")
    body = "".join(_button(group, "aux", text) for group in groups if group.options or group.key != "extra")
    inner = title + element("div", body, class_="beside", id="drawer-anytime")
    return element("div", inner, class_="anytime", role="group", aria_label=text("prompt.any_time"))


def _button(group: Group, kind: str, text: Text) -> str:
    """A button that carries its only answer, opens the tray of several, or is off."""
    if len(group.options) == 1:
        return _answer(group.options[0], _face(group.key, kind, text) + group.price, kind, text)
    return _opener(group.key, len(group.options), kind, text, group.price)


@lru_cache(maxsize=128)
def _face(key: str, kind: str, text: Text) -> str:
    """The sign of an action and its name."""
    sign = _SIGNS.get(key, key)
    if kind == "action":
        shown = element("span", widgets.icon(_ICONS.get(key, key)), class_="disc")
    elif sign in AUXILIARY_SIGNS:
        shown = widgets.row(map(widgets.glyph, AUXILIARY_SIGNS[sign]), "signs")
    else:
        shown = widgets.row([widgets.icon("star"), widgets.icon("plus")], "signs")
    return shown + element("span", escape(text(f"prompt.action_name.{key}")), class_="title")


@lru_cache(maxsize=512)
def _opener(key: str, options: int, kind: str, text: Text, price: str = "") -> str:
    """The button of an action with so many options, and what a second main action costs; off without any."""
    title, face = text(f"prompt.action_name.{key}"), _face(key, kind, text) + price
    if not options:
        return element(
            "button",
            widgets.named(text("prompt.off", action=title), face),
            type="button",
            class_=f"{kind} off",
            aria_disabled="true",
            data_refused=key,
        )
    return element(
        "button",
        widgets.named(text.n("prompt.opener", options, action=title), face),
        type="button",
        class_=kind,
        data_tray=key,
        aria_expanded="false",
        aria_controls=f"tray-{key}",
    )


def _tray(group: Group, text: Text) -> str:
    title = text(f"prompt.action_name.{group.key}")
    close = element(
        "button",
        widgets.icon("cross"),
        type="button",
        class_="close",
        data_action="close",
        aria_label=text("prompt.close"),
    )
    head = element("div", element("b", escape(title)) + close, class_="head")
    if group.note:
        head += element("p", escape(group.note), class_="note")
    body = "".join(_answer(option, option.face, "chip", text) for option in group.options)
    inner = head + element("div", body, class_="chips")
    return element(
        "div", inner, class_="tray", id=f"tray-{group.key}", role="group", aria_label=title, hidden="hidden"
    )


def _switches(actions: bool, beside: bool, text: Text) -> str:
    """On a phone actions and auxiliary actions are behind two buttons."""
    shown = [("actions", "star", actions), ("anytime", "fur", beside)]
    return "".join(
        element(
            "button",
            widgets.icon(icon) + element("span", escape(text(f"prompt.switch.{key}"))),
            type="button",
            class_="switch",
            data_drawer=key,
            aria_expanded="false",
            aria_controls=f"drawer-{key}",
        )
        for key, icon, on in shown
        if on
    )
