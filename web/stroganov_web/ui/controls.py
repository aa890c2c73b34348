"""Form controls and other small pieces of the pages around the game; all words are escaped."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stroganov_web.draw.art.svg import Value, attributes, element, escape
from stroganov_web.draw.widgets import icon
from stroganov_web.i18n import Text

Values = Mapping[str, str]
Options = Sequence[tuple[str, str]]  # values and what they are called


def paragraph(said: str, name: str | None = None) -> str:
    """A paragraph of text."""
    return element("p", escape(said), class_=name)


def button(action: str, label: str, name: str, **more: Value) -> str:
    """A button with words on it, `name` being its class; `action` is what the page does with it."""
    return picture_button(action, escape(label), name, **more)


def picture_button(action: str, face: str, name: str, **more: Value) -> str:
    """The same for a button whose face is markup; `more` are further attributes."""
    return f'<button type="button" class="{name}" data-action="{action}"{attributes(more)}>{face}</button>'


def close_button(action: str, text: Text) -> str:
    """A cross that puts something away."""
    label = text("settings.close")
    return picture_button(action, icon("cross", "sign"), "close", aria_label=label, title=label)


def radio(name: str, value: str, given: Values) -> str:
    """One of several choices."""
    checked = " checked" if given.get(name) == value else ""
    return f"<input{attributes({'type': 'radio', 'name': name, 'value': value})}{checked}>"


def segments(name: str, legend: str, options: Options, given: Values) -> str:
    """A choice between a few things side by side."""
    labels = "".join(
        f'<label class="segment">{radio(name, value, given)}<span>{escape(said)}</span></label>'
        for value, said in options
    )
    return f'<fieldset class="segments {name}"><legend>{escape(legend)}</legend>{labels}</fieldset>'


def select(name: str, label: str, options: Options, given: Values, note: str = "") -> str:
    """A choice from a list."""
    chosen = given.get(name, "")
    listed = "".join(
        f'<option value="{value}"{" selected" if value == chosen else ""}>{escape(said)}</option>'
        for value, said in options
    )
    return _field(label, f'<select name="{name}">{listed}</select>', note)


def entry(
    name: str, label: str, given: Values, hint: str, longest: int, note: str = "", digits: bool = False
) -> str:
    """A line to write in; `hint` stands there while it is empty."""
    numeric = {"inputmode": "numeric", "pattern": "[0-9]*"} if digits else {}
    values: dict[str, Value] = {
        "name": name,
        "maxlength": longest,
        "value": given.get(name, ""),
        "placeholder": hint,
        **numeric,
    }
    return _field(label, f"<input{attributes(values)}>", note)


def checkbox(name: str, label: str, note: str, given: Values) -> str:
    """Something that can be wanted or not."""
    checked = " checked" if given.get(name) else ""
    said = element("span", escape(label)) + element("span", escape(note), class_="note")
    return f'<label class="check"><input type="checkbox" name="{name}"{checked}><span>{said}</span></label>'


def _field(label: str, control: str, note: str) -> str:
    hint = element("span", escape(note), class_="note") if note else ""
    return f'<label class="field"><span>{escape(label)}</span>{control}{hint}</label>'
