"""Who is who does not depend on colours: without any, shields and riders of four players still differ."""

from collections.abc import Callable
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat
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
SEEN = (32, 32)  # pixels, the size in which pictures are compared


def difference(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of two pictures in the same size."""
    (mean,) = ImageStat.Stat(ImageChops.difference(one.convert("L"), other.convert("L"))).mean
    return mean


def colour(picture: Image.Image) -> int:
    """How far a picture is from being grey, at its most colourful."""
    red, green, blue = picture.split()
    extremes = [ImageChops.difference(red, each).getextrema() for each in (green, blue)]
    return max(int(most) for _, most in extremes)


def apart(state: State) -> bool:
    """Every Cossack stands alone."""
    return len({player.slot for player in state.players}) == 4


def picture(page: Page, box: FloatRect) -> Image.Image:
    whole = Image.open(BytesIO(page.screenshot(clip=box))).convert("RGB")
    return whole.resize(SEEN, Image.Resampling.BOX)


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
    shields = seen(page.locator("#header .order .crest").all())
    riders = [flank(box) for box in seen(page.locator("[data-id^=rider-]").all())]
    for boxes in (shields, riders):
        assert len(boxes) == 4
        pictures = [picture(page, box) for box in boxes]
        assert max(map(colour, pictures)) <= 4
        assert min(difference(*pair) for pair in combinations(pictures, 2)) > 8
