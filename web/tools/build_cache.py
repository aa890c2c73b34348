"""Work that is done once: it is repeated only when what it was made from has changed."""

import hashlib
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from tools.paths import CACHE

SKIPPED = {"__pycache__", ".mypy_cache", ".ruff_cache"}


def files_below(*roots: Path) -> list[Path]:
    """Every file that counts as a source below the given folders, in a fixed order."""
    found: list[Path] = []
    for root in roots:
        inside = [root] if root.is_file() else root.rglob("*")
        found += [path for path in inside if path.is_file() and not SKIPPED & set(path.parts)]
    return sorted(path for path in found if path.suffix != ".pyc")


def digest(paths: Iterable[Path], *words: str) -> str:
    """One hash of names and contents of files, and of some words."""
    sha = hashlib.sha256("\0".join(words).encode())
    for path in paths:
        content = path.read_bytes()
        sha.update(f"\0{path.parent.name}/{path.name}\0{len(content)}\0".encode())
        sha.update(content)
    return sha.hexdigest()


def made_with(name: str, key: str, output: Path) -> bool:
    """Whether a piece of work was done with this key and its output is still there."""
    key_file = CACHE / "keys" / name
    return output.exists() and key_file.is_file() and key_file.read_text() == key


def once(name: str, key: str, output: Path, work: Callable[[], None], label: str = "") -> None:
    """Does the work unless `output` is there and was made with the same key; with a label, tells so."""
    if made_with(name, key, output):
        return
    key_file = CACHE / "keys" / name
    key_file.unlink(missing_ok=True)
    start = time.monotonic()
    if label:
        print(f"{label} ...", flush=True)
    work()
    if label:
        print(f"  done in {time.monotonic() - start:.1f} s", flush=True)
    key_file.parent.mkdir(parents=True, exist_ok=True)
    key_file.write_text(key)
