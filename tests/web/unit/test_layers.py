"""The packages of the page: imports point one way, and only one package knows the browser."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import stroganov_web

ROOT = Path(stroganov_web.__file__).parent
LAYERS = ("i18n", "model", "storage", "text", "draw", "ui", "screens", "browser", "app")
BROWSER = ("js", "pyodide", "pyscript")
MODULES = sorted(path for path in ROOT.rglob("*.py") if path != ROOT / "__init__.py")


def layer(module: str) -> int:
    """How high the package of a module stands, by the name after `stroganov_web.`."""
    return LAYERS.index(module.split(".")[0])


def imported(path: Path) -> Iterator[str]:
    """Every module that a module imports, be it for its types only."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module == "stroganov_web":
            yield from (f"stroganov_web.{name.name}" for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def imported_here(path: Path) -> list[str]:
    """What a module imports of the page."""
    return [
        module.removeprefix("stroganov_web.")
        for module in imported(path)
        if module.startswith("stroganov_web.")
    ]


@pytest.mark.parametrize(
    "path", MODULES, ids=lambda path: ".".join(path.relative_to(ROOT).with_suffix("").parts)
)
def test_imports_point_one_way(path: Path) -> None:
    here = layer(".".join(path.relative_to(ROOT).with_suffix("").parts))
    assert [module for module in imported_here(path) if layer(module) > here] == []


def test_only_one_package_knows_the_browser() -> None:
    know = {
        path.relative_to(ROOT).parts[0]
        for path in MODULES
        if any(module.split(".")[0] in BROWSER for module in imported(path))
    }
    assert know == {"browser"}
