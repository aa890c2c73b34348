"""The dress of the page: the symbols and colours of a season."""

from __future__ import annotations

from functools import partial

from stroganov_web.draw.art.sprite_sheet import SEASONAL, sheet
from stroganov_web.draw.parts import part
from stroganov_web.screens.paint_queue import Step
from stroganov_web.screens.ports import SeasonPort

# What has many pictures changes one after the other, what is around it last, so that the page is not held up.
# The root stays as it is; its colours would be found again for every element.
_PIECES = (
    "#inks",
    "#board .drawing > :nth-child(-n+8)",
    "#board .drawing > :nth-child(n+9):nth-child(-n+14)",
    "#board .drawing > :nth-child(n+15)",
    "#board",
    "#mat",
    ":is(#shelf, #others)",
    ":is(#band, #trays)",
    "#app",
    "body",
)


def put_on(page: SeasonPort, season: str) -> list[Step]:
    """The steps of dressing the page for a season: small ones if the table is seen meanwhile."""
    if season == page.season:
        return []
    if page.screen != "table":
        return [partial(wear, page, season)]
    before = page.season or season
    drawn = [partial(_draw, page, season, kinds, before) for kinds in range(1, len(SEASONAL) + 1)]
    worn = [partial(_wear, page, season, piece) for piece in _PIECES]
    now = partial(setattr, page, "season")
    return [partial(now, ""), *drawn, *worn, partial(now, season)]  # given up halfway, it is no season's


def wear(page: SeasonPort, season: str) -> None:
    """Dress the page now."""
    if season != page.season:
        page.paint({"sprites": sprites(season)})
        for piece in _PIECES:
            page.wear(piece, season)
        page.season = season


def _draw(page: SeasonPort, season: str, kinds: int, before: str) -> None:
    """So many kinds of symbols are drawn for the season, the others are as before."""
    page.paint({"sprites": sprites(season, kinds, before)})
    page.find_styles()


def _wear(page: SeasonPort, season: str, piece: str) -> None:
    page.wear(piece, season)
    page.find_styles()


def sprites(season: str, kinds: int = len(SEASONAL), before: str = "") -> str:
    """The symbols that look different in a season. So many kinds of them are drawn for it."""
    worn = [season if number < kinds else before for number in range(len(SEASONAL))]
    return sheet("".join(map(_kind, SEASONAL, worn)))


def draw_ahead(season: str) -> list[Step]:
    """The steps of drawing a season's symbols before it comes."""
    return [partial(_kind, name, season) for name in SEASONAL]


def _kind(name: str, season: str) -> str:
    return part(name, (season,), partial(SEASONAL[name], season), "defs")
