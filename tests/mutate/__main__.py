"""Breaks the product on purpose, one defect after another, and requires that tests notice: `build.py mutate`.

All of it happens in a copy of the work tree in `.cache/mutate`, which keeps what it has built.
"""

import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tests.mutate.defect import Defect
from tests.mutate.defects import DEFECTS
from tools import browser
from tools.environment import install, python
from tools.errors import BuildError
from tools.paths import CACHE, ROOT

COPY = CACHE / "mutate"
FAILED = 1  # what pytest says when tests have failed, and not something else
LAST_LINES = 15


def run(names: Sequence[str] = ()) -> bool:
    """Try all defects, or those whose names begin as given; whether every one of them was found."""
    chosen = _chosen(names)
    install("build")
    install("dev")
    refresh(ROOT, COPY)
    settings = _settings()
    for tests, built in dict.fromkeys((defect.tests, defect.built) for defect in chosen):
        _require_sound(tests, built, settings)
    missed = [defect.name for defect in chosen if not found(defect, settings)]
    print(f"\n{len(chosen) - len(missed)} of {len(chosen)} defects were found", flush=True)
    for name in missed:
        print(f"NOT FOUND: {name}")
    return not missed


def _chosen(names: Sequence[str]) -> list[Defect]:
    for name in names:
        if not any(defect.name.startswith(name) for defect in DEFECTS):
            known = "\n  ".join(defect.name for defect in DEFECTS)
            raise BuildError(f"No defect is called {name}.", f"choose among\n  {known}")
    return [defect for defect in DEFECTS if defect.name.startswith(tuple(names) or "")]


def refresh(source: Path, copy: Path) -> None:
    """Make the copy the same as the work tree, but for what git ignores."""
    names = set(_listed(source))
    if (copy / ".git").exists():
        for name in set(_listed(copy)) - names:
            (copy / name).unlink()
    else:
        subprocess.run(["git", "init", "--quiet", str(copy)], check=True)
    for name in names:
        target = copy / name
        if not target.is_file() or target.read_bytes() != (source / name).read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source / name, target)


def _listed(tree: Path) -> list[str]:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    said = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=True).stdout
    return [name for name in said.split("\0") if name and (tree / name).is_file()]


def _settings() -> dict[str, str]:
    paths = [str(COPY / "engine"), str(COPY / "web"), str(COPY)]
    chromium = str(browser.find_or_install())
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), browser.SETTING: chromium}


def found(defect: Defect, settings: dict[str, str]) -> bool:
    """Put a defect into the copy, run the tests that ought to notice it, and take it out again."""
    print(f"{defect.name} ...", end=" ", flush=True)
    start, file = time.monotonic(), COPY / defect.file
    sound = file.read_text(encoding="utf-8")
    try:
        file.write_text(defect.broken(sound), encoding="utf-8")
        failed = "the build" if defect.built and not _builds() else ""
        by = failed or ("tests" if _fail(defect.tests, settings) else "")
    finally:
        file.write_text(sound, encoding="utf-8")
    print(f"found by {by}" if by else "NOT FOUND", f"({time.monotonic() - start:.0f} s)", flush=True)
    return bool(by)


def _builds() -> bool:
    done = subprocess.run([sys.executable, "build.py", "build"], cwd=COPY, capture_output=True)
    return done.returncode == 0


def _require_sound(tests: Sequence[str], built: bool, settings: dict[str, str]) -> None:
    """Tests that fail anyway find nothing."""
    print(f"without a defect: {shlex.join(tests)} ...", end=" ", flush=True)
    if (built and not _builds()) or _fail(tests, settings):
        raise BuildError(f"Without any defect this fails: {shlex.join(tests)}", "mend that first.")
    print("passed", flush=True)


def _fail(tests: Sequence[str], settings: dict[str, str]) -> bool:
    command = [str(python()), "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    done = subprocess.run(command, cwd=COPY, env=settings, capture_output=True, text=True)
    if done.returncode not in (0, FAILED):
        print("\n".join(done.stdout.splitlines()[-LAST_LINES:]), flush=True)
        raise BuildError(f"These tests could not be run: {shlex.join(tests)}", "correct the table.")
    return done.returncode == FAILED


if __name__ == "__main__":
    try:
        sys.exit(0 if run(sys.argv[1:]) else 1)
    except BuildError as error:
        sys.exit(str(error))
