"""Things move when something happens, never in the way; opponents act at the player's pace and are told."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from stroganov.answers import Answer
from stroganov.bots import BOTS
from stroganov.dice import Dice
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.ui.targets import answer_json
from tests.web.driver import GAMES, session_of
from tools.screenshots import saving_script

pytestmark = pytest.mark.browser
Open = Callable[..., Page]
MOVING: dict[str, object] = {"reduced_motion": "no-preference", "viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, object] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

# Every picture that was ever put into the layer of motion, and how long until each has arrived.
WATCH = """() => {
    window.moved = [];
    new MutationObserver((changes) => {
        for (const node of changes.flatMap((change) => [...change.addedNodes]))
            for (const { effect } of node.getAnimations({ subtree: true }))
                window.moved.push(effect.getTiming().duration + effect.getTiming().delay);
    }).observe(document.getElementById("motion"), { childList: true });
}"""
ENDED = "window.moved.length > 0 && !document.getElementById('motion').childElementCount"
FREE = "document.documentElement.dataset.busy !== 'true'"


def before_the_end_of_a_turn(text: Text, game: str = "solo", turns: int = 2) -> Session:
    """A game at the moment when the turn of that number can only be ended well."""
    session, dice = session_of(GAMES[game], text), Dice(5)
    while turns:
        answer = BOTS["greedy"](session.game.state, dice)
        turns -= answer == ("end",) and not session.bot_acts
        if turns:
            session.play(answer)
    return session


def sit_down(page: Page, start: Open, session: Session) -> None:
    """Open the page with a game that was kept."""
    page.add_init_script(saving_script(session.to_text()))
    start(page, "#play")


def choose(page: Page, answer: Answer) -> None:
    carries = f"[data-answer='{answer_json(answer)}']"
    page.locator(f"#board {carries}, :is(#band, #trays) {carries}").first.click()


def at_a_move(text: Text) -> tuple[Session, Answer]:
    session = session_of(GAMES["solo"], text)
    while not any(answer[0] == "move" for answer in session.game.options()):
        session.play(session.game.options()[0])
    return session, next(answer for answer in session.game.options() if answer[0] == "move")


def test_a_cossack_rides_and_arrives(open_page: Open, start: Open, text: Text) -> None:
    page = open_page(**MOVING)
    session, move = at_a_move(text)
    sit_down(page, start, session)
    page.evaluate(WATCH)
    choose(page, move)
    page.wait_for_function(ENDED)
    assert all(duration < 400 for duration in page.evaluate("window.moved"))
    assert page.locator("[data-id=rider-0]").evaluate("rider => getComputedStyle(rider).opacity") == "1"


def test_motion_is_never_in_the_way_of_the_next_click(open_page: Open, start: Open, text: Text) -> None:
    page = open_page(**MOVING)
    session, move = at_a_move(text)
    sit_down(page, start, session)
    session.play(move)
    then = next(answer for answer in session.game.options() if answer[0] == "hunt")
    session.play(then)
    left = page.evaluate(
        """async ([move, then]) => {
            const choose = (answer) => {
                const all = [...document.querySelectorAll("[data-answer]")];
                const target = all.find((item) => item.dataset.answer === answer);
                const press = new PointerEvent("pointerdown", { bubbles: true });
                target.dispatchEvent(press);
                target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
            };
            const layer = document.getElementById("motion");
            choose(move);
            while (!layer.childElementCount) await new Promise(requestAnimationFrame);
            const riding = layer.firstElementChild;
            choose(then);
            return layer.contains(riding);
        }""",
        [answer_json(move), answer_json(then)],
    )
    assert not left
    assert page.evaluate("window.stroganov.position()") == session.game.state.position_hash()


def test_a_key_ends_motion_too(open_page: Open, start: Open, text: Text) -> None:
    page = open_page(**MOVING)
    session, move = at_a_move(text)
    sit_down(page, start, session)
    left = page.evaluate(
        """async (move) => {
            const layer = document.getElementById("motion");
            const all = [...document.querySelectorAll("[data-answer]")];
            const target = all.find((item) => item.dataset.answer === move);
            target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
            while (!layer.childElementCount) await new Promise(requestAnimationFrame);
            document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }));
            return layer.childElementCount;
        }""",
        answer_json(move),
    )
    assert left == 0


def test_nothing_moves_for_those_who_want_it_still(page: Page, start: Open, text: Text) -> None:
    session, move = at_a_move(text)
    sit_down(page, start, session)
    page.evaluate(WATCH)
    choose(page, move)
    frames = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    page.evaluate(frames)
    assert page.evaluate("window.moved") == []
    assert page.locator(".halos").count() > 0
    assert page.evaluate("document.getAnimations().length") == 0


@pytest.mark.parametrize("size", [{}, PHONE], ids=["wide", "phone"])
def test_step_by_step_ivan_waits_to_be_read(
    size: dict[str, object], open_page: Open, start: Open, text: Text
) -> None:
    page = open_page(speed="step", **size)
    session = before_the_end_of_a_turn(text)
    sit_down(page, start, session)
    choose(page, ("end",))
    expect(page.locator("#prompt")).to_contain_text("Flipped card")
    expect(page.locator("html")).to_have_attribute("data-busy", "true")
    assert page.locator("[data-answer]").count() == 0
    scenes = page.locator(".watching .sign").count()
    assert scenes == 5
    for number in range(1, scenes):
        page.locator("[data-action=next]").click()
        expect(page.locator(".watching .sign").nth(number)).to_have_class("sign now")
    page.locator("[data-action=next]").click()
    page.wait_for_function(FREE)
    session.play(("end",))
    assert page.evaluate("window.stroganov.position()") == session.game.state.position_hash()


def test_keys_lead_on_and_past(open_page: Open, start: Open, text: Text) -> None:
    page = open_page(speed="step")
    sit_down(page, start, before_the_end_of_a_turn(text))
    page.keyboard.press("e")
    expect(page.locator(".watching .sign").nth(0)).to_have_class("sign now")
    page.keyboard.press("n")
    expect(page.locator(".watching .sign").nth(1)).to_have_class("sign now")
    page.keyboard.press("s")
    page.wait_for_function(FREE)


def test_bots_are_shown_and_can_be_skipped(open_page: Open, start: Open, text: Text) -> None:
    page = open_page(speed="step")
    session = before_the_end_of_a_turn(text, "bots", 3)
    sit_down(page, start, session)
    page.keyboard.press("e")
    page.locator("[data-action=skip]").click()
    page.wait_for_function(FREE)
    session.play(("end",))
    while session.bot_acts:
        session.play(session.bots_answer())
    assert page.evaluate("window.stroganov.position()") == session.game.state.position_hash()


def test_with_free_undo_a_turn_can_be_taken_back_while_ivan_acts(
    open_page: Open, start: Open, text: Text
) -> None:
    page = open_page()
    liked = json.dumps({"speed": "step", "free_undo": "on"})
    page.add_init_script(f"localStorage.setItem('stroganov.settings', '{liked}')")
    session = before_the_end_of_a_turn(text)
    sit_down(page, start, session)
    page.keyboard.press("e")
    page.locator(".watching").wait_for()
    page.keyboard.press("u")
    page.wait_for_function(FREE)
    assert page.evaluate("window.stroganov.position()") == session.game.state.position_hash()


def test_by_itself_ivans_turn_goes_on(open_page: Open, start: Open, text: Text) -> None:
    page = open_page(speed="normal")
    sit_down(page, start, before_the_end_of_a_turn(text))
    page.keyboard.press("e")
    expect(page.locator(".watching .sign").nth(1)).to_have_class("sign now")
    page.wait_for_function(FREE)


@pytest.mark.parametrize("size", [{}, PHONE], ids=["wide", "phone"])
def test_what_happened_since_is_one_glance(
    size: dict[str, object], open_page: Open, start: Open, text: Text
) -> None:
    page = open_page(**size)
    sit_down(page, start, before_the_end_of_a_turn(text))
    page.keyboard.press("e")
    line = page.locator(".recap .recap-turn")
    expect(line).to_be_visible()
    expect(page.locator("#live")).to_contain_text("Ivan")
    page.locator("[data-action=recap]").click()
    expect(page.locator("dialog")).to_contain_text("Flipped card")
    page.keyboard.press("Escape")
    page.locator("[data-action=dismiss_recap]").click()
    expect(line).to_have_count(0)
    page.keyboard.press("w")
    expect(page.locator("dialog")).to_contain_text("Flipped card")
    assert page.locator("[data-piece=trail] use").count() > 0


# How far the sides of the nearest ring are from those of a tile's frame, and how many rings there are.
FARTHEST_RING = """(name) => {
    const frame = document.querySelector(`[data-id="${name}"] > g.through > rect`).getBoundingClientRect();
    const rings = [...document.querySelectorAll(".pointed-ring")].map((ring) => ring.getBoundingClientRect());
    const sides = ["left", "right", "top", "bottom"];
    const off = (ring) => Math.max(...sides.map((side) => Math.abs(ring[side] - frame[side])));
    return { least: Math.min(...rings.map(off)), rings: rings.length };
}"""


def test_a_line_of_the_log_lights_its_places(page: Page, start: Open, text: Text) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    sit_down(page, start, before_the_end_of_a_turn(text))
    line = page.locator(".log-turn[data-places]").first
    places = (line.get_attribute("data-places") or "").split()
    line.hover()
    lit = page.locator(".pointed").evaluate_all("all => all.map(item => item.dataset.id)")
    assert set(places) == set(lit)
    tile = next(place for place in places if place.startswith("tile-"))
    off = page.evaluate(FARTHEST_RING, tile)
    assert off["least"] < 8  # of the sides of the ring from those of the tile, and no ring is elsewhere
    assert off["rings"] == len(set(places))
    page.locator("#prompt").hover()
    expect(page.locator(".pointed, .pointed-ring")).to_have_count(0)
    line.locator("summary").focus()
    expect(page.locator(".pointed")).to_have_count(len(set(places)))


def test_on_a_phone_the_places_of_a_line_are_lit_when_the_board_is_shown(
    page: Page, start: Open, text: Text
) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    sit_down(page, start, before_the_end_of_a_turn(text))
    page.locator("#tabs [data-tab=log]").click()
    line = page.locator(".log-turn[data-places*=tile]").first
    tile = next(place for place in (line.get_attribute("data-places") or "").split() if "tile" in place)
    line.locator("summary").click()
    page.locator("#tabs [data-tab=board]").click()
    expect(page.locator(f".pointed[data-id={tile}]")).to_be_visible()
    page.locator("#prompt").hover()
    expect(page.locator(".pointed")).to_have_count(0)
