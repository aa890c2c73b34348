"""The sheet of symbols: everything that is drawn once and used by name."""

from __future__ import annotations

from stroganov_web.art.furs import fur_symbols
from stroganov_web.art.icons import piece_symbols
from stroganov_web.art.people import people_symbols
from stroganov_web.art.places import place_symbols
from stroganov_web.art.portraits import portrait_symbols
from stroganov_web.art.scene import scene_symbols
from stroganov_web.art.signs import sign_symbols
from stroganov_web.art.svg import element
from stroganov_web.art.terrain import terrain_symbols
from stroganov_web.art.town import town_symbols


def lasting_symbols() -> str:
    """What looks alike in all seasons."""
    return (
        piece_symbols()
        + sign_symbols()
        + fur_symbols()
        + people_symbols()
        + portrait_symbols()
        + scene_symbols()
    )


def seasonal_symbols(season: str) -> str:
    """What looks different with snow."""
    return place_symbols(season) + terrain_symbols(season) + town_symbols(season)


def symbols(season: str) -> str:
    """All definitions for one season."""
    return element("defs", lasting_symbols() + seasonal_symbols(season))
