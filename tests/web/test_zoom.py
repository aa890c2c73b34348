"""The board is dragged, pinched and magnified: by fingers, wheel, keys and buttons, and stays so."""

from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, Page

from tests.web.driver import GAMES

pytestmark = pytest.mark.browser

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
ZOOM = "Number(document.getElementById('board').dataset.zoom || 1)"
SCROLLED = "[document.getElementById('board').scrollLeft, document.getElementById('board').scrollTop]"
# How wide a thing is on the screen, and where its middle is.
BOX = """(id) => {
    const box = document.querySelector(`#board [data-id="${id}"]`).getBoundingClientRect();
    return [box.width, box.left + box.width / 2, box.top + box.height / 2];
}"""
FRAME = "document.getElementById('in-view').getBoundingClientRect().width"


def touch(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    places = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})


def pinch(page: Page, middle: tuple[float, float], start: float, end: float, steps: int = 6) -> None:
    """Two fingers on a level line move from `start` to `end` pixels apart."""
    session = page.context.new_cdp_session(page)
    x, y = middle
    for step in range(steps + 1):
        half = (start + (end - start) * step / steps) / 2
        touch(session, "touchMove" if step else "touchStart", (x - half, y), (x + half, y))
    touch(session, "touchEnd")
    session.detach()


@pytest.fixture
def phone(open_page: Callable[..., Page], start: Callable[..., Page]) -> Page:
    """A game of two on a phone."""
    return start(open_page(**PHONE), GAMES["two"])


def test_two_fingers_magnify_the_board_around_themselves(phone: Page) -> None:
    phone.evaluate("document.getElementById('board').scrollLeft = 500")
    slot = phone.evaluate(
        "[...document.querySelectorAll('#board [data-id^=tile-]')]"
        ".find(tile => Math.abs(tile.getBoundingClientRect().left - 160) < 60).dataset.id"
    )
    wide, x, y = phone.evaluate(BOX, slot)
    framed = phone.evaluate(FRAME)
    pinch(phone, (x, y), 100, 160)
    assert phone.evaluate(ZOOM) == pytest.approx(1.6, abs=0.02)
    grown, x_now, y_now = phone.evaluate(BOX, slot)
    assert grown == pytest.approx(wide * 1.6, rel=0.03)
    assert abs(x_now - x) < 12
    assert abs(y_now - y) < 40
    phone.wait_for_function(f"({FRAME}) < {framed * 0.75}")
    pinch(phone, (x, y), 200, 40)
    least = float(
        phone.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--least-zoom')")
    )
    assert phone.evaluate(ZOOM) == pytest.approx(least, abs=0.02)
    smallest = phone.evaluate(
        "Math.min(...[...document.querySelectorAll('#board [data-id^=space-]')]"
        ".map(s => s.getBoundingClientRect().height))"
    )
    assert smallest >= 23.5


def test_one_finger_drags_the_board_and_does_not_choose(phone: Page) -> None:
    before, at = phone.evaluate(SCROLLED), phone.evaluate("window.stroganov.position()")
    session = phone.context.new_cdp_session(phone)
    points = [(320.0 - 20 * step, 350.0) for step in range(11)]
    touch(session, "touchStart", points[0])
    for point in points[1:]:
        touch(session, "touchMove", point)
    touch(session, "touchEnd")
    phone.wait_for_function(f"({SCROLLED})[0] > {before[0]} + 100 || ({SCROLLED})[0] < {before[0]} - 100")
    assert phone.evaluate("window.stroganov.position()") == at
    assert phone.evaluate("document.getElementById('preview').hidden")


def test_magnified_it_stays_through_repaints_and_the_overview_still_jumps(phone: Page) -> None:
    phone.tap("#zoom-in")
    phone.tap("#zoom-in")
    assert phone.evaluate(ZOOM) == pytest.approx(1.5625)
    phone.evaluate(
        "document.querySelector('[data-answer]').dispatchEvent(new MouseEvent('click', {bubbles: true}))"
    )
    assert phone.evaluate(ZOOM) == pytest.approx(1.5625)
    wide = phone.evaluate(BOX, "tile-9")[0]
    assert wide > 140
    phone.locator("#minimap [data-jump='9']").tap()
    assert abs(phone.evaluate(BOX, "tile-9")[1] - 195) < 60
    phone.tap("#zoom-out")
    phone.tap("#zoom-out")
    assert phone.evaluate(ZOOM) == 1


def test_wheel_keys_and_mouse_on_a_wide_table(page: Page, start: Callable[..., Page]) -> None:
    start(page, GAMES["two"])
    wide, x, y = page.evaluate(BOX, "tile-6")
    page.mouse.move(x, y)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -150)
    page.keyboard.up("Control")
    page.wait_for_function(f"({ZOOM}) > 1.5")
    grown, x_now, _ = page.evaluate(BOX, "tile-6")
    assert grown > wide * 1.5
    assert abs(x_now - x) < 12
    at = page.evaluate("window.stroganov.position()")
    before = page.evaluate(SCROLLED)
    page.mouse.down()
    page.mouse.move(x - 60, y - 20, steps=4)
    page.mouse.up()
    after = page.evaluate(SCROLLED)
    assert after[0] == pytest.approx(before[0] + 60, abs=2)
    assert page.evaluate("window.stroganov.position()") == at
    page.keyboard.press("-")
    page.keyboard.press("-")
    page.keyboard.press("-")
    assert page.evaluate(ZOOM) == 1
    assert page.evaluate(BOX, "tile-6")[0] == pytest.approx(wide, abs=0.5)
    page.keyboard.press("+")
    assert page.evaluate(ZOOM) == pytest.approx(1.25)
    page.click("#zoom-out")
    assert page.evaluate(ZOOM) == 1
