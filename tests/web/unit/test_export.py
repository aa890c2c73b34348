"""All games in one file: what was written comes back, anything else is refused."""

import json
from datetime import datetime
from typing import Any

import pytest

from stroganov import SaveError
from stroganov.dice import Dice
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec
from stroganov_web.storage.entries import Entry, Record
from stroganov_web.storage.export import KIND, export_games, is_export, read_export
from stroganov_web.ui.pages.game_list import games_list
from stroganov_web.ui.pages.history import FinishedGame, history_page
from tests.web.unit.finished import FRAGMENTS, played


@pytest.fixture
def records(text: Text) -> list[Record]:
    found = []
    for number, fragment in enumerate(FRAGMENTS):
        session = Session(Spec.from_fragment(fragment), text, played(fragment))
        found.append(Record(Entry.new("abc" * (number + 1), session, number), session.to_text()))
    return found[:3]


def test_what_was_collected_comes_back(records: list[Record]) -> None:
    file = export_games(records)
    assert is_export(file) and not is_export(records[0].text)
    assert read_export(file) == records


def test_no_games_are_a_collection_too() -> None:
    assert read_export(export_games([])) == []


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"kind": "other"}, "not_a_save"),
        ({"version": 2}, "newer_version"),
        ({"version": True}, "bad_version"),
        ({"version": 0}, "bad_version"),
        ({"games": {}}, "not_a_save"),
        ({"games": [{}] * 10_001}, "not_a_save"),
    ],
)
def test_anything_else_is_refused(change: dict[str, Any], reason: str) -> None:
    file = json.dumps({"kind": KIND, "version": 1, "games": []} | change)
    with pytest.raises(SaveError) as error:
        read_export(file)
    assert error.value.reason == reason


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "[" * 100_000, " " * 30_000_001])
def test_what_is_no_file_of_ours_is_refused(text: str) -> None:
    with pytest.raises(SaveError):
        read_export(text)


@pytest.mark.parametrize("bad", [None, 5, [], {"entry": {}, "text": ""}, {"text": ""}])
def test_bad_games_are_left_out_and_the_others_come(records: list[Record], bad: Any) -> None:
    file = json.loads(export_games(records))
    file["games"].insert(1, bad)
    first, second, *others = read_export(json.dumps(file))
    assert second is None and [first, *others] == records


SIGNS = '{}[]",:0123456789-.eE\\ntrufalsé\x00 '


@pytest.mark.parametrize("seed", range(300))
def test_whatever_is_in_a_file_can_be_listed_and_told(records: list[Record], text: Text, seed: int) -> None:
    """Files with a few changed places: what is not refused is shown on the start page and in the history."""
    dice, file = Dice(seed), export_games(records[:1])
    entry = file.index('"text"')  # the games themselves are verified elsewhere
    for _ in range(1 + dice.below(4)):
        at = dice.below(entry)
        length = dice.below(3)
        file = file[:at] + "".join(dice.choice(SIGNS) for _ in range(dice.below(4))) + file[at + length :]
    try:
        found = [record.entry for record in read_export(file) if record]
    except SaveError:
        return
    games_list(found, lambda moment: str(datetime.fromtimestamp(moment % 10**9)), text)
    history_page([FinishedGame(entry.name, "", entry.result) for entry in found if entry.result], text)
    assert all(Entry.from_plain(json.loads(entry.to_text())) == entry for entry in found)
