"""The parts of an own mat: supplies, furs, wishes in hand and fulfilled, landscapes, the trophy track."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from stroganov.state import BEAR, TIGER, State
from stroganov_web.draw.art.furs import fur
from stroganov_web.draw.art.panels import label, supply_chip
from stroganov_web.draw.art.svg import text as words
from stroganov_web.draw.art.svg import var
from stroganov_web.draw.art.tracks import trophy_cell
from stroganov_web.draw.parts import part
from stroganov_web.draw.table.layout import Box, Layout
from stroganov_web.draw.table.lights import Frame, Targets
from stroganov_web.draw.table.printed import track
from stroganov_web.draw.table.region import wish_face
from stroganov_web.draw.table.rows import (
    CARD,
    card_row,
    fur_rows,
    land_slots,
    own_counts,
)
from stroganov_web.draw.table.things import marks, measured, thing, whole
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person

LABEL = 18.0
_SUPPLIES = (  # data-id, icon and heading
    ("supply-horses", "horse", "table.horses"),
    ("supply-coins", "coin", "table.coins"),
    ("supply-story", "story", "table.stories"),
    ("own-9", "tiger", "table.tigers"),
    ("supply-outposts", "outpost", "table.outposts"),
    ("supply-banners", "banner", "table.banners"),
)
_OWN = tuple(f"own-{value}" for value in range(1, BEAR + 1))


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
        self.state, self.people, self.layout = state, people, layout
        self.lit, self.text, self.me = lit, text, me
        self.payment = payment or {}
        self.player, self.person = state.players[me], people[me]
        self.glow = layout.sizes.glow

    def part(self, name: str, shown: tuple[object, ...], lit: Iterable[str], draw: Callable[[], str]) -> str:
        """A part of the mat: what it shows, and which of the things in it may glow."""
        return part(name, (self.layout, self.text, self.person, shown, marks(self.lit, lit)), draw)

    @property
    def place(self) -> str:
        """Where the seat stands in the order, and whether it is the reader's."""
        alone = sum(person.kind == "person" for person in self.people) == 1
        number = self.state.order.index(self.me) + 1
        return self.text("table.you_at" if alone else "table.at", n=number, all=len(self.people))

    @property
    def short_place(self) -> str:
        """The same in a few letters."""
        return f"{self.state.order.index(self.me) + 1} / {len(self.people)}"

    def chips(self, boxes: Sequence[Box], titled: bool, figure: float) -> str:
        """The six supplies."""
        player = self.player
        counts = (player.horses, player.coins, player.story, player.furs[TIGER], player.outposts)
        return "".join(
            self._chip(*supply, count, box, titled, figure)
            for supply, count, box in zip(_SUPPLIES, (*counts, player.banners), boxes, strict=True)
        )

    def _chip(self, name: str, icon: str, key: str, count: int, box: Box, titled: bool, figure: float) -> str:
        def chip() -> str:
            room = box.w - box.h * 0.66 - 20
            title = whole(self.text.n(key, count), 12.5, room) if titled else ""
            shown = supply_chip(icon, count, *box, title, figure)
            return thing(name, shown, self.lit, Frame(*box, 9, 0), self.glow)

        return self.part(name, (box, titled, figure, count), (name,), chip)

    def furs(self, box: Box, size: float) -> str:
        """The own furs under their heading, the proposed payment raised."""
        shown = (box, size, *self.player.furs, *self.payment.items())
        return self.part("furs", shown, _OWN, lambda: self._furs(box, size))

    def _furs(self, box: Box, size: float) -> str:
        inside = Box(box.x, box.y + LABEL + 2, box.w, box.h - LABEL - 2)
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
        prefix = "done" if done else "hand"
        shown = (box, self.state.rules, wishes)
        return self.part(
            prefix, shown, [f"{prefix}-{wish}" for wish in wishes], lambda: self._cards(box, wishes, done)
        )

    def _cards(self, box: Box, wishes: Sequence[str], done: bool) -> str:
        title = self.text("table.fulfilled" if done else "table.hand")
        out = label(box.x, box.y + 12, whole(title, 12, box.w + 6, bold=True))
        inside = Box(box.x, box.y + LABEL + 1, box.w, box.h - LABEL)
        return out + card_row(self.state, wishes, inside, self.lit, done, self.glow)

    def lands(self, box: Box, columns: int = 4) -> str:
        """The landscapes under their heading."""
        tiles = self.player.landscapes
        shown = (box, columns, self.state.rules, tiles)
        return self.part(
            "lands", shown, [f"land-{tile}" for tile in tiles], lambda: self._lands(box, columns)
        )

    def _lands(self, box: Box, columns: int) -> str:
        title, hint = self.text("table.landscapes"), self.text("table.sets")
        out = label(box.x, box.y + 12, whole(title, 12, box.w, bold=True))
        if measured(title, 12, True) + measured(hint, 12) + 12 < box.w:
            out += words(box.right, box.y + 12, hint, 12, 400, var("ink2"), "end")
        inside = Box(box.x, box.y + LABEL + 2, box.w, box.h - LABEL - 2)
        return out + land_slots(self.state, self.player.landscapes, inside, self.lit, columns=columns)

    def starting(self, box: Box) -> str:
        """The starting wishes on offer, each with its fur."""
        offers = self.state.starting
        names = [f"start-{wish}" for wish, _ in offers]
        return self.part("starting", (box, self.state.rules, offers), names, lambda: self._starting(box))

    def _starting(self, box: Box) -> str:
        offers = self.state.starting
        out = label(box.x, box.y + 12, whole(self.text("table.starting"), 12, box.w, bold=True))
        h = box.h - LABEL
        wide = h * CARD
        token = min(34.0, h * 0.4)
        step = min(wide + token * 0.62 + 14, (box.w - wide - token * 0.62) / max(1, len(offers) - 1))
        for i, (wish, value) in enumerate(offers):
            place = Box(box.x + 2 + i * step, box.y + LABEL + 1, wide, h)
            face = wish_face(self.state, wish, place)
            face += fur(value, place.right - token * 0.38, place.y + h * 0.37, token)
            frame = Frame(place.x - 2, place.y, wide + token * 0.62 + 4, h, 5, 1)
            out += thing(f"start-{wish}", face, self.lit, frame, self.glow)
        return out

    def trophies(self, box: Box, rows: int = 1, gap: float = 5) -> str:
        """The trophy track with the token."""
        names = [f"trophy-{i + 1}" for i in range(len(self.state.rules.track(self.player)))]
        shown = (box, rows, gap, self.state.rules, self.player.side, self.player.trophy)
        return self.part("trophies", shown, names, lambda: self._trophies(box, rows, gap))

    def _trophies(self, box: Box, rows: int, gap: float) -> str:
        spaces = track(self.state, self.player)
        columns = -(-len(spaces) // rows)
        wide, tall = (box.w + gap) / columns - gap, (box.h + gap) / rows - gap
        out, at = "", self.player.trophy
        for i, space in enumerate(spaces):
            row, column = divmod(i, columns)
            place = Box(box.x + column * (wide + gap), box.y + row * (tall + gap), wide, tall)
            state = "here" if i + 1 == at else "passed" if i + 1 < at else "ahead"
            cell = trophy_cell(space, *place, state=state, colour=self.player.colour)
            out += thing(f"trophy-{i + 1}", cell, self.lit, Frame(*place, 8, 0), self.glow)
        return out
