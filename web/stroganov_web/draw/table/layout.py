"""The boxes and sizes of all panels of the table for a window.

The page gets the layout as `variables()` (custom properties in CSS pixels) and `kind` (as data-layout).
Drawings are made in design units; one unit is `scale` CSS pixels.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from stroganov_web.draw.table.sizes import LARGE, SMALL, Sizes, between, by_touch, stretched

WIDE, PHONE = "wide", "phone"
LEAST_WIDTH, LEAST_HEIGHT = 1024, 768
FULL_WIDTH, FULL_HEIGHT = 1440, 900
_WIDEST, _TALLEST_TILE, _TALLEST_MATS = 1760.0, 2.9, 262.0
_LOWEST = 690.0  # below this height the page scrolls
_BIGGEST = 1.5
_TALL_PHONE = 800
_PHONE_BOARD = 1300.0  # the panorama of a phone that is not tall
_TABLET_WIDTH, _TABLET_HEIGHT = 700, 880  # held upright: table and mats above each other, without drawers
_TABLET_TILES = 150.0, 240.0  # the least and the greatest height of its tiles
_TABLET_ROWS = 46 + 48 + 156 + 46  # header, overview, shelf and tabs of a tablet
_TABLET_BAND = 166.0
_TABLET_MAT = 12.0  # around a mat
_LYING_WIDTH, _LYING_HEIGHT = 560, 500  # a phone held sideways
LEAST_PHONE = 320.0  # in a narrower window the page scrolls
_LOG_OPENS = 1280  # from this width the log has a column of its own
_LOG_BESIDE_THREE = 1700  # and with three opponents, whose mats need the room, from this
SMALLEST_TARGET = 24.0  # WCAG 2.5.8
_SIDE_TABS = 20.0  # above opponents and log where they take turns


class Box(NamedTuple):
    """A rectangle on the page or in a drawing."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.h


def _fraction(value: float, low: float, high: float) -> float:
    """How far a value is between two others, from 0 to 1."""
    return max(0.0, min(1.0, (value - low) / (high - low)))


@dataclass(frozen=True)
class Layout:
    """The layout of one window: sizes, the design's width and height, its scale, and the panels' boxes."""

    kind: str
    sizes: Sizes
    width: float
    height: float
    scale: float
    left: float  # from the window's edge to the table, in CSS pixels
    tile: float  # height of the tiles
    mats: float  # height of the mats
    opponents: int
    side: float = 0.0  # on a phone held sideways: the width of bar and tabs, which lie to the right
    tablet: bool = False  # a phone's panels, but so much room that mats lie below the board

    @staticmethod
    @lru_cache(maxsize=16)
    def for_window(w: float, h: float, opponents: int = 1, zoom: float = 1.0) -> Layout:
        """The layout for a window of w by h CSS pixels and so many opponents; `zoom` enlarges everything."""
        w, h = w / zoom, h / zoom
        if w >= LEAST_WIDTH and h >= _LYING_HEIGHT:
            found = _wide(w, h, opponents)
        else:
            found = _phone(max(w, LEAST_PHONE), h, opponents)
        return found if zoom == 1 else replace(found, scale=found.scale * zoom, left=found.left * zoom)

    @property
    def phone(self) -> bool:
        """Whether this is the layout with tabs."""
        return self.kind == PHONE

    @property
    def full(self) -> bool:
        """Whether there is room for words beside icons."""
        return self.sizes.plaque > 38

    @property
    def board_width(self) -> float:
        """The width of the panorama; a phone shows a part of it."""
        if not self.phone:
            return self.width
        return float(FULL_WIDTH) if self.full else _PHONE_BOARD

    @property
    def pitch(self) -> float:
        """From one tile to the next."""
        s = self.sizes
        return (self.board_width - 2 * s.west - 4 - s.town) / 12

    @property
    def tile_width(self) -> float:
        """The width of a tile."""
        return self.pitch - self.sizes.tile_gap

    @property
    def tile_top(self) -> float:
        """Where the tiles begin on the board."""
        s = self.sizes
        return s.pad + s.plaque + s.plaque_gap + s.place + s.place_gap

    @property
    def board_height(self) -> float:
        """The height of the panorama."""
        return self.tile_top + self.tile + self.sizes.ground

    def tile_x(self, slot: int) -> float:
        """Where a slot's tile begins; slot 0 is the town."""
        s = self.sizes
        return s.west + s.town + s.tile_gap + (slot - 1) * self.pitch if slot else s.west

    def slot_box(self, slot: int) -> Box:
        """The box of a tile or of the town."""
        wide = self.tile_width if slot else self.sizes.town
        return Box(self.tile_x(slot), self.tile_top, wide, self.tile)

    @property
    def log_inside(self) -> bool:
        """Whether the log is always open; otherwise it is a tab."""
        return not self.phone and (self.width >= _LOG_BESIDE_THREE or self.opponents < 3)

    def boxes(self) -> dict[str, Box]:
        """The panels of a wide table in design units; header and band reach across the window."""
        s, y = self.sizes, 0.0
        found: dict[str, Box] = {}
        for name, height in (("header", s.header), ("board", self.board_height), ("shelf", s.shelf)):
            found[name] = Box(0, y, self.width, height)
            y += height
        found["band"] = Box(0, y, self.width, s.band)
        top = y + s.band + s.edge
        found["mat"] = Box(s.margin, top, self._own_mat, self.mats)
        found |= self._side(found["mat"])
        return found

    @property
    def _own_mat(self) -> float:
        return self.sizes.own_mat + max(0.0, self.width - FULL_WIDTH) * 0.6

    def _side(self, mat: Box) -> dict[str, Box]:
        """Opponents and log: two columns where it is wide, else one."""
        s = self.sizes
        left = mat.right + s.gap
        room = self.width - s.margin - left
        if self.width >= _LOG_OPENS and self.log_inside:
            log = min(230.0, max(168.0, room * 0.35))
            wide = room - log - s.gap
            return {
                "others": Box(left, mat.y, wide, mat.h),
                "log": Box(left + wide + s.gap, mat.y, log, mat.h),
            }
        if not self.log_inside:
            shared = Box(left, mat.y + _SIDE_TABS, room, mat.h - _SIDE_TABS)
            return {"others": shared, "log": shared}
        others = min(mat.h - 74, 72.0 * self.opponents + s.gap * (self.opponents - 1))
        if self.opponents == 1:
            others = mat.h - 108
        below = mat.y + others + s.gap
        return {"others": Box(left, mat.y, room, others), "log": Box(left, below, room, mat.bottom - below)}

    def page_height(self) -> float:
        """The height of the whole table in CSS pixels."""
        return self.height * self.scale

    @property
    def pane(self) -> float:
        """The height of a mat below the board of a tablet."""
        return self.mats + _TABLET_MAT

    @property
    def least_zoom(self) -> float:
        """How far a phone's board may shrink: outpost spaces, its smallest targets, keep 24 pixels."""
        return min(1.0, SMALLEST_TARGET / (self.sizes.plaque * 0.76))

    def variables(self) -> dict[str, str]:
        """Custom properties for the page: `--u` is a design unit, `--board-x` and so on are the boxes."""
        found = {"--u": f"{self.scale:.4f}px", "--margin": f"{self.sizes.margin * self.scale:.1f}px"}
        found["--inset"] = f"{self.left:.1f}px"
        found["--board-wide"] = f"{self.board_width * self.scale:.1f}px"
        found["--page-h"] = f"{self.page_height():.1f}px"
        if self.phone:
            found["--board-h"] = f"{self.board_height * self.scale:.1f}px"
            found["--tile-h"] = f"{self.tile * self.scale:.1f}px"
            found["--pane-h"] = f"{self.pane * self.scale:.1f}px"
            found["--least-zoom"] = f"{self.least_zoom:.2f}"
            found["--side"] = f"{self.side * self.scale:.1f}px"
            return found
        for name, box in self.boxes().items():
            for side, value in zip("xywh", box, strict=True):
                shift = self.left if side == "x" else 0.0
                found[f"--{name}-{side}"] = f"{value * self.scale + shift:.1f}px"
        return found


def _wide(w: float, h: float, opponents: int) -> Layout:
    scale = max(1.0, min(w / FULL_WIDTH, h / FULL_HEIGHT, _BIGGEST))
    width, height = min(w / scale, _WIDEST), max(h / scale, _LOWEST)
    t = min(_fraction(width, LEAST_WIDTH, FULL_WIDTH), _fraction(height, LEAST_HEIGHT, FULL_HEIGHT))
    s = between(t)
    across = _fraction(width, LEAST_WIDTH, FULL_WIDTH)
    s = stretched(s, across)
    rows = s.header + s.shelf + s.band + 2 * s.edge + s.mats
    board = s.pad + s.plaque + s.plaque_gap + s.place + s.place_gap + s.ground
    spare = height - rows - board - s.tile
    tile, mats = s.tile, s.mats
    if spare < 0:  # tiles shrink first, then mats
        tile += max(spare, -36.0)
        mats += min(0.0, spare + 36.0)
    else:
        pitch = (width - 2 * s.west - 4 - s.town) / 12
        tile += max(0.0, min(spare * 0.6, pitch * _TALLEST_TILE - tile))
        mats += min(spare - (tile - s.tile), _TALLEST_MATS - mats)
    left = (w - width * scale) / 2
    used = height if spare < 0 else rows - s.mats + mats + board + tile
    return Layout(WIDE, s, width, used, scale, left, tile, mats, opponents)


def _phone(w: float, h: float, opponents: int) -> Layout:
    if w >= _TABLET_WIDTH and h >= _TABLET_HEIGHT:
        return _tablet(w, h, opponents)
    sizes = by_touch(LARGE if h >= _TALL_PHONE else SMALL)
    lying = w >= _LYING_WIDTH and h < _LYING_HEIGHT
    side = max(250.0, w * 0.36) if lying else 0.0
    return Layout(PHONE, sizes, w - side, h, 1.0, 0.0, sizes.tile, sizes.mats, opponents, side)


def _tablet(w: float, h: float, opponents: int) -> Layout:
    """Header, overview, board, shelf, action band, and below it the own mat, opponents or log."""
    found = Layout(PHONE, by_touch(SMALL), w, h, 1.0, 0.0, 0.0, SMALL.mats, opponents, tablet=True)
    spare = h - _TABLET_ROWS - _TABLET_BAND - found.pane - found.board_height
    least, most = _TABLET_TILES
    tile = max(least, min(most, spare))
    return replace(found, tile=tile, mats=found.mats + max(0.0, min(60.0, spare - tile)))
