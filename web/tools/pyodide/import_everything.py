"""Runs inside Pyodide at build time, before the picture of its memory: everything is imported and read once.

Files are gone when the picture is brought back, and nothing of the browser may be in it. So modules that need
the browser are kept as code, to be run when they are asked for.
"""

import gc
import importlib
import importlib.abc
import importlib.util
import marshal
import pkgutil
import sys
import zipfile
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, ModuleType

KEPT = Path("/kept")
OF_THE_BROWSER = ("js", "pyodide.ffi", "pyodide_js", "pyscript")
HEADER = 16  # bytes before the code in a .pyc file


class Later(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds modules among those kept as code."""

    def __init__(self) -> None:
        self.codes: dict[str, CodeType] = {}

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        return importlib.util.spec_from_loader(fullname, self) if fullname in self.codes else None

    def exec_module(self, module: ModuleType) -> None:
        exec(self.codes[module.__name__], module.__dict__)


def names_below(package: str) -> list[str]:
    """Every module of a package, by name."""
    found = importlib.import_module(package)
    return [
        one.name for one in pkgutil.walk_packages(found.__path__, f"{package}.") if "__main__" not in one.name
    ]


def take_in(packages: tuple[str, ...]) -> None:
    """Import everything that needs no browser, keep the rest for later."""
    later = Later()
    waiting = [name for package in packages for name in names_below(package)]
    for name in waiting:
        try:
            importlib.import_module(name)
        except ModuleNotFoundError as missing:
            if missing.name not in OF_THE_BROWSER:
                raise
            path = KEPT / (name.replace(".", "/") + ".pyc")
            later.codes[name] = marshal.loads(path.read_bytes()[HEADER:])
    sys.meta_path.append(later)


def warm_up() -> None:
    """Read every language, draw what is drawn ahead."""
    from stroganov_web.i18n import LANGUAGES, PSEUDO, Text
    from stroganov_web.screens.prerender import prerender_steps

    for language in (*LANGUAGES, PSEUDO):
        Text(language)
    for step in prerender_steps():
        step()


async def main() -> None:
    """Makes everything ready."""
    for found in Path("/files").glob("stroganov*"):
        with zipfile.ZipFile(found) as archive:
            archive.extractall(KEPT)
    sys.path.insert(0, str(KEPT))
    take_in(("stroganov", "stroganov_web"))
    warm_up()
    sys.path.remove(str(KEPT))
    gc.collect()
