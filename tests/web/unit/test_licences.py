"""Everything that is shipped is on the page of licences, and the page can be found."""

import re

import pytest

from stroganov_web.help import LICENCES, help_dialog
from stroganov_web.settings import Settings
from stroganov_web.text import LANGUAGES
from tests.web.unit.catalogues import text_of
from tools import licences, site, vendored
from tools.licences import Work
from tools.places import WEB

TITLES = {"pyodide": "Pyodide", "@pyscript/core": "PyScript", "qrcode-generator": "QR Code Generator"}


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
    for work in works.values():
        assert work.licence and work.use, work.name
        assert work.text or work.address.startswith("https://"), work.name


def test_what_is_bundled_or_installed_is_a_work_as_well(works: dict[str, Work]) -> None:
    assert {"polyscript", "coincident"} <= set(licences.bundled()) <= set(works)
    assert {"Stroganov", "micropip", "packaging", "Python and its standard library", "zlib"} <= set(works)
    assert works["micropip"].version in vendored.micropip_wheel().name
    assert works["micropip"].text.startswith("Mozilla Public License")


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
