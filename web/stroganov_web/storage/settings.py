"""What a player likes: language, looks, motion, and how much the table asks back."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields, replace

from stroganov.serialization import JSONTextError, parse_json
from stroganov_web.i18n import LANGUAGES, PSEUDO

MAX_TEXT = 10_000  # characters, where a few hundred are usual
AUTO = "auto"  # as the browser or the device says

CHOICES: dict[str, tuple[str, ...]] = {
    "language": (AUTO, *LANGUAGES, PSEUDO),
    "theme": (AUTO, "light", "dark"),
    "palette": (AUTO, "standard", "contrast"),
    "size": ("100", "125", "150", "200"),
    "motion": (AUTO, "on", "off"),
    "speed": ("instant", "normal", "step"),
    "confirm": ("touch", "always", "never"),
    "warn": ("on", "off"),
    "free_undo": ("off", "on"),
    "sound": ("off", "on"),
    "vibration": ("off", "on"),
    "keys": ("on", "off"),
}
"""Every setting with its values; the pseudo language is for tests and never offered."""


@dataclass(frozen=True, slots=True)
class Settings:
    """One value for each setting; the defaults suit a newcomer."""

    language: str = AUTO
    theme: str = AUTO
    palette: str = AUTO
    size: str = "100"  # of text, in percent
    motion: str = AUTO
    speed: str = "normal"  # of opponents' turns
    confirm: str = "touch"  # first shown, then done: by touch and what is final, all, or nothing
    warn: str = "on"  # before a turn ends with something free undone
    free_undo: str = "off"  # in solo games: back beyond a draw, which the result then tells
    sound: str = "off"  # soft sounds of what happens on the table
    vibration: str = "off"  # a short one, where the device can
    keys: str = "on"  # letters and signs are commands; arrows, Enter and Escape always work

    def with_(self, name: str, value: str) -> Settings:
        """The same but for one setting; a value that does not exist changes nothing."""
        return replace(self, **{name: value}) if value in CHOICES.get(name, ()) else self

    def to_text(self) -> str:
        """All of them as JSON."""
        return json.dumps(asdict(self))

    @classmethod
    def from_text(cls, text: str) -> Settings:
        """What `to_text` wrote; anything damaged or unknown falls back to the default."""
        try:
            given = parse_json(text, MAX_TEXT)
        except JSONTextError:
            given = {}
        settings = cls()
        for field in fields(cls):
            if isinstance(given, dict) and isinstance(given.get(field.name), str):
                settings = settings.with_(field.name, given[field.name])
        return settings
