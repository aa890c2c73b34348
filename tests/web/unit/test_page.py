"""The page in a document: only what changed is painted, marked, sized and said."""

import json

import pytest

from stroganov_web.draw.art.tokens import SEASON
from stroganov_web.draw.table.motion import Motion
from tests.web.unit.browser_page import OnPage


@pytest.fixture
def on() -> OnPage:
    return OnPage()


def test_only_panels_with_other_markup_are_painted(on: OnPage) -> None:
    assert on.page.paint({"band": "<b></b>", "log": "<i></i>"}) == ["band", "log"]
    assert on.page.paint({"band": "<b></b>", "log": "<u></u>"}) == ["log"]
    assert on.page.paint({"band": "<b></b>"}) == []
    assert [name for name, _ in on.patched] == ["band", "log", "log"]
    assert on.find("#log u") and not on.document.querySelector("#log i")


def test_the_root_is_marked_and_sized(on: OnPage) -> None:
    root = on.document.documentElement
    on.page.mark(theme="dark", busy="true")
    on.page.mark(busy="")
    on.page.size({"--scale": "2"})
    assert root.attributes["data-theme"] == "dark" and "data-busy" not in root.attributes
    assert root.style.properties == {"--scale": "2"}
    root.style.properties.clear()
    root.attributes.clear()
    on.page.mark(theme="dark")
    on.page.size({"--scale": "2"})
    assert not root.style.properties and not root.attributes  # the same again would restyle everything


def test_screens_tabs_and_sides_are_shown(on: OnPage) -> None:
    on.page.focus.by_keyboard = True
    on.page.paint({"screen": '<h1 id="top"></h1>'})
    on.document.documentElement.scrollTop = 500
    on.page.show("start")
    assert on.page.screen == "start" and on.focused["id"] == "top"
    assert on.document.documentElement.scrollTop == 0
    on.find("#top").removeAttribute("tabindex")
    on.document.activeElement = on.document.body
    on.page.show("start")
    assert on.document.activeElement is on.document.body  # it was shown already


def test_the_page_has_a_title_and_a_voice(on: OnPage) -> None:
    on.page.title("Stroganov")
    on.page.say("Your turn.")
    on.page.add("Nothing is saved.")
    assert on.document.title == "Stroganov"
    assert on.find("#live").textContent == "Your turn. Nothing is saved."
    on.page.title("Stroganov")
    on.page.say("Your turn. Nothing is saved.")
    assert on.find("#live").textContent == "Your turn. Nothing is saved."


def test_parts_of_the_page_have_names(on: OnPage) -> None:
    on.page.name({"board": "The board"})
    assert on.find("#board").attributes["aria-label"] == "The board"


def test_elements_wear_a_season(on: OnPage) -> None:
    assert on.page.season == SEASON
    on.page.wear(":is(#band, #trays)", "winter")
    on.page.find_styles()
    worn = on.document.querySelectorAll('[data-season="winter"]')
    assert [element.id for element in worn] == ["band", "trays"]


def test_pieces_move(on: OnPage) -> None:
    on.page.watch([Motion("ride", ("rider-0",), 400, count=2)])
    on.page.move()
    (told,) = json.loads(on.motion.prepared[0])
    assert told["kind"] == "ride" and told["count"] == 2 and on.motion.starts == 1


def test_the_board_scrolls_as_if_it_were_not_magnified(on: OnPage) -> None:
    board = on.find("#board")
    board.setAttribute("data-zoom", "2")
    on.page.scroll("board", 50)
    assert board.scrollLeft == 100 and on.page.scrolled("board") == (50, 250)
    assert on.page.bars_height() == 30


def test_a_rectangle_is_placed_if_it_is_there(on: OnPage) -> None:
    on.page.place("in-view", 1, 2)
    on.page.paint({"minimap": '<rect id="in-view"></rect>'})
    on.page.place("in-view", 1, 2)
    assert on.find("#in-view").attributes == {"id": "in-view", "x": "1.0", "width": "2.0"}


def test_the_new_game_form_is_read_if_it_is_there(on: OnPage) -> None:
    assert on.page.filled_in() is None
    on.page.paint({"screen": '<form class="new-game"><input name="seed" value="7"></form>'})
    assert on.page.filled_in() == {"seed": "7"}


@pytest.mark.parametrize(("game", "focused"), [("a", "b"), ("b", "c"), ("c", ""), ("gone", "")])
def test_after_a_game_is_deleted_the_focus_goes_to_the_next(game: str, focused: str, on: OnPage) -> None:
    def listed(names: str) -> dict[str, str]:
        buttons = "".join(f'<button data-game="{name}"></button>' for name in names)
        return {"screen": f'<h1></h1><div class="games">{buttons}</div>'}

    def repaint() -> None:
        on.page.paint(listed("abc".replace(game, "")))

    on.page.paint(listed("abc"))
    on.page.remove(game, repaint)
    assert on.focused.get("data-game", "") == focused and on.document.activeElement.tag in ("button", "h1")
