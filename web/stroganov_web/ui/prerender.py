"""What is drawn ahead while nobody waits: pictures that every game needs sooner or later."""

from __future__ import annotations

from functools import partial

from stroganov_web.draw.art.tokens import SEASONS
from stroganov_web.draw.panorama import landscape
from stroganov_web.screens.paint_queue import Step
from stroganov_web.screens.season_theme import draw_ahead
from stroganov_web.ui.pages.end import SEASON_OF_THE_END


def ahead() -> list[Step]:
    """Small steps, in the order in which they are wanted; each is drawn once and remembered."""
    symbols = [step for season in SEASONS for step in draw_ahead(season)]
    return [*symbols, partial(landscape, SEASON_OF_THE_END)]
