"""The benchmarks: the engine's own, comparisons with others, the page's start and its answers to clicks."""

import subprocess
from pathlib import Path

from tools import browser, site
from tools.environment import install, python, python_path
from tools.places import BENCH_VENV, ROOT, TESTS


def bench() -> bool:
    """Runs `python -m stroganov bench`, every script in tests/bench, and what is measured in a browser."""
    install("bench", BENCH_VENV)
    interpreter = str(python(BENCH_VENV))
    commands = [[interpreter, "-m", "stroganov", "bench"]]
    commands += [[interpreter, str(script), "--json"] for script in sorted((TESTS / "bench").glob("*.py"))]
    results = [_run(command) for command in commands]
    in_browser = ("startup", "variants", "interaction", "keeping", "steadiness")
    return all(results) & _in_browser(*(f"tools.{name}" for name in in_browser))


def _in_browser(*modules: str) -> bool:
    install("build")
    install("dev")
    site.build()
    chromium = str(browser.find_or_install())
    results = [_run([str(python()), "-m", module, chromium]) for module in modules]
    return all(results)


def _run(command: list[str]) -> bool:
    print(f"\n== {' '.join(Path(part).name for part in command[1:])} ==", flush=True)
    return subprocess.run(command, cwd=ROOT, env=python_path()).returncode == 0
