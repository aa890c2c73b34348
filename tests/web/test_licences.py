"""The page of licences is reached from the help, can be searched, and is there without a server."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.sites import breakable, visit, visitor, without_python
from tools.licences import works
from tools.server import Site, running

pytestmark = pytest.mark.browser
PAGE = "licenses.html"


def test_the_licences_are_read_with_the_server_gone(browser: Browser, dist: Path, tmp_path: Path) -> None:
    site = Site(without_python(dist, tmp_path / "light"), prefix="/games/stroganov")
    with visitor(browser, site) as (_, watch):
        page = watch.page
        with running(site):
            visit(page, site)
        page.goto(site.address + "rules.html")
        page.locator(f"main a[href$='{PAGE}']").click()
        expect(page.locator("main section")).to_have_count(len(works()))
        page.locator("section[id='1'] summary").click()
        expect(page.get_by_text("Permission is hereby granted").first).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_licences_can_be_searched(browser: Browser, dist: Path, theme: str) -> None:
    with breakable(dist) as site, visitor(browser, site, color_scheme=theme) as (_, watch):
        page = watch.page
        page.goto(site.address + PAGE)
        assert page.evaluate("document.documentElement.dataset.theme") == theme
        page.get_by_role("searchbox").fill("micropip mozilla")
        shown = page.locator("main section:visible h2")
        assert 0 < shown.count() < len(works())
        assert any("micropip" in said for said in shown.all_inner_texts())
