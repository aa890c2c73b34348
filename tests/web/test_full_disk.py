"""A disk without room, by the browser's own quota: it is told, and saving goes on when there is room."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from tests.web import saved_games
from tests.web.conftest import READY
from tests.web.driver import Table, session_of
from tools.server import Site

pytestmark = pytest.mark.browser
TWO = "#new?players=2&seed=33&confirm=off"
TINY = 1000  # bytes
ALL_SAVED = "() => !Object.keys(localStorage).some((key) => key.startsWith('stroganov.ahead.'))"
FILL = """() => {
    localStorage.filler = "";
    for (let size = 2 ** 23; size >= 1; size /= 2)
        try { localStorage.filler += "x".repeat(size); } catch { /* half of it, then */ }
}"""


class Disk:
    """The room that the browser gives the site; it is full before a game is opened."""

    def __init__(self, page: Page, site: Site) -> None:
        page.goto(f"{site.address}rules.html")
        self.page, self.origin = page, page.evaluate("location.origin")
        self.session = page.context.new_cdp_session(page)
        self.session.send("Storage.overrideQuotaForOrigin", {"origin": self.origin, "quotaSize": TINY})

    def free(self) -> None:
        """There is room again."""
        self.session.send("Storage.overrideQuotaForOrigin", {"origin": self.origin})
        self.page.evaluate("localStorage.removeItem('filler')")


def test_a_full_database_is_told_of_and_what_was_written_ahead_is_found_again(
    page: Page, start: Callable[..., Page], site: Site, text: Text
) -> None:
    disk, notice = Disk(page, site), page.locator("#notice")
    start(page, TWO)
    notice.get_by_text(text("saves.trouble.tight")).wait_for()
    table = Table(page, session_of(TWO, text))
    table.play(2)
    page.reload()
    page.wait_for_selector(READY, state="attached")
    table.compare()
    notice.get_by_text(text("saves.trouble.tight")).wait_for()
    disk.free()
    table.play(1)
    expect(notice).not_to_be_visible()
    page.wait_for_function(ALL_SAVED)
    page.reload()
    page.wait_for_selector(READY, state="attached")
    table.compare()


def test_where_nothing_has_room_the_game_goes_on_and_is_saved_as_soon_as_it_can_be(
    page: Page, start: Callable[..., Page], site: Site, text: Text
) -> None:
    disk, notice = Disk(page, site), page.locator("#notice")
    page.evaluate(FILL)
    start(page, TWO)
    notice.get_by_text(text("saves.trouble.full")).wait_for()
    table = Table(page, session_of(TWO, text))
    table.play(2)
    with page.expect_download() as saved:
        notice.get_by_role("button", name=text("saves.to_file")).click()
    found = Session.from_text(saved_games.text_in(str(saved.value.path())), text)
    assert found.game.answers == table.session.game.answers
    page.evaluate("location.hash = '#'")
    page.locator("[data-action=continue]").click()
    page.wait_for_selector("#app[data-screen=table]")
    table.play(1)
    notice.get_by_text(text("saves.trouble.full")).wait_for()
    disk.free()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(notice).not_to_be_visible()
    page.reload()
    page.wait_for_selector(READY, state="attached")
    table.compare()


def test_a_notice_that_was_put_away_stays_away(
    page: Page, start: Callable[..., Page], site: Site, text: Text
) -> None:
    Disk(page, site)
    page.evaluate(FILL)
    start(page, TWO)
    notice = page.locator("#notice")
    notice.get_by_role("button", name=text("settings.close")).click()
    Table(page, session_of(TWO, text)).play(2)
    assert not notice.is_visible()
