"""The examples in the engine's docstrings are true."""

import doctest
import importlib
import pkgutil

import stroganov


def test_the_examples_in_docstrings() -> None:
    names = [module.name for module in pkgutil.walk_packages(stroganov.__path__, "stroganov.")]
    results = [doctest.testmod(importlib.import_module(name)) for name in names if "__main__" not in name]
    assert sum(result.failed for result in results) == 0
    assert sum(result.attempted for result in results) >= 15
