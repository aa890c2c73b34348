"""Translations from message catalogues: `text("log.hunted", fur=..., slot=9)`.

Messages have dotted names instead of English as their ids; they are whole sentences with named placeholders.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from gettext import GNUTranslations, NullTranslations
from pathlib import Path

LANGUAGES = ("en", "de", "fr", "pl")
SOURCE = "en"  # the language that has every message
PSEUDO = "pseudo"  # accented English: shows what is not translated, and what does not fit
CATALOGUES = Path(__file__).parent.parent / "locale"

_PLACEHOLDER = re.compile(r"(\{[^}]*\})")
_ACCENTS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçđéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ",
)
_LONG_WORD = 10


class MissingText(KeyError):
    """A message that no catalogue has."""


class Text:
    """The messages of one language, in English where it has none."""

    def __init__(self, language: str = SOURCE, catalogues: Iterable[NullTranslations] | None = None) -> None:
        self.language = language
        self._is_pseudo = language == PSEUDO
        self._messages = catalogue(language) if catalogues is None else merged(catalogues)
        self._found: dict[str, str] = {}  # by key, because a lookup may go through many catalogues

    @property
    def lang(self) -> str:
        """The language code for the page's `lang`."""
        return SOURCE if self._is_pseudo else self.language

    def __call__(self, key: str, /, **values: object) -> str:
        """The message of a key with its placeholders filled in."""
        message = self._found.get(key)
        if message is None:
            message = self._found[key] = self._messages.gettext(key)
        return self._filled(key, message, values)

    def n(self, key: str, n: int, /, **values: object) -> str:
        """The message in the plural form for `n`, which is also the placeholder {n}."""
        return self._filled(key, self._messages.ngettext(key, key, n), {"n": n, **values})

    def all(self, items: Sequence[str]) -> str:
        """A list such as "a, b and c"."""
        return self._joined(items, "list.and")

    def any(self, items: Sequence[str]) -> str:
        """A list such as "a, b or c"."""
        return self._joined(items, "list.or")

    def _joined(self, items: Sequence[str], last: str) -> str:
        *first, end = items
        if not first:
            return end
        start = first[0]
        for item in first[1:]:
            start = self("list.comma", first=start, second=item)
        return self(last, first=start, second=end)

    def _filled(self, key: str, message: str, values: dict[str, object]) -> str:
        if message == key:
            raise MissingText(key)
        return (pseudolocalized(message) if self._is_pseudo else message).format_map(values)


@lru_cache
def catalogue(language: str) -> NullTranslations:
    """The messages of a language, read once: a page restored from a snapshot has no files."""
    return merged(read_catalogues(language))


def merged(catalogues: Iterable[NullTranslations]) -> NullTranslations:
    """Several catalogues as one; the first that has a message counts."""
    whole = NullTranslations()
    for catalogue in catalogues:
        whole.add_fallback(catalogue)
    return whole


def read_catalogues(language: str, folder: Path = CATALOGUES) -> list[NullTranslations]:
    """The compiled catalogues of a language, followed by those of English."""
    found: list[NullTranslations] = []
    for name in dict.fromkeys((language, SOURCE)):
        for path in sorted((folder / name / "LC_MESSAGES").glob("*.mo")):
            with path.open("rb") as catalogue:
                found.append(GNUTranslations(catalogue))
    return found


def pseudolocalized(message: str) -> str:
    """The message in the pseudo language: accented, in brackets, 40 % longer, with its placeholders.

    A single character is a symbol and stays as it is.

    >>> pseudolocalized("Pay {n} furs")
    '⟦Þáý {n} ƒúŕš~~~⟧'
    """
    if len(message) == 1:
        return message
    parts = _PLACEHOLDER.split(message)
    said = "".join(part if i % 2 else part.translate(_ACCENTS) for i, part in enumerate(parts))
    more = sum(len(part) for part in parts[::2]) * 2 // 5
    words = ["~" * min(_LONG_WORD, more - start) for start in range(0, more, _LONG_WORD)]
    return f"⟦{said}{' '.join(words)}⟧"


def preferred_language(wanted: Iterable[str]) -> str:
    """The first language of the browser's list that is translated; English if there is none."""
    known = (code.lower().split("-")[0] for code in wanted)
    return next((code for code in known if code in LANGUAGES), SOURCE)
