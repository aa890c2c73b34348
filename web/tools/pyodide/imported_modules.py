"""Runs inside Pyodide at build time: which modules of the standard library a start of the page imports."""

import importlib
import json
import pkgutil
import sys
import zipfile
from pathlib import Path

FILES = Path("/files")


def import_all(package: str) -> None:
    """Import every module of a package that needs no browser."""
    top = importlib.import_module(package)
    for one in pkgutil.walk_packages(top.__path__, f"{package}."):
        try:
            if "__main__" not in one.name:
                importlib.import_module(one.name)
        except ImportError:
            continue  # of the browser


async def main() -> None:
    """Does what the page does: micropip installs the engine, the front end is unpacked, all is imported."""
    (micropip,), (engine,) = FILES.glob("micropip-*.whl"), FILES.glob("stroganov-*.whl")
    sys.path.insert(0, str(micropip))
    await importlib.import_module("micropip").install(f"emfs:{engine}")
    with zipfile.ZipFile(FILES / "stroganov_web.zip") as archive:
        archive.extractall("/unpacked")
    sys.path.insert(0, "/unpacked")
    import_all("stroganov")
    import_all("stroganov_web")
    files = {name: str(getattr(module, "__file__", "")) for name, module in sys.modules.items()}
    library = sorted(name for name, file in files.items() if ".zip/" in file and ".whl/" not in file)
    (FILES / "imported_modules.json").write_text(json.dumps(library))
