"""Runs inside Pyodide: unpacks the game as it is shipped and reads one input after another."""

import sys
import zipfile
from pathlib import Path

FILES = Path("/files")
for found in (*FILES.glob("stroganov*"), FILES / "fuzz.zip"):
    with zipfile.ZipFile(found) as archive:
        archive.extractall("/unpacked")
sys.path.insert(0, "/unpacked")

from stroganov_web.i18n import Text  # noqa: E402
from tests.fuzz.inputs import Corpus, Input, made  # noqa: E402
from tests.fuzz.readers import opened, play_on  # noqa: E402

TEXT = Text("en")
CORPUS = Corpus.of(Path("/unpacked/corpus"))
now = {}


def make(seed: int, number: int) -> None:
    """Make the input of this number."""
    now.update(input=made(CORPUS, seed, number), number=number, sessions=[])


def open_input() -> int:
    """Read it; gives how many games are in it."""
    now["sessions"] = opened(now["input"], TEXT)
    return len(now["sessions"])


def play() -> None:
    """Play on what was in it."""
    for session in now["sessions"]:
        play_on(session, now["number"], TEXT)
    now["sessions"] = []


def warm_up() -> None:
    """Open the longest recorded game."""
    opened(Input("file", max(CORPUS.saves, key=len)), TEXT)
