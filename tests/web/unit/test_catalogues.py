"""Every message that the code asks for exists, every message that exists is asked for."""

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest

import stroganov_web
from stroganov.components.loading import ACTIONS, TERRAINS
from stroganov.editions import EDITIONS
from stroganov.effects import GAINS
from stroganov.scoring import AFTER, DURING
from stroganov.setup import COLOURS, STRATEGIES
from stroganov.wish_effects import WISH_EFFECTS
from stroganov_web.i18n import SOURCE
from stroganov_web.model.highlights import _MEASURES, TOTALS
from stroganov_web.model.spec import AUTOMATA, BOTS, HARDER, PERSON
from stroganov_web.text.event_sentences import _WITH_REASON
from stroganov_web.text.words import _COUNTED, _NAMED, SEASONS
from stroganov_web.ui.pages.end import GROUPS
from stroganov_web.ui.pages.start import QUICK
from tests.web.unit.catalogues import catalogues, keys
from tools.catalogues import STEADY, compile_all
from tools.paths import WEB

SOURCES = sorted(Path(stroganov_web.__file__).parent.rglob("*.py"))
OURS = (
    "card",
    "effect",
    "end",
    "fur",
    "gain",
    "list",
    "log",
    "menu",
    "person",
    "place",
    "reward",
    "season",
    "source",
    "story",
    "terrain",
)
KEY = re.compile(r"[a-z_]+(\.[A-Za-z0-9_]+)+")

# Keys that are put together: what follows the first part, and where it comes from.
FAMILIES: dict[str, tuple[str, ...]] = {
    "automa.{}": ("lowest", "highest", *ACTIONS),
    "card.{}": ("wish", "village", "yurt", "song", "landscape", "automa", "space"),
    "effect.{}": tuple(WISH_EFFECTS),
    "fur.name.{}": tuple(str(value) for value in range(1, 10)),
    "gain.{}": tuple(GAINS),
    "log.action.{}": ("basic", "main", "second"),
    "log.gained.{}": _WITH_REASON,
    "log.line.{}": ("coin", "horses", "trade"),
    "log.reason.{}": (
        "gap",
        "furs_on_tile",
        "cannot_pay",
        "no_card",
        "already_there",
        "no_space",
        "no_outpost",
        "no_region",
        "end_of_track",
    ),
    "log.tries.{}": ACTIONS,
    "log.verb.{}": ("coin", "horses", "move", "hunt", "trade", "village", "yurt", "wish", "outpost", "claim"),
    "menu.colour.{}": COLOURS,
    "menu.edition.{}": tuple(EDITIONS),
    "menu.harder.{}": HARDER,
    "menu.harder.{}.note": HARDER,
    "menu.kind.{}": (PERSON, *BOTS),
    "menu.opponent.{}": AUTOMATA,
    "menu.problem.{}": (),  # test_spec.py
    "menu.quick.{}": tuple(QUICK),
    "menu.quick.{}.note": tuple(QUICK),
    "menu.regions.{}": ("ascending", "random"),
    "menu.strategy.{}": tuple(letter or "none" for letter in STRATEGIES),
    "person.letter.{}": COLOURS,
    "person.name.{}": (*COLOURS, *AUTOMATA),
    "reward.{}": (*_COUNTED.values(), *_NAMED.values()),
    "season.{}": SEASONS,
    "source.{}": (*DURING, *AFTER),
    "story.amount.{}": ("busy", "catch", "ride"),
    "story.beaten.{}": AUTOMATA,
    "story.deed.{}": TOTALS,
    "story.group.{}": tuple(GROUPS),
    "story.lost.{}": AUTOMATA,
    "story.moment.{}": ("lead", *_MEASURES),
    "terrain.{}": TERRAINS,
}


@lru_cache
def prefixes() -> set[str]:
    return {key.split(".")[0] for key in keys()}


def strings() -> Iterator[str]:
    """The keys in the code; parts that are only known later are {}."""
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text())):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found = node.value
            elif isinstance(node, ast.JoinedStr):
                found = "".join(
                    part.value if isinstance(part, ast.Constant) else "{}" for part in node.values
                )
            else:
                continue
            if KEY.fullmatch(found.replace("{}", "x")) and found.split(".")[0] in {"{}", *prefixes()}:
                yield found


@lru_cache
def asked_for() -> tuple[set[str], set[str]]:
    """Whole keys and families."""
    found = set(strings())
    families = {key for key in found if "{}" in key}
    return found - families, families


def matches(key: str, family: str) -> bool:
    """Whether the family can become the key; one that begins with a part unknown continues a whole key."""
    if family.startswith("{}."):
        return key.endswith(family[2:]) and key.removesuffix(family[2:]) in asked_for()[0]
    return bool(re.fullmatch(re.escape(family).replace(r"\{\}", r"[A-Za-z0-9_]+"), key))


def test_every_message_asked_for_exists() -> None:
    literal, _ = asked_for()
    known = set(keys())
    # A key may also be the beginning of others, where code adds the rest.
    assert {key for key in literal - known if not any(k.startswith(f"{key}.") for k in known)} == set()


def test_every_message_that_exists_is_asked_for() -> None:
    literal, families = asked_for()
    unused = {key for key in keys() if key not in literal and not any(matches(key, f) for f in families)}
    assert unused == set()


@pytest.mark.parametrize("family", FAMILIES)
def test_every_member_of_a_family_exists(family: str) -> None:
    assert {family.format(member) for member in FAMILIES[family]} - set(keys()) == set()


def test_every_family_of_ours_is_listed() -> None:
    _, families = asked_for()
    assert {family for family in families if family.split(".")[0] in OURS} <= set(FAMILIES)


def test_no_two_catalogues_have_the_same_message() -> None:
    found = [message.id for catalogue in catalogues(SOURCE).values() for message in catalogue if message.id]
    flat = [key if isinstance(key, str) else key[0] for key in found]
    assert sorted(flat) == sorted(set(flat))


def test_the_same_texts_are_the_same_files_at_any_time(tmp_path: Path) -> None:
    compile_all(WEB / "locale" / "en", tmp_path)
    compiled = list(tmp_path.rglob("*.mo"))
    assert len(compiled) == len(catalogues(SOURCE))
    for path in compiled:
        assert f"Creation-Date: {STEADY:%Y-%m-%d %H:%M}".encode() in path.read_bytes()
