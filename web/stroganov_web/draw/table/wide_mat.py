"""The own mat on a wide table: three rows under the action band."""

from __future__ import annotations

from collections.abc import Callable

from stroganov_web.draw.art.panels import panel
from stroganov_web.draw.art.people import shield
from stroganov_web.draw.art.svg import line, rect, trace, use, var
from stroganov_web.draw.art.svg import text as words
from stroganov_web.draw.table.card_rows import (
    LEAST_SLIP,
    LEAST_STUB,
    SLIP,
    STUB,
    small_cards_width,
    whole_cards_width,
)
from stroganov_web.draw.table.fur_rows import counts_by_value
from stroganov_web.draw.table.layout import Box
from stroganov_web.draw.table.mat_sections import LABEL, OwnMat
from stroganov_web.draw.table.row_widths import WidthNeed, divide_width
from stroganov_web.draw.table.text_width import if_fits, shortened, text_width
from stroganov_web.draw.widgets import points_seal


def card_need(mat: OwnMat, key: str, count: int, h: float) -> WidthNeed:
    """The widths of a row of wishes, its heading included; there is always room for two."""
    heading = text_width(mat.text(key), 12, bold=True) + 4
    low = min(heading, 96.0)
    liked = max(heading, whole_cards_width(max(2, count), h))
    small, least = (STUB, LEAST_STUB) if key == "table.fulfilled" else (SLIP, LEAST_SLIP + 2)
    full = whole_cards_width(count, h)
    serving = full if count < 4 else min(full, small_cards_width(count, small))
    return liked, max(low, serving), max(low, min(full, small_cards_width(count, least)))


def wide_mat(mat: OwnMat, box: Box) -> str:
    """Three rows: name and supplies; furs, wishes, landscapes; trophies."""
    s = mat.d.sizes
    pad, head = s.mat_pad, s.mat_head
    spare = mat.d.layout.mats - s.mats
    inner = Box(box.x + pad, box.y + pad, box.w - 2 * pad, head)
    cards = Box(inner.x, inner.bottom + s.mat_gap, inner.w, s.mat_cards + spare * 0.6)
    top = cards.bottom + s.mat_gap
    last = Box(inner.x + s.trophy_label, top, inner.w - s.trophy_label, box.bottom - top - pad + 2)
    return (
        panel(*box, r=12, raised=True)
        + rect(box.x + 14, box.y - 1, box.w - 28, 4, 2, var(mat.person.colour))
        + _name(mat, inner)
        + _sections(mat, cards)
        + mat.part("trophy", (last,), lambda: _trophy_label(mat, last))
        + mat.trophies(last)
    )


def _trophy_label(mat: OwnMat, box: Box) -> str:
    room = mat.d.sizes.trophy_label
    if room < 44:
        return ""
    middle = box.x - room / 2 - 3
    title = if_fits(mat.text("table.trophy"), 12.5, room - 4, bold=True)
    side = min(box.h * 0.5, room - 18)
    return use("i-trophy", middle - side / 2, box.y + 4, side) + words(
        middle, box.y + box.h - 7, title, 12.5, 700, var("ink2"), "middle"
    )


def _name(mat: OwnMat, box: Box) -> str:
    """Shield, name, place in the order, points, and the six supplies."""
    s, h = mat.d.sizes, box.h
    block = 188.0 if mat.d.layout.full else 146.0

    def who() -> str:
        shown = shield(mat.person.colour, mat.person.letter, box.x, box.y + h * 0.04, h * 0.92)
        shown += _name_and_place(mat, Box(box.x + h * 0.98, box.y, block - h * 1.98 - 8, h))
        return shown + points_seal(mat.d.me, mat.player.vp, box.x + block - h - 2, box.y, h, h * 0.44)

    out = mat.part("who", (box, mat.person.name, mat.place, mat.player.vp), who)
    start = box.x + block + 4
    wide = (box.right - start - 5 * 6) / 6
    boxes = [Box(start + i * (wide + 6), box.y, wide, h) for i in range(6)]
    return out + mat.chips(boxes, mat.d.layout.full, s.chip_figure)


def _name_and_place(mat: OwnMat, box: Box) -> str:
    """The name over the place in the order; a long name takes both lines."""
    size, room, name = mat.d.sizes.name, box.w, mat.person.name
    place = mat.place if text_width(mat.place, 12.5) <= room + 4 else mat.short_place
    if text_width(name, size * 1.08, bold=True) <= room:
        upper = words(box.x, box.y + box.h * 0.44, name, size, 700, class_="serif")
        return upper + words(box.x, box.y + box.h * 0.9, place, 12.5, 400, var("ink2"))
    small = min(15.0, size * 0.84)
    first, _, rest = name.rpartition(" ")
    lines = [
        shortened(part, small * 1.08, room + 6, bold=True) for part in ((first, rest) if first else (name,))
    ]
    return "".join(
        words(box.x, box.y + box.h * (0.42 + 0.48 * i), shown, small, 700, class_="serif")
        for i, shown in enumerate(lines)
    )


def _sections(mat: OwnMat, box: Box) -> str:
    """Furs, hand, fulfilled and landscapes share the row by need."""
    gap, h = mat.d.sizes.section, box.h - LABEL
    player, size = mat.player, mat.d.sizes.own_fur
    room = box.w - gap * 3
    needs = [
        _fur_need(sum(counts_by_value(player.furs).values()), size, room),
        card_need(mat, "table.hand", len(player.hand), h),
        card_need(mat, "table.fulfilled", len(player.fulfilled), h),
        (4 * h * 0.66 + 15, 4 * h * 0.44 + 15, 4 * h * 0.34 + 15),
    ]
    if mat.d.state.starting:
        return _opening(mat, box, size)
    widths = divide_width(needs, room)
    out, x = "", box.x
    draw: tuple[Callable[[Box], str], ...] = (
        lambda place: mat.furs(place, size),
        lambda place: mat.cards(place, done=False),
        lambda place: mat.cards(place, done=True),
        mat.lands,
    )
    for i, (wide, section) in enumerate(zip(widths, draw, strict=True)):
        if i:
            out += line(trace("M", x - gap / 2, box.y + 2, "V", box.bottom), var("line"), 1)
        out += section(Box(x, box.y, wide, box.h))
        x += wide + gap
    return out


def _fur_need(count: int, size: float, room: float) -> WidthNeed:
    """There is always room for some, so that the first furs do not move the other rows."""
    wide = size + 3
    return min(max(7, count) * wide, room * 0.41), min(max(4, count) * wide, room * 0.34), room * 0.28


def _opening(mat: OwnMat, box: Box, size: float) -> str:
    """Before the first year: the furs and the starting wishes on offer."""
    furs = box.w * 0.2
    hand = whole_cards_width(len(mat.player.hand), box.h - LABEL)
    out, x = mat.furs(Box(box.x, box.y, furs, box.h), size), box.x + furs + 18
    if mat.player.hand:
        hand = max(hand, text_width(mat.text("table.hand"), 12, bold=True))
        out += mat.cards(Box(x, box.y, hand, box.h), done=False)
        x += hand + 18
    return out + mat.starting(Box(x, box.y, box.right - x, box.h))
