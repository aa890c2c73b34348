"""Games that leave the browser and come back, as a link or a file; what comes in is hostile until verified.

A link holds the session's text, compressed, behind `#game=`.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

from stroganov import Game, SaveError, Setup
from stroganov.saves import MAX_SAVE
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person
from stroganov_web.model.session import Session
from stroganov_web.model.spec import PERSON, Seat, Spec
from stroganov_web.storage.entries import Entry

LINK = "#game="
LONGEST_LINK = 4_000  # characters; what messengers pass on unharmed
LONGEST_FRAGMENT = 200_000  # nobody's link is longer
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
    """One sentence on why a game cannot be opened; whatever is not known here does not add up."""
    return text(f"saves.refused.{REFUSALS.get(error.reason, 'altered')}")


# Links


def to_fragment(kept: str) -> str:
    """The fragment of an address that holds a session's text."""
    packed = zlib.compress(kept.encode(), 9)
    return LINK + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def link_to(session: Session, page: str) -> str:
    """The address that opens a game, with the position in case rules change if that fits; else nothing."""
    for table in (True, False):
        link = page + to_fragment(session.to_text(table))
        if len(link) <= LONGEST_LINK:
            return link
    return ""


def short_link_to(session: Session, page: str) -> str:
    """The shortest address that opens a game: for a QR code."""
    return page + to_fragment(session.to_text(position=False))


def position_link_to(session: Session, page: str) -> str:
    """The address that opens a game at its present position, without what came before; else nothing."""
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
        kept = stream.decompress(data, MAX_SAVE + 1)
        if len(kept) > MAX_SAVE:
            raise SaveError("too_large", len(kept))
        if not stream.eof or stream.unused_data:
            raise SaveError("not_a_link", len(packed))
        return kept.decode()
    except (zlib.error, UnicodeError, OverflowError) as error:
        raise SaveError("not_a_link") from error
    except ValueError as error:  # base64's, but a SaveError is one too
        raise error if isinstance(error, SaveError) else SaveError("not_a_link") from error


# Whatever comes in


def open_session(kept: str, text: Text) -> Session:
    """The session of a text from outside, ours or a save of the engine; SaveError for anything else."""
    if len(kept) > MAX_SAVE:
        raise SaveError("too_large", len(kept))
    try:
        plain = json.loads(kept)
    except (ValueError, RecursionError):
        raise SaveError("not_json") from None
    if isinstance(plain, dict) and plain.get("game") == "stroganov":
        game = Game.from_json(kept)
        return Session(spec_of(game.setup), text, game)
    return Session.from_text(kept, text)


def spec_of(setup: Setup) -> Spec:
    """A table for a game of which only the engine's setup is known: everyone is a person."""
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
    """What the file of a game is called: who plays, and the day."""
    names = ["".join(sign for sign in person.name.lower() if sign.isalnum()) for person in people]
    day = datetime.fromtimestamp(now / 1000).strftime("%Y-%m-%d")
    return "-".join(["stroganov", *filter(None, names), day]) + EXTENSION


# The same game in two places


def same_setup(entries: Iterable[Entry], session: Session) -> list[Entry]:
    """Kept games that were set up as this one, the last changed first."""
    setup = session.game.setup
    same = [entry for entry in entries if Spec.from_fragment(entry.table).setup() == setup]
    return sorted(same, key=lambda entry: entry.changed, reverse=True)


NEWER, SAME, OLDER, DIVERGED = "newer", "same", "older", "parted"
CLOSEST_FIRST = (SAME, OLDER, NEWER, DIVERGED)


def relation(theirs: Sequence[Any], mine: Sequence[Any]) -> str:
    """What a game from outside is to one's own of the same setup, by the answers given in each.

    >>> relation([1, 2, 3], [1, 2])
    'newer'
    """
    common = min(len(theirs), len(mine))
    if list(theirs[:common]) != list(mine[:common]):
        return DIVERGED if theirs[:1] == mine[:1] else ""
    return SAME if len(theirs) == len(mine) else NEWER if len(theirs) > len(mine) else OLDER


def relation_from_position(theirs: Game, mine: Game) -> str:
    """The same for a game that begins with a position, if one's own came by that and went on as far."""
    begun = theirs.at(0).position_hash()
    numbers = range(len(mine.answers) - len(theirs.answers), -1, -1)
    number = next((number for number in numbers if mine.at(number).position_hash() == begun), -1)
    return relation(theirs.answers, mine.answers[number:]) if number >= 0 else ""


def start_and_answers(kept: str) -> tuple[Any, list[Any]]:
    """The position that a session's text begins with, None for the usual one, and its answers, unverified."""
    try:
        save = json.loads(kept)["save"]
        start, answers = save.get("start"), save["answers"]
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None, []
    return start, answers if isinstance(answers, list) else []
