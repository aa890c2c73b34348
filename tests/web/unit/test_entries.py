"""Entries of saved games: their order in the list, the newer of two copies, and what is not accepted."""

import json

import pytest

from stroganov_web.storage.entries import Entry, Position, last, listed, newest


def entry(name: str, changed: int, over: bool = False, begun: bool = True, revision: int = 1) -> Entry:
    position = Position(1, 0, ("",) * 13, (0, 0), (0, 0))
    return Entry(name * 10, 0, changed, revision, 5, begun, over, "#new?players=2&seed=1", position)


def test_unfinished_games_come_first_and_the_last_changed_of_them_is_continued() -> None:
    games = [entry("a", 1), entry("b", 5, over=True), entry("c", 3), entry("d", 2, begun=False)]
    assert [game.name[0] for game in listed(games)] == ["c", "a", "b"]
    assert last(games) == games[2]
    assert last([]) is None
    assert listed([entry("d", 9, begun=False), *games])[0].name[0] == "d"


def test_of_two_copies_the_newer_revision_counts() -> None:
    copies = [entry("a", 1, revision=2), entry("a", 9, revision=1), entry("b", 1)]
    assert newest(copies) == {copies[0].name: copies[0], copies[2].name: copies[2]}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("name", "<b>"),
        ("name", ""),
        ("revision", "1"),
        ("table", "#new?players=9"),
        ("table", 5),
        ("position", None),
        ("position", {"year": 9}),
        ("made", -1),
        ("changed", 10**17),
        ("changed", 1.5),
        ("revision", 2**53),
        ("revision", -1),
        ("answers", -1),
        ("begun", 1),
    ],
)
def test_an_entry_that_is_none_is_refused(field: str, value: object) -> None:
    plain = json.loads(entry("a", 1).to_text())
    assert Entry.from_plain(plain) == entry("a", 1)
    assert Entry.from_plain({**plain, field: value}) is None
    assert Entry.from_plain(None) is None


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("terrains", ["<b>"] * 13),
        ("terrains", [""]),
        ("terrains", dict.fromkeys("abcdefghijklm")),
        ("slots", [0, 13]),
        ("slots", "00"),
        ("slots", [0]),
        ("points", [0, 10**400]),
        ("season", 4),
    ],
)
def test_a_position_that_cannot_be_shown_is_refused(field: str, value: object) -> None:
    plain = json.loads(entry("a", 1).to_text())
    assert Entry.from_plain({**plain, "position": {**plain["position"], field: value}}) is None


def test_what_a_later_version_adds_to_an_entry_is_left_out() -> None:
    plain = json.loads(entry("a", 1).to_text())
    later = {**plain, "more": 1, "position": {**plain["position"], "more": 1}}
    assert Entry.from_plain(later) == entry("a", 1)
