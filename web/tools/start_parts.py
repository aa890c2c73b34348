"""What the start script has to know: addresses, settings and the sizes of what is loaded."""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path

from tools.build_cache import files_below
from tools.python_files import SNAPSHOT

INSTALLERS = ("micropip-", "pyodide_graph-")  # what installs packages, which are in the snapshot already


def as_json(site: Path, at: Mapping[str, str]) -> str:
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
