"""Stroganov: the complete rules of the board game as a pure-Python engine."""

from .agenda import answer, options, question
from .explain import Reason, explain
from .game import Game, IllegalAnswer
from .player import Player
from .saves import SaveError
from .setup import Setup, SetupError, set_up
from .state import State

__all__ = [
    "Game",
    "IllegalAnswer",
    "Player",
    "Reason",
    "SaveError",
    "Setup",
    "SetupError",
    "State",
    "answer",
    "explain",
    "options",
    "question",
    "set_up",
]
