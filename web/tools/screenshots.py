"""Pictures of the site: for the README, and small ones that tests compare the page with.

Runs inside the virtual environment, on the built site.
"""

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from stroganov import Game, State, question
from stroganov.bots import BOTS
from stroganov.dice import Dice
from stroganov.state import AUTUMN, SPRING, SUMMER, WINTER
from stroganov.turn import ChooseAction, ChooseMove
from stroganov_web.i18n import SOURCE, Text, read_catalogues
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec
from stroganov_web.storage.entries import ALPHABET, NAME_LENGTH, Entry, Record
from tools import icons
from tools.image_diff import shrunk
from tools.paths import CACHE, DIST, ROOT
from tools.server import Site, running

NAME = ALPHABET[0] * NAME_LENGTH  # of the game that is on the table
MOMENT = 1_790_000_000_000  # when it was saved, in milliseconds since 1970
PICTURES = ROOT / "docs" / "screenshots"
KEPT = ROOT / "tests" / "web" / "pictures"  # what tests compare with
THREE = "#new?players=3&seed=11"
FOUR = "#new?players=4&seed=12"
SOLO = "#new?mode=solo&opponent=ivan&seed=4"


@dataclass(frozen=True)
class Scene:
    """A picture: the game it shows, when, and how large."""

    name: str
    width: int = 1440
    height: int = 900
    game: str = ""
    when: Callable[[State], bool] = lambda state: True
    scheme: str = "light"
    address: str = ""  # where no game is on the table
    tab: str = ""  # the part of a phone's table
    shown: bool = False  # in the README as well
    liked: dict[str, str] = field(default_factory=dict)  # settings
    look: Callable[[Page], None] = lambda page: None  # what is opened on the table


def choosing_a_main_action(state: State, season: int = SUMMER) -> bool:
    """Summer of the second year, in the middle of somebody's turn."""
    asked = question(state)
    return (
        (state.year, state.season) == (2, season) and isinstance(asked, ChooseAction) and asked.step == "main"
    )


def in_winter(state: State) -> bool:
    """The second Winter."""
    return (state.year, state.season) == (2, WINTER)


def at_the_first_move(state: State) -> bool:
    """The very first ride."""
    return isinstance(question(state), ChooseMove)


def never(state: State) -> bool:
    """The game goes on to its end."""
    return False


def preview(page: Page) -> None:
    """What the first target on the board would cost and bring."""
    page.locator("#board [data-answer]").first.dispatch_event("click")
    page.locator("#preview").wait_for()


def why_not(page: Page) -> None:
    """Why an action cannot be taken."""
    page.locator("#band [data-refused]").first.dispatch_event("click")
    page.locator("#preview .why").wait_for()


def watching(page: Page) -> None:
    """The opponent's turn, step by step."""
    page.keyboard.press("e")
    page.locator(".watching").wait_for()


def settings(page: Page) -> None:
    """The settings."""
    page.locator("#menu").click()
    page.locator("dialog [data-action=settings]").click()


MIDDLE = choosing_a_main_action
IN_SPRING, IN_AUTUMN = partial(MIDDLE, season=SPRING), partial(MIDDLE, season=AUTUMN)
ASKING, PATIENT = {"confirm": "always"}, {"speed": "step", "warn": "off"}
GERMAN, POLISH = {"language": "de"}, {"language": "pl"}
SCENES = (
    Scene("start-1440x900", shown=True),
    Scene("start-390x844", 390, 844),
    Scene("new-1440x900", address="#new"),
    Scene("table-early-1440x900", game=SOLO, when=at_the_first_move),
    Scene("table-1440x900", game=THREE, when=MIDDLE, shown=True),
    Scene("table-dark-1440x900", game=THREE, when=MIDDLE, scheme="dark", shown=True),
    Scene("table-winter-1440x900", game=THREE, when=in_winter, shown=True),
    Scene("table-1024x768", 1024, 768, SOLO, MIDDLE, shown=True),
    Scene("phone-390x844", 390, 844, SOLO, MIDDLE, shown=True),
    Scene("phone-mat-390x844", 390, 844, SOLO, MIDDLE, tab="mat"),
    Scene("phone-others-390x844", 390, 844, SOLO, MIDDLE, tab="others"),
    Scene("end-1440x900", game=SOLO, when=never, shown=True),
    Scene("end-dark-390x844", 390, 844, SOLO, never, "dark"),
    Scene("four-autumn-1024x768", 1024, 768, FOUR, IN_AUTUMN, liked=GERMAN, shown=True),
    Scene("phone-four-320x568", 320, 568, FOUR, IN_SPRING, liked=POLISH),
    Scene("phone-dark-390x844", 390, 844, THREE, MIDDLE, "dark", shown=True),
    Scene("preview-1024x768", 1024, 768, THREE, MIDDLE, liked=ASKING, look=preview),
    Scene("phone-why-390x844", 390, 844, THREE, MIDDLE, look=why_not),
    Scene("watching-1024x768", 1024, 768, SOLO, MIDDLE, liked=PATIENT, look=watching),
    Scene("phone-settings-390x844", 390, 844, SOLO, MIDDLE, liked=GERMAN, look=settings),
)


def kept_game(scene: Scene) -> str:
    """The scene's game, played by bots up to its moment, as the page keeps it."""
    spec = Spec.from_fragment(scene.game)
    game = Game(spec.setup())
    dice = Dice(game.setup.seed)
    while not game.over and not scene.when(game.state):
        game.play(BOTS["greedy"](game.state, dice))
    return json.dumps({"kept": 1, "table": spec.fragment(), "save": json.loads(game.to_json())})


def saving_script(kept: str) -> str:
    """A script that puts a session's text where the page finds it, as if it had been written ahead."""
    session = Session.from_text(kept, Text(SOURCE, read_catalogues(SOURCE, CACHE / "locale")))
    record = Record(Entry.new(NAME, session, MOMENT), kept)
    return f"localStorage.setItem('stroganov.ahead.{NAME}', {json.dumps(record.to_text())})"


def opened(browser: Browser, address: str, scene: Scene) -> Page:
    """The page of a scene, ready."""
    size: ViewportSize = {"width": scene.width, "height": scene.height}
    scheme: Literal["dark", "light"] = "dark" if scene.scheme == "dark" else "light"
    page = browser.new_page(viewport=size, color_scheme=scheme, reduced_motion="reduce", locale="en")
    return shown(page, address, scene)


def shown(page: Page, address: str, scene: Scene) -> Page:
    """A new page of a scene's size, when it shows the scene."""
    if scene.game:
        page.add_init_script(saving_script(kept_game(scene)))
    kept = json.dumps(json.dumps({"speed": "instant"} | scene.liked))
    page.add_init_script(f"localStorage.setItem('stroganov.settings', {kept})")
    page.goto(address + (scene.address or ("#play" if scene.game else "")))
    page.wait_for_selector("html[data-ready=true]", state="attached", timeout=120_000)
    if scene.tab:
        page.locator(f"[data-tab={scene.tab}]").click()
    page.evaluate("document.activeElement.blur()")
    page.evaluate("document.querySelectorAll('#offline').forEach((it) => (it.hidden = true))")  # it counts
    scene.look(page)
    return page


def take(browser: Browser, address: str, scene: Scene) -> bytes:
    """The picture of a scene."""
    page = opened(browser, address, scene)
    picture = page.screenshot()
    page.close()
    return picture


def main(executable: str) -> None:
    """Take all pictures with this browser."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    KEPT.mkdir(parents=True, exist_ok=True)
    with running(Site(DIST)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        for scene in SCENES:
            print(f"  {scene.name}", flush=True)
            picture = take(browser, site.address, scene)
            (KEPT / f"{scene.name}.png").write_bytes(shrunk(picture))
            if scene.shown:
                (PICTURES / f"{scene.name}.png").write_bytes(picture)
        icons.draw(browser)
        browser.close()


if __name__ == "__main__":
    main(str(Path(sys.argv[1])))
