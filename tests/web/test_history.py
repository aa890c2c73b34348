"""What stays of games: results, all in one file, and what was only tried out."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from stroganov.undo_limits import limit_between
from stroganov_web.i18n import Text
from tests.web.driver import GAMES, Table, session_of

pytestmark = pytest.mark.browser

Start = Callable[..., Page]


def begun(page: Page, start: Start, text: Text, game: str = "solo", answers: int = 4) -> Table:
    start(page, GAMES[game])
    table = Table(page, session_of(GAMES[game], text))
    table.play(answers)
    return table


def position(page: Page) -> str:
    return str(page.evaluate("window.stroganov.position()"))


def try_out(page: Page) -> None:
    page.locator("#menu").click()
    page.locator("dialog [data-action=what_if]").click()
    expect(page.locator("#trial")).to_contain_text("trying something out")


def test_what_was_tried_out_leaves_no_trace(page: Page, start: Start, text: Text) -> None:
    table = begun(page, start, text)
    before = position(page)
    try_out(page)
    table.play(2)
    assert position(page) != before
    page.locator("[data-action=leave_trial]").click()
    page.wait_for_function(f"window.stroganov.position() === '{before}'")
    expect(page.locator("#trial")).to_be_empty()
    page.locator("#menu").click()
    page.locator("dialog [data-action=start]").click()
    expect(page.locator(".going, .games li")).to_have_count(1)


def test_what_came_to_light_while_trying_out_counts(page: Page, start: Start, text: Text) -> None:
    table = begun(page, start, text)
    before = position(page)
    number = len(table.session.game.answers)
    try_out(page)
    table.play(6)
    game = table.session.game
    seen = sum(bool(limit_between(game.at(n), game.at(n + 1))) for n in range(number, len(game.answers)))
    assert seen
    expect(page.locator("#trial")).to_contain_text(text.n("what_if.seen", seen))
    page.locator("[data-action=leave_trial]").click()
    page.wait_for_function(f"window.stroganov.position() === '{before}'")
    assert json.loads(page.evaluate("window.stroganov.save()"))["peeks"] == seen


def test_what_was_taken_back_can_be_given_again_after_trying_out(
    page: Page, start: Start, text: Text
) -> None:
    table = begun(page, start, text, answers=1)
    while not table.session.can_undo:
        table.play(1)
    before = position(page)
    page.locator("#undo").click()
    page.wait_for_function(f"window.stroganov.position() !== '{before}'")
    try_out(page)
    page.locator("#menu").click()
    page.locator("dialog [data-action=what_if]").click()
    expect(page.locator("dialog")).to_contain_text(text("what_if.not_now"))
    page.locator("dialog [data-action=dismiss].main-button").click()
    page.locator("[data-action=leave_trial]").click()
    page.locator("#redo").click()
    page.wait_for_function(f"window.stroganov.position() === '{before}'")


def test_what_was_tried_out_can_be_kept_beside_the_game(page: Page, start: Start, text: Text) -> None:
    table = begun(page, start, text)
    try_out(page)
    table.play(2)
    tried = position(page)
    page.locator("[data-action=keep_trial]").click()
    expect(page.locator("#trial")).to_be_empty()
    assert position(page) == tried
    page.locator("#menu").click()
    page.locator("dialog [data-action=start]").click()
    expect(page.locator(".going, .games li")).to_have_count(2)


def test_finished_games_are_told_taken_along_and_brought_elsewhere(
    open_page: Callable[..., Page], start: Start, text: Text, tmp_path: Path
) -> None:
    page = open_page()
    start(page, GAMES["solo"])
    table = Table(page, session_of(GAMES["solo"], text))
    table.play(10_000)
    page.goto(page.url.split("#")[0] + "#history")
    row = page.get_by_role("row", name="Against Ivan")
    expect(row.get_by_role("cell")).to_contain_text(["Solo, harder", "1"])
    total = table.session.game.scores()[0]["total"]
    expect(page.locator(".past li")).to_contain_text(str(total))
    with page.expect_download() as download:
        page.locator("[data-action=export]").click()
    file = tmp_path / "games.json"
    download.value.save_as(file)
    assert len(json.loads(file.read_text())["games"]) == 1
    page.locator(".past [data-action=replay]").click()
    expect(page.locator("[data-action=branch]")).to_be_visible()
    page.get_by_role("slider").press("End")
    expect(page.locator("[data-action=branch]")).to_have_count(0)
    other = open_page()
    start(other, "#history")
    for expected in ("One game was imported", "0 games were imported"):
        with other.expect_file_chooser() as chooser:
            other.locator("[data-action=import]").click()
        chooser.value.set_files(file)
        expect(other.locator("dialog")).to_contain_text(expected)
        other.locator("dialog [data-action=dismiss].main-button").click()
    expect(other.locator(".past li")).to_contain_text(str(total))
    other.locator(".past [data-action=delete]").click()
    other.locator("[data-action=delete_now]").click()
    expect(other.locator(".past li")).to_have_count(0)
