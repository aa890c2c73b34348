"""Changes that an attacker might make: to a text, to the data in it, to the agenda of a position."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from typing import Any

from stroganov.agenda import Effect
from stroganov.dice import Dice

WORDS = ["", "S1", "A4", "B13", "F1", "V5", "vp", "story", "village", "basic", "end", "move", "horses", "a"]
NUMBERS = [-(10**9), -2, -1, 0, 1, 2, 3, 4, 5, 8, 9, 12, 13, 99, 100, 330_000, 2**31, 2**53, 2**64, 10**8]
ODD: list[Any] = [None, True, False, 1.0, 0.5, 1e308, float("inf"), float("nan"), 10**30, 10**400]
ODD += ["\ud800", "x" * 5_000, "\x00", "<b>", [], {}, [[]], {"": {}}, [0] * 2_000, [[0, 1]] * 2_000]
ODD += [["move", 3], ["TakeWish", -1], [-1, ["TakeWish", -1]], [0, ["Gain", "vp", 99, "song"]]]
SIGNS = '0123456789"[]{},:-.eE\\/ <&ab\x00é\ud800'


def nested(levels: int, dice: Dice) -> Any:
    """Lists and objects inside each other."""
    data: Any = dice.choice(NUMBERS)
    for _ in range(levels):
        data = [data] if dice.below(2) else {"a": data}
    return data


def odd(dice: Dice) -> Any:
    """Something that may not belong where it is put."""
    kind = dice.below(10)
    if kind < 4:
        return dice.choice(NUMBERS)
    if kind < 6:
        return dice.choice(WORDS)
    return nested(dice.below(30), dice) if kind == 6 else dice.choice(ODD)


def place(data: Any, dice: Dice) -> tuple[Any, Any]:
    """A container somewhere in the data, and one of its keys; what lies deep is no rarer than the rest."""
    where = data
    while True:
        key = dice.choice(list(where) if isinstance(where, dict) else range(len(where)))
        inner = where[key]
        if not isinstance(inner, dict | list) or not inner or not dice.below(5):
            return where, key
        where = inner


def change(data: Any, dice: Dice) -> None:
    """One thing in the data becomes another, goes, comes twice or very often, or changes places."""
    where, key = place(data, dice)
    kind, inner = dice.below(8), where[key]
    if kind == 0:
        del where[key]
    elif kind == 1 and type(inner) is int:
        where[key] = inner + dice.choice((-1, 1, 10, 1_000, 10**8))
    elif kind == 2 and isinstance(inner, list):
        where[key] = inner * dice.choice((2, 3, 50))
    elif kind == 3 and isinstance(inner, list):
        where[key] = list(dice.shuffled(inner))
    elif kind == 4:
        there, other = place(data, dice)
        where[key] = json.loads(json.dumps(there[other]))
    elif kind == 5 and type(inner) is int and abs(inner) < 10**9:
        where[key] = dice.choice((float(inner), str(inner), bool(inner), [inner]))
    else:
        where[key] = odd(dice)


def effect(dice: Dice) -> list[Any]:
    """Anything that may wait on an agenda, about anything."""
    name = dice.choice(sorted(name for name, kind in Effect.kinds.items() if is_dataclass(kind)))
    parts: list[Any] = []
    for field in fields(Effect.kinds[name]):  # type: ignore[arg-type]
        kind = str(field.type)
        if not dice.below(12):
            parts.append(odd(dice))
        elif "tuple" in kind:
            parts.append([dice.below(11) for _ in range(dice.below(4))])
        elif "bool" in kind:
            parts.append(bool(dice.below(2)))
        else:
            parts.append(dice.choice(WORDS) if "str" in kind else dice.below(14) - 1)
    return [name, *parts]


def change_agenda(start: dict[str, Any], dice: Dice) -> None:
    """Something more, less or else waits on the agenda of a position."""
    agenda, kind = start["agenda"], dice.below(4)
    at = dice.below(len(agenda) + 1)
    seat = dice.choice(agenda)[0] if agenda and dice.below(3) else dice.below(6) - 1
    if kind == 0 and agenda:
        agenda.insert(at, dice.choice(agenda))
    elif kind == 1 and agenda:
        agenda.pop(dice.below(len(agenda)))
    else:
        agenda[at : at + kind - 2] = [[seat, effect(dice)]]


def garble(text: str, dice: Dice) -> str:
    """A few characters changed, lost, doubled or out of place."""
    for _ in range(1 + dice.below(4)):
        at, length, kind = dice.below(len(text) + 1), dice.below(30), dice.below(5)
        if kind == 0:
            text = text[:at] + dice.choice(SIGNS) + text[at + 1 :]
        elif kind == 1:
            text = text[:at] + text[at + length :]
        elif kind == 2:
            text = text[:at] + text[at : at + length] * dice.choice((2, 3, 40)) + text[at + length :]
        elif kind == 3:
            text = text[:at]
        else:
            text = text[:at] + dice.choice(BOMBS) + text[at:]
    return text


BOMBS = [
    "[" * 8_000,
    '{"a":' * 8_000,
    "[" * 20_000 + "]" * 20_000,
    "[[]," * 3_000,
    "9" * 4_000,
    "9" * 5_000,
    "1e99999",
    "-" * 3_000,
    '"' + '\\"' * 20_000,
    '"\\ud800"',
    "[],[]," * 30_000,
    "{}," * 300_000,
    "\\" * 10_000,
    "\ufeff",
    "NaN",
]
"""Texts that have brought readers down."""
