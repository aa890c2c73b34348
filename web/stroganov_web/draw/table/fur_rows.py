"""Rows of furs: they shrink, overlap, break into two rows or stack to keep to a box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from stroganov.state import BEAR
from stroganov_web.draw.art.furs import fur
from stroganov_web.draw.art.panels import badge, payment_line
from stroganov_web.draw.table.context import Drawing
from stroganov_web.draw.table.layout import Box
from stroganov_web.draw.table.lights import Frame

_GAP = 3.0
_LEAST_FUR = 28.0  # its number is then 12 high


@dataclass(frozen=True)
class FurStack:
    """Furs of one value in a row: where each lies, and how many a single token stands for."""

    value: int
    places: tuple[tuple[float, float], ...]
    d: float
    count: int = 1


def step_of(count: int, size: float, gap: float, room: float) -> float:
    """From one piece of a row to the next, so that all keep to `room`."""
    return size + gap if count < 2 else min(size + gap, (room - size) / (count - 1))


def fur_stacks(counts: Mapping[int, int], box: Box, d: float) -> list[FurStack]:
    """The furs in one row, else in two, else one token for each value with its count."""
    furs = [value for value, count in counts.items() for _ in range(count)]
    d = min(d, box.h)
    step = step_of(len(furs), d, _GAP, box.w)
    if step >= d * 0.8:
        return _in_row(furs, box.x, box.y + (box.h - d) / 2, d, step)
    small = min(d, (box.h - 4) / 2)
    split = _half(furs)
    longest = max(split, len(furs) - split)
    close = step_of(longest, small, 1, box.w)
    if small >= _LEAST_FUR and close >= small * 0.55:
        top = box.y + (box.h - 2 * small - 4) / 2
        upper = _in_row(furs[:split], box.x, top, small, close)
        return upper + _in_row(furs[split:], box.x, top + small + 4, small, close)
    if step >= d * 0.56:
        return _in_row(furs, box.x, box.y + (box.h - d) / 2, d, step)
    return _stacked(counts, box, d)


def _stacked(counts: Mapping[int, int], box: Box, d: float) -> list[FurStack]:
    """One token for each value with its count; in two rows where one would be too narrow."""
    held = [(value, count) for value, count in counts.items() if count]
    d = max(min(_LEAST_FUR, d), min(d, box.w / max(1, len(held)) * 1.25))
    step = step_of(len(held), d, _GAP, box.w)
    if step > d * 0.62 or box.h < 2 * _LEAST_FUR + 6:
        return _piled(held, Box(box.x, box.y + (box.h - d) / 2, box.w, d), d)
    half, side = -(-len(held) // 2), min(d * 1.3, (box.h - 6) / 2, 38.0)
    top = box.y + (box.h - 2 * side - 6) / 2
    upper = _piled(held[:half], Box(box.x, top, box.w, side), side)
    return upper + _piled(held[half:], Box(box.x, top + side + 6, box.w, side), side)


def _piled(held: Sequence[tuple[int, int]], row: Box, d: float) -> list[FurStack]:
    step = step_of(len(held), d, _GAP, row.w)
    return [FurStack(value, ((row.x + i * step, row.y),), d, count) for i, (value, count) in enumerate(held)]


def _half(furs: Sequence[int]) -> int:
    """Where a row breaks into two: near the middle, between two values if possible."""
    middle = -(-len(furs) // 2)
    breaks = [i for i in range(1, len(furs)) if furs[i] != furs[i - 1]]
    return min(breaks, key=lambda i: abs(i - middle), default=middle)


def _in_row(furs: Sequence[int], x: float, y: float, d: float, step: float) -> list[FurStack]:
    found: dict[int, list[tuple[float, float]]] = {}
    for i, value in enumerate(furs):
        found.setdefault(value, []).append((x + i * step, y))
    return [FurStack(value, tuple(places), d) for value, places in found.items()]


def fur_rows(
    d: Drawing,
    counts: Mapping[int, int],
    box: Box,
    size: float,
    prefix: str,
    glow: float = 2.6,
    payment: Mapping[int, int] | None = None,
) -> str:
    """Furs with a data-id for each value; those of a proposed payment are raised and underlined.

    They are drawn from the right, so that an overlapped one still shows its number.
    """
    drawn = []
    for stack in reversed(fur_stacks(counts, box, size)):
        name = f"{prefix}-{stack.value}"
        raised = (payment or {}).get(stack.value, 0)
        tokens = "".join(
            _token(stack, place, i >= len(stack.places) - raised)
            for i, place in reversed(list(enumerate(stack.places)))
        )
        (left, top), (right, _) = stack.places[0], stack.places[-1]
        frame = Frame(left, top - 0.5, right - left + stack.d * 0.96, stack.d * 0.96, stack.d * 0.48, 1.5)
        drawn.append(d.item(name, tokens + _count(stack), frame, glow))
    return "".join(drawn)


def _token(stack: FurStack, place: tuple[float, float], raised: bool) -> str:
    x, y = place
    if not raised:
        return fur(stack.value, x, y, stack.d)
    return fur(stack.value, x, y - 6, stack.d) + payment_line(
        x + stack.d * 0.2, y + stack.d + 1, stack.d * 0.6
    )


def _count(stack: FurStack) -> str:
    """How many furs the token stands for, on a small disc at its upper left."""
    if stack.count < 2:
        return ""
    x, y = stack.places[0]
    return badge(x + stack.d * 0.2, y + 4, stack.count)


def counts_by_value(furs: Sequence[int]) -> dict[int, int]:
    """How many furs of each value, without the tigers."""
    return {value: furs[value] for value in range(1, BEAR + 1) if furs[value]}
