"""Style sheets that follow the text size, pixels being shares of the root's; all sheets of a page as one."""

import re

SHEET = "style.css"  # all of them
ROOT_SIZE = 16  # pixels, at the text size of 100 %
FINEST = 3  # thinner lines stay as they are

_LINK = re.compile(r'<link rel="stylesheet" href="([^"]*/)([\w-]+\.css)">\n')
_MEDIA = re.compile(r"(@media[^{]*\{)")
_PIXELS = re.compile(r"(?<![\w.#-])(-?)(\d*\.?\d+)px\b")


def sheets(page: str) -> list[str]:
    """The names of the style sheets of a page, in their order."""
    return [found[2] for found in _LINK.finditer(page)]


def with_one_sheet(page: str) -> str:
    """A page that asks for one style sheet in place of its first, and for no other."""
    first = _LINK.sub(rf'<link rel="stylesheet" href="\1{SHEET}">\n', page, count=1)
    return _LINK.sub(lambda found: found[0] if found[2] == SHEET else "", first)


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
