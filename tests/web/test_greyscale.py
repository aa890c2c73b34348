"""Who is who does not depend on colours: without any, shields and riders of four players still differ."""

import base64
from collections.abc import Callable
from itertools import combinations

import pytest
from playwright.sync_api import FloatRect, Locator, Page

from stroganov import State
from tests.web.test_layout import TABLE, keep
from tools.screenshots import Scene, kept_game

pytestmark = pytest.mark.browser

# Nothing but the riders: a tile behind one must not be the difference.
ALONE = """() => {
    document.getElementById("board").style.visibility = "hidden";
    for (const rider of document.querySelectorAll("[data-id^=rider-]")) rider.style.visibility = "visible";
}"""
# The mean difference of two pictures as seen side by side in one size, and whether there is a colour in them.
DIFFERENCE = """async (pictures) => {
    const [one, other] = await Promise.all(pictures.map(async (data) => {
        const picture = new Image();
        picture.src = `data:image/png;base64,${data}`;
        await picture.decode();
        const canvas = Object.assign(document.createElement("canvas"), {width: 32, height: 32});
        const context = canvas.getContext("2d");
        context.drawImage(picture, 0, 0, 32, 32);
        return context.getImageData(0, 0, 32, 32).data;
    }));
    let sum = 0, colour = 0;
    for (let i = 0; i < one.length; i += 4) {
        sum += Math.abs(one[i] - other[i]);
        colour = Math.max(colour, Math.abs(one[i] - one[i + 1]), Math.abs(one[i] - one[i + 2]));
    }
    return [sum / 1024, colour];
}"""


def apart(state: State) -> bool:
    """Every Cossack stands alone."""
    return len({player.slot for player in state.players}) == 4


def picture(page: Page, box: FloatRect) -> str:
    return base64.b64encode(page.screenshot(clip=box)).decode()


def seen(things: list[Locator]) -> list[FloatRect]:
    """Where things are."""
    return [box for box in (thing.bounding_box() for thing in things) if box]


def flank(box: FloatRect) -> FloatRect:
    """A rider without the pennant, whose number tells the place in the order and not who it is."""
    above = box["height"] * 0.45
    return {
        "x": box["x"],
        "y": box["y"] + above,
        "width": box["width"],
        "height": box["height"] - above,
    }


def test_players_differ_without_colours(open_page: Callable[..., Page], start: Callable[..., Page]) -> None:
    page = open_page(viewport={"width": 1440, "height": 900})
    keep(page, kept_game(Scene("apart", game=TABLE, when=apart)))
    start(page, "#play")
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
    page.evaluate(ALONE)
    blank = page.context.new_page()
    shields = seen(page.locator("#header .order .crest").all())
    riders = [flank(box) for box in seen(page.locator("[data-id^=rider-]").all())]
    for boxes in (shields, riders):
        assert len(boxes) == 4
        for pair in combinations([picture(page, box) for box in boxes], 2):
            difference, colour = blank.evaluate(DIFFERENCE, pair)
            assert colour <= 4
            assert difference > 8
