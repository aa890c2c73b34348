"""Reads hostile inputs inside Pyodide under node, as the page does: `build.py fuzz [--minutes N] [--seed N]`.

Every input is made by a seed and its number alone. One that is read wrongly is told with both, kept as a file
in `test-results`, and read again by `build.py fuzz --seed SEED --input NUMBER`.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import threading
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tools import python_files, vendored
from tools.errors import BuildError
from tools.paths import CACHE, ENGINE, ROOT, TESTS

HERE = Path(__file__).parent
WORK = CACHE / "fuzz"
RESULTS = ROOT / "test-results"
INPUTS = 1_200  # of a run that is part of the checks
ENDLESS = 10**9
TOLD = "told "  # begins what is meant for us
HANGS = 120  # seconds without a new input


def main(arguments: Sequence[str]) -> bool:
    """Read as many inputs as are wanted; whether all of them were read as they should be."""
    options = _parser().parse_args(arguments)
    _fill(WORK)
    first, count, seconds = 0, INPUTS, ENDLESS
    if options.minutes:
        count, seconds = ENDLESS, round(60 * options.minutes)
    if options.input is not None:
        first, count = options.input, 1
    return _read_all(options.seed, first, count, seconds)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="build.py fuzz")
    parser.add_argument(
        "--minutes", type=float, default=0, help=f"how long; otherwise {INPUTS} inputs are read"
    )
    parser.add_argument("--seed", type=int, default=1, help="other seeds make other inputs")
    parser.add_argument("--input", type=int, help="only the input of this number")
    return parser


def corpus() -> dict[str, Path]:
    """The sound files that inputs are made from, by unique names."""
    games = TESTS / "games"
    found = {f"{path.parent.name}-{path.name}": path for path in games.glob("version-*/*.json")}
    found |= {path.name: path for path in games.glob("kept-*/*.*")}
    return found | {"standard.json": ENGINE / "stroganov" / "components" / "standard.json"}


def _fill(folder: Path) -> None:
    """The game as it is shipped, and what reads inputs with it."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for path in python_files.MADE.glob("stroganov*"):
        shutil.copy(path, folder)
    shutil.copy(HERE / "inside.py", folder)
    with zipfile.ZipFile(folder / "fuzz.zip", "w") as archive:
        for path in sorted(HERE.glob("*.py")):
            archive.write(path, f"tests/fuzz/{path.name}")
        for name, path in corpus().items():
            archive.write(path, f"corpus/{name}")


def _read_all(seed: int, first: int, count: int, seconds: int) -> bool:
    library = python_files.MADE / python_files.LIBRARY
    script = [str(HERE / "fuzz.mjs"), str(python_files.PYODIDE), str(library), str(WORK)]
    command = [str(vendored.node()), *script, *map(str, (seed, first, count, seconds))]
    program = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8")
    last, failures = first, 0
    summary: dict[str, Any] = {}
    assert program.stdout
    while line := _line_of(program):
        if not line.startswith(TOLD):
            continue
        told = json.loads(line.removeprefix(TOLD))
        if isinstance(told, int):
            last = told
        elif "problem" in told:
            failures += 1
            _tell(seed, told["number"], told["problem"])
        else:
            summary = told
    if program.wait() and not failures:
        failures = 1
        _tell(seed, last, f"Python has ended or does nothing for {HANGS} seconds")
    print(f"seed {seed}: {summary or 'not finished'}", flush=True)
    return not failures and bool(summary)


def _line_of(program: subprocess.Popen[str]) -> str:
    """What the program tells next; one that tells nothing for too long is ended."""
    assert program.stdout
    patience = threading.Timer(HANGS, program.kill)
    patience.start()
    try:
        return program.stdout.readline()
    finally:
        patience.cancel()


def _tell(seed: int, number: int, problem: str) -> None:
    """Keep the input as a file and tell how to read it again."""
    from tests.fuzz.inputs import Corpus, made

    folder = WORK / "corpus"
    folder.mkdir(exist_ok=True)
    for name, path in corpus().items():
        shutil.copy(path, folder / name)
    given = made(Corpus.of(folder), seed, number)
    RESULTS.mkdir(exist_ok=True)
    kept = RESULTS / f"fuzz-{seed}-{number}.{given.kind}.txt"
    kept.write_text(given.text, encoding="utf-8", errors="surrogatepass")
    print(f"\nseed {seed}, input {number} ({given.kind}, {len(given.text)} characters, {kept}):\n{problem}")
    print(f"Again: python3 build.py fuzz --seed {seed} --input {number}", flush=True)


if __name__ == "__main__":
    try:
        sys.exit(0 if main(sys.argv[1:]) else 1)
    except BuildError as error:
        sys.exit(str(error))
