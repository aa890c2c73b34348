"""The view over Siberia at the head of the start page, the new-game page and the end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from stroganov.state import TIGER
from stroganov_web.draw.art.buildings import village, yurt
from stroganov_web.draw.art.furs import fur
from stroganov_web.draw.art.people import rider
from stroganov_web.draw.art.scene import backdrop, eaves, snowfall
from stroganov_web.draw.art.svg import element
from stroganov_web.draw.art.tiles import tile_frame, tile_scene
from stroganov_web.draw.art.town import town

_W, _H, _TOP, _TILE, _TALL, _PITCH = 1680, 470, 196, 152, 300, 162
_ROW = ("forest", "steppe", "swamp", "mountain", "forest", "swamp", "steppe", "mountain", "forest")
_LOW = 150
_FURS = ((2,), (1, 5), (3,), (6, 8), (4,), (7,), (2, 3), (TIGER,), (5,))


def panorama(season: str, riders: Sequence[tuple[str, str]] = ()) -> str:
    """Town and tiles under a wide sky; riders (colour and letter) are on their way east."""
    ride = "".join(
        rider(colour, letter, 250 + i * 2 * _PITCH - i % 2 * 60, _H - 10, 98, len(riders) - i)
        for i, (colour, letter) in enumerate(riders)
    )
    ground, air = landscape(season)
    return _filling(_H, ground + ride + air, season)


@lru_cache(maxsize=4)
def landscape(season: str) -> tuple[str, str]:
    """What is behind the riders, and the snow in front of them."""
    ground = backdrop(0, 0, _W, _H, _TOP + 2, season) + _places(_TOP + 6) + town(16, _TOP, _TILE, _TALL)
    for place, (terrain, furs) in enumerate(zip(_ROW, _FURS, strict=True), start=1):
        ground += _tile(terrain, place, furs)
    return ground, snowfall(0, 0, _W, _H, 160) if season == "winter" else ""


def horizon(season: str) -> str:
    """A low picture of the same landscape: villages and yurts before the mountains."""
    return _filling(_LOW, backdrop(0, 0, _W, _LOW, _LOW - 22, season) + _places(_LOW - 10), season)


def _places(ground: float) -> str:
    return "".join(
        village(x, ground, 104, i) + yurt(x + 178, ground, 96)
        for i, x in enumerate((130, 520, 910, 1300, 1690))
    )


def _filling(height: int, scene: str, season: str) -> str:
    """A picture that fills the box it is put into and is cut off in the east."""
    return element(
        "svg",
        scene + eaves(0, 0, _W, season),
        class_="panorama",
        viewBox=f"0 0 {_W} {height}",
        preserveAspectRatio="xMinYMax slice",
        aria_hidden="true",
    )


def _tile(terrain: str, place: int, furs: Sequence[int]) -> str:
    x = 16 + place * _PITCH
    lying = "".join(
        fur(value, x + _TILE / 2 - 27 * len(furs) + i * 54 + 2, _TOP + 88, 50) for i, value in enumerate(furs)
    )
    return tile_scene(terrain, place, x, _TOP, _TILE, _TALL) + lying + tile_frame(x, _TOP, _TILE, _TALL)
