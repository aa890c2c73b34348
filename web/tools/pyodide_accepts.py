"""Lets the tools of pyodide-build read what the site ships: the lock file, and every wheel beside it.

They need Python 3.12. With an older Python nothing is checked, and a sentence says so.
"""

import json
import sys
import tempfile
from pathlib import Path

from tools.environment import Command, install, run
from tools.errors import BuildError
from tools.paths import ACCEPT_VENV, DIST, program

OLDEST = (3, 12)
ADVICE = "compare with what `pyodide lockfile add-wheels` makes of Pyodide's own lock file."


def check(site: Path = DIST) -> bool:
    """Whether everything was read; False if this Python is too old to ask."""
    if sys.version_info < OLDEST:
        print("pyodide-build needs Python 3.12 or newer: the lock file and wheels were not checked with it.")
        return False
    install("accept", ACCEPT_VENV)
    (lock_file,) = site.glob("pyodide/*/pyodide-lock.json")
    wheels = [*site.glob("whl/*/*.whl"), *lock_file.parent.glob("*.whl")]
    with tempfile.TemporaryDirectory() as folder:
        for wheel in wheels:
            _read(lock_file, wheel, Path(folder) / "pyodide-lock.json")
    print(f"pyodide-build accepts the lock file and {len(wheels)} wheels.")
    return True


def _read(lock_file: Path, wheel: Path, target: Path) -> None:
    """Let it add a wheel to the lock file; what it wrote has that wheel and still what was there."""
    pyodide = program(ACCEPT_VENV, "pyodide")
    command: Command = [pyodide, "lockfile", "add-wheels", "--input", lock_file, "--output", target]
    run([*command, "--base-path", wheel.parent, wheel], f"pyodide-build does not accept {wheel.name}", ADVICE)
    before, after = (json.loads(path.read_text())["packages"] for path in (lock_file, target))
    files = {package["file_name"] for package in after.values()}
    if wheel.name not in files or not set(before) <= set(after):
        raise BuildError(f"pyodide-build makes something else of {wheel.name}: {sorted(after)}.", ADVICE)
