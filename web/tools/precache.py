"""The service worker of a site: it is told which files the site consists of, each with its hash and size."""

import hashlib
import json
import shutil
from pathlib import Path

from tools.build_cache import files_below
from tools.paths import WEB

SCRIPTS = WEB / "js"
WORKER, OFF = "sw.js", "sw-off.js"
PAGE = "index.html"
ONLY_FOR_INSTALLING = (".jpg", ".webmanifest")  # pictures and facts that the browser asks for by itself


def add(site: Path) -> None:
    """Puts the worker for a complete site beside its page, and the one that switches it off."""
    template = (SCRIPTS / WORKER).read_text()
    (site / WORKER).write_text(template.replace("{{files}}", json.dumps(listed(site), indent=1)))
    shutil.copyfile(SCRIPTS / OFF, site / OFF)


def listed(site: Path) -> dict[str, tuple[str, int]]:
    """Every file the game needs by its address: SHA-256 and size. The page's address is the folder."""
    found = {}
    for path in files_below(site):
        address = path.relative_to(site).as_posix()
        if address not in (WORKER, OFF) and path.suffix not in ONLY_FOR_INSTALLING:
            content = path.read_bytes()
            place = "./" if address == PAGE else address
            found[place] = (hashlib.sha256(content).hexdigest(), len(content))
    return found
