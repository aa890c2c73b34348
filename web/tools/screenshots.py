"""Pictures of the site for the README. Runs inside the virtual environment, on the built site."""

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from stroganov import Game, State, question
from stroganov.bots import BOTS
from stroganov.dice import Dice
from stroganov.state import SUMMER, WINTER
from stroganov.turn import ChooseAction
from stroganov_web.spec import Spec
from tools import icons
from tools.places import DIST, ROOT
from tools.server import Site, running

PICTURES = ROOT / "docs" / "screenshots"
THREE = "#new?players=3&seed=11"
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


def choosing_a_main_action(state: State) -> bool:
    """Summer of the second year, in the middle of somebody's turn."""
    asked = question(state)
    return (
        (state.year, state.season) == (2, SUMMER) and isinstance(asked, ChooseAction) and asked.step == "main"
    )


def in_winter(state: State) -> bool:
    """The second Winter."""
    return (state.year, state.season) == (2, WINTER)


SCENES = (
    Scene("start-1440x900"),
    Scene("table-1440x900", game=THREE, when=choosing_a_main_action),
    Scene("table-dark-1440x900", game=THREE, when=choosing_a_main_action, scheme="dark"),
    Scene("table-winter-1440x900", game=THREE, when=in_winter),
    Scene("table-1024x768", 1024, 768, SOLO, choosing_a_main_action),
    Scene("phone-390x844", 390, 844, SOLO, choosing_a_main_action),
    Scene("end-1440x900", game=SOLO, when=lambda state: False),
)


def kept_game(scene: Scene) -> str:
    """The scene's game, played by bots up to its moment, as the page keeps it."""
    spec = Spec.from_fragment(scene.game)
    game = Game(spec.setup())
    dice = Dice(game.setup.seed)
    while not game.over and not scene.when(game.state):
        game.play(BOTS["greedy"](game.state, dice))
    return json.dumps({"kept": 1, "table": spec.fragment(), "save": json.loads(game.to_json())})


def take(browser: Browser, address: str, scene: Scene) -> None:
    """Open the page with the game kept, and take its picture."""
    size = {"width": scene.width, "height": scene.height}
    page = browser.new_page(viewport=size, color_scheme=scene.scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    if scene.game:
        page.add_init_script(f"localStorage.setItem('stroganov.game', {json.dumps(kept_game(scene))})")
    page.goto(address + ("#play" if scene.game else ""))
    page.wait_for_selector("html[data-ready=true]", state="attached", timeout=120_000)
    page.screenshot(path=PICTURES / f"{scene.name}.png")
    page.close()


def main(executable: str) -> None:
    """Take all pictures with this browser."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with running(Site(DIST)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        for scene in SCENES:
            print(f"  {scene.name}", flush=True)
            take(browser, site.address, scene)
        icons.draw(browser)
        browser.close()


if __name__ == "__main__":
    main(str(Path(sys.argv[1])))
