"""All games in one file: what was written comes back, anything else is refused."""

import json
from typing import Any

import pytest

from stroganov import SaveError
from stroganov_web.collection import KIND, collected, is_collection, records_in
from stroganov_web.library import Entry, Record
from stroganov_web.session import Session
from stroganov_web.spec import Spec
from stroganov_web.text import Text
from tests.web.unit.finished import FRAGMENTS, played


@pytest.fixture
def records(text: Text) -> list[Record]:
    found = []
    for number, fragment in enumerate(FRAGMENTS):
        session = Session(Spec.from_fragment(fragment), text, played(fragment))
        found.append(Record(Entry.new("abc" * (number + 1), session, number), session.to_text()))
    return found[:3]


def test_what_was_collected_comes_back(records: list[Record]) -> None:
    file = collected(records)
    assert is_collection(file) and not is_collection(records[0].text)
    assert records_in(file) == records


def test_no_games_are_a_collection_too() -> None:
    assert records_in(collected([])) == []


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"kind": "other"}, "not_a_save"),
        ({"version": 2}, "newer_version"),
        ({"version": True}, "bad_version"),
        ({"version": 0}, "bad_version"),
        ({"games": {}}, "not_a_save"),
        ({"games": [None]}, "not_a_save"),
        ({"games": [{"entry": {}, "text": ""}]}, "not_a_save"),
    ],
)
def test_anything_else_is_refused(change: dict[str, Any], reason: str) -> None:
    file = json.dumps({"kind": KIND, "version": 1, "games": []} | change)
    with pytest.raises(SaveError) as error:
        records_in(file)
    assert error.value.reason == reason


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "[" * 100_000, " " * 5_000_000])
def test_what_is_no_file_of_ours_is_refused(text: str) -> None:
    with pytest.raises(SaveError):
        records_in(text)
