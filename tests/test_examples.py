"""Every script in docs/examples runs and prints what it promises."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "docs" / "examples"
SAVE = ROOT / "tests" / "games" / "version-2" / "two-players.stroganov.json"
PRINTS = {
    "bot.py": ([], "points against"),
    "simulation.py": ([], "20 games, "),
    "reading_a_save.py": ([str(SAVE)], "hunts a 4 on tile 1"),
}


def test_every_example_is_run() -> None:
    assert {path.name for path in EXAMPLES.glob("*.py")} == set(PRINTS)


@pytest.mark.parametrize("name", PRINTS)
def test_an_example_prints_what_it_promises(name: str, tmp_path: Path) -> None:
    arguments, promised = PRINTS[name]
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *arguments],
        cwd=tmp_path,
        env={"PYTHONPATH": f"{ROOT / 'engine'}:{ROOT / 'web'}", "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert promised in done.stdout
