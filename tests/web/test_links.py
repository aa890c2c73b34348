"""Games travel by link, file and QR code between people; nothing damaged or tampered gets in."""

import json
import re
from collections.abc import Callable

import pytest
import zxingcpp
from playwright.sync_api import Page, expect

from stroganov import SaveError
from stroganov.dice import Dice
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec
from stroganov_web.storage.links import open_session, short_link_to, text_in_fragment, to_fragment
from stroganov_web.ui.dialogs.share import QUIET
from tests.web import saved_games
from tests.web.conftest import READY
from tests.web.driver import Table, mouse, session_of
from tests.web.unit.finished import FRAGMENTS, played
from tests.web.unit.test_links import RECORDED, mutated
from tests.web.unit.test_tampered import tampered
from tools.server import Site

pytestmark = pytest.mark.browser
TWO = "#new?players=2&names=Rada,%3Cb%3EBoris&seed=33&confirm=off"
MUTATIONS = 100
LONGEST = next(path for path in reversed(RECORDED) if path.name.startswith("four-players."))
TIMES = 5  # what a sound game takes to be opened and shown: a hostile one may take no more

# Opens a file or a link and waits until it is shown or refused; tells what was said, and the position shown.
OPEN = """async ([kept, byLink]) => {
    const dialog = document.querySelector("dialog");
    const before = window.stroganov.position();
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
    const answer = [said(), answers, window.stroganov.position()];
    dialog.close();
    history.replaceState(null, "", "#");
    window.dispatchEvent(new HashChangeEvent("hashchange"));
    return answer;
}"""


def finished(text: Text) -> Session:
    """A game that is over."""
    return Session(Spec.from_fragment(FRAGMENTS[0]), text, played(FRAGMENTS[0]))


SELECTED = """() => {
    const { value, selectionStart, selectionEnd } = document.activeElement;
    return value?.slice(selectionStart, selectionEnd);
}"""


class Opening:
    """Opens files and links in a page and tells how long its main thread worked on each.

    It is processor time, so that a busy machine does not lengthen it.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self._devtools = page.context.new_cdp_session(page)
        self._devtools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def _worked(self) -> float:
        metrics = self._devtools.send("Performance.getMetrics")["metrics"]
        return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")

    def __call__(self, sent: str, by_link: bool) -> tuple[float, str, int, str]:
        """Seconds of work, what was said, how many answers the page offered meanwhile, and the position."""
        before = self._worked()
        said, answers, position = self.page.evaluate(OPEN, [sent, by_link])
        return self._worked() - before, said, answers, position


# Everything that the browser keeps: what was written ahead, settings, entries and texts of games.
STORES = """async () => {
    const asked = (request) => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    const database = await asked(indexedDB.open("stroganov"));
    const names = [...database.objectStoreNames];
    const everything = (name) => asked(database.transaction(name).objectStore(name).getAll());
    const stores = await Promise.all(names.map(everything));
    database.close();
    return JSON.stringify([Object.entries(localStorage).sort(), names, stores]);
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
    table.page, table.tap = friend, mouse(friend)
    table.play(2)
    newer = to_fragment(friend.evaluate("window.stroganov.save()"))

    mine.evaluate("hash => location.hash = hash", newer)
    mine.get_by_text(text("saves.visit.newer")).first.wait_for()
    mine.locator("[data-action=go_on_newer]").click()
    mine.wait_for_selector("#band [data-answer]")
    table.page, table.tap = mine, mouse(mine)
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
    opening = Opening(page)
    for number, path in enumerate(RECORDED):
        session = open_session(path.read_text(), text)
        by_link = number % 2 == 0
        sent = to_fragment(session.to_text()) if by_link else path.read_text()
        _, said, answers, position = opening(sent, by_link)
        assert (said, answers) == ("shown", 0), path
        assert position == session.game.state.position_hash(), path
    page.wait_for_selector("#app[data-screen=start]")
    assert page.locator("[data-action=continue], .games .game").count() == 0


def hostile(number: int, whole: Session, onward: Session, dice: Dice) -> tuple[str, bool]:
    """A mutated game and whether it comes by link: a long one, or one whose position was tampered with."""
    by_link = number % 2 == 0
    if number % 4 < 2:
        kept = whole.to_text()
        return mutated(to_fragment(kept) if by_link else kept, dice), by_link
    kept = tampered(onward, dice)
    return to_fragment(kept) if by_link else kept, by_link


def test_a_hundred_mutated_files_and_links_change_nothing(
    page: Page, start: Callable[..., Page], text: Text
) -> None:
    session = session_of(TWO, text)
    table = Table(start(page, TWO), session)
    table.play(2)
    name = saved_games.name_of(page)
    whole = open_session(LONGEST.read_text(), text)
    onward = Session(whole.spec, text, whole.game.up_to(90)).from_here()
    page.evaluate("location.hash = '#'")
    page.wait_for_selector("#app[data-screen=start]")
    opening, dice = Opening(page), Dice(5)
    sound = [opening(to_fragment(game.to_text()), True) for game in (whole, onward) * 2]
    assert [said for _, said, _, _ in sound] == ["shown"] * 4
    most = TIMES * max(took for took, *_ in sound)
    stores = page.evaluate(STORES)
    assert name in stores
    for number in range(MUTATIONS):
        odd, by_link = hostile(number, whole, onward, dice)
        took, said, answers, position = opening(odd, by_link)
        assert answers == 0
        assert position == opened_position(odd, by_link, text), said
        assert 0 < took < most, number
    assert page.evaluate(STORES) == stores
    assert page.locator("[data-action=continue], .games .game").count() == 1
    page.evaluate("name => location.hash = `#play=${name}`", name)
    page.wait_for_selector("#band [data-answer]")
    table.compare()


def opened_position(odd: str, by_link: bool, text: Text) -> str:
    """The position of a mutated game that opens all the same; nothing of one that is refused."""
    try:
        return open_session(text_in_fragment(odd) if by_link else odd, text).game.state.position_hash()
    except SaveError:
        return ""


def test_a_file_is_saved_opened_and_refused(page: Page, start: Callable[..., Page], text: Text) -> None:
    start(page, TWO)
    table = Table(page, session_of(TWO, text))
    table.play(2)
    page.locator("#menu").click()
    with page.expect_download() as saved:
        page.locator("dialog [data-action=to_file]").click()
    assert saved.value.suggested_filename.startswith("stroganov-rada-bboris-")
    file = saved_games.text_in(str(saved.value.path()))
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
    saved_games.dropped(page, json.dumps(future))
    page.locator("dialog").get_by_text(text("saves.refused.newer")).wait_for()


def test_a_link_is_copied_or_selected_and_handed_to_other_programs(
    page: Page, start: Callable[..., Page], text: Text
) -> None:
    page.add_init_script("navigator.share = async (shared) => { window.sent = shared; }")
    start(page, TWO)
    link = shared_link(page)
    copy, status = page.locator("dialog [data-action=copy_link]"), page.locator("dialog .share [role=status]")
    page.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }")
    copy.click()
    expect(status).to_have_text(text("saves.share.copied"))
    assert page.evaluate("window.copied") == link
    page.evaluate("() => { navigator.clipboard.writeText = async () => { throw new Error('no'); }; }")
    copy.click()
    expect(status).to_have_text(text("saves.share.by_hand"))
    assert page.evaluate(SELECTED) == link
    page.locator("dialog [data-action=send_link]").click()
    assert page.evaluate("window.sent.url") == link


def test_a_link_that_is_copied_late_does_not_open_the_dialog_again(
    page: Page, start: Callable[..., Page]
) -> None:
    start(page, TWO)
    shared_link(page)
    page.evaluate(
        "() => { navigator.clipboard.writeText = () => new Promise((then) => { window.allow = then; }); }"
    )
    page.locator("dialog [data-action=copy_link]").click()
    page.keyboard.press("Escape")
    page.evaluate("() => { allow(); }")
    page.locator("#menu").click()
    expect(page.locator("dialog [data-action=share]")).to_be_visible()


def test_a_position_is_shared_without_the_game_before_it(
    open_page: Callable[..., Page], start: Callable[..., Page], text: Text
) -> None:
    mine, friend = open_page(), open_page()
    start(mine, TWO)
    table = Table(mine, session_of(TWO, text))
    table.play(6)
    whole = shared_link(mine)
    mine.locator("dialog [data-action=share_position]").click()
    expect(mine.locator("dialog [data-action=share_position]")).to_have_attribute("aria-pressed", "true")
    link = mine.locator("dialog .share input").input_value()
    assert link != whole
    start(friend, "#" + link.split("#")[1])
    friend.locator("[data-action=play_on]").click()
    table.page, table.tap = friend, mouse(friend)
    table.session = open_session(friend.evaluate("window.stroganov.save()"), text)
    assert not table.session.game.answers
    table.play(2)


def test_a_finished_game_by_link_is_looked_at_and_not_played_on(
    page: Page, start: Callable[..., Page], text: Text
) -> None:
    start(page, to_fragment(finished(text).to_text(position=False)))
    expect(page.locator("[data-action=play_on]")).to_have_count(0)
    before = page.evaluate("window.stroganov.position()")
    page.locator("#band [data-action=replay]").click()
    expect(page.locator(".replay")).to_be_visible()
    page.locator("[data-action=stop_replay]").click()
    expect(page.locator("#band [data-action=replay]")).to_be_visible()
    assert page.evaluate("window.stroganov.position()") == before


def test_a_folder_is_refused_in_words(page: Page, start: Callable[..., Page], text: Text) -> None:
    start(page, "#")
    page.evaluate(
        "() => { File.prototype.text = async () => { throw new DOMException('gone', 'NotFoundError'); }; }"
    )
    saved_games.dropped(page, "")
    page.get_by_text(text("saves.refused.damaged")).wait_for()


def test_whoever_got_a_game_by_link_is_told_when_to_pass_it_on(
    page: Page, start: Callable[..., Page], text: Text
) -> None:
    session = session_of(TWO, text)
    start(page, to_fragment(session.to_text()))
    bar, share = page.locator("#notice"), page.locator("#notice [data-action=share]")
    page.locator("[data-action=play_on]").click()
    page.wait_for_selector("#band [data-answer]")
    table, me = Table(page, session), session.game.seat
    while session.game.seat == me:
        expect(share).to_have_count(0)
        table.play(1)
    other = session.people[session.game.seat].name
    expect(bar).to_contain_text(text("saves.pass_on", name=other))
    assert text("saves.pass_on", name=other) in (page.locator("#live").text_content() or "")
    page.reload()
    share.click()
    page.wait_for_selector("dialog .qr")
    page.evaluate("() => { navigator.clipboard.writeText = async () => {}; }")
    page.locator("dialog [data-action=copy_link]").click()
    expect(page.locator("dialog .share [role=status]")).to_have_text(text("saves.share.copied"))
    page.keyboard.press("Escape")
    expect(share).to_have_count(0)  # it is on its way
    page.reload()
    expect(share).to_be_visible()
    table.play(1)  # the other one plays here after all
    expect(share).to_have_count(0)


def at_a_replay(page: Page) -> None:
    """Look at the game on the table again."""
    page.locator(".log-again").click()
    page.wait_for_selector(".replay")


DEEP = "#game=eNrtwYEAAAAAgCDQ_T0WqQoAAAAAAAAAGHGPHGY"  # eight thousand opening brackets


def test_a_game_nested_too_deeply_breaks_nothing(page: Page, start: Callable[..., Page], text: Text) -> None:
    """Pyodide does not survive reading it: neither as what is opened first nor as a file."""
    start(page, DEEP)
    expect(page.locator("#screen [role=alert]")).to_have_text(text("saves.refused.too_large"))
    saved_games.dropped(page, "[" * 8_000)
    expect(page.locator("dialog")).to_contain_text(text("saves.refused.too_large"))
    page.keyboard.press("Escape")
    page.evaluate("fragment => location.hash = fragment", TWO)
    page.wait_for_selector("#band [data-answer]")
    Table(page, session_of(TWO, text)).play(2)
    before = page.evaluate("stroganov.position()")
    page.reload()
    page.wait_for_selector(READY, state="attached")
    assert page.evaluate("stroganov.position()") == before


def at_a_trial(page: Page) -> None:
    """Try something out."""
    page.locator("#menu").click()
    page.locator("dialog [data-action=what_if]").click()
    page.wait_for_selector("#trial [data-action=leave_trial]")


def at_a_visit(page: Page) -> None:
    """Look at a game from elsewhere."""
    page.evaluate("fragment => location.hash = fragment", to_fragment(RECORDED[0].read_text()))
    page.wait_for_selector("[data-action=play_on], [data-action=replay]")


@pytest.mark.parametrize("at", [at_a_replay, at_a_trial, at_a_visit])
@pytest.mark.parametrize("odd", ["#game=odd", "#new?players=9"])
def test_a_link_that_leads_nowhere_leaves_what_is_shown(
    at: Callable[[Page], None], odd: str, page: Page, start: Callable[..., Page], text: Text
) -> None:
    Table(start(page, TWO), session_of(TWO, text)).play(3)
    at(page)
    before = page.evaluate("[location.hash, stroganov.position(), document.getElementById('band').innerText]")
    page.evaluate("fragment => location.hash = fragment", odd)
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    after = page.evaluate("[location.hash, stroganov.position(), document.getElementById('band').innerText]")
    assert after == before
