"""A reason: why something is refused."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Attempt = tuple[Any, ...]  # an answer, or a thing on the table that somebody points at


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is refused: a code for the catalogues, the rules section, and the numbers involved."""

    code: str
    section: int
    facts: dict[str, int] = field(default_factory=dict)


def lacks(code: str, section: int, need: int, have: int, **facts: int) -> Reason | None:
    """The reason if there is less than what it takes."""
    return Reason(code, section, {"need": need, "have": have, **facts}) if need > have else None
