"""Stroganov: the complete rules of the board game as a pure-Python engine."""

from .agenda import answer, options, question
from .explain import Reason, explain
from .game import Game, IllegalAnswer
from .player import Player
from .saves import SaveError
from .setup import Setup, SetupError
from .starting_position import set_up
from .state import State

__version__ = "0.1.0"

__all__ = [
    "Game",
    "IllegalAnswer",
    "Player",
    "Reason",
    "SaveError",
    "Setup",
    "SetupError",
    "State",
    "__version__",
    "answer",
    "explain",
    "options",
    "question",
    "set_up",
]
