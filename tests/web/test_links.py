"""Games travel by link, file and QR code between people; nothing damaged or tampered gets in."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
import zxingcpp
from playwright.sync_api import Page

from stroganov.dice import Dice
from stroganov_web.session import Session
from stroganov_web.share import QUIET
from stroganov_web.sharing import fragment_of, kept_in, opened, short_link_to
from stroganov_web.text import Text
from tests.web import kept
from tests.web.driver import Table, session_of
from tests.web.unit.test_sharing import RECORDED, mutated
from tools.server import Site

pytestmark = pytest.mark.browser
TWO = "#new?players=2&names=Rada,%3Cb%3EBoris&seed=33&confirm=off"
MUTATIONS = 100
A_SECOND = 1000  # milliseconds

# Opens a file or a link and waits until it is shown or refused; tells how long that took and what was said.
OPEN = """async ([kept, byLink]) => {
    const dialog = document.querySelector("dialog");
    const before = window.stroganov.position();
    const begun = performance.now();
    if (byLink) {
        location.hash = kept;
    } else {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([kept], "game.json"));
        document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    }
    const said = () => {
        if (dialog.open) return dialog.querySelector(".body").innerText;
        const alert = document.querySelector("#screen > [role=alert]");
        if (alert && document.querySelector("#app").dataset.screen === "start") return alert.innerText;
        return window.stroganov.position() !== before && "shown";
    };
    while (!said()) await new Promise((then) => setTimeout(then, 5));
    const answers = document.querySelectorAll("#app[data-screen=table] [data-answer]").length;
    const answer = [performance.now() - begun, said(), answers];
    dialog.close();
    history.replaceState(null, "", "#");
    window.dispatchEvent(new HashChangeEvent("hashchange"));
    return answer;
}"""


def pixels(rows: list[str], size: int = 4) -> memoryview:
    """A picture of a QR code, a byte for each pixel, as a camera would see it."""
    wide = [QUIET * "0" + row + QUIET * "0" for row in rows]
    empty = ["0" * len(wide[0])] * QUIET
    lines = [line for row in [*empty, *wide, *empty] for line in [row] * size]
    grey = b"".join(
        bytes(0 if module == "1" else 255 for module in line for _ in range(size)) for line in lines
    )
    return memoryview(grey).cast("B", shape=(len(lines), len(lines[0]) * size))


def code_on(page: Page) -> list[str]:
    """The QR code as it is drawn on the page."""
    path = page.locator("dialog .qr path").get_attribute("d") or ""
    side = int((page.locator("dialog .qr").get_attribute("viewBox") or "").split()[-1]) - 2 * QUIET
    dark = {(int(x) - QUIET, int(y) - QUIET) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)}
    return ["".join("1" if (x, y) in dark else "0" for x in range(side)) for y in range(side)]


def shared_link(page: Page) -> str:
    """The link in the dialog for sharing."""
    page.locator("#menu").click()
    page.locator("dialog [data-action=share]").click()
    page.wait_for_selector("dialog .qr")
    return page.locator("dialog .share input").input_value()


def test_a_game_is_passed_back_and_forth_by_link(
    open_page: Callable[..., Page], start: Callable[..., Page], site: Site, text: Text
) -> None:
    mine, friend = open_page(), open_page()
    start(mine, TWO)
    table = Table(mine, session_of(TWO, text))
    table.play(3)
    link = shared_link(mine)
    (code,) = zxingcpp.read_barcodes(pixels(code_on(mine)))
    assert code.text == short_link_to(table.session, site.address)
    mine.locator("dialog [data-action=dismiss]").first.click()

    start(friend, link.removeprefix(site.address))
    name = table.session.people[table.session.game.seat].name
    assert text("saves.visit.turn", name=name) in friend.locator("#prompt").inner_text()
    assert friend.locator("[data-answer]").count() == 0
    assert friend.evaluate("window.stroganov.position()") == table.session.game.state.position_hash()
    friend.locator("[data-action=play_on]").click()
    friend.wait_for_selector("#band [data-answer]")
    table.page, table.tap = friend, friend.mouse.click
    table.play(2)
    newer = fragment_of(friend.evaluate("window.stroganov.save()"))

    mine.evaluate("hash => location.hash = hash", newer)
    mine.get_by_text(text("saves.visit.newer")).first.wait_for()
    mine.locator("[data-action=go_on_newer]").click()
    mine.wait_for_selector("#band [data-answer]")
    table.page, table.tap = mine, mine.mouse.click
    table.play(1)
    mine.evaluate("hash => location.hash = hash", link.removeprefix(site.address))
    mine.get_by_text(text("saves.visit.older")).first.wait_for()
    mine.locator("[data-action=open_mine]").click()
    mine.wait_for_selector("#band [data-answer]")
    table.compare()
    mine.evaluate("location.hash = '#'")
    mine.wait_for_selector("#app[data-screen=start]")
    assert mine.locator("[data-action=continue]").count() == 1
    assert mine.locator(".games .game").count() == 0  # still one game


def test_recorded_games_of_every_version_are_shown_and_none_is_kept(
    page: Page, start: Callable[..., Page], text: Text
) -> None:
    start(page)
    for number, path in enumerate(RECORDED):
        session = opened(path.read_text(), text)
        by_link = number % 2 == 0
        sent = fragment_of(session.to_text()) if by_link else path.read_text()
        took, said, answers = page.evaluate(OPEN, [sent, by_link])
        assert (said, answers) == ("shown", 0), path
        assert took < 2 * A_SECOND, path
    page.wait_for_selector("#app[data-screen=start]")
    assert page.locator("[data-action=continue], .games .game").count() == 0


def test_a_hundred_mutated_files_and_links_change_nothing(
    page: Page, start: Callable[..., Page], text: Text
) -> None:
    session = session_of(TWO, text)
    table = Table(start(page, TWO), session)
    table.play(2)
    game = Path(RECORDED[4]).read_text()
    whole, position = opened(game, text).to_text(), opened(game, text).game.state.position_hash()
    name = kept.name_of(page)
    dice = Dice(5)
    page.evaluate("location.hash = '#'")
    page.wait_for_selector("#app[data-screen=start]")
    for number in range(MUTATIONS):
        by_link = number % 2 == 0
        odd = mutated(fragment_of(whole) if by_link else whole, dice)
        took, said, answers = page.evaluate(OPEN, [odd, by_link])
        assert answers == 0
        assert said != "shown" or opened_position(odd, by_link, text) == position
        assert took < A_SECOND
    page.evaluate("name => location.hash = `#play=${name}`", name)
    page.wait_for_selector("#band [data-answer]")
    table.compare()


def opened_position(odd: str, by_link: bool, text: Text) -> str:
    """The position of a mutated game that opens all the same."""
    return opened(kept_in(odd) if by_link else odd, text).game.state.position_hash()


def test_a_file_is_saved_opened_and_refused(page: Page, start: Callable[..., Page], text: Text) -> None:
    start(page, TWO)
    table = Table(page, session_of(TWO, text))
    table.play(2)
    page.locator("#menu").click()
    with page.expect_download() as saved:
        page.locator("dialog [data-action=to_file]").click()
    assert saved.value.suggested_filename.startswith("stroganov-rada-bboris-")
    file = kept.text_in(str(saved.value.path()))
    assert Session.from_text(file, text).game.answers == table.session.game.answers
    page.evaluate("location.hash = '#'")
    page.wait_for_selector("#app[data-screen=start]")
    with page.expect_file_chooser() as chosen:
        page.locator("[data-action=from_file]").click()
    payload = {"name": "x.json", "mimeType": "application/json", "buffer": file.encode()}
    chosen.value.set_files([payload])  # type: ignore[list-item]
    page.get_by_text(text("saves.visit.same")).first.wait_for()
    future = json.loads(file)
    future["save"]["version"] = 99
    kept.dropped(page, json.dumps(future))
    page.locator("dialog").get_by_text(text("saves.refused.newer")).wait_for()
