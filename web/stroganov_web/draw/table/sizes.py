"""How large everything on the table is, in design units: for a small and a large window, and between."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace


@dataclass(frozen=True)
class Sizes:
    """Sizes of the drawing in design units; those of a window lie between `SMALL` and `LARGE`."""

    margin: float  # left and right of the panels
    gap: float  # between panels
    edge: float  # above and below the mats
    header: float
    shelf: float
    band: float
    west: float  # from the window's edge to the town
    town: float
    pad: float  # above the plaques
    plaque: float
    plaque_gap: float
    place: float  # height of villages, yurts and wishes
    place_gap: float
    place_width: float
    wish_width: float
    tile_gap: float
    tile: float  # its height
    ground: float  # below the tiles
    ribbon: float
    ribbon_figure: float
    ribbon_gap: float
    fur: float
    fur_small: float
    fur_top: float
    rider: float
    glow: float
    figure: float  # numbers on plaques
    token: float  # furs of market, trade and the own mat's row
    trade_icon: float
    marker: float
    mats: float
    mat_pad: float
    mat_head: float
    mat_gap: float
    mat_cards: float
    name: float
    chip_figure: float
    own_fur: float
    section: float
    trophy_label: float
    other_fur: float
    own_mat: float  # its width


FINGER = 45.0  # the side of a target for a finger
LARGE = Sizes(
    **{"margin": 14, "gap": 8, "edge": 9, "header": 50, "shelf": 94, "band": 98},
    **{"west": 13, "town": 112, "pad": 14, "plaque": 42, "plaque_gap": 6, "place": 96, "place_gap": 10},
    **{"place_width": 64, "wish_width": 64, "tile_gap": 6, "tile": 226, "ground": 8},
    **{"ribbon": 26, "ribbon_figure": 14.5, "ribbon_gap": 6, "fur": 43, "fur_small": 38, "fur_top": 78},
    **{"rider": 56, "glow": 2.6, "figure": 14.5, "token": 44, "trade_icon": 21, "marker": 22},
    **{"mats": 238, "mat_pad": 11, "mat_head": 40, "mat_gap": 7, "mat_cards": 96, "name": 19},
    **{"chip_figure": 20, "own_fur": 46, "section": 18, "trophy_label": 62, "other_fur": 32, "own_mat": 860},
)
SMALL = Sizes(
    **{"margin": 9, "gap": 6, "edge": 6, "header": 38, "shelf": 82, "band": 86},
    **{"west": 8, "town": 78, "pad": 11, "plaque": 33, "plaque_gap": 4, "place": 74, "place_gap": 7},
    **{"place_width": 46.5, "wish_width": 48, "tile_gap": 3.7, "tile": 182, "ground": 7},
    **{"ribbon": 24, "ribbon_figure": 13, "ribbon_gap": 3, "fur": 33, "fur_small": 30, "fur_top": 60},
    **{"rider": 44, "glow": 2.1, "figure": 12.5, "token": 33, "trade_icon": 17, "marker": 20},
    **{"mats": 232, "mat_pad": 8, "mat_head": 34, "mat_gap": 6, "mat_cards": 97, "name": 16},
    **{"chip_figure": 17, "own_fur": 34, "section": 14, "trophy_label": 0, "other_fur": 28, "own_mat": 668},
)


def between(t: float) -> Sizes:
    """The sizes for a table between the small (`t` = 0) and the large one (1)."""
    names = [field.name for field in fields(Sizes)]
    return Sizes(**{n: getattr(SMALL, n) + (getattr(LARGE, n) - getattr(SMALL, n)) * t for n in names})


def stretched(s: Sizes, across: float) -> Sizes:
    """The sizes, but those that only depend on the width for a width `across` the way from small to large."""
    wide = between(across)
    return replace(s, town=wide.town, own_mat=wide.own_mat, tile_gap=wide.tile_gap)


def by_touch(s: Sizes) -> Sizes:
    """The sizes with furs on the tiles that a finger can hit: targets of 44 pixels."""
    return replace(s, fur=FINGER, fur_small=FINGER)
