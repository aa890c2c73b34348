"""The keyboard focus: kept when the page is painted, one tab stop a panel, arrow keys inside."""

import pytest

from tests.web.unit.browser_page import OnPage

BAND = '<div class="does"><button class="off"></button><button data-answer=\'["coin"]\'></button></div>'
TILES = """<g data-id="a" box="0 0 10 10"></g><g data-id="b" box="20 0 10 10"></g>
<g data-id="c" box="40 0 10 10"></g><g data-id="row" role="group"></g>"""
LIT = """<g class="lit" data-for="b" data-answer='["move", 2]' box="20 0 10 10"></g>
<g class="lit" data-for="c" data-answer='["move", 3]' box="40 0 10 10"></g>"""


@pytest.fixture
def on() -> OnPage:
    """A page with a keyboard in use."""
    page = OnPage(band=BAND)
    page.page.focus.by_keyboard = True
    return page


# Going on


def test_the_focus_goes_to_the_first_choice(on: OnPage) -> None:
    on.page.focus.find()
    assert on.focused["data-answer"] == '["coin"]'


@pytest.mark.parametrize(
    ("panels", "attribute"),
    [
        ({"band": '<button class="way" id="on"></button>'}, "on"),
        ({"band": "", "screen": '<h1 id="top"></h1>'}, "top"),
    ],
)
def test_else_to_the_way_on_or_the_top_of_the_page(
    panels: dict[str, str], attribute: str, on: OnPage
) -> None:
    on.page.paint(panels)
    on.page.focus.find()
    assert on.focused["id"] == attribute


def test_what_waits_for_a_place_gets_it_with_what_is_painted_next(on: OnPage) -> None:
    on.page.paint({"band": ""})
    on.page.focus.find()
    assert on.page.focus.adrift and on.document.activeElement is on.document.body
    on.page.paint({"band": BAND})
    assert on.focused["data-answer"] == '["coin"]' and not on.page.focus.adrift


def test_a_mouse_gives_no_focus(on: OnPage) -> None:
    on.page.focus.by_keyboard = False
    on.page.focus.find()
    assert on.document.activeElement is on.document.body


def test_what_is_hidden_takes_no_focus(on: OnPage) -> None:
    on.find("#band").hidden = True
    on.page.paint({"screen": '<h1 id="top"></h1>'})
    on.page.focus.find()
    assert on.focused["id"] == "top"


def test_a_field_is_selected(on: OnPage) -> None:
    on.page.paint({"screen": '<input id="link">'})
    on.page.focus.select("#link")
    on.page.focus.select("#nothing")
    assert on.find("#link").selected and on.focused["id"] == "link"


def test_the_first_of_a_selector_gets_it(on: OnPage) -> None:
    on.page.focus.give("#band button")
    on.page.focus.give("#nothing")
    assert on.focused["class"] == "off"


# Painting


def test_what_had_the_focus_has_it_again(on: OnPage) -> None:
    on.page.focus.give("#band [data-answer]")
    before = on.document.activeElement
    on.page.paint({"band": f"<p></p>{BAND}"})
    assert on.document.activeElement is not before and on.focused["data-answer"] == '["coin"]'


def test_a_thing_of_the_table_has_it_again(on: OnPage) -> None:
    on.page.paint({"board": TILES})
    on.page.focus.give("#board [data-id]")
    on.page.paint({"board": f"<g></g>{TILES}"})
    assert on.focused["data-id"] == "a"


def test_where_it_is_gone_one_goes_on_elsewhere(on: OnPage) -> None:
    on.page.paint({"board": LIT})
    on.find("#board .lit[data-for=b]").setAttribute("tabindex", "0")
    on.page.focus.give("#board .lit")
    on.page.paint({"board": TILES})
    assert on.focused["data-answer"] == '["coin"]'


def test_what_is_hidden_loses_it(on: OnPage) -> None:
    on.page.paint({"trays": '<button data-answer="[1]"></button>'})
    on.page.focus.give("#trays button")
    on.find("#trays").hidden = True
    on.page.paint({"log": "<p></p>"})
    assert on.focused["data-answer"] == '["coin"]'


def test_quotes_in_an_answer_are_no_trouble(on: OnPage) -> None:
    odd = "<button data-answer='[\"a\\\\b\"]'></button>"
    on.page.paint({"shelf": odd})
    on.page.focus.give("#shelf button")
    on.page.paint({"shelf": f"<p></p>{odd}"})
    assert on.focused["data-answer"] == '["a\\\\b"]'


# Tab stops


def stops(on: OnPage) -> list[str]:
    return [
        item.attributes.get("data-id", "light") for item in on.document.querySelectorAll('[tabindex="0"]')
    ]


def test_a_panel_has_one_tab_stop(on: OnPage) -> None:
    on.page.paint({"board": TILES})
    assert stops(on) == ["a"]
    on.page.focus.rest_on(on.find("[data-id=c]"))
    assert stops(on) == ["c"]
    on.page.paint({"board": TILES + LIT})
    assert stops(on) == ["light"]  # a target comes first
    on.page.focus.rest_on(on.find("#band [data-answer]"))
    assert stops(on) == ["light"]


# Arrows


def test_arrows_go_to_the_nearest_target(on: OnPage) -> None:
    on.page.paint({"board": TILES + LIT})
    for light in on.document.querySelectorAll(".lit"):
        light.setAttribute("tabindex", "-1")
    on.page.focus.give("[data-for=b]")
    assert on.page.focus.move("ArrowRight", False) and on.focused["data-for"] == "c"
    assert on.page.focus.move("ArrowRight", False) and on.focused["data-for"] == "c"  # there is no other


def test_with_shift_they_go_from_thing_to_thing(on: OnPage) -> None:
    on.page.paint({"board": TILES + LIT})
    for light in on.document.querySelectorAll(".lit"):
        light.setAttribute("tabindex", "-1")
    on.page.focus.give("[data-for=b]")
    assert on.page.focus.move("ArrowLeft", True) and on.focused["data-id"] == "a"
    assert on.page.focus.move("ArrowLeft", True) and on.focused["data-id"] == "a"
    assert on.page.focus.move("ArrowRight", True) and on.focused["data-for"] == "b"


def test_without_targets_they_go_from_thing_to_thing_and_up_and_down_to_the_nearest(on: OnPage) -> None:
    on.page.paint({"board": TILES + '<g data-id="below" box="20 90 10 10"></g>'})
    on.page.focus.give("[data-id=b]")
    assert on.page.focus.move("ArrowDown", False) and on.focused["data-id"] == "below"


def test_elsewhere_arrows_belong_to_the_browser(on: OnPage) -> None:
    assert not on.page.focus.move("ArrowRight", False)
    on.page.paint({"screen": '<input id="link">'})
    on.page.focus.select("#link")
    assert not on.page.focus.move("ArrowRight", False)


# Cards


def test_a_card_is_entered_and_left(on: OnPage) -> None:
    on.page.paint({"board": TILES})
    on.page.focus.give("[data-id=b]")
    on.page.focus.enter("#preview button")
    assert on.focused["data-id"] == "b"  # there is nothing to choose
    on.page.show_preview('<button data-answer="[1]"></button>', on.find("[data-id=b]"))
    on.page.focus.enter("#preview button")
    assert on.focused["data-answer"] == "[1]"
    on.page.show_preview("", None)
    on.page.focus.leave()
    assert on.focused["data-id"] == "b"
    on.page.focus.leave()
    assert on.focused["data-id"] == "b"
