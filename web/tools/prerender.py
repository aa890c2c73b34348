"""Makes ready in every language what the page shows before Python. Runs inside the virtual environment."""

import json
import re
import sys
from collections.abc import Mapping
from pathlib import Path

from stroganov_web.draw.art.emblem import emblem
from stroganov_web.draw.art.sprite_sheet import inks, lasting_symbols, sheet
from stroganov_web.draw.art.tokens import SEASON
from stroganov_web.i18n import LANGUAGES, Text, read_catalogues
from stroganov_web.screens.season_theme import sprites
from stroganov_web.ui.manifest import manifest
from stroganov_web.ui.pages.start import start_page
from stroganov_web.ui.start_script import no_script, page_lost, script_words, theme_colour

_PICTURE = re.compile(r"<svg(?:(?!<svg).)*?</svg>", re.DOTALL)  # without another one in it
_LARGE = 2000  # characters


def make(catalogues: Path, target: Path) -> None:
    """Writes the words of the page's scripts as JSON that can stand inside HTML, the manifests, the icon."""
    target.mkdir(parents=True, exist_ok=True)
    texts = {language: Text(language, read_catalogues(language, catalogues)) for language in LANGUAGES}
    words = {language: script_words(text) for language, text in texts.items()}
    plain = json.dumps(words, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    (target / "words.json").write_text(plain)
    for language, text in texts.items():
        told = json.dumps(manifest(text, "{{icons}}"), ensure_ascii=False, indent=1)
        (target / f"manifest-{language}.webmanifest").write_text(told)
    pages = {language: start_page(text) for language, text in texts.items()}
    (target / "start.html").write_text(templates(pages))
    (target / "lost.html").write_text(page_lost(texts.values()))
    said = "".join(map(no_script, texts.values()))
    (target / "no_script.html").write_text(f'<noscript><div id="no-script">{said}</div></noscript>')
    (target / "inks.svg").write_text(sheet(inks()))
    (target / "symbols.svg").write_text(sheet(lasting_symbols()))
    (target / "sprites.svg").write_text(sprites(SEASON))
    (target / "icon.svg").write_text(emblem())
    (target / "theme.html").write_text("\n".join(theme_colour(theme) for theme in ("light", "dark")))


def templates(pages: Mapping[str, str]) -> str:
    """The start page in every language; large pictures are the same in all of them and stand there once."""
    found = _PICTURE.findall(next(iter(pages.values())))
    large = [picture for picture in found if len(picture) > _LARGE]
    parts = [f'<template id="pictures">{"".join(large)}</template>']
    for language, page in pages.items():
        for number, picture in enumerate(large):
            page = page.replace(picture, f'<svg data-picture="{number}"></svg>')
        parts.append(f'<template lang="{language}">{page}</template>')
    return "\n".join(parts)


if __name__ == "__main__":
    make(Path(sys.argv[1]), Path(sys.argv[2]))
