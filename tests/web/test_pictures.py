"""Key screens look as they did: small pictures are compared with kept ones, square by square.

After a change that is meant: `python3 build.py screenshots`, then look at the pictures in tests/web/pictures.
"""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tools.image_diff import differences, shrunk
from tools.paths import ROOT
from tools.screenshots import KEPT, PICTURES, SCENES, Scene, shown
from tools.server import Site

pytestmark = pytest.mark.browser
SCENE = {scene.name: scene for scene in SCENES}
EARLY = SCENE["table-early-1440x900"]
LETTERS = """() => {
    const set = (name, family) => document.documentElement.style.setProperty(name, family);
    set("--sans", %r);
    set("--serif", %r);
}"""


@pytest.fixture
def show(open_page: Callable[..., Page], site: Site) -> Callable[[Scene], Page]:
    """Opens a page that shows a scene."""

    def opened(scene: Scene) -> Page:
        size = {"width": scene.width, "height": scene.height}
        return shown(open_page(viewport=size, color_scheme=scene.scheme, locale="en"), site.address, scene)

    return opened


def kept(scene: Scene) -> bytes:
    return (KEPT / f"{scene.name}.png").read_bytes()


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_the_screen_looks_as_it_did(scene: Scene, show: Callable[[Scene], Page]) -> None:
    actual = shrunk(show(scene).screenshot())
    beside = KEPT / f"{scene.name}.actual.png"
    beside.unlink(missing_ok=True)
    found = differences(kept(scene), actual)
    if found:
        beside.write_bytes(actual)
    assert not found, (
        f"{len(found)} squares differ, such as {found[:5]}: look at {beside.name} in {KEPT.name}/"
    )


def test_every_kept_picture_is_compared() -> None:
    pictures = {path.stem for path in KEPT.glob("*.png") if ".actual" not in path.name}
    assert pictures == set(SCENE)


def test_the_readme_shows_every_picture_that_is_taken_for_it() -> None:
    taken = {f"{scene.name}.png" for scene in SCENES if scene.shown}
    shown = re.findall(
        rf"{PICTURES.relative_to(ROOT).as_posix()}/([\w.-]+)", (ROOT / "README.md").read_text()
    )
    assert {path.name for path in PICTURES.iterdir()} == taken == set(shown)


@pytest.mark.parametrize(
    ("change", "noticed"),
    [
        (LETTERS % ("Liberation Sans", "Liberation Serif"), False),
        (LETTERS % ("DejaVu Sans", "DejaVu Sans"), False),
        ("document.querySelector('#board [data-id^=fur-]').remove()", True),
        ("document.querySelector('#others').style.transform = 'translateY(24px)'", True),
        ("document.querySelector('#band').style.background = '#7a1f1f'", True),
    ],
    ids=["other letters", "wide letters", "a missing fur", "a moved panel", "another colour"],
)
def test_changes_are_noticed_and_letters_are_not(
    change: str, noticed: bool, show: Callable[[Scene], Page]
) -> None:
    page = show(EARLY)
    before = shrunk(page.screenshot())
    page.evaluate(change)
    after = shrunk(page.screenshot())
    assert bool(differences(before, after)) == noticed


def test_a_picture_of_another_size_is_another() -> None:
    wide, small = kept(SCENE["table-1440x900"]), kept(SCENE["table-1024x768"])
    assert differences(wide, small)
    assert not differences(wide, wide)


def test_pictures_stay_small() -> None:
    assert sum(path.stat().st_size for path in Path(KEPT).glob("*.png")) < 1_500_000
