"""Style sheets that follow the text size: pixels become shares of the root's font size."""

import re

ROOT_SIZE = 16  # pixels, at the text size of 100 %
FINEST = 3  # thinner lines stay as they are

_MEDIA = re.compile(r"(@media[^{]*\{)")
_PIXELS = re.compile(r"(?<![\w.#-])(-?)(\d*\.?\d+)px\b")


def scalable(css: str) -> str:
    """A style sheet with pixels turned into rem, but for fine lines and the conditions of @media.

    >>> scalable("@media (max-width: 360px) { p { margin: 32px -8px; border: 2px solid } }")
    '@media (max-width: 360px) { p { margin: 2rem -0.5rem; border: 2px solid } }'
    """
    return "".join(
        part if number % 2 else _PIXELS.sub(_share, part) for number, part in enumerate(_MEDIA.split(css))
    )


def _share(found: re.Match[str]) -> str:
    sign, pixels = found[1], float(found[2])
    return found[0] if pixels < FINEST else f"{sign}{pixels / ROOT_SIZE:.6g}rem"
