"""The long hasty hand: ten minutes of deeds without waiting, on a slow machine; nothing may go wrong.

The checks have a short one (`tests/web/test_hasty_hand.py`). What went wrong is told with its deeds.
"""

import sys
import time
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.web.hasty_hand import HastyHand, slowed
from tests.web.page_errors import profile
from tools.paths import DIST
from tools.server import Site, running

SECONDS = 600
DEEDS = 150  # in one profile; then another begins
DESKTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def one_hand(browser: Browser, site: Site, seed: int, device: dict[str, Any]) -> str:
    """What goes wrong in one profile, in words; nothing if nothing does."""
    hand: HastyHand | None = None
    try:
        with profile(browser, site, speed="normal", reduced_motion="no-preference", **device) as watch:
            hand = HastyHand(watch.page, site.address, seed, touch="has_touch" in device)
            hand.sit_down()
            slowed(watch.page)
            hand.act(DEEDS)
    except AssertionError as wrong:
        return str(wrong) if "seed" in str(wrong) or not hand else hand.told(str(wrong))
    return ""


def main(executable: str, seconds: int = SECONDS) -> bool:
    """Act and tell; whether nothing went wrong."""
    wrongs, seed, end = 0, 100, time.monotonic() + seconds
    with running(Site(DIST)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable, args=["--no-sandbox", "--disable-gpu"]
        )
        while time.monotonic() < end:
            for name, device in (("desktop", DESKTOP), ("phone", PHONE)):
                wrong = one_hand(browser, site, seed, device)
                print(f"{name}, seed {seed}: {wrong or f'{DEEDS} deeds, nothing wrong'}", flush=True)
                wrongs += bool(wrong)
                seed += 1
        browser.close()
    print(f"{wrongs} of {seed - 100} hands met something wrong (none may)")
    return not wrongs


if __name__ == "__main__":
    sys.exit(0 if main(sys.argv[1], *map(int, sys.argv[2:3])) else 1)
