"""Compiles the message catalogues from .po to .mo. Runs inside the virtual environment."""

import sys
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

STEADY = datetime(2020, 1, 1, tzinfo=UTC)  # else the same texts would be other files every minute


def compile_all(source: Path, target: Path) -> None:
    """Compiles every catalogue below one folder to the same place below another."""
    for text in sorted(source.rglob("*.po")):
        compiled = (target / text.relative_to(source)).with_suffix(".mo")
        compiled.parent.mkdir(parents=True, exist_ok=True)
        with text.open("rb") as catalogue, compiled.open("wb") as out:
            messages = read_po(catalogue, abort_invalid=True)
            messages.creation_date = messages.revision_date = STEADY
            write_mo(out, messages)


if __name__ == "__main__":
    compile_all(Path(sys.argv[1]), Path(sys.argv[2]))
