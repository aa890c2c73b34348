"""Where everything lies, from the top of the repository."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "engine"
WEB = ROOT / "web"
TESTS = ROOT / "tests"
TOOLS = WEB / "tools"
REQUIREMENTS = TOOLS / "requirements"
CACHE = ROOT / ".cache"
DIST = ROOT / "dist"
SHELL = CACHE / "shell"  # what the page shows and says without Python
NPM = CACHE / "npm"
VENV = ROOT / ".venv"
BENCH_VENV = ROOT / ".venv-bench"
ACCEPT_VENV = ROOT / ".venv-accept"


def program(venv: Path, name: str) -> Path:
    """An executable inside a virtual environment."""
    return venv / "Scripts" / f"{name}.exe" if os.name == "nt" else venv / "bin" / name
