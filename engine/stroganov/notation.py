"""Games as short text: the setup and every answer since, written on one line and read back."""

from __future__ import annotations

from .answers import parse
from .game import Game
from .setup import Setup

_BREAK = "; "


def write_game(game: Game) -> str:
    """The game on one line; ValueError for one with components or a beginning of its own, which needs JSON.

    >>> game = Game.new(players=2, seed=7)
    >>> events = game.play(game.options()[0])
    >>> write_game(game)
    'players=2 seed=7; starting_wish S3'
    >>> read_game(write_game(game)).state.position_hash() == game.state.position_hash()
    True
    """
    if game.custom is not None or game.start is not None:
        raise ValueError("only JSON can hold components or a starting position")
    return _BREAK.join([str(game.setup), *map(str, game.answers)])


def read_game(text: str) -> Game:
    """The game that `write_game` wrote; ValueError or IllegalAnswer for anything else."""
    setup, *answers = text.split(_BREAK)
    game = Game(Setup.parse(setup))
    for answer in answers:
        game.play(parse(answer))
    return game
