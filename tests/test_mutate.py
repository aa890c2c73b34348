"""The table of deliberate defects fits the sources: each can be made, in one place, and can be read."""

import ast
import shlex
from pathlib import Path

import pytest

from tests.mutate.__main__ import refresh
from tests.mutate.defect import Defect
from tests.mutate.defects import DEFECTS
from tools.paths import ROOT

pytest_defects = pytest.mark.parametrize("defect", DEFECTS, ids=lambda defect: defect.name)


@pytest_defects
def test_a_defect_changes_one_place_of_its_file(defect: Defect) -> None:
    sound = (ROOT / defect.file).read_text(encoding="utf-8")
    broken = defect.broken(sound)
    assert broken != sound
    if defect.file.endswith(".py"):
        assert ast.dump(ast.parse(broken)) != ast.dump(ast.parse(sound))


@pytest_defects
def test_the_tests_that_ought_to_find_a_defect_are_there(defect: Defect) -> None:
    paths = [part.split("::")[0] for part in defect.tests if part.startswith("tests/")]
    assert paths, shlex.join(defect.tests)
    assert all((ROOT / path).exists() for path in paths)


def test_there_are_thirty_defects_of_different_names_everywhere() -> None:
    names = {defect.name for defect in DEFECTS}
    assert len(names) == len(DEFECTS) >= 30
    assert {name.split(":")[0] for name in names} == {"rules", "page", "storage", "offline", "start"}


def test_a_text_that_is_there_twice_is_no_defect() -> None:
    defect = Defect("twice", "file", "a", "b", ("tests",))
    assert defect.broken("cat") == "cbt"
    with pytest.raises(ValueError, match="2 times"):
        defect.broken("banal")


def test_the_copy_follows_the_work_tree(tmp_path: Path) -> None:
    tree, copy = tmp_path / "tree", tmp_path / "copy"
    refresh(ROOT / "docs", tree)  # any folder of a repository will do
    (tree / "more" / "new.txt").parent.mkdir()
    (tree / "more" / "new.txt").write_text("one")
    refresh(tree, copy)
    assert (copy / "more" / "new.txt").read_text() == "one"
    (copy / "more" / "new.txt").write_text("broken")
    (copy / "left over.txt").write_text("")
    refresh(tree, copy)
    assert (copy / "more" / "new.txt").read_text() == "one"
    assert not (copy / "left over.txt").exists()
