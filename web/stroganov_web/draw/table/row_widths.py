"""How neighbours divide a row: each has a width it likes, one that serves, and a least one."""

from __future__ import annotations

from collections.abc import Sequence

WidthNeed = tuple[float, float, float]  # liked, serving, least


def divide_width(needs: Sequence[WidthNeed], room: float) -> list[float]:
    """Widths that together fill `room`, all giving way alike.

    >>> divide_width([(60, 40, 40), (60, 40, 40)], 100)
    [50.0, 50.0]
    """
    liked, serving, least = (sum(need[i] for need in needs) for i in range(3))
    if liked <= room:
        return [need[0] + (room - liked) / len(needs) * (need[0] > 0) for need in needs]
    if serving <= room:
        t = (room - serving) / (liked - serving)
        return [need[1] + (need[0] - need[1]) * t for need in needs]
    if least <= room:
        t = (room - least) / (serving - least)
        return [need[2] + (need[1] - need[2]) * t for need in needs]
    return [need[2] * room / least for need in needs]
