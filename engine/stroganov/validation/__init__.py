"""Validation of positions that come from outside: files, links, other people's saves."""

from .fields import InvalidPosition
from .pieces import check_cards, check_pieces
from .position import check_position, check_table, sound_position

__all__ = [
    "InvalidPosition",
    "check_cards",
    "check_pieces",
    "check_position",
    "check_table",
    "sound_position",
]
