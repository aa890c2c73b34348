"""Pyodide's lock file for one wheel, made by pyodide-lock. Runs inside the virtual environment.

pyodide-lock 0.1.2, the last release for Python 3.11, refuses the lock file of Pyodide 314 as a whole: it asks
for `info.version` and knows no field `tool`. Of that file only `info` is needed here, and the version is
filled in. Wheels of bytecode have no sources, from which pyodide-lock reads what can be imported: so an entry
is made from the wheel of sources and gets the hash of the one that is shipped.
"""

import json
import sys
from pathlib import Path

from pyodide_lock import PyodideLockSpec
from pyodide_lock.spec import InfoSpec
from pyodide_lock.utils import add_wheels_to_spec, update_package_sha256


def locked(distribution: Path, version: str, wheel: Path, shipped: Path) -> PyodideLockSpec:
    """A lock file with nothing but a wheel; Pyodide's own lock file must want the same version of it."""
    theirs = json.loads(distribution.read_text())
    empty = PyodideLockSpec(info=InfoSpec(**theirs["info"], version=version), packages={})
    spec = add_wheels_to_spec(empty, [wheel])
    for name, package in spec.packages.items():
        wanted = theirs["packages"][name]["version"]
        if wanted != package.version:
            raise ValueError(
                f"Pyodide {version} wants {name} {wanted}, but {wheel.name} is pinned: "
                "pin what Pyodide wants in web/tools/requirements/pyodide.in and compile it anew."
            )
        update_package_sha256(package, shipped)
    spec.check_wheel_filenames()
    return spec


if __name__ == "__main__":
    lock_file, distribution, wheel, shipped = (Path(word) for word in sys.argv[1:5])
    locked(distribution, sys.argv[5], wheel, shipped).to_json(lock_file)
