"""The opponents' mats: name, points, supplies, furs, wishes, landscapes and trophies, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from stroganov.state import TIGER, State
from stroganov_web.art.panels import panel, supply_row
from stroganov_web.art.people import shield
from stroganov_web.art.portraits import opponent_shield
from stroganov_web.art.rewards import vp_seal
from stroganov_web.art.svg import line, numeral, rect, trace, use, var
from stroganov_web.art.svg import text as words
from stroganov_web.layout import Box, Layout
from stroganov_web.people import Person
from stroganov_web.rows import badge, fur_rows, land_stack, lands_by_terrain, own_counts, step_of, stub
from stroganov_web.shares import Need, share
from stroganov_web.solo import solo_mat
from stroganov_web.text import Text
from stroganov_web.things import Frame, Targets, drawing, fitted, measured, thing

_TALL = 96.0
_PHONE_MAT = 132.0
_PHONE_SOLO = 250.0
_SUPPLY_GAP = 9.0


def others(state: State, people: Sequence[Person], layout: Layout, lit: Targets, text: Text, me: int) -> str:
    """All opponents of a seat, in the order of play after it."""
    count = len(people)
    seats = [(me + i) % count for i in range(1, count)]
    if layout.phone:
        tall = _PHONE_SOLO if state.automaton in seats else _PHONE_MAT
        box = Box(8, 8, layout.width - 16, len(seats) * (tall + 8))
        width, height = layout.width, box.h + 8
        gap = 8.0
    else:
        page = layout.boxes()["others"]
        gap, width, height = layout.sizes.gap, page.w, page.h
        box = Box(0, 0, page.w, page.h)
        tall = (page.h + gap) / max(1, len(seats)) - gap
    body = ""
    for i, seat in enumerate(seats):
        place = Box(box.x, box.y + i * (tall + gap), box.w, tall)
        draw = solo_mat if seat == state.automaton else other
        mat = draw(state, seat, people, place, layout, lit, text)
        body += thing(f"mat-{seat}", mat, lit, Frame(*place, 10, 0))
    return drawing(width, height, body, text("table.others"), layout.scale, "others")


def title(state: State, seat: int, people: Sequence[Person], box: Box) -> str:
    """Shield, name, points and supplies in one line; the name gives way."""
    person, player = people[seat], state.players[seat]
    size = 26.0 if box.h > _TALL else 20.0
    x, y = box.x + 11, box.y + (7 if box.h > _TALL else 4)
    supplies = {
        "horse": player.horses,
        "coin": player.coins,
        "tiger": player.furs[TIGER],
        "outpost": player.outposts,
        "banner": player.banners,
    }
    gap = _SUPPLY_GAP if box.w > 340 else 6
    taken = sum(17 + len(str(n)) * 8.4 + 2 + gap for n in supplies.values())
    seal = max(size, 24.0)
    room = box.w - 30 - size - seal - taken - 8
    name = fitted(person.name, 15, room, bold=True)
    if person.kind in ("ivan", "katyusha"):
        crest = opponent_shield(person.kind, person.colour, x, y, size)
    else:
        crest = shield(person.colour, person.letter, x, y, size)
    left = x + size + 6
    middle = y + size / 2
    after = left + min(room, measured(name, 15, bold=True)) + 7
    row = supply_row(supplies, box.right - 8, middle - 8.5, 17, 14, gap)
    return (
        panel(*box)
        + rect(box.x, box.y + 8, 4, box.h - 16, 2, var(person.colour))
        + crest
        + words(left, middle + 5, name, 15, 700, class_="serif")
        + vp_seal(player.vp, after, middle - seal / 2, seal, max(12.5, seal * 0.46))
        + f'<g data-id="supplies-{seat}">{row}</g>'
    )


def other(
    state: State,
    seat: int,
    people: Sequence[Person],
    box: Box,
    layout: Layout,
    lit: Targets,
    text: Text,
) -> str:
    """One opponent's mat: a line of supplies over a row of belongings."""
    tall = box.h > _TALL
    top = box.y + (40 if tall else 27)
    row = Box(box.x + 11, top, box.w - 19, box.bottom - top - (7 if tall else 5))
    out = title(state, seat, people, box)
    if tall:
        out += line(trace("M", row.x, top - 4, "H", box.right - 9), var("line"), 1)
    return out + belongings(state, seat, row, layout, lit)


def belongings(state: State, seat: int, row: Box, layout: Layout, lit: Targets) -> str:
    """Furs from the left; wishes, landscapes and the trophy space to the right."""
    player = state.players[seat]
    deep = min(row.h, 84.0)
    row = Box(row.x, row.y + (row.h - deep) / 2, row.w, deep)
    card = min(34.0, deep * 0.86)
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
    widths = share(needs, row.w - trophy - 12)
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


def _fur_need(count: int, values: int, size: float) -> Need:
    full = count * (size + 2)
    return full, min(full, size + (count - 1) * size * 0.6), min(full, values * size * 0.62 + 10)


def _cards_need(count: int, card: float) -> Need:
    if not count:
        return 0.0, 0.0, 0.0
    return count * (card + 4) - 4, card + (count - 1) * card * 0.75, card + (count - 1) * 9


def _stubs(state: State, wishes: Sequence[str], box: Box, card: float, lit: Targets, done: bool) -> str:
    step = step_of(len(wishes), card, 4, box.w)
    out = "".join(
        stub(state, wish, Box(box.x + i * step, box.y, card, box.h), lit, done)
        for i, wish in enumerate(wishes)
    )
    return out + (badge(box.x + 3, box.y + 5, len(wishes)) if step < card * 0.7 else "")


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
