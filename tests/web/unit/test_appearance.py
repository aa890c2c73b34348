"""How the page looks by settings and device: themes, contrast, sizes, and the page of the rules."""

import itertools
import re

import pytest

from stroganov_web.draw.art.contrast import STRONG, strong_ground, strong_tokens
from stroganov_web.draw.art.tokens import FIXED, THEMED, THEMES, theme_tokens
from stroganov_web.storage.settings import Settings
from stroganov_web.ui.appearance import MEDIA_QUERIES, STILL, language, page_attributes, zoom
from tools.paths import ROOT
from tools.rules_page import body, contents, sections
from tools.styles import scalable, sheets, with_one_sheet

RULES = (ROOT / "docs" / "RULES.md").read_text()
USUAL = {
    "theme": "light",
    "palette": "standard",
    "size": "100",
    "motion": "on",
    "keys": "",
    "sound": "",
    "vibration": "",
}
ON_PAPER = ("ink", "ink2", "link", "is-spring", "is-summer", "is-autumn", "is-winter")
TEXTS = [
    (ON_PAPER, ("paper", "paper2", "plate", "sheet", "table")),
    (("bandtext", "bandtext2", "now"), ("band", "band2", "bandbtn")),
    (("outline",), ("card", "foot", "foot-done", "now")),
    (("ink",), ("reached",)),
    (("seal-text",), ("seal",)),
    (("story-text",), ("story",)),
    (("tick",), ("paper",)),
    *[((f"{colour}-text",), (colour,)) for colour in ("blue", "red", "green", "yellow")],
]


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEMES)
def test_texts_of_high_contrast_reach_seven_to_one(theme: str) -> None:
    tokens = FIXED | theme_tokens(theme) | strong_tokens(theme) | strong_ground(theme)
    pairs = [pair for texts, grounds in TEXTS for pair in itertools.product(texts, grounds)]
    faint = {pair: round(contrast(*(tokens[name] for name in pair)), 2) for pair in pairs}
    assert {pair: value for pair, value in faint.items() if value < 7} == {}


def test_high_contrast_changes_only_tokens_that_exist() -> None:
    assert STRONG.keys() <= FIXED.keys() | THEMED.keys()


def test_settings_go_before_what_the_device_asks_for() -> None:
    assert page_attributes(Settings(), lambda query: False) == USUAL
    assert page_attributes(Settings(), MEDIA_QUERIES.__contains__) == {
        "theme": "dark",
        "palette": "contrast",
        "size": "100",
        "motion": "off",
        "keys": "",
        "sound": "",
        "vibration": "",
    }
    chosen = Settings(theme="light", palette="standard", motion="on", size="150")
    assert page_attributes(chosen, lambda query: True) == USUAL | {"size": "150"}


def test_sound_and_vibration_are_for_those_who_want_them_and_let_things_move() -> None:
    wanted = Settings(sound="on", vibration="on")
    heard = page_attributes(wanted, lambda query: False)
    assert (heard["sound"], heard["vibration"]) == ("on", "on")
    for still in (
        page_attributes(wanted, STILL.__eq__),
        page_attributes(wanted.with_("motion", "off"), bool),
    ):
        assert (still["sound"], still["vibration"]) == ("", "")


def test_the_language_is_the_chosen_one_or_the_browsers() -> None:
    assert language(Settings(), ["cs", "pl-PL", "de"]) == "pl"
    assert language(Settings(), ["cs"]) == "en"
    assert language(Settings(language="fr"), ["de"]) == "fr"
    assert language(Settings.from_text('{"language": "pseudo"}'), ["de"]) == "pseudo"


def test_style_sheets_follow_the_text_size() -> None:
    assert scalable("a { padding: 8px 0 -26px; inset: .5px; color: #12px }") == (
        "a { padding: 0.5rem 0 -1.625rem; inset: .5px; color: #12px }"
    )


@pytest.mark.parametrize(
    ("size", "window", "expected"),
    [
        ("100", (1440, 900), 1),
        ("200", (1440, 900), 2),
        ("200", (1024, 720), 1.6),
        ("150", (390, 844), 1.21875),
        ("125", (300, 400), 1),
    ],
)
def test_text_grows_as_far_as_the_table_fits(size: str, window: tuple[int, int], expected: float) -> None:
    assert zoom(Settings(size=size), *window) == expected


def test_the_page_of_the_rules_has_every_section() -> None:
    numbers = [number for number, _, _ in sections(RULES)]
    assert numbers == [str(number) for number in range(1, len(numbers) + 1)]
    assert len(numbers) >= 14
    assert re.findall(r'href="#(\d+)"', contents(RULES)) == numbers
    assert re.findall(r'<section id="(\d+)"', body(RULES)) == numbers


def test_links_between_sections_lead_somewhere() -> None:
    made = body(RULES)
    targets = set(re.findall(r'id="([\w-]+)"', made))
    assert set(re.findall(r'href="#([\w-]+)"', made)) <= targets
    assert 'href="#10"' in made and 'id="basic-actions"' in made


def test_markup_in_the_rules_stays_text() -> None:
    assert "<script>" not in body("## 1. <b>\n<script>\n")


def test_a_page_asks_for_its_style_sheets_at_once() -> None:
    link = '<link rel="stylesheet" href="./app/{}.css">\n'
    page = "<title>Table</title>\n" + link.format("palette") + link.format("table") + "</head>"
    assert sheets(page) == ["palette.css", "table.css"]
    assert with_one_sheet(page) == "<title>Table</title>\n" + link.format("style") + "</head>"
