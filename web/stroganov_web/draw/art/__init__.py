"""The pieces of the game and its scenery: pure functions that return SVG text."""

from stroganov_web.draw.art.palette import palette_css
from stroganov_web.draw.art.sprite_sheet import symbols

__all__ = ["palette_css", "symbols"]
