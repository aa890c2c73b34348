"""Hostile links, files, addresses and texts from storage; a seed and a number always make the same."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from stroganov import Game
from stroganov.components import ComponentError
from stroganov.dice import Dice
from stroganov.serialization import fingerprint
from stroganov.setup import COLOURS
from stroganov_web.storage.links import LINK, text_in_fragment
from stroganov_web.storage.settings import Settings
from tests.fuzz.mutations import BOMBS, change, change_agenda, garble, odd
from tests.fuzz.positions import change_quietly

Data = dict[str, Any]


class Input(NamedTuple):
    """What is read, and as what: "link", "file", "components", "address", "record" or "settings"."""

    kind: str
    text: str


class Corpus(NamedTuple):
    """Sound things to begin with."""

    saves: list[str]  # of the engine
    sessions: list[str]
    links: list[str]
    exports: list[str]
    components: str

    @classmethod
    def of(cls, folder: Path) -> Corpus:
        """The recorded games of a folder, and the component set of the box."""
        texts = {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.iterdir())}
        exports = [text for name, text in texts.items() if name.startswith("all-games")]
        return cls(
            [text for name, text in texts.items() if name.endswith(".stroganov.json")],
            [text for name, text in texts.items() if name.endswith(".file.json")],
            [text for name, text in texts.items() if name.endswith("link.txt")],
            exports,
            texts["standard.json"],
        )


def made(corpus: Corpus, seed: int, number: int) -> Input:
    """The input of this number."""
    dice = Dice(seed * 1_000_003 + number)
    kind, make = MAKERS[number % len(MAKERS)]
    return Input(kind, make(corpus, dice))


def _written(data: Any) -> str:
    return json.dumps(data, separators=(",", ":"))


def _some_text(corpus: Corpus, dice: Dice) -> str:
    return garble(dice.choice([*corpus.saves, *corpus.sessions, *corpus.exports]), dice)


def _some_data(corpus: Corpus, dice: Dice) -> str:
    data = json.loads(dice.choice([*corpus.saves, *corpus.sessions, *corpus.exports]))
    for _ in range(1 + dice.below(4)):
        if data:
            change(data, dice)
    return _written(data)


def _game(corpus: Corpus, dice: Dice) -> Game:
    """A sound game at some moment, usually a recorded one."""
    if dice.below(4):
        game = Game.from_json(dice.choice(corpus.saves))
        return game.up_to(dice.below(len(game.answers) + 1))
    return _own_game(corpus, dice) or Game.new(seed=dice.below(10_000))


def _position(corpus: Corpus, dice: Dice) -> str:
    """A save that begins with a position in which something was changed, its fingerprint made anew."""
    game = _game(corpus, dice)
    save = json.loads(_written(game.from_here().to_plain(table=False)))
    kind = dice.below(6)
    for _ in range(1 + dice.below(6)):
        if kind < 4:
            change_quietly(save["start"], dice)
    if kind > 2:
        (change_agenda if kind == 4 else change)(save["start"], dice)
    seal = [save["setup"], save.get("components"), save["start"], save["start"]]
    return _written(save | {"position": fingerprint(seal)})


def _components(corpus: Corpus, dice: Dice) -> Data:
    """A component set in which something was changed, or that gives as much as it may, or a bit more."""
    data: Data = json.loads(corpus.components)
    if dice.below(3):
        for _ in range(1 + dice.below(4)):
            change(data, dice)
        return data
    from stroganov.components.bounds import MOST_GIVEN

    kinds = dice.shuffled(list(MOST_GIVEN))[: 1 + dice.below(len(MOST_GIVEN))]
    for name in ("landscapes", "villages", "yurts", "songs"):
        for card in data[name]:
            if dice.below(3):
                card["reward"] = {kind: MOST_GIVEN[kind] + (not dice.below(400)) for kind in kinds}
    for song in data["songs"]:
        song["cost"] = 12 - dice.below(3)
    for space in data["boards"]["a"]["track"][:-1] if dice.below(2) else []:
        space["reward"] = {kind: MOST_GIVEN[kind] for kind in kinds if kind != "trophies"}
    return data


def _own_game(corpus: Corpus, dice: Dice) -> Game | None:
    """A game with components of its own, after a few answers."""
    solo = dice.choice(("", "", "ivan", "katyusha"))
    more = {"solo": solo} if solo else {"players": 2 + dice.below(3), "sides": None}
    if not solo:
        more["sides"] = tuple(dice.choice("ab") for _ in COLOURS[: more["players"]])
    edition = dice.choice(("revised", "first"))
    try:
        game = Game.new(seed=dice.below(1_000), edition=edition, components=_components(corpus, dice), **more)
    except ComponentError:
        return None
    for _ in range(dice.below(60)):
        if not game.over:
            game.play(dice.choice(game.options()))
    return game


def _own_components(corpus: Corpus, dice: Dice) -> str:
    game = _own_game(corpus, dice)
    if game:
        return _written(game.to_plain())
    save = json.loads(dice.choice(corpus.saves))
    return _written(save | {"components": _components(corpus, dice)})


def _component_set(corpus: Corpus, dice: Dice) -> str:
    return garble(corpus.components, dice) if dice.below(3) else _written(_components(corpus, dice))


def _packed(data: bytes) -> str:
    return LINK + base64.urlsafe_b64encode(zlib.compress(data, 9)).decode().rstrip("=")


def _link(corpus: Corpus, dice: Dice) -> str:
    """A link with a few wrong characters, or with something else packed into it, perhaps far too much."""
    kind, link = dice.below(4), dice.choice(corpus.links)
    if kind == 0:
        return garble(link, dice)
    if kind == 1:
        return _packed(dice.choice(BOMBS).encode(errors="surrogatepass"))
    if kind == 2:
        return _packed(dice.choice((b"[", b" ", b"\x00", b'"a",')) * (10 ** (3 + dice.below(5))))
    return _packed(garble(text_in_fragment(link), dice).encode(errors="replace"))


def _address(corpus: Corpus, dice: Dice) -> str:
    known = (
        "#new?mode=solo&opponent=ivan&strategy=c&harder=coin,trade&edition=first&side=b&seed=3&confirm=off"
    )
    other = "#new?players=4&bots=greedy,greedy&sides=a,b,a,a&colours=red,blue,green,yellow&names=Rada&seed=7"
    return garble(dice.choice((known, other)), dice)


def _record(corpus: Corpus, dice: Dice) -> str:
    games = json.loads(dice.choice(corpus.exports))["games"]
    record = dice.choice(games)
    change(record, dice)
    return garble(_written(record), dice) if dice.below(2) else _written(record)


def _settings(corpus: Corpus, dice: Dice) -> str:
    settings = json.loads(Settings().to_text())
    settings[dice.choice(list(settings))] = odd(dice)
    return garble(_written(settings), dice) if dice.below(2) else _written(settings)


def _bomb(corpus: Corpus, dice: Dice) -> str:
    return dice.choice(BOMBS)


MAKERS: list[tuple[str, Callable[[Corpus, Dice], str]]] = [
    ("file", _position),
    ("file", _own_components),
    ("link", _link),
    ("file", _position),
    ("file", _some_data),
    ("file", _some_text),
    ("file", _position),
    ("components", _component_set),
    ("file", _own_components),
    ("record", _record),
    ("file", _position),
    ("address", _address),
    ("file", _bomb),
    ("settings", _settings),
]
