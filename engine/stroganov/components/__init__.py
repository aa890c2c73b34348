"""The printed things as data: numbers in `standard.json`, records in `model`, checks in `loading`."""

from importlib.resources import files
from typing import Any

from .loading import load_components
from .loading import read_components as _read_components
from .model import Components
from .nodes import ComponentError

__all__ = ["STANDARD", "ComponentError", "Components", "load_components", "read_components"]

STANDARD = load_components(files(__name__).joinpath("standard.json").read_text(encoding="utf-8"))
"""The components of the box, as far as they are known; `standard.json` marks what is reconstructed."""


def read_components(data: Any) -> Components:
    """A component set from parsed JSON; wishes of the box need not name their effects."""
    return _read_components(data, STANDARD.wishes)
