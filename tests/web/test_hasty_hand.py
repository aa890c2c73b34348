"""Whoever is in a hurry breaks nothing: a press is one answer, and what is only touched says what it is."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from stroganov_web.i18n import Text
from stroganov_web.ui.targets import answer_json
from tests.web.conftest import READY
from tests.web.driver import AIM, GAMES, Chooser, session_of
from tests.web.hasty_hand import ARROWS, CALM, PLACE, THINGS, HastyHand, slowed
from tests.web.page_errors import profile
from tests.web.page_python import in_python
from tests.web.test_motion import before_the_end_of_a_turn, sit_down
from tools.server import Site

pytestmark = pytest.mark.browser
DESKTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DEEDS = 60
DOUBLE_CLICKS = 16
TOUCHES = 14
POSITION = "window.stroganov.position()"
MISHAP = "dialog [data-action=copy_report]"


@pytest.mark.parametrize(
    ("seed", "device"),
    [(1, DESKTOP), (2, PHONE), (3, DESKTOP), (4, PHONE)],
    ids=["desktop-1", "phone-2", "desktop-3", "phone-4"],
)
def test_a_hasty_hand_breaks_and_loses_nothing(
    browser: Browser, site: Site, seed: int, device: dict[str, Any]
) -> None:
    likes = {"speed": "normal", "reduced_motion": "no-preference"}
    with profile(browser, site, **likes, **device) as watch:
        hand = HastyHand(watch.page, site.address, seed, touch="has_touch" in device)
        hand.sit_down()
        slowed(watch.page)
        hand.act(DEEDS)
        assert hand.checked  # a game was on the table when the page was loaded anew
        wrongs = watch.all_wrongs()
        assert not wrongs, hand.told("\n".join(wrongs))


@pytest.fixture
def slow(page: Page, start: Callable[..., Page]) -> Iterator[Page]:
    """A game alone on a slow machine."""
    start(page, GAMES["solo"])
    slowed(page)
    yield page


def test_a_double_click_on_a_target_is_one_answer(slow: Page, text: Text) -> None:
    """The second press may only do the same again, where that is still on offer."""
    session, choose = session_of(GAMES["solo"], text), Chooser(3)
    for number in range(DOUBLE_CLICKS):
        answer = choose(session.game.state)
        x, y = reached(slow, answer_json(answer))
        slow.mouse.dblclick(x, y)
        session.play(answer)
        allowed = {session.game.state.position_hash()}
        again = session.game.state.copy()
        expect(slow.locator(MISHAP)).to_have_count(0)
        slow.wait_for_function(CALM)
        seen = slow.evaluate(POSITION)
        if answer in again.offered and seen not in allowed:
            session.play(answer)
            allowed.add(session.game.state.position_hash())
        assert seen in allowed, (number, answer)
    assert len(session.game.answers) >= DOUBLE_CLICKS


def reached(page: Page, answer: str, on_table: bool = True) -> tuple[float, float]:
    """Where a target can be pressed, once what it lies in is open; the pointer comes from elsewhere."""
    page.mouse.move(0, 0)
    for _ in range(4):
        aim = page.evaluate(AIM, [answer, on_table])
        assert aim, answer
        if aim["final"]:
            return aim["at"][0], aim["at"][1]
        page.mouse.click(*aim["at"])
    raise AssertionError(f"{answer} stays hidden")


# However busy the machine is, the moment is not over yet.
LONG_MOMENT = "from stroganov_web.screens import press_guard\npress_guard.MOMENT = 60_000"

# Lays a target of the band under the pointer, which stays where it is.
UNDER = """([x, y]) => {
    const item = document.querySelector("#band [data-answer]"), box = item.getBoundingClientRect();
    item.style.translate = `${x - box.x - box.width / 2}px ${y - box.y - box.height / 2}px`;
    item.style.zIndex = 9;
    return document.elementFromPoint(x, y).closest("[data-answer]") === item;
}"""


def test_what_appears_under_a_resting_pointer_takes_no_click_for_a_moment(slow: Page, text: Text) -> None:
    session = session_of(GAMES["solo"], text)
    in_python(slow, LONG_MOMENT)
    for _ in range(3):
        answer = session.game.options()[0]
        x, y = reached(slow, answer_json(answer), on_table=False)
        slow.mouse.click(x, y)
        session.play(answer)
        assert slow.evaluate(UNDER, [x, y])
        slow.mouse.down()  # without having moved since
        slow.mouse.up()
        assert slow.evaluate(POSITION) == session.game.state.position_hash(), answer
        slow.mouse.move(0, 0)
    slow.mouse.click(
        *reached(slow, answer_json(session.game.options()[0]))
    )  # whoever moves is answered at once
    session.play(session.game.options()[0])
    assert slow.evaluate(POSITION) == session.game.state.position_hash()


def test_keys_are_not_slowed_by_that(slow: Page, text: Text) -> None:
    session = session_of(GAMES["solo"], text)
    session.play(session.game.options()[0])
    slow.mouse.click(*reached(slow, answer_json(session.game.answers[0])))
    answer = next(answer for answer in session.game.options() if answer[0] == "move")
    slow.mouse.click(*reached(slow, answer_json(answer)))
    for key in "urur":
        slow.keyboard.press(key)
    session.play(answer)
    assert slow.evaluate(POSITION) == session.game.state.position_hash()


def watching(page: Page, start: Callable[..., Page], text: Text) -> None:
    """Ivan's turn is shown step by step and waits."""
    sit_down(page, start, before_the_end_of_a_turn(text))
    page.keyboard.press("e")
    page.locator(".watching").wait_for()


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["click", "tap"])
def test_whatever_is_touched_in_an_opponents_turn_says_what_it_is(
    open_page: Callable[..., Page], start: Callable[..., Page], text: Text, device: dict[str, Any]
) -> None:
    page = open_page(speed="step", **device)
    watching(page, start, text)
    before, told = page.evaluate(POSITION), set()
    for number in range(TOUCHES):
        found = page.evaluate(PLACE, [THINGS, number / TOUCHES])
        assert found
        x, y, name = found
        if "has_touch" in device:
            page.touchscreen.tap(x, y)
        else:
            page.mouse.click(x, y)
        expect(page.locator(MISHAP)).to_have_count(0)
        if page.locator("#preview").is_visible():
            told.add(page.locator("#preview").inner_text())
        assert page.locator(".watching").count() == 1, name
    assert len(told) >= TOUCHES // 3
    assert page.evaluate(POSITION) == before


def test_arrow_keys_walk_over_the_table_in_an_opponents_turn(
    open_page: Callable[..., Page], start: Callable[..., Page], text: Text
) -> None:
    page = open_page(speed="step")
    watching(page, start, text)
    before, visited = page.evaluate(POSITION), set()
    for panel in ("#board", "#mat"):
        page.locator(f"{panel} [tabindex='0']").first.focus()
        for number in range(8):
            page.keyboard.press(ARROWS[number % len(ARROWS)])
            visited.add(page.evaluate("document.activeElement.dataset.id"))
            expect(page.locator(MISHAP)).to_have_count(0)
    assert len(visited - {None}) > 3
    assert page.evaluate(POSITION) == before
    page.keyboard.press("s")
    page.wait_for_function(CALM)
    expect(page.locator(READY)).to_have_count(1)
