"""Every script in docs/examples runs and prints what it promises."""

import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "docs" / "examples"
SAVE = ROOT / "tests" / "games" / "version-2" / "two-players.stroganov.json"
PRINTS = {
    "bot.py": ([], "points against"),
    "simulation.py": ([], "20 games, "),
    "picture.py": (["board.svg"], "board.svg: the board in "),
    "reading_a_save.py": ([str(SAVE)], "hunts a 4 on tile 1"),
}


def run(name: str, arguments: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(EXAMPLES / name), *arguments],
        cwd=folder,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join((str(ROOT / "engine"), str(ROOT / "web"))),
            "PYTHONUTF8": "1",
        },
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_every_example_is_run() -> None:
    assert {path.name for path in EXAMPLES.glob("*.py")} == set(PRINTS)


@pytest.mark.parametrize("name", PRINTS)
def test_an_example_prints_what_it_promises(name: str, tmp_path: Path) -> None:
    arguments, promised = PRINTS[name]
    done = run(name, arguments, tmp_path)
    assert done.returncode == 0, done.stderr
    assert promised in done.stdout


def test_the_picture_is_an_svg_file_that_stands_alone(tmp_path: Path) -> None:
    run("picture.py", ["board.svg"], tmp_path)
    drawing = ElementTree.parse(tmp_path / "board.svg").getroot()
    known = {element.get("id") for element in drawing.iter()}
    used = [name for element in drawing.iter() if (name := element.get("href", "")).startswith("#")]
    assert drawing.tag == "{http://www.w3.org/2000/svg}svg"
    assert len(used) > 50 and {name[1:] for name in used} <= known
