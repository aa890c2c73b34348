"""Named tuples with a leading word: answers and events are plain tuples whose parts also have names."""

from __future__ import annotations

from inspect import get_annotations
from operator import itemgetter
from typing import Any, ClassVar, TypeVar, dataclass_transform

_new = tuple.__new__
R = TypeVar("R", bound="Record")


@dataclass_transform(frozen_default=True, eq_default=False)
class Record(tuple[Any, ...]):
    """A tuple that begins with the word of its kind; each annotation of a subclass names one more part.

    A `typing.NamedTuple` would have to be told its first part again by everyone who makes one.

    >>> class Hunt(Record, kind="hunt"):
    ...     slot: int
    ...     value: int
    >>> Hunt(9, 3) == ("hunt", 9, 3), Hunt(9, 3).slot, str(Hunt(9, 3)), Hunt(9, 3)
    (True, 9, 'hunt 9 3', Hunt(slot=9, value=3))
    """

    __slots__ = ()
    kind: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls, kind: str = "") -> None:
        cls.kind = kind
        cls.fields = tuple(get_annotations(cls))
        cls.__match_args__ = cls.fields  # type: ignore[attr-defined,misc]
        defaults = {name: cls.__dict__[name] for name in cls.fields if name in cls.__dict__}
        if "__new__" not in cls.__dict__:
            cls.__new__ = _constructor(kind, cls.fields, defaults)  # type: ignore[method-assign]
        for place, name in enumerate(cls.fields, start=1):
            setattr(cls, name, property(itemgetter(place)))

    def __getnewargs__(self) -> tuple[Any, ...]:
        return tuple(self)[1:]

    def __repr__(self) -> str:
        parts = zip(self.fields, self[1:], strict=False)
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in parts)})"

    def __str__(self) -> str:
        return " ".join(map(_written, self))


def _constructor(kind: str, names: tuple[str, ...], defaults: dict[str, Any]) -> Any:
    """A `__new__` with these parameters, as `collections.namedtuple` makes one."""
    parts = [repr(kind), *names]
    source = f"lambda cls{''.join(f', {name}' for name in names)}: new(cls, ({', '.join(parts)},))"
    made = eval(source, {"new": _new})
    made.__defaults__ = tuple(defaults[name] for name in names if name in defaults)
    return made


def read_text(text: str, kinds: dict[str, type[R]]) -> R:
    """The record that `str` wrote; ValueError for any other text."""
    word, *parts = text.split()
    if word not in kinds or len(parts) > len(kinds[word].fields):
        raise ValueError(text)
    types = get_annotations(kinds[word])
    names = zip(kinds[word].fields, parts, strict=False)
    try:
        return kinds[word](*(_read(part, types[name]) for name, part in names))
    except TypeError:
        raise ValueError(text) from None


def _read(part: str, kind: Any) -> Any:
    if kind in (int, str):
        return kind(part)
    return tuple(map(int, part.split(","))) if part != "-" else ()


def _written(value: Any) -> str:
    """A part as text without spaces: furs are joined by commas, no furs at all are a dash."""
    return ",".join(map(str, value)) or "-" if isinstance(value, tuple) else str(value)
