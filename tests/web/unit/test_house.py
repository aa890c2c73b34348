"""The packages of the page: imports point one way, and only the loop around them knows the browser."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import stroganov_web

ROOT = Path(stroganov_web.__file__).parent
LOOP = ""  # the modules beside the packages: they join drawing, words and games to the browser
ORDER = ("art", "text", "games", "wording", "table", "pages", "turn", LOOP)
BROWSER = ("js", "pyodide", "pyscript")
MODULES = sorted(path for path in ROOT.rglob("*.py") if path.name != "__init__.py")


def home(module: str) -> str:
    """The package a module lies in, by the part of its name after `stroganov_web.`."""
    first = module.split(".")[0]
    return first if first in ORDER else LOOP


def imported(path: Path) -> Iterator[str]:
    """Every module that a module imports."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module == "stroganov_web":
            yield from (f"stroganov_web.{name.name}" for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_imports_point_one_way(path: Path) -> None:
    here = home(".".join(path.relative_to(ROOT).with_suffix("").parts))
    for module in imported(path):
        if module.startswith("stroganov_web."):
            there = home(module.removeprefix("stroganov_web."))
            assert ORDER.index(there) <= ORDER.index(here), module


@pytest.mark.parametrize(
    "path", [path for path in MODULES if path.parent != ROOT], ids=lambda path: path.stem
)
def test_packages_know_no_browser(path: Path) -> None:
    assert not [module for module in imported(path) if module.split(".")[0] in BROWSER]
