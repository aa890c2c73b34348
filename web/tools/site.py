"""dist/: the page, Pyodide, PyScript, the engine's wheel and the front end, ready for any static host.

All but the page lies in folders named after a hash of what is in them, so it can be cached for ever.
"""

import json
import os
import shutil
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path

from tools import licences, precache, python_files, start_parts, vendored
from tools.build_cache import digest, files_below, made_with, once
from tools.environment import Command, install, python, python_path, run
from tools.paths import CACHE, DIST, ENGINE, ROOT, VENV, WEB
from tools.styles import SHEET, scalable, sheets, with_one_sheet

WHEELS = CACHE / "wheel"
DRAFT = CACHE / "dist"
SHELL = CACHE / "shell"  # what the page shows and says without Python
ICONS = "icons"
PAGE = "index.html"
RULES_PAGE = "rules.html"
LICENCES_PAGE = "licenses.html"
RULES = ROOT / "docs" / "RULES.md"
FRONT_END = "stroganov_web.zip"
LIBRARY = "python_stdlib.zip"
WORKERS = (precache.WORKER, precache.OFF)  # they stand at the top of the site
AT_FIXED_ADDRESSES = (PAGE, RULES_PAGE, LICENCES_PAGE, *WORKERS)
BUILD_ADVICE = "read what it said; if it is not about your own change, remove .cache and .venv and try again."


def build() -> Path:
    """Brings dist/ up to date with the sources."""
    install("build")
    vendored.fetch()
    once("dist", _key(), DIST / PAGE, _assemble, "Building dist/")
    return DIST


def is_current() -> bool:
    """Whether dist/ was built from the sources as they are now."""
    return made_with("dist", _key(), DIST / PAGE)


def _key() -> str:
    return digest(files_below(ENGINE, WEB, RULES, ROOT / "pyproject.toml", ROOT / "LICENSE"))


def _assemble() -> None:
    shutil.rmtree(DRAFT, ignore_errors=True)
    ready = python_files.make(engine_wheel(), _archive(), vendored.micropip_wheel())
    (wheel,) = ready.glob("stroganov-*.whl")
    at = {
        "pyodide": _sealed("pyodide", lambda folder: _add_pyodide(folder, ready)),
        "pyscript": _sealed("pyscript", lambda folder: vendored.copy("@pyscript/core/dist", folder)),
        "wheel": _sealed("whl", lambda folder: _copy(wheel, folder / wheel.name)) + f"/{wheel.name}",
        "icons": _sealed("icons", _add_icons),
        "snapshot": _sealed(
            "snapshot", lambda folder: _copy(ready / python_files.SNAPSHOT, folder / python_files.SNAPSHOT)
        ),
    }
    at["app"] = _sealed("app", lambda folder: _add_app(folder, ready, at))
    _add_pages(at)
    precache.add(DRAFT)
    shutil.rmtree(DIST, ignore_errors=True)
    DRAFT.rename(DIST)


def _add_pages(at: Mapping[str, str]) -> None:
    """The files with fixed addresses: pages and manifests."""
    for path in SHELL.glob("*.webmanifest"):
        (DRAFT / path.name).write_text(fill(path.read_text(), at))
    made = {path.name: path.read_text() for path in SHELL.iterdir()}
    told = {**at, **made, **_rules(), **_licences(), "parts.json": start_parts.as_json(DRAFT, at)}
    for name in (PAGE, RULES_PAGE, LICENCES_PAGE):
        (DRAFT / name).write_text(fill(_page(name), told))


def _page(name: str) -> str:
    """A page as it is written; the game's asks for all its style sheets at once."""
    page = (WEB / name).read_text()
    return with_one_sheet(page) if name == PAGE else page


def _sealed(name: str, add: Callable[[Path], None]) -> str:
    """Lets `add` fill a folder and names it after its content; gives its address from the top of the site."""
    draft = DRAFT / name / "draft"
    draft.mkdir(parents=True)
    add(draft)
    tag = digest(files_below(draft))[:12]
    draft.rename(draft.parent / tag)
    return f"{name}/{tag}"


def fill(template: str, addresses: Mapping[str, str]) -> str:
    """Puts addresses and other parts into a page or setting: `{{app}}` becomes the folder of that name."""
    for name, address in addresses.items():
        template = template.replace("{{" + name + "}}", address)
    return template


def _copy(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target)
    else:
        shutil.copyfile(source, target)


def _add_pyodide(folder: Path, ready: Path) -> None:
    vendored.copy("pyodide", folder)
    _copy(ready / LIBRARY, folder / LIBRARY)
    (wheel,) = ready.glob("micropip-*.whl")
    _copy(wheel, folder / wheel.name)
    lock_file = folder / "pyodide-lock.json"
    distribution = vendored.MODULES / "pyodide" / lock_file.name
    wheels = (vendored.micropip_wheel(), wheel)
    _in_venv("tools.lock_file", lock_file, distribution, *wheels, vendored.version("pyodide"))


def _add_app(folder: Path, ready: Path, at: Mapping[str, str]) -> None:
    _copy(WEB / "main.py", folder / "main.py")
    _copy(ready / FRONT_END, folder / FRONT_END)
    _add_styles(folder / "css")
    _add_scripts(folder / "js", at)


def _add_styles(folder: Path) -> None:
    folder.mkdir()
    for sheet in (WEB / "css").iterdir():
        (folder / sheet.name).write_text(scalable(sheet.read_text()))
    (folder / "palette.css").write_text(_palette())
    _join_sheets(folder)


def _add_scripts(folder: Path, at: Mapping[str, str]) -> None:
    shutil.copytree(WEB / "js", folder, ignore=shutil.ignore_patterns(*WORKERS))
    vendored.copy("qrcode-generator/dist", folder)
    interpreter = folder / "interpreter.mjs"
    told = {**at, "version": vendored.version("pyodide")}
    interpreter.write_text(fill(interpreter.read_text(), told))


def _join_sheets(folder: Path) -> None:
    """The style sheets of the game as one file: what the first paint waits for comes in one answer."""
    joined, *others = (sheets((WEB / page).read_text()) for page in (PAGE, RULES_PAGE, LICENCES_PAGE))
    (folder / SHEET).write_text("".join((folder / name).read_text() for name in joined))
    for name in set(joined).difference(*others):
        (folder / name).unlink()


def _rules() -> dict[str, str]:
    """The rules as parts of their page: the list of sections, and the sections."""
    command: Command = [python(), "-m", "tools.rules_page", RULES]
    said = run(command, "The page of the rules could not be made", BUILD_ADVICE, env=python_path())
    parts: dict[str, str] = json.loads(said)
    return parts


def _licences() -> dict[str, str]:
    """The works shipped as parts of the page of licences: the list of them, and their terms."""
    shipped = licences.works()
    return {"works": licences.contents(shipped), "licences": licences.body(shipped)}


def _add_icons(folder: Path) -> None:
    for path in (WEB / ICONS).iterdir():
        _copy(path, folder / path.name)
    _copy(SHELL / "icon.svg", folder / "icon.svg")


def _palette() -> str:
    """The colour tokens as CSS custom properties, from the drawing code that owns them."""
    code = "from stroganov_web.draw.art import palette_css; print(palette_css())"
    return run([python(), "-c", code], "The palette could not be made", BUILD_ADVICE, env=python_path())


def _archive() -> Path:
    """Packs the front end and its catalogues as they lie in web/, the same bytes for the same content."""
    catalogues, target = CACHE / "locale", CACHE / FRONT_END
    for folder in (catalogues, SHELL):
        shutil.rmtree(folder, ignore_errors=True)
    _in_venv("tools.catalogues", WEB / "locale", catalogues)
    _in_venv("tools.prerender", catalogues, SHELL)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for root, inside in ((WEB / "stroganov_web", "stroganov_web"), (catalogues, "locale")):
            for path in files_below(root):
                entry = zipfile.ZipInfo(f"{inside}/{path.relative_to(root).as_posix()}")
                archive.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)
    return target


def engine_wheel() -> Path:
    """Builds the wheel of the engine from pyproject.toml, once."""
    sources = [*files_below(ENGINE), ROOT / "pyproject.toml", ROOT / "LICENSE"]
    once("wheel", digest(sources), WHEELS, _build_wheel)
    (wheel,) = WHEELS.glob("stroganov-*-py3-none-any.whl")
    return wheel


def _build_wheel() -> None:
    shutil.rmtree(WHEELS, ignore_errors=True)
    # -I: else `-m build` would find our build.py, here or by PYTHONPATH
    program: Command = [python(VENV), "-I", "-m", "build"]
    command = [*program, "--wheel", "--no-isolation", "--outdir", WHEELS, ROOT]
    steady = {**os.environ, "SOURCE_DATE_EPOCH": "1577836800"}
    run(command, "The engine's wheel could not be built", BUILD_ADVICE, env=steady)


def _in_venv(module: str, *arguments: Path | str) -> None:
    run([python(), "-m", module, *arguments], f"{module} failed", BUILD_ADVICE, env=python_path())
