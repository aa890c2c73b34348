"""The engine's README tells the truth: its example runs, its calls exist."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "engine" / "README.md"


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    example = re.search(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert example
    exec(compile(example[1], str(README), "exec"), {})
    assert re.fullmatch(r"\d+ to \d+ after \d+ answers\n", capsys.readouterr().out)


def test_the_calls_it_names_exist() -> None:
    import stroganov

    for name in re.findall(r"`Game\.(\w+)\(|`game\.(\w+)", README.read_text(encoding="utf-8")):
        attribute = name[0] or name[1]
        assert hasattr(stroganov.Game, attribute), attribute
