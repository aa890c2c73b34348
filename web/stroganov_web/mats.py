"""The own mat: supplies, furs, wishes in hand and fulfilled, landscapes, and the trophy track."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stroganov.state import TIGER, State
from stroganov_web.art.furs import fur
from stroganov_web.art.panels import label, panel, supply_chip
from stroganov_web.art.people import shield
from stroganov_web.art.rewards import vp_seal
from stroganov_web.art.svg import line, rect, trace, use, var
from stroganov_web.art.svg import text as words
from stroganov_web.art.tracks import trophy_cell
from stroganov_web.faces import track
from stroganov_web.layout import Box, Layout
from stroganov_web.people import Person
from stroganov_web.region import wish_face
from stroganov_web.rows import (
    CARD,
    card_row,
    fur_rows,
    land_slots,
    least_cards,
    natural_cards,
    own_counts,
)
from stroganov_web.text import Text
from stroganov_web.things import Frame, Targets, drawing, fitted, measured, thing

_LABEL = 18.0


class Mat:
    """One drawing of an own mat: what it shows and what it is told."""

    def __init__(
        self,
        state: State,
        people: Sequence[Person],
        layout: Layout,
        lit: Targets,
        text: Text,
        me: int,
        payment: Mapping[int, int] | None = None,
    ) -> None:
        self.state, self.people, self.layout, self.lit, self.text, self.me = (
            state,
            people,
            layout,
            lit,
            text,
            me,
        )
        self.payment = payment or {}
        self.player, self.person = state.players[me], people[me]
        self.glow = layout.sizes.glow

    @property
    def place(self) -> str:
        """Where the seat stands in the order, and whether it is the reader's."""
        alone = sum(person.kind == "person" for person in self.people) == 1
        number = self.state.order.index(self.me) + 1
        return self.text("table.you_at" if alone else "table.at", n=number, all=len(self.people))

    def chips(self, boxes: Sequence[Box], titled: bool, figure: float) -> str:
        """The six supplies."""
        player, out = self.player, ""
        supplies = (
            ("supply-horses", "horse", player.horses, "table.horses"),
            ("supply-coins", "coin", player.coins, "table.coins"),
            ("supply-story", "story", player.story, "table.stories"),
            ("own-9", "tiger", player.furs[TIGER], "table.tigers"),
            ("supply-outposts", "outpost", player.outposts, "table.outposts"),
            ("supply-banners", "banner", player.banners, "table.banners"),
        )
        for (name, icon, count, key), box in zip(supplies, boxes, strict=True):
            room = box.w - box.h * 0.66 - 20
            title = fitted(self.text.n(key, count), 12.5, room) if titled else ""
            chip = supply_chip(icon, count, *box, title, figure)
            out += thing(name, chip, self.lit, Frame(*box, 9, 0), self.glow)
        return out

    def furs(self, box: Box, size: float) -> str:
        """The own furs under their heading, the proposed payment raised."""
        inside = Box(box.x, box.y + _LABEL + 2, box.w, box.h - _LABEL - 2)
        title = self.text("table.furs")
        out = label(box.x, box.y + 12, title)
        raised = self.text("table.raised")
        if self.payment and measured(title, 12, True) + measured(raised, 12, True) + 8 < box.w:
            out += words(box.right, box.y + 12, raised, 12, 600, var("link"), "end")
        counts = own_counts(self.player.furs)
        return out + fur_rows(counts, inside, size, "own", self.lit, self.glow, self.payment)

    def cards(self, box: Box, done: bool) -> str:
        """Wishes in hand or fulfilled under their heading."""
        wishes = self.player.fulfilled if done else self.player.hand
        title = self.text("table.fulfilled" if done else "table.hand")
        out = label(box.x, box.y + 12, fitted(title, 12, box.w + 6, bold=True))
        inside = Box(box.x, box.y + _LABEL + 1, box.w, box.h - _LABEL)
        return out + card_row(self.state, wishes, inside, self.lit, done, self.glow)

    def lands(self, box: Box, columns: int = 4) -> str:
        """The landscapes under their heading."""
        title, hint = self.text("table.landscapes"), self.text("table.sets")
        out = label(box.x, box.y + 12, fitted(title, 12, box.w, bold=True))
        if measured(title, 12, True) + measured(hint, 12) + 12 < box.w:
            out += words(box.right, box.y + 12, hint, 12, 400, var("ink2"), "end")
        inside = Box(box.x, box.y + _LABEL + 2, box.w, box.h - _LABEL - 2)
        return out + land_slots(self.state, self.player.landscapes, inside, self.lit, columns=columns)

    def starting(self, box: Box) -> str:
        """The starting wishes on offer, each with its fur."""
        offers = self.state.starting
        out = label(box.x, box.y + 12, fitted(self.text("table.starting"), 12, box.w, bold=True))
        h = box.h - _LABEL
        wide = h * CARD
        token = min(34.0, h * 0.4)
        step = min(wide + token * 0.62 + 14, (box.w - wide - token * 0.62) / max(1, len(offers) - 1))
        for i, (wish, value) in enumerate(offers):
            place = Box(box.x + 2 + i * step, box.y + _LABEL + 1, wide, h)
            face = wish_face(self.state, wish, place)
            face += fur(value, place.right - token * 0.38, place.y + h * 0.3, token)
            frame = Frame(place.x - 2, place.y, wide + token * 0.62 + 4, h, 5, 1)
            out += thing(f"start-{wish}", face, self.lit, frame, self.glow)
        return out

    def trophies(self, box: Box, columns: int | None = None, gap: float = 5) -> str:
        """The trophy track with the token."""
        spaces = track(self.state, self.player)
        columns = columns or len(spaces)
        rows = -(-len(spaces) // columns)
        wide, tall = (box.w + gap) / columns - gap, (box.h + gap) / rows - gap
        out, at = "", self.player.trophy
        for i, space in enumerate(spaces):
            row, column = divmod(i, columns)
            place = Box(box.x + column * (wide + gap), box.y + row * (tall + gap), wide, tall)
            state = "here" if i + 1 == at else "passed" if i + 1 < at else "ahead"
            cell = trophy_cell(space, *place, state=state, colour=self.player.colour)
            out += thing(f"trophy-{i + 1}", cell, self.lit, Frame(*place, 8, 0), self.glow)
        return out


def mat(
    state: State,
    people: Sequence[Person],
    layout: Layout,
    lit: Targets,
    text: Text,
    me: int,
    payment: Mapping[int, int] | None = None,
) -> str:
    """The mat of a seat; `payment` says how many furs of each value are proposed to be paid."""
    drawn = Mat(state, people, layout, lit, text, me, payment)
    if layout.phone:
        return _phone(drawn)
    box = layout.boxes()["mat"]
    body = thing(
        f"mat-{me}", _wide(drawn, Box(0, 2, box.w, box.h - 2)), lit, Frame(0, 2, box.w, box.h - 2, 12)
    )
    return drawing(box.w, box.h, body, text("table.mat", name=people[me].name), layout.scale, "mat")


def _wide(mat: Mat, box: Box) -> str:
    """Three rows: name and supplies; furs, wishes, landscapes; trophies."""
    s = mat.layout.sizes
    pad, head = s.mat_pad, s.mat_head
    spare = mat.layout.mats - s.mats
    inner = Box(box.x + pad, box.y + pad, box.w - 2 * pad, head)
    cards = Box(inner.x, inner.bottom + s.mat_gap, inner.w, s.mat_cards + spare * 0.6)
    top = cards.bottom + s.mat_gap
    last = Box(inner.x + s.trophy_label, top, inner.w - s.trophy_label, box.bottom - top - pad + 2)
    return (
        panel(*box, r=12, raised=True)
        + rect(box.x + 14, box.y - 1, box.w - 28, 4, 2, var(mat.person.colour))
        + _name(mat, inner)
        + _sections(mat, cards)
        + _trophy_label(mat, last)
        + mat.trophies(last)
    )


def _trophy_label(mat: Mat, box: Box) -> str:
    room = mat.layout.sizes.trophy_label
    if room < 44:
        return ""
    middle = box.x - room / 2 - 3
    title = fitted(mat.text("table.trophy"), 12.5, room - 4, bold=True)
    side = min(box.h * 0.5, room - 18)
    return use("i-trophy", middle - side / 2, box.y + 4, side) + words(
        middle, box.y + box.h - 7, title, 12.5, 700, var("ink2"), "middle"
    )


def _name(mat: Mat, box: Box) -> str:
    """Shield, name, place in the order, points, and the six supplies."""
    s, h = mat.layout.sizes, box.h
    block = 188.0 if mat.layout.full else 146.0
    left, room = box.x + h * 0.98, block - h * 1.98 - 8
    name = fitted(mat.person.name, s.name, room, bold=True)
    out = shield(mat.person.colour, mat.person.letter, box.x, box.y + h * 0.04, h * 0.92)
    out += words(left, box.y + h * 0.44, name, s.name, 700, class_="serif")
    out += words(left, box.y + h * 0.9, fitted(mat.place, 12.5, room + 4), 12.5, 400, var("ink2"))
    out += vp_seal(mat.player.vp, box.x + block - h - 2, box.y, h, h * 0.44)
    start = box.x + block + 4
    wide = (box.right - start - 5 * 6) / 6
    boxes = [Box(start + i * (wide + 6), box.y, wide, h) for i in range(6)]
    return out + mat.chips(boxes, mat.layout.full, s.chip_figure)


def _sections(mat: Mat, box: Box) -> str:
    """Furs, hand, fulfilled and landscapes share the row by need."""
    gap, h = mat.layout.sizes.section, box.h - _LABEL
    player = mat.player
    furs = max(7, sum(own_counts(player.furs).values()))
    size = mat.layout.sizes.own_fur
    room = box.w - gap * 3
    needs = [
        (min(furs * (size + 3), room * 0.41), min(room * 0.36, max(130.0, furs * 14.0))),
        _need(mat, "table.hand", len(player.hand), h),
        _need(mat, "table.fulfilled", len(player.fulfilled), h),
        (4 * h * 0.62 + 15, 4 * h * 0.36 + 15),
    ]
    if mat.state.starting:
        return _opening(mat, box, size)
    widths = share(needs, room)
    out, x = "", box.x
    draw = (
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


def _need(mat: Mat, key: str, count: int, h: float) -> tuple[float, float]:
    """The width a row of cards would like and the width it can live with, its heading included.

    There is always room for two, so that the first cards do not move the other rows.
    """
    heading = measured(mat.text(key), 12, bold=True) + 4
    liked = max(heading, natural_cards(max(2, count), h))
    return liked, max(min(heading, 96.0), least_cards(count, h))


def _opening(mat: Mat, box: Box, size: float) -> str:
    """Before the first year: the furs and the starting wishes on offer."""
    furs = box.w * 0.2
    hand = natural_cards(len(mat.player.hand), box.h - _LABEL)
    out, x = mat.furs(Box(box.x, box.y, furs, box.h), size), box.x + furs + 18
    if mat.player.hand:
        hand = max(hand, measured(mat.text("table.hand"), 12, bold=True))
        out += mat.cards(Box(x, box.y, hand, box.h), done=False)
        x += hand + 18
    return out + mat.starting(Box(x, box.y, box.right - x, box.h))


def share(needs: Sequence[tuple[float, float]], room: float) -> list[float]:
    """Widths between what each would like and what it can live with; what is left over goes to all.

    >>> share([(60, 40), (60, 40)], 100)
    [50.0, 50.0]
    """
    liked, least = sum(like for like, _ in needs), sum(low for _, low in needs)
    if liked <= room:
        weights = [like for like, _ in needs]
        return [
            like + (room - liked) * weight / liked for (like, _), weight in zip(needs, weights, strict=True)
        ]
    if least >= room:
        return [low * room / least for _, low in needs]
    t = (room - least) / (liked - least)
    return [low + (like - low) * t for like, low in needs]


def _phone(mat: Mat) -> str:
    """The mat as a page of its own on a phone."""
    w = mat.layout.width - 16
    narrow = w < 340
    x, inner, y = 19.0, w - 22, 12.0
    head = Box(x, y + 10, inner, 40)
    name = fitted(mat.person.name, 20, inner - 100, bold=True)
    out = shield(mat.person.colour, mat.person.letter, x, head.y, 38)
    out += words(x + 45, head.y + 18, name, 20, 700, class_="serif")
    out += words(x + 45, head.y + 36, fitted(mat.place, 13.5, inner - 100), 13.5, 400, var("ink2"))
    out += vp_seal(mat.player.vp, x + inner - 43, head.y - 2, 43, 19)
    columns = 2 if narrow else 3
    wide = (inner - 6 * (columns - 1)) / columns
    y = head.bottom + 8
    boxes = [Box(x + i % columns * (wide + 6), y + i // columns * 47, wide, 42) for i in range(6)]
    out += mat.chips(boxes, True, 20)
    y += 47 * (6 // columns) + 8
    out += mat.furs(Box(x, y, inner, 76), 46)
    y += 88
    rows, y = _phone_cards(mat, Box(x, y, inner, 124))
    out += rows + mat.lands(Box(x, y, inner, 66))
    y += 74
    out += label(x, y + 12, mat.text("table.trophy"))
    out += mat.trophies(Box(x, y + 18, inner, 113), 4 if not narrow else 3, 5)
    height = y + 18 + 113 + 12
    sheet = panel(8, 8, w, height - 8, 12) + rect(22, 7, w - 28, 4, 2, var(mat.person.colour))
    name = mat.text("table.mat", name=mat.person.name)
    body = thing(f"mat-{mat.me}", sheet + out, mat.lit, Frame(8, 8, w, height - 8, 12))
    return drawing(w + 16, height + 8, body, name, 1, "mat")


def _phone_cards(mat: Mat, box: Box) -> tuple[str, float]:
    """Hand and fulfilled wishes, sharing the width by need; returns them and where the next row begins."""
    if mat.state.starting:
        return mat.starting(box), box.bottom + 8
    h = box.h - _LABEL
    player = mat.player
    needs = [
        _need(mat, "table.hand", len(player.hand), h),
        _need(mat, "table.fulfilled", len(player.fulfilled), h),
    ]
    left, right = share(needs, box.w - 12)
    out = mat.cards(Box(box.x, box.y, left, box.h), done=False)
    return out + mat.cards(Box(box.x + left + 12, box.y, right, box.h), done=True), box.bottom + 8
