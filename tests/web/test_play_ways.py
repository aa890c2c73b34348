"""Games by keyboard alone and by touch, and what taps and pointers show before an answer is given."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from stroganov.answers import Answer
from stroganov_web.i18n import Text
from stroganov_web.ui.targets import answer_json
from tests.web.driver import GAMES, Table, finger, session_of

pytestmark = pytest.mark.browser
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

# Where the focus is: the answer it would give, or the tray it would open.
FOCUS = """() => {
    const here = document.activeElement;
    return [here.dataset.answer || "", here.dataset.tray || "", Boolean(here.closest("#band, #trays"))];
}"""


FOCUSED = "document.activeElement !== document.body"


class Keys(Table):
    """Gives answers by Tab, arrows and Enter."""

    def give(self, answer: Answer) -> None:
        wanted = answer_json(answer)
        tray = self.page.evaluate(
            """(wanted) => {
                const items = [...document.querySelectorAll(":is(#band, #trays) [data-answer]")];
                const item = items.find(e => e.dataset.answer === wanted);
                const tray = item.closest(".tray");
                return tray ? tray.id.slice(5) : "";
            }""",
            wanted,
        )
        if tray:
            self._walk(lambda focus: focus[1] == tray)
            self.page.keyboard.press("Enter")
        self._walk(lambda focus: focus[0] == wanted)
        self.page.keyboard.press("Space" if self.choose.dice.below(2) else "Enter")
        self.session.play(answer)

    def compare(self) -> None:
        super().compare()
        answered = self.session.game.answers
        assert not answered or self.page.evaluate(FOCUSED), answered[-1]

    def _walk(self, there: Callable[[list[str]], bool]) -> None:
        for _ in range(80):
            if there(self.page.evaluate(FOCUS)):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("the keyboard does not get there")


def test_a_complete_game_by_keyboard_alone(page: Page, start: Callable[..., Page], text: Text) -> None:
    start(page, GAMES["katyusha"])
    table = Keys(page, session_of(GAMES["katyusha"], text))
    table.play()
    assert table.session.over


def test_arrows_move_among_the_targets_of_the_board(
    page: Page, start: Callable[..., Page], text: Text
) -> None:
    start(page, GAMES["solo"])
    table = Table(page, session_of(GAMES["solo"], text))
    table.play(1)
    answers = [answer_json(answer) for answer in table.session.game.options() if answer[0] == "move"]
    stops = page.locator('#board [data-answer][tabindex="0"]')
    assert stops.count() == 1
    stops.focus()
    assert page.evaluate(FOCUS)[0] == answers[0]
    page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUS)[0] == answers[1]
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    table.session.play(("move", table.session.game.options()[0][1]))
    table.compare()


def test_keys_undo_redo_and_end_the_turn(page: Page, start: Callable[..., Page], text: Text) -> None:
    start(page, GAMES["solo"])
    table = Table(page, session_of(GAMES["solo"], text))
    table.play(2)
    page.keyboard.press("u")
    assert table.session.undo()
    table.compare()
    page.keyboard.press("r")
    assert table.session.redo()
    table.compare()
    page.keyboard.press("t")
    assert table.session.restart()
    table.compare()
    page.keyboard.press("r")
    assert table.session.redo()
    page.keyboard.press("e")
    table.session.play(("end",))
    table.compare()


def test_escape_closes_a_tray(page: Page, start: Callable[..., Page], text: Text) -> None:
    start(page, GAMES["solo"])
    table = Table(page, session_of(GAMES["solo"], text))
    table.play(2)
    opener = page.locator("#band [data-tray=move]")
    opener.click()
    assert opener.get_attribute("aria-expanded") == "true"
    assert page.locator("#tray-move").is_visible()
    page.keyboard.press("Escape")
    assert opener.get_attribute("aria-expanded") == "false"
    assert not page.locator("#tray-move").is_visible()
    table.compare()


def test_a_complete_game_by_touch_on_a_phone(
    open_page: Callable[..., Page], start: Callable[..., Page], text: Text
) -> None:
    page = start(open_page(**PHONE), GAMES["solo"])
    table = Table(page, session_of(GAMES["solo"], text))
    table.tap = finger(page)
    table.play()
    assert table.session.over


def test_the_first_tap_shows_and_the_second_does_it(
    open_page: Callable[..., Page], start: Callable[..., Page], text: Text
) -> None:
    fragment = GAMES["solo"].replace("&confirm=off", "")
    page = start(open_page(**PHONE), fragment)
    session = session_of(fragment, text)
    first = session.game.options()[0]
    chip = page.locator(f":is(#band, #trays) [data-answer='{answer_json(first)}']")
    chip.tap()
    assert page.locator("#preview").is_visible()
    assert page.evaluate("window.stroganov.position()") == session.game.state.position_hash()
    page.locator("#preview [data-action=cancel]").tap()
    assert not page.locator("#preview").is_visible()
    chip.tap()
    page.locator("#preview [data-action=confirm]").tap()
    session.play(first)
    assert page.evaluate("window.stroganov.position()") == session.game.state.position_hash()


def test_a_pointer_over_a_target_shows_what_it_brings(
    page: Page, start: Callable[..., Page], text: Text
) -> None:
    start(page, GAMES["solo"])
    table = Table(page, session_of(GAMES["solo"], text))
    table.play(1)
    far = [answer for answer in table.session.game.options() if answer[0] == "move"][3]
    page.locator(f":is(#band, #trays) [data-answer='{answer_json(far)}']").hover()
    assert page.locator("#preview .pay").is_visible()
    assert page.evaluate("window.stroganov.position()") == table.session.game.state.position_hash()
