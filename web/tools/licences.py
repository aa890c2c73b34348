"""The page of licences: everything the site ships, whose it is, and under which terms."""

import json
import re
import tomllib
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from tools import vendored
from tools.paths import ENGINE, ROOT, TOOLS
from tools.vendored import MODULES

PYODIDE, PYSCRIPT, CODES = "pyodide", "@pyscript/core", "qrcode-generator"
_MODULE = re.compile(r"node_modules/((?:@[^/]+/)?[^/]+)/(?!.*node_modules/)")
_EXPAT = "1998-2000 Thai Open Source Software Center Ltd and Clark Cooper, 2001-2025 Expat maintainers"
_HACL = "2016-2022 INRIA, CMU and Microsoft Corporation, 2022-2023 HACL* Contributors"
_STACKS = "2017 Eric Wendelin and other contributors"
TERMS = TOOLS / "terms"  # of what carries none itself: by the name of the work, or else of the licence
_LIBRARIES = (
    (
        "libmpdec",
        "BSD-2-Clause",
        "2008-2020 Stefan Krah. All rights reserved.",
        "https://www.bytereef.org/mpdecimal/",
    ),
    ("Expat", "MIT", _EXPAT, "https://libexpat.github.io/"),
    (
        "mimalloc",
        "MIT",
        "2018-2021 Microsoft Corporation, Daan Leijen",
        "https://microsoft.github.io/mimalloc/",
    ),
    ("HACL*", "MIT", _HACL, "https://hacl-star.github.io/"),
    ("zlib", "Zlib", "1995-2024 Jean-loup Gailly and Mark Adler", "https://zlib.net/zlib_license.html"),
    ("bzip2", "bzip2-1.0.6", "1996-2019 Julian R Seward", "https://sourceware.org/bzip2/"),
    ("XZ Utils (liblzma)", "0BSD", "The XZ Utils authors and contributors", "https://tukaani.org/xz/"),
    ("Zstandard", "BSD-3-Clause", "Meta Platforms, Inc. and affiliates", "https://facebook.github.io/zstd/"),
    ("libffi", "MIT", "1996-2024 Anthony Green, Red Hat, Inc and others", "https://sourceware.org/libffi/"),
    ("SQLite", "Public domain", "D. Richard Hipp and others", "https://www.sqlite.org/copyright.html"),
    ("Emscripten", "MIT", "2010-2014 Emscripten authors, see AUTHORS file", "https://emscripten.org/"),
    ("musl", "MIT", "2005-2020 Rich Felker, et al.", "https://musl.libc.org/"),
    ("ErrorStackParser", "MIT", _STACKS, "https://www.stacktracejs.com/"),
    ("StackFrame", "MIT", _STACKS, "https://www.stacktracejs.com/"),
)
"""What Pyodide has inside besides Python: name, licence, whose it is, where it is from."""


@dataclass(frozen=True, slots=True)
class Work:
    """Something shipped; `text` are its terms, `address` tells more of what is inside something else."""

    name: str
    licence: str
    use: str
    version: str = ""
    holder: str = ""
    text: str = ""
    address: str = ""


def works() -> list[Work]:
    """Everything shipped, ours first; what carries no terms gets those of the same licence from another."""
    found = [_ours(), *_pythons(), *_installers(), *_scripts()]
    texts = {work.licence: work for work in reversed(found) if work.text}
    return [work if work.text else _lent(work, texts.get(work.licence)) for work in found]


def _lent(work: Work, lender: Work | None) -> Work:
    if not lender:
        return work
    text = f"{work.name} comes without a text of its own. This is the one of {lender.name}.\n\n{lender.text}"
    return Work(work.name, work.licence, work.use, work.version, work.holder, text, work.address)


def _ours() -> Work:
    licence = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["license"]
    version = re.findall(r'^__version__ = "(.+)"', (ENGINE / "stroganov" / "__init__.py").read_text(), re.M)
    use = "This site: the engine, the table, its pictures, its words in four languages, and its pages."
    return Work("Stroganov", licence, use, version[0], text=(ROOT / "LICENSE").read_text())


def _pythons() -> Iterator[Work]:
    """Pyodide, and Python with its libraries inside it."""
    yield _package(PYODIDE, "Python for the browser.", "Pyodide", "The Pyodide developers")
    info = json.loads((MODULES / PYODIDE / "pyodide-lock.json").read_text())["info"]
    series = ".".join(info["python"].split(".")[:2])
    yield Work(
        "Python and its standard library",
        "PSF-2.0",
        "The language the game is written in; inside Pyodide, changed by it for the browser.",
        info["python"],
        "2001 Python Software Foundation; All Rights Reserved",
        _kept_terms("Python", "PSF-2.0"),
        f"https://docs.python.org/{series}/license.html",
    )
    for library in _LIBRARIES:
        yield _inside("A library inside Pyodide.", *library)


def _inside(use: str, name: str, licence: str, holder: str, address: str) -> Work:
    """A library inside another work, with its terms as they are kept here."""
    terms = _kept_terms(name, licence)
    text = terms if licence == "Public domain" else f"Copyright (c) {holder}\n\n{terms}"
    return Work(name, licence, use, "", holder, text, address)


def _kept_terms(name: str, licence: str) -> str:
    own = TERMS / f"{name}.txt"
    return (own if own.is_file() else TERMS / f"{licence}.txt").read_text()


def _installers() -> Iterator[Work]:
    """micropip, and what is inside its wheel."""
    wheel = vendored.micropip_wheel()
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if Path(name).name.startswith("LICENSE")]
        texts = {name: archive.read(name).decode() for name in names}
    own = next(text for name, text in texts.items() if ".dist-info/" in name)
    use = "Installs the engine in Pyodide, from this site's own files."
    yield Work("micropip", "MPL-2.0", use, wheel.name.split("-")[1], "The Pyodide developers", own)
    packaging = "\n\n".join(text for name, text in texts.items() if "/packaging/" in name)
    inside = "A library inside micropip."
    yield Work("packaging", "Apache-2.0 OR BSD-2-Clause", inside, "", "Donald Stufft and others", packaging)
    address = "https://github.com/brettcannon/mousebender"
    yield _inside(inside, "mousebender", "BSD-3-Clause", "2019 Brett Cannon. All rights reserved.", address)


def _scripts() -> Iterator[Work]:
    """PyScript with what is bundled in it, and the maker of QR codes."""
    yield _package(PYSCRIPT, "Starts Python in the page.", title="PyScript")
    for name in bundled():
        yield _package(name, "A library inside PyScript.", versioned=False)
    yield _package(CODES, "Draws a link as a QR code.", title="QR Code Generator for JavaScript")


def bundled() -> list[str]:
    """The npm packages that went into the files of PyScript, as their source maps tell."""
    found: set[str] = set()
    for name in vendored.listed(f"{PYSCRIPT}/dist"):
        sources = json.loads((MODULES / f"{name}.map").read_text())["sources"]
        found |= {module[1] for source in sources if (module := _MODULE.search(source))}
    return sorted(found)


def _package(name: str, use: str, title: str = "", holder: str = "", versioned: bool = True) -> Work:
    """An npm package; one that is bundled in another has no version of ours."""
    folder = MODULES / name
    facts = json.loads((folder / "package.json").read_text())
    licence = re.sub("^APACHE", "Apache", facts["license"])
    version = facts["version"] if versioned else ""
    return Work(title or name, licence, use, version, holder or facts["author"], _text_in(folder))


def _text_in(folder: Path) -> str:
    return "\n\n".join(path.read_text() for path in sorted(folder.glob("LICENSE*")))


# The page


def contents(shipped: Sequence[Work]) -> str:
    """The list of works, each a link."""
    return "".join(
        f'<li><a href="#{number}"><span class="num">{number}</span>{escape(work.name)}</a></li>'
        for number, work in enumerate(shipped, 1)
    )


def body(shipped: Sequence[Work]) -> str:
    """The works with their terms, each with its number as its address."""
    return "".join(_section(number, work) for number, work in enumerate(shipped, 1))


def _section(number: int, work: Work) -> str:
    facts = [("Version", work.version), ("Licence", work.licence), ("Copyright", work.holder)]
    rows = "".join(f"<tr><th>{name}</th><td>{escape(said)}</td></tr>" for name, said in facts if said)
    terms = f"<details><summary>The text of the licence</summary><pre>{escape(work.text)}</pre></details>"
    link = f'<p>More about it: <a href="{work.address}" rel="noreferrer">{escape(work.address)}</a></p>'
    return (
        f'<section id="{number}" aria-labelledby="title-{number}">'
        f'<h2 id="title-{number}"><span class="num">{number}</span>{escape(work.name)}</h2>'
        f"<p>{escape(work.use)}</p><table>{rows}</table>"
        f"{link if work.address else ''}{terms}</section>"
    )
