"""Everything that the tools use of the front end, so that only this file follows when it moves.

What runs inside Pyodide at build time imports for itself: see pyodide/import_everything.py.
"""

from stroganov_web.art import palette_css
from stroganov_web.art.emblem import emblem
from stroganov_web.art.sheet import inks, lasting_symbols, sheet
from stroganov_web.art.tokens import SEASON
from stroganov_web.dress import sprites
from stroganov_web.games.spec import Spec
from stroganov_web.pages.manifest import PICTURES, SIZES, manifest
from stroganov_web.pages.menu import start_page
from stroganov_web.text import LANGUAGES, Text, read
from stroganov_web.wording.shell import no_script, shell_words, theme_colour, unstarted

__all__ = [
    "LANGUAGES",
    "PICTURES",
    "SEASON",
    "SIZES",
    "Spec",
    "Text",
    "emblem",
    "inks",
    "lasting_symbols",
    "manifest",
    "no_script",
    "palette_css",
    "read",
    "sheet",
    "shell_words",
    "sprites",
    "start_page",
    "theme_colour",
    "unstarted",
]
