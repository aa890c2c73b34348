"""The icons and pictures of the installed game, from our own drawing. Runs inside the virtual environment."""

import base64
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from stroganov_web.draw.art.emblem import emblem
from stroganov_web.ui.manifest import PICTURES, SIZES
from tools.paths import ROOT, WEB

ICONS = WEB / "icons"
SCREENSHOTS = ROOT / "docs" / "screenshots"
SHOWN = {"wide": "table-1440x900.png", "narrow": "phone-390x844.png"}
APPLE = 180


def draw(browser: Browser) -> None:
    """Draw all of them; the pictures of the table are those of the README, smaller."""
    ICONS.mkdir(exist_ok=True)
    page = browser.new_page()
    for size in SIZES:
        _take(page, emblem(), size, size, ICONS / f"any-{size}.png")
        _take(page, emblem(masked=True), size, size, ICONS / f"maskable-{size}.png")
    _take(page, emblem(masked=True), APPLE, APPLE, ICONS / f"apple-{APPLE}.png")
    for form, (width, height) in PICTURES.items():
        data = base64.b64encode((SCREENSHOTS / SHOWN[form]).read_bytes()).decode()
        _take(page, f'<img src="data:image/png;base64,{data}">', width, height, ICONS / f"{form}.jpg")
    page.close()


def _take(page: Page, picture: str, width: int, height: int, target: Path) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.set_content(f"<style>body{{margin:0}} body>*{{display:block;width:100vw}}</style>{picture}")
    photo = target.suffix == ".jpg"
    if photo:
        page.locator("img").evaluate("image => image.decode()")
        page.screenshot(path=target, type="jpeg", quality=78)
    else:
        page.screenshot(path=target, omit_background=True)


if __name__ == "__main__":
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=sys.argv[1], args=["--no-sandbox"])
        draw(opened)
        opened.close()
