"""The sections of an own mat: supplies, furs, wishes in hand and fulfilled, landscapes, the trophy track."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from stroganov.player import Player
from stroganov.state import BEAR, TIGER
from stroganov_web.draw.art.cards import wish_card
from stroganov_web.draw.art.furs import fur
from stroganov_web.draw.art.panels import label, supply_chip
from stroganov_web.draw.art.svg import text as words
from stroganov_web.draw.art.svg import var
from stroganov_web.draw.art.tracks import trophy_cell
from stroganov_web.draw.table.card_rows import CARD, card_row, item_name, land_slots
from stroganov_web.draw.table.context import Drawing
from stroganov_web.draw.table.fur_rows import counts_by_value, fur_rows
from stroganov_web.draw.table.layout import Box
from stroganov_web.draw.table.lights import Frame
from stroganov_web.draw.table.printed import printed_wish, trophy_track
from stroganov_web.draw.table.text_width import if_fits, text_width
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person

LABEL = 18.0
_SUPPLIES = (  # data-id, icon and heading
    ("supply-horses", "horse", "table.horses"),
    ("supply-coins", "coin", "table.coins"),
    ("supply-story", "story", "table.stories"),
    (f"own-{TIGER}", "tiger", "table.tigers"),
    ("supply-outposts", "outpost", "table.outposts"),
    ("supply-banners", "banner", "table.banners"),
)
_FURS = tuple(f"own-{value}" for value in range(1, BEAR + 1))


@dataclass(frozen=True)
class OwnMat:
    """The mat of the seat `me` of a drawing; `payment` says how many furs of each value are raised."""

    d: Drawing
    payment: Mapping[int, int]

    @property
    def player(self) -> Player:
        """What lies on the mat."""
        return self.d.state.players[self.d.me]

    @property
    def person(self) -> Person:
        """Whose mat it is."""
        return self.d.people[self.d.me]

    @property
    def text(self) -> Text:
        """The language of the drawing."""
        return self.d.text

    @property
    def place(self) -> str:
        """Where the seat stands in the order, and whether it is the reader's."""
        key = "table.you_at" if self.d.plays_alone else "table.at"
        return self.text(key, n=self._number, all=len(self.d.people))

    @property
    def short_place(self) -> str:
        """The same in a few letters."""
        return f"{self._number} / {len(self.d.people)}"

    @property
    def _number(self) -> int:
        return self.d.state.order.index(self.d.me) + 1

    def part(
        self, name: str, shown: tuple[object, ...], draw: Callable[[], str], items: Sequence[str] = ()
    ) -> str:
        """A part of the mat, which also depends on whose mat it is."""
        return self.d.part(name, (self.person, *shown), draw, items)

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
            title = if_fits(self.text.n(key, count), 12.5, room) if titled else ""
            shown = supply_chip(icon, count, *box, title, figure)
            return self.d.item(name, shown, Frame(*box, 9, 0), self.d.glow)

        return self.part(name, (box, titled, figure, count), chip, (name,))

    def furs(self, box: Box, size: float) -> str:
        """The own furs under their heading, the proposed payment raised."""
        shown = (box, size, *self.player.furs, *self.payment.items())
        return self.part("furs", shown, lambda: self._furs(box, size), _FURS)

    def _furs(self, box: Box, size: float) -> str:
        inside = Box(box.x, box.y + LABEL + 2, box.w, box.h - LABEL - 2)
        title = self.text("table.furs")
        out = label(box.x, box.y + 12, title)
        raised = self.text("table.raised")
        if self.payment and text_width(title, 12, True) + text_width(raised, 12, True) + 8 < box.w:
            out += words(box.right, box.y + 12, raised, 12, 600, var("link"), "end")
        counts = counts_by_value(self.player.furs)
        return out + fur_rows(self.d, counts, inside, size, "own", self.d.glow, self.payment)

    def cards(self, box: Box, done: bool) -> str:
        """Wishes in hand or fulfilled under their heading."""
        wishes = self.player.fulfilled if done else self.player.hand
        items = [item_name(wish, done) for wish in wishes]
        name = "done" if done else "hand"
        return self.part(name, (box, wishes), lambda: self._cards(box, wishes, done), items)

    def _cards(self, box: Box, wishes: Sequence[str], done: bool) -> str:
        title = self.text("table.fulfilled" if done else "table.hand")
        out = label(box.x, box.y + 12, if_fits(title, 12, box.w + 6, bold=True))
        inside = Box(box.x, box.y + LABEL + 1, box.w, box.h - LABEL)
        return out + card_row(self.d, wishes, inside, done, self.d.glow)

    def lands(self, box: Box) -> str:
        """The landscapes under their heading."""
        tiles = self.player.landscapes
        return self.part("lands", (box, tiles), lambda: self._lands(box), [f"land-{tile}" for tile in tiles])

    def _lands(self, box: Box) -> str:
        title, hint = self.text("table.landscapes"), self.text("table.sets")
        out = label(box.x, box.y + 12, if_fits(title, 12, box.w, bold=True))
        if text_width(title, 12, True) + text_width(hint, 12) + 12 < box.w:
            out += words(box.right, box.y + 12, hint, 12, 400, var("ink2"), "end")
        inside = Box(box.x, box.y + LABEL + 2, box.w, box.h - LABEL - 2)
        return out + land_slots(self.d, self.player.landscapes, inside)

    def starting(self, box: Box) -> str:
        """The starting wishes on offer, each with its fur."""
        offers = self.d.state.starting
        items = [f"start-{wish}" for wish, _ in offers]
        return self.part("starting", (box, offers), lambda: self._starting(box), items)

    def _starting(self, box: Box) -> str:
        offers = self.d.state.starting
        out = label(box.x, box.y + 12, if_fits(self.text("table.starting"), 12, box.w, bold=True))
        h = box.h - LABEL
        wide = h * CARD
        token = min(34.0, h * 0.4)
        step = min(wide + token * 0.62 + 14, (box.w - wide - token * 0.62) / max(1, len(offers) - 1))
        for i, (wish, value) in enumerate(offers):
            place = Box(box.x + 2 + i * step, box.y + LABEL + 1, wide, h)
            face = wish_card(printed_wish(self.d.state.rules, wish), *place)
            face += fur(value, place.right - token * 0.38, place.y + h * 0.37, token)
            frame = Frame(place.x - 2, place.y, wide + token * 0.62 + 4, h, 5, 1)
            out += self.d.item(f"start-{wish}", face, frame, self.d.glow)
        return out

    def trophies(self, box: Box, rows: int = 1) -> str:
        """The trophy track with the token."""
        items = [f"trophy-{i + 1}" for i in range(len(self.d.state.rules.track(self.player)))]
        shown = (box, rows, self.player.side, self.player.trophy)
        return self.part("trophies", shown, lambda: self._trophies(box, rows), items)

    def _trophies(self, box: Box, rows: int) -> str:
        spaces = trophy_track(self.d.state, self.player)
        gap = 5.0
        columns = -(-len(spaces) // rows)
        wide, tall = (box.w + gap) / columns - gap, (box.h + gap) / rows - gap
        out, at = "", self.player.trophy
        for i, space in enumerate(spaces):
            row, column = divmod(i, columns)
            place = Box(box.x + column * (wide + gap), box.y + row * (tall + gap), wide, tall)
            state = "here" if i + 1 == at else "passed" if i + 1 < at else "ahead"
            cell = trophy_cell(space, *place, state=state, colour=self.player.colour)
            out += self.d.item(f"trophy-{i + 1}", cell, Frame(*place, 8, 0), self.d.glow)
        return out
