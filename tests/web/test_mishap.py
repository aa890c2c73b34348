"""An error of ours at the table is told with a report and ways on; the game is not lost."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from stroganov_web.session import Session
from stroganov_web.text import Text
from tests.web.conftest import READY
from tests.web.driver import GAMES, Table, session_of
from tools.server import Site

pytestmark = pytest.mark.browser
BREAK = "document.querySelector('#band [data-answer]').dataset.answer = 'broken'"  # none of ours is so


def test_an_error_is_told_and_the_game_goes_on(browser: Browser, site: Site, text: Text) -> None:
    with browser.new_context(
        reduced_motion="reduce", service_workers="block", permissions=["clipboard-read", "clipboard-write"]
    ) as context:
        page = context.new_page()
        page.goto(site.address + GAMES["solo"])
        page.wait_for_selector(READY, state="attached")
        table = Table(page, session_of(GAMES["solo"], text))
        table.play(3)
        page.evaluate(BREAK)
        page.locator("#band [data-answer=broken]").dispatch_event("click")
        dialog = page.get_by_role("dialog", name=text("mishap.title"))
        expect(dialog).to_be_visible()

        dialog.get_by_role("button", name=text("mishap.copy")).click()
        expect(dialog.get_by_text(text("mishap.copied"))).to_be_visible()
        report = page.evaluate("navigator.clipboard.readText()")
        assert "JSONDecodeError" in report
        assert f"seed: {table.session.game.setup.seed}" in report
        assert f'answers: [["{table.session.game.answers[0][0]}"' in report

        with page.expect_download() as saved:
            dialog.get_by_role("button", name=text("mishap.save")).click()
        found = Session.from_text(Path(saved.value.path()).read_text(), text)
        assert found.game.answers == table.session.game.answers
        expect(dialog).not_to_be_visible()
        page.reload()
        page.wait_for_selector(READY, state="attached")
        table.compare()
