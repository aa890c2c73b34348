"""A value in component data together with its place, so that every check can say where it failed."""

from typing import Any

from .bounds import LONGEST_NAME


class ComponentError(ValueError):
    """Component data that cannot be used: `reason` says what is wrong, `place` where."""

    def __init__(self, reason: str, place: str) -> None:
        super().__init__(f"{place}: {reason}")
        self.reason = reason
        self.place = place


class Node:
    """A value in the data together with its place, so that every check can say where it failed."""

    def __init__(self, value: Any, place: str) -> None:
        self.value = value
        self.place = place

    def fail(self, reason: str) -> ComponentError:
        """The error of this place."""
        return ComponentError(reason, self.place)

    def at(self, key: str) -> "Node":
        """What is under a key of an object."""
        if not isinstance(self.value, dict):
            raise self.fail("not_an_object")
        if key not in self.value:
            raise self.fail(f"missing_{key}")
        return Node(self.value[key], f"{self.place}.{key}")

    def items(self) -> "list[tuple[str, Node]]":
        """All of an object."""
        if not isinstance(self.value, dict):
            raise self.fail("not_an_object")
        return [(key, Node(value, f"{self.place}.{key}")) for key, value in self.value.items()]

    def list(self) -> "list[Node]":
        """All of a list."""
        if not isinstance(self.value, list):
            raise self.fail("not_a_list")
        return [Node(value, f"{self.place}[{i}]") for i, value in enumerate(self.value)]

    def number(self, low: int, high: int) -> int:
        """A whole number in a range."""
        if type(self.value) is not int or not low <= self.value <= high:
            raise self.fail(f"not_a_number_from_{low}_to_{high}")
        return self.value

    def word(self, allowed: tuple[str, ...] | None = None) -> str:
        """A text, perhaps one of a few."""
        if not isinstance(self.value, str) or (allowed is not None and self.value not in allowed):
            raise self.fail("not_an_allowed_word")
        return self.value

    def name(self) -> str:
        """A short text that can be shown."""
        if not self.word():
            raise self.fail("no_name")
        if len(self.word()) > LONGEST_NAME or not self.word().isprintable():
            raise self.fail("no_short_name")
        return self.word()

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.fail("not_true_or_false")
        return self.value
