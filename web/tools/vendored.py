"""What the site takes from others: Pyodide, PyScript, QR codes and axe-core from npm, micropip from PyPI."""

import hashlib
import json
import re
import shutil
import subprocess
from pathlib import Path

from tools.build_cache import digest, once
from tools.environment import install, pip, run
from tools.errors import BuildError
from tools.paths import CACHE, NPM, REQUIREMENTS, ROOT, VENV, program

NPM_FILES = REQUIREMENTS / "npm"
MODULES = NPM / "node_modules"
MICROPIP = CACHE / "micropip"
HASHES = REQUIREMENTS / "vendored.sha256"
OLDEST_NODE = 18
NPM_ADVICE = "check the network and npm's settings (`npm config list`), then start the same command again."


def fetch() -> None:
    """Brings everything pinned in requirements/npm and requirements/pyodide.txt, once."""
    wanted = [NPM_FILES / "package.json", NPM_FILES / "package-lock.json"]
    once("npm", digest(wanted), MODULES, _npm_ci, "Fetching Pyodide and PyScript with npm")
    wanted = [REQUIREMENTS / "pyodide.txt"]
    once("micropip", digest(wanted), MICROPIP, _download_micropip, "Fetching micropip with pip")


def _npm_ci() -> None:
    NPM.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(NPM_FILES / name, NPM / name)
    flags = ["--ignore-scripts", "--no-audit", "--no-fund"]
    run([_npm(), "ci", *flags], "npm ci failed", NPM_ADVICE, cwd=NPM)


def _npm() -> Path:
    """The npm that belongs to `node`."""
    return _of_node("npm")


def node() -> Path:
    """The machine's node if it is new enough, else the one from PyPI."""
    return _of_node("node")


def _of_node(name: str) -> Path:
    found = shutil.which(name)
    if found and _node_version() >= OLDEST_NODE:
        return Path(found)
    try:
        install("node")
    except BuildError as error:
        wanted = f"There is no {name} with node {OLDEST_NODE} or newer, and none could be installed."
        wrong = f"{wanted}\n{error.wrong}"
        raise BuildError(wrong, "install Node.js, then start the same command again.") from error
    return program(VENV, name)


def _node_version() -> int:
    try:
        said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout
        return int(said.strip().lstrip("v").split(".")[0])
    except (OSError, subprocess.CalledProcessError, ValueError):
        return 0


def _download_micropip() -> None:
    shutil.rmtree(MICROPIP, ignore_errors=True)
    only = ["--no-deps", "--only-binary=:all:", "--python-version", "3.14", "--dest", str(MICROPIP)]
    pip(VENV, "download", "--require-hashes", *only, "-r", REQUIREMENTS / "pyodide.txt")


def version(package: str) -> str:
    """The pinned version of an npm package."""
    pinned = json.loads((NPM_FILES / "package.json").read_text())["dependencies"]
    return str(pinned[package])


def copy(package: str, target: Path) -> None:
    """Copies the files of an npm package that requirements/vendored.sha256 lists, each one checked."""
    target.mkdir(parents=True, exist_ok=True)
    for name, expected in listed(package).items():
        source = MODULES / name
        check(source, expected)
        shutil.copyfile(source, target / source.name)


def listed(package: str = "") -> dict[str, str]:
    """The files of an npm package, or of all, that are copied, each with its hash."""
    lines = (line.split() for line in HASHES.read_text().splitlines())
    return {name: expected for expected, name in lines if name.startswith(f"{package}/" if package else "")}


def check(path: Path, *expected: str) -> None:
    """Fails unless a file is there with an expected SHA-256."""
    if not path.is_file():
        raise BuildError(
            f"{path} is missing.", f"remove the folder {CACHE} and start the same command again."
        )
    found = hashlib.sha256(path.read_bytes()).hexdigest()
    if found not in expected:
        raise BuildError(
            f"{path} is not the file this project was tested with: SHA-256 {found}, "
            f"not {' or '.join(expected)}.",
            f"remove the folder {CACHE} and start the same command again; after a wanted update, "
            f"put the new hash into the list in {REQUIREMENTS.relative_to(ROOT).as_posix()}.",
        )


def micropip_wheel() -> Path:
    """The one wheel that pip downloaded; it is still what is pinned."""
    (wheel,) = MICROPIP.glob("micropip-*.whl")
    check(wheel, *re.findall(r"sha256:(\w+)", (REQUIREMENTS / "pyodide.txt").read_text()))
    return wheel
