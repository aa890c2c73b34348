"""The text of a saved session: the engine's save, the address that describes the seats, and two page facts.

The keys are those of the recorded games in `tests/games`: "peeks" is the number of undo limits passed, "here"
the list of seats that are played in this browser.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, NamedTuple, cast

from stroganov import Game, SaveError
from stroganov.saves import check_version, check_versions, read_json
from stroganov_web.model.spec import PERSON, Spec, SpecError

SESSION_VERSION = 1
MOST_LIMITS_PASSED = 100_000  # more than anybody ever goes back


class SavedSession(NamedTuple):
    """What the text of a session holds."""

    spec: Spec
    game: Game
    undo_limits_passed: int = 0
    local_seats: frozenset[int] = frozenset()


def write_session(session: SavedSession, position: bool) -> str:
    """The session as JSON; without the position it is short, but lost if the rules should ever change."""
    parts = {
        "kept": SESSION_VERSION,
        "table": session.spec.fragment(),
        "peeks": session.undo_limits_passed,
        **({"here": sorted(session.local_seats)} if session.local_seats else {}),
        "save": session.game.to_plain(position),
    }
    return json.dumps(parts, separators=(",", ":"))


def read_session(saved: str) -> SavedSession:
    """The session that `write_session` described; SaveError for anything else."""
    return session_of(read_json(saved))


def session_of(data: Any) -> SavedSession:
    """The same from what `read_json` has read."""
    parts = _parts(data)
    try:
        spec = Spec.from_fragment(parts["table"])
    except (KeyError, TypeError, AttributeError, SpecError):
        raise SaveError("bad_table", "table") from None
    game = Game.from_plain(parts["save"])
    if game.setup != spec.setup():
        raise SaveError("bad_table", "table")
    return SavedSession(spec, game, _count(parts.get("peeks")), _persons(spec, parts.get("here")))


def _count(number: Any) -> int:
    return number if type(number) is int and 0 <= number <= MOST_LIMITS_PASSED else 0


def _persons(spec: Spec, seats: Any) -> frozenset[int]:
    """Those of the seats where persons sit."""
    wanted: Iterable[Any] = seats if isinstance(seats, list) else ()
    return frozenset(seat for seat, who in enumerate(spec.seats) if who.kind == PERSON and seat in wanted)


def _parts(parts: Any) -> dict[str, Any]:
    """The parts of a session; its versions are checked first, because they say what the other parts mean."""
    try:
        ours = parts["save"]["game"] == "stroganov"
    except (KeyError, TypeError):
        ours = False
    if not ours:
        raise SaveError("not_a_session")
    check_version(parts, "kept", SESSION_VERSION)
    check_versions(parts["save"])
    return cast(dict[str, Any], parts)
