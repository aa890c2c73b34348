"""What the documents of the project claim, found in their Markdown."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
README, CONTRIBUTING, CHANGELOG = (ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md"))
ENGINE_README, ARCHITECTURE = ROOT / "engine" / "README.md", ROOT / "docs" / "ARCHITECTURE.md"
DOCUMENTS = (README, CONTRIBUTING, CHANGELOG, ENGINE_README, ARCHITECTURE)
TOP = {path.name for path in ROOT.iterdir()} - {"dist"}


def read(document: Path) -> str:
    return document.read_text(encoding="utf-8")


def links(document: Path) -> list[str]:
    """Links and pictures that lead to files of the repository."""
    prose = re.sub(r"```.*?```|`[^`\n]*`", "", read(document), flags=re.DOTALL)
    found = re.findall(r"\]\(([^)#]+)[^)]*\)|src=\"([^\"]+)\"", prose)
    return [target for pair in found for target in pair if target and "://" not in target]


def code(document: Path) -> list[str]:
    """Everything in backticks: words in a line, and the lines of blocks."""
    text = read(document)
    blocks = re.findall(r"```\w*\n(.*?)```", text, re.DOTALL)
    words = re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))
    return [*words, *(line for block in blocks for line in block.splitlines())]


def paths(document: Path) -> list[str]:
    """The files and folders of the repository that it names, from the top."""
    names = [name for piece in code(document) for name in re.findall(r"[\w.][\w./-]*", piece)]
    return [name for name in names if name.split("/")[0] in TOP]


def commands(document: Path) -> list[list[str]]:
    """The arguments of each call of build.py."""
    found = [re.search(r"build\.py ([a-z].*)", piece) for piece in code(document)]
    return [match[1].split() for match in found if match]
