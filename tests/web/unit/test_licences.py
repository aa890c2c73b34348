"""Everything that is shipped is on the page of licences, and the page can be found."""

import re

import pytest

from stroganov_web.i18n import LANGUAGES
from stroganov_web.storage.settings import Settings
from stroganov_web.ui.dialogs.help import LICENCES, RULES, help_dialog
from stroganov_web.ui.start_script import script_words
from tests.web.unit.catalogues import text_of
from tools import licences, site, vendored
from tools.licences import Work
from tools.paths import WEB

TITLES = {"pyodide": "Pyodide", "@pyscript/core": "PyScript", "qrcode-generator": "QR Code Generator"}

# Words of a work that are found in a file of another.
MARKERS = {
    "pyodide/pyodide.asm.wasm": {
        "Copyright (c) 2001 Python Software Foundation": "Python and its standard library",
        "/libmpdec/mpdecimal.c": "libmpdec",
        "Expat %d.%d.%d": "Expat",
        "mimalloc: error: ": "mimalloc",
        "Hacl_Hash_SHA3.c": "HACL*",
        " inflate 1.": "zlib",
        "This is a bug in bzip2/libbzip2": "bzip2",
        "lzma_filter_decoder_is_supported": "XZ Utils (liblzma)",
        "ZSTDMT_createCCtx_advanced": "Zstandard",
        "ffi_prep_cif_var": "libffi",
        "SQLite format 3": "SQLite",
        "emscripten_": "Emscripten",
    },
    "pyodide/pyodide.mjs": {"ErrorStackParser$$parse": "ErrorStackParser", "StackFrame$$": "StackFrame"},
    "pyodide/pyodide.asm.mjs": {"ErrorStackParser$$parse": "ErrorStackParser", "musl_oflags": "musl"},
}


@pytest.fixture(scope="module")
def works() -> dict[str, Work]:
    return {work.name: work for work in licences.works()}


def package(path: str) -> str:
    """The npm package of a file."""
    return "/".join(path.split("/")[: 2 if path.startswith("@") else 1])


@pytest.mark.parametrize("path", vendored.listed())
def test_every_file_from_others_belongs_to_a_work_with_terms(works: dict[str, Work], path: str) -> None:
    work = next(work for name, work in works.items() if name.startswith(TITLES[package(path)]))
    assert work.version == vendored.version(package(path))
    assert work.licence and work.holder and work.text


def test_every_work_has_a_use_and_a_licence_and_its_terms(works: dict[str, Work]) -> None:
    assert works
    for work in works.values():
        assert work.licence and work.use and work.text, work.name
        assert not work.address or work.address.startswith("https://"), work.name


def test_what_is_bundled_or_installed_is_a_work_as_well(works: dict[str, Work]) -> None:
    assert {"polyscript", "coincident"} <= set(licences.bundled()) <= set(works)
    assert {"Stroganov", "micropip", "packaging", "Python and its standard library", "zlib"} <= set(works)
    assert works["micropip"].version in vendored.micropip_wheel().name
    assert works["micropip"].text.startswith("Mozilla Public License")


@pytest.mark.parametrize("file", MARKERS)
def test_what_can_be_recognised_in_shipped_files_is_a_work(works: dict[str, Work], file: str) -> None:
    shipped = (vendored.MODULES / file).read_bytes()
    assert MARKERS[file]
    for marker, name in MARKERS[file].items():
        assert marker.encode() in shipped, marker
        assert works[name].text, name


def test_terms_are_text_and_no_markup(works: dict[str, Work]) -> None:
    hostile = Work("<b>", "<i>", "<u>", holder="<s>", text="<script>")
    made = licences.body([hostile]) + licences.contents([hostile])
    assert not re.search("<(b|i|u|s|script)>", made)
    assert "&lt;script&gt;" in made


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_leads_to_it(language: str) -> None:
    text = text_of(language)
    said = help_dialog(text, Settings())
    assert f'href="{LICENCES}"' in said and text("licences.link") in said


def test_the_rules_lead_to_it_and_it_is_at_a_fixed_address() -> None:
    assert f'href="{LICENCES}"' in (WEB / site.RULES_PAGE).read_text()
    assert f"./{site.LICENCES_PAGE}" == LICENCES
    assert site.LICENCES_PAGE in site.AT_FIXED_ADDRESSES


IN_ENGLISH = {"de": "auf Englisch", "fr": "en anglais", "pl": "po angielsku"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_say_that_rules_and_licences_are_in_english(language: str) -> None:
    shown = help_dialog(text_of(language), Settings())
    for page in (RULES, LICENCES):
        link = re.search(rf'<a [^>]*href="{re.escape(page)}"[^>]*>', shown)
        assert link and 'hreflang="en"' in link[0] and IN_ENGLISH.get(language, "") in link[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_around_the_rules_are_in_every_language(language: str) -> None:
    asked = re.findall(r'data-say="(\w+)"', (WEB / site.RULES_PAGE).read_text())
    assert set(asked) == {"rules_home", "rules_title", "rules_search", "rules_none"}
    assert set(asked) <= script_words(text_of(language)).keys()
