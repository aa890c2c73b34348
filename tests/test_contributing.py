"""The first changes that CONTRIBUTING.md proposes lead where it says."""

import json
import re
from importlib.resources import files
from typing import Any

import pytest

import stroganov
from stroganov_web.i18n import LANGUAGES, Text
from stroganov_web.model.spec import Spec
from stroganov_web.screens.dialogs import Dialogs
from stroganov_web.screens.router import Router
from tests.documents import CONTRIBUTING, ROOT, read
from tests.web.unit.catalogues import text_of
from tests.web.unit.fakes import FakeAddress, FakePage, FakePreferences

GUIDE = read(CONTRIBUTING)


@pytest.fixture(scope="module")
def text() -> Text:
    return text_of("en")


def block(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", GUIDE, re.DOTALL)
    assert found
    return found[1]


def test_a_yurt_is_the_line_it_shows_and_lies_where_it_says() -> None:
    box = files("stroganov.components").joinpath("standard.json")
    data: dict[str, Any] = json.loads(box.read_text(encoding="utf-8"))
    yurt = json.loads(block("json").strip().removesuffix(","))
    data["yurts"].append(yurt)
    address = re.search(r"`(#new\?[^`]*)`", GUIDE)
    assert address
    setup = Spec.from_fragment(address[1]).setup()
    game = stroganov.Game.new(setup.players, setup.seed, components=data)
    assert game.state.yurts[0] == yurt["id"], "it says: the westernmost region"
    assert "in the westernmost region" in GUIDE


def test_a_sentence_has_its_place_in_every_language() -> None:
    name = re.search(r'msgid "(.*?)"', GUIDE)
    catalogue = re.search(r"`web/locale/en/(LC_MESSAGES/\w+\.po)`", GUIDE)
    assert name and catalogue
    for language in LANGUAGES:
        messages = (ROOT / "web" / "locale" / language / catalogue[1]).read_text(encoding="utf-8")
        assert f'msgid "{name[1]}"' in messages


def test_the_checks_before_a_commit_are_those_of_the_build() -> None:
    hooks = re.findall(r"entry: \S+ -m (\w+ ?\w*)", (ROOT / ".pre-commit-config.yaml").read_text())
    assert hooks == ["ruff format", "ruff check", "mypy"]


def test_the_workflow_runs_the_two_commands() -> None:
    workflow = (ROOT / ".github" / "workflows" / "checks.yaml").read_text()
    assert re.findall(r"run: python (.*)", workflow) == ["build.py build", "build.py test"]
    assert {"ubuntu-latest", "macos-latest", "windows-latest"} <= set(re.findall(r"\w+-latest", workflow))


def test_a_screen_is_the_module_the_line_and_the_test_it_shows(text: Text) -> None:
    module, line, test = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    page, preferences = FakePage(), FakePreferences(text)
    names: dict[str, Any] = {"FakePage": FakePage, "FakePreferences": FakePreferences, "Text": Text}
    exec(module, names)
    routes = eval("{" + line.strip() + "}", names | {"page": page, "preferences": preferences})
    router = Router(FakeAddress("#hello"), Dialogs(page, preferences))
    router.add(routes, {})
    router.route()
    assert "Stroganov" in page.painted["screen"]
    exec(test, names)
    names["test_the_page_has_a_way_back"](text)
