"""An opponent's mat: a line of supplies over a row of belongings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stroganov.state import TIGER
from stroganov_web.draw.art.panels import badge, panel, supply_row
from stroganov_web.draw.art.svg import line, numeral, rect, trace, use, var
from stroganov_web.draw.art.svg import text as words
from stroganov_web.draw.table.card_rows import (
    card_row,
    land_stack,
    lands_by_terrain,
    small_cards_width,
    stub,
    whole_cards_width,
)
from stroganov_web.draw.table.context import Drawing
from stroganov_web.draw.table.fur_rows import counts_by_value, fur_rows, step_of
from stroganov_web.draw.table.layout import Box
from stroganov_web.draw.table.lights import Frame
from stroganov_web.draw.table.row_widths import WidthNeed, divide_width
from stroganov_web.draw.table.text_width import shortened, text_width
from stroganov_web.draw.widgets import person_shield, points_seal

_TALL = 96.0
_ROOMY = 112.0
_LOW = 64.0  # less than this is one row, however crowded
_STUB = 34.0
_LEGIBLE = 28.0  # the least width of a wish whose effect can be read
_PILE = 8.0  # how far a pile of wishes is spread
_SUPPLY_GAP = 9.0
_TROPHY = 28.0

LandStacks = Sequence[tuple[str, list[str]]]  # terrains with their landscapes


def opponent_mat(d: Drawing, seat: int, box: Box) -> str:
    """One opponent's mat."""
    tall = box.h > _TALL
    top = box.y + (40 if tall else 25)
    row = Box(box.x + 11, top, box.w - 19, box.bottom - top - (7 if tall else 4))
    rule = line(trace("M", row.x, top - 4, "H", box.right - 9), var("line"), 1) if tall else ""
    return title_line(d, seat, box) + rule + belongings(d, seat, row)


def title_line(d: Drawing, seat: int, box: Box) -> str:
    """The ground of the mat; shield, name, points and supplies in one line; the name gives way."""
    person, player = d.people[seat], d.state.players[seat]
    size = 26.0 if box.h > _TALL else 20.0
    x, y = box.x + 11, box.y + (7 if box.h > _TALL else 4)
    always = {"horse": player.horses, "coin": player.coins, "story": player.story}
    more = {"tiger": player.furs[TIGER], "outpost": player.outposts, "banner": player.banners}
    supplies = always | {kind: count for kind, count in more.items() if count}  # zeros would cut the name
    gap = max(3.0, min(_SUPPLY_GAP, (box.w - 300) / 7))
    seal = max(size, 24.0)
    needed = text_width(person.name, 15, bold=True)
    room = _room_for_name(box, size, seal, supplies, gap)
    if needed > room:
        gap = max(3.0, gap - (needed - room) / len(supplies))
        room = _room_for_name(box, size, seal, supplies, gap)
    name = shortened(person.name, 15, room, bold=True)
    left, middle = x + size + 6, y + size / 2
    after = left + min(room, text_width(name, 15, bold=True)) + 5
    row = supply_row(supplies, box.right - 8, middle - 8.5, 17, 14, gap)
    return (
        panel(*box)
        + rect(box.x, box.y + 8, 4, box.h - 16, 2, var(person.colour))
        + person_shield(person, x, y, size)
        + words(left, middle + 5, name, 15, 700, class_="serif")
        + points_seal(seat, player.vp, after, middle - seal / 2, seal, max(12.5, seal * 0.46))
        + d.item(f"supplies-{seat}", row, Frame(*box))
    )


def _room_for_name(box: Box, size: float, seal: float, supplies: Mapping[str, int], gap: float) -> float:
    taken = sum(17 + len(str(n)) * 8.4 + 2 + gap for n in supplies.values())
    return box.w - 11 - size - 6 - 5 - seal - taken - 8


def belongings(d: Drawing, seat: int, row: Box) -> str:
    """Furs from the left; wishes, landscapes and the trophy space to the right."""
    if row.h > _ROOMY or (row.h > _LOW and _one_row_width(d, seat) > row.w):
        return _in_two_rows(d, seat, row)
    player = d.state.players[seat]
    deep = min(row.h, 84.0)
    row = Box(row.x, row.y + (row.h - deep) / 2, row.w, deep)
    card = max(32.0, min(_STUB, deep * 0.86))
    land, stacks = card * 0.8, _land_stacks(d, seat)
    size, counts = min(d.sizes.other_fur, deep), counts_by_value(player.furs)
    fixed = [
        _fur_need(sum(counts.values()), len(counts), size),
        (len(stacks) * (land + 4), len(stacks) * (land + 4), len(stacks) * (land * 0.8 + 3)),
    ]
    room = row.w - _TROPHY - 18
    cards = _cards_needs((len(player.hand), len(player.fulfilled)), card, room - sum(n[2] for n in fixed))
    needs = [fixed[0], *cards, fixed[1]]
    widths = divide_width(needs, room)
    liked = [min(width, need[0]) for width, need in zip(widths, needs, strict=True)]
    furs = Box(row.x, row.y, max(widths[0], liked[0]), deep)
    x = row.right - _TROPHY
    out = fur_rows(d, counts, furs, size, f"furs-{seat}") + _trophy(d, seat, Box(x, row.y, _TROPHY, deep))
    x -= liked[3] + 4
    out += _lands(d, stacks, Box(x, row.y, liked[3], deep), land)
    for wishes, wide, done in ((player.fulfilled, liked[2], True), (player.hand, liked[1], False)):
        x -= wide + (4 if wishes else 0)
        out += _stubs(d, wishes, Box(x, row.y, wide, deep), card, done)
    return out


def _land_stacks(d: Drawing, seat: int) -> LandStacks:
    stacks = lands_by_terrain(d.state, d.state.players[seat].landscapes)
    return [(terrain, tiles) for terrain, tiles in stacks.items() if tiles]


def _one_row_width(d: Drawing, seat: int) -> float:
    """The width at which one row shows everything."""
    player = d.state.players[seat]
    furs = _fur_need(sum(player.furs[1:TIGER]), 0, d.sizes.other_fur)[1]
    cards = (len(player.hand) + len(player.fulfilled)) * (_STUB + 4)
    return furs + cards + len(_land_stacks(d, seat)) * _STUB + 40


def _fur_need(count: int, values: int, size: float) -> WidthNeed:
    full = count * (size + 2)
    return full, min(full, size + (count - 1) * size * 0.6), min(full, values * size * 0.62 + 10)


def _cards_needs(counts: tuple[int, int], card: float, room: float) -> list[WidthNeed]:
    """The widths of wishes in hand and fulfilled; too many for their effects to be read become a pile."""
    ways = ((False, False), (False, True), (True, True))
    tried = [
        [_cards_need(count, card, piled) for count, piled in zip(counts, way, strict=True)] for way in ways
    ]
    return next((needs for needs in tried if sum(need[2] for need in needs) <= room), tried[-1])


def _cards_need(count: int, card: float, piled: bool) -> WidthNeed:
    if not count:
        return 0.0, 0.0, 0.0
    if piled and count > 1:
        return (card + _PILE,) * 3
    return count * (card + 4) - 4, count * (card + 1) - 1, count * (_LEGIBLE + 1) - 1


def _stubs(d: Drawing, wishes: Sequence[str], box: Box, card: float, done: bool) -> str:
    """Small cards side by side, or in a pile with their number."""
    count = len(wishes)
    piled = count > 1 and box.w < count * (_LEGIBLE + 1) - 1.5
    if piled:
        card, step = box.w - _PILE, _PILE / (count - 1)
    elif count:
        card = min(card, (box.w + 1) / count - 1)
        step = step_of(count, card, 4, box.w)
    else:
        return ""
    places = [Box(box.x + i * step, box.y, card, box.h) for i in range(count)]
    drawn = "".join(
        stub(d, wish, place, done, is_covered=piled and place is not places[-1])
        for wish, place in zip(wishes, places, strict=True)
    )
    clear = box.bottom - 5 if done else box.y + 5  # of the numbers on the card
    return drawn + (badge(box.right - 4, clear, count) if piled else "")


def _in_two_rows(d: Drawing, seat: int, row: Box) -> str:
    """With room to spare: furs above; whole cards and landscapes below."""
    top = max(30.0, min(54.0, row.h * 0.36))
    low = Box(row.x, row.y + top + 5, row.w, min(row.h - top - 5, 108.0))
    upper = Box(row.x, row.y, row.w, top)
    return furs_and_trophy(d, seat, upper) + cards_and_lands(d, seat, low)


def furs_and_trophy(d: Drawing, seat: int, box: Box) -> str:
    """Furs from the left, the trophy space to the right."""
    furs = Box(box.x, box.y, box.w - 34, box.h)
    shown = fur_rows(d, counts_by_value(d.state.players[seat].furs), furs, 38, f"furs-{seat}")
    return shown + _trophy(d, seat, Box(box.right - _TROPHY, box.y, _TROPHY, box.h))


def cards_and_lands(d: Drawing, seat: int, box: Box) -> str:
    """Wishes in hand and fulfilled from the left, landscapes to the right."""
    player, stacks = d.state.players[seat], _land_stacks(d, seat)
    land = max(24.0, min(44.0, box.h * 0.6))
    low = box.h < 70
    lands = (len(stacks) * (land + 4), len(stacks) * (land + 4), len(stacks) * (max(18, land * 0.6) + 3))
    counts = len(player.hand), len(player.fulfilled)
    small = _cards_needs(counts, _STUB, box.w - 16 - lands[2])
    needs = [*(small if low else [_whole_cards(count, box.h) for count in counts]), lands]
    widths = [min(w, need[0]) for w, need in zip(divide_width(needs, box.w - 16), needs, strict=True)]
    out, x = "", box.x
    for wishes, wide, done in ((player.hand, widths[0], False), (player.fulfilled, widths[1], True)):
        if low:
            out += _stubs(d, wishes, Box(x, box.y, wide, box.h), _STUB, done)
        else:
            out += card_row(d, wishes, Box(x, box.y, wide + 4, box.h), done)
        x += wide + (8 if wishes else 0)
    return out + _lands(d, stacks, Box(box.right - widths[2], box.y, widths[2], box.h), land)


def _whole_cards(count: int, h: float) -> WidthNeed:
    full = whole_cards_width(count, h)
    return full, min(full, small_cards_width(count, 40)), min(full, small_cards_width(count, 32))


def _lands(d: Drawing, stacks: LandStacks, box: Box, land: float) -> str:
    step = step_of(len(stacks), land, 4, box.w)
    return "".join(
        land_stack(d, tiles, terrain, Box(box.x + i * step, box.y, min(land, step), box.h))
        for i, (terrain, tiles) in enumerate(stacks)
    )


def _trophy(d: Drawing, seat: int, box: Box) -> str:
    size = 22.0 if box.h > 44 else 17.0
    middle = box.x + box.w / 2 + 2
    top = box.y + (box.h - size - 16) / 2
    space = d.state.players[seat].trophy
    body = use("i-trophy", middle - size / 2, top, size)
    body += numeral(middle, top + size + 8, space, 14.5, anchor="middle")
    return d.item(f"trophies-{seat}", body, Frame(*box, 6, 0))
