"""Pictures that every game needs sooner or later, drawn while the browser has nothing else to do."""

from __future__ import annotations

from functools import partial

from stroganov_web.draw.panorama import landscape
from stroganov_web.screens.paint_queue import Step
from stroganov_web.screens.season_theme import draw_ahead
from stroganov_web.text.words import SEASONS
from stroganov_web.ui.pages.end import SEASON_OF_THE_END


def prerender_steps() -> list[Step]:
    """Small steps, in the order in which the pictures are needed; each is drawn once and remembered."""
    symbols = [step for season in SEASONS for step in draw_ahead(season)]
    return [*symbols, partial(landscape, SEASON_OF_THE_END)]
