"""The virtual environments, and running programs in them."""

import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.build_cache import digest, once
from tools.errors import BuildError
from tools.paths import CACHE, REQUIREMENTS, ROOT, VENV, program

Command = Sequence[str | Path]
PIP_ADVICE = (
    "check the network and pip's settings (`pip config list`), then start the same command again; "
    "what is already there is not fetched again."
)


def run(
    command: Command,
    wrong: str,
    advice: str,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
    timeout: float = 1800,
) -> str:
    """Runs a program quietly; if it fails, the end of what it said goes into the BuildError."""
    try:
        done = subprocess.run(
            [str(part) for part in command],
            cwd=cwd,
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            text=True,
            errors="replace",
            timeout=timeout,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise BuildError(f"{wrong}: {error}", advice) from error
    if done.returncode:
        tail = "\n".join("    " + line for line in done.stdout.strip().splitlines()[-12:])
        raise BuildError(f"{wrong}. It said:\n{tail}", advice)
    return done.stdout


def python(environment: Path = VENV) -> Path:
    """The Python of a virtual environment."""
    return program(environment, "python")


def python_path() -> Mapping[str, str]:
    """The environment variables with which the sources can be imported as they lie."""
    paths = [str(ROOT / "engine"), str(ROOT / "web"), str(ROOT)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


def pip(environment: Path, *arguments: str | Path) -> None:
    """Runs pip in a virtual environment."""
    quiet = ["--disable-pip-version-check", "--no-input", "--quiet"]
    command = [python(environment), "-m", "pip", *arguments, *quiet]
    run(command, f"pip {arguments[0]} failed", PIP_ADVICE)


def make_venv(environment: Path) -> None:
    """Makes a virtual environment with the running Python, unless a usable one is there."""
    key = f"{sys.version} {environment}"
    once(
        f"{environment.name}-python",
        key,
        python(environment),
        lambda: _new_venv(environment),
        f"Making the virtual environment {environment.name}",
    )


def _new_venv(environment: Path) -> None:
    if environment.exists():
        shutil.rmtree(environment)
    try:
        venv.create(environment, with_pip=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise BuildError(
            f"Python could not make the virtual environment {environment.name}: {error}",
            "install Python's venv and pip (on Debian and Ubuntu: apt-get install python3-venv).",
        ) from error


def install(name: str, environment: Path = VENV) -> None:
    """Installs one of the pinned lists in requirements/, with hashes checked, once.

    The lists are complete: where nothing is looked for beside them, a newer release changes nothing.
    """
    make_venv(environment)
    wanted = REQUIREMENTS / f"{name}.txt"
    record = CACHE / "keys" / f"{environment.name}-python"
    once(
        f"{environment.name}-{name}",
        digest([wanted, record]),
        python(environment),
        lambda: pip(environment, "install", "--no-deps", "--require-hashes", "-r", wanted),
        f"Installing requirements/{name}.txt into {environment.name}",
    )
