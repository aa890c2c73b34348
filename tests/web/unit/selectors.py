"""As much of CSS selectors as the page asks with: tags, ids, classes, attributes, :is, :not, combinators."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Protocol

_PART = re.compile(
    r"(?P<tag>\*|[a-zA-Z][\w-]*)|#(?P<id>[\w-]+)|\.(?P<class>[\w-]+)"
    r'|\[(?P<name>[\w-]+)(?:=(?P<value>"(?:\\.|[^"\\])*"|[\w-]+))?\]'
    r"|:(?P<function>is|not)\((?P<inner>[^()]*(?:\([^()]*\)[^()]*)*)\)"
)


class Node(Protocol):
    """What is asked of an element."""

    @property
    def tag(self) -> str: ...

    @property
    def attributes(self) -> dict[str, str]: ...

    @property
    def parent(self) -> "Node | None": ...


def matches(element: Node, selector: str) -> bool:
    """Whether one of the alternatives of a selector matches an element."""
    return any(_matches(element, steps) for steps in _parsed(selector))


@lru_cache
def _parsed(selector: str) -> tuple[tuple[str, ...], ...]:
    """The alternatives of a selector, each as compounds with the combinators between them."""
    return tuple(tuple(_steps(alternative.strip())) for alternative in _split(selector))


def _split(selector: str) -> list[str]:
    """At commas outside of brackets."""
    parts, depth = [""], 0
    for sign in selector:
        depth += (sign in "([") - (sign in ")]")
        if sign == "," and not depth:
            parts.append("")
        else:
            parts[-1] += sign
    return parts


def _steps(alternative: str) -> Iterator[str]:
    at = 0
    while at < len(alternative):
        combinator = re.compile(r"\s*(>)\s*|\s+").match(alternative, at)
        if combinator:
            yield combinator[1] or " "
            at = combinator.end()
        start = at
        while found := _PART.match(alternative, at):
            at = found.end()
        assert at > start, f"a selector that is not known here: {alternative}"
        yield alternative[start:at]


def _matches(element: Node, steps: tuple[str, ...]) -> bool:
    *before, compound = steps
    if not _is(element, compound):
        return False
    if not before:
        return True
    *rest, combinator = before
    above, climbs = element.parent, combinator == " "
    while above:
        if _matches(above, tuple(rest)):
            return True
        above = above.parent if climbs else None
    return False


def _is(element: Node, compound: str) -> bool:
    return all(_has(element, found) for found in _PART.finditer(compound))


def _has(element: Node, part: re.Match[str]) -> bool:
    if part["tag"]:
        return part["tag"] in ("*", element.tag)
    if part["id"]:
        return element.attributes.get("id") == part["id"]
    if part["class"]:
        return part["class"] in element.attributes.get("class", "").split()
    if part["function"]:
        return matches(element, part["inner"]) == (part["function"] == "is")
    if part["value"] is None:
        return part["name"] in element.attributes
    value = re.sub(r"\\(.)", r"\1", part["value"].removeprefix('"').removesuffix('"'))
    return element.attributes.get(part["name"]) == value
