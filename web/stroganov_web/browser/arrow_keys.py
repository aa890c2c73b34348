"""Arrow keys among targets: the nearest one in the direction of the key."""

from __future__ import annotations

from collections.abc import Sequence

Rect = tuple[float, float, float, float]  # left, top, width, height
_DIRECTIONS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
ARROWS = tuple(_DIRECTIONS)
_ASIDE = 3  # a step aside counts as so many steps ahead


def nearest(here: Rect, others: Sequence[Rect], key: str) -> int:
    """The place in `others` of the next target in the direction of an arrow key; -1 if there is none."""
    dx, dy = _DIRECTIONS[key]
    best, found = float("inf"), -1
    x, y = _middle(here)
    for number, other in enumerate(others):
        ox, oy = _middle(other)
        ahead = (ox - x) * dx + (oy - y) * dy
        aside = abs((ox - x) * dy) + abs((oy - y) * dx)
        if ahead > 1 and ahead + _ASIDE * aside < best:
            best, found = ahead + _ASIDE * aside, number
    return found


def _middle(rect: Rect) -> tuple[float, float]:
    left, top, width, height = rect
    return left + width / 2, top + height / 2
