"""Tests of many games begin first and are not measured for coverage, which would make them twice as long."""

import pytest

MANY_GAMES = ("tests/properties/", "test_greedy_", "test_mutated_saves", "test_a_position_that_no_game")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What coverage has to show is shown by the tests of single rules (they reach 99 %)."""
    many = [item for item in items if any(part in item.nodeid for part in MANY_GAMES)]
    for item in many:
        item.add_marker(pytest.mark.no_cover)
    items.sort(key=set(many).__contains__, reverse=True)
