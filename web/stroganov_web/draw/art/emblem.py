"""The emblem of the game: the sable on a golden ground, for icons of the page and the installed game."""

from __future__ import annotations

import re

from stroganov_web.draw.art.animals import ANIMALS
from stroganov_web.draw.art.svg import circle, element, rect
from stroganov_web.draw.art.tokens import FIXED, season_tokens, theme_tokens

_SABLE = 7
_TOKEN = re.compile(r"var\(--([\w-]+)\)")
_MIDDLE = 256


def emblem(masked: bool = False) -> str:
    """A picture of 512 by 512 that needs no style sheet; `masked` fills it to its edges, for masks to cut."""
    ground, head = ANIMALS[_SABLE]
    size = 0.74 if masked else 1.0  # a mask may cut everything outside of four fifths
    ring = circle(_MIDDLE, _MIDDLE, 226 * size, ground, "#D9A441", 20 * size)
    inner = circle(_MIDDLE, _MIDDLE, 212 * size, "none", "#1F2A24", 7 * size)
    across = 4 * size
    at = _MIDDLE - 50 * across
    clip = element("clipPath", circle(_MIDDLE, _MIDDLE, 210 * size, "#000"), id="round")
    animal = element("g", head, transform=f"translate({at:.1f} {at + 26 * size:.1f}) scale({across})")
    cut = element("g", animal, clip_path="url(#round)")
    back = rect(0, 0, 512, 512, 0 if masked else 104, var_value("band"))
    return _plain(
        element(
            "svg",
            element("defs", clip) + back + ring + cut + inner,
            xmlns="http://www.w3.org/2000/svg",
            viewBox="0 0 512 512",
        )
    )


def var_value(token: str, theme: str = "light") -> str:
    """The colour behind a token, where there is no style sheet."""
    return {**FIXED, **theme_tokens(theme), **season_tokens("summer", theme)}[token]


def _plain(picture: str) -> str:
    return _TOKEN.sub(lambda found: var_value(found[1]), picture)
