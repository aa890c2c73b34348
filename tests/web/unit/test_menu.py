"""The start page and the new-game form: real controls, one click to play, words only from the catalogues."""

from xml.etree import ElementTree

import pytest

from stroganov_web.i18n import Text
from stroganov_web.model.spec import Spec, SpecError
from stroganov_web.ui.pages.new_game import DEFAULTS, new_game_page, spec_from_form
from stroganov_web.ui.pages.start import QUICK, start_page
from tests.web.unit.catalogues import undisguised


def parsed(markup: str) -> ElementTree.Element:
    """The page as XML; HTML's lone attributes and void elements are written out."""
    for word in ("checked", "selected"):
        markup = markup.replace(f" {word}>", f' {word}="">')
    parts = markup.split("<input")
    closed = [part.replace(">", "/>", 1) for part in parts[1:]]
    return ElementTree.fromstring("<input".join([parts[0], *closed]))


def test_pages_are_well_formed_and_from_the_catalogues(pseudo: Text) -> None:
    for page in (
        start_page(pseudo),
        start_page(pseudo, "42", "winter"),
        new_game_page(pseudo),
        new_game_page(pseudo, {"mode": "table"}, SpecError("unknown_bot", "42")),
    ):
        parsed(page)
        assert undisguised(page) == []
        assert "style=" not in page and "<script" not in page


def test_play_needs_one_click() -> None:
    assert spec_from_form({}, default_seed=42) == Spec.from_fragment("#new?mode=solo&seed=42")
    assert spec_from_form({"mode": "table"}, default_seed=42) == Spec.from_fragment("#new?seed=42")


@pytest.mark.parametrize("name", QUICK)
def test_quick_games_can_be_played(name: str, text: Text) -> None:
    assert Spec.from_fragment(QUICK[name], default_seed=1).setup()
    assert QUICK[name].replace("&", "&amp;") in start_page(text)


def test_the_form_describes_a_solo_game() -> None:
    values = {
        "mode": "solo",
        "opponent": "katyusha",
        "strategy": "hidden",
        "harder_coin": "on",
        "harder_trade": "on",
        "name": " Ann ",
        "colour": "yellow",
        "side": "b",
        "edition": "first",
        "regions": "random",
        "seed": " 77 ",
    }
    assert spec_from_form(values).fragment() == (
        "#new?mode=solo&opponent=katyusha&strategy=hidden&harder=coin,trade&sides=b&colours=yellow,blue"
        "&names=Ann&edition=first&regions=random&seed=77"
    )


def test_the_form_describes_a_table() -> None:
    values = {
        "mode": "table",
        "players": "3",
        "kind_1": "greedy",
        "side_2": "b",
        "name_2": "a, b",
        "seed": "5",
    }
    spec = spec_from_form(values)
    assert spec.fragment() == "#new?players=3&bots=greedy,person&sides=a,a,b&names=,,a%2C%20b&seed=5"
    assert Spec.from_fragment(spec.fragment()) == spec


def test_two_seats_of_one_colour_are_a_problem_that_is_told(text: Text) -> None:
    values = {"mode": "table", "colour_1": "blue", "name_0": '<"&'}
    with pytest.raises(SpecError) as caught:
        spec_from_form(values)
    page = new_game_page(text, values, caught.value)
    assert "Each seat needs a colour of its own." in page
    assert "&lt;&quot;&amp;" in page


def test_every_control_has_a_label(text: Text) -> None:
    page = parsed(new_game_page(text))
    labelled = {
        control for label in page.iter("label") for tag in ("input", "select") for control in label.iter(tag)
    }
    controls = {control for tag in ("input", "select") for control in page.iter(tag)}
    assert controls == labelled
    assert {control.get("name") for control in controls} >= set(DEFAULTS)
    assert all(fieldset[0].tag == "legend" for fieldset in page.iter("fieldset"))
