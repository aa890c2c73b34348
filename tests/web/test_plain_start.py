"""After the plain start of a first visit the game is the same as from the snapshot, as all other tests start.

What may differ is what the snapshot holds ready: modules, the engine's wheel, catalogues, chance.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from stroganov_web.i18n import Text
from tests.web.conftest import READY
from tests.web.driver import GAMES, Table, session_of
from tests.web.page_errors import profile
from tests.web.profiles import LAPTOP
from tests.web.test_links import shared_link
from tests.web.unit.catalogues import text_of
from tests.web.untranslated import SWITCH
from tools.server import Site

pytestmark = pytest.mark.browser


@pytest.fixture
def plain(browser: Browser, site: Site) -> Iterator[Page]:
    """A page that insists on the plain start."""
    with profile(browser, site, start="plain", viewport=LAPTOP) as watch:
        yield watch.page


def begin(page: Page, site: Site, fragment: str) -> None:
    page.goto(site.address + fragment)
    page.wait_for_selector(f"{READY}[data-start=plain]", state="attached")


@pytest.mark.parametrize("game", ["bots", "katyusha"])
def test_a_game_is_played_and_found_again(game: str, plain: Page, site: Site, text: Text) -> None:
    begin(plain, site, GAMES[game])
    table = Table(plain, session_of(GAMES[game], text))
    table.play(25)
    plain.reload()
    plain.wait_for_selector(f"{READY}[data-start=plain]", state="attached")
    table.play(5)
    assert len(table.session.game.answers) >= 30


def test_every_language_is_spoken(plain: Page, site: Site) -> None:
    begin(plain, site, GAMES["two"])
    for language in ("de", "pl", "fr", "en"):
        plain.evaluate(SWITCH, language)
        expect(plain.locator("#log .log-title")).to_have_text(text_of(language)("log.title"))


def test_a_game_is_shared_looked_at_again_and_another_one_begun(plain: Page, site: Site, text: Text) -> None:
    begin(plain, site, GAMES["two"])
    table = Table(plain, session_of(GAMES["two"], text))
    table.play(4)
    assert shared_link(plain).startswith(site.address)
    plain.keyboard.press("Escape")
    plain.locator(".log-again").click()
    plain.get_by_role("slider").press("End")
    assert plain.evaluate("window.stroganov.position()") == table.session.game.state.position_hash()
    plain.evaluate("location.hash = '#new'")
    plain.locator("form button[type=submit]").click()
    expect(plain.locator("#band [data-answer]").first).to_be_visible()


def test_chance_is_new_at_every_start(plain: Page, site: Site) -> None:
    positions = set()
    for _ in range(2):
        plain.goto("about:blank")
        begin(plain, site, "#new?mode=solo&opponent=ivan")
        positions.add(plain.evaluate("window.stroganov.position()"))
    assert len(positions) == 2
