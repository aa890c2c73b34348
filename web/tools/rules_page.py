"""The rules as HTML: a list of the sections, and the sections. Runs inside the virtual environment."""

import json
import re
import sys
from html import escape
from pathlib import Path

from markdown_it import MarkdownIt

_SECTION = re.compile(r"^## (\d+)\. (.+)$", re.MULTILINE)
_FIRST_EDITION = '<a class="edition" href="#12" title="The first edition has this differently">E</a>'


def sections(rules: str) -> list[tuple[str, str, str]]:
    """Number, title and text of every section; what comes before them is for builders."""
    _, *parts = _SECTION.split(rules)
    return list(zip(parts[0::3], parts[1::3], parts[2::3], strict=True))


def contents(rules: str) -> str:
    """The list of the sections, each a link."""
    return "".join(
        f'<li><a href="#{number}"><span class="num">{number}</span>{escape(title)}</a></li>'
        for number, title, _ in sections(rules)
    )


def body(rules: str) -> str:
    """The sections, each with its number as its address."""
    return "".join(
        f'<section id="{number}" aria-labelledby="title-{number}">'
        f'<h2 id="title-{number}"><span class="num">{number}</span>{escape(title)}</h2>'
        f"{_html(text)}</section>"
        for number, title, text in sections(rules)
    )


def _html(text: str) -> str:
    """Markdown as HTML; sections that are named become links."""
    made: str = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    made = made.replace("<code>[E]</code>", _FIRST_EDITION)
    made = re.sub(r"\b([Ss]ections?) (\d+)", r'<a href="#\2">\1 \2</a>', made)
    return re.sub(r"<h3>(.*?)</h3>", lambda found: f'<h3 id="{_slug(found[1])}">{found[1]}</h3>', made)


def _slug(title: str) -> str:
    return re.sub(r"\W+", "-", title.lower()).strip("-")


if __name__ == "__main__":
    read = Path(sys.argv[1]).read_text(encoding="utf-8")
    print(json.dumps({"contents": contents(read), "rules": body(read)}))
