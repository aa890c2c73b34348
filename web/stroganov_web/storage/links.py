"""Games as links and files; what comes in is verified, as anybody may have made it.

A link holds the session's text, compressed, behind `#game=`.
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

from stroganov import Game, SaveError, Setup
from stroganov.saves import MAX_SAVE, read_json
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person
from stroganov_web.model.session import Session
from stroganov_web.model.session_text import session_of
from stroganov_web.model.spec import PERSON, Seat, Spec
from stroganov_web.storage.entries import Entry

LINK = "#game="
LONGEST_LINK = 4_000  # characters that messengers pass on unchanged
LONGEST_FRAGMENT = 200_000  # longer ones are not even decoded
EXTENSION = ".stroganov.json"

REFUSALS = {
    "too_large": "too_large",
    "too_deep": "too_large",
    "not_json": "damaged",
    "not_a_link": "damaged",
    "not_a_save": "foreign",
    "not_a_session": "foreign",
    "newer_version": "newer",
}


def refusal(error: SaveError, text: Text) -> str:
    """The sentence that says why a game cannot be opened."""
    return text(f"saves.refused.{REFUSALS.get(error.reason, 'altered')}")


# Links


def to_fragment(saved: str) -> str:
    """The fragment of an address that holds a session's text."""
    packed = zlib.compress(saved.encode(), 9)
    return LINK + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def link_to(session: Session, page: str) -> str:
    """The address that opens a game, with its position if that fits; empty if it is too long without it."""
    for position in (True, False):
        link = page + to_fragment(session.to_text(position))
        if len(link) <= LONGEST_LINK:
            return link
    return ""


def short_link_to(session: Session, page: str) -> str:
    """The shortest address that opens a game: for a QR code."""
    return page + to_fragment(session.to_text(position=False))


def position_link_to(session: Session, page: str) -> str:
    """The address that opens the present position without what came before; empty if it is too long."""
    link = short_link_to(session.from_here(), page)
    return link if len(link) <= LONGEST_LINK else ""


def text_in_fragment(fragment: str) -> str:
    """The session's text in the fragment of an address; SaveError if there is none."""
    packed = fragment.removeprefix(LINK).rstrip("=")
    if len(packed) > LONGEST_FRAGMENT:
        raise SaveError("too_large", len(packed))
    stream = zlib.decompressobj()
    try:
        data = base64.b64decode(packed + "=" * (-len(packed) % 4), altchars=b"-_", validate=True)
        saved = stream.decompress(data, MAX_SAVE + 1)
        if len(saved) > MAX_SAVE:
            raise SaveError("too_large", len(saved))
        if not stream.eof or stream.unused_data:
            raise SaveError("not_a_link", len(packed))
        return saved.decode()
    except (zlib.error, UnicodeError, OverflowError) as error:
        raise SaveError("not_a_link") from error
    except ValueError as error:  # base64's, but a SaveError is one too
        raise error if isinstance(error, SaveError) else SaveError("not_a_link") from error


# Games from outside


def open_session(saved: str, text: Text) -> Session:
    """The session of a text, which may also be a save of the engine; SaveError for anything else."""
    plain = read_json(saved)
    if isinstance(plain, dict) and plain.get("game") == "stroganov":
        game = Game.from_plain(plain)
        return Session(spec_of(game.setup), text, game)
    return Session.from_saved(session_of(plain), text)


def spec_of(setup: Setup) -> Spec:
    """The seats for a game of which only the engine's setup is known: everyone is a person."""
    kinds = (PERSON, setup.opponent) if setup.opponent else (PERSON,) * len(setup.colours)
    seats = tuple(
        Seat(colour, kind, side) for colour, kind, side in zip(setup.colours, kinds, setup.sides, strict=True)
    )
    return Spec(
        seats,
        seed=setup.seed,
        strategy=setup.strategy,
        harder_coin=setup.harder_coin,
        harder_trade=setup.harder_trade,
        edition=setup.edition,
        random_regions=setup.random_regions,
    )


def file_name(people: Iterable[Person], now: int) -> str:
    """The name for the file of a game: who plays, and the day."""
    names = ["".join(sign for sign in person.name.lower() if sign.isalnum()) for person in people]
    day = datetime.fromtimestamp(now / 1000).strftime("%Y-%m-%d")
    return "-".join(["stroganov", *filter(None, names), day]) + EXTENSION


# Two copies of the same game


def same_setup(entries: Iterable[Entry], session: Session) -> list[Entry]:
    """Saved games with the same setup as this one, the last changed first."""
    setup = session.game.setup
    same = [entry for entry in entries if Spec.from_fragment(entry.table).setup() == setup]
    return sorted(same, key=lambda entry: entry.changed, reverse=True)


NEWER, SAME, OLDER, DIVERGED = "newer", "same", "older", "parted"
CLOSEST_FIRST = (SAME, OLDER, NEWER, DIVERGED)


def relation(theirs: Sequence[Any], mine: Sequence[Any]) -> str:
    """How another copy of a game relates to one's own, by the answers in each; "" if it is another game.

    >>> relation([1, 2, 3], [1, 2])
    'newer'
    """
    common = min(len(theirs), len(mine))
    if list(theirs[:common]) != list(mine[:common]):
        return DIVERGED if theirs[:1] == mine[:1] else ""
    return SAME if len(theirs) == len(mine) else NEWER if len(theirs) > len(mine) else OLDER


def relation_from_position(theirs: Game, mine: Game) -> str:
    """The same for a copy that starts from a position, if that position occurs in one's own game."""
    start = theirs.at(0).position_hash()
    numbers = range(len(mine.answers) - len(theirs.answers), -1, -1)
    number = next((number for number in numbers if mine.at(number).position_hash() == start), -1)
    return relation(theirs.answers, mine.answers[number:]) if number >= 0 else ""


def start_and_answers(saved: str) -> tuple[Any, list[Any]]:
    """The position that a session's text starts from, if it has one, and its answers; not verified."""
    try:
        save = read_json(saved)["save"]
        start, answers = save.get("start"), save["answers"]
    except (SaveError, KeyError, TypeError, AttributeError):
        return None, []
    return start, answers if isinstance(answers, list) else []
