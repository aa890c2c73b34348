"""What opens above the page: previews beside their targets, trays, drawers, and one dialog at a time."""

import pytest

from tests.web.unit.browser_page import OnPage
from tests.web.unit.dom import Element

BAND = """<button data-tray="hunt" box="900 620 40 40"></button><button data-tray="move"></button>
<button data-drawer="actions"></button>"""
TRAYS = """<div class="tray" id="tray-hunt" hidden box="0 500 300 80">
<button data-answer="[1]" box="10 520 40 40"></button></div>
<div class="tray" id="tray-move" hidden><button data-answer="[2]"></button></div>"""


@pytest.fixture
def on() -> OnPage:
    return OnPage(
        band=BAND,
        trays=TRAYS,
        board='<g data-answer="[3]" box="100 100 50 200"></g><g data-id="tile-4" box="100 100 50 200"></g>'
        '<g data-for="fur-4-0" data-answer="[4]" box="110 220 40 40"></g>',
    )


def place(on: OnPage) -> tuple[str, str]:
    properties = on.find("#preview").style.properties
    return properties["--left"], properties["--top"]


# Previews


def test_a_preview_stands_out_of_the_row_of_its_target_and_describes_it(on: OnPage) -> None:
    target = on.find('#board [data-answer="[3]"]')
    on.page.show_preview("<b>Ride</b>", target)
    card = on.find("#preview")
    assert not card.hidden and card.innerHTML == "<b>Ride</b>" and place(on) == ("25px", "312px")
    assert target.attributes["aria-describedby"] == "preview"
    on.page.show_preview("", None)
    assert card.hidden and "aria-describedby" not in target.attributes


def test_a_preview_of_a_fur_covers_none_of_those_that_lie_with_it(on: OnPage) -> None:
    on.page.show_preview("<b>Hunt</b>", on.find("[data-for]"))
    assert place(on) == ("25px", "312px")


def test_a_reply_describes_nothing_as_it_is_announced(on: OnPage) -> None:
    on.page.show_preview("<b>A tile</b>", on.find("[data-id]"))
    assert "aria-describedby" not in on.find("[data-id]").attributes and not on.find("#preview").hidden


@pytest.mark.parametrize("selector", ["#band [data-tray=hunt]", "#tray-hunt button"])
def test_a_preview_never_covers_the_action_bar_or_a_tray(selector: str, on: OnPage) -> None:
    on.find("#tray-hunt").hidden = False
    on.page.show_preview("<b>Hunt</b>", on.find(selector))
    assert float(place(on)[1].removesuffix("px")) + 80 <= 500 + 100 * selector.startswith("#band")


def test_without_an_element_beside_it_there_is_no_preview(on: OnPage) -> None:
    on.page.show_preview("<b>There is nothing to take back.</b>", None)
    assert on.find("#preview").hidden


# Trays and drawers


def expanded(on: OnPage, attribute: str) -> list[str]:
    return [
        button.attributes[attribute]
        for button in on.document.querySelectorAll(f"#band [{attribute}]")
        if button.attributes.get("aria-expanded") == "true"
    ]


def opened(on: OnPage) -> list[Element]:
    return [tray for tray in on.document.querySelectorAll(".tray") if not tray.hidden]


def test_one_tray_is_open_at_a_time(on: OnPage) -> None:
    on.page.show_tray("hunt", on.find("[data-tray=hunt]"))
    tray = on.find("#tray-hunt")
    assert opened(on) == [tray] and expanded(on, "data-tray") == ["hunt"]
    assert tray.style.properties["--left"] == "692px"  # inside of the window
    assert on.document.activeElement is on.document.body
    on.page.show_tray("move", on.find("[data-tray=move]"))
    assert opened(on) == [on.find("#tray-move")] and expanded(on, "data-tray") == ["move"]
    on.page.show_tray("", None)
    assert not opened(on) and not expanded(on, "data-tray")


def test_by_keyboard_the_focus_goes_into_the_tray(on: OnPage) -> None:
    on.page.focus.by_keyboard = True
    on.page.show_tray("hunt", on.find("[data-tray=hunt]"))
    assert on.focused["data-answer"] == "[1]"


def test_a_tray_that_is_not_there_opens_nothing(on: OnPage) -> None:
    on.page.show_tray("yurt", on.find("[data-tray=hunt]"))
    assert not opened(on)


def test_a_drawer_opens_and_closes(on: OnPage) -> None:
    assert on.page.drawer == ""
    on.page.show_drawer("actions")
    assert on.page.drawer == "actions" and expanded(on, "data-drawer") == ["actions"]
    on.page.show_drawer("")
    assert on.page.drawer == "" and not expanded(on, "data-drawer")


# Dialogs


def test_a_dialog_takes_the_focus_and_gives_it_back(on: OnPage) -> None:
    on.page.focus.by_keyboard = True
    on.page.focus.give("[data-tray=hunt]")
    on.page.show_preview("<b>Hunt</b>", on.find("[data-tray=hunt]"))
    on.page.show_dialog('<h2 id="menu-title" tabindex="-1"></h2><button id="go-on" autofocus></button>')
    assert on.focused["id"] == "go-on" and on.find("dialog").open and on.find("#preview").hidden
    on.page.show_dialog('<h2 id="help-title" tabindex="-1"></h2>')
    assert on.focused["id"] == "help-title"
    on.page.paint({"band": f"<p></p>{BAND}"})
    on.page.close_dialog()
    on.document.activeElement = on.document.body
    on.page.after_dialog()
    assert not on.find("dialog").open and on.focused["data-tray"] == "hunt"


def test_an_open_dialog_is_changed_and_a_closed_one_is_not(on: OnPage) -> None:
    on.page.change_dialog("<h2></h2>")
    assert not on.find("dialog").children
    on.page.show_dialog("<h2></h2>")
    on.page.change_dialog("<h2></h2><p></p>")
    assert on.patched[-1] == ("dialog", "<h2></h2><p></p>")
