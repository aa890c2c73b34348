"""The settings as a dialog, and the small switch of the language on the pages around the game."""

from __future__ import annotations

from dataclasses import asdict

from stroganov_web.draw.art.svg import element, escape
from stroganov_web.i18n import LANGUAGES, PSEUDO, Text
from stroganov_web.storage.settings import AUTO, CHOICES, Settings
from stroganov_web.ui.controls import button, radio
from stroganov_web.ui.dialogs.frame import dialog_frame

SWITCHES = (
    "warn",
    "free_undo",
    "sound",
    "vibration",
    "keys",
)  # on or off; all others are a choice among several


def settings_dialog(text: Text, settings: Settings) -> str:
    """All settings; each is carried out as soon as it is changed."""
    given = asdict(settings)
    parts = "".join(
        _switch(name, given[name], text) if name in SWITCHES else _choice(name, given, text)
        for name in CHOICES
    )
    form = f'<form data-settings="" autocomplete="off">{parts}</form>'
    return dialog_frame(
        text("settings.title"), form, text, button("dismiss", text("settings.done"), "main-button")
    )


def sound_switch(text: Text, settings: Settings) -> str:
    """The switch of the sounds alone, as it stands in the menu."""
    row = _switch("sound", settings.sound, text)
    return f'<form data-settings="" class="quick" autocomplete="off">{row}</form>'


def _choice(name: str, given: dict[str, str], text: Text) -> str:
    labels = "".join(
        f'<label class="segment"{_lang(name, value)}>{radio(name, value, given)}'
        f"<span>{escape(_called(name, value, text))}</span></label>"
        for value in CHOICES[name]
        if value != PSEUDO
    )
    legend = element("legend", escape(text(f"settings.{name}")))
    row = f'<div class="segments">{labels}</div>'
    described = f'aria-describedby="about-{name}"'
    return f'<fieldset class="setting" {described}>{legend}{row}{_note(name, text)}</fieldset>'


def _called(name: str, value: str, text: Text) -> str:
    if name == "size":
        return text("settings.size.percent", percent=value)
    return text(f"settings.{name}.{value}")


def _lang(name: str, value: str) -> str:
    """Languages are called by their own names."""
    return f' lang="{value}"' if name == "language" and value != AUTO else ""


def _switch(name: str, value: str, text: Text) -> str:
    checked = " checked" if value == "on" else ""
    box = (
        f'<input type="checkbox" role="switch" name="{name}" value="on"{checked} '
        f'aria-describedby="about-{name}">'
    )
    said = element("span", escape(text(f"settings.{name}")))
    return f'<div class="setting"><label class="switch-row">{said}{box}</label>{_note(name, text)}</div>'


def _note(name: str, text: Text) -> str:
    return element("p", escape(text(f"settings.{name}.note")), class_="note", id=f"about-{name}")


def language_switch(text: Text) -> str:
    """A list of the languages, each by its own name; the present one is selected."""
    options = "".join(
        f'<option value="{code}" lang="{code}"{" selected" if code == text.language else ""}>'
        f"{escape(text(f'settings.language.{code}'))}</option>"
        for code in LANGUAGES
    )
    label = element("span", escape(text("settings.language")), class_="unseen")
    chooser = f'<label>{label}<select name="language">{options}</select></label>'
    return f'<form class="language" data-settings="" autocomplete="off">{chooser}</form>'
