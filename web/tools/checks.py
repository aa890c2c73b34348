"""Every check of the project, one after another, with a summary at the end."""

import subprocess
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tools import browser, site, vendored
from tools.environment import install, python, python_path
from tools.paths import CACHE, ROOT, VENV, program

REPORTS = CACHE / "reports"
COUNTS = ("passed", "failed", "skipped")
# Run only once: these tests are about starting and about files, and choose themselves how the page starts.
ONCE = ("install", "licences", "offline", "shell", "snapshot", "start", "update")


@dataclass
class Step:
    """One check: what it runs, and how it went."""

    name: str
    command: list[str]
    settings: dict[str, str] = field(default_factory=dict)
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
    settings = dict(python_path())
    if not fast:
        site.build()
        settings[browser.SETTING] = str(browser.find_or_install())
        print(f"Browser: {settings[browser.SETTING]}", flush=True)
    steps = _steps(pytest_arguments, fast)
    for step in steps:
        _run(step, settings)
    print(summary(steps), flush=True)
    return all(step.passed for step in steps)


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
        return [*steps, _pytest("chosen tests", *leave_out, *pytest_arguments)]
    coverage = ["--cov", "--cov-report=term-missing:skip-covered"]
    steps += [
        _pytest("engine tests", "tests", "--ignore=tests/web", "-n", "auto", *coverage),
        _pytest("web tests", "tests/web", "-m", "not browser", "-n", "auto"),
    ]
    if not fast:
        shared = ["-m", "browser", "-n", "auto", "--maxprocesses=4"]
        once = [f"--ignore=tests/web/test_{name}.py" for name in ONCE]
        once += ["-k", "not crashes and not browser_that_ends"]  # these start in a way of their own
        again = _pytest("snapshot tests", "tests/web", *once, *shared)
        again.settings["STROGANOV_START"] = "snapshot"
        steps += [_pytest("browser tests", "tests/web", *shared), again]
    return steps


def _pytest(name: str, *arguments: str) -> Step:
    step = Step(name, [str(python()), "-m", "pytest", *arguments])
    step.command.append(f"--junitxml={step.report}")
    return step


def _run(step: Step, settings: dict[str, str]) -> None:
    print(f"\n== {step.name} ==", flush=True)
    step.report.unlink(missing_ok=True)
    start = time.monotonic()
    step.passed = subprocess.run(step.command, cwd=ROOT, env=settings | step.settings).returncode == 0
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
