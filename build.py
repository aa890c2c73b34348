#!/usr/bin/env python3
"""Builds, serves and checks the Stroganov site. Needs nothing but Python; makes its own environment."""

from __future__ import annotations

import sys
from pathlib import Path

OLDEST = (3, 11)


def too_old(version: tuple[int, ...]) -> str:
    """The message for a Python that is too old, or nothing."""
    if version[:2] >= OLDEST:
        return ""
    return (
        "Python {}.{} is too old: this project needs {}.{} or newer.\n"
        "What to do: install a newer Python and start build.py with it, for example\n"
        "    python3.12 build.py serve"
    ).format(*version[:2], *OLDEST)


def main() -> int:
    """Checks the Python version before importing anything that needs it."""
    message = too_old(tuple(sys.version_info))
    if message:
        print(message, file=sys.stderr)
        return 2
    sys.path.insert(0, str(Path(__file__).resolve().parent / "web"))
    from tools.commands import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
