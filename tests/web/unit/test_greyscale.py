"""Without colour: players differ by shape, letter and lightness, in every language."""

from itertools import combinations

import pytest

from stroganov_web.draw.art.people import SHIELDS
from stroganov_web.draw.art.tokens import COLOURS, FIXED
from stroganov_web.i18n import LANGUAGES
from stroganov_web.model.people import letter
from stroganov_web.ui.pages.charts import _DASHES, _MARKS
from tests.web.unit.catalogues import text_of

STEP = 9  # of lightness, on a scale of a hundred, that neighbours are apart at least
CONTRAST = 4.5


def luminance(colour: str) -> float:
    """The relative luminance of a hex colour, as WCAG reckons it."""
    shares = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def lightness(colour: str) -> float:
    """How light a colour looks, from 0 to 100."""
    return 116 * float(luminance(colour) ** (1 / 3)) - 16


def test_every_colour_has_a_shape_of_its_own() -> None:
    assert set(SHIELDS) == set(COLOURS)
    assert len(set(SHIELDS.values())) == len(COLOURS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_has_a_letter_of_its_own(language: str) -> None:
    text = text_of(language)
    letters = [letter(text, colour) for colour in COLOURS]
    assert len(set(letters)) == len(COLOURS)
    assert all(len(each) == 1 for each in letters)


def test_players_differ_in_lightness() -> None:
    for one, other in combinations(COLOURS, 2):
        assert abs(lightness(FIXED[one]) - lightness(FIXED[other])) >= STEP, (one, other)


def test_letters_stand_out_from_their_shields() -> None:
    for colour in COLOURS:
        dark, light = sorted(luminance(FIXED[name]) for name in (colour, f"{colour}-text"))
        assert (light + 0.05) / (dark + 0.05) >= CONTRAST, colour


def test_lines_and_bars_of_the_charts_differ_without_colour() -> None:
    for drawn in (_DASHES, _MARKS):
        assert set(drawn) == set(COLOURS)
        assert len(set(drawn.values())) == len(COLOURS)
