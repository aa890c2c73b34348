"""A Chromium for the tests: one that is there, or one that can be had."""

import os
import shutil
import subprocess
from pathlib import Path

from tools.environment import Command, python, run
from tools.errors import BuildError
from tools.paths import CACHE

SETTING = "STROGANOV_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
PACKAGES = ("chromium", "fonts-dejavu-core", "fonts-liberation")
ELSEWHERE = (
    Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
    Path("/Applications/Chromium.app/Contents/MacOS/Chromium"),
)
PLAYWRIGHTS_OWN = (
    "from playwright.sync_api import sync_playwright\n"
    "with sync_playwright() as playwright: print(playwright.chromium.executable_path)"
)
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


def _from_packages() -> Path:
    apt, is_root = shutil.which("apt-get"), hasattr(os, "geteuid") and os.geteuid() == 0
    if not apt or not is_root:
        raise BuildError("There is no browser for the tests, and none could be downloaded.", ADVICE)
    print("Installing Debian's Chromium with apt-get ...", flush=True)
    wrong = "There is no browser for the tests, and apt-get could not install one"
    # An outdated or partly unreachable package list is no reason to give up.
    subprocess.run([apt, "update", "-qq"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    unasked = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run([apt, "install", "-y", "-qq", "--no-install-recommends", *PACKAGES], wrong, ADVICE, env=unasked)
    found = on_machine()
    if not found:
        raise BuildError(wrong, ADVICE)
    return found
