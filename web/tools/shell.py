"""Makes ready in every language what the page shows before Python. Runs inside the virtual environment."""

import json
import sys
from pathlib import Path

from stroganov_web.art.emblem import emblem
from stroganov_web.dress import sprites
from stroganov_web.manifest import manifest
from stroganov_web.menu import start_page
from stroganov_web.shell import shell_words, theme_colour
from stroganov_web.text import LANGUAGES, Text, read

SEASON = "summer"


def make(catalogues: Path, target: Path) -> None:
    """Writes the words of the page's scripts as JSON that can stand inside HTML, the manifests, the icon."""
    target.mkdir(parents=True, exist_ok=True)
    texts = {language: Text(language, read(language, catalogues)) for language in LANGUAGES}
    words = {language: shell_words(text) for language, text in texts.items()}
    plain = json.dumps(words, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    (target / "words.json").write_text(plain)
    for language, text in texts.items():
        told = json.dumps(manifest(text, "{{icons}}"), ensure_ascii=False, indent=1)
        (target / f"manifest-{language}.webmanifest").write_text(told)
    pages = [f'<template lang="{language}">{start_page(text)}</template>' for language, text in texts.items()]
    (target / "start.html").write_text("\n".join(pages))
    (target / "sprites.svg").write_text(sprites(SEASON))
    (target / "icon.svg").write_text(emblem())
    (target / "theme.html").write_text("\n".join(theme_colour(theme) for theme in ("light", "dark")))


if __name__ == "__main__":
    make(Path(sys.argv[1]), Path(sys.argv[2]))
