"""A thousand mutations of real saves: each opens as a verified game or is refused; nothing else happens."""

import json
from functools import partial
from typing import Any

import pytest

from stroganov.dice import Dice
from tests.test_saves import loads_or_is_refused, saved, standard
from tests.time_limits import Patience

MUTATIONS, CHUNKS = 1_200, 4
SAVES = [
    saved(30, seed=1),
    saved(10_000, seed=2, solo="katyusha", strategy="hidden", harder_coin=True),
    saved(60, seed=3, players=4, sides=("b", "a", "b", "b"), edition="first"),
    saved(12, seed=4, components=standard()),
]
TOKENS = [
    b"null",
    b"true",
    b"-1",
    b"1.0",
    b"1e999",
    b"NaN",
    b"[]",
    b"{}",
    b'""',
    b'"\\ud800"',
    b"\xff",
    b"\x00",
]
TOKENS += [b'{"a":1}', b"[" * 600 + b"]" * 600, b"9" * 4_000, b"9" * 5_000, b'"version":1,', b",", b"}"]


def spots(text: bytes) -> list[int]:
    """Where something begins: after a comma, colon or bracket."""
    return [at + 1 for at, byte in enumerate(text) if byte in b",:[{"]


def token(text: bytes, at: int) -> tuple[int, int]:
    """The token that begins here."""
    end = at + 1
    while end < len(text) and text[end] not in b",:[]{}":
        end += 1
    return at, end


def flip(text: bytes, dice: Dice) -> bytes:
    at = dice.below(len(text))
    return text[:at] + bytes([text[at] ^ (1 << dice.below(8))]) + text[at + 1 :]


def truncate(text: bytes, dice: Dice) -> bytes:
    return text[: dice.below(len(text))]


def delete(text: bytes, dice: Dice) -> bytes:
    at = dice.below(len(text))
    return text[:at] + text[at + 1 + dice.below(20) :]


def repeat(text: bytes, dice: Dice) -> bytes:
    at = dice.below(len(text))
    return text[: at + dice.below(40)] + text[at:]


def replace(text: bytes, dice: Dice) -> bytes:
    begin, end = token(text, dice.choice(spots(text)))
    return text[:begin] + dice.choice(TOKENS) + text[end:]


def swap(text: bytes, dice: Dice) -> bytes:
    (a, b), (c, d) = sorted(token(text, dice.choice(spots(text))) for _ in range(2))
    return text if c < b else text[:a] + text[c:d] + text[b:c] + text[a:b] + text[d:]


def renumber(text: bytes, dice: Dice) -> bytes:
    digits = [at for at, byte in enumerate(text) if byte in b"0123456789"]
    at = dice.choice(digits)
    return text[:at] + str(dice.below(12)).encode() + text[at + 1 :]


KINDS = [flip, truncate, delete, repeat, replace, swap, renumber]


def restructure(save: dict[str, Any], dice: Dice) -> bytes:
    """A change that keeps the JSON whole: keys gone, doubled or renamed, answers out of place."""
    parts = {name: json.dumps(value) for name, value in save.items()}
    name = dice.choice(list(parts))
    kind = dice.below(4)
    if kind == 0:
        del parts[name]
    elif kind == 1:
        parts[name] = parts[dice.choice(list(parts))]
    elif kind == 2:
        answers = list(save["answers"])
        answers.insert(dice.below(len(answers)), answers.pop(dice.below(len(answers))))
        parts["answers"] = json.dumps(answers)
    pairs = [f'"{key}":{value}' for key, value in parts.items()]
    if kind == 3:
        pairs.append(f'"{name}":{dice.choice(list(parts.values()))}')
    return ("{" + ",".join(pairs) + "}").encode()


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_mutated_saves_open_verified_or_are_refused(chunk: int) -> None:
    opened = 0
    patience = Patience(*(partial(loads_or_is_refused, json.dumps(save)) for save in SAVES))
    for seed in range(chunk, MUTATIONS, CHUNKS):
        dice = Dice(seed)
        save = dice.choice(SAVES)
        kind = dice.below(len(KINDS) + 1)
        if kind == len(KINDS):
            text = restructure(save, dice)
        else:
            text = json.dumps(save, separators=(",", ":")).encode()
            for _ in range(1 + dice.below(3)):
                text = KINDS[kind](text or b"0", dice)
        with patience():
            opened += loads_or_is_refused(text)
    assert opened < MUTATIONS // CHUNKS // 4


@pytest.mark.parametrize("number", range(len(SAVES)))
def test_the_saves_themselves_open(number: int) -> None:
    assert loads_or_is_refused(json.dumps(SAVES[number]))
