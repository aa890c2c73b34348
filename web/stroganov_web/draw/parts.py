"""Parts: named elements of a panel that are drawn and painted again only when they change.

The markup of a part is cached by everything it shows. In the panel's markup it stands between two comments;
what goes to the page has only a comment with the part's name where the page has the same markup already.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from stroganov_web.draw.art.svg import Value, element

_START, _NAMED, _END = "<!--part ", "-->", "<!--/part-->"
_MAX_CACHED = 2000

_cache: dict[tuple[object, ...], str] = {}


def part(
    name: str, shown: tuple[object, ...], draw: Callable[[], str], tag: str = "g", **values: Value
) -> str:
    """A part of a panel; `shown` is everything that its markup depends on."""
    key = (name, shown)
    found = _cache.get(key)
    if found is None:
        if len(_cache) >= _MAX_CACHED:
            _cache.clear()
        body = element(tag, draw() or " ", data_part=name, **values)
        found = _cache[key] = f"{_START}{name}{_NAMED}{body}{_END}"
    return found


def forget() -> None:
    """Empty the cache."""
    _cache.clear()


def parts(markup: str) -> tuple[list[str], dict[str, str]]:
    """Split a panel: the markup before, between and after its parts, and the parts by name."""
    first, *rest = markup.split(_START)
    frame, found = [first], {}
    for piece in rest:
        named, after = piece.split(_END)
        name, _, found[name] = named.partition(_NAMED)
        frame.append(after)
    return frame, found


def outline(markup: str, painted: Mapping[str, str]) -> str:
    """A panel's markup with only a comment in place of each part that is painted already.

    >>> outline("<b><!--part x--><i>1</i><!--/part--></b>", {"x": "<i>1</i>"})
    '<b><!--x--></b>'
    """
    frame, found = parts(markup)
    out = [frame[0]]
    for (name, body), after in zip(found.items(), frame[1:], strict=True):
        out += (f"<!--{name}-->" if painted.get(name) == body else body, after)
    return "".join(out)
