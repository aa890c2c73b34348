"""What is drawn ahead while nobody waits: pictures that every game needs sooner or later."""

from __future__ import annotations

from functools import partial

from stroganov_web.art.tokens import SEASONS
from stroganov_web.dress import draw_ahead
from stroganov_web.pages.ending import SEASON_OF_THE_END
from stroganov_web.pages.vista import country
from stroganov_web.painting import Step


def ahead() -> list[Step]:
    """Small steps, in the order in which they are wanted; each is drawn once and remembered."""
    symbols = [step for season in SEASONS for step in draw_ahead(season)]
    return [*symbols, partial(country, SEASON_OF_THE_END)]
