"""Runs the benchmarks, all of them or those that are named: `python3 build.py bench [NAME ...]`."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tools import browser, site
from tools.environment import install, python, python_path
from tools.errors import BuildError
from tools.paths import BENCH_VENV, ROOT, TESTS

ENGINE = {
    "engine": ["-m", "stroganov", "bench"],
    "catanatron": [str(TESTS / "bench" / "against_catanatron.py"), "--json"],
}
IN_BROWSER = ("startup", "firefox", "interaction", "autosave", "memory", "hasty")
PARTS = (*ENGINE, *IN_BROWSER)


def bench(names: Sequence[str]) -> bool:
    """Run the chosen parts; tell whether all of them reached their aims."""
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        raise BuildError(f"There is no benchmark {' '.join(unknown)}.", f"choose among {', '.join(PARTS)}.")
    chosen = [name for name in PARTS if name in names or not names]
    commands = [*_of_the_engine(chosen), *_in_browser(chosen)]
    results = [_run(command) for command in commands]
    return all(results)


def _of_the_engine(chosen: Sequence[str]) -> list[list[str]]:
    wanted = [arguments for name, arguments in ENGINE.items() if name in chosen]
    if wanted:
        install("bench", BENCH_VENV)
    return [[str(python(BENCH_VENV)), *arguments] for arguments in wanted]


def _in_browser(chosen: Sequence[str]) -> list[list[str]]:
    wanted = [name for name in IN_BROWSER if name in chosen]
    if not wanted:
        return []
    install("build")
    install("dev")
    site.build()
    chromium = str(browser.find_or_install())
    return [[str(python()), "-m", f"tests.bench.{name}", chromium] for name in wanted]


def _run(command: list[str]) -> bool:
    print(f"\n== {' '.join(Path(part).name for part in command[1:])} ==", flush=True)
    return subprocess.run(command, cwd=ROOT, env=python_path()).returncode == 0


if __name__ == "__main__":
    try:
        sys.exit(not bench(sys.argv[1:]))
    except BuildError as error:
        sys.exit(str(error))
