"""Measures what each step towards a fast start brings: sites that lack one of them, beside the real one.

Each round visits every site plainly, without the worker and its snapshot: from a server on this machine with
an empty and with a filled cache, and with an empty cache over a slow line.
"""

import json
import shutil
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from tools import prepared, site
from tools.places import CACHE, DIST
from tools.server import Site, running
from tools.startup import packed, visit

PLACE = CACHE / "variants"
ROUNDS = 5
WAYS = ("empty cache", "filled cache", "slow line")
LINE = {"offline": False, "latency": 60, "downloadThroughput": 2_000_000, "uploadThroughput": 500_000}


def only(folder: Path, pattern: str) -> Path:
    """The one file of a site that fits."""
    (found,) = folder.glob(pattern)
    return found


def sources(folder: Path) -> None:
    """Sources instead of bytecode, in wheel and archive; the whole library as Pyodide has it."""
    shutil.copyfile(site.engine_wheel(), only(folder, "whl/*/*.whl"))
    shutil.copyfile(CACHE / site.FRONT_END, only(folder, f"app/*/{site.FRONT_END}"))
    shutil.copyfile(prepared.PYODIDE / prepared.LIBRARY, only(folder, f"pyodide/*/{prepared.LIBRARY}"))


def many_files(folder: Path) -> None:
    """A request for each file of the front end instead of one archive."""
    archive = only(folder, f"app/*/{site.FRONT_END}")
    at = archive.parent.relative_to(folder).as_posix()
    with zipfile.ZipFile(archive) as packed_files:
        packed_files.extractall(archive.parent)
        files = {f"./{at}/{name}": f"./{name}" for name in packed_files.namelist()}
    one = json.dumps({f"./{at}/{site.FRONT_END}": "./*"}, separators=(",", ":"))
    replace(folder / site.PAGE, f'"files":{one}', f'"files":{json.dumps(files)}')


def in_turn(folder: Path) -> None:
    """PyScript first, which then asks for the interpreter, instead of both at once."""
    replace(only(folder, "app/*/js/start.js"), "[parts.core, parts.plain.interpreter]", "[parts.core]")


def all_at_once(folder: Path) -> None:
    """Not only what Python wants last is asked for ahead, but everything."""
    start = only(folder, "app/*/js/start.js")
    replace(start, "askAhead(parts.files.plain)", "askAhead([...parts.files.always, ...parts.files.plain])")


def nothing_ahead(folder: Path) -> None:
    """Everything is asked for when it is needed."""
    replace(only(folder, "app/*/js/start.js"), "askAhead(parts.files.plain)", "0")


def replace(path: Path, old: str, new: str) -> None:
    """Put other words into a file that must have the old ones."""
    text = path.read_text()
    assert text.count(old) == 1, f"{path.name} has changed: {old}"
    path.write_text(text.replace(old, new))


VARIANTS: dict[str, Callable[[Path], None]] = {
    "as it is": lambda folder: None,
    "sources instead of bytecode": sources,
    "many files instead of one archive": many_files,
    "interpreter after PyScript": in_turn,
    "nothing asked for ahead": nothing_ahead,
    "everything asked for ahead": all_at_once,
}


def laid_out() -> dict[str, tuple[Path, Path]]:
    """Every variant of the built site, and the same compressed as a static host would."""
    shutil.rmtree(PLACE, ignore_errors=True)
    folders = {}
    for number, (name, change) in enumerate(VARIANTS.items()):
        folder = PLACE / str(number)
        shutil.copytree(DIST, folder)
        change(folder)
        folders[name] = folder, packed(folder, PLACE / f"{number}-packed")
    return folders


def starts(browser: Browser, address: str) -> list[float]:
    """Milliseconds until the page is ready, by the ways."""
    found = []
    for slow in (False, True):
        context = browser.new_context(service_workers="block")
        page = context.new_page()
        if slow:
            context.new_cdp_session(page).send("Network.emulateNetworkConditions", LINE)
        found += [visit(page, address)["ready"] for _ in range(1 if slow else 2)]
        context.close()
    return found


def main(executable: str, rounds: int = ROUNDS) -> bool:
    """Measure and tell; there is no aim to be missed."""
    folders = laid_out()
    figures: dict[str, list[list[float]]] = {name: [] for name in folders}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable, args=["--no-sandbox", "--disable-gpu"]
        )
        for _ in range(rounds):
            for name, (folder, compressed) in folders.items():
                with running(Site(folder, packed=compressed)) as variant:
                    figures[name].append(starts(browser, variant.address))
        browser.close()
    print(f"{'plain starts, medians in ms':<36}" + "".join(f"{way:>14}" for way in WAYS))
    for name, found in figures.items():
        times = (median(times) for times in zip(*found, strict=True))
        print(f"{name:<36}" + "".join(f"{time:>14,.0f}" for time in times))
    return True


if __name__ == "__main__":
    sys.exit(not main(sys.argv[1], *(int(word) for word in sys.argv[2:])))
