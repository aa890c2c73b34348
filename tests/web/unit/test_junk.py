"""Whatever lies in storage is data: what is none of ours is left out or the default, and the page starts."""

import json

import pytest

from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec
from stroganov_web.model.statistics import Result
from stroganov_web.screens.preferences import PlayerPreferences
from stroganov_web.storage.entries import Entry, Record
from stroganov_web.storage.settings import CHOICES, Settings
from tests.web.unit.fakes import FakeDevice, FakePage, in_event_loop
from tests.web.unit.stores import MemoryStore
from tests.web.unit.tabs import Tab

NAME = "a" * 10
WORDS = ["", "toString", "__proto__", "constructor", "hasOwnProperty", "valueOf", "\ud800", "😀", "0", "-1"]
JUNK = [*WORDS, None, True, 0, -1, 1.5, 2**60, 10**400, 1e300, float("inf"), float("nan")]
JUNK += [[], {}, [[]], ["toString"], {"__proto__": {}}, {"toString": 1, "valueOf": 1}]
TEXTS = [
    *WORDS,
    "{",
    "[",
    "nul",
    "NaN",
    "-",
    '"',
    "[" * 8_000,
    '{"a":' * 8_000,
    *(json.dumps(junk) for junk in JUNK),
]


@pytest.fixture
def entry(text: Text) -> Entry:
    """A sound entry of a game that is over, as far as it says."""
    session = Session(Spec.from_fragment("#new?mode=solo&seed=3"), text)
    return Entry.new(NAME, session, 1_000)


@pytest.mark.parametrize("junk", TEXTS)
def test_a_text_that_is_none_of_ours_is_nothing(junk: str) -> None:
    assert Settings.from_text(junk) == Settings()
    assert Record.from_text(junk) is Entry.from_text(junk) is None


@pytest.mark.parametrize("name", CHOICES)
def test_a_setting_that_does_not_exist_is_the_default(name: str) -> None:
    seen = 0
    for junk in JUNK:
        text = json.dumps({name: junk, "speed": "step"} if name != "speed" else {name: junk})
        shown = PlayerPreferences(FakePage(), FakeDevice(text), lambda translated: None)
        shown.apply()
        seen += getattr(shown.settings, name) == getattr(Settings(), name) and shown.text.lang == "en"
    assert seen == len(JUNK)


@pytest.mark.parametrize(
    "field", ["name", "made", "changed", "revision", "answers", "begun", "over", "table"]
)
def test_an_entry_is_sound_or_nothing(entry: Entry, field: str) -> None:
    sound = 0
    for junk in JUNK:
        found = Entry.from_text(json.dumps(entry.to_plain() | {field: junk}))
        if found:
            sound += 1
            assert found.is_sound() and Entry.from_text(found.to_text()) == found
    assert sound < len(JUNK) / 2


@pytest.mark.parametrize("field", ["year", "season", "terrains", "slots", "points"])
def test_a_position_is_sound_or_nothing(entry: Entry, field: str) -> None:
    plain = entry.to_plain()
    accepted = [
        junk for junk in JUNK if Entry.from_plain(plain | {"position": plain["position"] | {field: junk}})
    ]
    assert all(type(junk) is int for junk in accepted)


def test_a_result_is_sound_or_refused() -> None:
    refused = 0
    for junk in JUNK:
        for plain in (junk, {"edition": junk}, {"edition": "revised", "harder": False, "scores": junk}):
            with pytest.raises(ValueError, match="no result"):
                Result.from_plain(plain)
            refused += 1
    assert refused == 3 * len(JUNK)


@pytest.mark.parametrize("revision", [junk for junk in JUNK if junk not in (0, True)])
@in_event_loop
async def test_a_game_whose_revision_is_none_can_be_played_on(text: Text, revision: object) -> None:
    store, session = MemoryStore(), Session(Spec.from_fragment("#new?players=2&seed=3"), text)
    entry = Entry.new(NAME, session, store.now())
    store.archived[NAME] = (entry.to_plain() | {"revision": revision}, session.to_text())
    tab = Tab(text, store)
    await tab.autosave.open()
    await tab.visit(f"#play={NAME}")
    opened = tab.session()
    assert opened and tab.autosave.name == NAME
    opened.play(opened.game.options()[0])
    tab.autosave.save()
    await tab.settle()
    saved = Entry.from_plain(store.archived[NAME][0])
    assert saved and saved.answers == 1 and not tab.page.dialog
