"""What an opponent owns, as every opponent's mat shows it: a line of supplies, a row of belongings."""

from __future__ import annotations

from collections.abc import Sequence

from stroganov.state import TIGER, State
from stroganov_web.draw.art.panels import panel, supply_row
from stroganov_web.draw.art.people import shield
from stroganov_web.draw.art.portraits import opponent_shield
from stroganov_web.draw.art.svg import numeral, rect, use, var
from stroganov_web.draw.art.svg import text as words
from stroganov_web.draw.table.layout import Box, Layout
from stroganov_web.draw.table.lights import Frame, Targets
from stroganov_web.draw.table.row_widths import Need, share
from stroganov_web.draw.table.rows import (
    badge,
    card_row,
    fur_rows,
    land_stack,
    lands_by_terrain,
    natural_cards,
    own_counts,
    own_seal,
    small_cards,
    step_of,
    stub,
)
from stroganov_web.draw.table.things import fitted, measured, thing
from stroganov_web.model.people import Person

TALL = 96.0
_ROOMY = 112.0
_LOW = 64.0  # less than this is one row, however crowded
_STUB = 34.0
_SUPPLY_GAP = 9.0


def title(state: State, seat: int, people: Sequence[Person], box: Box, lit: Targets) -> str:
    """Shield, name, points and supplies in one line; the name gives way."""
    person, player = people[seat], state.players[seat]
    size = 26.0 if box.h > TALL else 20.0
    x, y = box.x + 11, box.y + (7 if box.h > TALL else 4)
    supplies = {
        "horse": player.horses,
        "coin": player.coins,
        "tiger": player.furs[TIGER],
        "outpost": player.outposts,
        "banner": player.banners,
    }
    gap = max(3.0, min(_SUPPLY_GAP, (box.w - 280) / 7))
    taken = sum(17 + len(str(n)) * 8.4 + 2 + gap for n in supplies.values())
    seal = max(size, 24.0)
    room = box.w - 30 - size - seal - taken - 8
    name = fitted(person.name, 16, room, bold=True)
    if person.kind in ("ivan", "katyusha"):
        crest = opponent_shield(person.kind, person.colour, x, y, size)
    else:
        crest = shield(person.colour, person.letter, x, y, size)
    left = x + size + 6
    middle = y + size / 2
    after = left + min(room, measured(name, 15.6, bold=True)) + 7
    row = supply_row(supplies, box.right - 8, middle - 8.5, 17, 14, gap)
    return (
        panel(*box)
        + rect(box.x, box.y + 8, 4, box.h - 16, 2, var(person.colour))
        + crest
        + words(left, middle + 5, name, 15, 700, class_="serif")
        + own_seal(seat, player.vp, after, middle - seal / 2, seal, max(12.5, seal * 0.46))
        + thing(f"supplies-{seat}", row, lit, Frame(*box))
    )


def belongings(state: State, seat: int, row: Box, layout: Layout, lit: Targets) -> str:
    """Furs from the left; wishes, landscapes and the trophy space to the right."""
    player = state.players[seat]
    if row.h > _ROOMY or (row.h > _LOW and _one_row(state, seat, layout) > row.w):
        return _in_two_rows(state, seat, row, lit)
    deep = min(row.h, 84.0)
    row = Box(row.x, row.y + (row.h - deep) / 2, row.w, deep)
    card = max(32.0, min(_STUB, deep * 0.86))
    stacks = [each for each in lands_by_terrain(state, player.landscapes).items() if each[1]]
    land = card * 0.8
    size = min(layout.sizes.other_fur, deep)
    counts = own_counts(player.furs)
    furs = sum(counts.values())
    needs = [
        _fur_need(furs, len(counts), size),
        *(_cards_need(len(wishes), card) for wishes in (player.hand, player.fulfilled)),
        (len(stacks) * (land + 4), len(stacks) * (land + 4), len(stacks) * (land * 0.8 + 3)),
    ]
    trophy = 28.0
    widths = share(needs, row.w - trophy - 18)
    liked = [min(width, need[0]) for width, need in zip(widths, needs, strict=True)]
    out = fur_rows(counts, Box(row.x, row.y, max(widths[0], liked[0]), deep), size, f"furs-{seat}", lit)
    x = row.right - trophy
    out += _trophy(player.trophy, seat, Box(x, row.y, trophy, deep), lit)
    x -= liked[3] + 4
    out += _lands(stacks, Box(x, row.y, liked[3], deep), land, lit)
    for wishes, wide, done in ((player.fulfilled, liked[2], True), (player.hand, liked[1], False)):
        x -= wide + (4 if wishes else 0)
        out += _stubs(state, wishes, Box(x, row.y, wide, deep), card, lit, done)
    return out


def _one_row(state: State, seat: int, layout: Layout) -> float:
    """The width at which one row shows everything."""
    player = state.players[seat]
    furs = _fur_need(sum(player.furs[1:TIGER]), 0, layout.sizes.other_fur)[1]
    kinds = sum(bool(tiles) for tiles in lands_by_terrain(state, player.landscapes).values())
    return furs + (len(player.hand) + len(player.fulfilled)) * (_STUB + 4) + kinds * _STUB + 40


def _fur_need(count: int, values: int, size: float) -> Need:
    full = count * (size + 2)
    return full, min(full, size + (count - 1) * size * 0.6), min(full, values * size * 0.62 + 10)


def _cards_need(count: int, card: float) -> Need:
    if not count:
        return 0.0, 0.0, 0.0
    return count * (card + 4) - 4, card + (count - 1) * card * 0.75, card + (count - 1) * 15


def _stubs(state: State, wishes: Sequence[str], box: Box, card: float, lit: Targets, done: bool) -> str:
    """Small cards in a row: fulfilled ones get narrower first; overlapped ones still show their numbers."""
    if done and wishes:
        card = min(card, max(23.0, (box.w + 3) / len(wishes) - 3))
    step = step_of(len(wishes), card, 4, box.w)
    places = [Box(box.x + i * step, box.y, card, box.h) for i in range(len(wishes))]
    drawn = [stub(state, wish, place, lit, done) for wish, place in zip(wishes, places, strict=True)]
    out = "".join(drawn if done else reversed(drawn))
    return out + (badge(box.x + 3, box.y + 5, len(wishes)) if step < card * 0.7 else "")


def _in_two_rows(state: State, seat: int, row: Box, lit: Targets) -> str:
    """With room to spare: furs above; whole cards and landscapes below."""
    top = max(30.0, min(54.0, row.h * 0.36))
    low = Box(row.x, row.y + top + 5, row.w, min(row.h - top - 5, 108.0))
    upper = Box(row.x, row.y, row.w, top)
    return furs_and_trophy(state, seat, upper, lit) + cards_and_lands(state, seat, low, lit)


def furs_and_trophy(state: State, seat: int, box: Box, lit: Targets) -> str:
    """Furs from the left, the trophy space to the right."""
    player = state.players[seat]
    furs = Box(box.x, box.y, box.w - 34, box.h)
    shown = fur_rows(own_counts(player.furs), furs, 38, f"furs-{seat}", lit)
    return shown + _trophy(player.trophy, seat, Box(box.right - 28, box.y, 28, box.h), lit)


def cards_and_lands(state: State, seat: int, box: Box, lit: Targets) -> str:
    """Wishes in hand and fulfilled from the left, landscapes to the right."""
    player = state.players[seat]
    stacks = [each for each in lands_by_terrain(state, player.landscapes).items() if each[1]]
    land = max(24.0, min(44.0, box.h * 0.6))
    low = box.h < 70
    needs = [
        *(
            _cards_need(len(wishes), _STUB) if low else _whole_cards(len(wishes), box.h)
            for wishes in (player.hand, player.fulfilled)
        ),
        (len(stacks) * (land + 4), len(stacks) * (land + 4), len(stacks) * (max(18, land * 0.6) + 3)),
    ]
    widths = [min(w, need[0]) for w, need in zip(share(needs, box.w - 16), needs, strict=True)]
    out, x = "", box.x
    for wishes, wide, done in ((player.hand, widths[0], False), (player.fulfilled, widths[1], True)):
        if low:
            out += _stubs(state, wishes, Box(x, box.y, wide, box.h), _STUB, lit, done)
        else:
            out += card_row(state, wishes, Box(x, box.y, wide + 4, box.h), lit, done)
        x += wide + (8 if wishes else 0)
    return out + _lands(stacks, Box(box.right - widths[2], box.y, widths[2], box.h), land, lit)


def _whole_cards(count: int, h: float) -> Need:
    full = natural_cards(count, h)
    return full, min(full, small_cards(count, 40)), min(full, small_cards(count, 32))


def _lands(stacks: Sequence[tuple[str, list[str]]], box: Box, land: float, lit: Targets) -> str:
    step = step_of(len(stacks), land, 4, box.w)
    return "".join(
        land_stack(tiles, terrain, Box(box.x + i * step, box.y, min(land, step), box.h), lit)
        for i, (terrain, tiles) in enumerate(stacks)
    )


def _trophy(space: int, seat: int, box: Box, lit: Targets) -> str:
    size = 22.0 if box.h > 44 else 17.0
    middle = box.x + box.w / 2 + 2
    top = box.y + (box.h - size - 16) / 2
    body = use("i-trophy", middle - size / 2, top, size) + numeral(
        middle, top + size + 8, space, 14.5, anchor="middle"
    )
    return thing(f"trophies-{seat}", body, lit, Frame(*box, 6, 0))
