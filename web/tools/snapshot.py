"""Checks the snapshot of Python's memory: how large its heap is, and that it can be brought back."""

from dataclasses import dataclass
from pathlib import Path

from tools import vendored
from tools.environment import run
from tools.errors import BuildError
from tools.paths import TOOLS, WEB

PYODIDE = vendored.MODULES / "pyodide"
LOADER = WEB / "js" / "snapshot.mjs"
RESTORE = TOOLS / "pyodide" / "restore_snapshot.mjs"
LARGEST = 48 * 2**20  # bytes of heap: what phones spare easily, and unpack in a moment
CODE = "import sys; len([name for name in sys.modules if name.startswith('stroganov')])"
ADVICE = (
    "import less when it is made (web/tools/pyodide/import_everything.py), keep less in modules, "
    "or raise LARGEST in web/tools/snapshot.py and measure the start on a phone."
)


@dataclass(frozen=True)
class Heap:
    """Pyodide's memory in bytes: all of it, and what is in use."""

    size: int
    used: int

    def __str__(self) -> str:
        used, free = self.used / 1e6, (LARGEST - self.used) / 1e6
        return f"Snapshot: {used:.1f} MB of memory used, room for {free:.1f} MB more"


def check(snapshot: Path, heap: Heap) -> None:
    """Tell the size; fail if it is too large or does not come back as the page would do it."""
    print(f"  {heap}", flush=True)
    if heap.size > LARGEST:
        raise BuildError(
            f"The snapshot of Python's memory is too large: a heap of {heap.size / 1e6:.1f} MB, "
            f"of which {heap.used / 1e6:.1f} MB are used; at most {LARGEST / 1e6:.1f} MB.",
            ADVICE,
        )
    restored = run(
        [vendored.node(), RESTORE, PYODIDE, LOADER, snapshot, CODE],
        "The snapshot of Python's memory cannot be brought back",
        ADVICE,
    )
    if not int(restored):
        raise BuildError("The snapshot of Python's memory has nothing of the game in it.", ADVICE)
