"""Messages come from catalogues, with plurals and placeholders; nothing is missing and nothing is unused."""

from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.mofile import write_mo

from stroganov_web.i18n import MissingText, Text, preferred_language, pseudolocalized, read_catalogues
from tests.web.unit.catalogues import catalogues, text_of, undisguised


def test_placeholders_are_filled_in(text: Text) -> None:
    assert text("list.and", first="1", second="2") == "1 and 2"


def test_a_missing_message_is_an_error(text: Text) -> None:
    with pytest.raises(MissingText):
        text("no.such.message")
    with pytest.raises(MissingText):
        text.n("no.such.message", 2)


def test_plurals_follow_the_number(text: Text) -> None:
    assert [text.n("gain.horses", n) for n in (1, 2)] == ["1 horse", "2 horses"]


def test_lists_are_joined_by_the_catalogue(text: Text) -> None:
    assert text.all(["a"]) == "a"
    assert text.all(["a", "b", "c"]) == "a, b and c"
    assert text.any(["a", "b"]) == "a or b"


def test_the_pseudo_language_is_longer_and_keeps_placeholders(pseudo: Text) -> None:
    assert pseudolocalized("Pay {n} furs") == "⟦Þáý {n} ƒúŕš~~~⟧"
    assert undisguised(f"<p>{pseudo.all(['1', '2'])}</p>") == []
    assert undisguised("<p aria-label='x'>Hello</p>") == ["Hello"]
    assert pseudo.lang == "en"


def test_a_language_without_catalogues_speaks_english(tmp_path: Path) -> None:
    folder = tmp_path / "en" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    out = BytesIO()
    write_mo(out, catalogues("en")["cards"])
    (folder / "cards.mo").write_bytes(out.getvalue())
    german = Text("de", read_catalogues("de", tmp_path))
    assert german.n("gain.coins", 1) == "1 coin"
    assert german.lang == "de"


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [(["pl-PL", "en"], "pl"), (["eo", "fr-CA"], "fr"), (["tlh"], "en"), ([], "en")],
)
def test_the_browser_chooses_the_first_language(wanted: list[str], spoken: str) -> None:
    assert preferred_language(wanted) == spoken


def test_words_of_a_language_can_be_read_from_its_sources() -> None:
    assert text_of("en")("person.name.ivan") == "Ivan"
