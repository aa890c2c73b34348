"""Every check of the project, with a summary at the end; the site is built beside those that need none."""

import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from tools import browser, pyodide_accepts, site, vendored
from tools.environment import Command, install, python, python_path, run
from tools.paths import CACHE, ROOT, VENV, program

REPORTS = CACHE / "reports"
COUNTS = ("passed", "failed", "skipped")
FAILURES = "test-results"  # pictures and traces of tests that failed
WORKERS = 3  # of the browser tests: one more than cores, as each of them waits for its browser now and then


@dataclass
class Step:
    """One check: what it runs, and how it went."""

    name: str
    command: list[str]
    in_browser: bool = False
    passed: bool = False
    seconds: float = 0.0
    counts: dict[str, int] = field(default_factory=dict)

    @property
    def report(self) -> Path:
        """Where pytest writes what it counted."""
        return REPORTS / f"{self.name.replace(' ', '-')}.xml"


def check(pytest_arguments: Sequence[str], fast: bool) -> bool:
    """Makes ready what the checks need, runs them all, and says how they went."""
    install("build")
    install("dev")
    vendored.fetch()
    steps = _steps(pytest_arguments, fast)
    with ThreadPoolExecutor(1) as beside:
        made_ready = beside.submit(_make_ready) if not fast else None
        for step in steps:
            _run(step, made_ready)
    print(summary(steps), flush=True)
    return all(step.passed for step in steps)


def _make_ready() -> dict[str, str]:
    """Builds the site and finds a browser; the settings with which browser tests find it."""
    command: Command = [sys.executable, ROOT / "build.py", "build"]
    print(run(command, "The site could not be built", "see what `python3 build.py build` says."), flush=True)
    pyodide_accepts.check()
    return {browser.SETTING: str(browser.find_or_install())}


def take_screenshots() -> bool:
    """Takes the pictures of the README and of the tests on the built site."""
    install("build")
    install("dev")
    site.build()
    command = [str(python()), "-m", "tools.screenshots", str(browser.find_or_install())]
    return subprocess.run(command, cwd=ROOT, env=python_path()).returncode == 0


def _steps(pytest_arguments: Sequence[str], fast: bool) -> list[Step]:
    ruff = str(program(VENV, "ruff"))
    steps = [
        Step("format", [ruff, "format", "--check", "."]),
        Step("lint", [ruff, "check", "."]),
        Step("types", [str(python()), "-m", "mypy"]),
    ]
    if pytest_arguments:
        leave_out = ["-m", "not browser"] if fast else []
        return [*steps, _pytest("chosen tests", *leave_out, *pytest_arguments, in_browser=not fast)]
    coverage = ["--cov", "--cov-report=term-missing:skip-covered"]
    steps += [
        _pytest("engine tests", "tests", "--ignore=tests/web", "-n", "auto", "--maxschedchunk=1", *coverage),
        _pytest("web tests", "tests/web", "-m", "not browser", "-n", "auto"),
    ]
    if not fast:
        chosen = ["tests/web", "-m", "browser", "-n", str(WORKERS), "--maxschedchunk=1"]  # long ones first
        steps.append(Step("fuzzing", [str(python()), "-m", "tests.fuzz"], in_browser=True))
        steps.append(_pytest("browser tests", *chosen, in_browser=True))
    return steps


def _pytest(name: str, *arguments: str, in_browser: bool = False) -> Step:
    step = Step(name, [str(python()), "-m", "pytest", *arguments], in_browser)
    kept = ["--tracing=retain-on-failure", "--screenshot=only-on-failure"]
    step.command += [f"--junitxml={step.report}", f"--output={FAILURES}/{step.report.stem}", *kept]
    return step


def _run(step: Step, made_ready: Future[dict[str, str]] | None) -> None:
    found = made_ready.result() if made_ready and step.in_browser else {}
    print(f"\n== {step.name} ==", *found.values(), flush=True)
    step.report.unlink(missing_ok=True)
    start = time.monotonic()
    step.passed = subprocess.run(step.command, cwd=ROOT, env={**python_path(), **found}).returncode == 0
    step.seconds = time.monotonic() - start
    if step.report.is_file():
        step.counts = count(step.report.read_text())


def count(report: str) -> dict[str, int]:
    """How many tests passed, failed and were skipped, by pytest's report."""
    total = dict.fromkeys(("tests", "failures", "errors", "skipped"), 0)
    for suite in ElementTree.fromstring(report).iter("testsuite"):
        for name in total:
            total[name] += int(suite.get(name, 0))
    failed = total["failures"] + total["errors"]
    passed = total["tests"] - failed - total["skipped"]
    return {"passed": passed, "failed": failed, "skipped": total["skipped"]}


def summary(steps: Sequence[Step]) -> str:
    """A table of all checks, and a last line that counts the tests."""
    lines = ["", "== summary =="]
    for step in steps:
        counted = ", ".join(f"{number} {name}" for name, number in step.counts.items() if number)
        result = "ok    " if step.passed else "FAILED"
        lines.append(f"{step.name:<14} {result} {step.seconds:7.1f} s   {counted}".rstrip())
    totals = {name: sum(step.counts.get(name, 0) for step in steps) for name in COUNTS}
    if not all(step.passed for step in steps):
        names = ", ".join(step.name for step in steps if not step.passed)
        lines.append(f"Not everything is well: {names}")
    lines.append(", ".join(f"{totals[name]} {name}" for name in COUNTS))
    return "\n".join(lines)
