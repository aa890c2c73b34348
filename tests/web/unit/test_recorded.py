"""What players were given by any version, files, links and all their games at once, opens for ever."""

import json
from pathlib import Path

import pytest

from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.storage.export import is_export, read_export
from stroganov_web.storage.links import open_session, text_in_fragment
from tests.games.record_kept import ALL, FILE, GAMES, HASHES, HERE, LINK, POSITION, PRESENT, made

FOLDERS = sorted(HERE.glob("kept-*"))
EVERY = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def same(session: Session, name: str, folder: Path, text: Text) -> None:
    """It is the game as it was, with the people at its table."""
    assert session.game.state.position_hash() == json.loads(read(folder / HASHES))[name]
    assert session.people == made(name, text).people


def test_the_present_version_is_recorded() -> None:
    assert PRESENT in FOLDERS, "python -m tests.games.record_kept"


@EVERY
def test_a_folder_has_all_of_a_version(folder: Path) -> None:
    handed = {f"{name}.{kind}" for name in GAMES for kind in (FILE, LINK, POSITION)}
    assert {path.name for path in folder.iterdir()} == handed | {ALL, HASHES}


@EVERY
@pytest.mark.parametrize("name", GAMES)
def test_files_and_links_open(name: str, folder: Path, text: Text) -> None:
    recorded = read(folder / f"{name}.{FILE}")
    for kept in (recorded, text_in_fragment(read(folder / f"{name}.{LINK}"))):
        session = open_session(kept, text)
        same(session, name, folder, text)
        known = len(session.game.answers) == len(json.loads(recorded)["save"]["answers"])
        assert known or session.game.older_rules
    position = open_session(text_in_fragment(read(folder / f"{name}.{POSITION}")), text)
    same(position, name, folder, text)
    assert position.game.answers == [] and position.game.start is not None


@EVERY
def test_all_games_at_once_open(folder: Path, text: Text) -> None:
    file = read(folder / ALL)
    assert is_export(file)
    records = read_export(file)
    assert len(records) == len(GAMES)
    for name, record in zip(GAMES, records, strict=True):
        session = open_session(record.text, text)
        same(session, name, folder, text)
        assert record.entry.answers == len(session.game.answers)
        assert [person.name for person in record.entry.people(text)] == [p.name for p in session.people]


@pytest.mark.parametrize("name", GAMES)
def test_a_file_is_written_as_it_was_recorded(name: str, text: Text) -> None:
    """What else is written needs another version, so that it is recorded beside this one."""
    assert made(name, text).to_text() == read(PRESENT / f"{name}.{FILE}")
