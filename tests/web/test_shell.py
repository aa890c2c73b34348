"""The site starts from its own files alone, with the promised headers, wherever it lies."""

import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.web.conftest import READY
from tests.web.page_errors import PageErrors, profile
from tools.server import Site, header_rules, headers_for

pytestmark = pytest.mark.browser
RENEWED = ("index.html", "rules.html", "licenses.html", "sw.js", "sw-off.js")
PATIENCE = 60  # seconds for a wrong to be noticed
MARKS = ["shell-painted", "python-up", "engine-imported", "board-drawn", "ready"]


@pytest.fixture
def page(new_visit: Page) -> Page:
    """A first visit."""
    return new_visit


def test_the_page_gets_ready_and_marks_its_way_there(page: Page, start: Callable[..., Page]) -> None:
    start(page)
    marks = page.evaluate("performance.getEntriesByType('mark').map(mark => [mark.startTime, mark.name])")
    ours = [name for _, name in sorted(marks) if name in MARKS]
    assert ours == MARKS


def test_the_shell_is_painted_before_any_python_is_loaded(page: Page, site: Site) -> None:
    page.route("**/pyodide.asm.wasm", lambda route: None)  # it never comes
    page.goto(site.address, wait_until="domcontentloaded")
    page.wait_for_function("performance.getEntriesByName('shell-painted').length")
    assert page.get_by_role("heading", name="Stroganov").is_visible()
    page.close()


def test_it_works_from_a_sub_path(page: Page, site_below: Site) -> None:
    page.goto(site_below.address)
    page.wait_for_selector(READY, state="attached")


def test_micropip_installs_the_engine_from_the_sites_own_wheel(
    page: Page, start: Callable[..., Page]
) -> None:
    requested: list[str] = []
    page.on("request", lambda request: requested.append(request.url))
    start(page)
    assert any("/pyodide/" in url and "/micropip-" in url for url in requested)
    assert any("/whl/" in url and url.endswith("-py3-none-any.whl") for url in requested)


def test_python_runs_on_the_browsers_own_stack(page: Page, start: Callable[..., Page]) -> None:
    start(page)
    assert page.evaluate("'Suspending' in WebAssembly") is False


def test_nothing_is_shipped_from_others_that_is_not_used(
    page: Page, start: Callable[..., Page], dist: Path
) -> None:
    requested: list[str] = []
    page.on("request", lambda request: requested.append(request.url.rsplit("/", 1)[-1]))
    start(page)
    for folder in ("pyodide", "pyscript", "whl"):
        shipped = {path.name for path in (dist / folder).rglob("*") if path.is_file()}
        assert shipped <= set(requested)


def _headers(address: str) -> dict[str, str]:
    with urllib.request.urlopen(address) as answer:
        return {name.lower(): value for name, value in answer.headers.items()}


def test_every_file_is_served_with_the_headers_of_netlify_toml(site: Site, dist: Path) -> None:
    rules, files = header_rules(), [path for path in dist.rglob("*") if path.is_file()]
    compared = 0
    for path in files:
        address = path.relative_to(dist).as_posix()
        served = _headers(site.address + address)
        for name, value in headers_for(f"/{address}", rules).items():
            assert served[name.lower()] == value, address
            compared += 1
    assert compared > 5 * len(files) > 100


def test_the_page_is_asked_for_again_and_all_else_is_kept(site: Site, dist: Path) -> None:
    assert _headers(site.address)["cache-control"] == "no-cache"
    kept = [
        path
        for path in dist.rglob("*")
        if path.is_file() and path.name not in RENEWED and path.suffix != ".webmanifest"
    ]
    assert len(kept) > 20
    for path in kept:
        served = _headers(site.address + path.relative_to(dist).as_posix())
        assert "immutable" in served["cache-control"], path


def test_scripts_may_not_be_inline() -> None:
    policy = headers_for("/", header_rules())["Content-Security-Policy"]
    directives = {part.split()[0]: part.split()[1:] for part in policy.split(";")}
    assert "'unsafe-inline'" not in directives["script-src"]
    assert directives["default-src"] == ["'none'"]
    assert directives["connect-src"] == ["'self'"]


def test_there_is_no_listing_and_nothing_outside_the_site(site: Site) -> None:
    for address in ("whl/", "../pyproject.toml", "nothing"):
        with pytest.raises(urllib.error.HTTPError, match="404"):
            urllib.request.urlopen(site.address + address)


# What goes wrong in a page, how it is told, and whether it may never be.
WRONGS = [
    ("console.error('oh')", "console: oh", False),
    ("setTimeout(() => { throw new Error('lost') })", "page error: lost", False),
    ("fetch('./nothing').catch(() => 0)", "status 404", False),
    ("open('./nothing') && 0", "status 404", False),
    ("fetch('https://example.org/').catch(() => 0)", "connect-src: https://example.org", True),
    (
        "document.body.insertAdjacentHTML('beforeend', '<b style=\"color:red\">b</b>')",
        "style-src-attr: inline",
        True,
    ),
]


def meet(watch: PageErrors, site: Site, code: str, noticed: str) -> None:
    """Let something go wrong, wait until it is noticed, and go on to another page."""
    page = watch.page
    page.route("**/core.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
    page.goto(site.address)
    page.evaluate(code)
    deadline = time.monotonic() + PATIENCE
    while not any(noticed in wrong for wrong in watch.all_wrongs()) and time.monotonic() < deadline:
        page.evaluate("new Promise(requestAnimationFrame)")  # lets events arrive
    page.goto(f"{site.address}rules.html")


@pytest.mark.parametrize(("code", "noticed", "grave"), WRONGS)
def test_a_watched_page_lets_nothing_wrong_pass(
    browser: Browser, site: Site, code: str, noticed: str, grave: bool
) -> None:
    with pytest.raises(AssertionError, match=noticed), profile(browser, site) as watch:
        meet(watch, site, code, noticed)
    expected = pytest.raises(AssertionError, match=noticed) if grave else nullcontext()
    with expected, profile(browser, site, may_fail=True) as watch:
        meet(watch, site, code, noticed)
        assert any(noticed in wrong for wrong in watch.all_wrongs())


def test_a_request_to_another_site_is_never_let_pass(browser: Browser, site: Site, site_below: Site) -> None:
    with (
        pytest.raises(AssertionError, match="request to another origin"),
        profile(browser, site_below, may_fail=True) as watch,
    ):
        watch.page.goto(f"{site.address}rules.html")
