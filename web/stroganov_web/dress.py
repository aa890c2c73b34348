"""The dress of the page: the symbols and colours of a season."""

from __future__ import annotations

import asyncio

from stroganov_web.art.sheet import lasting_symbols, seasonal_symbols
from stroganov_web.page import Page
from stroganov_web.parts import part

_PAINTED = 0.05  # seconds in which the answer that changed the season is painted


class Dress:
    """What the table wears; a change touches every picture, so the answer is painted before it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.season = ""
        self._change: asyncio.Future[None] | None = None

    def put_on(self, season: str) -> None:
        """Dress for a season: the first time at once."""
        before, self.season = self.season, season
        if not before:
            wear(self.page, season)
        elif before != season:
            self._change = asyncio.ensure_future(self._later())

    async def _later(self) -> None:
        await asyncio.sleep(_PAINTED)
        wear(self.page, self.season)

    def leave(self) -> None:
        """The page will wear something else."""
        if self._change:
            self._change.cancel()


def wear(page: Page, season: str) -> None:
    """Dress the page now."""
    page.paint({"sprites": sprites(season)})
    page.mark(season=season)


def sprites(season: str) -> str:
    """The sheet of symbols for a season, in two parts: few look different in it."""
    lasting = part("lasting", (), lasting_symbols, "defs")
    seasonal = part("seasonal", (season,), lambda: seasonal_symbols(season), "defs")
    return f'<svg width="0" height="0" aria-hidden="true">{lasting}{seasonal}</svg>'
