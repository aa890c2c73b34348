"""What Python needs to start fast in a page: bytecode, and a snapshot of its memory; Pyodide makes both."""

import hashlib
import json
import shutil
import zipfile
from collections.abc import Mapping
from pathlib import Path

from tools import vendored
from tools.environment import run
from tools.places import CACHE, TOOLS
from tools.stamps import digest, files_below, once

LIBRARY = "python_stdlib.zip"
SNAPSHOT = "snapshot.gz"
PREPARED, COMPILED, WORK = CACHE / "prepared", CACHE / "compiled", CACHE / "preparing"
SCRIPTS = TOOLS / "pyodide"
PYODIDE = vendored.MODULES / "pyodide"
INSTALLERS = ("micropip-", "pyodide_graph-")  # what installs packages, which are in the snapshot already
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


def prepare(engine: Path, front_end: Path, micropip: Path) -> Path:
    """The folder with the given archives and the standard library as bytecode, and the snapshot."""
    key = digest([micropip, SCRIPTS / "bytecode.py", PYODIDE / "package.json"])
    label = "Letting Pyodide compile its standard library"
    once("compiled", key, COMPILED, lambda: _compile(micropip), label)
    key = digest([engine, front_end, *files_below(SCRIPTS), Path(__file__)], key)
    label = "Letting Pyodide compile and import the game"
    once("prepared", key, PREPARED, lambda: _prepare(engine, front_end, micropip), label)
    return PREPARED


def _compile(micropip: Path) -> None:
    """Bytecode of the whole standard library and of micropip: the slow part, which is done once."""
    _fill(COMPILED, PYODIDE / LIBRARY, micropip)
    _inside(PYODIDE / LIBRARY, COMPILED, "bytecode.py")


def _prepare(engine: Path, front_end: Path, micropip: Path) -> None:
    library = COMPILED / LIBRARY
    _fill(WORK, engine, front_end)
    _inside(library, WORK, "bytecode.py")
    shutil.copyfile(COMPILED / micropip.name, WORK / micropip.name)
    _inside(library, WORK, "used.py")
    _write(WORK / LIBRARY, _library(set(json.loads((WORK / "used.json").read_text()))))
    _inside(WORK / LIBRARY, WORK, "snapshot.py", WORK / SNAPSHOT)
    shutil.rmtree(PREPARED, ignore_errors=True)
    WORK.rename(PREPARED)


def _fill(folder: Path, *files: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for path in files:
        shutil.copyfile(path, folder / path.name)


def _inside(library: Path, folder: Path, script: str, *snapshot: Path) -> None:
    command = [vendored.node(), SCRIPTS / "inside.mjs", PYODIDE, library, folder, SCRIPTS / script, *snapshot]
    run(command, f"Pyodide could not run {script}", ADVICE)


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


def parts(site: Path, at: Mapping[str, str]) -> str:
    """What the start script has to know, as JSON that can stand inside HTML."""
    interpreter = {"interpreter": f"./{at['app']}/js/interpreter.mjs", "packages_cache": "never"}
    files = {f"./{at['app']}/stroganov_web.zip": "./*"}
    snapshot = f"{at['snapshot']}/{SNAPSHOT}"
    told = {
        "build": hashlib.sha256(repr(sorted(at.items())).encode()).hexdigest()[:12],
        "core": f"./{at['pyscript']}/core.js",
        "main": f"./{at['app']}/main.py",
        "plain": {**interpreter, "packages": [f"./{at['wheel']}"], "files": files},
        "fromSnapshot": interpreter,
        "snapshot": f"./{snapshot}",
        "sha": hashlib.sha256((site / snapshot).read_bytes()).hexdigest(),
        "files": _loaded(site, at),
    }
    return json.dumps(told, separators=(",", ":")).replace("<", "\\u003c")


def _loaded(site: Path, at: Mapping[str, str]) -> dict[str, list[tuple[str, int]]]:
    """The files, with sizes, that every start loads, and those of a plain one or one from the snapshot."""
    from_others = [path for name in ("pyodide", "pyscript") for path in files_below(site / at[name])]
    installs = [path for path in from_others if path.name.startswith(INSTALLERS)]
    files = {
        "always": [*(path for path in from_others if path not in installs), site / at["app"] / "main.py"],
        "plain": [*installs, site / at["wheel"], site / at["app"] / "stroganov_web.zip"],
        "snapshot": [site / at["snapshot"] / SNAPSHOT],
    }
    return {
        way: [(f"./{path.relative_to(site).as_posix()}", path.stat().st_size) for path in paths]
        for way, paths in files.items()
    }
