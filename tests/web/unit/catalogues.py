"""Catalogues for tests: compiled in memory from the .po files, so that no build is needed."""

import re
from functools import lru_cache
from gettext import GNUTranslations
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from stroganov_web.i18n import PSEUDO, SOURCE, Text

LOCALE = Path(__file__).parents[3] / "web" / "locale"


@lru_cache
def catalogues(language: str) -> dict[str, Catalog]:
    """The catalogues of a language by the name of their file."""
    found = {}
    for path in sorted((LOCALE / language / "LC_MESSAGES").glob("*.po")):
        with path.open("rb") as source:
            found[path.stem] = read_po(source, abort_invalid=True)
    return found


def keys(language: str = SOURCE) -> dict[str, str]:
    """Every key of a language with the file it is in."""
    return {
        message.id if isinstance(message.id, str) else message.id[0]: name
        for name, catalogue in catalogues(language).items()
        for message in catalogue
        if message.id
    }


@lru_cache
def messages(language: str) -> dict[str, tuple[str, ...]]:
    """Every message of a language in all its forms."""
    return {
        message.id if isinstance(message.id, str) else message.id[0]: (
            (message.string,) if isinstance(message.string, str) else tuple(message.string)
        )
        for catalogue in catalogues(language).values()
        for message in catalogue
        if message.id
    }


def text_of(language: str) -> Text:
    """The words of a language, straight from its .po files."""
    compiled = []
    for catalogue in catalogues(SOURCE if language == PSEUDO else language).values():
        out = BytesIO()
        write_mo(out, catalogue)
        out.seek(0)
        compiled.append(GNUTranslations(out))
    return Text(language, compiled)


def undisguised(markup: str) -> list[str]:
    """Words in the text of some HTML or SVG that no catalogue said: letters outside of ⟦ ⟧.

    Names for screen readers count as text; numbers, signs and single letters do not.
    """
    spoken = " ".join(re.findall(r'(?:aria-label|title|placeholder|alt)="([^"]*)"', markup))
    plain = re.sub(r"<[^>]*>", " ", markup) + " " + spoken
    while "⟦" in plain:
        inner = re.sub(r"⟦[^⟦⟧]*⟧", " ", plain)
        if inner == plain:
            break
        plain = inner
    return re.findall(r"[^\W\d_]{2,}", re.sub(r"&\w+;|&#\d+;", " ", plain))
