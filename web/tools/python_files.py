"""What Python needs to start fast in a page: bytecode, and a snapshot of its memory; Pyodide makes both."""

import json
import shutil
import zipfile
from collections.abc import Mapping
from pathlib import Path

from tools import snapshot, vendored
from tools.build_cache import digest, files_below, once
from tools.environment import run
from tools.paths import CACHE, TOOLS
from tools.snapshot import PYODIDE, Heap

LIBRARY = "python_stdlib.zip"
SNAPSHOT = "snapshot.gz"
MADE, COMPILED, WORK = CACHE / "python", CACHE / "compiled", CACHE / "python-draft"
SCRIPTS = TOOLS / "pyodide"
ADVICE = "read what it said; if it is not about your own change, remove .cache and try again."
# What no page can use; leaving it out makes up for the bytecode of the rest.
LEFT_OUT = """
_pydatetime _pyio _pyrepl bdb cProfile cmd compileall configparser csv ctypes curses dbm difflib doctest
ensurepip filecmp fileinput ftplib getpass graphlib http.server idlelib imaplib mailbox modulefinder
multiprocessing netrc optparse pdb pickletools plistlib poplib profile pstats pty pyclbr pydoc pydoc_data
rlcompleter sched shelve smtplib socketserver sqlite3 statistics symtable tabnanny timeit tomllib trace
tracemalloc tty turtle unittest venv wave webbrowser wsgiref xml xmlrpc zipapp
"""
ENCODINGS = """
__init__ aliases ascii cp437 idna latin_1 punycode raw_unicode_escape undefined unicode_escape utf_16
utf_16_be utf_16_le utf_32 utf_8 utf_8_sig
"""


def make(engine: Path, front_end: Path, micropip: Path) -> Path:
    """The folder with the given archives and the standard library as bytecode, and the snapshot."""
    key = digest([micropip, SCRIPTS / "bytecode.py", PYODIDE / "package.json"])
    label = "Letting Pyodide compile its standard library"
    once("compiled", key, COMPILED, lambda: _compile(micropip), label)
    key = digest([engine, front_end, *files_below(SCRIPTS), snapshot.LOADER, Path(__file__)], key)
    label = "Letting Pyodide compile and import the game"
    once("python", key, MADE, lambda: _make(engine, front_end, micropip), label)
    return MADE


def _compile(micropip: Path) -> None:
    """Bytecode of the whole standard library and of micropip: the slow part, which is done once."""
    _fill(COMPILED, PYODIDE / LIBRARY, micropip)
    in_pyodide(PYODIDE / LIBRARY, COMPILED, SCRIPTS / "bytecode.py")


def _make(engine: Path, front_end: Path, micropip: Path) -> None:
    library = COMPILED / LIBRARY
    _fill(WORK, engine, front_end)
    in_pyodide(library, WORK, SCRIPTS / "bytecode.py")
    shutil.copyfile(COMPILED / micropip.name, WORK / micropip.name)
    in_pyodide(library, WORK, SCRIPTS / "imported_modules.py")
    _write(WORK / LIBRARY, _library(set(json.loads((WORK / "imported_modules.json").read_text()))))
    said = in_pyodide(WORK / LIBRARY, WORK, SCRIPTS / "import_everything.py", WORK / SNAPSHOT)
    snapshot.check(WORK / SNAPSHOT, Heap(**json.loads(said)))
    shutil.rmtree(MADE, ignore_errors=True)
    WORK.rename(MADE)


def _fill(folder: Path, *files: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for path in files:
        shutil.copyfile(path, folder / path.name)


def in_pyodide(library: Path, folder: Path, script: Path, *snapshot: Path) -> str:
    """Run a script's `main` on the files of a folder, and take a snapshot afterwards if it is asked for."""
    program = [vendored.node(), SCRIPTS / "run_in_pyodide.mjs"]
    command = [*program, PYODIDE, library, folder, script, *snapshot]
    return run(command, f"Pyodide could not run {script.name}", ADVICE)


def _library(used: set[str]) -> dict[str, bytes]:
    """The standard library of the page: bytecode of what is imported anyway, sources of what else may be."""
    files = {}
    with zipfile.ZipFile(PYODIDE / LIBRARY) as sources, zipfile.ZipFile(COMPILED / LIBRARY) as compiled:
        for name in sources.namelist():
            if module_of(name) in used:
                files[f"{name}c"] = compiled.read(f"{name}c")
            elif not name.endswith("/") and not is_left_out(name):
                files[name] = sources.read(name)
    return files


def _write(target: Path, files: Mapping[str, bytes]) -> None:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED, 9)


def module_of(name: str) -> str:
    """The module in a file of an archive.

    >>> module_of("email/__init__.py")
    'email'
    """
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def is_left_out(name: str) -> bool:
    """Whether a file of the standard library is of no use in a page."""
    folder, _, rest = name.partition("/")
    if folder == "encodings":
        return rest.removesuffix(".py") not in ENCODINGS.split()
    return bool({folder.removesuffix(".py"), module_of(name)} & set(LEFT_OUT.split()))
