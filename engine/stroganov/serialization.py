"""Between Python values and JSON: tuples to lists and back, and a fingerprint of the data."""

import hashlib
import json
from typing import Any


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
