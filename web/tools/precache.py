"""The service worker of a site: it is told which files the site consists of, each with its hash and size."""

import hashlib
import json
import shutil
from pathlib import Path

from tools.build_cache import files_below
from tools.paths import SHELL, WEB

SCRIPTS = WEB / "js"
WORKER, OFF = "sw.js", "sw-off.js"
LIST = "files.json"  # the same list for pages without a worker, which look into the browser's own cache
PAGE = "index.html"
ONLY_FOR_INSTALLING = (".jpg", ".webmanifest")  # pictures and facts that the browser asks for by itself


def add(site: Path) -> None:
    """Puts the worker for a complete site beside its page, the one that switches it off, and the list."""
    files = listed(site)
    told = {"files": json.dumps(files, indent=1), "lost": json.dumps((SHELL / "lost.html").read_text())}
    worker = (SCRIPTS / WORKER).read_text()
    for name, text in told.items():
        worker = worker.replace("{{" + name + "}}", text)
    (site / WORKER).write_text(worker)
    (site / LIST).write_text(json.dumps(files))
    shutil.copyfile(SCRIPTS / OFF, site / OFF)


def listed(site: Path) -> dict[str, tuple[str, int]]:
    """Every file the game needs by its address: SHA-256 and size. The page's address is the folder."""
    found = {}
    for path in files_below(site):
        address = path.relative_to(site).as_posix()
        if address not in (WORKER, OFF, LIST) and path.suffix not in ONLY_FOR_INSTALLING:
            content = path.read_bytes()
            place = "./" if address == PAGE else address
            found[place] = (hashlib.sha256(content).hexdigest(), len(content))
    return found
