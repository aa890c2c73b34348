"""The drawing hand of the table: pure functions that return SVG text."""

from stroganov_web.art.palette import palette_css
from stroganov_web.art.sheet import symbols

__all__ = ["palette_css", "symbols"]
