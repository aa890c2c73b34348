"""Between Python values and JSON: tuples to lists and back, a fingerprint, and JSON text from outside."""

import hashlib
import json
import re
from typing import Any

MAX_DEPTH = 20  # lists and objects inside each other; components take seven
MAX_VALUES = 1_000_000  # far more than a file with all games of a browser has

_STRING = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+(?:"|\\?\Z)', re.DOTALL)
_NO_BRACKETS = re.compile(r"[^\[\]{}]++")


class JSONTextError(ValueError):
    """A text that is no JSON, or too much of it: `reason` is a short code, `position` a place or a number."""

    def __init__(self, reason: str, position: int) -> None:
        super().__init__(f"{reason} ({position})")
        self.reason = reason
        self.position = position


def parse_json(text: str | bytes, most: int) -> Any:
    """The data in a text from outside of at most so many characters; JSONTextError for anything else.

    Python's own reader goes as deep as the text says. In a browser that is fatal: Pyodide does not survive a
    stack that is full. So size and depth are known before it begins.
    """
    if len(text) > most:
        raise JSONTextError("too_large", len(text))
    try:
        if isinstance(text, bytes):
            text = text.decode(json.detect_encoding(text), "surrogatepass")
        _check_extent(text)
        return json.loads(text)
    except JSONTextError:
        raise
    except (ValueError, RecursionError) as error:
        raise JSONTextError("not_json", getattr(error, "pos", 0)) from None


def _check_extent(text: str) -> None:
    """How deep lists and objects lie inside each other and how many values there are, in one go."""
    structure = _STRING.sub("", text)
    values = structure.count(",") + structure.count("[") + structure.count("{")
    if values > MAX_VALUES:
        raise JSONTextError("too_large", values)
    depth = 0
    for bracket in _NO_BRACKETS.sub("", structure):
        depth += 1 if bracket in "[{" else -1
        if depth > MAX_DEPTH:
            raise JSONTextError("too_deep", MAX_DEPTH)


def depth_of(data: Any) -> int:
    """How deep lists and objects lie inside each other, counted without recursion."""
    depth, level = 0, [data]
    while level := [item for item in level if isinstance(item, dict | list)]:
        depth += 1
        level = [item for items in level for item in (items.values() if isinstance(items, dict) else items)]
    return depth


def fingerprint(data: Any) -> str:
    """A short hash of JSON-able data."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def to_lists(value: Any) -> Any:
    """The value with every tuple turned into a list, as JSON writes it."""
    if isinstance(value, tuple | list):
        return [to_lists(item) for item in value]
    return value


def to_tuples(value: Any) -> Any:
    """The value with every list turned into a tuple, as answers and effects hold it."""
    if isinstance(value, list | tuple):
        return tuple(to_tuples(item) for item in value)
    return value
