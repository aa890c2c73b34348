"""About how wide text is in a drawing, and what of it fits: SVG does not break or shorten lines."""

from __future__ import annotations

# Widths of letters in shares of the size.
_NARROW, _BROAD = set("fiîïjlłrt.,:;'|!/I ·-\u2019"), set("mwMWæœ@%…")
_SLIM = set("cçćkszśźżvxyJ")


def text_width(words: str, size: float, bold: bool = False) -> float:
    """About how wide a line of text is."""
    return sum(map(_letter_width, words)) * size * (1.06 if bold else 1)


def _letter_width(letter: str) -> float:
    if letter in _NARROW:
        return 0.33
    if letter in _SLIM:
        return 0.51
    return 0.88 if letter in _BROAD else 0.7 if letter.isupper() else 0.55


def shortened(words: str, size: float, room: float, bold: bool = False) -> str:
    """The text, or as many of its letters as fit with an ellipsis."""
    if text_width(words, size, bold) <= room:
        return words
    while words and text_width(words + "…", size, bold) > room:
        words = words[:-1]
    return words.rstrip() + "…" if words else ""


def if_fits(words: str, size: float, room: float, bold: bool = False) -> str:
    """A heading or label: all of it, or nothing, as what it stands beside has a name of its own."""
    return words if text_width(words, size, bold) <= room else ""
