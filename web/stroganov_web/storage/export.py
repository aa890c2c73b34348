"""All saved games of a browser in one file, for another browser."""

from __future__ import annotations

import json
from collections.abc import Iterable

from stroganov import SaveError
from stroganov.saves import read_json
from stroganov_web.storage.entries import Record

KIND, VERSION = "stroganov games", 1
MOST_GAMES = 10_000
MAX_FILE = 30_000_000  # characters, as much as the page reads: more than a thousand games


def export_games(records: Iterable[Record]) -> str:
    """The text of the file."""
    games = [record.to_plain() for record in records]
    return json.dumps({"kind": KIND, "version": VERSION, "games": games}, separators=(",", ":"))


def is_export(text: str) -> bool:
    """Whether a text begins like such a file."""
    return text.lstrip()[:40].replace(" ", "").startswith(f'{{"kind":"{KIND.replace(" ", "")}"')


def read_export(text: str) -> list[Record | None]:
    """The records of a file, None for damaged ones; SaveError for other files. Games are not verified yet."""
    parts = read_json(text, MAX_FILE)
    try:
        kind, version, games = parts["kind"], parts["version"], parts["games"]
    except (KeyError, TypeError):
        raise SaveError("not_a_save") from None
    if kind != KIND or not isinstance(games, list) or len(games) > MOST_GAMES:
        raise SaveError("not_a_save")
    if type(version) is not int or version < 1:
        raise SaveError("bad_version", "version")
    if version > VERSION:
        raise SaveError("newer_version", version)
    return [Record.from_plain(game) for game in games]
