"""The style sheet of the palette: tokens as custom properties, by theme, season and contrast."""

from __future__ import annotations

from stroganov_web.draw.art.contrast import strong_ground, strong_tokens
from stroganov_web.draw.art.tokens import FIXED, SEASON, season_tokens, theme_tokens
from stroganov_web.text.words import SEASONS

# Plain selectors: one with an ancestor would not reach into the symbols a <use> brings in.
_TYPE = """text{font-family:var(--sans)}
.num,.serif{font-family:var(--serif);font-variant-numeric:lining-nums}
"""


def _rule(selector: str, tokens: dict[str, str]) -> str:
    body = "".join(f"--{name}:{value};" for name, value in tokens.items())
    return f"{selector}{{{body}}}\n"


def _seasons(theme: str, prefix: str) -> str:
    """Rules for the four seasons; the attribute may sit on the root or on any part of the page."""
    return "".join(
        _rule(
            f'{prefix}[data-season="{season}"],{prefix} [data-season="{season}"]'.strip(),
            season_tokens(season, theme),
        )
        for season in SEASONS
    )


def _night(selector: str) -> str:
    base = theme_tokens("dark") | season_tokens(SEASON, "dark")
    return _rule(selector, {**base, "scheme": "dark"}) + _seasons("dark", selector)


def _strong(theme: str, selector: str) -> str:
    """High contrast; its ground holds for every season."""
    on = f'{selector}[data-palette="contrast"]'
    ground = _rule(f"{on},{on}[data-season],{on} [data-season]", strong_ground(theme))
    return _rule(on, strong_tokens(theme)) + ground


def palette_css() -> str:
    """All tokens: light by default, dark by choice or by the system where no theme is chosen."""
    day = FIXED | theme_tokens("light") | season_tokens(SEASON, "light") | {"scheme": "light"}
    system = ':root:not([data-theme="light"]):not([data-theme="dark"])'
    return (
        _rule(":root", day)
        + _seasons("light", ":root")
        + _night('[data-theme="dark"]')
        + f"@media (prefers-color-scheme:dark){{\n{_night(system)}}}\n"
        + _strong("light", ":root")
        + _strong("dark", ':root[data-theme="dark"]')
        + ":root{color-scheme:var(--scheme)}\n"
        + _TYPE
    )
