"""The documents tell the truth: files and commands exist, addresses start games, examples run."""

import re
from pathlib import Path

import pytest

import stroganov
from stroganov_web.model.spec import Spec
from tests.documents import CHANGELOG, DOCUMENTS, ENGINE_README, README, ROOT, commands, links, paths, read
from tools.commands import _parser

ALL = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
ROWS = re.findall(r"^\| `([^`]*)` \| (.*) \|$", read(README), re.MULTILINE)
REST = {"colours": "green,yellow", "sides": "a,b"}  # where the row says "…" instead of two more seats
WHOLE = dict(row for row in ROWS if row[0].startswith("#new?"))


@ALL
def test_links_and_pictures_lead_somewhere(document: Path) -> None:
    assert [link for link in links(document) if not (document.parent / link).exists()] == []


@ALL
def test_the_files_it_names_exist(document: Path) -> None:
    assert [path for path in paths(document) if not (ROOT / path).exists()] == []


@ALL
def test_the_commands_it_names_exist(document: Path) -> None:
    for command in commands(document):
        options, rest = _parser().parse_known_args([word for word in command if word != "N"])
        assert not rest or options.command == "test", command


def test_there_is_something_to_check() -> None:
    assert len(links(README)) > 10 and len(paths(README)) > 10
    assert {command[0] for command in commands(README)} >= {"build", "serve", "test", "bench", "screenshots"}
    assert len(WHOLE) == 2 and len(ROWS) == 5


@pytest.mark.parametrize("address", WHOLE)
def test_an_address_starts_a_game_with_every_option_of_its_row(address: str) -> None:
    spec = Spec.from_fragment(address)
    assert Spec.from_fragment(spec.fragment()) == spec
    also = [option.removesuffix(",…") for option in re.findall(r"`(\w+=[^`]+)`", WHOLE[address])]
    assert len(also) >= 3
    players = len(spec.seats) if not spec.opponent else 1
    for option in also:
        name, values = option.split("=")
        words = values.split(",")
        if name in ("colours", "sides"):  # one for each seat
            words += [word for word in ("green", "yellow") if name == "colours"] or ["a"] * (
                players - len(words)
            )
        given = [part for part in address.partition("?")[2].split("&") if not part.startswith(f"{name}=")]
        assert Spec.from_fragment("#new?" + "&".join([*given, f"{name}={','.join(words)}"])) != spec, option


@pytest.mark.parametrize("row", [row[0] for row in ROWS if row[0] not in WHOLE])
def test_an_option_fits_behind_any_address(row: str) -> None:
    for address in WHOLE:
        assert Spec.from_fragment(address + row.removeprefix("…")) != Spec.from_fragment(address)


def test_the_example_of_the_engine_runs(capsys: pytest.CaptureFixture[str]) -> None:
    example = re.search(r"```python\n(.*?)```", read(ENGINE_README), re.DOTALL)
    assert example
    exec(compile(example[1], str(ENGINE_README), "exec"), {})
    assert re.fullmatch(r"\d+ to \d+ after \d+ answers\n", capsys.readouterr().out)


def test_the_calls_of_the_engine_exist() -> None:
    names = [one or other for one, other in re.findall(r"`Game\.(\w+)\(|`game\.(\w+)", read(ENGINE_README))]
    assert len(names) > 8
    assert [name for name in names if not hasattr(stroganov.Game, name)] == []


def test_the_changelog_begins_with_what_is_not_released_and_then_this_version() -> None:
    first, second = re.findall(r"^## \[(.*?)\](?: - (\d{4}-\d\d-\d\d))?$", read(CHANGELOG), re.MULTILINE)[:2]
    assert first == ("Unreleased", "")
    assert second[0] == stroganov.__version__ and second[1]
