"""Reading saves: nothing in a file is trusted, and every refusal has a reason and a place."""

from __future__ import annotations

from typing import Any

from .components import STANDARD, ComponentError, Components, read_components
from .serialization import JSONTextError, fingerprint, parse_json
from .setup import Setup, SetupError
from .state import State
from .validation import InvalidPosition, sound_position

SAVE_VERSION = 2  # of the file; version 1 had no rules number and no table
RULES_VERSION = 1  # raised with every change of the rules that lets old answers lead elsewhere
MAX_SAVE = 500_000  # characters; more than the most answers and the largest components take together
MAX_ANSWERS = 10_000  # usual games have a few hundred, endless swaps of the most generous sets thousands


class SaveError(ValueError):
    """A save that cannot be opened: `reason` is a short code, `position` the place or the answer's number."""

    def __init__(self, reason: str, position: str | int = "") -> None:
        super().__init__(f"{reason} ({position})" if position != "" else reason)
        self.reason = reason
        self.position = position


def save_fingerprint(setup: Setup, custom: Any, start: State | None, state: State) -> str:
    """A fingerprint of the position and of all it was set up with."""
    data = [setup.to_plain(), custom, state.to_plain()]
    return fingerprint(data if start is None else [*data, start.to_plain()])


def read_json(text: str | bytes, most: int = MAX_SAVE) -> Any:
    """The data in a text from outside unless it is too large or too deep; SaveError for anything else."""
    try:
        return parse_json(text, most)
    except JSONTextError as error:
        raise SaveError(error.reason, error.position) from None


def check_save(save: Any) -> dict[str, Any]:
    """The save if it is at least ours and of a version we know."""
    if not isinstance(save, dict) or save.get("game") != "stroganov":
        raise SaveError("not_a_save")
    check_versions(save)
    return save


def check_versions(save: dict[str, Any]) -> None:
    """Whether we know how to read a save at all."""
    check_version(save, "version", SAVE_VERSION)
    check_version({"rules": 1} | save, "rules", RULES_VERSION)


def check_version(save: dict[str, Any], name: str, newest: int) -> None:
    """Whether a number of a version is one that we know."""
    number = save.get(name)
    if type(number) is not int or number < 1:
        raise SaveError("bad_version", name)
    if number > newest:
        raise SaveError("newer_version", number)


def read_setup(save: dict[str, Any]) -> tuple[Setup, Components]:
    """What the game was set up with."""
    custom = save.get("components")
    try:
        setup = Setup.from_plain(save.get("setup"))
        return setup, STANDARD if custom is None else read_components(custom)
    except SetupError as error:
        raise SaveError(error.reason, "setup") from None
    except ComponentError as error:
        raise SaveError(error.reason, error.place) from None


def read_answers(save: dict[str, Any]) -> list[Any]:
    """The answers, not yet given."""
    answers = save.get("answers")
    if not isinstance(answers, list) or len(answers) > MAX_ANSWERS:
        raise SaveError("bad_answers", "answers")
    return answers


def read_position(save: dict[str, Any], name: str, beginning: State) -> State:
    """A position that lies in the save as it is, believed only if a game could go on from it."""
    try:
        return sound_position(save[name], beginning.setup, beginning.rules)
    except InvalidPosition as error:
        raise SaveError("unsound_position", f"{name}: {error}") from None
    except Exception:  # a position that was tampered with may break anything at all
        raise SaveError("unsound_position", name) from None
