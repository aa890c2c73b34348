"""How the page looks by the settings and by what the device asks for."""

from __future__ import annotations

from collections.abc import Callable

from stroganov_web.i18n import preferred_language
from stroganov_web.storage.settings import AUTO, Settings

DARK = "(prefers-color-scheme: dark)"
STRONG = "(prefers-contrast: more), (forced-colors: active)"
STILL = "(prefers-reduced-motion: reduce)"
LEAST_WIDE, LEAST_TALL = 320, 450  # of a window in which the table fits at 100 %
MEDIA_QUERIES = (DARK, STRONG, STILL)
"""What a device can ask for, as media queries."""


def page_attributes(settings: Settings, wished: Callable[[str], bool]) -> dict[str, str]:
    """The marks of the page: looks, motion, keys, sound; `wished` tells what the device asks for.

    Who wants nothing to move gets no sound or vibration either.
    """
    theme = ("dark" if wished(DARK) else "light") if settings.theme == AUTO else settings.theme
    palette = ("contrast" if wished(STRONG) else "standard") if settings.palette == AUTO else settings.palette
    motion = ("off" if wished(STILL) else "on") if settings.motion == AUTO else settings.motion
    keys = "" if settings.keys == "on" else settings.keys
    heard, felt = (
        "on" if wanted == motion == "on" else "" for wanted in (settings.sound, settings.vibration)
    )
    looks = {"theme": theme, "palette": palette, "size": settings.size, "motion": motion}
    return looks | {"keys": keys, "sound": heard, "vibration": felt}


def zoom(settings: Settings, wide: float, tall: float, usual: float = 1.0) -> float:
    """How much larger than drawn all is: as chosen, times the browser's usual, as far as the table fits."""
    most = min(wide / LEAST_WIDE, tall / LEAST_TALL)
    return max(1.0, min(usual * int(settings.size) / 100, most))


def language(settings: Settings, browsers: list[str]) -> str:
    """The language to speak: the chosen one, else the first of the browser's that we speak."""
    return preferred_language(browsers) if settings.language == AUTO else settings.language
