"""Browsers for the tests: a Chromium that is there or can be had, and others beside it."""

import os
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.environment import Command, python, run
from tools.errors import BuildError
from tools.paths import CACHE

SETTING = "STROGANOV_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
PACKAGES = ("chromium", "fonts-dejavu-core", "fonts-liberation")
OTHERS = ("Firefox", "WebKit")
OTHER_PACKAGES = ("firefox-esr", "webkit2gtk-driver", "xvfb", "xauth")
ELSEWHERE = (
    Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
    Path("/Applications/Chromium.app/Contents/MacOS/Chromium"),
)
PLAYWRIGHTS_OWN = (
    "from playwright.sync_api import sync_playwright\n"
    "with sync_playwright() as playwright: print(playwright.chromium.executable_path)"
)
WEBKIT_PLACES = (Path("/usr/lib"), Path("/usr/libexec"))
ADVICE = f"install Chromium or Chrome, or put the path of one into the environment variable {SETTING}."


def find_or_install() -> Path:
    """A Chromium as configured, on the machine, from Playwright, or from Debian's packages."""
    return configured() or on_machine() or playwrights_own() or _downloaded() or _from_packages()


def configured() -> Path | None:
    """The browser named in the environment; a wrong name is an error."""
    name = os.environ.get(SETTING)
    if not name:
        return None
    if not Path(name).is_file():
        raise BuildError(
            f"{SETTING} is set to {name}, but there is no such file.", f"correct or unset {SETTING}."
        )
    return Path(name)


def on_machine() -> Path | None:
    """An installed browser that starts."""
    found = [Path(path) for path in map(shutil.which, NAMES) if path]
    return next(filter(_starts, [*found, *ELSEWHERE]), None)


def _starts(path: Path) -> bool:
    """Whether it is there and runs: some systems have a stub in its place, or lack libraries."""
    try:
        run([path, "--version"], "It does not start", ADVICE, timeout=60)
    except BuildError:
        return False
    return True


def playwrights_own() -> Path | None:
    """The browser Playwright downloaded earlier."""
    try:
        said = run([python(), "-c", PLAYWRIGHTS_OWN], "Playwright does not start", ADVICE)
    except BuildError:
        return None
    path = Path(said.splitlines()[-1])
    return path if _starts(path) else None


def _downloaded() -> Path | None:
    print("No browser found. Downloading Playwright's Chromium ...", flush=True)
    command: Command = [python(), "-m", "playwright", "install", "chromium"]
    try:
        run(command, "Playwright could not download a browser", ADVICE, timeout=900)
    except BuildError as error:
        (CACHE / "playwright-install.txt").write_text(error.wrong)
        print("  that did not work (see .cache/playwright-install.txt)", flush=True)
    return playwrights_own()


@dataclass(frozen=True)
class Other:
    """A browser beside Chromium: its name, its program, and the program that drives it."""

    name: str
    browser: Path
    driver: Path


def others() -> list[Other]:
    """The other browsers that are installed."""
    return [found for found in (_firefox(), _webkit()) if found]


def _firefox() -> Other | None:
    found = shutil.which("firefox-esr") or shutil.which("firefox")
    return Other("Firefox", Path(found), Path(found)) if found else None


def _webkit() -> Other | None:
    driver = shutil.which("WebKitWebDriver")
    browsers = [path for place in WEBKIT_PLACES for path in place.glob("**/webkit2gtk-4*/MiniBrowser")]
    screen = os.environ.get("DISPLAY") or shutil.which("xvfb-run")
    return Other("WebKit", browsers[-1], Path(driver)) if driver and browsers and screen else None


def install_others() -> None:
    """Install what Debian has of the other browsers, unless they are there."""
    if len(others()) < len(OTHERS):
        _install(OTHER_PACKAGES, "apt-get could not install the other browsers")


def missing() -> list[str]:
    """The names of the other browsers that are not installed."""
    there = {other.name for other in others()}
    return [name for name in OTHERS if name not in there]


def _from_packages() -> Path:
    wrong = "There is no browser for the tests, and apt-get could not install one"
    print("Installing Debian's Chromium with apt-get ...", flush=True)
    _install(PACKAGES, wrong)
    found = on_machine()
    if not found:
        raise BuildError(wrong, ADVICE)
    return found


def _install(packages: Sequence[str], wrong: str) -> None:
    apt, is_root = shutil.which("apt-get"), hasattr(os, "geteuid") and os.geteuid() == 0
    if not apt or not is_root:
        raise BuildError(f"{wrong}: that needs apt-get, and root.", ADVICE)
    # An outdated or partly unreachable package list is no reason to give up.
    subprocess.run([apt, "update", "-qq"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    unasked = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run([apt, "install", "-y", "-qq", "--no-install-recommends", *packages], wrong, ADVICE, env=unasked)
