"""The sprite sheets: everything that is defined once and used by name.

Symbols are drawn where they are used, so the browser need not look at their sheets at all, which saves it a
thousand elements with every change. Inks have to be on a sheet that it does look at.
"""

from __future__ import annotations

from collections.abc import Callable

from stroganov_web.draw.art.buildings import place_symbols
from stroganov_web.draw.art.furs import fur_inks, fur_symbols
from stroganov_web.draw.art.icons import piece_symbols
from stroganov_web.draw.art.line_icons import line_icon_symbols
from stroganov_web.draw.art.people import people_inks, people_symbols
from stroganov_web.draw.art.portraits import portrait_symbols
from stroganov_web.draw.art.scene import scene_inks
from stroganov_web.draw.art.svg import element
from stroganov_web.draw.art.terrain import terrain_inks, terrain_symbols
from stroganov_web.draw.art.town import town_inks, town_symbols


def inks() -> str:
    """Gradients, patterns, filters and clips, in the colours of the season set on the sheet."""
    return scene_inks() + terrain_inks() + town_inks() + fur_inks() + people_inks()


def lasting_symbols() -> str:
    """The symbols that look alike in all seasons."""
    return piece_symbols() + line_icon_symbols() + fur_symbols() + people_symbols() + portrait_symbols()


# What is drawn in another way in the snow, by its kind.
SEASONAL: dict[str, Callable[[str], str]] = {
    "places": place_symbols,
    "terrain": terrain_symbols,
    "town": town_symbols,
}


def symbols(season: str) -> str:
    """All definitions for one season."""
    return inks() + lasting_symbols() + "".join(draw(season) for draw in SEASONAL.values())


def sheet(drawn: str) -> str:
    """Definitions as an SVG that takes no room."""
    return element("svg", drawn, width=0, height=0, aria_hidden="true")
